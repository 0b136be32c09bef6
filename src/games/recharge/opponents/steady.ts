import type { Answer, Opponent, Prompt, Random, Seat } from '../../../kernel/index.js';
import { anything, keyOf, pick } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import { cardOf, openingsOf, placements, pointsOf, started } from '../chain.js';
import { leadersOf } from '../rules/end.js';
import { type Instance, type Link, playerOf, type RechargeState, seatsFrom } from '../state.js';
import { best, MARGIN, moves, passes, venture } from './answers.js';
import { shown, styleOf } from './temper.js';

/**
 * Weighs what the hand could still build against what lies on the table, and ventures accordingly. Its cards have to last:
 * players with nothing to play and nothing to draw are out, however many counters they have won.
 */
export const steadyWith =
  (pool: Pool): Opponent<RechargeState> =>
  ({ state, seat, prompt, random, temper }) => {
    const style = styleOf(temper);
    const { hand, chain, draw } = playerOf(state, seat);
    const reach = (): number => potential(pool, chain, hand);
    switch (prompt.reason) {
      case 'attack':
        return passes(prompt) && !attacks(pool, state, seat, reach(), style.attack)
          ? pick('pass')
          : (best(prompt, random, shown(reach(), style, random)) ?? prompt.default);
      case 'defend': {
        const ahead = reach() - strongestRival(pool, state, seat);
        return ahead > style.margin && mayDefend(pool, state, seat)
          ? (best(prompt, random, shown(ahead, style, random)) ?? prompt.default)
          : prompt.default;
      }
      case 'battle':
        return fights(prompt, strongestRival(pool, state, seat), reach(), draw.length, random);
      case 'venture':
        // Whatever may come along with an attack does.
        return (
          best(prompt, random) ?? venture(prompt, shown(reach() - strongestRival(pool, state, seat), style, random))
        );
      case 'replace':
        return prompt.kind === 'some' ? { pick: exchanged(pool, state, seat).slice(0, prompt.max) } : prompt.default;
      case 'hand limit':
      case 'discard':
        return least(pool, prompt, hand);
      default:
        return anything(prompt, random);
    }
  };

/** From so few cards left to draw a player looks after those in hand. */
const FEW = 8;

const isHero = (pool: Pool, instance: Instance): boolean => cardOf(pool, instance).kind === 'hero';
const heroesIn = (pool: Pool, hand: readonly Instance[]): Instance[] => hand.filter(one => isHero(pool, one));

/** Rivals who have nothing left to draw, and may have nothing to answer an attack with. */
const isRivalSpent = (state: RechargeState, seat: Seat): boolean =>
  seatsFrom(state, seat).some(other => other !== seat && playerOf(state, other).draw.length === 0);

/** Whether to attack rather than wait: for more cards, or once none come any more, for the end of a match that one leads. */
function attacks(pool: Pool, state: RechargeState, seat: Seat, reach: number, enough: number): boolean {
  const { draw, hand } = playerOf(state, seat);
  // One Hero attacks, another stays to answer with.
  const spare = heroesIn(pool, hand).length > 1 || draw.length > FEW;
  if (isRivalSpent(state, seat) && spare) return true;
  if (draw.length > 0) return reach >= enough && (spare || draw.length > 2);
  return !leadersOf(state).every(leader => leader === seat);
}

/** With nothing left to draw, a player who plays their last Hero can't answer the next attack. */
function mayDefend(pool: Pool, state: RechargeState, seat: Seat): boolean {
  const { draw, hand } = playerOf(state, seat);
  return draw.length > 2 || heroesIn(pool, hand).length > 1;
}

/** Cards to exchange: none where those to draw run short. Without any Hero a few more may be worth it. */
function exchanged(pool: Pool, state: RechargeState, seat: Seat): string[] {
  const { draw, hand } = playerOf(state, seat);
  const none = heroesIn(pool, hand).length === 0;
  if (draw.length > FEW * 2) return spare(pool, hand);
  return none && draw.length > 0 ? spare(pool, hand).slice(0, draw.length > FEW ? 2 : 1) : [];
}

/** What a chain could be worth if one after the other the best card of the hand were attached. SPECIAL points are not counted. */
function potential(pool: Pool, chain: readonly Link[], hand: readonly Instance[]): number {
  const built = [...chain];
  const left = [...hand];
  let total = built.reduce((sum, link) => sum + pointsOf(pool, link), 0);
  for (;;) {
    const openings = openingsOf(pool, built);
    const links = left.flatMap(instance =>
      built.length > 0 ? placements(pool, openings, instance) : isHero(pool, instance) ? [started(instance)] : [],
    );
    let chosen: Link | null = null;
    for (const link of links) if (chosen === null || pointsOf(pool, link) > pointsOf(pool, chosen)) chosen = link;
    if (chosen === null) return total;
    total += pointsOf(pool, chosen);
    built.push(chosen);
    left.splice(left.indexOf(chosen.instance), 1);
  }
}

function strongestRival(pool: Pool, state: RechargeState, seat: Seat): number {
  const fighting = state.battle?.fighting ?? [];
  const ratings = fighting
    .filter(rival => rival !== seat)
    .map(rival => playerOf(state, rival).chain.reduce((sum, link) => sum + pointsOf(pool, link), 0));
  return Math.max(0, ...ratings);
}

/** Leading: pass. Behind: the smallest step that leads; else the largest, while the hand could still get there. */
function fights(prompt: Prompt, rival: number, reach: number, draw: number, random: Random): Answer {
  if (passes(prompt)) return pick('pass');
  // Who may concede is not out yet: with nothing left to draw that is better than to play the last card.
  if (reach < rival || (draw === 0 && reach < rival + MARGIN)) return pick('concede');
  const steps = moves(prompt).sort((one, other) => one.after - other.after);
  const enough = steps.find(({ after }) => after > rival);
  return enough === undefined ? (best(prompt, random) ?? prompt.default) : pick(enough.option.key);
}

/** Cards of little use: the weakest Heroes beyond two; without any Hero, two of whatever there is. */
function spare(pool: Pool, hand: readonly Instance[]): string[] {
  const heroes = heroesIn(pool, hand);
  if (heroes.length === 0) return hand.slice(0, 2).map(({ id }) => keyOf(id));
  return heroes
    .sort((one, other) => printed(pool, other) - printed(pool, one))
    .slice(2)
    .map(({ id }) => keyOf(id));
}

function least(pool: Pool, prompt: Prompt, hand: readonly Instance[]): Answer {
  if (prompt.kind !== 'some') return prompt.default;
  const heroes = heroesIn(pool, hand).length;
  const worth = (instance: Instance): number =>
    printed(pool, instance) + (isHero(pool, instance) && heroes < 3 ? 5 : 0);
  const sorted = [...hand].sort((one, other) => worth(one) - worth(other));
  return { pick: sorted.slice(0, prompt.min).map(({ id }) => keyOf(id)) };
}

function printed(pool: Pool, instance: Instance): number {
  const { points, plus, special } = cardOf(pool, instance);
  return Math.max(points.left, points.right) + plus + (special === null ? 0 : 2);
}
