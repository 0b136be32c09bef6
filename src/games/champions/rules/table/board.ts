import type { Card } from '../../card.js';
import type { Moment, Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';

/** A card in play, and what it is. */
export interface Placed {
  readonly one: InPlay;
  readonly card: Card;
}

const NONE: readonly Placed[] = [];

/** What is in play, by what rules ask of it all the time. Every list is in order, the oldest card first. */
export class Board {
  readonly all: readonly Placed[];
  /** Those with hit points. */
  readonly characters: readonly Placed[];
  /** Those that change numbers: by what they say, or as attachments by what is printed on them. */
  readonly changing: readonly Placed[];
  readonly banning: readonly Placed[];
  readonly pricing: readonly Placed[];
  readonly acting: readonly Placed[];
  private readonly waiting = new Map<Moment, Placed[]>();

  constructor(all: readonly Placed[]) {
    this.all = all;
    this.characters = all.filter(({ card }) => card.hitPoints !== null);
    this.changing = all.filter(({ card }) => card.modifies !== undefined || card.kind === 'attachment');
    this.banning = all.filter(({ card }) => card.bans !== undefined);
    this.pricing = all.filter(({ card }) => card.prices !== undefined);
    this.acting = all.filter(({ card }) => card.actions.length > 0);
    for (const placed of all)
      for (const moment of placed.card.moments) {
        const list = this.waiting.get(moment);
        if (list === undefined) this.waiting.set(moment, [placed]);
        else list.push(placed);
      }
  }

  /** Those that wait for such an occurrence. */
  awaiting({ type }: Occurrence): readonly Placed[] {
    return this.waiting.get(type) ?? NONE;
  }

  /** Those that wait for any of several occurrences. */
  awaitingAny(events: readonly Occurrence[]): readonly Placed[] {
    const [first] = events;
    if (first === undefined) return NONE;
    if (events.every(({ type }) => type === first.type)) return this.awaiting(first);
    return this.all.filter(
      ({ card: { moments } }) => moments.length > 0 && events.some(({ type }) => moments.includes(type)),
    );
  }
}
