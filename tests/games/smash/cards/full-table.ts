import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/games/smash/card.js';
import { cards } from '../../../../src/games/smash/cards/index.js';
import type { Kind, PowerType } from '../../../../src/games/smash/printed.js';
import { Chance } from '../../../../src/kernel/index.js';
import { hero, type Layout, loot, type Played, type Side, scenario, story } from '../table.js';
import { Expected, wholeOf } from './whole.js';

const nothing = (): Card => story({ do: 'draw', count: 1 });
/** Cards by name: the house set's, and for what else lies there heroes without powers, Loot that only its owner uses, and cards to draw. */
const CARDS: Readonly<Record<string, Card>> = {
  ...Object.fromEntries(cards.map(card => [card.name, card])),
  next: hero('magic'),
  later: hero('nature'),
  fallen: hero('gadget'),
  fallen2: hero('mutant'),
  horn: loot('magic', { use: [{ do: 'draw', count: 1 }] }),
  drum: loot('gadget', { use: [{ do: 'draw', count: 1 }] }),
  old: loot('mutant', { use: [{ do: 'draw', count: 1 }] }),
  old2: loot('nature', { use: [{ do: 'draw', count: 1 }] }),
  ...Object.fromEntries(['red', 'blue', 'green', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'].map(name => [name, nothing()])),
};

/** A hero in its place, as a layout writes it. */
export type Place = NonNullable<Side['places']>[number];
export const stunned = (card: string) => ({ card, stunned: true });
/** Revived this turn: before its own team's next turn (SM-10), which begins for seat 0 as the test does. */
export const revived = (card: string, seat: number) => ({ card, readyAt: seat === 0 ? 2 : 1 });

const PILES = {
  stack: ['next', 'later'],
  defeated: ['fallen', 'fallen2'],
  deck: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
  discard: ['old', 'old2', 'filler2'],
};
export const HAND = ['smash', 'red', 'blue', 'green', 'filler'];

/**
 * A full small table: three teams of three heroes, some stunned, two with Loot; hands, decks, stacks, defeated heroes and
 * discard piles. No two heroes on the table are the same. Seat 0, which is up, has the card.
 */
const TABLE: readonly [Side, Side, Side] = [
  { ...PILES, hand: HAND },
  { ...PILES, hand: HAND, places: ['mutant', { card: 'magic', loot: 'horn' }, stunned('nature')] },
  { ...PILES, hand: HAND, places: [stunned('magic2'), 'nature2', { card: 'gadget', loot: 'drum' }] },
];
/** The active heroes of rivals there, and all of them. */
export const ACTIVE = ['mutant', 'magic', 'nature2', 'gadget'];
export const RIVALS = ['mutant', 'magic', 'nature', 'magic2', 'nature2', 'gadget'];
const mates = [stunned('mutant2'), stunned('gadget2')];

/** What the card's own team has instead: a card to play first; nobody stunned; nothing to draw at all. */
export const holding = (card: string): Side => ({ hand: [card, ...HAND.slice(1)] });
export const upright = (hero: string) => ({ places: [hero, 'mutant2', 'gadget2'] });
export const bare = { deck: [], discard: [] };

/** Who is asked, what they choose, and, where it is told, everything that is offered. */
export type Answer = readonly [seat: number, choice: string | readonly string[], offered?: readonly string[]];

export interface Case {
  /** What differs from the full table, for each team. */
  readonly teams?: readonly [Side, Side?, Side?];
  readonly cards?: Layout['cards'];
  readonly coin?: 'heads' | 'tails';
  /** Whether chance decides otherwise: then it is played with several seeds. */
  readonly chance?: true;
  readonly answers?: readonly Answer[];
  /** What becomes of the table, told from the one that came of it where chance decides. Left out: nothing. */
  after?(table: Expected, played: Played): void;
}

export type Cases = Readonly<Record<string, Case>>;

/** A seed by which the first coin falls one way. */
function seedFor(side: 'heads' | 'tails'): string {
  for (let at = 0; ; at++)
    if (new Chance(`coin ${at}`).stream('coin').coin() === (side === 'heads')) return `coin ${at}`;
}

/** A table of a case, with what the card's own side has unless the case says otherwise. */
export function layoutOf({ teams = [{}], cards: more = {}, coin }: Case, own: Side = {}): Layout {
  const [mine, first, second] = teams;
  const [zero, one, two] = TABLE;
  const all: readonly Side[] = [
    { ...zero, ...own, ...mine },
    { ...one, ...first },
    { ...two, ...second },
  ];
  // Only the cards that lie on it: what every table costs grows with the cards there are.
  const written = JSON.stringify(all);
  const there = Object.entries(CARDS).filter(([name]) => written.includes(JSON.stringify(name)));
  return {
    cards: { ...Object.fromEntries(there), ...more },
    teams: all,
    ...(coin !== undefined && { seed: seedFor(coin) }),
  };
}

export function give(table: Played, answers: readonly Answer[] = []): void {
  for (const [seat, choice, offered] of answers) {
    expect(table.prompt.seat).toBe(seat);
    if (offered !== undefined) expect([...table.options].sort()).toEqual([...offered].sort());
    table.pick(...(typeof choice === 'string' ? [choice] : choice));
  }
}

/** An action on the full table, and the whole table after it. */
export function acts(says: string, action: string, one: Case, own: Side = {}): void {
  for (const seed of one.chance ? ['one', 'two', 'three', 'four'] : [undefined]) actsBy(seed, says, action, one, own);
}

function actsBy(seed: string | undefined, says: string, action: string, one: Case, own: Side): void {
  const layout = layoutOf(one, own);
  scenario(
    seed === undefined ? says : `${says}, seed ${seed}`,
    seed === undefined ? layout : { ...layout, seed },
    table => {
      const expected = new Expected(table);
      table.pick(action);
      give(table, one.answers);
      one.after?.(expected, table);
      expect(wholeOf(table)).toEqual(expected.whole);
      if (one.coin !== undefined && table.logged('log-flip').length > 0)
        expect(table.logged('log-flip')[0]?.args?.side).toBe(one.coin);
    },
  );
}

/** Chance has stunned one of these rival heroes, which were active: whichever it is, no other. */
export function stunsOne(table: Expected, played: Played, among: readonly string[] = ACTIVE): void {
  const hit = wholeOf(played).teams.flatMap(({ places }, seat) =>
    places.flatMap(place => (place?.stunned && among.includes(place.hero) ? [[seat, place.hero] as const] : [])),
  );
  expect(hit).toHaveLength(1);
  for (const [seat, hero] of hit) table.stun(seat, hero);
}

/** An action that is not there to choose. */
export function cannot(says: string, action: string, one: Case, own: Side = {}, also?: (table: Played) => void): void {
  scenario(says, layoutOf(one, own), table => {
    const expected = new Expected(table);
    expect(table.options.filter(option => option === action)).toEqual([]);
    also?.(table);
    table.pick('discard red');
    expect(wholeOf(table)).toEqual(expected.discard(0, 'red').whole);
  });
}

/** A case with the card's hero standing in some way; the rest of its team as the case says, or stunned. */
function withHero(name: string, place: Place, { teams = [{}], ...rest }: Case): Case {
  const [mine, first, second] = teams;
  const places = (mine.places ?? [name, ...mates]).map(other => (other === name ? place : other));
  return { ...rest, teams: [{ ...mine, places }, first ?? {}, second ?? {}] };
}

/**
 * A hero's power: each case, and that it is not there while the hero is stunned or has just been revived; it is again on
 * the next turn (SM-10). The first case is one in which it acts.
 */
export function power(name: string, cases: Cases): void {
  const action = `power ${name}`;
  for (const [says, one] of Object.entries(cases)) acts(`power: ${says}`, action, withHero(name, name, one));
  const [first = {}] = Object.values(cases);
  cannot('power: not while it is stunned', action, withHero(name, stunned(name), first));
  cannot('power: not in the turn in which it was revived', action, withHero(name, revived(name, 0), first));
  acts('power: again the turn after', action, withHero(name, { card: name, readyAt: 1 }, first));
}

/** A power that could change nothing is not offered (SM-C4). */
export const noPower = (name: string, says: string, one: Case): void =>
  cannot(`no power: ${says}`, `power ${name}`, withHero(name, name, one));

/**
 * A Super: each case, once with its hero active and once with it stunned, which it then revives first; and that it cannot
 * be played while its hero is not on its own team's table.
 */
export function plays(name: string, hero: string, cases: Cases): void {
  const action = `super ${name} ${hero}`;
  const hand = [name, ...HAND.slice(0, 4)];
  for (const [says, one] of Object.entries(cases))
    for (const isStunned of [false, true]) {
      const after = (table: Expected, played: Played): void => {
        table.discard(0, name);
        if (isStunned) table.revive(0, hero);
        one.after?.(table, played);
      };
      const told = isStunned ? `revives ${hero}, and ${says}` : says;
      acts(told, action, { ...withHero(hero, isStunned ? stunned(hero) : hero, one), after }, { hand });
    }
  cannot(
    `not while ${hero} is a rival’s, or in the stack, or defeated`,
    action,
    { teams: [{ stack: [hero], defeated: [hero, 'fallen'] }, { places: [hero, 'magic', 'nature'] }] },
    { places: ['mutant2', 'gadget2'], hand },
    table => expect(table.refused[name]).toBe('why-super'),
  );
}

/** What is told of all cards of a kind, one by one: a card of the set that is not among them fails, and so does one that is no longer in it. */
export function everyCard(
  kind: Extract<Kind, 'hero' | 'super'>,
  type: PowerType,
  told: Readonly<Record<string, () => void>>,
): void {
  for (const [name, tell] of Object.entries(told)) describe(name, tell);
  test(`these are all ${type} cards of the kind ${kind} in the house set`, () => {
    const typeOf = (card: Card): PowerType | undefined => {
      if (card.kind === 'super') return typeOf(cards.find(({ id }) => id === card.hero) as Card);
      return card.kind === 'hero' ? card.type : undefined;
    };
    const names = cards.filter(card => card.kind === kind && typeOf(card) === type).map(({ name }) => name);
    expect(Object.keys(told).sort()).toEqual(names.sort());
  });
}
