import type { Play, Text } from '../../kernel/index.js';
import type { Condition, Count, Effect, Filter, Phrase } from '../../tabletop/index.js';
import type { Card } from './card.js';
import type { Game } from './effect/index.js';
import type { Moment, Occurrence, OccurrenceOf } from './events.js';
import type { Look } from './look/index.js';
import type { Form, InPlay } from './state.js';

export const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Resources = Partial<Readonly<Record<Resource, number>>>;

export type Stat =
  | 'attack'
  | 'thwart'
  | 'defense'
  | 'recover'
  | 'scheme'
  | 'hitPoints'
  | 'handSize'
  | 'allyLimit'
  | 'retaliate'
  /** Consequential damage after an attack. */
  | 'attackConsequence'
  /** The threat at which a main scheme's stage is complete. */
  | 'targetThreat';

export type Label = 'attack' | 'thwart' | 'defense';

/** What a cost in resources is made of: so many in all, of which these. */
export interface Price {
  readonly total: number;
  readonly typed: Resources;
}

/** What an ability does; `E`: what it interrupts or responds to. Built in `abilities/`. */
export interface Does<E = Event> extends Effect<Game, E> {
  /** Whether it deals damage or removes threat that a card may add to; left out where it does. */
  addable?(game: Game, event: E): boolean;
  /** What is said of it where it may be done though nothing would come of it; null where something would. */
  idle?(game: Game, event: E): Text | null;
}

/** What set an ability off; nothing did where a player uses it of their own accord. */
export type Event = Occurrence | undefined;

/** Part of a cost besides resources. Each is paid at once with the others, or the attempt is not made. */
export interface Cost extends Does {
  able(game: Game, event: Event): Text | null;
  /** It takes cards from hand, so how many one holds then is not known before. */
  readonly fromHand?: true;
  /** Whether it may come to nothing, or leave nobody to do the rest: then it is not sure what that changes. */
  unsure?(game: Game): boolean;
}

/** Something that holds or does not. What looks at the table alone may also be asked while nothing is being used. */
export type When<G = Game, E = Event> = Condition<G, E> & Late;

/** What is not known before it is used: it hangs on what is paid, or on the order of things. */
export interface Late {
  readonly late?: true;
}

/** What can be counted one by one. */
export type Unit<G = Game, E = Event> = Count<G, E> & Late;

/** What an interrupt or response waits for, as a clause and as a test of each occurrence. */
export interface Moments<T extends Moment> extends Condition<Look, OccurrenceOf<T>> {
  readonly on: T;
  /** Before everything else, as what may stop or change the occurrence. */
  readonly would?: true;
  /** What answers a defeat is about that very card: of several that have fallen, its player says which. */
  readonly that?: true;
}

export type AnyMoments = { readonly [T in Moment]: Moments<T> }[Moment];

/** What is settled while costs are determined: an X, a target named in the cost. It then stands in `game.use.declared`. */
export interface Declares {
  readonly says: Phrase;
  /** Nobody chooses it, so its price is known beforehand. */
  readonly known?: true;
  /** Why there is nothing to settle on; null where there is. */
  able(game: Game): Text | null;
  ask(game: Game): Play<number | null>;
  /** What it costs, once it is settled. */
  price(game: Game): Price;
}

export interface Ability {
  readonly type:
    | 'action'
    | 'interrupt'
    | 'response'
    | 'special'
    | 'setup'
    | 'when revealed'
    | 'when completed'
    | 'boost';
  readonly forced?: boolean | undefined;
  /** Printed before the type: the player must be in that form. */
  readonly form?: Form | undefined;
  readonly label?: Label | undefined;
  /** The name that is printed before it. */
  readonly name?: string | undefined;
  readonly when?: AnyMoments | undefined;
  readonly declares?: Declares | undefined;
  /** Resources to spend besides a card's own cost. */
  readonly spend?: Resources | undefined;
  readonly costs?: readonly Cost[] | undefined;
  /** How often a round, or a phase. */
  readonly limit?: number | undefined;
  readonly each?: 'phase' | undefined;
  readonly does: Does;
  /** Counters that come or go instead of what it interrupts, for previews and forecasts. */
  readonly swaps?: Swap | undefined;
  /** What it is sure to change before an enemy acts, for forecasts. */
  readonly foreseen?: Foreseen | undefined;
}

interface Foreseen {
  /** Drones that come before the attacked player. */
  readonly drones?: number;
  /** Whether this card leaves play after its host's next attack, or instead of it, which stuns the host. */
  readonly leaves?: 'after' | 'instead';
  /** How much threat comes onto the main scheme after an attack of this enemy, or of its host: at least, and at most. */
  readonly threat?: { readonly least: number; readonly most: number };
  /** The villain who is active: whose side scheme has the most or the least threat once so much more lies on each. */
  readonly activates?: { readonly extent: 'most' | 'least'; readonly placed: number };
}

/** Counters on the card of a printed id: how many come (or go, below 0) for so much of what they replace. */
export interface Swap {
  readonly card: string;
  by(amount: number): number;
}

/** Resources that an ability generates. `playing`: the card they pay for, where that is being played. */
export interface Gives {
  readonly says: Phrase;
  of(look: Look, playing?: number): Resources;
}

/** A source of resources on a card in play. */
export interface ResourceAbility {
  readonly name?: string;
  readonly form?: Form;
  readonly costs?: readonly Cost[];
  readonly limit?: number;
  /** The only cards it pays for. */
  readonly pays?: Filter<Card>;
  readonly gives: Gives;
}

/** Which cards in play something is about, seen from the card that says so. */
export interface Whom {
  /** All that are meant: "each enemy", "your hero". */
  readonly says: Phrase;
  /** One of them, of somebody's choice: "an enemy"; null where there is nothing to choose. */
  readonly one: Phrase | null;
  /** What is counted of them: "minion", "upgrade you control". */
  readonly unit: Phrase | null;
  fits(look: Look, subject: InPlay): boolean;
}

/** A number that is counted when it is needed; in words as `2 …, for each enemy` or `X …, X = what it counts`. */
export interface Counted<G = Game, E = Event> extends Late {
  readonly base: number | Phrase;
  readonly tail: Phrase | null;
  of(game: G, event: E): number;
}
export type Amount<G = Game, E = Event> = number | Counted<G, E>;

/** A number that is different while the card is in play. */
export interface Modifier {
  readonly stat: Stat;
  readonly of: Whom;
  readonly by: Amount<Look, undefined>;
  /** The change alone: "+1 THW". */
  readonly says: Phrase;
  /** Whose number it is; null where it is this card's own. */
  readonly whose: Phrase | null;
}

/** A trait that cards have while this one is in play. */
export interface Gain {
  readonly trait: string;
  readonly of: Whom;
}

/** What some cards cost more, or less (below 0), while this one is in play. `host`: what the card will be attached to. */
export interface PriceChange {
  readonly by: number;
  readonly says: Phrase;
  /** For every player, not its own alone. */
  readonly everybody?: true;
  fits(look: Look, card: Card, host: InPlay | null): boolean;
}

/** Something that cannot happen while the card is in play. */
export interface Ban {
  readonly what: 'take damage' | 'lose threat' | 'thwart' | 'ready' | 'change form' | 'be thwarted';
  readonly of: Whom;
  readonly says: Phrase;
  /** The cards that cannot do it. Left out: nothing can. */
  readonly from?: Filter<Card>;
  /** Only as long as that is so. */
  readonly while?: Condition<Look, undefined>;
}

export interface Keywords {
  readonly guard?: true;
  readonly quickstrike?: true;
  readonly retaliate?: number;
  readonly surge?: true;
  readonly toughness?: true;
  /** No player controls more than two of them. */
  readonly restricted?: true;
}

/** Behaviour, of any card. */
export interface Behaviour {
  readonly keywords?: Keywords;
  readonly abilities?: readonly Ability[];
  readonly resource?: ResourceAbility;
  readonly modifies?: readonly Modifier[];
  readonly gains?: readonly Gain[];
  readonly bans?: readonly Ban[];
  readonly prices?: readonly PriceChange[];
  readonly counters?: Counters;
  /** What its controller pays besides for its basic attack. */
  readonly attackCosts?: readonly Cost[];
  /** What it is attached to as it enters play. */
  readonly attach?: Attach;
  /** The number it prints as X. */
  readonly worth?: Count<Look, undefined>;
  /** Whether an ally has to defend: of who is engaged with it (Melter), or whom the enemy attacks on which it lies. */
  readonly alliesMustDefend?: true;
  /** Once its last counter is gone, it flips together with the cards in play that fit. */
  readonly flipsEmpty?: Filter<Card>;
  /** Whether the player on whose identity it lies resolves each When Revealed one more time. */
  readonly echoes?: true;
  /** A villain's own side scheme, that of its set: it stays without threat, and goes when the villain does. */
  readonly signature?: true;
  /** A villain that schemes on its own side scheme. */
  readonly ownScheme?: true;
  /** An attachment of one of several villains: nobody may attack the others. */
  readonly taunts?: true;
  /** An attachment: what its host's damage has too much goes as threat on the host's own side scheme. */
  readonly excessOnScheme?: true;
  /** What it says of something that the rules do of themselves. */
  readonly explains?: Phrase;
}

/** Counters that a card enters play with. `uses`: it is discarded when the last is gone. */
export interface Counters {
  readonly enters: number;
  /** Times the number of players. */
  readonly perPlayer?: true;
  readonly uses: boolean;
  /** What they are called. */
  readonly kind:
    | 'arrow'
    | 'attack'
    | 'energy'
    | 'glory'
    | 'infamy'
    | 'madness'
    | 'medical'
    | 'mental'
    | 'mystic'
    | 'physical'
    | 'reflection'
    | 'snoop'
    | 'time'
    | 'web';
}

/** The hosts a card may be attached to. `best`: where several are, a rule narrows them down before anybody chooses. */
export interface Attach {
  readonly says: Phrase;
  readonly to: Whom['fits'];
  best?(look: Look, hosts: readonly InPlay[]): readonly InPlay[];
}

/** When an ability comes: before something may be replaced, before it happens, or after it. */
export type Window = 'would' | 'when' | 'after';

/** An ability with its place among those of its card. */
export interface Trigger {
  /** Null for one that waits for nothing, as an action does. */
  readonly window: Window | null;
  readonly index: number;
  /** Under which its uses are counted. */
  readonly counted: string;
  readonly ability: Ability;
}
