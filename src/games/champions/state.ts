import type { Outcome, Seat } from '../../kernel/index.js';
import type { Instance as Card } from '../../tabletop/index.js';
import type { EnemyAttack } from './events.js';
import type { RulesProfile } from './profile.js';

/** Whose card it is: a player's, or the scenario's. */
export type Owner = Seat | 'scenario';

export type Form = 'hero' | 'alter-ego';
export type Status = 'stunned' | 'confused' | 'tough';

/** The status card that goes instead of an attack or a thwart. */
export const SHED = { attack: 'stunned', thwart: 'confused' } as const satisfies Readonly<Record<string, Status>>;

/** Where a card goes that leaves play: its owner's discard pile, hand or deck, or out of the game. */
export type Exit = 'discard' | 'hand' | 'deck' | 'removed';

/** A card in a match. Its id is also new whenever it enters or leaves play. */
export type Instance = Card<Owner>;

/** A card in play. A double-faced card shows the face that `card` names. All have all fields: they are looked at all the time. */
export interface InPlay extends Instance {
  controller: Owner;
  /** The player it is engaged with (minions), or before whom it lies (obligations); null for others. */
  engaged: Seat | null;
  /** The card it is attached to; null for what is not attached. */
  host: number | null;
  /** A facedown Drone: what it is on its other side is nobody's business. */
  facedown: boolean;
  exhausted: boolean;
  damage: number;
  threat: number;
  counters: number;
  statuses: Status[];
  /** Cards that lie face down on it, out of play. On an enemy: boost cards for its next activation. */
  under: Instance[];
  /** How often each limited ability has been used this round, by its key. */
  used: Record<string, number>;
}

/**
 * A deck of its own beside a player's deck, the top card face up for all. It is never empty while its discard pile holds a
 * card. `of`: the printed ids that belong to it, wherever they are.
 */
export interface SecondDeck {
  readonly of: readonly string[];
  readonly deck: Instance[];
  readonly discard: Instance[];
}

/** What a player has besides what is in play. Decks and discard piles list the top card last. */
export interface Player {
  /** The identity card in play. */
  identity: number;
  deck: Instance[];
  hand: Instance[];
  discard: Instance[];
  /** Of an identity that brings one; null for others. */
  second: SecondDeck | null;
  /** Encounter cards dealt face down, next to reveal first. */
  dealt: Instance[];
  /** The nemesis set, as long as it is set aside. */
  nemesis: Instance[];
  /** Printed ids of the cards played this round. */
  played: string[];
  changedForm: boolean;
  eliminated: boolean;
  /** Out because they left the match. */
  left?: true;
}

/**
 * What lasts until the end of the phase or round. It goes with its player's characters, with one card, with all characters
 * that have a trait, or with every player.
 */
export interface Lasting {
  readonly until: 'phase' | 'round';
  readonly of:
    | { readonly seat: Seat }
    | { readonly card: number }
    | { readonly trait: string }
    | { readonly everybody: true };
  readonly stat?: 'attack' | 'thwart' | 'defense';
  readonly by?: number;
  /** A trait that the player's identity has meanwhile. */
  readonly trait?: string;
  /** How much less the next card that the player plays costs. */
  readonly discount?: number;
  /** The only cards that cost less: of a type, with a printed trait. */
  readonly only?: { readonly kind: string; readonly trait: string };
  /** What the card says counts as not being there. */
  readonly blank?: true;
  /** The card it came from. */
  readonly source: string;
}

/** Where a round stands; the next action follows from it. `later`: the players still to come in this step, in order. */
export type Step =
  | { readonly at: 'opening' }
  | { readonly at: 'turn'; readonly seat: Seat; readonly later: readonly Seat[] }
  | { readonly at: 'end of turns' }
  | { readonly at: 'threat' }
  | { readonly at: 'villain activates'; readonly seat: Seat; readonly later: readonly Seat[] }
  /** `done`: the minions that have had their turn against this player. */
  | {
      readonly at: 'minions activate';
      readonly seat: Seat;
      readonly later: readonly Seat[];
      readonly done: readonly number[];
    }
  | { readonly at: 'deal' }
  | { readonly at: 'reveal'; readonly seat: Seat; readonly later: readonly Seat[] }
  | { readonly at: 'end of round' };

/** A deck of encounter cards and its discard pile, the top card last. */
export interface Encounter {
  deck: Instance[];
  discard: Instance[];
}

/** One of several villains that are fought at the same time. */
export interface Member extends Encounter {
  /** Its card in play; null once it has been defeated. */
  villain: number | null;
  /** Printed ids of the cards that come from its deck, and go back to its discard pile. */
  readonly cards: readonly string[];
}

/**
 * Several villains at once, in the scenario's order. `active`: the one that has the active counter. Its deck and discard
 * pile are `encounter` as long as it has, and those of the member are empty.
 */
export interface Crew {
  active: number;
  readonly members: readonly Member[];
}

export interface ChampionsState {
  scenario: string;
  mode: 'standard' | 'expert';
  profile: RulesProfile;
  round: number;
  step: Step;
  /** Who has the first player token. */
  first: Seat;
  players: Player[];
  /** All that is in play, oldest first: identities, villain and schemes too. */
  play: InPlay[];
  /** Villain stages and main scheme faces still to come, next first. */
  stages: string[];
  schemes: string[];
  acceleration: number;
  /** The encounter deck: everything is dealt from it. */
  encounter: Encounter;
  /** Left out where there is one villain. */
  crew?: Crew;
  /** Cards between zones: being played or revealed. Innermost last. */
  resolving: Instance[];
  /** Enemy attacks under way, innermost last. */
  attacks: EnemyAttack[];
  lasting: Lasting[];
  removed: Instance[];
  /** Seats whose player has left: still to be eliminated. */
  leaving: Seat[];
  nextId: number;
  outcome: Outcome | null;
}

const STEPS: readonly Step['at'][] = [
  'opening',
  'turn',
  'end of turns',
  'threat',
  'villain activates',
  'minions activate',
  'deal',
  'reveal',
  'end of round',
];

export const steps = { names: STEPS, of: ({ step }: ChampionsState): string => step.at };
