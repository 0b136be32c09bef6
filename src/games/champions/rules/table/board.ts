import type { Card, Kind } from '../../card.js';
import type { Moment, Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';

/** A card in play, and what it is. */
export interface Placed {
  readonly one: InPlay;
  readonly card: Card;
}

/** What few cards have, and what is looked for all the time. */
const MARKS = [
  'alliesMustDefend',
  'bans',
  'echoes',
  'excessOnScheme',
  'gains',
  'prices',
  'signature',
  'taunts',
  'unique',
] as const;
type Mark = (typeof MARKS)[number];

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
      for (const mark of MARKS) if (card[mark] !== undefined) sort(this.marked, mark, placed);
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
    const [first, ...others] = typesOf(events);
    if (first === undefined) return NONE;
    if (others.length === 0) return this.waiting.get(first) ?? NONE;
    const waiting = new Set(this.waiting.get(first));
    for (const type of others) for (const placed of this.waiting.get(type) ?? NONE) waiting.add(placed);
    // Those of one list are in order, and so are those of all the board.
    return waiting.size === 0 ? NONE : this.all.filter(placed => waiting.has(placed));
  }
}

function typesOf(events: readonly Occurrence[]): readonly Moment[] {
  const types: Moment[] = [];
  for (const { type } of events) if (!types.includes(type)) types.push(type);
  return types;
}

function sort<K>(lists: Map<K, Placed[]>, key: K, placed: Placed): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [placed]);
  else list.push(placed);
}
