import type { Arg, Deck, LogEntry, MatchFacts } from '../../kernel/index.js';

/** Log lines that count for the seat they name, and the argument that holds how much. */
const COUNTED: Readonly<Record<string, { what: string; amount?: string }>> = {
  'log-turn': { what: 'turns' },
  'log-attack': { what: 'attacks' },
  'log-concede': { what: 'battles conceded' },
  'log-concede-hand': { what: 'hands conceded' },
  'log-collect': { what: 'points won', amount: 'points' },
  'log-venture': { what: 'points ventured', amount: 'value' },
  'log-draw': { what: 'cards drawn', amount: 'count' },
};

/** What statistics count, from the log: by seat, and for each card how often each seat played it. */
export function facts(log: readonly LogEntry[], decks: readonly Deck[]): MatchFacts {
  const seats = decks.length;
  const bySeat = Array.from({ length: seats }, (): Record<string, number> => ({}));
  const cards: Record<string, { played: number[] }> = {};
  let turns = 0;
  let first: number | null = null;
  for (const { id, args = {} } of log) {
    const seat = seatOf(args.who);
    if (seat === null) continue;
    const counts = bySeat[seat];
    const counted = COUNTED[id];
    if (id === 'log-turn') {
      turns++;
      first ??= seat;
    }
    if (counts !== undefined && counted !== undefined)
      counts[counted.what] =
        (counts[counted.what] ?? 0) + (counted.amount === undefined ? 1 : Number(args[counted.amount]));
    if (id === 'log-start' || id === 'log-attach') played(cards, args.card, seat, seats);
  }
  return { turns, seats: bySeat, cards, ...(first !== null && { first }) };
}

const seatOf = (who: Arg | undefined): number | null => (typeof who === 'object' && 'seat' in who ? who.seat : null);

function played(cards: Record<string, { played: number[] }>, card: Arg | undefined, seat: number, seats: number): void {
  if (typeof card !== 'object' || !('card' in card)) return;
  const entry = cards[card.card] ?? { played: Array.from({ length: seats }, () => 0) };
  entry.played[seat] = (entry.played[seat] ?? 0) + 1;
  cards[card.card] = entry;
}
