import { type Answer, type Option, optionsOf, type Prompt, type Seat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Pool } from '../rules/match.js';
import { wouldStop } from '../rules/stopping.js';
import { player } from '../rules/zones.js';
import type { Damage, SquadState } from '../state.js';
import type { Style } from './temper.js';
import { onHitAt, pointsIn, reaching, worthOf } from './worth.js';

/**
 * What blocking costs beside the card itself, in cards of the deck, and what is made of half a block: tuned in matches
 * of this player against itself with other numbers, which hardly tell them apart.
 */
const COST = {
  /** For each card by which the hand is smaller than this. */
  small: 0.2,
  handful: 5,
  /** A part of what the card promises. */
  promise: 0.2,
  /** With a hand that is full, a card is lost in any case. */
  full: -1,
} as const;
const FULL = 8;
const HALF = 0.4;
/** A Keeper whose hit is blocked is destroyed, and abilities and Keepers that never come about hurt nobody. */
const MISFIRE = 1;
const FOILED = 1.3;

/** The damage that is being done. */
const current = (state: SquadState): Damage | undefined => state.hits.at(-1) ?? state.attacks.at(-1);

/** Blocks with the card that costs least beside what it saves; takes the damage where none is worth it. */
export function block(state: SquadState, pool: Pool, seat: Seat, prompt: Prompt, style: Style): Answer {
  const damage = current(state);
  if (damage === undefined) return prompt.default;
  const whole = savedBy(damage, pool);
  let best: Option | null = null;
  let most = 0;
  for (const option of optionsOf(prompt)) {
    const card = cardIn(option, pool);
    if (card === undefined) continue;
    const saved = wouldStop(damage, card).length === 0 ? whole : HALF * whole;
    const worth = saved - costOf(state, seat, card, style);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best === null ? prompt.default : { pick: [best.key] };
}

const cardIn = ({ card }: Option, pool: Pool): Card | undefined => (card === undefined ? undefined : pool.get(card));

/** What a whole block saves: the points after the first, and what the damage would set off. */
function savedBy(damage: Damage, pool: Pool): number {
  const left = damage.amount - damage.dealt;
  const chances = damage.deckBlocks ? reaching(left, damage.unblocked) : Array.from({ length: left + 1 }, () => 1);
  const points = pointsIn(chances) - 1;
  if (damage.keeper !== null) return points + MISFIRE;
  const card = pool.get(damage.card);
  if (card === undefined) return points;
  // What one point sets off comes about all the same.
  const ability = card.onHit !== undefined && card.onHit.at > 1 ? onHitAt(card, chances) : 0;
  const staying = (card.keeper ?? 0) > 1 ? (chances[card.keeper as number] ?? 0) * worthOf(card).inPlay : 0;
  return points + FOILED * (ability + staying);
}

function costOf(state: SquadState, seat: Seat, card: Card, { hold }: Style): number {
  const { hand, deck } = player(state, seat);
  const promise = COST.promise * worthOf(card).played;
  // Without a deck it is the hand that pays.
  if (deck.length === 0) return promise - 1;
  const small = COST.small * Math.max(0, COST.handful - hand.length);
  return hold + small + promise + (hand.length >= FULL ? COST.full : 0);
}

/** Of the cards that may be lost for damage, one that stops the rest, and of these the one worth least. */
export function sacrifice(state: SquadState, pool: Pool, prompt: Prompt): Answer | null {
  const damage = current(state);
  if (damage === undefined || prompt.kind !== 'one') return null;
  const worth = (option: Option): number => {
    const card = cardIn(option, pool);
    if (card === undefined) return Number.NEGATIVE_INFINITY;
    const stops = damage.lossBlocks ? damage.unblocked.length - wouldStop(damage, card).length : 0;
    return stops * STOPS - worthOf(card).played;
  };
  const [best] = [...prompt.options].sort((one, other) => worth(other) - worth(one));
  return best === undefined ? null : { pick: [best.key] };
}

/** More than any card is worth. */
const STOPS = 100;
