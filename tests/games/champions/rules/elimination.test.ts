import { expect } from 'vitest';
import { blanks, boosted, carol, ENERGY, MARVEL, marvel, PETER, revealed, SPIDER } from '../encounter/tables.js';
import { CARD, scenario } from '../table.js';

// A player is out in the middle of something: it goes on for the others, and asks nothing of who is gone.

/** One hit point left, and nothing to defend with. */
const dying = { identity: MARVEL, damage: 11, exhausted: true };
const VULTURE = '01167';
const MERCENARY = '01101';

scenario(
  'CH-C31: a minion with quickstrike strikes the next hero as it engages them, once',
  {
    heroes: [{ identity: SPIDER, damage: 9, minions: [VULTURE, MERCENARY] }, { ...marvel, exhausted: true }, carol],
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.pass().asks(0, 'defend').pass();
    expect(table.logged('log-eliminated')).toHaveLength(1);
    expect(table.logged('log-engage').map(({ args }) => args?.who)).toEqual([{ seat: 1 }, { seat: 1 }]);
    expect(table.logged('log-quickstrike')).toHaveLength(1);
    // Vulture's 3, and 2 from Rhino, whose turn on this hero comes now.
    expect(table.identity(1).damage).toBe(5);
    table.asks(1, 'minion order').pick(VULTURE);
  },
);

scenario(
  'CH-C31: who has been struck down by such a minion gets none of the others',
  {
    heroes: [{ identity: SPIDER, damage: 9, minions: [VULTURE, MERCENARY] }, dying, carol],
    step: 'villain activates',
  },
  table => {
    table.pass().asks(0, 'defend').pass();
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.minions(2)).toEqual([VULTURE, MERCENARY]);
    expect(table.state.first).toBe(2);
  },
);

scenario(
  'CH-C32: a minion that falls together with its player strikes nobody any more',
  {
    heroes: [
      { ...dying, deck: [ENERGY, CARD], play: ['01050'], minions: [{ card: VULTURE, damage: 3 }] },
      { ...marvel, exhausted: true },
    ],
    until: 'end of turns',
  },
  table => {
    // Hulk's energy: 1 damage to each character.
    table.pick('01050.attack').pick('01094');
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.identity(1).damage).toBe(1);
    expect(table.encounterDiscard).toEqual([VULTURE]);
    table.end();
  },
);

scenario(
  '01174: Electromagnetic Backlash passes over a player whom it has eliminated on its way',
  revealed('01174', [
    { identity: PETER, damage: 9, deck: [ENERGY, CARD, CARD, CARD, CARD, CARD], minions: [VULTURE] },
    dying,
    carol,
  ]),
  table => {
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.logged('log-discard-top').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 2 }]);
    expect(table.minions(2)).toEqual([VULTURE]);
  },
);

scenario(
  '01151: Under Attack does not ask a player whom it has eliminated on its way',
  revealed('01151', [{ ...marvel, damage: 9, minions: [VULTURE] }, dying, carol]),
  table => {
    table.asks(0, 'option', ['threat', 'damage']).pick('damage');
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.card('01151').threat).toBe(5);
  },
);

scenario(
  'CH-C31: 01121: a Weapons Runner that is turned up after Klaw has eliminated a player engages nobody',
  {
    scenario: 'klaw',
    ...boosted('01130', [dying, carol], { villain: '01113', encounter: { deck: ['01130', '01121', ...blanks()] } }),
  },
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect([table.minions(0), table.minions(1)]).toEqual([[], []]);
    expect(table.encounterDiscard).toEqual(['01121', '01130']);
  },
);

scenario(
  'CH-C31: 01134: Ultron I asks nothing of a player whom he has eliminated',
  { scenario: 'ultron', ...boosted('01106', [dying, carol], { villain: '01134' }) },
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.lines).not.toContain('log-forced');
    expect(table.scheme.threat).toBe(0);
  },
);

scenario(
  'RR Leaves Play: what an eliminated hero, an ally and a player had until the round ends is gone, what others have stays',
  {
    heroes: [
      { ...dying, minions: [MERCENARY], play: ['01058'] },
      { ...carol, play: ['01059'] },
    ],
    step: { at: 'minions activate', seat: 0 },
    until: 'deal',
    lasting: [{ card: 2 }, { card: 3 }, { seat: 0 }, { card: 5 }, { card: 6 }, { seat: 1 }].map(of => ({
      until: 'round',
      of,
      stat: 'attack',
      by: 1,
      source: '05032',
    })),
  },
  table => {
    table.asks(0, 'defend', ['01058']).pass().pass();
    expect(table.state.players[0]?.eliminated).toBe(true);
    const { id: carols } = table.identity(1);
    expect(table.state.lasting.map(({ of }) => of)).toEqual([
      { card: carols },
      { card: table.card('01059').id },
      { seat: 1 },
    ]);
  },
);
