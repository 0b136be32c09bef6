import type { Deck, Game } from '../../kernel/index.js';
import { plainTerms } from '../../matches/lobby/terms.js';
import type { MatchRow } from '../../store/port.js';

interface Seated {
  readonly player: string;
  readonly name: string;
  readonly deck: Deck;
}

/** A match by a game's first ruleset that has just begun, as the store has it. The first of its seats has opened it. */
export function begun(
  game: Game,
  { seats, at, ...where }: Pick<MatchRow, 'id' | 'guild' | 'channel'> & { at: number; seats: readonly Seated[] },
): MatchRow {
  const ruleset = game.rulesets[0] as Game['rulesets'][number];
  return {
    ...where,
    game: game.id,
    ruleset: ruleset.id,
    options: ruleset.options,
    status: 'playing',
    host: seats[0]?.player ?? '',
    terms: plainTerms,
    secret: '',
    commitment: '',
    version: '',
    set: null,
    series: null,
    moves: 0,
    lines: 0,
    outcome: null,
    createdAt: at,
    updatedAt: at,
    seats: seats.map((row, seat) => ({ ...row, seat, sitting: '', luck: null, late: false })),
  };
}
