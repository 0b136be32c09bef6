import type { Play } from '../../../../kernel/index.js';
import { perform } from '../../../../tabletop/index.js';
import type { Ability } from '../../behaviour.js';
import type { Game } from '../../effect/index.js';
import type { Occurrence, Thwart } from '../../events.js';
import type { Match } from '../match.js';
import { shed } from '../table/status.js';
import { attackOf, mayThwart } from './aiming.js';
import { carryOut } from './attack.js';
import { declareDefender } from './defend.js';

/**
 * Resolves an ability by its label: an attack or a thwart, unless a status card replaces all of it, or its own costs have
 * made a thwart impossible; a defense, which makes its player the defender; or neither. Nothing comes of what a player
 * does whom its costs have eliminated (CH-C31).
 */
export function* resolveLabelled(match: Match, game: Game, ability: Ability, event?: Occurrence): Play {
  const { me: seat } = game;
  if (ability.label !== undefined && match.player(seat).eliminated) return;
  const does = (): Play => perform(ability.does, game, event);
  const character = match.player(seat).identity;
  if (ability.label === 'attack') {
    if (shed(match, match.identity(seat), 'stunned')) return;
    const attack = attackOf(character, seat, false);
    game.use.labelled = attack;
    yield* carryOut(match, attack, does());
  } else if (ability.label === 'thwart') {
    if (shed(match, match.identity(seat), 'confused')) return;
    if (!mayThwart(match, match.identity(seat))) return;
    const made: Thwart = { type: 'thwart', character, seat, basic: false, bonus: 0 };
    game.use.labelled = made;
    yield* carryOut(match, made, does());
  } else {
    if (ability.label === 'defense' && event !== undefined) declareDefender(match, event, seat);
    yield* match.happens(does());
  }
}
