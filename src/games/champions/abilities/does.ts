import type { Play, Seat } from '../../../kernel/index.js';
import type { Deed } from '../behaviour.js';
import type { Effect } from '../effect/index.js';
import { isFriendly, isIdentity, type Look } from '../look.js';
import type { InPlay } from '../state.js';

type Amount = number | ((game: Effect) => number);
const of = (game: Effect, amount: Amount): number => (typeof amount === 'number' ? amount : amount(game));

/** Damage to an enemy of your choice. */
export const damagesEnemy = (amount: Amount, fits: (game: Effect, enemy: InPlay) => boolean = () => true): Deed => ({
  able: game => game.targets.some(enemy => fits(game, enemy)),
  *does(game) {
    const enemy = yield* game.enemy(one => fits(game, one));
    if (enemy !== null) yield* game.deal(enemy, of(game, amount));
  },
});

/** Damage to every enemy. */
export const damagesEachEnemy = (amount: Amount): Deed => ({
  able: game => game.damageable.length > 0,
  *does(game) {
    yield* game.deal(game.enemies, of(game, amount));
  },
});

/** Threat off a scheme of your choice. */
export const removesThreat = (amount: Amount): Deed => ({
  able: game => game.thwartable.length > 0,
  *does(game) {
    const scheme = yield* game.scheme();
    if (scheme !== null) yield* game.removeThreat(scheme, of(game, amount));
  },
});

/** Threat off every scheme. */
export const removesThreatFromEach = (amount: Amount): Deed => ({
  able: game => game.thwartable.length > 0,
  *does(game) {
    for (const scheme of game.thwartable) yield* game.removeThreat(scheme, of(game, amount));
  },
});

/** Cards for you. */
export const draws = (count: Amount): Deed => ({
  able: game => game.mine.deck.length > 0 || game.mine.discard.length > 0,
  *does(game) {
    game.draw(of(game, count));
  },
});

const hasCards = (game: Effect, seat: Seat): boolean =>
  game.match.player(seat).deck.length > 0 || game.match.player(seat).discard.length > 0;

/** Cards for a player of your choice. */
export const playerDraws = (count: number): Deed => ({
  able: game => game.players.some(seat => hasCards(game, seat)),
  *does(game) {
    const seat = yield* game.player(game.players.filter(one => hasCards(game, one)));
    if (seat !== null) game.draw(count, seat);
  },
});

/** Cards for each player. */
export const eachDraws = (count: number): Deed => ({
  able: game => game.players.some(seat => hasCards(game, seat)),
  *does(game) {
    for (const seat of game.players) game.draw(count, seat);
  },
});

/** Healing for a character of your choice that is hurt. */
export const heals = (amount: number, fits: (game: Effect, one: InPlay) => boolean): Deed => ({
  able: game => game.characters.some(one => one.damage > 0 && fits(game, one)),
  *does(game) {
    const hurt = yield* game.choose(
      game.characters.filter(one => one.damage > 0 && fits(game, one)),
      'heal',
    );
    if (hurt !== null) game.heal(hurt, amount);
  },
});

/** Healing for your identity. */
export const healsYou = (amount: number): Deed => heals(amount, (game, one) => game.isYou(one.id));

export const anyCharacter = (): boolean => true;
export const friendly = (game: Effect, one: InPlay): boolean => isFriendly(game.card(one));

/** A status card for an enemy that has none of it. */
const afflicts = (status: 'stunned' | 'confused', among: (game: Effect) => readonly InPlay[]): Deed => {
  const able = (game: Effect) => among(game).filter(enemy => !game.is(enemy, status));
  return {
    able: game => able(game).length > 0,
    *does(game) {
      const enemy = yield* game.choose(able(game), 'enemy');
      if (enemy !== null) game.give(enemy, status);
    },
  };
};
export const stunsEnemy: Deed = afflicts('stunned', game => game.enemies);
export const confusesVillain: Deed = afflicts('confused', game => [game.villain]);

/** Readies your identity. */
export const readiesYou: Deed = {
  able: game => game.you.exhausted,
  *does(game) {
    game.ready(game.you);
  },
};

/** Readies something of your choice. */
export const readies = (fits: (game: Effect, one: InPlay) => boolean): Deed => ({
  able: game => game.state.play.some(one => one.exhausted && fits(game, one)),
  *does(game) {
    const one = yield* game.choose(
      game.state.play.filter(card => card.exhausted && fits(game, card)),
      'ready',
    );
    if (one !== null) game.ready(one);
  },
});

/** Discards this card. */
export const discardsThis: Deed = { does: game => game.discardThis() };

/** A deed, and what comes after it. Whether it can be done is up to the deed. */
export const andThen = (deed: Deed, more: (game: Effect) => Play): Deed => ({
  ...deed,
  *does(game, event) {
    yield* deed.does(game, event);
    yield* more(game);
  },
});

/** A deed, or another one instead where that is so as it is done. Both are aimed at the same. */
export const insteadIf = (when: (game: Effect) => boolean, other: Deed, deed: Deed): Deed => ({
  ...deed,
  *does(game, event) {
    yield* (when(game) ? other : deed).does(game, event);
  },
});

export const isYourIdentity = (game: Look, one: InPlay): boolean => isIdentity(game.card(one)) && game.isYou(one.id);
