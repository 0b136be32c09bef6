import type { Arg, Deck, LogEntry, MatchFacts } from '../../kernel/index.js';

type Counts = Record<string, number>;

/** Log lines that count for the seat they name, and the argument that holds how much. */
const COUNTED: Readonly<Record<string, { what: string; amount?: string }>> = {
  'log-play': { what: 'cards played' },
  'log-use': { what: 'abilities used' },
  'log-attack': { what: 'attacks' },
  'log-thwart': { what: 'thwarts' },
  'log-defend': { what: 'defenses' },
  'log-recover': { what: 'recoveries' },
  'log-form': { what: 'changes of form' },
  'log-draw': { what: 'cards drawn', amount: 'count' },
  'log-damage': { what: 'damage dealt', amount: 'amount' },
  'log-threat-removed': { what: 'threat removed', amount: 'amount' },
};

/** What statistics count, from the log: by seat, and for each card how often each seat played it. Turns are rounds. */
export function facts(log: readonly LogEntry[], decks: readonly Deck[]): MatchFacts {
  const seats = decks.length;
  const bySeat = Array.from({ length: seats }, (): Counts => ({}));
  const cards: Record<string, { played: number[] }> = {};
  let turns = 0;
  for (const { id, args = {} } of log) {
    if (id === 'log-round') turns++;
    const seat = seatIn(args.who);
    const counted = COUNTED[id];
    const counts = seat === null ? undefined : bySeat[seat];
    if (counted === undefined || counts === undefined) continue;
    counts[counted.what] =
      (counts[counted.what] ?? 0) + (counted.amount === undefined ? 1 : Number(args[counted.amount]));
    if (id === 'log-play') played(cards, args.card, seat as number, seats);
  }
  return { turns, seats: bySeat, cards };
}

const seatIn = (who: Arg | undefined): number | null =>
  typeof who === 'object' && 'seat' in who ? (who.seat as number) : null;

function played(cards: Record<string, { played: number[] }>, card: Arg | undefined, seat: number, seats: number): void {
  if (typeof card !== 'object' || !('card' in card)) return;
  const entry = cards[card.card as string] ?? { played: Array.from({ length: seats }, () => 0) };
  entry.played[seat] = (entry.played[seat] ?? 0) + 1;
  cards[card.card as string] = entry;
}
