import type { Card, Kind, Mark } from '../../card.js';
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
  readonly acting: readonly Placed[];
  readonly enemies: readonly Placed[];
  readonly schemes: readonly Placed[];
  /** Whether a crisis icon lies there. */
  readonly crisis: boolean;
  private readonly waiting = new Map<Moment, Placed[]>();
  private readonly kinds = new Map<Kind, Placed[]>();
  private readonly marked = new Map<Mark, Placed[]>();

  constructor(all: readonly Placed[]) {
    const characters: Placed[] = [];
    const changing: Placed[] = [];
    const acting: Placed[] = [];
    const enemies: Placed[] = [];
    const schemes: Placed[] = [];
    let crisis = false;
    for (const placed of all) {
      const { card } = placed;
      if (card.hitPoints !== null) characters.push(placed);
      if (card.modifies !== undefined || card.kind === 'attachment') changing.push(placed);
      if (card.actions.length > 0) acting.push(placed);
      if (card.kind === 'villain' || card.kind === 'minion') enemies.push(placed);
      else if (card.kind === 'main_scheme' || card.kind === 'side_scheme') schemes.push(placed);
      if (card.crisis) crisis = true;
      sort(this.kinds, card.kind, placed);
      for (const mark of card.marks) sort(this.marked, mark, placed);
      for (const moment of card.moments) sort(this.waiting, moment, placed);
    }
    this.all = all;
    this.characters = characters;
    this.changing = changing;
    this.acting = acting;
    this.enemies = enemies;
    this.schemes = schemes;
    this.crisis = crisis;
  }

  ofKind(kind: Kind): readonly Placed[] {
    return this.kinds.get(kind) ?? NONE;
  }

  /** Those on which that is printed. */
  having(mark: Mark): readonly Placed[] {
    return this.marked.get(mark) ?? NONE;
  }

  /** Those that wait for such an occurrence. */
  awaiting({ type }: Pick<Occurrence, 'type'>): readonly Placed[] {
    return this.waiting.get(type) ?? NONE;
  }

  /** Those that wait for any of several occurrences. */
  awaitingAny(events: readonly Occurrence[]): readonly Placed[] {
    let found = NONE;
    for (const event of events) {
      const waiting = this.awaiting(event);
      if (found === NONE) found = waiting;
      else if (waiting !== NONE && waiting !== found) return this.ofTypes(events);
    }
    return found;
  }

  private ofTypes(events: readonly Occurrence[]): readonly Placed[] {
    // Those of one list are in order, and so are those of all the board.
    const found: Placed[] = [];
    for (const placed of this.all)
      for (const { type } of events)
        if (placed.card.triggers[type].length > 0) {
          found.push(placed);
          break;
        }
    return found;
  }
}

function sort<K>(lists: Map<K, Placed[]>, key: K, placed: Placed): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [placed]);
  else list.push(placed);
}
