import type { Play } from '../../kernel/index.js';
import type { Card } from './card.js';
import type { Game } from './effect/index.js';
import type { Moment } from './events.js';
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
  | 'retaliate';

export type Label = 'attack' | 'thwart' | 'defense';

/** What a cost in resources is made of: so many in all, of which these. */
export interface Price {
  readonly total: number;
  readonly typed: Resources;
}

/** Part of a cost besides resources. Each is paid at once with the others, or the attempt is not made. */
export interface Cost {
  able(game: Game): boolean;
  pay(game: Game): Play;
}

/** What an ability does, and whether there is anything it could do it to. */
export interface Deed {
  /** Whether it has a valid target; left out: always. */
  able?(game: Game, event: never): boolean;
  does(game: Game, event: never): Play;
}

export interface Ability extends Deed {
  readonly type: 'action' | 'interrupt' | 'response' | 'special' | 'setup' | 'when revealed' | 'boost';
  readonly forced?: boolean;
  /** Printed before the type: the player must be in that form. */
  readonly form?: Form;
  readonly label?: Label;
  /** What it interrupts or responds to. `would`: before everything else, and it may stop it. */
  readonly on?: Moment;
  readonly would?: boolean;
  /** Whether an occurrence is one that it waits for. */
  when?(look: Look, event: never): boolean;
  /** What has to be settled while costs are determined: an X, a target named in the cost. It stands in `game.use.declared`. */
  declare?(game: Game): Play<number | null>;
  /** Resources to spend besides a card's own cost: of these types, or a price that depends on what was declared. */
  readonly spend?: Resources | ((game: Game) => Price);
  readonly costs?: readonly Cost[];
  /** How often a round. */
  readonly limit?: number;
}

/** A source of resources on a card in play. */
export interface ResourceAbility {
  readonly form?: Form;
  readonly costs?: readonly Cost[];
  readonly limit?: number;
  gives(look: Look): Resources;
}

/** Which cards in play something is about, seen from the card that says so. */
export type Whom = (look: Look, subject: InPlay) => boolean;

/** A number that is different while the card is in play. */
export interface Modifier {
  readonly stat: Stat;
  readonly of: Whom;
  readonly by: number | ((look: Look) => number);
}

/** A trait that cards have while this one is in play. */
export interface Gain {
  readonly trait: string;
  readonly of: Whom;
}

/** Something that cannot happen while the card is in play. `source`: the card that would do it. */
export interface Ban {
  readonly what: 'take damage' | 'lose threat';
  readonly of: Whom;
  when?(look: Look, source: Card | null): boolean;
}

export interface Keywords {
  readonly guard?: true;
  readonly quickstrike?: true;
  readonly retaliate?: number;
  readonly surge?: true;
  readonly toughness?: true;
}

/** Behaviour, of any card. */
export interface Behaviour {
  readonly keywords?: Keywords;
  readonly abilities?: readonly Ability[];
  readonly resource?: ResourceAbility;
  readonly modifies?: readonly Modifier[];
  readonly gains?: readonly Gain[];
  readonly bans?: readonly Ban[];
  /** Counters it enters play with. `uses`: it is discarded when the last is gone. */
  readonly counters?: { readonly enters: number; readonly uses: boolean };
  /** What it is attached to as it enters play. */
  readonly attach?: Attach;
  /** The number it prints as X. */
  worth?(look: Look): number;
  /** Whether its controller has to defend its attacks with an ally (Melter). */
  readonly alliesMustDefend?: true;
}

/** The hosts a card may be attached to. `best`: where several are, a rule narrows them down before anybody chooses. */
export interface Attach {
  readonly to: Whom;
  best?(look: Look, hosts: readonly InPlay[]): readonly InPlay[];
}

/** An ability with its place among those of its card. */
export interface Trigger {
  readonly index: number;
  readonly ability: Ability;
}
