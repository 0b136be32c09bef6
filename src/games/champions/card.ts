import type { Phrase } from '../../tabletop/index.js';
import { triggerOf, whole } from './ability.js';
import type { Ability, Amount, Attach, Behaviour, Keywords, Resource, Resources, Trigger, When } from './behaviour.js';
import type { Moment } from './events.js';
import type { Look } from './look/index.js';
import type { Form } from './state.js';
import { wording, wordingBriefly, wordingWithout } from './wording.js';

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

/** What is printed on any card. */
export interface Facts {
  readonly name: string;
  readonly subname?: string;
  /** The set it belongs to: a hero's own, or an encounter set. Aspect and basic cards have none. */
  readonly set?: string;
  readonly quantity: number;
  readonly unique?: true;
  readonly traits?: readonly string[];
  /** The other face of a double-faced card: it lies in no deck. */
  readonly back?: true;
}

/** What is printed on a player's card. */
export interface PlayerFacts extends Facts, Behaviour {
  /** Left out: a card of the hero set named by `set`. */
  readonly aspect?: Aspect | 'basic';
  readonly cost?: number;
  readonly resources: Resources;
  /** Left out: as many as its set holds. Null for a card that is in no player's deck. */
  readonly deckLimit?: number | null;
  /** Form needed to play it. */
  readonly form?: Form;
  /** One copy that a player may control, that a host may have, or that all players together may play in a round. */
  readonly max?: 'player' | 'host' | 'round';
  /** Whether its player may also play it from the discard pile, in their turn. */
  readonly fromDiscard?: true;
  /** Whether it may be played under any player's control. */
  readonly anyPlayer?: true;
  /** Its player has to be, or to have, that. */
  readonly needs?: When<Look, undefined>;
  /** How much less it costs. */
  readonly costsLess?: Amount<Look, undefined>;
  /** The one resource that may be spent for it. */
  readonly paidOnlyWith?: Resource;
  /** The aspect for whose cards it gives twice as much. */
  readonly doubles?: Aspect;
  /** It looks at what lies uppermost in a discard pile: while it is in the match, the order of discards matters. */
  readonly mindsOrder?: true;
  /** The resource that it does more for when it is paid with it; `asksOnly`: with nothing else. */
  readonly asks?: Resource;
  readonly asksOnly?: true;
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

/** Every identity is there once, and unique. */
interface IdentityFacts extends Omit<Facts, 'quantity' | 'unique'>, Behaviour {
  readonly set: string;
  /** The set of cards that its player has as a second deck. */
  readonly secondDeck?: string;
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
  /** Null for a dash. */
  readonly attack: number | null;
  readonly scheme: number | null;
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
  /** Icons: `true` is one of them. */
  readonly acceleration?: true | number;
  readonly hazard?: true;
}
export interface MainSchemeFacts extends Facts, Behaviour {
  readonly set: string;
  readonly stage: string;
  /**
   * The threat it begins with, its target and its acceleration field, each times the number of players; an acceleration
   * of `'X'` is as much as its `worth`, no matter how many play. Left out on an A side.
   */
  readonly begins?: number;
  readonly threat?: number;
  readonly escalation?: number | 'X';
  readonly hazard?: true;
  /** The acceleration field is the same for any number of players. */
  readonly fixedEscalation?: true;
}

/** What few cards have, and what is looked for all the time. */
const MARKS = [
  'alliesMustDefend',
  'bans',
  'echoes',
  'excessOnScheme',
  'gains',
  'prices',
  'resource',
  'signature',
  'taunts',
  'unique',
] as const;
export type Mark = (typeof MARKS)[number];

/** Which of that a card has. */
export const marksOf = (card: { readonly [M in Mark]?: unknown }): Mark[] =>
  MARKS.filter(mark => card[mark] !== undefined);

/** Every field there, undefined where nothing is printed. */
export type Whole<T> = { readonly [K in keyof Required<T>]: T[K] };

type Rare = Pick<
  PlayerFacts,
  | 'form'
  | 'max'
  | 'fromDiscard'
  | 'anyPlayer'
  | 'needs'
  | 'costsLess'
  | 'paidOnlyWith'
  | 'doubles'
  | 'mindsOrder'
  | 'asks'
  | 'asksOnly'
> & {
  readonly deckLimit?: number;
  readonly secondDeck?: string;
  readonly stage?: string;
};

/**
 * A card: its facts, what it does, and its abilities by what sets them off. Cards have all their fields, in one order:
 * rules look at them by the million, and what has always the same shape is found several times faster.
 */
export interface Card extends Whole<Facts>, Whole<Behaviour>, Whole<Rare> {
  readonly id: string;
  readonly kind: Kind;
  readonly faction: Faction;
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  /** All that it does, in words; null where that is nothing special. */
  readonly says: Phrase | null;
  /** The same without what only matters as it comes from the encounter deck. */
  readonly saysInPlay: Phrase | null;
  /** The same without what is over once it lies in play: what it did as it was revealed. */
  readonly saysLater: Phrase | null;
  /** The same without how many of it there may be, and for whom. */
  readonly saysBriefly: Phrase | null;
  readonly keywords: Keywords;
  readonly cost: number | null;
  readonly resources: Resources;
  readonly attack: number | 'X' | null;
  readonly thwart: number | null;
  readonly defense: number | null;
  readonly recover: number | null;
  readonly scheme: number | null;
  readonly hitPoints: number | null;
  readonly handSize: number;
  readonly consequential: { readonly attack: number; readonly thwart: number };
  readonly boost: number;
  readonly threat: number | null;
  readonly perPlayer: boolean;
  readonly begins: number;
  readonly escalation: number | 'X';
  readonly fixedEscalation: boolean;
  readonly crisis: boolean;
  readonly acceleration: number;
  readonly hazard: boolean;
  /** Interrupts and responses with their place among the abilities. */
  readonly triggers: Readonly<Record<Moment, readonly Trigger[]>>;
  /** The moments that any of them waits for. */
  readonly moments: readonly Moment[];
  /** Actions with their place among the abilities. */
  readonly actions: readonly Trigger[];
  readonly marks: readonly Mark[];
}

/** What is printed on any card, in one. */
export type Printed = Facts &
  Behaviour &
  Partial<Omit<Card, 'acceleration'>> & { readonly acceleration?: true | number };

function define(id: string, kind: Kind, faction: Faction, facts: Printed): Card {
  const abilities = facts.abilities?.map(whole) ?? [];
  const which = (fits: (ability: Ability) => boolean): Trigger[] =>
    abilities.flatMap((ability, index) => (fits(ability) ? [triggerOf(id, ability, index)] : []));
  const says = wording(facts);
  const on = (moment: Moment): Trigger[] => which(ability => ability.when?.on === moment);
  return {
    id,
    kind,
    faction,
    name: facts.name,
    subname: facts.subname,
    set: facts.set,
    quantity: facts.quantity,
    unique: facts.unique,
    traits: facts.traits ?? [],
    back: facts.back,
    says,
    saysInPlay: wordingWithout(['boost'], facts, says),
    saysLater: wordingWithout(['boost', 'when revealed'], facts, says),
    saysBriefly: wordingBriefly(facts, says),
    keywords: facts.keywords ?? {},
    abilities,
    triggers: {
      'enemy attack': on('enemy attack'),
      attack: on('attack'),
      thwart: on('thwart'),
      scheme: on('scheme'),
      deal: on('deal'),
      damage: on('damage'),
      threat: on('threat'),
      defeat: on('defeat'),
      reveal: on('reveal'),
      enter: on('enter'),
      engage: on('engage'),
      play: on('play'),
      form: on('form'),
      defend: on('defend'),
      boost: on('boost'),
      surge: on('surge'),
      use: on('use'),
      'turn begin': on('turn begin'),
      'turn end': on('turn end'),
      'phase end': on('phase end'),
      'round end': on('round end'),
      'step one': on('step one'),
    },
    moments: [...new Set(abilities.flatMap(({ when }) => when?.on ?? []))],
    actions: which(({ type }) => type === 'action'),
    marks: marksOf(facts),
    resource: facts.resource,
    modifies: facts.modifies,
    gains: facts.gains,
    bans: facts.bans,
    prices: facts.prices,
    counters: facts.counters,
    attackCosts: facts.attackCosts,
    attach: facts.attach,
    worth: facts.worth,
    alliesMustDefend: facts.alliesMustDefend,
    flipsEmpty: facts.flipsEmpty,
    echoes: facts.echoes,
    signature: facts.signature,
    ownScheme: facts.ownScheme,
    taunts: facts.taunts,
    excessOnScheme: facts.excessOnScheme,
    explains: facts.explains,
    cost: facts.cost ?? null,
    resources: facts.resources ?? {},
    deckLimit: facts.deckLimit,
    form: facts.form,
    max: facts.max,
    fromDiscard: facts.fromDiscard,
    anyPlayer: facts.anyPlayer,
    needs: facts.needs,
    costsLess: facts.costsLess,
    paidOnlyWith: facts.paidOnlyWith,
    doubles: facts.doubles,
    mindsOrder: facts.mindsOrder,
    asks: facts.asks,
    asksOnly: facts.asksOnly,
    secondDeck: facts.secondDeck,
    attack: facts.attack ?? null,
    thwart: facts.thwart ?? null,
    defense: facts.defense ?? null,
    recover: facts.recover ?? null,
    scheme: facts.scheme ?? null,
    hitPoints: facts.hitPoints ?? null,
    handSize: facts.handSize ?? 0,
    consequential: facts.consequential ?? { attack: 0, thwart: 0 },
    boost: facts.boost ?? 0,
    stage: facts.stage,
    threat: facts.threat ?? null,
    perPlayer: facts.perPlayer ?? false,
    begins: facts.begins ?? 0,
    escalation: facts.escalation ?? 0,
    fixedEscalation: facts.fixedEscalation ?? false,
    crisis: facts.crisis ?? false,
    acceleration: Number(facts.acceleration ?? 0),
    hazard: facts.hazard ?? false,
  };
}

function ofPlayer(
  id: string,
  kind: Kind,
  { aspect, quantity, deckLimit = quantity, ...facts }: PlayerFacts & Partial<AllyFacts>,
): Card {
  return define(id, kind, aspect ?? 'hero', { ...facts, quantity, ...(deckLimit !== null && { deckLimit }) });
}

const identity =
  <F extends IdentityFacts>(kind: 'hero' | 'alter_ego') =>
  (id: string, facts: F): Card =>
    define(id, kind, 'hero', { quantity: 1, unique: true, deckLimit: 1, ...facts });

export const hero = identity<HeroFacts>('hero');
export const alterEgo = identity<AlterEgoFacts>('alter_ego');
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
    define(id, kind, 'encounter', facts as Printed);

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
