import { type Seat, text } from '../../kernel/index.js';
import type { Abilities, Does, Filter, Lasting, Trigger } from './card.js';
import type { Effect } from './effect.js';
import type { EventOf } from './events.js';
import { anyCard } from './filters.js';

// -- what is done

export const hits =
  (amount: number): Does =>
  game =>
    game.hits(amount);

/** It hits for the damage that set it off. */
export const hitsForTheDamage: Does = (game, event) => game.hits('amount' in event ? event.amount : 0);

export const heals = (amount: number): Does =>
  function* (game) {
    game.heal(amount);
  };

export const draws = (count: number): Does =>
  function* (game) {
    game.draw(count);
  };

/** One thing after the other, unless a misfire ends it (SQ-7). */
export const inTurn = (...parts: readonly Does[]): Does =>
  function* (game, event) {
    for (const part of parts) {
      if (game.misfired) return;
      yield* part(game, event);
    }
  };

/** Flips a coin, and does it on heads. */
export const ifHeads = (does: Does): Does =>
  function* (game, event) {
    if (game.flip()) yield* does(game, event);
  };

/** Does it, and then this Keeper is destroyed. */
export const andIsDestroyed = (does: Does): Does =>
  function* (game, event) {
    yield* does(game, event);
    game.destroySelf();
  };

/** Destroys one Keeper of the opponent that fits, of its player's choice. */
export const destroysTheirs = (fits: Filter): Does =>
  function* (game) {
    const able = game.theirs.keepers.filter(keeper => fits(game.card(keeper)));
    const keeper = yield* game.chooseKeeper(able, text('ask-destroy', { card: { card: game.source.card } }));
    if (keeper !== null) game.destroy(keeper);
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

export const mayPutIntoPlay =
  (fits: Filter): Does =>
  game =>
    game.mayPutIntoPlay(fits);

// -- where something holds

type When = (game: Effect) => boolean;

const always: When = () => true;

/** A card that fits is on top of this player's discard pile. */
export const topOfMyDiscard =
  (fits: Filter): When =>
  game =>
    game.topDiscard !== null && fits(game.topDiscard);

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

export const atStartOfTurn = (does: Does, when: When = always): Trigger =>
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

/** It lasts until its opponent's turn ends (SQ-11). */
export const untilTheirTurnEnds: Trigger = trigger(
  'turn end',
  (game, event) => event.seat === game.them,
  function* (game) {
    game.destroySelf();
  },
);

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
export const strongerIf = (by: number, when: When): OnPlay => strongerBy(game => (when(game) ? by : 0));

/** Stronger for each Keeper that its player has in play. */
export const strongerPerKeeper = (by: number): OnPlay => strongerBy(game => by * game.mine.keepers.length);

/** Stronger where the top card of one's own discard pile fits. */
export const strongerIfDiscardTop = (by: number, fits: Filter): OnPlay => strongerIf(by, topOfMyDiscard(fits));

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

/** Icons from the deck do not stop it, where something holds. */
export const unblockableFromDeck = (when: When = always): OnPlay => ({
  *onPlay(game) {
    if (when(game)) game.cannotBeBlocked('deck');
  },
});
