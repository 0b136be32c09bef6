import type { Seat } from '../../../../kernel/index.js';
import type { Card } from '../../card.js';
import { isDouble } from '../combat/targets.js';
import type { Match } from '../match.js';

/** How much a card is missed once it's spent: by the first step that fits, then by what it costs. */
export interface Missed {
  readonly step: 'table' | 'resource' | 'spare' | 'stuck' | 'wanted';
  readonly cost: number;
}

const STEPS: readonly Missed['step'][] = ['table', 'resource', 'spare', 'stuck', 'wanted'];

/** Below 0 where the one is missed less than the other. */
export const lessMissed = (one: Missed, other: Missed): number =>
  STEPS.indexOf(one.step) - STEPS.indexOf(other.step) || one.cost - other.cost;

/** What lies on the table goes before anything from hand. */
export const ON_TABLE: Missed = { step: 'table', cost: 0 };

/** How much a player misses a card from hand of which they hold no other copy. `bought`: what they pay for. */
export function missedFromHand(match: Match, seat: Seat, id: string, bought: Card): Missed {
  const card = match.card(id);
  const cost = card.cost ?? 0;
  if (card.kind === 'resource') return { step: 'resource', cost };
  const isTwin = card.unique === true && card.id === bought.id;
  const isStuck = isTwin || isDouble(match, card) || needsOtherForm(match, seat, card);
  return { step: isStuck ? 'stuck' : 'wanted', cost };
}

/** Whether its player would have to change form to play it. */
function needsOtherForm(match: Match, seat: Seat, { kind, form, abilities }: Card): boolean {
  const forms = kind === 'event' ? abilities.map(ability => ability.form ?? form) : [form];
  return forms.every(wanted => wanted !== undefined && wanted !== match.formOf(seat));
}
