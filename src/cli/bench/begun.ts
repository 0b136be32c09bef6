import type { Deck, Game, MatchFacts, Seat } from '../../kernel/index.js';
import { plainTerms } from '../../matches/lobby/terms.js';
import type { MatchRow, Store } from '../../store/port.js';

interface Seated {
  readonly player: string;
  readonly name: string;
  readonly deck: Deck;
}

interface Where extends Pick<MatchRow, 'id' | 'guild' | 'channel'> {
  readonly at: number;
  readonly seats: readonly Seated[];
}

/** A match by a game's first ruleset that has just begun, as the store has it. The first of its seats has opened it. */
export function begun(game: Game, { seats, at, ...where }: Where): MatchRow {
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

/** Records a match of two as one that is over, as the store has it after its last move. `won`: by which seat. */
export async function recordEnded(
  store: Store,
  game: Game,
  where: Where,
  { won, ...facts }: Omit<MatchFacts, 'seats'> & { readonly won: Seat },
): Promise<void> {
  await store.createMatch(begun(game, where));
  const places = won === 0 ? [1, 2] : [2, 1];
  await store.commit(where.id, 0, {
    moves: [],
    log: [],
    status: 'over',
    outcome: { places, reason: { id: 'end-out-of-cards' } },
    facts: { ...facts, seats: [{}, {}] },
  });
}
