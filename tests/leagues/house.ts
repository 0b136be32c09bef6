import { z } from 'zod';
import { type Game, type Outcome, text } from '../../src/kernel/index.js';
import { Leagues } from '../../src/leagues/leagues.js';
import type { Night } from '../../src/leagues/night.js';
import type { Wish } from '../../src/leagues/planning.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import { takeUpDuties } from '../../src/matches/due/duties.js';
import { Lobby } from '../../src/matches/lobby/lobby.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { type Look, Matches } from '../../src/matches/matches.js';
import { Refused } from '../../src/matches/refused.js';
import { Counting } from '../../src/stats/counting.js';
import { type DueRow, type MatchRow, openStore, type Store } from '../../src/store/index.js';
import { duel } from '../matches/duel.js';
import { PLAN } from './nights.js';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** The duel, which ends by its scores so far where time is up. */
function timed(): Game {
  const base = duel({ tame: true });
  const end = (state: unknown): void => {
    (state as { round: number }).round = 4;
  };
  return { ...base, stalemate: { ...base.stalemate, end } };
}

/** Against whom the raid goes, one after the other. */
const VILLAINS = ['plain', 'giant', 'dragon'] as const;
interface Raided {
  readonly villain: (typeof VILLAINS)[number];
  readonly modular?: readonly string[];
}

/** The duel as one against the game: it is won with more points than two for each of those who stayed. */
function raid(): Game {
  const base = duel({ tame: true });
  return {
    ...base,
    id: 'raid',
    seats: { min: 1, max: 4 },
    partners: true,
    options: (base.options as unknown as z.ZodObject).extend({
      villain: z.enum(VILLAINS).default('plain'),
      modular: z.array(z.enum(['swamp', 'storm'])).optional(),
    }),
    rulesets: VILLAINS.map(id => ({ id, title: text('name', { name: id }), options: { rounds: 3, villain: id } })),
    scenarios: {
      villains: VILLAINS.map(id => ({ id, title: text('name', { name: id }) })),
      modes: [{ id: 'usual', title: text('name', { name: 'usual' }) }],
      sets: ['swamp', 'storm'].map(id => ({ id, title: text('name', { name: id }) })),
      takesSets: () => true,
      mixed: options =>
        ((options as unknown as Raided).modular ?? []).map(id => ({ id, title: text('name', { name: id }) })),
      choose: (villain, _mode, modular) => ({
        ruleset: villain,
        options: { rounds: 3, villain, ...(modular !== undefined && { modular: [...modular] }) },
      }),
      next(options, won) {
        const at = VILLAINS.indexOf((options as unknown as Raided).villain) + (won ? 1 : 0);
        const id = VILLAINS[at % VILLAINS.length] as string;
        return {
          villain: { id, title: text('name', { name: id }) },
          mode: { id: 'usual', title: text('name', { name: 'usual' }) },
        };
      },
    },
    outcome(state): Outcome | null {
      const { round, scores, gone } = state as { round: number; scores: number[]; gone: number[] };
      if (round <= 3 && gone.length < scores.length) return null;
      const won = scores.reduce((sum, score) => sum + score, 0) > 4 * scores.length;
      return { places: scores.map(() => 1), reason: text('end-points'), together: won ? 'won' : 'lost' };
    },
    effort: ({ seats }) => seats.reduce((sum, { bids = 0 }) => sum + bids, 0),
  };
}

export const GAMES: ReadonlyMap<string, Game> = new Map([timed(), raid()].map(game => [game.id, game]));
export const ten = { name: 'ten', cards: { a: 10 } };
export const person = (id: string) => ({ id, name: id.toUpperCase() });

/** The services of a bot that holds league nights, with a clock that stands still. */
export class LeagueHouse {
  store: Store;
  leagues: Leagues;
  matches: Matches;
  lobby: Lobby;
  counting: Counting;
  time: number;
  /** Since when people can answer again; null where they can't. */
  heardSince: number | null = 0;
  /** Nights of which something has changed, a word each time. */
  readonly told: string[] = [];
  /** What went wrong in duties, which are then tried again. */
  readonly failed: unknown[] = [];
  private readonly file: string;
  private readonly wrap: (store: Store) => Store;
  private handlers = new Map<string, (due: DueRow) => Promise<void>>();

  constructor(file = ':memory:', wrap: (store: Store) => Store = store => store, time = 10 * DAY) {
    this.file = file;
    this.wrap = wrap;
    this.time = time;
    this.store = openStore(file, { now: () => this.time });
    [this.matches, this.lobby, this.leagues, this.counting] = this.services();
  }

  /** Everything in memory is gone; with a file, the database is reopened as well. */
  async restart(): Promise<void> {
    if (this.file !== ':memory:') {
      await this.store.close();
      this.store = openStore(this.file, { now: () => this.time });
    }
    [this.matches, this.lobby, this.leagues, this.counting] = this.services();
  }

  private services(): [Matches, Lobby, Leagues, Counting] {
    const store = this.wrap(this.store);
    const now = (): number => this.time;
    const games = (id: string): Game | undefined => GAMES.get(id);
    const quiet = { now, notify: () => undefined, poke: () => undefined };
    const matches = new Matches({ store, games, version: 'v1', pace: 0, ...quiet });
    const lobby = new Lobby({ store, matches, version: 'v1', ...quiet });
    const venue = { place: async (night: Night) => night.plan.channel };
    const notify = (id: string): void => void this.told.push(id);
    const heardSince = (): number | null => this.heardSince;
    const leagues = new Leagues({ store, matches, lobby, venue, now, poke: () => undefined, notify, heardSince });
    const counting = new Counting(store, games);
    const handlers = new Map<string, (due: DueRow) => Promise<void>>();
    takeUpDuties({ on: (kind, handler) => void handlers.set(kind, handler) }, matches, lobby, {
      now,
      tell: () => undefined,
      store,
    });
    handlers.set('night', due => leagues.advance(due.subject));
    handlers.set('league', due => leagues.ended(due.subject));
    handlers.set('count', async () => void (await counting.catchUp()));
    this.handlers = handlers;
    return [matches, lobby, leagues, counting];
  }

  /** Does everything that is due, and what becomes due by that. What fails is left to its lease. */
  async seeTo(): Promise<void> {
    for (;;) {
      const [due] = await this.store.claimDue(this.time, MINUTE, 1);
      if (due === undefined) return;
      try {
        await this.handlers.get(due.kind)?.(due);
        await this.store.finishDue(due.id);
      } catch (error) {
        this.failed.push(error);
      }
    }
  }

  /** Lets time pass, and sees to what is due on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await this.seeTo();
      const next = await this.store.nextDue();
      if (next === null || next > end) break;
      this.time = Math.max(this.time, next);
    }
    this.time = end;
    await this.seeTo();
  }

  /** Lets much time pass: step by step until whatever has a clock has run out, the rest at once. */
  async passLong(ms: number): Promise<void> {
    const stepwise = 60 * MINUTE;
    await this.pass(stepwise);
    this.time += ms - stepwise;
    await this.seeTo();
  }

  /** A night for these, begun. */
  async begun(wish: Partial<Wish>, players: readonly string[]): Promise<string> {
    const { id } = await this.leagues.create(wished(wish));
    for (const player of players) await this.leagues.join(id, person(player), ten);
    await this.leagues.start(id, 'host');
    await this.seeTo();
    return id;
  }

  /** A night of a single table at which somebody never comes: the others play on without them, and win together. */
  async missing(player: string, others: readonly string[]): Promise<{ id: string; match: MatchRow }> {
    const players = [...others, player];
    const wish = { format: 'duplicate', game: 'raid', tableSize: players.length, deckLock: true } as const;
    const id = await this.begun(wish, players);
    const [match] = (await this.open(id)) as [MatchRow];
    await this.begin(match.id, others);
    await this.pass(11 * MINUTE);
    await this.play(match.id, others);
    return { id, match };
  }

  /** Matches of a night that are not over. */
  async open(night: string): Promise<MatchRow[]> {
    const all = await this.store.matchesOf({ guild: 'guild', status: ['choosing', 'playing', 'halted'] });
    return all.filter(({ terms }) => readTerms(terms).league?.night === night);
  }

  /** Everybody at a table who has no deck takes one. */
  async ready(match: MatchRow, ...but: readonly string[]): Promise<void> {
    for (const { player, deck } of match.seats)
      if (deck === null && player !== null && !but.includes(player))
        await this.lobby.chooseDeck(match.id, person(player), ten);
  }

  /** Each of these answers their first question, where they are asked one. */
  async begin(id: string, players: readonly string[]): Promise<void> {
    for (const player of players) {
      const look = await this.matches.look(id);
      const prompt = look.table?.prompts.find(open => look.match.seats[open.seat]?.player === player);
      const pick = prompt?.reason === 'bid' ? 'low' : 'keep';
      if (prompt !== undefined) await this.matches.answer(id, player, prompt.number, { pick: [pick] });
    }
  }

  /** Plays a match to its end: these bid high, the others low. */
  async play(id: string, high: readonly string[]): Promise<Look> {
    for (;;) {
      const look = await this.matches.look(id);
      const prompt = look.table?.prompts[0];
      if (prompt === undefined) return look;
      const player = look.match.seats[prompt.seat]?.player as string;
      const pick = prompt.reason === 'bid' ? (high.includes(player) ? 'high' : 'low') : 'keep';
      await this.matches.answer(id, player, prompt.number, { pick: [pick] });
    }
  }
}

export function wished(wish: Partial<Wish>): Wish {
  const { name, guild, channel, host, game, ruleset, format } = PLAN;
  return { name, guild, channel, host, game, ruleset, format, ...wish };
}

/** Why a wish was not granted. */
export const refusal = async (act: Promise<unknown>): Promise<string> => {
  const error: unknown = await act.then(
    () => 'it was not refused',
    (caught: unknown) => caught,
  );
  if (error instanceof LeagueRefused || error instanceof Refused) return error.code;
  throw error;
};
