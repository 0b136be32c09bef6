import type { Label } from '../behaviour.js';
import type { Card } from '../card.js';
import { isDouble } from '../rules/combat/targets.js';
import { costOf, whyNotNow } from '../rules/turn/play.js';
import { type InPlay, SHED } from '../state.js';
import type { Advisor } from './advisor.js';
import { useOf } from './uses.js';
import { CARD } from './weights.js';
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

/** A card that is neither played nor spent takes the place of one that would be drawn. */
const LATER = 0.12;

/** What a turn is for: whether an alter-ego goes out in it, and whether a hero goes home. */
export interface Turn {
  readonly rises: boolean;
  readonly retires: boolean;
}

/**
 * The best use of the hand: which cards to play with the others as payment. Every way to share it out is weighed; types of
 * resources are left out of account.
 */
export function planOf(advisor: Advisor, turn: Turn): Plan {
  const seen = new Set<string>();
  const lost = isHeroIn(advisor, turn) && !turn.retires && advisor.losesHand;
  const hand = advisor.hand.map(({ id, card }) => {
    const again = seen.has(card.id);
    seen.add(card.id);
    const held = heldOf(advisor, id, card, turn, again);
    return lost ? { ...held, kept: 0 } : held;
  });
  const best = bestOf(hand, sparePower(advisor));
  return {
    play: new Set(best.map(({ id }) => id)),
    kept: new Map(hand.map(one => [one.id, best.includes(one) ? one.worth : one.kept])),
  };
}

/** A way to share out some cards of a hand. */
interface Way {
  /** What is left to pay. */
  readonly due: number;
  readonly sum: number;
  readonly played?: Held;
  /** The way it goes on from. */
  readonly from?: Way;
}

/**
 * The cards to play of the way that is worth most, where `spare` resources come from elsewhere. Of ways that leave the same to
 * pay only the best is followed: there are three to the power of the cards, and hands of fourteen do occur.
 */
function bestOf(hand: readonly Held[], spare: number): Held[] {
  let ways: Way[] = [{ due: 0, sum: 0 }];
  for (const one of hand) {
    const next: Way[] = [];
    for (const from of ways) {
      if (one.worth > 0) offer(next, { due: from.due + one.cost, sum: from.sum + one.worth, played: one, from });
      offer(next, { due: from.due - one.gives, sum: from.sum, from });
      offer(next, { due: from.due, sum: from.sum + one.kept, from });
    }
    ways = next;
  }
  const best = ways.filter(({ due }) => due <= spare).reduce((most, way) => (way.sum > most.sum ? way : most));
  return playedIn(best);
}

/** Of equal ways the first is kept. */
function offer(ways: Way[], way: Way): void {
  const known = ways.findIndex(({ due }) => due === way.due);
  if (known >= 0) {
    if ((ways[known] as Way).sum >= way.sum) return;
    ways.splice(known, 1);
  }
  ways.push(way);
}

function playedIn(way: Way): Held[] {
  const played: Held[] = [];
  for (let at: Way | undefined = way; at !== undefined; at = at.from)
    if (at.played !== undefined) played.push(at.played);
  return played.reverse();
}

/** `again`: the hand holds another of it. */
function heldOf(advisor: Advisor, id: number, card: Card, turn: Turn, again: boolean): Held {
  const use = useOf(advisor, card.id);
  const idle =
    isIdle(advisor, card) || isSpoilt(advisor, card) || (again && (card.max === 'player' || card.unique === true));
  const worth = idle ? 0 : playWorth(advisor, card);
  const cost = costOf(advisor.match, advisor.seat, id, card);
  const gives = Object.values(card.resources).reduce((sum, amount) => sum + amount, 0);
  const held = use?.held !== undefined;
  const comes = use?.held === 'blow' && isHeroIn(advisor, turn) && canStrike(advisor);
  const kept = held
    ? Math.max(0, worth - cost * CARD) / (again ? 3 : 1)
    : LATER * worth + (card.kind === 'resource' ? 0.5 * gives : 0);
  const isOpenNow =
    isOpen(advisor, card, turn) && whyNotNow(advisor.match, advisor.seat, { id, card: card.id }) === null;
  return { id, cost, gives, worth: comes || (isOpenNow && !held) ? worth : 0, kept };
}

/** Whether one is a hero at some time in the turn that is left. */
const isHeroIn = ({ isHero }: Advisor, { rises }: Turn): boolean => isHero || rises;

/** Whether the form that a card wants is up, or will be. */
function isOpen(advisor: Advisor, { form, actions }: Card, turn: Turn): boolean {
  const wanted = form ?? actions[0]?.ability.form;
  if (wanted === undefined) return true;
  return wanted === 'hero' ? isHeroIn(advisor, turn) : !advisor.isHero;
}

/** Whether one's hero may still attack in this turn. */
const canStrike = ({ identity }: Advisor): boolean => !identity.exhausted && !identity.statuses.includes('stunned');

/** Whether a status card takes the place of a character's next attack or thwart. */
export const isBarred = ({ statuses }: InPlay, power: 'attack' | 'thwart'): boolean => statuses.includes(SHED[power]);

/** What a card from hand counts as for status cards. */
export const labelOf = ({ actions }: Card): Label | undefined => actions[0]?.ability.label;

/** Whether an event would only shake a status card off, for which one is too tired otherwise. */
function isSpoilt({ identity }: Advisor, card: Card): boolean {
  const label = labelOf(card);
  return (label === 'attack' || label === 'thwart') && identity.exhausted && isBarred(identity, label);
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
