import type { Card } from '../card.js';
import { isDouble } from '../rules/combat/targets.js';
import type { Advisor } from './advisor.js';
import { useOf } from './uses.js';
import { WEIGHTS } from './weights.js';
import { playWorth } from './worth.js';

/** What one's hand is for this turn. */
export interface Plan {
  /** Cards to play, by instance. */
  readonly play: ReadonlySet<number>;
  /** What each card in hand is worth where it is not spent. */
  readonly kept: ReadonlyMap<number, number>;
}

interface Held {
  readonly id: number;
  readonly cost: number;
  readonly gives: number;
  /** Played now. */
  readonly worth: number;
  /** Kept for later. */
  readonly kept: number;
}

/**
 * The best use of the hand: which cards to play with the others as payment. Every way to share it out is weighed; types of
 * resources are left out of account.
 */
export function planOf(advisor: Advisor, isOpen: (card: Card) => boolean): Plan {
  const seen = new Set<string>();
  const bar = drawWorth(advisor) + WEIGHTS.keep;
  const hand = advisor.hand.map(({ id, card }) => {
    const again = seen.has(card.id);
    seen.add(card.id);
    return heldOf(advisor, id, card, isOpen, again, bar);
  });
  const spare = sparePower(advisor);
  let most = Number.NEGATIVE_INFINITY;
  let best: readonly Held[] = [];
  const decide = (at: number, due: number, sum: number, played: readonly Held[]): void => {
    if (at === hand.length) {
      if (due <= spare && sum > most) [most, best] = [sum, played];
      return;
    }
    const one = hand[at] as Held;
    if (one.worth > 0) decide(at + 1, due + one.cost, sum + one.worth, [...played, one]);
    decide(at + 1, due - one.gives, sum, played);
    decide(at + 1, due, sum + one.kept, played);
  };
  decide(0, 0, 0, []);
  return {
    play: new Set(best.map(({ id }) => id)),
    kept: new Map(hand.map(one => [one.id, best.includes(one) ? one.worth : one.kept])),
  };
}

/** `again`: the hand holds another of it. */
function heldOf(
  advisor: Advisor,
  id: number,
  card: Card,
  isOpen: (card: Card) => boolean,
  again: boolean,
  bar: number,
): Held {
  const use = useOf(advisor, card.id);
  const idle = isIdle(advisor, card) || (again && (card.max === 'player' || card.unique === true));
  const worth = idle ? 0 : playWorth(advisor, card);
  const cost = card.cost ?? 0;
  const gives = resourcesOf(card);
  const held = use?.held === true;
  const kept = held
    ? Math.max(0, worth - cost * WEIGHTS.resource) / (again ? 3 : 1)
    : WEIGHTS.later * Math.max(0, handWorth(advisor, card) - bar);
  return { id, cost, gives, worth: held || !isOpen(card) ? 0 : worth, kept };
}

const resourcesOf = (card: Card): number => Object.values(card.resources).reduce((sum, amount) => sum + amount, 0);

/** What a card in hand is worth in a turn to come: played, or to pay for another. */
export function handWorth(advisor: Advisor, card: Card): number {
  const paid = WEIGHTS.resource * resourcesOf(card);
  const cost = card.cost ?? 0;
  if (card.kind === 'resource' || isIdle(advisor, card) || cost > advisor.mine('handSize', 'hero') - 1) return paid;
  return Math.max(paid, playWorth(advisor, card) - WEIGHTS.resource * cost);
}

/** What the card that is drawn next is worth on average: which cards one's deck is made of is no secret. */
export function drawWorth(advisor: Advisor): number {
  const { deck, discard } = advisor.match.player(advisor.seat);
  const from = deck.length > 0 ? deck : discard;
  const worths = new Map<string, number>();
  let sum = 0;
  for (const { card } of from) {
    const known = worths.get(card);
    const worth = known ?? handWorth(advisor, advisor.match.card(card));
    if (known === undefined) worths.set(card, worth);
    sum += worth;
  }
  return sum / Math.max(1, from.length);
}

/** Whether a card would be of no use beside what is in play. */
export const isIdle = (advisor: Advisor, card: Card): boolean =>
  isDouble(advisor.match, card) || (card.max === 'player' && advisor.has(card.id));

/** Resources that come from the table this turn. */
function sparePower({ state, seat, match, isHero }: Advisor): number {
  let sum = 0;
  for (const one of state.play) {
    if (one.controller !== seat || one.exhausted) continue;
    const { resource } = match.def(one);
    if (resource === undefined) continue;
    if (resource.form !== undefined && (resource.form === 'hero') !== isHero) continue;
    if (resource.limit !== undefined && (one.used.resource ?? 0) >= resource.limit) continue;
    sum += 1;
  }
  return sum;
}
