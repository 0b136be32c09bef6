import { onTestFinished } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { Game, MatchFacts, Outcome } from '../../src/kernel/index.js';
import { Counting } from '../../src/stats/counting.js';
import { scenarioId } from '../../src/stats/rating.js';
import { openStore, type Rating, type RatingStep, type Store, type Tally } from '../../src/store/index.js';

export const game = squad as Game;

/** Recorded matches, counted when a test says so. */
export interface Results {
  readonly store: Store;
  readonly counting: Counting;
  /** Records a match that is over: its players in seat order, their places, and what is special about it. */
  record(players: readonly string[], places: readonly number[], special?: Special): Promise<string>;
  sums(): Promise<Sums>;
}

/** All that is counted. */
export interface Sums {
  readonly tallies: Tally[];
  readonly ratings: Rating[];
  readonly steps: RatingStep[];
}

export interface Special {
  readonly guild?: string | null;
  readonly turns?: number;
  readonly first?: number;
  readonly conceded?: boolean;
  readonly together?: Outcome['together'];
  readonly decks?: readonly string[];
  readonly facts?: Partial<MatchFacts>;
  readonly ruleset?: string;
  readonly hinted?: true;
  readonly quest?: string;
  readonly missed?: readonly number[];
  /** How many moves there were, and what terms say of seats in other hands. */
  readonly moves?: number;
  readonly away?: { readonly [seat: string]: string };
  readonly practised?: { readonly [seat: string]: { readonly since: number; readonly had: number } };
}

type Games = (id: string) => Game | undefined;

/** A caller that names a file closes the store before others open it. */
export function results(games: Games = () => game, file = ':memory:'): Results {
  const clock = { time: 1_000_000 };
  const store = openStore(file, { now: () => clock.time });
  onTestFinished(() => store.close());
  return resultsIn(store, clock, games);
}

/** In a store that goes by that clock. */
export function resultsIn(store: Store, clock: { time: number }, games: Games = () => game): Results {
  const counting = new Counting(store, games);
  let n = 0;
  return {
    store,
    counting,
    async record(players, places, special = {}) {
      const id = `match-${++n}`;
      const { turns = 12, first = 0, together, decks = ['storm', 'iron-man'] } = special;
      clock.time += 60_000;
      await store.createMatch({
        id,
        game: game.id,
        ruleset: special.ruleset ?? 'tcg',
        options: {},
        status: 'playing',
        guild: special.guild === undefined ? 'guild' : special.guild,
        channel: 'channel',
        host: players[0] as string,
        terms: {
          ...(special.hinted === true && { hinted: true }),
          ...(special.missed !== undefined && { missed: [...special.missed] }),
          ...(special.away !== undefined && { away: special.away }),
          ...(special.practised !== undefined && { practised: special.practised }),
          ...(special.quest !== undefined && { quest: { id: special.quest, level: 'easy' } }),
        },
        secret: '',
        commitment: '',
        version: '',
        set: null,
        series: null,
        moves: special.moves ?? 0,
        lines: 0,
        outcome: null,
        createdAt: clock.time,
        updatedAt: clock.time,
        seats: players.map((player, seat) => {
          const ready = game.decks.ready.find(deck => deck.id === decks[seat % decks.length]);
          return {
            seat,
            player,
            name: player,
            deck: { name: ready?.id ?? 'own', cards: ready?.cards ?? {} },
            sitting: '',
            luck: null,
            late: false,
          };
        }),
      });
      clock.time += 10 * 60_000;
      const reason = { id: special.conceded === true ? 'end-conceded' : 'end-out-of-cards' };
      await store.commit(id, special.moves ?? 0, {
        moves: [],
        log: [],
        status: 'over',
        outcome: { places, reason, ...(together !== undefined && { together }) },
        facts: { turns, seats: players.map(() => ({})), cards: {}, first, ...special.facts },
      });
      return id;
    },
    async sums() {
      const scopes = ['', 'guild', 'other'];
      const tallies = (await Promise.all(scopes.map(guild => store.tallies({ guild })))).flat();
      const named = new Map(tallies.map(tally => [JSON.stringify(Object.values(tally)), tally]));
      const keys = tallies
        .filter(({ facet }) => facet === 'all' || facet === 'scenario')
        .map(one => (one.facet === 'all' ? one : { ...one, player: scenarioId(one.value) }));
      return {
        tallies: [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally),
        ratings: await store.ratingsAt(keys),
        steps: (await Promise.all(keys.map(key => store.ratingSteps(key, 9999)))).flat(),
      };
    },
  };
}
