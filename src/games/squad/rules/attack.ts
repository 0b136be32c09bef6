import { type Play, type Seat, text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import { type Card, other } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Event } from '../events.js';
import type { Attack, Instance } from '../state.js';
import { areHeeded, deal } from './damage.js';
import { endsEndless } from './endless.js';
import { enter } from './keepers.js';
import type { Match } from './match.js';
import { attackOf } from './power.js';
import { standingOf } from './standing.js';
import { settle, settleOne } from './timing.js';
import { discard } from './zones.js';

/**
 * A card played as an attack, from the table to where it ends up: as often as it plays itself again, then the discard
 * pile or a Keeper's place. The card has been taken from where it was.
 */
export function* playAttack(match: Match, seat: Seat, instance: Instance, bonus = 0): Play {
  const before: string[] = [];
  let attack = yield* playOnce(match, seat, instance, bonus);
  while (attack.kept === 'again' && !endsEndless(match, instance, before))
    attack = yield* playOnce(match, seat, instance, 0);
  // The card is discarded when it has fully resolved (SQ-10), unless its ability has put it elsewhere.
  if (attack.kept === undefined || attack.kept === 'again') discard(match.state, instance);
}

/** What it is worth, the block, the damage, and what the damage sets off, its own ability last of all. */
function* playOnce(match: Match, seat: Seat, instance: Instance, bonus: number): Play<Attack> {
  const { state, dealer } = match;
  const card = match.card(instance.card);
  const attack = begin(match, seat, instance, card, bonus);
  state.attacks.push(attack);
  state.memory.now.attacked[seat as 0 | 1] = true;
  match.tell('log-play', seat, card.id, { rule: 'attack' });
  const nested = dealer.enter(text('at-attack', { card: { card: card.id } }));
  yield* resolve(match, attack, card);
  dealer.leave(nested);
  state.attacks.splice(state.attacks.indexOf(attack), 1);
  return attack;
}

function begin(match: Match, seat: Seat, instance: Instance, card: Card, bonus: number): Attack {
  return {
    card: card.id,
    id: instance.id,
    instance,
    by: seat,
    to: other(seat),
    keeper: null,
    amount: card.printedAttack,
    bonus,
    dealt: 0,
    unblocked: [...card.factors],
    handBlocks: areHeeded(match, other(seat), 'hand'),
    deckBlocks: areHeeded(match, other(seat), 'deck'),
    lossBlocks: areHeeded(match, other(seat), 'hand'),
    proof: [],
    piercing: false,
    blocks: 0,
    noted: 0,
  };
}

/**
 * From being played to its own ability. Keepers that answer the attack act first, then the attack does what it does when
 * played (SQ-8, SQ-C13); only then is it known what it is worth (SQ-C10).
 */
function* resolve(match: Match, attack: Attack, card: Card): Play {
  const { dealer } = match;
  const { onPlay } = card;
  const game = match.game({ card: card.id, seat: attack.by, id: attack.id, keeper: null }, attack);
  const before = match.gather();
  const played: Event = { type: 'attack', by: attack.by, card: card.id };
  yield* settleOne(match, match.now(played), onPlay && (() => onPlay.run(game, played)));
  attack.amount = worth(match, attack, card, game, played);
  capped(match, attack);
  yield* deal(match, attack);
  if (attack.dealt > 0)
    match.raise({ type: 'attack damage', by: attack.by, to: attack.to, card: card.id, amount: attack.dealt });
  const happened = match.gathered(before);
  dealer.log({ id: 'log-dealt', args: { card: { card: card.id }, who: { seat: attack.to }, amount: attack.dealt } });
  yield* settle(match, happened, hasAbility(card) ? () => ability(match, attack, card, game) : undefined);
}

const hasAbility = ({ onBlocked, onHit, onDamage, keeper }: Card): boolean =>
  onBlocked !== undefined || onHit !== undefined || onDamage !== undefined || keeper !== undefined;

/** The most that the attacked player's Keepers let through. */
function capped(match: Match, attack: Attack): void {
  for (const { card, standing } of standingOf(match, attack.to)) {
    if (standing.mostFromAttack === undefined || attack.amount <= standing.mostFromAttack) continue;
    attack.amount = standing.mostFromAttack;
    match.dealer.effect(card);
    match.dealer.log({
      id: 'log-capped',
      args: { card: { card: attack.card }, amount: attack.amount },
      why: { rule: 'cannot', card },
    });
  }
}

/** The number an attack counts for: printed or computed, with every change; never below 0. */
function worth(match: Match, attack: Attack, card: Card, game: Game, event: Event): number {
  const base = card.worth?.of(game, event) ?? card.printedAttack;
  if (card.worth !== undefined && base > 0) match.dealer.effect(card.id);
  const own = Math.max(0, base + attack.bonus);
  if (own !== card.printedAttack)
    match.dealer.log({
      id: 'log-worth',
      args: { card: { card: card.id }, amount: own },
      why: { rule: 'attack-number', card: card.id },
    });
  return attackOf(match, attack.by, card, base + attack.bonus);
}

/** The attack's own abilities, and becoming a Keeper (which is no choice, SQ-25). */
function* ability(match: Match, attack: Attack, card: Card, game: Game): Play {
  const { by, to, dealt } = attack;
  const event = { type: 'attack damage', by, to, card: card.id, amount: dealt } as const;
  if (card.onBlocked !== undefined)
    for (let blocks = attack.blocks; blocks > 0; blocks--) yield* perform(card.onBlocked, game, event);
  if (card.onHit !== undefined && dealt >= card.onHit.at) {
    const play = card.onHit.does.run(game, event);
    if (play !== undefined) yield* play;
  }
  if (card.onDamage !== undefined && dealt > 0) yield* perform(card.onDamage, game, event);
  if (card.keeper !== undefined && attack.dealt >= card.keeper && attack.kept === undefined) {
    attack.kept = 'keeper';
    enter(match, attack.by, attack.instance);
    match.dealer.effect(card.id);
  }
}

/** Where an attack's own ability puts it instead of the discard pile. */
export function keep(match: Match, attack: Attack, place: 'hand' | 'deck' | 'deck-top' | 'deck-bottom'): Instance {
  attack.kept = place === 'hand' ? 'hand' : 'deck';
  match.dealer.log({
    id: 'log-returned',
    args: { who: { seat: attack.instance.owner }, card: { card: attack.card }, place },
  });
  return attack.instance;
}
