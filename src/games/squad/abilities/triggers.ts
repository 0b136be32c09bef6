import type { Play, Seat } from '../../../kernel/index.js';
import type { Abilities, Does, Filter, Trigger } from '../card.js';
import type { Game } from '../effect/index.js';
import type { EventOf } from '../events.js';
import { anyCard } from '../filters.js';
import { hits, isDestroyed } from './does.js';
import { always, type When } from './when.js';

/** When something happens and a condition holds, a Keeper does this. */
export const trigger = <T extends Trigger['on']>(
  on: T,
  when: (game: Game, event: EventOf<T>) => boolean,
  does: (game: Game, event: EventOf<T>) => Play<unknown>,
): Trigger => ({
  on,
  if: when,
  does,
});

// -- turns

export const atStartOfTurn = (does: Does, when: When = always): Trigger =>
  trigger('turn start', (game, event) => event.seat === game.me && when(game), does);

/** Something that happens to the player whose turn it is. */
type ToWhoseTurn = (game: Game, seat: Seat) => Play<unknown>;

/** At the start of each player's turn. */
export const atStartOfEachTurn = (does: ToWhoseTurn): Trigger =>
  trigger('turn start', always, (game, event) => does(game, event.seat));

export const atEndOfTurn = (does: Does, when: When = always): Trigger =>
  trigger('turn end', (game, event) => event.seat === game.me && when(game), does);

/** At the end of each player's turn. */
export const atEndOfEachTurn = (does: ToWhoseTurn): Trigger =>
  trigger('turn end', always, (game, event) => does(game, event.seat));

/** It lasts until its opponent's turn ends (SQ-11). */
export const untilTheirTurnEnds: Trigger = trigger('turn end', (game, event) => event.seat === game.them, isDestroyed);

// -- attacks and hits

interface Hitting {
  /** Damage that is enough. */
  readonly atLeast: number;
  /** The attacks that count. */
  readonly of?: Filter;
  /** What else has to hold. */
  readonly when?: When;
}

const attackBy =
  (whose: (game: Game) => Seat, { atLeast, of = anyCard, when = always }: Hitting) =>
  (game: Game, event: EventOf<'attack damage'>): boolean =>
    event.by === whose(game) && event.amount >= atLeast && of(game.cardOf(event)) && when(game);

/** When an attack of this Keeper's player did enough damage. */
export const afterMyAttack = (hitting: Hitting, does: Does): Trigger =>
  trigger(
    'attack damage',
    attackBy(game => game.me, hitting),
    does,
  );

/** When this Keeper's player took enough damage from an attack. */
export const afterTheirAttack = (hitting: Hitting, does: Does): Trigger =>
  trigger(
    'attack damage',
    attackBy(game => game.them, hitting),
    does,
  );

/** When the opponent played an attack, before it does anything and before anyone blocks (SQ-C13). */
export const whenAttacked = (does: Does): Trigger => trigger('attack', (game, event) => event.by === game.them, does);

/** When a Keeper's hit damaged this Keeper's player. The event names the one that did. */
export const whenAKeeperDamagesMe = (does: Does): Trigger =>
  trigger('hit damage', (game, event) => event.to === game.me && event.keeper !== null, does);

/** The same, for Keepers of the opponent only. */
export const whenTheirKeeperDamagesMe = (does: Does): Trigger =>
  trigger('hit damage', (game, event) => event.to === game.me && event.by === game.them && event.keeper !== null, does);

// -- blocks

/** When this Keeper's player blocked from the hand. */
export const whenIBlock = (does: Does): Trigger => trigger('block', (game, event) => event.seat === game.me, does);

/** The same, where it was an attack and not a Keeper's hit. */
export const whenIBlockAnAttack = (does: Does): Trigger =>
  trigger('block', (game, event) => event.seat === game.me && event.attack, does);

/** When the opponent blocked from the hand. */
export const whenTheyBlock = (does: Does): Trigger => trigger('block', (game, event) => event.seat === game.them, does);

/** The same, where it was an attack that fits. */
export const whenTheyBlockMyAttack = (of: Filter, does: Does): Trigger =>
  trigger(
    'block',
    (game, event) => event.seat === game.them && event.attack && of(game.cardOf({ card: event.against })),
    does,
  );

// -- Keepers come and go

/** When this Keeper's player put another Keeper into play. */
export const whenIPutAnotherIntoPlay = (does: Does): Trigger =>
  trigger('keeper in', (game, event) => event.seat === game.me && event.keeper !== game.source.keeper, does);

/** When another Keeper, anyone's, was destroyed. */
export const whenAnotherIsDestroyed = (does: Does): Trigger =>
  trigger('keeper destroyed', (game, event) => event.keeper !== game.source.keeper, does);

/** When another Keeper of its player was destroyed. */
export const whenAnotherOfMineIsDestroyed = (does: Does): Trigger =>
  trigger('keeper destroyed', (game, event) => event.keeper !== game.source.keeper && event.seat === game.me, does);

/** When a Keeper of the opponent was destroyed. */
export const whenTheirsIsDestroyed = (does: Does): Trigger =>
  trigger('keeper destroyed', (game, event) => event.seat === game.them, does);

// -- cards on the move

/** When its player drew any number of cards at once. */
export const whenIDraw = (does: Does): Trigger => trigger('draw', (game, event) => event.seat === game.me, does);

/** When the opponent drew any number of cards at once. */
export const whenTheyDraw = (does: Does): Trigger => trigger('draw', (game, event) => event.seat === game.them, does);

/** When its player healed any number of cards at once. */
export const whenIHeal = (does: Does): Trigger => trigger('heal', (game, event) => event.seat === game.me, does);

/** When an ability made the opponent discard from the hand (SQ-20). */
export const whenTheyDiscard = (does: Does): Trigger =>
  trigger('discard', (game, event) => event.seat === game.them, does);

/** When a coin came up heads, whoever flipped it. */
export const whenHeads = (does: Does): Trigger => trigger('flip', (_, event) => event.heads, does);

/** Assault: it hits at the start of its player's turn. */
export const assault = (amount: number): Pick<Abilities, 'assault' | 'triggers'> => ({
  assault: amount,
  triggers: [atStartOfTurn(hits(amount))],
});
