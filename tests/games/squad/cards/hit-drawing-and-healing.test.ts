import { describe, expect } from 'vitest';
import { deckOf, type Layout, scenario } from '../table.js';
import { card, count, named, openTo, said, stops } from './common.js';

describe.each([
  { id: 'ST085', draws: 1 },
  { id: 'ST524', draws: 1 },
  { id: 'ST099', draws: 2 },
])('draws: $id', ({ id, draws }) => {
  const layout = (...deck: string[]): Layout => ({
    power: 20,
    me: { hand: [id], deck },
    them: { deck: stops(id, 2) },
  });

  scenario(`${named(id)}: draws ${draws}`, layout('ST048', 'ST013', 'ST163'), table => {
    table.attack(id);
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST013'].slice(0, draws));
    expect(count(table, 0, 'deck')).toBe(3 - draws);
    expect(count(table, 1, 'hand')).toBe(0);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: draws as many as there are`, layout('ST048'), table => {
    table.attack(id);
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
  });

  scenario(`${named(id)}: draws none from an empty deck`, layout(), table => {
    table.attack(id);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain(id);
  });
});

describe.each([
  { id: 'ST326', draws: 2 },
  { id: 'ST363', draws: 3 },
])('draws, then discards: $id', ({ id, draws }) => {
  const layout = (deck: string[], ...held: string[]): Layout => ({
    power: 20,
    me: { hand: [id, ...held], deck },
    them: { hand: ['ST048'], deck: stops(id, 2) },
  });
  const drawn = ['ST013', 'ST163', 'ST165'].slice(0, draws);

  scenario(`${named(id)}: any card of the hand, drawn or held`, layout([...drawn, 'ST017'], 'ST048'), table => {
    table
      .attack(id)
      .take()
      .asks(0, 'discard', ['ST048', ...drawn])
      .pick('ST013');
    expect(table.zone(0, 'hand')).toEqual(['ST048', ...drawn.slice(1)]);
    expect(table.zone(0, 'discard')).toEqual([id, 'ST013']);
    expect(table.zone(0, 'deck')).toEqual(['ST017']);
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: discards although there was nothing to draw`, layout([], 'ST048'), table => {
    table.attack(id).take();
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual([id, 'ST048']);
  });

  scenario(`${named(id)}: nothing without deck and hand`, layout([]), table => {
    table.attack(id).take();
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(table.effects).not.toContain(id);
  });
});

describe(named('ST145'), () => {
  scenario(
    'ST145 both players draw three',
    { power: 6, me: { hand: ['ST145'] }, them: { deck: stops('ST145', 2) } },
    table => {
      table.attack('ST145');
      expect(count(table, 0, 'hand')).toBe(3);
      expect(count(table, 1, 'hand')).toBe(3);
      expect(table.effects).toContain('ST145');
    },
  );

  scenario(
    'ST145 the opponent draws although its player has no deck',
    { power: 6, me: { hand: ['ST145'], deck: [] }, them: { deck: stops('ST145', 2) } },
    table => {
      table.attack('ST145');
      expect(count(table, 0, 'hand')).toBe(0);
      expect(count(table, 1, 'hand')).toBe(3);
    },
  );
});

scenario(
  `${named('ST511')}: the opponent draws, its player does not`,
  { power: 3, me: { hand: ['ST511'] }, them: { deck: [...stops('ST511', 2).slice(0, 2), 'ST048', 'ST013'] } },
  table => {
    table.attack('ST511');
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(count(table, 0, 'hand')).toBe(0);
    expect(table.effects).toContain('ST511');
  },
);

describe.each([{ id: 'ST072' }, { id: 'ST119' }])('for every card that damaged: $id', ({ id }) => {
  const nobody = { keepers: [[], []], others: 0 };
  const layout = (mine: number, theirs: number): Layout => ({
    power: 9,
    me: { hand: [id], deck: deckOf('tech', 8), discard: deckOf('animal', 8) },
    them: { deck: stops(id, 2) },
    memory: {
      now: {
        taken: [mine, theirs],
        attacked: [true, false],
        damagers: [
          { ...nobody, others: mine },
          { ...nobody, others: theirs },
        ],
      },
    },
  });
  const done = (table: { zone(seat: 0, zone: 'hand' | 'discard'): string[] }): number =>
    id === 'ST119' ? table.zone(0, 'hand').length : 9 - table.zone(0, 'discard').length;

  scenario(`${named(id)}: the attack itself is one of them (SQ-C33)`, layout(0, 0), table => {
    table.attack(id);
    expect(done(table)).toBe(1);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: two others make three`, layout(0, 2), table => {
    table.attack(id);
    expect(done(table)).toBe(3);
  });

  // ST330 and ST285 hit for as many as are healed or drawn at once.
  const watches = id === 'ST072' ? 'ST330' : 'ST285';
  const watched = layout(0, 2);

  scenario(
    `${named(id)}: in one, so that what watches acts once (SQ-C48)`,
    { ...watched, me: { ...watched.me, keepers: [watches] }, them: { deck: stops(id, 2, watches) } },
    table => {
      table.attack(id);
      expect(said(table, 'log-hit')?.amount).toBe(3);
      expect(count(table, 1, 'discard')).toBe(2 + 3);
    },
  );

  scenario(`${named(id)}: not those that damaged its own player`, layout(3, 0), table => {
    table.attack(id);
    expect(done(table)).toBe(1);
  });
});

describe.each([
  { id: 'ST102', heals: 4 },
  { id: 'ST107', heals: 2 },
  { id: 'ST108', heals: 5 },
  { id: 'ST198', heals: 3 },
])('heals: $id', ({ id, heals }) => {
  const layout = (...discard: string[]): Layout => ({
    power: 20,
    me: { hand: [id], deck: ['ST013'], discard },
    them: { deck: stops(id, 3), discard: ['ST048'] },
  });

  scenario(
    `${named(id)}: ${heals} from the bottom`,
    layout(...deckOf('tech', 2), ...deckOf('animal', heals)),
    table => {
      table.attack(id);
      expect(table.zone(0, 'deck')).toEqual(['ST013', ...deckOf('animal', heals)]);
      expect(table.zone(0, 'discard')).toEqual([id, ...deckOf('tech', 2)]);
      expect(count(table, 1, 'discard')).toBe(4);
      expect(table.effects).toContain(id);
    },
  );

  scenario(`${named(id)}: as far as it goes, itself not counted`, layout('ST048'), table => {
    table.attack(id);
    expect(table.zone(0, 'deck')).toEqual(['ST013', 'ST048']);
    expect(table.zone(0, 'discard')).toEqual([id]);
  });

  scenario(`${named(id)}: nothing without a discard pile`, layout(), table => {
    table.attack(id);
    expect(table.zone(0, 'deck')).toEqual(['ST013']);
    expect(table.effects).not.toContain(id);
  });
});

scenario(
  `${named('ST340')}: heals 3, then is shuffled into the deck`,
  { power: 11, me: { hand: ['ST340'], deck: [], discard: deckOf('tech', 4) }, them: { deck: stops('ST340', 3) } },
  table => {
    table.attack('ST340');
    expect(table.zone(0, 'deck').sort()).toEqual([...deckOf('tech', 3), 'ST340'].sort());
    expect(table.zone(0, 'discard')).toEqual(deckOf('tech', 1));
    expect(table.lines.indexOf('log-heal')).toBeLessThan(table.lines.indexOf('log-shuffle-in'));
    expect(table.effects).toContain('ST340');
  },
);

describe.each([{ id: 'ST130' }, { id: 'ST294' }])('heals the damage: $id', ({ id }) => {
  const full = card(id).printedAttack;
  for (const damage of [2, full])
    scenario(
      `${named(id)}: ${damage} for ${damage}`,
      {
        power: 20,
        me: { hand: [id], deck: [], discard: deckOf('tech', 8) },
        them: { deck: damage === full ? openTo(id) : stops(id, damage), discard: ['ST048'] },
      },
      table => {
        table.attack(id);
        expect(count(table, 0, 'deck')).toBe(damage);
        expect(count(table, 0, 'discard')).toBe(9 - damage);
        expect(table.effects).toContain(id);
      },
    );
});

describe(named('ST357'), () => {
  const layout = (top: string): Layout => ({
    power: 7,
    me: { hand: ['ST357'], deck: [], discard: [top, ...deckOf('tech', 5)] },
    them: { deck: stops('ST357', 3), discard: ['ST165'] },
  });

  for (const top of ['ST165', 'ST081'])
    scenario(`ST357 heals 4 with ${named(top)} on top`, layout(top), table => {
      table.attack('ST357');
      expect(table.zone(0, 'deck')).toEqual(deckOf('tech', 4));
      expect(table.zone(0, 'discard')).toEqual(['ST357', top, ...deckOf('tech', 1)]);
      expect(table.effects).toContain('ST357');
    });

  scenario('ST357 nothing with another factor on top', layout('ST048'), table => {
    table.attack('ST357');
    expect(table.zone(0, 'deck')).toEqual([]);
    expect(table.effects).not.toContain('ST357');
  });
});

describe(named('ST504'), () => {
  const layout: Layout = {
    power: 6,
    me: { hand: ['ST504', 'ST048', 'ST013'], deck: ['ST163', 'ST165', 'ST017'] },
    them: { hand: ['ST048'], deck: [...stops('ST504', 2).slice(0, 2), 'ST142', 'ST163'] },
  };

  scenario('ST504 its own player discards the hand and draws as many', layout, table => {
    table.attack('ST504').take().asks(0, 'player', ['seat-0', 'seat-1']).pick('seat-0');
    table.asks(0, 'discard order', ['ST048', 'ST013']).order('ST013', 'ST048');
    expect(table.zone(0, 'hand')).toEqual(['ST163', 'ST165']);
    expect(table.zone(0, 'discard')).toEqual(['ST504', 'ST048', 'ST013']);
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(table.effects).toContain('ST504');
  });

  scenario('ST504 the opponent does', layout, table => {
    table.attack('ST504').take().pick('seat-1');
    expect(table.zone(1, 'hand')).toEqual(['ST142']);
    expect(table.zone(1, 'discard')[0]).toBe('ST048');
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST013']);
  });

  scenario('ST504 does nothing to an empty hand', { ...layout, me: { hand: ['ST504'] } }, table => {
    table.attack('ST504').take().pick('seat-0');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain('ST504');
  });
});
