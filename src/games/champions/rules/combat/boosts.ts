import type { Play, Seat } from '../../../../kernel/index.js';
import { renew } from '../../../../tabletop/index.js';
import type { Boosting, EnemyAttack, Scheming } from '../../events.js';
import type { InPlay, Instance } from '../../state.js';
import type { Match } from '../match.js';
import { takeEncounter } from '../table/deck.js';
import { discard, land } from '../table/zones.js';
import { performAll } from '../timing/perform.js';
import { hasTarget, isStill } from './still.js';

/** Boost cards that lie on an enemy until it acts: not what a card has put there out of a player's hand. */
export const waitingBoosts = ({ under }: InPlay): Instance[] => under.filter(({ owner }) => owner === 'scenario');

/** The boost cards an activation begins with: those that lie on the enemy already, and one of a villain's own. */
export function getBoosts(match: Match, activation: EnemyAttack | Scheming, boost: boolean): void {
  const enemy = match.get(activation.enemy);
  const waiting = waitingBoosts(enemy);
  enemy.under = enemy.under.filter(one => !waiting.includes(one));
  activation.boosts.push(...waiting);
  if (boost && match.def(enemy).kind === 'villain') giveBoost(match, activation);
}

/** A boost card face down on an enemy that does not act just now: it is turned up when it next does. */
export function giveBoostAhead(match: Match, enemy: InPlay): void {
  enemy.under.push(renew(match.state, takeEncounter(match)));
  match.dealer.log({ id: 'log-boost-ahead', args: { enemy: match.name(enemy) }, why: { rule: 'waiting-boosts' } });
}

/** One boost card more, face down, for the activation under way. */
export function giveBoost(match: Match, activation: EnemyAttack | Scheming): void {
  activation.boosts.push(renew(match.state, takeEncounter(match)));
  match.dealer.log({ id: 'log-boost-dealt', why: { rule: 'boost' } });
}

/** Boost cards that an activation which is over has left: the enemy fell before it turned them up (CH-C40). */
export function dropBoosts({ state, dealer }: Match, { boosts }: EnemyAttack | Scheming): void {
  if (boosts.length > 0) dealer.show();
  for (const boost of boosts.splice(0)) {
    dealer.log({ id: 'log-boost-left', args: { card: { card: boost.card } }, why: { rule: 'boost' } });
    discard(state, boost);
  }
}

/**
 * Turns boost cards up, one at a time, while the enemy is still there: its boost ability, then its icons, then it is discarded,
 * unless it has gone elsewhere. `you`: whom boost abilities mean, who may be another after interrupts.
 */
export function* turnBoosts(match: Match, activation: EnemyAttack | Scheming, you: () => Seat): Play {
  const { state } = match;
  for (;;) {
    const boost = isStill(match, activation) ? activation.boosts.shift() : undefined;
    if (boost === undefined) return;
    state.resolving.push(boost);
    yield* turnBoost(match, activation, boost, you);
    land(state, boost);
  }
}

function* turnBoost(match: Match, activation: EnemyAttack | Scheming, boost: Instance, you: () => Seat): Play {
  const { boost: icons } = match.card(boost.card);
  match.dealer.show();
  match.dealer.log({ id: 'log-boost', args: { card: { card: boost.card }, icons }, why: { rule: 'boost' } });
  // Of an attack that is over nothing comes any more, and there is nothing to answer.
  if (activation.type === 'enemy attack' && !hasTarget(match, activation)) return;
  const turned: Boosting = { type: 'boost', card: boost.card, seat: you(), activation, icons, cancelled: false };
  yield* match.interrupt(turned);
  yield* match.announce(turned);
  if (!isStill(match, activation)) return;
  const seat = you();
  // Where an earlier one has eliminated "you", there is nobody left whom it could be about.
  if (!match.player(seat).eliminated && !turned.cancelled) {
    const before = activation.icons + activation.bonus;
    yield* performAll(match, { card: boost.card, id: boost.id, seat }, 'boost', activation);
    const amount = activation.icons + activation.bonus - before;
    if (amount > 0) match.dealer.log({ id: 'log-boost-more', args: { card: { card: boost.card }, amount } });
  }
  activation.icons += turned.icons;
}
