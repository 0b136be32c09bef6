import { describe, expect, test } from 'vitest';
import { mine, mostFromAttack } from '../../../../src/games/squad/abilities/index.js';
import { type Abilities, type Card, FACTORS, type Facts, type Team } from '../../../../src/games/squad/card.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { enumerate } from '../../../../src/kernel/index.js';
import { blow, plain, card as testCard } from '../rules/rule.js';
import { type Layout, Played } from '../table.js';
import { card, named, openTo } from './common.js';
import {
  ABILITIES,
  AFTER_MY_ATTACK,
  AFTER_THEIR_ATTACK,
  AT_MOST,
  CARDS_THAT_DAMAGED,
  idOf,
  KEEPERS,
  LAST_TURN,
  type Needing,
} from './thresholds.js';

// Whatever waits for damage is played one point below the number, at it, and one above.

interface Case {
  readonly id: string;
  readonly damage: number;
  readonly team?: Team;
}

const casesOf = (list: readonly Needing[]): Case[] =>
  list.flatMap(({ cards: numbers, ...rest }) => numbers.map(number => ({ id: idOf(number), ...rest })));

/** Played as it comes: that a reload or an undo changes nothing is for each card's other tests to say. */
const played = (name: string, layout: Layout, play: (table: Played) => void): void =>
  test(name, () => play(new Played(layout, 'plain')));

const around = (number: number): readonly number[] => [number - 1, number, number + 1];

/** A test-only Keeper that lets just so much of an attack through. */
const limit = (damage: number): Card =>
  testCard(`lets ${damage} through`, { factor: 'energy', keeper: 2, standing: mostFromAttack(damage) });
const limits = Array.from({ length: 13 }, (_, damage) => limit(damage));
/** A test-only Keeper that makes its player's attacks strong enough for any of these numbers. */
const might = testCard('might', { keeper: 2, lasting: [mine.attack(12)] });

/** Test-only cards of every hero and every factor, so that they fit whatever is asked for: an attack, and Keepers by level. */
const wild = (name: string, team: Team | null, facts: Partial<Facts & Abilities>): Card => ({
  ...testCard(`${name} ${team ?? ''}`, { team, ...facts }),
  heroes: [...new Set(cards.flatMap(({ heroes }) => heroes))],
  factors: FACTORS,
});
const teams = [null, ...new Set(cards.flatMap(({ team }) => team ?? []))];
const wilds = teams.flatMap(team => [
  wild('blow', team, { attack: 12 }),
  wild('small', team, { keeper: 2 }),
  wild('large', team, { keeper: 2, level: 5 }),
]);

/** All of them in one list, so that the game with them is made once. */
const helpers = [...limits, might, ...wilds];

/** Plays on to the end of the step: takes all damage, and takes up whatever is offered. */
function playOn(table: Played): void {
  while (!table.isOver) {
    const { prompt } = table;
    const answers = prompt.reason === 'block' ? [] : enumerate(prompt, 50);
    table.answer(answers.find(answer => !('pick' in answer) || answer.pick.length > 0) ?? prompt.default);
  }
}

/** A table at which an attack does just so much damage, and at which its ability finds something to do. */
function attacked({ id, team }: Case, damage: number): Layout {
  const small = Array<string>(12).fill(`small ${team ?? ''}`);
  const large = Array<string>(2).fill(`large ${team ?? ''}`);
  return {
    cards: helpers,
    power: card(id).level,
    coins: Array(9).fill('heads'),
    me: { hand: [id, ...small.slice(-2)], deck: openTo(id), discard: small, keepers: [...large, 'might'] },
    them: {
      hand: small.slice(-2),
      deck: openTo(id),
      discard: small,
      keepers: [...large, `lets ${damage} through`],
    },
    // The opponent put their Keepers into play last turn.
    memory: { last: { entered: [{ keepers: [[], []] }, { keepers: [[], [0, 1]] }] } },
  };
}

const damageOf = (table: Played): unknown => table.logged('log-dealt')[0]?.args?.amount;

describe.each(casesOf(ABILITIES))('an ability that needs $damage damage: $id', one => {
  for (const done of around(one.damage))
    played(
      `${named(one.id)}: ${done < one.damage ? 'nothing' : 'happens'} at ${done} damage`,
      attacked(one, done),
      table => {
        table.attack(one.id);
        playOn(table);
        expect(damageOf(table)).toBe(done);
        expect(table.effects.includes(one.id)).toBe(done >= one.damage);
      },
    );
});

describe.each(casesOf(KEEPERS))('a Keeper at $damage damage: $id', one => {
  for (const done of around(one.damage))
    played(
      `${named(one.id)}: ${done < one.damage ? 'is discarded' : 'stays in play'} at ${done} damage`,
      attacked(one, done),
      table => {
        table.attack(one.id);
        playOn(table);
        expect(damageOf(table)).toBe(done);
        expect(table.zone(0, 'keepers').includes(one.id)).toBe(done >= one.damage);
        expect(table.zone(0, 'discard').includes(one.id)).toBe(done < one.damage);
      },
    );
});

/** A table at which a Keeper of seat 0 answers an attack, which does just so much damage. */
function answered({ id, team }: Case, damage: number, by: 0 | 1): Layout {
  const attack = `blow ${team ?? ''}`;
  const attacker = { hand: [attack], deck: openTo(id) };
  const limited = `lets ${damage} through`;
  const pile = Array<string>(12).fill('small ');
  return {
    cards: helpers,
    active: by,
    coins: Array(9).fill('heads'),
    me: { deck: openTo(id), ...(by === 0 && attacker), discard: pile, keepers: by === 0 ? [id] : [id, limited] },
    them: { deck: openTo(id), hand: ['small '], ...(by === 1 && attacker), keepers: by === 0 ? [limited] : [] },
  };
}

describe.each([
  ...casesOf(AFTER_MY_ATTACK).map(one => ({ ...one, by: 0 as const, whose: 'its player’s' })),
  ...casesOf(AFTER_THEIR_ATTACK).map(one => ({ ...one, by: 1 as const, whose: 'the opponent’s' })),
])('a Keeper that answers $damage damage of $whose attack: $id', ({ by, ...one }) => {
  for (const done of around(one.damage))
    played(
      `${named(one.id)}: ${done < one.damage ? 'nothing' : 'acts'} at ${done} damage`,
      answered(one, done, by),
      table => {
        table.attack(`blow ${one.team ?? ''}`);
        playOn(table);
        expect(damageOf(table)).toBe(done);
        expect(table.effects.includes(one.id)).toBe(done >= one.damage);
      },
    );
});

describe.each(casesOf(AT_MOST))('a Keeper that lets $damage damage of an attack through: $id', ({ id, damage }) => {
  for (const number of around(damage))
    played(
      `${named(id)}: an attack of ${number}`,
      { cards: plain, me: { hand: [blow('speed', number)] }, them: { deck: openTo(id), keepers: [id] } },
      table => {
        table.attack(blow('speed', number));
        expect(damageOf(table)).toBe(Math.min(number, damage));
        expect(table.effects.includes(id)).toBe(number > damage);
      },
    );
});

describe.each(LAST_TURN)('stronger after $damage damage last turn: $card', ({ card: number, damage, by }) => {
  const id = idOf(number);
  for (const taken of around(damage))
    played(
      `${named(id)}: after ${taken} damage`,
      {
        power: 20,
        me: { hand: [id] },
        them: { deck: openTo(id) },
        memory: { last: { taken: [taken, 0] } },
      },
      table => {
        table.attack(id);
        expect(damageOf(table)).toBe(card(id).printedAttack + (taken < damage ? 0 : by));
      },
    );
});

describe.each(CARDS_THAT_DAMAGED)('after $cards cards that damaged: $card', ({ card: number, cards: enough }) => {
  const id = idOf(number);
  const nobody = { keepers: [[], []], others: 0 };
  for (const others of around(enough))
    played(
      `${named(id)}: ${others < enough ? 'nothing' : 'acts'} after ${others}`,
      {
        step: 'end',
        me: { keepers: [id] },
        them: { deck: openTo(id) },
        memory: { now: { damagers: [nobody, { ...nobody, others }] } },
      },
      table => expect(table.effects.includes(id)).toBe(others >= enough),
    );
});

describe('ST598: exactly the number that is named', () => {
  const NAMED = 3;
  for (const done of around(NAMED))
    played(
      `${named('ST598')}: ${done} damage where ${NAMED} is named`,
      attacked({ id: 'ST598', damage: NAMED }, done),
      table => {
        table.attack('ST598').answer({ amount: NAMED }).take();
        expect(damageOf(table)).toBe(done);
        expect(table.zone(0, 'hand').length).toBe(done === NAMED ? 3 : 2);
      },
    );
});

describe('the numbers', () => {
  const idsWhere = (has: (card: Card) => boolean): string[] => cards.filter(has).map(({ id }) => id);
  const listed = (...lists: readonly (readonly Needing[])[]): string[] =>
    lists.flatMap(list => casesOf(list).map(({ id }) => id)).sort();

  test('are there for every card that waits for damage', () => {
    expect(listed(KEEPERS)).toEqual(idsWhere(({ keeper }) => keeper !== undefined).sort());
    expect(listed(ABILITIES)).toEqual(idsWhere(({ onHit }) => onHit !== undefined).sort());
    expect(listed(AT_MOST)).toEqual(idsWhere(({ standing }) => standing?.mostFromAttack !== undefined).sort());
    expect(listed(AFTER_MY_ATTACK, AFTER_THEIR_ATTACK)).toEqual(
      idsWhere(({ triggers }) => triggers?.some(({ on }) => on === 'attack damage') === true).sort(),
    );
  });
});
