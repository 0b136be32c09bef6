import type { Play } from '../../../kernel/index.js';
import type { Deed } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import { isFriendly, isIdentity, type Look } from '../look/index.js';
import type { InPlay } from '../state.js';

type Amount = number | ((game: Game) => number);
const of = (game: Game, amount: Amount): number => (typeof amount === 'number' ? amount : amount(game));

/** Damage to an enemy of your choice. */
export const damagesEnemy = (amount: Amount, fits: (game: Game, enemy: InPlay) => boolean = () => true): Deed => ({
  able: game => game.use.targets.some(enemy => fits(game, enemy)),
  *does(game) {
    const enemy = yield* game.ask.enemy(one => fits(game, one));
    if (enemy !== null) yield* game.damage.deal(of(game, amount), enemy);
  },
});

/** Damage to every enemy. */
export const damagesEachEnemy = (amount: Amount): Deed => ({
  able: game => game.targets.damageable.length > 0,
  *does(game) {
    yield* game.damage.deal(of(game, amount), game.table.enemies);
  },
});

/** Threat off a scheme of your choice. */
export const removesThreat = (amount: Amount): Deed => ({
  able: game => game.targets.thwartable.length > 0,
  *does(game) {
    const scheme = yield* game.ask.scheme();
    if (scheme !== null) yield* game.threat.remove(of(game, amount), scheme);
  },
});

/** Threat off every scheme. */
export const removesThreatFromEach = (amount: Amount): Deed => ({
  able: game => game.targets.thwartable.length > 0,
  *does(game) {
    for (const scheme of game.targets.thwartable) yield* game.threat.remove(of(game, amount), scheme);
  },
});

/** Cards for you. */
export const draws = (count: Amount): Deed => ({
  able: game => game.players.canDraw(game.me),
  *does(game) {
    game.deck.draw(of(game, count));
  },
});

/** Cards for a player of your choice. */
export const playerDraws = (count: number): Deed => ({
  able: game => game.players.inOrder.some(seat => game.players.canDraw(seat)),
  *does(game) {
    const seat = yield* game.ask.player(game.players.inOrder.filter(one => game.players.canDraw(one)));
    if (seat !== null) game.deck.draw(count, seat);
  },
});

/** Cards for each player. */
export const eachDraws = (count: number): Deed => ({
  able: game => game.players.inOrder.some(seat => game.players.canDraw(seat)),
  *does(game) {
    for (const seat of game.players.inOrder) game.deck.draw(count, seat);
  },
});

/** Healing for a character of your choice that is hurt. */
export const heals = (amount: number, fits: (game: Game, one: InPlay) => boolean): Deed => ({
  able: game => game.table.characters.some(one => one.damage > 0 && fits(game, one)),
  *does(game) {
    const hurt = yield* game.ask.one(
      game.table.characters.filter(one => one.damage > 0 && fits(game, one)),
      'heal',
    );
    if (hurt !== null) game.damage.heal(amount, hurt);
  },
});

/** Healing for your identity. */
export const healsYou = (amount: number): Deed => heals(amount, (game, one) => game.you.is(one.id));

export const anyCharacter = (): boolean => true;
export const friendly = (game: Game, one: InPlay): boolean => isFriendly(game.cards.of(one));

/** A status card for an enemy that has none of it. */
const afflicts = (status: 'stunned' | 'confused', among: (game: Game) => readonly InPlay[]): Deed => {
  const able = (game: Game) => among(game).filter(enemy => !game.status.has(enemy, status));
  return {
    able: game => able(game).length > 0,
    *does(game) {
      const enemy = yield* game.ask.one(able(game), 'enemy');
      if (enemy !== null) game.status.give(enemy, status);
    },
  };
};
export const stunsEnemy: Deed = afflicts('stunned', game => game.table.enemies);
export const confusesVillain: Deed = afflicts('confused', game => [game.table.villain]);

/** Readies your identity. */
export const readiesYou: Deed = {
  able: game => game.you.identity.exhausted,
  *does(game) {
    game.play.ready(game.you.identity);
  },
};

/** Readies something of your choice. */
export const readies = (fits: (game: Game, one: InPlay) => boolean): Deed => {
  const able = (game: Game) => game.table.inPlay((_card, one) => one.exhausted && fits(game, one));
  return {
    able: game => able(game).length > 0,
    *does(game) {
      const one = yield* game.ask.one(able(game), 'ready');
      if (one !== null) game.play.ready(one);
    },
  };
};

/** Discards this card. */
export const discardsThis: Deed = { does: game => game.play.discardThis() };

/** A deed, and what comes after it. Whether it can be done is up to the deed. */
export const andThen = (deed: Deed, more: (game: Game) => Play): Deed => ({
  ...deed,
  *does(game, event) {
    yield* deed.does(game, event);
    yield* more(game);
  },
});

/** A deed, or another one instead where that is so as it is done. Both are aimed at the same. */
export const insteadIf = (when: (game: Game) => boolean, other: Deed, deed: Deed): Deed => ({
  ...deed,
  *does(game, event) {
    yield* (when(game) ? other : deed).does(game, event);
  },
});

export const isYourIdentity = (game: Look, one: InPlay): boolean =>
  isIdentity(game.cards.of(one)) && game.you.is(one.id);
