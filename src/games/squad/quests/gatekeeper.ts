import { copiesIn } from '../../../tabletop/index.js';
import { each } from '../decks/copies.js';
import type { Side } from '../options.js';

/** One seat's opening as data files list it: cards as `ST004:2 ST029:1`. */
interface WrittenSide {
  /** How many cards are drawn, instead of four. */
  readonly draw?: number;
  /** Cards in hand besides those drawn. */
  readonly hand?: string;
  /** Keepers in play, oldest first. */
  readonly keepers?: string;
}

interface WrittenStage {
  readonly enemy: string;
  readonly difficulty: number;
  /** Where the power starts, instead of 1. */
  readonly power?: number;
  readonly mine?: WrittenSide;
  readonly theirs?: WrittenSide;
  readonly deck: string;
}

/** One match of a gatekeeper: against whom, with which deck, and how it begins. `mine` is the side of who takes it on. */
export interface Stage extends Pick<WrittenStage, 'enemy' | 'difficulty' | 'power'> {
  readonly number: number;
  readonly mine: Side;
  readonly theirs: Side;
  readonly cards: Readonly<Record<string, number>>;
}

/** Whose quests they are, stage after stage. Names stand in the words, as `who-<id>`. */
export interface Gatekeeper {
  readonly id: string;
  readonly stages: readonly Stage[];
}

/** Defines a gatekeeper. */
export function gatekeeper(id: string, stages: readonly WrittenStage[]): Gatekeeper {
  return {
    id,
    stages: stages.map(({ mine, theirs, deck, ...facts }, at) => ({
      ...facts,
      number: at + 1,
      mine: sideOf(mine),
      theirs: { ...sideOf(theirs), wholeDeck: true },
      cards: copiesIn(deck),
    })),
  };
}

const sideOf = ({ draw, hand, keepers }: WrittenSide = {}): Side => ({
  ...(draw !== undefined && { draw }),
  ...(hand !== undefined && { hand: each(copiesIn(hand)) }),
  ...(keepers !== undefined && { keepers: each(copiesIn(keepers)) }),
});
