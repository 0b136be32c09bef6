import type { Game } from '../../kernel/index.js';

/** One sort of match that a simulation plays. */
export interface Variety {
  /** The ruleset as a command names it; undefined: the game's first. */
  readonly ruleset: string | undefined;
  readonly options: unknown;
  readonly seats: number;
}

/**
 * Where partners play against the game: every ruleset by every number of players, first as it is and as chance would have
 * it by turns, then the other way round. What is `fixed` was asked for, and stays.
 */
export function varietiesOf(game: Game, fixed: Partial<Variety>): Variety[] {
  const counts = fixed.seats === undefined ? numbersOf(game) : [fixed.seats];
  if (fixed.options !== undefined)
    return counts.map(seats => ({ ruleset: fixed.ruleset, options: fixed.options, seats }));
  return [0, 1].flatMap(turn =>
    counts.flatMap((seats, row) =>
      game.rulesets.map(({ id, options }, column): Variety => {
        const plain = game.options.parse(options);
        if (game.varied === undefined || (turn + row + column + (column >> 1)) % 2 === 0)
          return { ruleset: id, options: plain, seats };
        const varied = game.varied(plain);
        return { ruleset: JSON.stringify(varied), options: varied, seats };
      }),
    ),
  );
}

const numbersOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min + at);
