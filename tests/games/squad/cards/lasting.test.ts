import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { count, named, openTo } from './common.js';
import { changesTheirs, strengthensMine, untilTheirTurnEnds } from './families.js';

strengthensMine([
  { id: 'ST009', by: 1, fits: ['ST048', 'ST204'], not: ['ST017'] },
  { id: 'ST125', by: 1, fits: ['ST165', 'ST179'], not: ['ST197'] },
  { id: 'ST138', by: 1, fits: ['ST148', 'ST165'], not: ['ST179'] },
  { id: 'ST272', by: 1, fits: ['ST048', 'ST143'], not: ['ST031'] },
]);

changesTheirs({ ST113: -2, ST443: -1 });

scenario(
  `${named('ST113')}: never below 0, and without damage no Keeper`,
  { power: 20, active: 1, me: { keepers: ['ST113'] }, them: { hand: ['ST026'] } },
  table => {
    table.attack('ST026');
    expect(count(table, 0, 'discard')).toBe(0);
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.effects).toContain('ST113');
  },
);

untilTheirTurnEnds(['ST113', 'ST440']);

scenario(
  `${named('ST443')}: stays at the end of the opponent's turn`,
  { step: 'end', active: 1, me: { keepers: ['ST443'] } },
  table => expect(table.zone(0, 'keepers')).toEqual(['ST443']),
);

describe('power for some cards', () => {
  scenario(
    `${named('ST014')}: two levels more for Storm and Thor`,
    {
      power: 4,
      me: { hand: ['ST013', 'ST179', 'ST429', 'ST049'], keepers: ['ST014'] },
      them: { deck: openTo('ST429') },
    },
    table => {
      table.asks(0, 'attack', ['ST179', 'ST429', 'pass']).pick('pass');
      expect(table.effects).toContain('ST014');
    },
  );

  scenario(
    `${named('ST076')}: one level more for Strength and Tech`,
    { power: 4, me: { hand: ['ST173', 'ST094', 'ST049', 'ST150', 'ST323'], keepers: ['ST076'] } },
    table => {
      table.asks(0, 'attack', ['ST173', 'ST094', 'ST323', 'pass']).pick('pass');
      expect(table.effects).toContain('ST076');
    },
  );

  for (const [id, attack] of [
    ['ST014', 'ST179'],
    ['ST076', 'ST173'],
  ] as const) {
    scenario(
      `${named(id)}: nothing for the opponent`,
      { power: 4, active: 1, me: { keepers: [id] }, them: { hand: [attack] } },
      table => {
        table.asks(1, 'attack', ['pass']).pick('pass');
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: no effect on what could be played anyway`,
      { power: 8, me: { hand: [attack], keepers: [id] } },
      table => {
        table.asks(0, 'attack', [attack, 'pass']).pick('pass');
        expect(table.effects).not.toContain(id);
      },
    );
  }

  scenario(
    `${named('ST014')}: raises what a Thor card reads as its player's power (SQ-C3)`,
    { power: 3, me: { hand: ['ST020'], keepers: ['ST014'] }, them: { deck: openTo('ST020') } },
    table => {
      table.attack('ST020');
      expect(count(table, 1, 'discard')).toBe(5);
    },
  );
});

describe(named('ST440'), () => {
  scenario(
    "ST440 lowers the opponent's power by 3",
    { power: 6, active: 1, me: { keepers: ['ST440'] }, them: { hand: ['ST143', 'ST031', 'ST048'] } },
    table => {
      table.asks(1, 'attack', ['ST143', 'ST048', 'pass']).pick('pass');
      expect(table.power).toBe(6);
      expect(table.effects).toContain('ST440');
    },
  );

  scenario(
    'ST440 never below 1',
    { power: 2, active: 1, me: { keepers: ['ST440', 'ST440'] }, them: { hand: ['ST048', 'ST136'] } },
    table => {
      table.asks(1, 'attack', ['ST048', 'pass']).pick('pass');
    },
  );

  scenario('ST440 leaves its own player alone', { power: 6, me: { hand: ['ST031'], keepers: ['ST440'] } }, table => {
    table.asks(0, 'attack', ['ST031', 'pass']).pick('pass');
    expect(table.effects).not.toContain('ST440');
  });
});
