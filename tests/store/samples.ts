import type { CardSet, Decision, LogEntry, MatchFacts, Outcome, Snapshot } from '../../src/kernel/index.js';
import type { BoardRow, DeckRow, MatchRow, SeatRow } from '../../src/store/index.js';

export const seat = (number: number, player: string | null): SeatRow => ({
  seat: number,
  player,
  name: player === null ? 'open' : `Name of ${player}`,
  deck: player === null ? null : { name: 'Ours', cards: { ST087: 2, '01059': 1 } },
  sitting: `drawn by ${player}`,
  luck: player === null ? null : { words: `${player} says “ü”`, n: number + 1 },
  late: number > 0,
});

export const match = (id: string, change: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'squad',
  ruleset: 'quick',
  options: { size: 40, nested: [null, true, 'ü'] },
  status: 'playing',
  guild: 'guild-1',
  channel: 'channel-1',
  host: 'ann',
  terms: { invited: ['bob'] },
  secret: 'ab'.repeat(32),
  commitment: 'cd'.repeat(32),
  version: 'v1',
  set: null,
  series: null,
  moves: 0,
  lines: 0,
  outcome: null,
  createdAt: 1000,
  updatedAt: 1000,
  seats: [seat(0, 'ann'), seat(1, 'bob')],
  ...change,
});

export const decision = (seq: number, prompt = seq): Decision => ({
  type: 'answer',
  seq,
  prompt,
  seat: seq % 2,
  answer: { pick: [`key-${seq}`] },
  by: 'player',
  digest: `digest-${seq}`,
  hash: `hash-${seq}`,
});

export const snapshot = (seq: number, json = `{"at":${seq}}`): Snapshot => ({ seq, json });

export const line = (n: number): LogEntry => ({
  n,
  depth: 0,
  id: 'drew-card',
  args: { count: n },
  why: { rule: 'SQ-1' },
  secret: { seats: [0], id: 'drew-that-card', args: { count: n } },
});

export const outcome = (...places: number[]): Outcome => ({ places, reason: { id: 'won' } });

export const facts: MatchFacts = {
  turns: 7,
  seats: [{ damage: 3 }, { damage: 1 }],
  cards: { ST087: { played: [1, 0] } },
};

export const board = (ofMatch: string, message: string, change: Partial<BoardRow> = {}): BoardRow => ({
  match: ofMatch,
  channel: 'channel-1',
  message,
  thread: null,
  posted: 0,
  awaited: '',
  telling: null,
  createdAt: 1000,
  looks: null,
  ...change,
});

export const deck = (id: string, owner: string, change: Partial<DeckRow> = {}): DeckRow => ({
  id,
  owner,
  game: 'squad',
  deck: { name: `Deck ${id}`, cards: { ST001: 3 } },
  code: null,
  updatedAt: 1000,
  ...change,
});

/** A set of some name; other contents have another hash. */
export const cardSet = (name: string, n: number): CardSet => ({
  game: 'smash',
  name,
  cards: [{ id: `KH${n}` }],
  decks: [],
  hash: `hash of ${name} ${n}`,
});
