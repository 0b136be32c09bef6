import { type Play, type Seat, text } from '../../../kernel/index.js';
import { type Card, other } from '../card.js';
import type { Effect } from '../effect.js';
import type { Attack, Instance } from '../state.js';
import { deal } from './damage.js';
import { enter } from './keepers.js';
import type { Match } from './match.js';
import { attackOf } from './power.js';
import { settle } from './timing.js';
import { discard } from './zones.js';

/**
 * A card played as an attack, from the table to where it ends up: what it is worth, the block, the damage, what the
 * damage sets off (its own ability last of all), and the discard pile or a Keeper's place. The card has been taken from
 * where it was.
 */
export function* playAttack(match: Match, seat: Seat, instance: Instance, bonus = 0): Play {
  const { state, dealer } = match;
  const card = match.card(instance.card);
  const attack = begin(seat, instance, card, bonus);
  state.attacks.push(attack);
  state.memory.now.attacked[seat as 0 | 1] = true;
  dealer.log({ id: 'log-play', args: { who: { seat }, card: { card: card.id } }, why: { rule: 'attack' } });
  yield* match.within(text('at-attack', { card: { card: card.id } }), resolve(match, attack, card));
  state.attacks.splice(state.attacks.indexOf(attack), 1);
  // The card is discarded when it has fully resolved (SQ-10), unless its ability has put it elsewhere.
  if (attack.kept === undefined) discard(state, instance);
}

function begin(seat: Seat, instance: Instance, card: Card, bonus: number): Attack {
  return {
    card: card.id,
    instance,
    by: seat,
    to: other(seat),
    keeper: null,
    amount: card.printedAttack,
    bonus,
    dealt: 0,
    unblocked: [...card.factors],
    handBlocks: true,
    deckBlocks: true,
  };
}

function* resolve(match: Match, attack: Attack, card: Card): Play {
  const { state, dealer } = match;
  const effect = match.effect({ card: card.id, seat: attack.by, keeper: null }, attack);
  const events = yield* match.gather(onTheTable(match, attack, card, effect));
  if (attack.dealt > 0) {
    state.memory.now.taken[attack.to as 0 | 1] += attack.dealt;
    events.push({ type: 'attack damage', by: attack.by, to: attack.to, card: card.id, amount: attack.dealt });
  }
  dealer.log({ id: 'log-dealt', args: { card: { card: card.id }, who: { seat: attack.to }, amount: attack.dealt } });
  yield* settle(match, events, ability(match, attack, card, effect));
}

/** From being played to the last point of damage. Nothing that it sets off is handled in between. */
function* onTheTable(match: Match, attack: Attack, card: Card, effect: Effect): Play {
  if (card.onPlay !== undefined) yield* card.onPlay(effect, attack);
  attack.amount = worth(match, attack, card, effect);
  if (attack.amount !== card.printedAttack)
    match.dealer.log({
      id: 'log-worth',
      args: { card: { card: card.id }, amount: attack.amount },
      why: { rule: 'attack-number', card: card.id },
    });
  yield* deal(match, attack);
}

/** The number an attack counts for: printed or computed, with every change; never below 0. */
function worth(match: Match, attack: Attack, card: Card, effect: Effect): number {
  const base = card.worth?.(effect) ?? card.printedAttack;
  if (card.worth !== undefined && base > 0) match.dealer.effect(card.id);
  return attackOf(match, attack.by, card, base + attack.bonus);
}

/** The attack's own ability, and becoming a Keeper (which is no choice, SQ-25). */
function* ability(match: Match, attack: Attack, card: Card, effect: Effect): Play {
  if (card.onHit !== undefined && attack.dealt >= card.onHit.at)
    yield* card.onHit.does(effect, {
      type: 'attack damage',
      by: attack.by,
      to: attack.to,
      card: card.id,
      amount: attack.dealt,
    });
  if (card.keeper !== undefined && attack.dealt >= card.keeper && attack.kept === undefined) {
    attack.kept = 'keeper';
    enter(match, attack.by, attack.instance);
    match.dealer.effect(card.id);
  }
}

/** Where an attack's own ability puts it instead of the discard pile. */
export function keep(match: Match, attack: Attack, place: 'hand' | 'deck'): Instance {
  attack.kept = place;
  match.dealer.log({
    id: 'log-returned',
    args: { who: { seat: attack.instance.owner }, card: { card: attack.card }, place },
  });
  return attack.instance;
}
