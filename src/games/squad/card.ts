import type { Seat } from '../../kernel/index.js';
import type { Filter as Cards, Condition, Count as Counted, Effect, Phrase } from '../../tabletop/index.js';
import type { Game } from './effect/index.js';
import type { Event } from './events.js';

export const FACTORS = ['animal', 'strength', 'elemental', 'energy', 'tech', 'speed'] as const;
export type Factor = (typeof FACTORS)[number];

export type Team = 'Avengers' | 'X-Men' | 'Spider-Friends' | 'Fantastic Four' | 'Sinister Syndicate' | 'Brotherhood';

/** What is printed on a card. `attack: '*'` is computed when it is played and counts as 0 elsewhere (SQ-24). */
export interface Facts {
  /** As printed; two heroes of a team-up are joined by " & ". */
  readonly hero: string;
  /** The hero it counts as, where that is printed otherwise. */
  readonly countsAs?: string;
  readonly name: string;
  readonly team: Team | null;
  /** One factor; two different ones for a team-up; the same twice for a Twin-Factor card. */
  readonly factor: Factor | readonly [Factor, Factor];
  readonly block: Factor;
  readonly level: number;
  readonly attack: number | '*';
}

/** What a card looks for in another: heroes, teams, factors, levels. Built in `filters.ts`. */
export type Filter = Cards<Card>;

/** What an ability does. Built in `abilities/`. */
export interface Does<E = Event> extends Effect<Game, E> {
  /** A coin decides what comes of it. */
  readonly byCoin?: true;
}

/** Whether something holds, read at the moment when it matters. */
export type When<E = Event> = Condition<Game, E>;

/** A number that is counted at the moment when it matters. */
export type Count<E = Event> = Counted<Game, E>;

/** Something a Keeper does when something happens. `if` is read when its turn to be handled comes (SQ-17). */
export interface Trigger {
  readonly on: Event['type'];
  readonly says: Phrase;
  readonly if: (game: Game, event: never) => boolean;
  readonly does: Does<never>;
}

/** Something a Keeper changes for as long as it is in play. */
export interface Lasting {
  readonly says: Phrase;
  readonly stat: 'attack' | 'power';
  /** Whose cards or power it changes, seen from the Keeper's controller. */
  readonly whose: 'mine' | 'theirs' | 'all';
  readonly by: number;
  /** Left out: every card. A power change with a filter counts for those cards only. */
  readonly of?: Filter;
  /** Only while its controller's power is in this range. Changes of attack only: power that asked for power would go round in circles. */
  readonly power?: { readonly least?: number; readonly most?: number };
}

/** Something a Keeper forbids or limits for as long as it is in play. */
export interface Standing {
  readonly says: Phrase;
  /** The most damage its player takes from one attack. */
  readonly mostFromAttack?: number;
  /** By how much Keepers' hits on its player are less. */
  readonly hitsAreLess?: number;
  /** Keepers in play do no damage to its player. */
  readonly noHits?: true;
  /** Flips for abilities of its player's cards come up heads. */
  readonly heads?: true;
  /** Attacks that its opponent cannot play. `top`: the top card of that player's discard pile. */
  readonly forbids?: (card: Card, top: Card | null) => boolean;
  /** Other Keepers of its player that cannot be destroyed. `keepers`: all that its player has. */
  readonly protects?: (card: Card, keepers: readonly Card[]) => boolean;
}

/** What a card does. What it says is made from this by `wording.ts`. */
export interface Abilities {
  /** Before anyone blocks: what the attack is worth and what may stop it. */
  readonly onPlay?: Does;
  /** The attack of a card that prints `*`. */
  readonly worth?: Count;
  /** What it does once the attack did that much damage. */
  readonly onHit?: { readonly at: number; readonly does: Does };
  /** What it does once it has done damage, however much. */
  readonly onDamage?: Does;
  /** What this attack does for each card from the hand that blocked it (SQ-21). */
  readonly onBlocked?: Does;
  /** What this Keeper does when it has been destroyed. */
  readonly onDestroyed?: Does;
  /** Where it misfires it is destroyed, and comes back to the hand. */
  readonly returnsOnMisfire?: true;
  /** The damage at which it stays in play as a Keeper. */
  readonly keeper?: number;
  readonly triggers?: readonly Trigger[];
  readonly lasting?: readonly Lasting[];
  readonly standing?: Standing;
  /** When it blocks from the hand it hits for this much. */
  readonly counterstrike?: number;
  /** The number of an assault Keeper. */
  readonly assault?: number;
}

/** A card: its facts, and what it does. */
export interface Card extends Omit<Facts, 'factor' | 'countsAs'>, Abilities {
  readonly id: string;
  readonly factors: readonly Factor[];
  /** The heroes it counts as: both, for a team-up. */
  readonly heroes: readonly string[];
  /** The printed number, 0 for `*` (SQ-24). */
  readonly printedAttack: number;
}

/** Defines a card. */
export function attack(id: string, { factor, countsAs, ...rest }: Facts & Abilities): Card {
  return {
    ...rest,
    id,
    factors: typeof factor === 'string' ? [factor] : factor,
    heroes: countsAs === undefined ? rest.hero.split(' & ') : [countsAs],
    printedAttack: rest.attack === '*' ? 0 : rest.attack,
  };
}

/** Defines cards of a team that do nothing special. */
export const plainOf =
  (team: Team | null) =>
  (id: string, hero: string, name: string, facts: Omit<Facts, 'hero' | 'name' | 'team'>): Card =>
    attack(id, { hero, name, team, ...facts });

/** Another printing of a card: all the same but its id. */
export const printedAgain = (id: string, card: Card): Card => ({ ...card, id });

/** Two copies are of the same card when hero and name agree, whatever the printing. */
export const sameCard = (one: Card, other: Card): boolean => one.hero === other.hero && one.name === other.name;

export const other = (seat: Seat): Seat => 1 - seat;
