import { text } from '../../../kernel/index.js';
import type { Count, Does } from '../card.js';
import type { OfTurn } from '../events.js';
import { effect } from './making.js';

/** Hits, cards healed and drawn; coins. */

/** It hits the opponent for a number, or one that is counted when it does. */
export const hits = (amount: number | Count): Does =>
  typeof amount === 'number'
    ? effect(text('says-hits', { amount }), game => game.hit.self(amount))
    : effect(text('says-hits', { amount: amount.says }), (game, event) => game.hit.self(amount.of(game, event)));

/** It hits its own player. */
export const hitsMe = (amount: number): Does =>
  effect(text('says-hits-me', { amount }), game => game.hit.self(amount, game.me));

/** It hits the player whose turn begins or ends. */
export const hitsTurnPlayer = (amount: number): Does<OfTurn> =>
  effect(text('says-hits-turn-player', { amount }), (game, { seat }) => game.hit.self(amount, seat));

export const heals = (amount: number | Count): Does =>
  typeof amount === 'number'
    ? effect(text('says-heals', { amount }), game => game.deck.heal(amount))
    : effect(text('says-heals', { amount: amount.says }), (game, event) => game.deck.heal(amount.of(game, event)));

export const draws = (count: number | Count): Does =>
  typeof count === 'number'
    ? effect(text('says-draws', { count }), game => game.deck.draw(count))
    : effect(text('says-draws-counted', { count: count.says }), (game, event) => game.deck.draw(count.of(game, event)));

/** The opponent draws. */
export const theyDraw = (count: number): Does =>
  effect(text('says-they-draw', { count }), game => game.deck.draw(count, game.them));

/** Flips a coin, and does it on heads; on tails something else, or nothing. */
export const ifHeads = (does: Does, onTails?: Does): Does => ({
  says:
    onTails === undefined
      ? text('says-if-heads', { does: does.says })
      : text('says-if-heads-or-tails', { does: does.says, tails: onTails.says }),
  run: (game, event) => (game.coin.flip() ? does : onTails)?.run(game, event),
  byCoin: true,
});
