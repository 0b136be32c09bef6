import { describe, expect } from 'vitest';
import { atStartOfTurn, hits, inTurn } from '../../../../src/games/squad/abilities/index.js';
import { starter, card as testCard } from '../rules/rule.js';
import { type Layout, scenario } from '../table.js';
import { count, damages, named, openTo } from './common.js';

// Attacks that ask what happened this turn or the last one.

const still = { effect: false };

/** The last turn: the damage that seats 0 and 1 took, and who attacked. */
const last = (taken: [number, number], attacked: [boolean, boolean] = [false, true]): Layout => ({
  memory: { last: { taken, attacked } },
});
/** This turn: the damage that seats 0 and 1 took. */
const now = (taken: [number, number]): Layout => ({ memory: { now: { taken, attacked: [false, false] } } });

describe(named('ST059'), () => {
  damages('after 4 damage', 'ST059', 8, last([4, 0]));
  damages('after 9', 'ST059', 8, last([9, 0]));
  damages('after 3, and 9 for the opponent', 'ST059', 4, last([3, 9]), still);
  damages('for what was taken this turn', 'ST059', 4, now([9, 0]), still);
});

describe.each(['ST307', 'ST342'])('twice the damage of the last turn: %s', id => {
  damages('after 3', id, 6, last([3, 8]));
  damages('after none', id, 0, last([0, 8]), still);
  damages('for what was taken this turn', id, 0, now([9, 0]), still);
});

describe(named('ST307'), () => {
  scenario(
    'ST307 after a real turn: attack and hit alike',
    {
      until: 'over',
      active: 1,
      power: 12,
      step: 'start',
      cards: [starter('hits for 2', 2)],
      me: { hand: ['ST307'], deck: openTo('ST048') },
      them: { hand: ['ST048'], keepers: ['hits for 2'], deck: openTo('ST307') },
    },
    table => {
      // 2 from the Keeper, 3 from the attack.
      table.take().attack('ST048').take();
      expect(count(table, 0, 'discard')).toBe(5);
      table.attack('ST307').asks(1, 'block').take();
      expect(count(table, 1, 'discard')).toBe(1 + 10);
      // The next turn has begun: the Keeper hits again.
      table.take().asks(1, 'attack');
    },
  );
});

describe(named('ST578'), () => {
  damages('after 2 damage', 'ST578', 4, last([2, 0]));
  damages('after 8: never less than nothing', 'ST578', 0, last([8, 0]));
  damages("for the opponent's", 'ST578', 6, last([0, 5]), still);
  damages('for what was taken this turn', 'ST578', 6, now([3, 0]), still);
});

describe.each([
  { id: 'ST077', base: 3, by: 2 },
  { id: 'ST115', base: 4, by: 5 },
])('stronger when the opponent did not attack: $id', ({ id, base, by }) => {
  damages('when they did not', id, base + by, last([0, 0], [false, false]));
  damages('when they were hit, but not attacked', id, base + by, last([4, 0], [true, false]));
  damages('when they did', id, base, last([0, 0], [false, true]), still);
  damages('in the first turn of a match (SQ-C18)', id, base + by, { turn: 1 });

  for (const attacks of [true, false])
    scenario(
      `${named(id)}: after a real turn in which the opponent ${attacks ? 'attacked and was blocked' : 'passed'}`,
      {
        until: 'over',
        active: 1,
        power: 20,
        cards: [testCard('blow'), testCard('stops it', { block: 'speed' })],
        me: { hand: [id, 'stops it'] },
        them: { hand: ['blow', 'blow'], deck: openTo(id) },
      },
      table => {
        if (attacks) table.attack('blow').block('stops it');
        else table.pick('pass');
        table.attack(id).asks(1, 'block').take();
        expect(count(table, 1, 'discard')).toBe((attacks ? 1 : 0) + base + (attacks ? 0 : by));
        table.asks(1, 'attack');
      },
    );
});

/** Cards that damaged seats 0 and 1 this turn. */
const damagers = (mine: number, theirs: number): Layout => ({
  memory: {
    now: { taken: [mine, theirs], attacked: [true, false], damagers: [{ others: mine }, { others: theirs }] },
  },
});

describe.each([
  { id: 'ST067', base: 4, worth: (others: number) => (others > 0 ? 4 : 0) },
  { id: 'ST074', base: 3, worth: (others: number) => 2 * others },
])('stronger after other cards did damage: $id', ({ id, base, worth }) => {
  for (const others of [1, 2]) damages(`after ${others} (SQ-C20)`, id, base + worth(others), damagers(0, others));
  damages('after none; what damaged its player does not count', id, base, damagers(3, 0), still);

  scenario(
    `${named(id)}: a Keeper that hit twice and the attack that played it are two cards (SQ-C20)`,
    {
      until: 'over',
      step: 'start',
      power: 12,
      cards: [testCard('hits twice', { keeper: 2, triggers: [atStartOfTurn(inTurn(hits(1), hits(1)))] })],
      me: { hand: ['ST068', id], keepers: ['hits twice'] },
      them: { deck: openTo('ST068', id) },
    },
    table => {
      table.attack('ST068').asks(0, 'play', [id]).pick(id);
      expect(count(table, 1, 'discard')).toBe(2 + 3 + base + worth(2));
      expect(table.effects).toContain(id);
      table.asks(1, 'attack');
    },
  );
});
