import { Chance, type Random } from '../../src/kernel/index.js';
import type { Entry, Field, Result, Round, Tabled } from '../../src/leagues/field.js';
import type { FormatId } from '../../src/leagues/formats/index.js';
import { advancing, paired } from '../../src/leagues/formats/index.js';

export const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** A night of nothing but results. */
export class Evening {
  field: Field;
  readonly random: Random;

  constructor(format: FormatId, players: readonly string[], seed = 'evening', plan: Partial<Field['plan']> = {}) {
    const entries = players.map((player): Entry => ({ player, from: 1, until: null }));
    const full = { format, rounds: null, bestOf: 1 as const, tableSize: 2, seats: { min: 2, max: 2 }, ...plan };
    this.field = { plan: full, entries, rounds: [] };
    this.random = new Chance(seed).stream('evening');
  }

  /** Pairs the next round; false when the night is over. */
  pair(seed = `seed ${this.random.int(2 ** 32)}`): boolean {
    const tables = paired(this.field, seed);
    const players = tables === null ? advancing(this.field) : null;
    if (players !== null) {
      this.field = { ...this.field, advanced: { after: this.field.rounds.length, players } };
      return this.pair(seed);
    }
    if (tables === null) return false;
    const { seats } = this.field.plan;
    const round: Round = {
      n: this.field.rounds.length + 1,
      seed,
      tables: tables.map(table => ({ ...table, result: table.players.length < seats.min ? { places: [1] } : null })),
    };
    this.field = { ...this.field, rounds: [...this.field.rounds, round] };
    return true;
  }

  /** Tables of the round under way. */
  get tables(): readonly Tabled[] {
    return this.field.rounds.at(-1)?.tables ?? [];
  }

  settle(result: (table: Tabled) => Result): void {
    const rounds = this.field.rounds.map((round, at, all) =>
      at < all.length - 1
        ? round
        : { ...round, tables: round.tables.map(table => ({ ...table, result: table.result ?? result(table) })) },
    );
    this.field = { ...this.field, rounds };
  }

  drop(player: string): void {
    const until = this.field.rounds.length;
    this.field = {
      ...this.field,
      entries: this.field.entries.map(entry => (entry.player === player ? { ...entry, until } : entry)),
    };
  }

  late(player: string): void {
    const entry = { player, from: this.field.rounds.length + 1, until: null };
    this.field = { ...this.field, entries: [...this.field.entries, entry] };
  }

  /** Plays to the end; the one of the higher number (`p7` before `p3`) wins unless chance decides. */
  play(how: 'strength' | 'chance' = 'strength', draws = false): void {
    while (this.pair()) this.settle(table => this.result(table, how, draws));
  }

  result({ players }: Tabled, how: 'strength' | 'chance', draws = false): Result {
    if (draws && this.random.int(8) === 0) return { places: players.map(() => 1) };
    const order = how === 'chance' ? this.random.shuffle([...players]) : [...players].sort(byStrength);
    return { places: players.map(player => order.indexOf(player) + 1) };
  }
}

const byStrength = (one: string, other: string): number => Number(other.slice(1)) - Number(one.slice(1));
