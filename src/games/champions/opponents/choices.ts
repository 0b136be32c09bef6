import { type Answer, enumerate, type Option } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { InPlay } from '../state.js';
import type { Advisor } from './advisor.js';
import { isIdle } from './plan.js';
import { intentions } from './turn.js';
import { type Use, useOf } from './uses.js';
import { DEFEAT, hitPoints, mainThreats } from './weights.js';
import { actionWorth, allyWorth, bestThwart, playWorth, schemeWorth, strikeWorth } from './worth.js';

/** The option that is worth most. */
export function best(
  advisor: Advisor,
  worth: (option: Option) => number,
  least = Number.NEGATIVE_INFINITY,
): Answer | null {
  let found: Option | null = null;
  let most = least;
  for (const option of advisor.options) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found === null ? null : { pick: [found.key] };
}

/** The card in play that is worth most. */
const bestInPlay = (advisor: Advisor, worth: (one: InPlay) => number): Answer | null =>
  best(advisor, ({ key }) => {
    const one = advisor.inPlay(key);
    return one === undefined ? 0 : worth(one);
  });

/** What the card that asks does, where that is told. */
const askingUse = (advisor: Advisor): Use | undefined => {
  const { source } = advisor.prompt;
  return source === undefined ? undefined : useOf(advisor, source);
};

/** How much damage is about to be aimed: what the card does that asks, else what one's strongest ready character does. */
function strength(advisor: Advisor): number {
  const use = askingUse(advisor);
  if (use?.damage !== undefined) return use.damage;
  const ready = [advisor.identity, ...advisor.allies].filter(one => !one.exhausted);
  return Math.max(1, ...ready.map(one => advisor.value(one, 'attack')));
}

/** Which enemy to strike, stun or hold. */
export function enemy(advisor: Advisor): Answer | null {
  const use = askingUse(advisor);
  const amount = strength(advisor);
  return bestInPlay(advisor, one => {
    if (use?.stuns !== true) return strikeWorth(advisor, one, amount);
    return one.statuses.includes('stunned') ? 0 : advisor.value(one, 'attack') + (one === advisor.villain ? 1 : 0);
  });
}

/** Which of several villains is to lead: the one whose attacks hurt least. */
export const villain = (advisor: Advisor): Answer | null =>
  bestInPlay(advisor, one => 20 - advisor.value(one, 'attack'));

/** Which scheme to take threat from. */
export function scheme(advisor: Advisor): Answer | null {
  const amount = askingUse(advisor)?.threat ?? Math.max(1, advisor.value(advisor.identity, 'thwart'));
  return bestInPlay(advisor, one => schemeWorth(advisor, one, amount));
}

// -- cards in hand

/** What is thrown back at the beginning: what cannot be played early, and is dear or waits for something. */
export function mulligan(advisor: Advisor): Answer {
  const gone = advisor.options.filter(option => {
    const card = advisor.cardOf(option);
    return card !== undefined && early(advisor, card) < 1.5;
  });
  return { pick: gone.map(({ key }) => key) };
}

/** What a card is worth in one's first hand. */
function early(advisor: Advisor, card: Card): number {
  if (card.kind === 'resource') return 2.5;
  return playWorth(advisor, card) - 0.5 * (card.cost ?? 0);
}

/** What a card in hand is worth to keep. */
function keepWorth(advisor: Advisor, option: Option): number {
  const card = advisor.cardOf(option);
  if (card === undefined) return 0;
  if (isIdle(advisor, card)) return -1;
  if (card.kind === 'resource') return 1.5;
  return playWorth(advisor, card) - 0.9 * (card.cost ?? 0);
}

/** Options by what they are worth to keep, least first. */
const poorestFirst = (advisor: Advisor): Option[] =>
  [...advisor.options].sort((one, other) => keepWorth(advisor, one) - keepWorth(advisor, other));

/** At the end of a turn: what is worth less than a card that may be drawn for it. */
export function discardDown(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'some') return null;
  const sorted = poorestFirst(advisor);
  const poor = sorted.filter(one => keepWorth(advisor, one) < 1.5).length;
  return { pick: sorted.slice(0, Math.max(prompt.min, poor)).map(({ key }) => key) };
}

/** As few as have to be, those that are worth least. */
export function discard(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'some') return null;
  const sorted = poorestFirst(advisor);
  // Legal Practice: a threat for each.
  const count = prompt.source === '01023' ? practised(advisor, prompt.max) : prompt.min;
  return { pick: sorted.slice(0, count).map(({ key }) => key) };
}

function practised(advisor: Advisor, most: number): number {
  let count = 1;
  while (count < most && bestThwart(advisor, count + 1) - bestThwart(advisor, count) > 1) count++;
  return count;
}

/** The card that is worth most. */
export const dearest = (advisor: Advisor): Answer | null => best(advisor, option => keepWorth(advisor, option));

/** The payment that costs least of what the hand is kept for. */
export function pay(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'pay') return null;
  const { play, kept } = intentions(advisor);
  const costs = new Map<string, number>();
  for (const { key } of prompt.options) {
    const id = instanceOf(key);
    const worth = kept.get(id);
    costs.set(key, worth === undefined ? 0.4 : 0.6 + worth + (play.has(id) ? 2 : 0));
  }
  const amountOf = (key: string, as: string): number =>
    prompt.options.find(one => one.key === key)?.ways.find(way => way.as === as)?.amount ?? 1;
  const waste = (answer: Answer): number =>
    'pay' in answer
      ? answer.pay.reduce((sum, { key, as }) => sum + (costs.get(key) ?? 0) + 0.7 * amountOf(key, as), 0)
      : 0;
  const [first, ...rest] = enumerate(prompt, 200);
  return first === undefined ? null : rest.reduce((held, one) => (waste(one) < waste(held) ? one : held), first);
}

// -- others

/** Threat that is chosen: Nick Fury removes 2; encounter cards place 2 on a stage or side scheme of their own, or else 1. */
function threatOption(advisor: Advisor): number {
  const { source } = advisor.prompt;
  if (source === FURY) return bestThwart(advisor, 2);
  if (source === UNDER_ATTACK) return -1;
  const amount = source === NORAD ? 2 : 1;
  return advisor.loses(amount) ? -DEFEAT : -mainThreats(advisor, amount);
}

const FURY = '01084';
const NORAD = '01138b';
const UNDER_ATTACK = '01151';

/** Between ways of doing or suffering something. */
export function option(advisor: Advisor): Answer | null {
  const { health } = advisor;
  const worth: Readonly<Record<string, number>> = {
    damage: advisor.prompt.source === FURY ? 3.8 : health <= 2 ? -DEFEAT : -hitPoints(health - 2, 2),
    threat: threatOption(advisor),
    cards: 3.9,
    exhaust: 0,
    // A boost card, counters, a minion: what encounter cards leave to one.
    boost: -1.6,
    counters: -1.8,
    minion: health <= 6 ? -3 : -4,
    drone: -2,
    remove: 0,
    // Wong
    heal: advisor.identity.damage > 0 ? hitPoints(health, 1) : 0,
    discard: 0.5,
    // A status card for another: only those that are worth it are asked about.
    'tough-stunned': 4,
    'tough-confused': 3,
    'stunned-tough': 3,
    'confused-tough': 3,
  };
  return best(advisor, ({ key }) => worth[key] ?? -1.5);
}

/** Several enemies at once: those that are worth most. */
export function enemies(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'some') return null;
  const amount = strength(advisor);
  const worth = ({ key }: Option): number => {
    const one = advisor.inPlay(key);
    return one === undefined ? 0 : strikeWorth(advisor, one, amount);
  };
  const sorted = [...prompt.options].sort((one, other) => worth(other) - worth(one));
  return { pick: sorted.slice(0, prompt.max).map(({ key }) => key) };
}

const isMine = (advisor: Advisor, { key }: Option): boolean => advisor.inPlay(key)?.controller !== 'scenario';

/** Several characters for something good: players', identities first. */
export function friends(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'some') return null;
  const ours = prompt.options.filter(one => isMine(advisor, one));
  return { pick: (ours.length > 0 ? ours : prompt.options.slice(0, 1)).slice(0, prompt.max).map(({ key }) => key) };
}

/** Whose status card changes: a tough enemy's, or a stunned or confused friend's. */
export const status = (advisor: Advisor): Answer | null =>
  best(advisor, one => {
    const { statuses = [] } = advisor.inPlay(one.key) ?? {};
    const isTough = statuses.includes('tough');
    return isMine(advisor, one) ? (isTough ? -3 : 2) : isTough ? 3 : -3;
  });

/** The ally that is worth least has to go. */
export const leastAlly = (advisor: Advisor): Answer | null =>
  bestInPlay(advisor, one => -allyWorth(advisor, { ...advisor.match.def(one), hitPoints: advisor.remaining(one) }));

/** The exhausted ally that could do most. */
export const ally = (advisor: Advisor): Answer | null => bestInPlay(advisor, one => actionWorth(advisor, one));

/** Whom to heal: oneself, unless an ally needs it more. */
export function heal(advisor: Advisor): Answer | null {
  const amount = askingUse(advisor)?.heal ?? 2;
  return best(advisor, ({ key }) => {
    const one = advisor.inPlay(key);
    if (one === undefined || one.controller === 'scenario') return -1;
    const healed = Math.min(amount, one.damage);
    const isIdentity = advisor.match.def(one).kind !== 'ally';
    return isIdentity ? hitPoints(advisor.remaining(one), healed) : 0.5 * healed;
  });
}

/** Oneself. */
export const myself = (advisor: Advisor): Answer | null =>
  best(advisor, ({ key }) => (key === `s${advisor.seat}` ? 1 : 0));

/** So many counters, or so much of an X: all of it. */
export const most = ({ prompt }: Advisor): Answer | null => (prompt.kind === 'amount' ? { amount: prompt.max } : null);

/** The one that could do least now. */
export const idlest = (advisor: Advisor): Answer | null =>
  bestInPlay(advisor, one => (advisor.match.def(one).kind === 'ally' ? -actionWorth(advisor, one) : 0));

/** One's own hero. */
export const mine = (advisor: Advisor): Answer | null =>
  best(advisor, ({ key }) => (advisor.inPlay(key)?.controller === advisor.seat ? 1 : 0));

/** As many as one may. */
export const allOfThem = ({ prompt }: Advisor): Answer | null =>
  prompt.kind === 'some' ? { pick: prompt.options.slice(0, prompt.max).map(({ key }) => key) } : null;

/** The encounter card that would be worst: a minion or side scheme before others, then by its boost icons. */
export const worstToCome = (advisor: Advisor): Answer | null =>
  best(advisor, option => {
    const card = advisor.cardOf(option);
    if (card === undefined) return 0;
    return card.boost + (card.kind === 'minion' || card.kind === 'side_scheme' ? 2 : 0);
  });
