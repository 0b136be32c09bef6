import { type Advanced, active, type Field, starters } from '../field.js';
import { type Break, inOrder } from '../standings/breaks.js';
import type { Criterion } from '../standings/rank.js';
import type { Choice, Format } from './format.js';

interface Stages {
  readonly takes: readonly Choice[];
  readonly one: Format;
  readonly two: Format;
  /** How many go on, if so many are left. */
  cut(field: Field): number;
  /** The seeding order, from the standings; the standings themselves if this is left out. */
  seeds?(field: Field, players: readonly string[]): string[];
}

/** One format, then another among its best players. Each stage is played as a night of its own. */
export function staged({ takes, one, two, cut, seeds = (_, players) => [...players] }: Stages): Format {
  return {
    takes,
    // Players who went on stand before those who did not; below that, and among equals, the first stage decides.
    breaks: [
      ...two.breaks.map((stage): Break => ({ ...stage, of: field => amongAdvanced(field, stage) })),
      ...one.breaks.map((stage): Break => ({ ...stage, of: field => stage.of(first(field)) })),
    ],
    rounds(field) {
      const before = field.advanced?.after ?? one.rounds(field);
      const after = two.rounds(field.advanced == null ? expected(field, cut(field)) : second(field, field.advanced));
      return before === null || after === null ? null : before + after;
    },
    lastEntry: field => (field.advanced == null ? (one.rounds(field) ?? 0) : 0),
    pair: (field, draw) =>
      field.advanced == null ? one.pair(field, draw) : two.pair(second(field, field.advanced), draw),
    swaps: field => (field.advanced == null ? one.swaps?.(field) : two.swaps?.(second(field, field.advanced))) === true,
    bracket(field, seed) {
      if (field.advanced == null) return [];
      const { after } = field.advanced;
      const places = two.bracket?.(second(field, field.advanced), seed) ?? [];
      return places.map(place => ({ ...place, round: place.round + after }));
    },
    advance(field) {
      if (field.advanced != null) return null;
      const there = new Set(active(field));
      const standing = inOrder(field, one.breaks).flatMap(({ player }) => (there.has(player) ? player : []));
      const players = standing.slice(0, cut(field));
      return players.length < 2 ? null : seeds(field, players);
    },
  };
}

/** A tiebreaker of the second stage; players who aren't in it rank below everyone who is. */
function amongAdvanced(field: Field, stage: Break): Criterion {
  if (field.advanced == null) return () => Number.NEGATIVE_INFINITY;
  const { players } = field.advanced;
  const criterion = stage.of(second(field, field.advanced));
  return (player, tied) => (players.includes(player) ? criterion(player, tied) : Number.NEGATIVE_INFINITY);
}

/** A night as it stood when its first stage was over, or as it stands before that. */
const first = (field: Field): Field =>
  field.advanced == null ? field : { ...field, rounds: field.rounds.slice(0, field.advanced.after), advanced: null };

/** The second stage as a night of its own, with rounds from 1. */
const second = (field: Field, { after, players }: Advanced): Field => ({
  plan: field.plan,
  seeds: players,
  entries: players.map(player => {
    const until = field.entries.find(entry => entry.player === player)?.until ?? null;
    return { player, from: 1, until: until === null ? null : Math.max(0, until - after) };
  }),
  rounds: field.rounds.slice(after).map(round => ({ ...round, n: round.n - after })),
});

/** As much of the second stage as is known before it begins: how many will play in it. */
const expected = (field: Field, cut: number): Field => ({
  plan: field.plan,
  entries: starters(field)
    .slice(0, Math.max(2, cut))
    .map(player => ({ player, from: 1, until: null })),
  rounds: [],
});
