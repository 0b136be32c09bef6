import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import {
  type Answer,
  copy,
  type Deck,
  effective,
  type Game,
  type Move,
  type Outcome,
  Table,
  verify,
} from '../../src/kernel/index.js';
import { takeUpDuties } from '../../src/matches/due/duties.js';
import { Lessons } from '../../src/matches/lessons/lessons.js';
import { Lobby, type Opening } from '../../src/matches/lobby/lobby.js';
import { type Change, canTakeBack, type Games, type Look, Matches, sceneOf } from '../../src/matches/matches.js';
import { Quests } from '../../src/matches/people/quests.js';
import { setupOf } from '../../src/matches/play/table.js';
import { Refused, type RefusedCode } from '../../src/matches/refused.js';
import { type DueRow, type MatchRow, openStore, type Store } from '../../src/store/index.js';
import { LATELY } from '../../src/store/port.js';
import { duel, type Faults } from './duel.js';

export const ann = { id: 'ann', name: 'Ann' };
export const bob = { id: 'bob', name: 'Bob' };
export const cat = { id: 'cat', name: 'Cat' };
export const dan = { id: 'dan', name: 'Dan' };

export const ten: Deck = { name: 'ten', cards: { a: 10 } };
export const twenty: Deck = { name: 'twenty', cards: { a: 20 } };

/** A file for a database, gone when the test is over. */
export function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-matches-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'longbox.sqlite');
}

/** The services that a running bot has, with a clock that stands still and duties that are seen to when a test says so. */
export class House {
  readonly store: Store;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly quests: Quests;
  readonly lessons: Lessons;
  readonly changes: Change[] = [];
  /** Matches about which something is to be told, as often as that was said. */
  readonly told: string[] = [];
  time: number;
  private readonly games: Games;
  /** Servers that the bot has been removed from. */
  readonly removedFrom = new Set<string>();
  /** Discord cannot be asked about servers. */
  isDiscordAway = false;
  /** Since when people can answer again; null where they can't. */
  heardSince: number | null = 0;
  private readonly handlers = new Map<string, (due: DueRow) => Promise<void>>();

  constructor(store: Store, games: Games, version = 'v1', pace = 0, time = 1_000_000) {
    this.games = games;
    this.time = time;
    this.store = store;
    const now = (): number => this.time;
    const notify = (change: Change): void => void this.changes.push(change);
    const poke = (): void => undefined;
    const heardSince = (): number | null => this.heardSince;
    this.matches = new Matches({ store, games, version, now, notify, poke, pace, heardSince });
    const deps = { store, matches: this.matches, version, now, notify, poke };
    this.lobby = new Lobby(deps);
    this.quests = new Quests(deps);
    this.lessons = new Lessons(deps);
    takeUpDuties({ on: (kind, handler) => void this.handlers.set(kind, handler) }, this.matches, this.lobby, {
      store,
      now,
      heardSince,
      reachable: async guild => {
        if (this.isDiscordAway) throw new Error('Discord is away');
        return !this.removedFrom.has(guild);
      },
      tell: match => void this.told.push(match),
    });
  }

  /** The same database under a bot that has just been started, at the same time. */
  reopened(): House {
    return new House(this.store, this.games, 'v1', 0, this.time);
  }

  /** Does everything that is due, and what becomes due by that; at most `most` things. Returns how many it were. */
  async seeTo(most = 1000): Promise<number> {
    for (let done = 0; done < most; ) {
      const [due] = await this.store.claimDue(this.time, 60_000, 1);
      if (due === undefined) return done;
      await this.handlers.get(due.kind)?.(due);
      await this.store.finishDue(due.id);
      // Statistics are another room's business.
      if (due.kind !== 'count') done++;
    }
    return most;
  }

  /** Answers the first open question of a person. */
  async plays(id: string, person: string, key: string): Promise<Look> {
    const look = await this.matches.look(id);
    const seat = look.match.seats.find(row => row.player === person)?.seat;
    const prompt = look.table?.prompts.find(open => open.seat === seat);
    if (prompt === undefined) throw new Error(`${person} is not asked anything`);
    return this.matches.answer(id, person, prompt.number, { pick: [key] });
  }

  /** A whole round of a duel in which nobody draws. `bids` in seat order. */
  async round(id: string, bids: Readonly<Record<string, string>>, first: string): Promise<Look> {
    for (const [person, bid] of Object.entries(bids)) await this.plays(id, person, bid);
    await this.plays(id, first, 'keep');
    return this.plays(id, first, 'keep');
  }
}

/** A house whose only game is the duel, with what goes wrong in it. */
export function duelHouse(faults: Faults = {}, leaving: Game['leaving'] = 'at once', pace = 0): House {
  const store = openStore(':memory:', { now: () => 1 });
  const game = duel(faults, leaving);
  return new House(store, id => (id === game.id ? game : undefined), 'v1', pace);
}

export const opening = (change: Partial<Opening> = {}): Opening => ({
  game: 'duel',
  ruleset: 'plain',
  guild: 'guild',
  channel: 'channel',
  host: ann,
  opponent: bob,
  deck: ten,
  secretDecks: false,
  bestOf: 1,
  ...change,
});

/** Ann (seat 0, first) against Bob, begun. */
export async function begun(house: House, change: Partial<Opening> = {}): Promise<MatchRow> {
  const { id } = await house.lobby.open(opening(change));
  await house.lobby.join(id, bob);
  await house.lobby.start(id, ann);
  return house.lobby.chooseDeck(id, bob, ten);
}

/** Ann, Bob and Cat, begun. */
export async function ofThree(house: House): Promise<MatchRow> {
  const { id } = await house.lobby.open(opening({ opponent: null, seats: 3 }));
  for (const person of [bob, cat]) await house.lobby.join(id, person);
  await house.lobby.chooseDeck(id, bob, ten);
  return house.lobby.chooseDeck(id, cat, ten);
}

/** The refusal that something meets; nothing in it may tell a secret. */
export async function refusal(act: Promise<unknown>, secret = 'no secret'): Promise<Refused> {
  const error: unknown = await act.then(
    () => new Error('it was not refused'),
    (caught: unknown) => caught,
  );
  if (!(error instanceof Refused)) throw error;
  expect(JSON.stringify([error.message, error.code, error.text, error.stack])).not.toContain(secret);
  return error;
}

export const refused = async (act: Promise<unknown>): Promise<RefusedCode> => (await refusal(act)).code;

/** All that a look shows, to compare two of them: also of a table that was played on with one that was taken up again. */
export function seen(look: Look): unknown {
  const { match, table, snapshot, since, lately, drafts, stored, preferences } = look;
  const seats = match.seats.map(({ seat }) => seat);
  return copy({
    match,
    snapshot,
    since,
    lately: lately.slice(-LATELY),
    drafts,
    stored,
    preferences: [...preferences],
    table:
      table === null
        ? null
        : {
            hash: table.hash(),
            prompts: table.prompts,
            refused: table.prompts.map(({ number }) => table.refused(number)),
            outcome: table.outcome,
          },
    scenes: table === null ? null : ['public' as const, ...seats].map(viewer => sceneOf(look, viewer)),
    free: seats.map(seat => canTakeBack(look, seat)),
  });
}

/** What must hold of every stored match: gapless moves that take up, and verify from the secret. */
export async function sound(store: Store, id: string, game: Game): Promise<Outcome | null> {
  const loaded = await store.load(id);
  const whole = await store.history(id);
  if (loaded === null || whole === null) throw new Error(`no match ${id}`);
  const { match, snapshot, moves } = loaded;
  if (snapshot === null) return null;
  expect(whole.moves.map(move => move.seq)).toEqual(Array.from({ length: match.moves }, (_, at) => at + 1));
  answeredOnce(whole.moves);
  const resumed = Table.resume(game, setupOf(match), snapshot, moves);
  const verified = verify(game, setupOf(match), whole.moves);
  expect(resumed.hash()).toBe(verified.hash());
  expect(resumed.outcome).toEqual(match.outcome);
  const lines = await store.log(id, 0, 100_000);
  expect(lines.map(line => line.n)).toEqual(Array.from({ length: match.lines }, (_, at) => at + 1));
  return match.outcome;
}

function answeredOnce(moves: readonly Move[]): void {
  const answered = effective(moves).flatMap(move => (move.type === 'answer' ? [move.prompt] : []));
  expect(new Set(answered).size).toBe(answered.length);
}

export const pick = (key: string): Answer => ({ pick: [key] });
