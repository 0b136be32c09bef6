import { type Change, type Preview, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Game } from '../../effect/index.js';
import { type InPlay, SHED } from '../../state.js';
import { attackOf, attackTargets, thwartTargets } from '../combat/aiming.js';
import type { Match } from '../match.js';
import { statOf } from '../table/values.js';

type Power = 'attack' | 'thwart' | 'recover';

/** A basic power: what it is sure to change where there is one target, else how much it does to one of your choice. */
export const powerPreview = (match: Match, seat: Seat, character: InPlay, power: Power): Partial<Preview> => ({
  ...powerEffect(match, seat, character, power),
  verb: text(`verb-${power}`),
});

function powerEffect(match: Match, seat: Seat, character: InPlay, power: Power): Partial<Preview> {
  const amount = statOf(match, character, power);
  const game = gameOf(match, seat, character);
  if (power === 'recover')
    return { effect: text('preview-recover', { amount }), changes: game.ahead.healing(amount, character) };
  const status = SHED[power];
  if (character.statuses.includes(status)) return { effect: text(`preview-${status}`) };
  const targets = power === 'attack' ? attackTargets(match, seat, character) : thwartTargets(match);
  const [only, ...others] = targets;
  const isSure = only !== undefined && others.length === 0;
  return {
    effect: text(`preview-${power}`, { amount }),
    changes: isSure ? aimed(match, seat, character, power, only) : [],
  };
}

/** The target of a basic attack or thwart. */
export function aimPreview(
  match: Match,
  seat: Seat,
  character: InPlay,
  power: 'attack' | 'thwart',
  key: string,
): Partial<Preview> {
  const target = match.find(instanceOf(key));
  return target === undefined ? {} : { changes: aimed(match, seat, character, power, target) };
}

function aimed(match: Match, seat: Seat, character: InPlay, power: Power, target: InPlay): readonly Change[] {
  const amount = statOf(match, character, power);
  const game = gameOf(match, seat, character);
  if (power === 'thwart') return game.ahead.removal(amount, target);
  game.use.labelled = attackOf(character.id, seat, true);
  return game.ahead.damage(amount, target);
}

const gameOf = (match: Match, seat: Seat, { card, id }: InPlay): Game => match.game({ card, id, seat });
