import type { Seat, Text } from './text.js';

/** A state of a card that a table shows by a mark: exhausted, stunned, playable now. `words` says it in text. */
export interface Mark {
  readonly id: string;
  readonly words: Text;
  /** A number that a picture shows large: the damage of an attack. The words say it too. */
  readonly value?: number;
  /** Whom it is aimed at: a picture points there. The words say it too. */
  readonly at?: Seat;
}

/** A number that belongs to something: power 7, 3 damage. */
export interface Meter {
  readonly id: string;
  readonly label: Text;
  readonly value: number;
  readonly max?: number;
  /** The key of the card that it is a number of, where that is on the table. */
  readonly of?: string;
}

/**
 * How a fact looks at a glance: icons by name, the first with a number. An icon that nobody has drawn is left out, and
 * without any the fact is written in its words.
 */
export interface Sign {
  readonly icons: readonly string[];
  readonly value?: number | string;
}

/** Something printed on a card, in words, and where there is one with its sign. */
export interface Fact extends Text {
  readonly sign?: Sign;
}

/** Adds a sign to a sentence. */
export const signed = (words: Text, icons: readonly string[], value?: number | string): Fact => ({
  ...words,
  sign: { icons, ...(value !== undefined && { value }) },
});

/** A card as one viewer sees it. Face down: `card` is null and nothing else tells which it is. */
export interface CardView {
  /** Stable while the viewer can follow the card; never that of a card hidden from them. */
  readonly key?: string;
  readonly card: string | null;
  readonly title: Text;
  /** What a face-down card is called, where its back or its place says more than that it is one. */
  readonly back?: Text;
  /** Whose card it is: the printed name of a character, for whom there may be an emblem. Never of a face-down card. */
  readonly emblem?: string;
  /** The card its panel is about: a villain, a player's hero. */
  readonly lead?: true;
  /** Short facts in reading order: level 4, attack 6, blocks tech. */
  readonly facts?: readonly Fact[];
  readonly upsideDown?: boolean;
  readonly marks?: readonly Mark[];
  readonly counters?: readonly Meter[];
  readonly attached?: readonly CardView[];
}

/** Two neighbouring cards that hang together, by their keys, for chains. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label?: Text;
}

/** A place for cards. A `pile` shows its count and, where it is face up, its top card (`cards[0]`). */
export interface Zone {
  readonly id: string;
  readonly title: Text;
  readonly kind: 'row' | 'pile' | 'hand' | 'chain';
  readonly count: number;
  readonly cards: readonly CardView[];
  /** Of a pile that everybody may look through: what lies below its top card, from the top down. */
  readonly below?: readonly CardView[];
  /** Its cards are being played or revealed: they aren't in play. */
  readonly passing?: true;
  readonly links?: readonly Link[];
}

/** One picture's worth of a table: the table itself, or one seat. */
export interface Panel {
  readonly id: string;
  readonly seat?: Seat;
  readonly title: Text;
  /** Whose it is where no card shows that: the printed name of a character. */
  readonly emblem?: string;
  readonly meters: readonly Meter[];
  readonly zones: readonly Zone[];
}

/** A table as one viewer sees it. Pictures and words are both made from this, so they cannot disagree. */
export interface Scene {
  readonly title: Text;
  /** One sentence on where the match stands. */
  readonly status: Text;
  readonly panels: readonly Panel[];
  /** How the seats sit: two sides face each other, several in a ring in which play goes round, or all against the table. */
  readonly seating?: 'facing' | 'ring' | 'together';
  readonly turn: Seat | null;
  /** How the table stands for the seat that looks, in a few words each: what its questions are answered by. */
  readonly brief?: readonly Text[];
  /** Set when the match is over. */
  readonly result?: Text;
}
