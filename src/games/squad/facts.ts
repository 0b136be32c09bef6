import type { Arg, Deck, LogEntry, MatchFacts } from '../../kernel/index.js';
import { Fortune } from './fortune.js';
import type { Pool } from './rules/match.js';

type Counts = Record<string, number>;

/** What statistics count, from the log: by seat, and for each card how often each seat played it. */
export function facts(log: readonly LogEntry[], decks: readonly Deck[], pool: Pool): MatchFacts {
  const seats = decks.length;
  const fortune = decks.map(deck => new Fortune(deck, pool));
  let first: number | null = null;
  const bySeat = Array.from({ length: seats }, (): Counts => ({}));
  const cards: Record<string, { played: number[] }> = {};
  let turns = 0;
  const add = (who: Arg | undefined, what: string, amount = 1): void => {
    const counts = typeof who === 'object' && 'seat' in who ? bySeat[who.seat] : undefined;
    if (counts !== undefined) counts[what] = (counts[what] ?? 0) + amount;
  };
  for (const line of log) {
    const { id, args = {} } = line;
    const seat = typeof args.who === 'object' && 'seat' in args.who ? args.who.seat : null;
    const counted = COUNTED[id];
    if (counted !== undefined)
      add(args.who, counted.what, counted.amount === undefined ? 1 : Number(args[counted.amount]));
    if (id === 'log-turn') {
      turns++;
      first ??= seat;
    }
    if (seat !== null) fortune[seat]?.heed(line);
    if (id === 'log-flip') add(args.who, `${String(args.side)} flipped`);
    if (id === 'log-play') count(cards, args, seats);
  }
  return { turns, seats: bySeat, cards, luck: fortune.map(one => one.told()), ...(first !== null && { first }) };
}

/** Log lines that count for the seat they name, and the argument that holds how much. */
const COUNTED: Readonly<Record<string, { what: string; amount?: string }>> = {
  'log-turn': { what: 'turns' },
  'log-play': { what: 'attacks' },
  'log-dealt': { what: 'damage taken from attacks', amount: 'amount' },
  'log-block': { what: 'blocks from hand' },
  'log-damage-stopped': { what: 'blocks from deck' },
  'log-draw': { what: 'cards drawn', amount: 'count' },
  'log-heal': { what: 'cards healed', amount: 'count' },
  'log-keeper': { what: 'keepers' },
  'log-misfire': { what: 'misfires' },
};

function count(cards: Record<string, { played: number[] }>, args: Readonly<Record<string, Arg>>, seats: number): void {
  const { card, who } = args;
  if (typeof card !== 'object' || !('card' in card) || typeof who !== 'object' || !('seat' in who)) return;
  const entry = cards[card.card] ?? { played: Array.from({ length: seats }, () => 0) };
  entry.played[who.seat] = (entry.played[who.seat] ?? 0) + 1;
  cards[card.card] = entry;
}
