import {
  type Answer,
  enumerate,
  type Opponent,
  type Option,
  type Prompt,
  type Random,
  type Seat,
} from '../../kernel/index.js';
import { keyOf } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { cardOf, placements, pointsOf, started } from './chain.js';
import { leadersOf } from './rules/end.js';
import { type Instance, type Link, playerOf, type RechargeState } from './state.js';

/** For children: plays whatever makes the chain longest, seldom holds back, and ventures little. */
export const easy: Opponent<RechargeState> = ({ prompt, random }) => {
  switch (prompt.reason) {
    case 'attack':
    case 'defend':
    case 'battle':
      return best(prompt, random) ?? prompt.default;
    case 'venture':
      return best(prompt, random) ?? carefree(prompt, random);
    default:
      return anything(prompt, random);
  }
};

/** Weighs what the hand could still build against what lies on the table, and ventures accordingly. */
export const steady =
  (pool: Pool): Opponent<RechargeState> =>
  ({ state, seat, prompt, random }) => {
    const reach = (): number => potential(pool, playerOf(state, seat).chain, playerOf(state, seat).hand);
    switch (prompt.reason) {
      case 'attack':
        return passes(prompt) && waits(state, seat, reach()) ? pick('pass') : (best(prompt, random) ?? prompt.default);
      case 'defend':
        return reach() > strongestRival(pool, state, seat) + MARGIN
          ? (best(prompt, random) ?? prompt.default)
          : prompt.default;
      case 'battle':
        return fights(prompt, strongestRival(pool, state, seat), reach(), random);
      case 'venture':
        // Whatever may come along with an attack does.
        return best(prompt, random) ?? venture(prompt, reach() - strongestRival(pool, state, seat));
      case 'replace':
        return prompt.kind === 'some'
          ? { pick: spare(pool, playerOf(state, seat).hand).slice(0, prompt.max) }
          : prompt.default;
      case 'hand limit':
      case 'discard':
        return least(pool, prompt, playerOf(state, seat).hand);
      default:
        return anything(prompt, random);
    }
  };

/** Whether a hand had better wait: for more cards, or once none come any more, for the end of a match that its player leads. */
const waits = (state: RechargeState, seat: Seat, reach: number): boolean =>
  playerOf(state, seat).draw.length > 0 ? reach < WORTH_AN_ATTACK : leadersOf(state).every(leader => leader === seat);

/** What a hand should be able to build before it attacks of its own accord. */
const WORTH_AN_ATTACK = 12;
/** By how much a hand should reach beyond an attack to defend against it: the attacker holds cards too. */
const MARGIN = 3;

/** What a chain could be worth if one after the other the best card of the hand were attached. SPECIAL points are not counted. */
function potential(pool: Pool, chain: readonly Link[], hand: readonly Instance[]): number {
  const built = [...chain];
  const left = [...hand];
  let total = built.reduce((sum, link) => sum + pointsOf(pool, link), 0);
  for (;;) {
    const links = left.flatMap(instance =>
      built.length > 0
        ? placements(pool, built, instance)
        : cardOf(pool, instance).kind === 'hero'
          ? [started(instance)]
          : [],
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
function fights(prompt: Prompt, rival: number, reach: number, random: Random): Answer {
  if (passes(prompt)) return pick('pass');
  if (reach < rival) return pick('concede');
  const steps = moves(prompt).sort((one, other) => one.after - other.after);
  const enough = steps.find(({ after }) => after > rival);
  return enough === undefined ? (best(prompt, random) ?? prompt.default) : pick(enough.option.key);
}

/** The more the hand reaches beyond the rivals, the higher the counter; nothing where it is behind. */
function venture(prompt: Prompt, ahead: number): Answer {
  if (!('options' in prompt)) return prompt.default;
  const values = [...prompt.options].sort((one, other) => counterAt(one) - counterAt(other));
  if (prompt.kind === 'some' && ahead < MARGIN) return { pick: [] };
  const at = ahead >= 12 ? values.length - 1 : ahead >= 6 ? values.length >> 1 : 0;
  return pick(values[at]?.key ?? '');
}

const counterAt = ({ key }: Option): number => Number(key.slice('counter-'.length));

/** Cards of little use: the weakest Heroes beyond two; without any Hero, two of whatever there is. */
function spare(pool: Pool, hand: readonly Instance[]): string[] {
  const heroes = hand.filter(instance => cardOf(pool, instance).kind === 'hero');
  if (heroes.length === 0) return hand.slice(0, 2).map(({ id }) => keyOf(id));
  return heroes
    .sort((one, other) => printed(pool, other) - printed(pool, one))
    .slice(2)
    .map(({ id }) => keyOf(id));
}

function least(pool: Pool, prompt: Prompt, hand: readonly Instance[]): Answer {
  if (prompt.kind !== 'some') return prompt.default;
  const heroes = hand.filter(instance => cardOf(pool, instance).kind === 'hero').length;
  const worth = (instance: Instance): number =>
    printed(pool, instance) + (cardOf(pool, instance).kind === 'hero' && heroes < 3 ? 5 : 0);
  const sorted = [...hand].sort((one, other) => worth(one) - worth(other));
  return { pick: sorted.slice(0, prompt.min).map(({ id }) => keyOf(id)) };
}

function printed(pool: Pool, instance: Instance): number {
  const { points, plus, special } = cardOf(pool, instance);
  return Math.max(points.left, points.right) + plus + (special === null ? 0 : 2);
}

// -- answers

const pick = (key: string): Answer => ({ pick: [key] });

const passes = (prompt: Prompt): boolean => 'options' in prompt && prompt.options.some(({ key }) => key === 'pass');

/** Cards that may be played, with the rating that each would make. */
const moves = (prompt: Prompt): { option: Option; after: number }[] =>
  'options' in prompt
    ? prompt.options.flatMap(option => {
        const after = option.label.args?.after;
        return typeof after === 'number' ? [{ option, after }] : [];
      })
    : [];

function best(prompt: Prompt, random: Random): Answer | null {
  const able = moves(prompt);
  const most = Math.max(...able.map(({ after }) => after));
  const equal = able.filter(({ after }) => after === most);
  return equal.length === 0 ? null : pick(random.pick(equal).option.key);
}

/** Mostly as little as possible. */
const carefree = (prompt: Prompt, random: Random): Answer =>
  random.int(4) === 0 ? anything(prompt, random) : prompt.kind === 'some' ? { pick: [] } : venture(prompt, 0);

const anything = (prompt: Prompt, random: Random): Answer => random.pick(enumerate(prompt, 20)) ?? prompt.default;
