import { type Play, type Seat, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Damage, Instance } from '../state.js';
import { areHeeded, deal } from './damage.js';
import type { Match } from './match.js';
import { isProtected, standingOf } from './standing.js';
import { discard, keeperInPlay, player } from './zones.js';

/** Puts a card into play as its newest Keeper. */
export function enter(match: Match, seat: Seat, instance: Instance): void {
  const { state } = match;
  player(state, seat).keepers.push(instance);
  state.memory.now.entered[seat as 0 | 1].push(instance.id);
  match.tell('log-keeper', seat, instance.card, { rule: 'keeper', card: instance.card });
  match.raise({ type: 'keeper in', seat, card: instance.card, keeper: instance.id });
  match.raise({ type: 'keeper arrives', seat, card: instance.card, keeper: instance.id });
}

/**
 * A card comes out of a discard pile, where it may have come from play: what it saw in an earlier stay waits for it no
 * longer (SQ-C43). It is still the card that has damaged (SQ-C20).
 */
export function comeBack({ state }: Match, instance: Instance): Instance {
  const before = instance.id;
  renew(state, instance);
  const { damagers } = state.memory.now;
  for (const ids of damagers) ids.splice(0, ids.length, ...ids.map(id => (id === before ? instance.id : id)));
  return instance;
}

/** Takes a Keeper out of play. From now on it is what is printed on it. */
function leave(match: Match, seat: Seat, id: number): Instance {
  const instance = take(player(match.state, seat).keepers, id);
  if (instance.printed !== undefined) {
    instance.card = instance.printed;
    delete instance.printed;
  }
  return instance;
}

/**
 * From play to its owner's discard pile. A Keeper that is gone already stays gone, and one that cannot be destroyed
 * stays (SQ-C14). `by`: the card that destroys it, where it is not a rule alone.
 */
export function destroy(match: Match, id: number, rule: 'destroy' | 'misfire' | 'keeper-limit', by?: string): boolean {
  const found = keeperInPlay(match.state, id);
  if (found === null) return false;
  const { seat, instance } = found;
  const { card } = instance;
  const guardian = isProtected(match, seat, instance);
  if (guardian !== null) {
    match.dealer.effect(guardian);
    match.dealer.log({ id: 'log-protected', args: { card: { card } }, why: { rule: 'cannot', card: guardian } });
    return false;
  }
  discard(match.state, leave(match, seat, id));
  match.dealer.log({
    id: rule === 'misfire' ? 'log-misfire' : 'log-destroyed',
    args: { card: { card }, who: { seat } },
    why: by === undefined ? { rule } : { rule, card: by },
  });
  match.raise({ type: 'keeper destroyed', seat, card, keeper: id });
  return true;
}

/** From play to its owner's hand, as a card says. */
export function returnToHand(match: Match, id: number, by: string): boolean {
  const instance = takeFromPlay(match, id);
  if (instance !== null) toHand(match, instance, by);
  return instance !== null;
}

/** A card that everyone saw goes to its owner's hand, as a card says. */
export function toHand(match: Match, instance: Instance, by: string): void {
  const { state, dealer } = match;
  player(state, instance.owner).hand.push(renew(state, instance));
  dealer.log({
    id: 'log-returned',
    args: { who: { seat: instance.owner }, card: { card: instance.card }, place: 'hand' },
    why: { card: by },
  });
}

/** From play onto its owner's deck. */
export function returnToDeckTop(match: Match, id: number): boolean {
  const instance = takeFromPlay(match, id);
  if (instance === null) return false;
  const { state, dealer } = match;
  player(state, instance.owner).deck.push(renew(state, instance));
  dealer.log({
    id: 'log-returned',
    args: { who: { seat: instance.owner }, card: { card: instance.card }, place: 'deck-top' },
  });
  return true;
}

/** Takes a Keeper out of play and hands it over to the caller, who puts it elsewhere; null where it is gone. */
export function takeFromPlay(match: Match, id: number): Instance | null {
  const found = keeperInPlay(match.state, id);
  return found === null ? null : leave(match, found.seat, id);
}

/** Gains control of a Keeper: it is that player's newest, and has not been put into play (SQ-23). */
export function takeOver(match: Match, id: number, seat: Seat): boolean {
  const found = keeperInPlay(match.state, id);
  if (found === null || found.seat === seat) return false;
  player(match.state, seat).keepers.push(take(player(match.state, found.seat).keepers, id));
  match.tell('log-control', seat, found.instance.card, { rule: 'control' });
  match.raise({ type: 'keeper arrives', seat, card: found.instance.card, keeper: id });
  return true;
}

/** What hits or has an ability: a Keeper in play, an attack, or another card that is not in play. */
export interface Source {
  readonly card: string;
  readonly seat: Seat;
  /** The instance, wherever it lies. */
  readonly id: number;
  /** Its id once more where it is a Keeper in play; null for all else. */
  readonly keeper: number | null;
  /** The card itself where it lies nowhere as it hits: off its deck, and not discarded yet. */
  readonly loose?: Instance;
}

/**
 * A hit for some points, against `to`. A Keeper whose first point is blocked misfires: it is destroyed at once (SQ-7).
 * Returns the damage done.
 */
export function* hit(match: Match, source: Source, to: Seat, number: number): Play<number> {
  const amount = reached(match, source, to, number);
  if (amount < 1) return 0;
  const { state, dealer } = match;
  const damage: Damage = {
    card: source.card,
    id: source.id,
    by: source.seat,
    to,
    keeper: source.keeper,
    amount,
    dealt: 0,
    unblocked: [...match.card(source.card).factors],
    handBlocks: areHeeded(match, to, 'hand'),
    deckBlocks: areHeeded(match, to, 'deck'),
    lossBlocks: areHeeded(match, to, 'hand'),
    proof: [],
    piercing: false,
    ...(source.loose !== undefined && { loose: source.loose }),
  };
  state.hits.push(damage);
  dealer.log({
    id: 'log-hit',
    args: { card: { card: source.card }, who: { seat: to }, amount },
    why: { card: source.card, rule: source.keeper === null ? 'hit-no-attack' : 'keeper-damage' },
  });
  const nested = dealer.enter(text('at-hit', { card: { card: source.card } }));
  yield* deal(match, damage);
  dealer.leave(nested);
  state.hits.pop();
  if (source.keeper !== null && damage.dealt === 1 && damage.unblocked.length === 0) misfire(match, source.keeper);
  if (damage.dealt > 0)
    match.raise({
      type: 'hit damage',
      by: source.seat,
      to,
      card: source.card,
      keeper: source.keeper,
      amount: damage.dealt,
    });
  return damage.dealt;
}

/** What is left of a Keeper's hit when the Keepers of the player it is for have had their say. */
function reached(match: Match, source: Source, to: Seat, number: number): number {
  if (source.keeper === null) return number;
  let amount = number;
  for (const { card, standing } of standingOf(match, to)) {
    const less = standing.noHits === true ? amount : Math.min(amount, standing.hitsAreLess ?? 0);
    if (less <= 0) continue;
    amount -= less;
    match.dealer.effect(card);
    match.dealer.log({
      id: 'log-hit-less',
      args: { card: { card: source.card }, who: { seat: to }, amount },
      why: { rule: 'cannot', card },
    });
  }
  return amount;
}

/** Destroyed at once; some cards come back to their owner's hand from there. */
function misfire(match: Match, id: number): void {
  const found = keeperInPlay(match.state, id);
  if (found === null) return;
  const { instance } = found;
  const { card } = instance;
  if (!destroy(match, id, 'misfire') || match.card(card).returnsOnMisfire !== true) return;
  match.dealer.effect(card);
  toHand(match, take(player(match.state, instance.owner).discard, id), card);
}
