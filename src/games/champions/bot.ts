import { type Answer, enumerate, isLegal, type Opponent, type Option, type Prompt } from '../../kernel/index.js';
import type { Card } from './card.js';
import { cards } from './cards/index.js';
import { looking } from './looking.js';
import { poolOf } from './pool.js';
import type { Match } from './rules/match.js';
import { isDouble } from './rules/targets.js';
import { targetThreat } from './rules/threat.js';
import { remaining, statOf } from './rules/values.js';
import type { ChampionsState } from './state.js';

const FIRST_AID = '01086';

const pool = poolOf(cards);

/** Hit points at which a hero defends against what they would otherwise bear, and goes home to recover. */
const HURT = 6;
const LOW = 5;
/** So little threat before its end makes the main scheme more urgent than any enemy. */
const CLOSE = 4;

type Seen = Parameters<Opponent<ChampionsState>>[0];

/**
 * A sensible heuristic: a hero who keeps the main scheme down, hits what is before them, defends against what would hurt,
 * and goes home to recover when it gets dangerous. Sees only what its seat may see.
 */
export const steady: Opponent<ChampionsState> = seen => {
  const answer = ADVICE[seen.prompt.reason]?.(new Advisor(seen)) ?? null;
  return answer !== null && isLegal(seen.prompt, answer) ? answer : whatever(seen);
};

/** Without an opinion: the first answers listed are as good as any, and passing is not among them. */
function whatever({ prompt, random }: Seen): Answer {
  const some = enumerate(prompt, 12).filter(answer => !('pick' in answer) || answer.pick.length > 0);
  return some.length === 0 ? prompt.default : random.pick(some);
}

/** What can be told from where a player sits. */
class Advisor {
  readonly match: Match;
  readonly seat: number;
  readonly prompt: Prompt;

  constructor({ state, seat, prompt }: Seen) {
    this.match = looking(state, pool);
    this.seat = seat;
    this.prompt = prompt;
  }

  get options(): readonly Option[] {
    return 'options' in this.prompt ? this.prompt.options : [];
  }

  cardOf(option: Option): Card | undefined {
    return option.card === undefined ? undefined : pool.get(option.card);
  }

  get health(): number {
    return remaining(this.match, this.match.identity(this.seat));
  }

  get isHero(): boolean {
    return this.match.isHero(this.seat);
  }

  /** How far the main scheme may still grow. */
  get slack(): number {
    return targetThreat(this.match) - this.match.mainScheme.threat;
  }

  /** What the villain phase is likely to add to the main scheme, if nobody stays a hero. */
  get growth(): number {
    const { match } = this;
    const { play, players, acceleration } = match.state;
    const icons = play.filter(one => match.def(one).acceleration).length;
    const each = match.card(match.mainScheme.card).escalation;
    const schemers = play.filter(one => one === match.villain || one.engaged === this.seat);
    const schemes = schemers.reduce((sum, one) => sum + statOf(match, one, 'scheme'), 0);
    return each * players.length + icons + acceleration + schemes;
  }

  /** The option that is worth most; none below 0. */
  best(worth: (option: Option) => number, least = Number.NEGATIVE_INFINITY): Answer | null {
    let found: Option | null = null;
    let most = least;
    for (const option of this.options) {
      const value = worth(option);
      if (value <= most) continue;
      most = value;
      found = option;
    }
    return found === null ? null : { pick: [found.key] };
  }
}

type Advice = (advisor: Advisor) => Answer | null;

const ADVICE: Readonly<Record<string, Advice>> = {
  turn: advisor => advisor.best(option => turnWorth(advisor, option)),
  offer: () => ({ pick: [] }),
  asked: () => ({ pick: [] }),
  mulligan: advisor => dearest(advisor, 4),
  'discard down': leastWorth,
  discard: leastWorth,
  pay: cheapest,
  'attack target': weakest,
  enemy: weakest,
  'thwart target': worstScheme,
  scheme: worstScheme,
  defend: advisor => defence(advisor),
  'defend another': advisor => advisor.best(option => (advisor.cardOf(option)?.kind === 'ally' ? 1 : -1), 0),
  interrupt: worthIt,
  response: worthIt,
  may: () => ({ pick: ['yes'] }),
  'ally limit': advisor => advisor.best(option => -(advisor.cardOf(option)?.cost ?? 0)),
};

/** What a move is worth in one's turn. Ending it is worth nothing: what is below that is not done. */
function turnWorth(advisor: Advisor, option: Option): number {
  if (option.key === 'end') return 0;
  if (option.key.startsWith('ask')) return -10;
  if (option.key === 'form') return formWorth(advisor);
  const power = option.key.split('.')[1];
  if (power === 'recover') return advisor.health <= 7 ? 60 : 5;
  if (power === 'attack') return advisor.slack <= 3 ? 20 : 35;
  if (power === 'thwart') return advisor.slack <= CLOSE || sideThreat(advisor) ? 45 : 15;
  const card = advisor.cardOf(option);
  if (card === undefined) return -1;
  if (option.key.includes('.')) return actionWorth(card, option.key);
  return playWorth(advisor, card);
}

/** What is free comes before all cards: it may make them cheaper. What is paid for comes when they are played. */
function actionWorth(card: Card, key: string): number {
  const used = card.actions.find(({ index }) => `${index}` === key.split('.')[1]);
  return used?.ability.spend === undefined ? 90 : 40;
}

const sideThreat = ({ match }: Advisor): boolean => match.state.play.some(one => match.def(one).kind === 'side_scheme');

/** A hero as long as it goes well: home to recover when hurt, as soon as the scheme can bear it. */
function formWorth(advisor: Advisor): number {
  const { match, seat, health, slack, growth } = advisor;
  const identity = match.identity(seat);
  // Boost cards and a card that comes at the wrong time have to fit in as well.
  const safe = slack > growth + 2;
  if (advisor.isHero) return health <= LOW && safe && identity.exhausted ? 30 : -5;
  // A ready alter-ego that is hurt recovers first; then out again, to be there when the villain comes.
  if (!identity.exhausted && health <= 7) return -5;
  return health > LOW || !safe ? 50 : -5;
}

function playWorth({ health }: Advisor, card: Card): number {
  switch (card.kind) {
    case 'ally':
      return 70;
    case 'upgrade':
      return card.attach === undefined ? 65 : 30;
    case 'support':
      return 60;
    case 'event':
      return card.id === FIRST_AID && health > LOW + 1 ? -1 : 55 + (card.cost ?? 0);
    default:
      return -1;
  }
}

/** What a card in hand is worth keeping for. */
const KEPT: Partial<Readonly<Record<Card['kind'], number>>> = {
  resource: 1,
  event: 3,
  ally: 5,
  upgrade: 4,
  support: 4,
};
const keepWorth = (card: Card | undefined): number => (card === undefined ? 0 : (KEPT[card.kind] ?? 2));

/** Cards too dear to begin with are thrown back. */
function dearest(advisor: Advisor, from: number): Answer {
  const dear = advisor.options.filter(option => (advisor.cardOf(option)?.cost ?? 0) >= from);
  return { pick: dear.map(({ key }) => key) };
}

function leastWorth(advisor: Advisor): Answer | null {
  const { prompt, options } = advisor;
  if (prompt.kind !== 'some') return null;
  const sorted = [...options].sort(
    (one, other) => keepWorth(advisor.cardOf(one)) - keepWorth(advisor.cardOf(other)) || (one.key < other.key ? -1 : 1),
  );
  return { pick: sorted.slice(0, prompt.min).map(({ key }) => key) };
}

/** What is on the table first, then what is worth least to keep; as little too much as can be. */
function cheapest(advisor: Advisor): Answer | null {
  const { prompt, match, seat } = advisor;
  if (prompt.kind !== 'pay') return null;
  const { hand } = match.player(seat);
  const priceOf = (key: string, as: string): number => {
    const option = prompt.options.find(one => one.key === key);
    const held = hand.find(({ id }) => `c${id}` === key);
    const card = held === undefined ? undefined : match.card(held.card);
    // A double of what is in play already will never be played.
    const isSpent = card !== undefined && isDouble(match, card);
    const amount = option?.ways.find(way => way.as === as)?.amount ?? 1;
    return (held === undefined ? 0.5 : isSpent ? 0.5 : keepWorth(card)) + amount * 0.8;
  };
  const waste = (answer: Answer): number =>
    'pay' in answer ? answer.pay.reduce((sum, { key, as }) => sum + priceOf(key, as), 0) : 0;
  const [first, ...rest] = enumerate(prompt, 120);
  return first === undefined ? null : rest.reduce((held, one) => (waste(one) < waste(held) ? one : held), first);
}

/** Minions that can be felled come first, guards above all; else the villain. */
function weakest(advisor: Advisor): Answer | null {
  const { match } = advisor;
  return advisor.best(({ key }) => {
    const enemy = match.find(Number(key.slice(1)));
    if (enemy === undefined) return 0;
    const card = match.def(enemy);
    if (card.kind === 'villain') return 20;
    return (card.keywords.guard === true ? 40 : 30) - remaining(match, enemy) + statOf(match, enemy, 'attack');
  });
}

/** The main scheme while it is close, else the side scheme that is nearest to its end. */
function worstScheme(advisor: Advisor): Answer | null {
  const { match, slack } = advisor;
  return advisor.best(({ key }) => {
    const scheme = match.find(Number(key.slice(1)));
    if (scheme === undefined) return 0;
    if (match.def(scheme).kind === 'main_scheme') return slack <= 3 ? 100 : 5;
    return 50 - scheme.threat;
  });
}

/** An ally that is nearly spent, else the hero where the blow would hurt. */
function defence(advisor: Advisor): Answer | null {
  const { match, health, options } = advisor;
  const attack = match.state.attacks.at(-1);
  const enemy = attack === undefined ? undefined : match.find(attack.enemy);
  const blow = (enemy === undefined ? 0 : statOf(match, enemy, 'attack')) + (attack?.boosts.length ?? 0);
  const chosen = advisor.best(option => {
    const one = match.find(Number(option.key.slice(1)));
    if (one === undefined) return -1;
    if (match.def(one).kind === 'hero') return blow >= 2 && (health <= HURT || health <= blow + 1) ? 50 : -1;
    return remaining(match, one) <= 1 || health <= blow ? 60 : -1;
  }, 0);
  return chosen ?? (options.length > 0 ? { pick: [] } : null);
}

/** Interrupts and responses are used where they are free or the hand can bear them. */
function worthIt(advisor: Advisor): Answer {
  const used = advisor.best(option => {
    const card = advisor.cardOf(option);
    if (card?.id === '01061') return advisor.slack <= 3 && advisor.health > 4 ? 1 : -1;
    return 1;
  }, 0);
  return used ?? { pick: [] };
}
