import { type Change, type Preview, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Game } from '../../effect/index.js';
import { type InPlay, SHED } from '../../state.js';
import { attackOf, attackTargets, thwartTargets } from '../combat/aiming.js';
import type { Match } from '../match.js';
import { swapOf, swappedOn } from '../table/swaps.js';
import { consequenceOf, remaining, statOf } from '../table/values.js';

type Aimed = 'attack' | 'thwart';
type Power = Aimed | 'recover';

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
  return { effect: text(`preview-${power}`, { amount }), changes: sureOf(match, seat, character, power, targets) };
}

/** What is sure with several targets is what it costs the character, where that is the same with each. */
function sureOf(
  match: Match,
  seat: Seat,
  character: InPlay,
  power: Aimed,
  targets: readonly InPlay[],
): readonly Change[] {
  const [only, ...others] = targets;
  if (only === undefined) return [];
  if (others.length === 0) return aimed(match, seat, character, power, only);
  const [own, ...different] = new Map(
    targets.map(target => {
      const suffered = sufferedBy(match, seat, character, power, target);
      return [JSON.stringify(suffered), suffered];
    }),
  ).values();
  return different.length === 0 ? (own ?? []) : [];
}

/** The target of a basic attack or thwart. */
export function aimPreview(match: Match, seat: Seat, character: InPlay, power: Aimed, key: string): Partial<Preview> {
  const target = match.find(instanceOf(key));
  return target === undefined ? {} : { changes: aimed(match, seat, character, power, target) };
}

const aimed = (match: Match, seat: Seat, character: InPlay, power: Aimed, target: InPlay): readonly Change[] => [
  ...doneTo(match, seat, character, power, target),
  ...sufferedBy(match, seat, character, power, target),
];

function doneTo(match: Match, seat: Seat, character: InPlay, power: Aimed, target: InPlay): readonly Change[] {
  const amount = statOf(match, character, power);
  const game = gameOf(match, seat, character);
  if (power === 'thwart') return game.ahead.removal(amount, target);
  game.use.labelled = attackOf(character.id, seat, true);
  return game.ahead.damage(amount, target);
}

/** What it costs the character itself: the target's retaliation, where that is sure, and consequential damage. */
function sufferedBy(match: Match, seat: Seat, character: InPlay, power: Aimed, target: InPlay): readonly Change[] {
  if (answersItself(match, character, power)) return [];
  const game = gameOf(match, seat, character);
  const consequence = { by: game, amount: consequenceOf(match, character, power) };
  if (power === 'thwart') return game.ahead.hits([consequence], character);
  const answer = { by: gameOf(match, seat, target), amount: statOf(match, target, 'retaliate') };
  const isVillain = match.def(target).kind === 'villain';
  if (mayFall(match, character, target) && (isVillain || answer.amount > 0)) return [];
  return game.ahead.hits([answer, consequence], character);
}

/** What its own card must do in response comes before consequential damage, and may change all that is left of it. */
const answersItself = (match: Match, character: InPlay, power: Aimed): boolean =>
  match.def(character).triggers[power].some(({ ability }) => ability.type === 'response' && ability.forced === true);

/** One that has fallen does not retaliate, and what a villain's next stage or other face brings comes before the rest. */
function mayFall(match: Match, character: InPlay, target: InPlay): boolean {
  const amount = statOf(match, character, 'attack');
  const swap = swapOf(match, target, 'damage');
  const screen = swap === null ? undefined : swappedOn(match, swap);
  const left =
    swap === null || screen === undefined ? remaining(match, target) - amount : screen.counters + swap.by(amount);
  return !target.statuses.includes('tough') && left <= 0;
}

const gameOf = (match: Match, seat: Seat, { card, id }: InPlay): Game => match.game({ card, id, seat });
