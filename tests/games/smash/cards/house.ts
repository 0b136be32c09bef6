import { expect, test } from 'vitest';
import type { Card } from '../../../../src/games/smash/card.js';
import { cards } from '../../../../src/games/smash/cards/index.js';
import { type Kind, TYPES } from '../../../../src/games/smash/printed.js';
import { type Place, placesOf } from '../../../../src/games/smash/state.js';
import type { Json } from '../../../../src/kernel/index.js';
import { hero, type Layout, Played, type Side, scenario, story } from '../table.js';

// Cards of the house set at a table of three teams that lie before a test in full, before and after. A case names what
// has changed: everything that it does not name has to be as it was.

/**
 * A team as a case writes and reads it. Cards by name, with blanks between them: piles from the top, heroes as they
 * stand: `magic0!` is stunned, `magic0+LW02` has a Loot below, `-` is an empty place.
 */
export interface Team {
  readonly places: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly stack: string;
  readonly defeated: string;
  /** Heroes that nobody may attack for now. */
  readonly safe: string;
  /** Heroes whose powers are back next turn. */
  readonly tired: string;
  /** Whether it will miss its next turn, or has just missed one. */
  readonly missing: 'none' | 'next' | 'last';
  readonly out: boolean;
}
export type Written = Partial<Omit<Team, 'safe' | 'tired' | 'out'>>;

/** What is different afterwards, by seat; `up`: whose turn it is, the next team's where nothing is said. */
export interface Changes {
  readonly 0?: Partial<Team>;
  readonly 1?: Partial<Team>;
  readonly 2?: Partial<Team>;
  readonly up?: number;
}

/** An answer: who gives it, what is chosen, and exactly what was offered, where that matters. */
export type Step = readonly [seat: number, choice: string | readonly string[], offered?: readonly string[]];

export interface Case {
  readonly says: string;
  /** What is not as it usually lies there. */
  readonly teams?: { readonly 0?: Written; readonly 1?: Written; readonly 2?: Written };
  readonly play?: readonly Step[];
  readonly after?: Changes;
  /** Where chance decides: all that may come of it, and all of it does. */
  readonly oneOf?: readonly Changes[];
  /** The side on which the first coin falls. */
  readonly coin?: 'heads' | 'tails';
  /** Actions that the first question must not offer. */
  readonly unable?: readonly string[];
  /** Cards in hand that cannot be played at first, with the reason. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Actions that are played; one where nothing is said. */
  readonly actions?: number;
  readonly position?: Json;
  readonly teamUpTypes?: Layout['teamUpTypes'];
  /** Powers are asked for before they are used (SM-C29). */
  readonly asksPowers?: true;
  also?(table: Played): void;
}

/** What each card does, and when it must not. */
export type Cases = Readonly<Record<string, { readonly does: readonly Case[]; readonly not: readonly Case[] }>>;

/** Plain heroes of every type for each seat, as `magic1`. */
const HEROES = Object.fromEntries([0, 1, 2].flatMap(seat => TYPES.map(type => [`${type}${seat}`, hero(type)])));
/** Cards to hold and to draw: plain Stories. */
const LETTERS = Object.fromEntries([...'abcdefghij'].map(letter => [letter, story({ do: 'draw', count: 1 })]));

const QUIET = { hand: 'a b c d e', deck: 'f g h i j', discard: '', defeated: '', missing: 'none' } as const;
const TEAMS = [
  { ...QUIET, places: 'mutant0 magic0 nature0', stack: 'gadget0' },
  { ...QUIET, places: 'magic1 nature1 gadget1', stack: 'mutant1' },
  { ...QUIET, places: 'nature2 gadget2 mutant2', stack: 'magic2' },
] as const;
export const SEATS = [0, 1, 2] as const;

/** The hero of each place, of all teams as they usually stand. */
export const heroesOf = (...seats: readonly (0 | 1 | 2)[]): string[] =>
  seats.flatMap(seat => TEAMS[seat].places.split(' '));

/** A usual team with some of its heroes stunned. */
export const stunnedIn = (seat: 0 | 1 | 2, ...stunned: readonly string[]): string =>
  TEAMS[seat].places
    .split(' ')
    .map(name => (stunned.includes(name) ? `${name}!` : name))
    .join(' ');

/** Seeds whose first coin falls on either side. */
const SEEDS = { heads: 'a test', tails: 'a coin' };

const split = (names: string): string[] => (names === '' ? [] : names.split(' '));

function sideOf({ places, hand, deck, discard, stack, defeated, missing }: Required<Written>): Side {
  const placeOf = (written: string) => {
    const [name = '', loot] = written.split('+');
    const card = name.replace('!', '');
    return card === '-' ? null : { card, stunned: name.endsWith('!'), ...(loot !== undefined && { loot }) };
  };
  const [handed, drawn, gone, stacked, fallen] = [hand, deck, discard, stack, defeated].map(split);
  return {
    places: split(places).map(placeOf),
    ...{ hand: handed, deck: drawn, discard: gone, stack: stacked, defeated: fallen },
    missing,
  } as Side;
}

function layoutOf({ teams = {}, coin, actions, position, teamUpTypes, asksPowers }: Case): Layout {
  const written = SEATS.map(seat => ({ ...TEAMS[seat], ...teams[seat] }));
  // Only the cards that a case speaks of are in the pool: nobody is asked for a reaction that is in no set.
  const named = new Set(written.flatMap(team => Object.values(team).flatMap(zone => zone.split(/[ +!]+/))));
  const house = Object.fromEntries(cards.filter(({ id }) => named.has(id)).map(card => [card.id, card]));
  return {
    cards: { ...HEROES, ...LETTERS, ...house },
    teams: written.map(sideOf),
    ...(coin !== undefined && { seed: SEEDS[coin] }),
    ...(actions !== undefined && { actions }),
    ...(position !== undefined && { position }),
    ...(teamUpTypes !== undefined && { teamUpTypes }),
    ...(asksPowers !== undefined && { asksPowers }),
  };
}

/** The whole table: what every zone of every team holds, and whose turn it is. */
function seen(table: Played): { teams: Team[]; up: number } {
  const teams = SEATS.map((seat): Team => {
    const team = table.team(seat);
    const { turns, missing, out } = team;
    const those = (is: (place: Place) => boolean): string =>
      placesOf(team)
        .filter(is)
        .map(({ hero }) => table.nameOf(hero.card))
        .join(' ');
    const zone = (name: Parameters<Played['zone']>[1]): string => table.zone(seat, name).join(' ');
    return {
      places: table.places(seat),
      ...{ hand: zone('hand'), deck: zone('deck'), discard: zone('discard') },
      ...{ stack: zone('stack'), defeated: zone('defeated') },
      safe: those(({ shieldedUntil }) => shieldedUntil > turns),
      tired: those(({ readyAt }) => readyAt > turns),
      ...{ missing, out },
    };
  });
  return { teams, up: table.state.active };
}

const changed = ({ teams }: ReturnType<typeof seen>, changes: Changes): ReturnType<typeof seen> => ({
  teams: teams.map((team, seat) => ({ ...team, ...changes[seat as 0 | 1 | 2] })),
  up: changes.up ?? 1,
});

function play(table: Played, { play: steps = [], unable = [], refused = {}, coin }: Case): void {
  for (const action of unable) expect(table.options).not.toContain(action);
  expect(table.refused).toMatchObject(refused);
  for (const [seat, choice, offered] of steps) {
    if (offered !== undefined) expect(table.optionsFor(seat).sort()).toEqual([...offered].sort());
    table.pickAs(seat, ...(typeof choice === 'string' ? [choice] : choice));
  }
  if (coin === undefined) return;
  const [flip] = table.log.filter(({ id }) => ['log-flip', 'log-withstood', 'log-not-withstood'].includes(id));
  expect(flip?.args?.side ?? (flip?.id === 'log-withstood' ? 'heads' : 'tails')).toBe(coin);
}

function run(name: string, one: Case): void {
  const layout = layoutOf(one);
  const allowed = one.oneOf ?? [one.after ?? {}];
  scenario(name, layout, table => {
    const before = seen(table);
    play(table, one);
    const after = seen(table);
    if (allowed.length === 1) expect(after).toEqual(changed(before, allowed[0] as Changes));
    else expect(allowed.map(changes => changed(before, changes))).toContainEqual(after);
    one.also?.(table);
  });
  if (one.oneOf === undefined) return;
  test(`${name}: by chance`, () => {
    const came = new Set<number>();
    for (let seed = 0; came.size < allowed.length && seed < 256; seed++) {
      // Where a coin has to fall on one side, seeds on which it falls on the other are left out.
      const table = new Played({ ...layout, seed: `chance ${seed}` }, 'plain');
      const before = seen(table);
      const { coin: _coin, ...rest } = one;
      play(table, rest);
      const side = table.logged('log-flip')[0]?.args?.side;
      if (one.coin !== undefined && side !== one.coin) continue;
      const at = allowed.findIndex(changes => JSON.stringify(changed(before, changes)) === JSON.stringify(seen(table)));
      expect(at).toBeGreaterThanOrEqual(0);
      came.add(at);
    }
    expect(came.size).toBe(allowed.length);
  });
}

/** All that is said of some cards, each by its printed id and name. `usual`: what every play of it changes besides. */
export function hold(cases: Cases, usual: (id: string, one: Case) => Case = (_, one) => one): void {
  for (const [id, { does, not }] of Object.entries(cases)) {
    const name = cards.find(card => card.id === id)?.name ?? 'in no set';
    for (const one of does) run(`${id} ${name}: ${one.says}`, usual(id, one));
    for (const one of not) run(`${id} ${name}, not: ${one.says}`, usual(id, one));
  }
}

/** Fails for a card of the set without cases, for cases of a card that is in no set, and for one half of them. */
export function everyCard<K extends Kind>(
  kind: K,
  cases: Cases,
  wanted: (card: Extract<Card, { kind: K }>) => boolean = () => true,
): void {
  test('every card has cases of what it does and of when it must not', () => {
    const own = cards.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind).filter(wanted);
    expect(Object.keys(cases).sort()).toEqual(own.map(({ id }) => id).sort());
    for (const { does, not } of Object.values(cases)) expect([does.length, not.length]).not.toContain(0);
  });
}
