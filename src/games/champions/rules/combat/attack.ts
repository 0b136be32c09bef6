import { chooseOne, type Play, type Seat, type Text, text } from '../../../../kernel/index.js';
import { instanceOf, perform } from '../../../../tabletop/index.js';
import type { Actor, PlayerAttack, Thwart } from '../../events.js';
import type { InPlay } from '../../state.js';
import { removeThreat } from '../encounter/threat.js';
import type { Match } from '../match.js';
import { described } from '../table/described.js';
import { shed } from '../table/status.js';
import { consequenceOf, statOf } from '../table/values.js';
import { optionsOf } from '../table/whose.js';
import { aimPreview } from '../turn/preview.js';
import { attackOf, attackTargets, thwartTargets } from './aiming.js';
import { heal, strike } from './damage.js';
import { isStill } from './still.js';

/**
 * A player's attack or thwart from its beginning to the last response to it: one window for all that it did. Returns what
 * came of it; null where it was replaced.
 */
export function* carryOut<T>(match: Match, made: PlayerAttack | Thwart, body: Play<T>): Play<T | null> {
  yield* match.interrupt(made);
  return made.replaced === true ? null : yield* match.happens(body, made);
}

/** A character as the one that does something. */
export const actorOf = (match: Match, { id, card, controller }: InPlay): Actor => ({
  card,
  id,
  by: controller,
  identity: match.card(card).kind === 'hero' || match.card(card).kind === 'alter_ego',
});

/** A basic attack of a hero or ally: target, exhaust, damage, responses, consequential damage. */
export function* basicAttack(match: Match, seat: Seat, id: number): Play {
  const character = match.get(id);
  const stunned = character.statuses.includes('stunned');
  const target = stunned ? null : yield* aim(match, seat, character, 'attack', attackTargets(match, seat, character));
  match.get(id).exhausted = true;
  yield* payToAttack(match, seat, match.get(id));
  if (shed(match, match.get(id), 'stunned') || target === null) return;
  const attack = attackOf(id, seat, true);
  attack.targets.push(target);
  match.dealer.log({
    id: 'log-attack',
    args: { who: { seat }, what: match.name(match.get(id)), target: match.name(match.get(target)) },
    why: { rule: 'basic-attack' },
  });
  const aimed: Aimed = { enemy: target, card: match.def(match.get(target)).id };
  const dealt = yield* match.dealer.within(
    text('at-attack', { card: { card: character.card } }),
    carryOut(match, attack, hit(match, id, aimed, attack)),
  );
  if (dealt === true) yield* consequences(match, id, 'attack');
}

/** Why a character cannot pay what else its attack costs; null where it can, or costs nothing else. */
export function whyNotAttack(match: Match, seat: Seat, { id, card }: InPlay): Text | null {
  const { attackCosts } = match.card(card);
  if (attackCosts === undefined) return null;
  const game = match.game({ card, id, seat });
  for (const cost of attackCosts) {
    const unpaid = cost.able(game, undefined);
    if (unpaid !== null) return unpaid;
  }
  return null;
}

/** What else an attack costs is paid even where a stun takes its place (W1-301). */
function* payToAttack(match: Match, seat: Seat, { id, card }: InPlay): Play {
  const { attackCosts } = match.card(card);
  if (attackCosts === undefined) return;
  const game = match.game({ card, id, seat });
  for (const cost of attackCosts) yield* perform(cost, game, undefined);
  match.dealer.effect(card);
}

/** The enemy that an attack is aimed at, as it was then: a villain's next stage is another one (CH-C33). */
type Aimed = Parameters<typeof isStill>[1];

/** The damage of a basic attack; whether attacker and target were still there for it. */
function* hit(match: Match, id: number, aimed: Aimed, attack: PlayerAttack): Play<boolean> {
  const from = match.find(id);
  if (!isStill(match, aimed)) attack.targets.splice(0);
  if (from === undefined || attack.targets.length === 0) return false;
  const amount = statOf(match, from, 'attack') + attack.bonus;
  yield* strike(match, [{ target: aimed.enemy, amount }], actorOf(match, from), attack);
  return true;
}

/** A basic thwart of a hero or ally. */
export function* basicThwart(match: Match, seat: Seat, id: number): Play {
  const character = match.get(id);
  const confused = character.statuses.includes('confused');
  const target = confused ? null : yield* aim(match, seat, character, 'thwart', thwartTargets(match));
  match.get(id).exhausted = true;
  if (shed(match, match.get(id), 'confused') || target === null) return;
  const made: Thwart = { type: 'thwart', character: id, seat, basic: true, bonus: 0 };
  match.dealer.log({
    id: 'log-thwart',
    args: { who: { seat }, what: match.name(match.get(id)), target: match.name(match.get(target)) },
    why: { rule: 'basic-thwart' },
  });
  const done = yield* match.dealer.within(
    text('at-thwart', { card: { card: match.get(id).card } }),
    carryOut(match, made, foil(match, id, target, made)),
  );
  if (done === true) yield* consequences(match, id, 'thwart');
}

/** What a basic thwart removes; whether character and scheme were still there for it. */
function* foil(match: Match, id: number, target: number, made: Thwart): Play<boolean> {
  const from = match.find(id);
  if (from === undefined || match.find(target) === undefined) return false;
  yield* removeThreat(match, target, statOf(match, from, 'thwart') + made.bonus, actorOf(match, from));
  return true;
}

/** An alter-ego recovers. */
export function* recover(match: Match, seat: Seat): Play {
  const identity = match.identity(seat);
  identity.exhausted = true;
  match.dealer.log({ id: 'log-recover', args: { who: { seat } }, why: { rule: 'basic-recovery' } });
  heal(match, identity, statOf(match, identity, 'recover'));
}

/** Consequential damage: last of all, and only while the ally is still there. */
function* consequences(match: Match, id: number, power: 'attack' | 'thwart'): Play {
  const ally = match.find(id);
  if (ally === undefined) return;
  const amount = consequenceOf(match, ally, power);
  if (amount === 0) return;
  const source: Actor = { card: ally.card, id, by: ally.controller, identity: false };
  yield* match.happens(strike(match, [{ target: id, amount }], source, null));
}

function* aim(
  match: Match,
  seat: Seat,
  character: InPlay,
  power: 'attack' | 'thwart',
  targets: readonly InPlay[],
): Play<number> {
  const key = yield* chooseOne({
    seat,
    reason: `${power} target`,
    question: text(`ask-${power}-target`),
    options: optionsOf(targets),
    preview: option => ({ ...described(match, option), ...aimPreview(match, seat, character, power, option) }),
  });
  return instanceOf(key);
}
