import { expect } from 'vitest';
import { LineTable } from '../../src/cli/lines.js';
import type { Dice } from '../../src/cli/simulate/dice.js';
import { games } from '../../src/games/index.js';
import type { Answer, Game } from '../../src/kernel/index.js';

export interface Pending {
  readonly seat: number;
  readonly kind: string;
  readonly reason: string;
  readonly standing?: true;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly key: string;
    readonly id: string;
    readonly label: string;
    readonly card?: string;
  }[];
  readonly none?: { readonly key: string };
  readonly default: Answer;
  readonly forced?: readonly Forced[];
}
export interface Forced {
  readonly seat: number;
  readonly reason: string;
  readonly pick?: readonly string[];
  readonly label: string;
  readonly passed?: true;
}
type Position = Readonly<Record<string, unknown>> & { readonly step?: unknown };
export interface State {
  readonly position: Position;
  readonly pending: readonly Pending[];
  readonly outcome: { readonly winners: readonly number[]; readonly places: readonly number[] } | null;
  readonly stopped?: true;
  readonly since: readonly object[];
  readonly forced: readonly Forced[];
  readonly trace?: readonly Position[];
  readonly log: readonly string[];
}
export interface Reply {
  readonly id?: string | number;
  readonly state?: State;
  readonly view?: { readonly panels: readonly object[] };
  readonly error?: string;
  readonly path?: string;
}

export const house = games as readonly Game[];

/** The other end of the lines: what a program sends, and what it reads. */
export class Driver {
  private readonly table: LineTable;

  constructor(list: readonly Game[] = house) {
    this.table = new LineTable(id => {
      const found = list.find(game => game.id === id);
      if (found === undefined) throw new Error(`no game ${id}`);
      return found;
    });
  }

  /** The reply to a line, which may be no JSON at all. */
  send(line: unknown): Reply {
    return JSON.parse(this.table.reply(typeof line === 'string' ? line : JSON.stringify(line))) as Reply;
  }

  /** Where the table stands after a line that must be taken. */
  state(line: object): State {
    const reply = this.send(line);
    expect(reply.error, `${JSON.stringify(line).slice(0, 300)}: ${reply.path}: ${reply.error}`).toBe(undefined);
    return reply.state as State;
  }
}

/** The first question that somebody has to answer. */
export const asked = (state: State): Pending => state.pending.find(one => one.standing !== true) as Pending;

/** A random answer, by the names that hold in every position or by key. */
export function randomAnswer(state: State, dice: Dice, by: 'id' | 'key' = 'id'): object {
  const { seat, kind, min, max, options, default: otherwise } = asked(state);
  if (kind !== 'one' && kind !== 'some') return { seat, ...otherwise };
  const names = dice.shuffle(options.map(option => option[by]));
  return { seat, pick: names.slice(0, min + dice.int(max - min + 1)) };
}

/** A normal opening of each game: two seats, ready decks. */
export function opening(game: Game, seed: string): { game: string; ruleset: unknown; seed: string; seats: object[] } {
  const ruleset = game.rulesets[0]?.options;
  const options = game.options.parse(ruleset);
  const decks = game.decks.ready.filter(deck => game.decks.check(deck, options).length === 0);
  const seats = [0, 1].map(at => ({ deck: (decks[(at + seed.length) % decks.length] as { id: string }).id }));
  return { game: game.id, ruleset, seed, seats };
}
