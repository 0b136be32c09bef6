import type { Play } from '../../kernel/index.js';
import type { Effect } from './effect.js';
import type { Moment } from './events.js';
import type { Look } from './look.js';
import type { Form, InPlay } from './state.js';

export const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Resources = Partial<Readonly<Record<Resource, number>>>;

export const ASPECTS = ['aggression', 'justice', 'leadership', 'protection'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type Faction = 'hero' | Aspect | 'basic' | 'encounter';

/** Types of cards, under the names of public card data. */
export type Kind =
  | 'hero'
  | 'alter_ego'
  | 'ally'
  | 'event'
  | 'resource'
  | 'support'
  | 'upgrade'
  | 'villain'
  | 'main_scheme'
  | 'side_scheme'
  | 'minion'
  | 'treachery'
  | 'attachment'
  | 'environment'
  | 'obligation';

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
  able(game: Effect): boolean;
  pay(game: Effect): Play;
}

/** What an ability does, and whether there is anything it could do it to. */
export interface Deed {
  /** Whether it has a valid target; left out: always. */
  able?(game: Effect, event: never): boolean;
  does(game: Effect, event: never): Play;
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
  /** What has to be settled while costs are determined: an X, a target named in the cost. `declared` in the effect. */
  declare?(game: Effect): Play<number | null>;
  /** Resources to spend besides a card's own cost: of these types, or a price that depends on what was declared. */
  readonly spend?: Resources | ((game: Effect) => Price);
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

/** What is printed on any card. */
export interface Facts {
  readonly name: string;
  readonly subname?: string;
  /** The set it belongs to: a hero's own, or an encounter set. Aspect and basic cards have none. */
  readonly set?: string;
  readonly quantity: number;
  readonly unique?: true;
  readonly traits?: readonly string[];
  /** Our own short wording. Left out by cards that do nothing special. */
  readonly text?: string;
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

/** What is printed on a player's card. */
export interface PlayerFacts extends Facts, Behaviour {
  /** Left out: a card of the hero set named by `set`. */
  readonly aspect?: Aspect | 'basic';
  readonly cost?: number;
  readonly resources: Resources;
  readonly deckLimit: number;
  /** Form needed to play it. */
  readonly form?: Form;
  /** Copies that one player may control, or that one host may have. */
  readonly max?: 'player' | 'host';
  /** Whether it may be played under any player's control. */
  readonly anyPlayer?: true;
  /** The aspect for whose cards it gives twice as much. */
  readonly doubles?: Aspect;
  /** The resource that it does more for when it is paid with it. */
  readonly asks?: Resource;
}

interface Body {
  /** A number, `'X'` where the text says which, null for a dash. */
  readonly attack: number | 'X' | null;
  readonly hitPoints: number;
}

export interface AllyFacts extends PlayerFacts, Body {
  readonly thwart: number | null;
  /** Damage after attacking and after thwarting. */
  readonly consequential: { readonly attack: number; readonly thwart: number };
}

interface IdentityFacts extends Facts, Behaviour {
  readonly set: string;
  readonly deckLimit: 1;
  readonly handSize: number;
  readonly hitPoints: number;
}
export interface HeroFacts extends IdentityFacts {
  readonly attack: number;
  readonly thwart: number | null;
  readonly defense: number;
}
export interface AlterEgoFacts extends IdentityFacts {
  readonly recover: number;
}

/** What is printed on an encounter card. `boostStar`: there is a boost ability. `attackStar` and so on need no mention. */
export interface EncounterFacts extends Facts, Behaviour {
  readonly set: string;
  readonly boost?: number;
}
export interface MinionFacts extends EncounterFacts, Body {
  readonly scheme: number;
}
export interface VillainFacts extends Facts, Behaviour {
  readonly set: string;
  readonly stage: string;
  readonly attack: number;
  readonly scheme: number;
  /** Times the number of players. */
  readonly hitPoints: number;
}
export interface AttachmentFacts extends EncounterFacts {
  /** Added to the numbers of its host. */
  readonly attack?: number;
  readonly scheme?: number;
  readonly attach: Attach;
}
export interface SideSchemeFacts extends EncounterFacts {
  /** Threat it enters play with, `perPlayer` unless fixed. */
  readonly threat: number;
  readonly perPlayer?: true;
  readonly crisis?: true;
  readonly acceleration?: true;
  readonly hazard?: true;
}
export interface MainSchemeFacts extends Facts, Behaviour {
  readonly set: string;
  readonly stage: string;
  /** Its target and its acceleration field, each times the number of players. Left out on an A side. */
  readonly threat?: number;
  readonly escalation?: number;
}

/** A card: its facts, what it does, and its abilities by what sets them off. */
export interface Card extends Facts, Behaviour {
  readonly id: string;
  readonly kind: Kind;
  readonly faction: Faction;
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  readonly keywords: Keywords;
  readonly cost: number | null;
  readonly resources: Resources;
  readonly deckLimit?: number;
  readonly form?: Form;
  readonly max?: 'player' | 'host';
  readonly anyPlayer?: true;
  readonly doubles?: Aspect;
  readonly asks?: Resource;
  readonly attack: number | 'X' | null;
  readonly thwart: number | null;
  readonly defense: number | null;
  readonly recover: number | null;
  readonly scheme: number | null;
  readonly hitPoints: number | null;
  readonly handSize: number;
  readonly consequential: { readonly attack: number; readonly thwart: number };
  readonly boost: number;
  readonly stage?: string;
  readonly threat: number | null;
  readonly perPlayer: boolean;
  readonly escalation: number;
  readonly crisis: boolean;
  readonly acceleration: boolean;
  readonly hazard: boolean;
  /** Interrupts and responses with their place among the abilities. */
  readonly triggers: Partial<Readonly<Record<Moment, readonly Trigger[]>>>;
  /** Actions with their place among the abilities. */
  readonly actions: readonly Trigger[];
}

export interface Trigger {
  readonly index: number;
  readonly ability: Ability;
}

const nothing = {
  cost: null,
  resources: {},
  attack: null,
  thwart: null,
  defense: null,
  recover: null,
  scheme: null,
  hitPoints: null,
  handSize: 0,
  consequential: { attack: 0, thwart: 0 },
  boost: 0,
  threat: null,
  perPlayer: false,
  escalation: 0,
  crisis: false,
  acceleration: false,
  hazard: false,
};

function define(id: string, kind: Kind, faction: Faction, facts: Facts & Behaviour & Partial<Card>): Card {
  const { abilities = [], keywords = {}, traits = [] } = facts;
  const triggers: Partial<Record<Moment, Trigger[]>> = {};
  const actions: Trigger[] = [];
  for (const [index, ability] of abilities.entries()) {
    const { on } = ability;
    if (on !== undefined) {
      const list = triggers[on] ?? [];
      list.push({ index, ability });
      triggers[on] = list;
    }
    if (ability.type === 'action') actions.push({ index, ability });
  }
  return { ...nothing, ...facts, id, kind, faction, traits, abilities, keywords, triggers, actions };
}

function ofPlayer(id: string, kind: Kind, { aspect, ...facts }: PlayerFacts & Partial<AllyFacts>): Card {
  return define(id, kind, aspect ?? 'hero', { ...facts, cost: facts.cost ?? null });
}

export const hero = (id: string, facts: HeroFacts): Card => define(id, 'hero', 'hero', facts);
export const alterEgo = (id: string, facts: AlterEgoFacts): Card => define(id, 'alter_ego', 'hero', facts);
export const ally = (id: string, facts: AllyFacts & { readonly cost: number }): Card => ofPlayer(id, 'ally', facts);
export const event = (id: string, facts: PlayerFacts & { readonly cost: number }): Card => ofPlayer(id, 'event', facts);
export const upgrade = (id: string, facts: PlayerFacts & { readonly cost: number }): Card =>
  ofPlayer(id, 'upgrade', facts);
export const support = (id: string, facts: PlayerFacts & { readonly cost: number }): Card =>
  ofPlayer(id, 'support', facts);
export const resource = (id: string, facts: PlayerFacts): Card => ofPlayer(id, 'resource', facts);

const encounter =
  <F extends EncounterFacts | VillainFacts | MainSchemeFacts>(kind: Kind) =>
  (id: string, facts: F): Card =>
    define(id, kind, 'encounter', facts as Facts & Behaviour & Partial<Card>);

export const minion = encounter<MinionFacts>('minion');
export const treachery = encounter<EncounterFacts>('treachery');
export const attachment = encounter<AttachmentFacts>('attachment');
export const environment = encounter<EncounterFacts>('environment');
export const obligation = encounter<EncounterFacts>('obligation');
export const sideScheme = encounter<SideSchemeFacts>('side_scheme');
export const mainScheme = encounter<MainSchemeFacts>('main_scheme');
export const villain = (id: string, facts: VillainFacts): Card =>
  define(id, 'villain', 'encounter', { ...facts, perPlayer: true });

/** Whether a trait is printed. */
export const printed = (card: Card, trait: string): boolean => card.traits.includes(trait);
