import { type Answer, enumerate, isLegal, type Opponent, type Option, type Prompt } from '../../kernel/index.js';
import type { Card } from './card.js';
import { cards } from './cards/index.js';
import { looking } from './looking.js';
import { poolOf } from './pool.js';
import type { Match } from './rules/match.js';
import { targetThreat } from './rules/threat.js';
import { remaining, statOf } from './rules/values.js';
import type { ChampionsState } from './state.js';

const pool = poolOf(cards);
const P: any = {
  hurt: 6,
  margin: 1,
  home: 5,
  out: 5,
  thw: 4,
  fin: 6,
  ...JSON.parse((globalThis as any).process?.env?.BOTP ?? '{}'),
};

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
    const icons = match.state.play.filter(one => match.def(one).acceleration).length;
    const each = match.card(match.mainScheme.card).escalation;
    return each * match.state.players.length + icons + match.state.acceleration;
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
  if (power === 'thwart') return advisor.slack <= P.thw || sideThreat(advisor) ? 45 : 15;
  const card = advisor.cardOf(option);
  if (card === undefined) return -1;
  if (option.key.includes('.')) return 40;
  return playWorth(advisor, card);
}

const sideThreat = ({ match }: Advisor): boolean => match.state.play.some(one => match.def(one).kind === 'side_scheme');

/** A hero as long as it goes well: home to recover when hurt, as soon as the scheme can bear it. */
function formWorth(advisor: Advisor): number {
  const { match, seat, health, slack, growth } = advisor;
  const identity = match.identity(seat);
  const safe = slack > growth + 3;
  if (advisor.isHero) return health <= P.home && safe && identity.exhausted ? 30 : -5;
  // A ready alter-ego that is hurt recovers first; then out again, to be there when the villain comes.
  if (!identity.exhausted && health <= 7) return -5;
  return health > P.out || !safe ? 50 : -5;
}

function playWorth({ match, health }: Advisor, card: Card): number {
  switch (card.kind) {
    case 'ally':
      return 70;
    case 'upgrade':
      return card.attach === undefined ? 65 : 30;
    case 'support':
      return 60;
    case 'event':
      return card.id === '01086' ? (health <= 6 ? 30 : -1) : 55 + (card.cost ?? 0) - match.state.attacks.length;
    default:
      return -1;
  }
}

/** What a card in hand is worth keeping for. */
const keepWorth = (card: Card | undefined): number =>
  card === undefined
    ? 0
    : card.kind === 'resource'
      ? 1
      : ({ ally: 5, event: 3, upgrade: 4, support: 4 }[card.kind as 'ally'] ?? 2);

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

/** Resources first, then what is worth least; no more than is needed. */
function cheapest(advisor: Advisor): Answer | null {
  const { prompt } = advisor;
  if (prompt.kind !== 'pay') return null;
  const waste = (answer: Answer): number => {
    if (!('pay' in answer)) return 0;
    return answer.pay.reduce((sum, { key }) => {
      const option = prompt.options.find(one => one.key === key);
      return sum + (option === undefined ? 0 : keepWorth(advisor.cardOf(option)));
    }, 0);
  };
  const [first, ...rest] = enumerate(prompt, 60);
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
    if (match.def(one).kind === 'hero') return blow >= 2 && (health <= P.hurt || health <= blow + P.margin) ? 50 : -1;
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
