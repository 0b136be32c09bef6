import type { Outcome, Seat } from '../../../kernel/index.js';
import { RANDOM } from '../plan.js';
import type { Share } from './lead.js';

/** What one match tells of itself beyond its outcome: plain data, which another thread can send. */
export interface Told {
  readonly turns: number;
  /** Who had the first turn; null where nobody goes first. */
  readonly first: Seat | null;
  /** Questions with two answers or more, by seat. */
  readonly choices: readonly number[];
  /** By seat, the cards that it played. */
  readonly played: readonly (readonly string[])[];
}

/** Wins and matches under a name. */
export class Shares {
  private readonly all = new Map<string, Share>();

  add(name: string, won: number): void {
    const share = this.get(name);
    this.all.set(name, { won: share.won + won, played: share.played + 1 });
  }

  get(name: string): Share {
    return this.all.get(name) ?? { won: 0, played: 0 };
  }

  get names(): string[] {
    return [...this.all.keys()].sort();
  }
}

/** How much of a match a seat has won: its part of a first place that others share, and all of what partners win. */
export function wonOf({ places, together }: Pick<Outcome, 'places' | 'together'>, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  return together === undefined ? 1 / places.filter(place => place === 1).length : 1;
}

interface Match extends Pick<Outcome, 'places' | 'together'> {
  readonly decks: readonly { readonly id: string; readonly cards: Readonly<Record<string, number>> }[];
  readonly reason: string;
  readonly told: Told;
}

/** What the matches of a simulation come to, for those who design sets and decks. */
export class Designs {
  matches = 0;
  turns = 0;
  readonly choices: number[] = [];
  readonly ends = new Map<string, number>();
  readonly decks = new Shares();
  /** By `one/other`, for two seats: how often the first of them won. */
  readonly pairs = new Shares();
  /** By how many seats after the first player. */
  readonly order = new Shares();
  /** Seats that brought a card, and those that brought and played it. */
  readonly brought = new Shares();
  readonly played = new Shares();
  readonly seats = { won: 0, played: 0 };

  add(match: Match): void {
    const { decks, reason, told } = match;
    this.matches++;
    this.turns += told.turns;
    this.choices.push(...told.choices);
    this.ends.set(reason, (this.ends.get(reason) ?? 0) + 1);
    const won = (seat: Seat): number => wonOf(match, seat);
    for (const [seat, { id, cards }] of decks.entries()) {
      const share = won(seat);
      this.seats.won += share;
      this.seats.played++;
      if (!id.startsWith(RANDOM)) this.decks.add(id, share);
      if (told.first !== null) this.order.add(String((seat - told.first + decks.length) % decks.length), share);
      for (const card of Object.keys(cards)) this.brought.add(card, share);
      for (const card of told.played[seat] ?? []) this.played.add(card, share);
    }
    if (match.together === undefined) this.pair(decks, won);
  }

  private pair(decks: Match['decks'], won: (seat: Seat) => number): void {
    const [one, other] = decks;
    if (one === undefined || other === undefined || decks.length !== 2) return;
    if ([one, other].some(({ id }) => id.startsWith(RANDOM)) || one.id === other.id) return;
    const [first] = [one.id, other.id].sort();
    this.pairs.add([one.id, other.id].sort().join('/'), won(first === one.id ? 0 : 1));
  }
}
