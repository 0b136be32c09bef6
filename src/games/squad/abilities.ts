import type { Seat } from '../../kernel/index.js';
import type { Abilities, Does, Filter, Lasting, Trigger } from './card.js';
import type { Effect } from './effect.js';
import type { EventOf } from './events.js';
import { anyCard } from './filters.js';

// -- what is done

export const hits =
  (amount: number): Does =>
  game =>
    game.hits(amount);

export const heals = (amount: number): Does =>
  function* (game) {
    game.heal(amount);
  };

export const draws = (count: number): Does =>
  function* (game) {
    game.draw(count);
  };

/** One thing after the other. */
export const inTurn = (...parts: readonly Does[]): Does =>
  function* (game, event) {
    for (const part of parts) yield* part(game, event);
  };

/** Does it, and then this Keeper is destroyed. */
export const andIsDestroyed = (does: Does): Does =>
  function* (game, event) {
    yield* does(game, event);
    game.destroySelf();
  };

export const playsTopOfDeck =
  (fits: Filter): Does =>
  game =>
    game.playTopOfDeck(fits);

export const playsTopOfDiscard =
  (fits: Filter): Does =>
  game =>
    game.playTopOfDiscard(fits);

export const mayPlay =
  (fits: Filter, bonus = 0): Does =>
  game =>
    game.mayPlay(fits, bonus);

// -- when a Keeper does it

const trigger = <T extends Trigger['on']>(
  on: T,
  when: (game: Effect, event: EventOf<T>) => boolean,
  does: Does,
): Trigger => ({
  on,
  if: when,
  does,
});

export const atStartOfTurn = (does: Does, when: (game: Effect) => boolean = () => true): Trigger =>
  trigger('turn start', (game, event) => event.seat === game.me && when(game), does);

interface Hitting {
  /** Damage that is enough. */
  readonly atLeast: number;
  /** The attacks that count. */
  readonly of?: Filter;
}

const attackBy =
  (whose: (game: Effect) => Seat, { atLeast, of = anyCard }: Hitting) =>
  (game: Effect, event: EventOf<'attack damage'>): boolean =>
    event.by === whose(game) && event.amount >= atLeast && of(game.cardOf(event));

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

/** When this Keeper's player blocked from the hand. */
export const whenIBlock = (does: Does): Trigger => trigger('block', (game, event) => event.seat === game.me, does);

/** When this Keeper's player put another Keeper into play. */
export const whenIPutAnotherIntoPlay = (does: Does): Trigger =>
  trigger('keeper in', (game, event) => event.seat === game.me && event.keeper !== game.source.keeper, does);

/** When another Keeper, anyone's, was destroyed. */
export const whenAnotherIsDestroyed = (does: Does): Trigger =>
  trigger('keeper destroyed', (game, event) => event.keeper !== game.source.keeper, does);

/** Assault: it hits at the start of its player's turn. */
export const assault = (amount: number): Pick<Abilities, 'assault' | 'triggers'> => ({
  assault: amount,
  triggers: [atStartOfTurn(hits(amount))],
});

// -- what a Keeper changes

export const mine = {
  attack: (by: number, of?: Filter): Lasting => ({ stat: 'attack', whose: 'mine', by, ...(of && { of }) }),
  power: (by: number, of?: Filter): Lasting => ({ stat: 'power', whose: 'mine', by, ...(of && { of }) }),
};

export const theirs = {
  attack: (by: number, of?: Filter): Lasting => ({ stat: 'attack', whose: 'theirs', by, ...(of && { of }) }),
  power: (by: number, of?: Filter): Lasting => ({ stat: 'power', whose: 'theirs', by, ...(of && { of }) }),
};

// -- what an attack is worth

type OnPlay = Required<Pick<Abilities, 'onPlay'>>;

/** Stronger by a number that is counted when it is played. */
export const strongerBy = (count: (game: Effect) => number): OnPlay => ({
  *onPlay(game) {
    game.strengthen(count(game));
  },
});

/** Stronger where something holds. */
export const strongerIf = (by: number, when: (game: Effect) => boolean): OnPlay =>
  strongerBy(game => (when(game) ? by : 0));

/** Stronger where the top card of one's own discard pile fits. */
export const strongerIfDiscardTop = (by: number, fits: Filter): OnPlay =>
  strongerIf(by, game => game.topDiscard !== null && fits(game.topDiscard));

/** Turns up one's own top card: stronger where it fits. */
export const strongerIfDeckTop = (by: number, fits: Filter): OnPlay => ({
  *onPlay(game) {
    const top = game.revealTop();
    if (top !== null && fits(game.card(top))) game.strengthen(by);
  },
});

/** Stronger where its player shows a card that fits from the hand. */
export const strongerIfShown = (by: number, fits: Filter): OnPlay => ({
  *onPlay(game) {
    if (yield* game.mayReveal(fits)) game.strengthen(by);
  },
});

/** Icons do not stop it. */
export const unblockable: OnPlay = {
  *onPlay(game) {
    game.cannotBeBlocked('anywhere');
  },
};
