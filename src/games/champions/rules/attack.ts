import { chooseOne, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Actor, PlayerAttack, Thwart } from '../events.js';
import type { InPlay } from '../state.js';
import { heal, strike } from './damage.js';
import type { Match } from './match.js';
import { instanceOf, optionOf } from './options.js';
import { shed } from './status.js';
import { canDamage, canLoseThreat, mayAttack } from './targets.js';
import { removeThreat } from './threat.js';
import { statOf } from './values.js';

/** A player's attack from its beginning to the last response to it: one window for all that it did. */
export function* playerAttack(match: Match, attack: PlayerAttack, body: Play): Play {
  yield* match.interrupt(attack);
  if (attack.replaced === true) return;
  yield* match.happens(
    (function* () {
      yield* body;
      match.raise(attack);
    })(),
  );
}

/** A player's attack at its beginning. */
export const attackOf = (character: number, seat: Seat, basic: boolean): PlayerAttack => ({
  type: 'attack',
  character,
  seat,
  basic,
  overkill: false,
  targets: [],
  damaged: [],
  defeated: [],
});

/** A player's thwart, with all that responds to it. */
export function* thwart(match: Match, made: Thwart, body: Play): Play {
  yield* match.interrupt(made);
  if (made.replaced === true) return;
  yield* match.happens(
    (function* () {
      yield* body;
      match.raise(made);
    })(),
  );
}

/** A character as the one that does something. */
export const actorOf = (match: Match, { id, card, controller }: InPlay): Actor => ({
  card,
  id,
  by: controller,
  identity: match.card(card).kind === 'hero' || match.card(card).kind === 'alter_ego',
});

/** Enemies that a character of that player may aim a basic attack at. */
export const attackTargets = (match: Match, seat: Seat, character: InPlay): InPlay[] =>
  match.state.play.filter(one => {
    const { kind } = match.def(one);
    if (kind !== 'villain' && kind !== 'minion') return false;
    return canDamage(match, one, match.card(character.card)) && mayAttack(match, seat, one);
  });

export const thwartTargets = (match: Match): InPlay[] =>
  match.state.play.filter(one => {
    const { kind } = match.def(one);
    return (kind === 'main_scheme' || kind === 'side_scheme') && canLoseThreat(match, one);
  });

/** A basic attack of a hero or ally: target, exhaust, damage, responses, consequential damage. */
export function* basicAttack(match: Match, seat: Seat, id: number): Play {
  const character = match.get(id);
  const stunned = character.statuses.includes('stunned');
  const target = stunned ? null : yield* aim(seat, 'attack target', attackTargets(match, seat, character));
  exhaust(match.get(id));
  if (shed(match, match.get(id), 'stunned') || target === null) return;
  const attack = attackOf(id, seat, true);
  attack.targets.push(target);
  match.dealer.log({
    id: 'log-attack',
    args: { who: { seat }, what: match.name(match.get(id)), target: match.name(match.get(target)) },
    why: { rule: 'basic-attack' },
  });
  let dealt = false;
  yield* match.within(
    text('at-attack', { card: { card: character.card } }),
    playerAttack(
      match,
      attack,
      (function* () {
        const from = match.find(id);
        if (from === undefined || match.find(target) === undefined) return;
        dealt = true;
        yield* strike(match, [{ target, amount: statOf(match, from, 'attack') }], actorOf(match, from), attack);
      })(),
    ),
  );
  if (dealt) yield* consequences(match, id, 'attack');
}

/** A basic thwart of a hero or ally. */
export function* basicThwart(match: Match, seat: Seat, id: number): Play {
  const confused = match.get(id).statuses.includes('confused');
  const target = confused ? null : yield* aim(seat, 'thwart target', thwartTargets(match));
  exhaust(match.get(id));
  if (shed(match, match.get(id), 'confused') || target === null) return;
  const made: Thwart = { type: 'thwart', character: id, seat, basic: true };
  match.dealer.log({
    id: 'log-thwart',
    args: { who: { seat }, what: match.name(match.get(id)), target: match.name(match.get(target)) },
    why: { rule: 'basic-thwart' },
  });
  let done = false;
  yield* match.within(
    text('at-thwart', { card: { card: match.get(id).card } }),
    thwart(
      match,
      made,
      (function* () {
        const from = match.find(id);
        if (from === undefined || match.find(target) === undefined) return;
        done = true;
        yield* removeThreat(match, target, statOf(match, from, 'thwart'), actorOf(match, from));
      })(),
    ),
  );
  if (done) yield* consequences(match, id, 'thwart');
}

/** An alter-ego recovers. */
export function* recover(match: Match, seat: Seat): Play {
  const identity = match.identity(seat);
  exhaust(identity);
  match.dealer.log({ id: 'log-recover', args: { who: { seat } }, why: { rule: 'basic-recovery' } });
  heal(match, identity, statOf(match, identity, 'recover'));
}

/** Consequential damage: last of all, and only while the ally is still there. */
function* consequences(match: Match, id: number, power: 'attack' | 'thwart'): Play {
  const ally = match.find(id);
  if (ally === undefined) return;
  const amount = match.card(ally.card).consequential[power];
  if (amount === 0) return;
  const source: Actor = { card: ally.card, id, by: ally.controller, identity: false };
  yield* match.happens(strike(match, [{ target: id, amount }], source, null));
}

export function exhaust(instance: InPlay): void {
  instance.exhausted = true;
}

function* aim(seat: Seat, reason: string, targets: readonly InPlay[]): Play<number> {
  const key = yield* chooseOne({
    seat,
    reason,
    question: text(`ask-${reason.replace(' ', '-')}`),
    options: targets.map(optionOf),
  });
  return instanceOf(key);
}
