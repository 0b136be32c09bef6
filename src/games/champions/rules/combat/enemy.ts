import { type Play, type Seat, text } from '../../../../kernel/index.js';
import type { Actor, EnemyAttack, Scheming } from '../../events.js';
import { placeThreat, schemedOn } from '../encounter/threat.js';
import type { Match } from '../match.js';
import { shed } from '../table/status.js';
import { statOf } from '../table/values.js';
import { attackedAlly, isAtAlly } from './attacked.js';
import { dropBoosts, getBoosts, turnBoosts } from './boosts.js';
import { strike } from './damage.js';
import { declareDefense } from './defend.js';
import { hasTarget, isStill } from './still.js';

/** An enemy activates against a player: it attacks a hero and schemes against an alter-ego. */
export function* activate(match: Match, enemy: number, seat: Seat): Play {
  if (match.isHero(seat)) yield* enemyAttack(match, enemy, seat);
  else yield* enemyScheme(match, enemy, seat);
}

/** How an enemy acts where a card has it do so: with more than it prints, without the villain's boost card, or against an ally. */
export interface Terms {
  readonly target?: number;
  readonly bonus?: number;
  readonly boost?: boolean;
}

/** An activation with all that it sets off, and then those that something has begun in the middle of it (CH-C67). */
function* whole(match: Match, activation: Play): Play {
  match.acting++;
  yield* activation;
  match.acting--;
  while (match.acting === 0) {
    const next = match.held.shift();
    if (next === undefined) return;
    yield* next();
  }
}

/** Begins an activation once none is under way: at once, where there is none. */
export function* afterOthers(match: Match, begin: () => Play): Play {
  if (match.acting === 0) yield* begin();
  else match.held.push(begin);
}

// -- attacks

/** An enemy's attack on a player, whole. Null where it was not made: stunned, replaced, or there is nobody to make it. */
export function* enemyAttack(
  match: Match,
  enemy: number,
  seat: Seat,
  { bonus = 0, boost = true, target = match.player(seat).identity }: Terms = {},
): Play<EnemyAttack | null> {
  const attacker = match.find(enemy);
  if (attacker === undefined || match.player(seat).eliminated) return null;
  const attack = attackOf(match, enemy, seat, target);
  attack.bonus = bonus;
  if (!boost) attack.unboosted = true;
  if (shed(match, attacker, 'stunned', { instead: attackedAlly(match, attack) ?? { seat } })) return null;
  yield* whole(match, attackWhole(match, attack));
  return attack.replaced === true ? null : attack;
}

function* attackWhole(match: Match, attack: EnemyAttack): Play {
  const at = text('at-enemy-attack', { enemy: match.name(match.get(attack.enemy)) });
  match.state.attacks.push(attack);
  yield* match.dealer.within(at, steps(match, attack));
  ended(match, attack);
  if (attack.replaced === true) return;
  for (const other of attack.also) {
    if (isStill(match, attack) && !match.player(other).eliminated) yield* again(match, attack, other);
  }
}

/** An enemy's attack at its beginning. */
export function attackOf(match: Match, enemy: number, seat: Seat, target: number): EnemyAttack {
  return {
    type: 'enemy attack',
    enemy,
    card: match.def(match.get(enemy)).id,
    seat,
    target,
    ...(target !== match.player(seat).identity && { ally: target }),
    defender: null,
    defending: null,
    basicDefense: false,
    boosts: [],
    icons: 0,
    overkill: false,
    bonus: 0,
    defense: 0,
    dealt: 0,
    struck: [],
    damaged: [],
    taken: {},
    also: [],
  };
}

function* steps(match: Match, attack: EnemyAttack): Play {
  yield* match.interrupt(attack);
  if (attack.replaced === true) return;
  yield* resolveAttack(match, attack);
}

/** The attack against one more player, with everything but what comes before it begins. */
function* again(match: Match, { enemy }: EnemyAttack, seat: Seat): Play {
  const attack = attackOf(match, enemy, seat, match.player(seat).identity);
  match.state.attacks.push(attack);
  yield* resolveAttack(match, attack);
  ended(match, attack);
}

/** The attack is over, however it ended. */
function ended(match: Match, attack: EnemyAttack): void {
  match.state.attacks.splice(match.state.attacks.indexOf(attack), 1);
  dropBoosts(match, attack);
}

function* resolveAttack(match: Match, attack: EnemyAttack): Play {
  const { enemy, seat } = attack;
  if (isStill(match, attack) && hasTarget(match, attack)) {
    match.dealer.log({
      id: 'log-enemy-attack',
      args: { enemy: match.name(match.get(enemy)), who: attackedAlly(match, attack) ?? { seat } },
      why: { rule: 'enemy-attack' },
    });
    getBoosts(match, attack, attack.unboosted !== true);
    yield* declareDefense(match, attack);
    yield* match.happens(blow(match, attack));
  }
  yield* match.due(attack, 'end');
}

/** Boost cards, then the damage. Whatever happens meanwhile is responded to in one window. */
function* blow(match: Match, attack: EnemyAttack): Play {
  const { enemy, seat } = attack;
  yield* turnBoosts(match, attack, () => attack.defending ?? seat);
  if (isStill(match, attack)) {
    stillThere(match, attack);
    if (match.find(attack.target) !== undefined) {
      const amount = strength(match, attack);
      match.dealer.log({
        id: 'log-strength',
        args: { enemy: match.name(match.get(enemy)), amount, what: match.name(match.get(attack.target)) },
        why: { rule: 'enemy-attack' },
      });
      yield* strike(match, [{ target: attack.target, amount }], enemyActor(match, enemy), attack);
    }
  }
  yield* match.due(attack, 'damage');
  match.raise(attack);
}

/**
 * A defender that has left: the attack is undefended, and its controller's identity is the target. Of an attack at an ally that
 * has left nothing comes any more.
 */
function stillThere(match: Match, attack: EnemyAttack): void {
  if (isAtAlly(attack) || match.find(attack.target) !== undefined) return;
  const heir = attack.defending ?? attack.seat;
  attack.defender = null;
  attack.basicDefense = false;
  attack.target = match.player(heir).identity;
}

/** ATK with all that changes it, boost icons, less the DEF of a hero in a basic defense; never below 0. */
function strength(match: Match, { enemy, icons, bonus, target, basicDefense, defense: more }: EnemyAttack): number {
  const defense = basicDefense ? statOf(match, match.get(target), 'defense') + more : 0;
  return Math.max(0, statOf(match, match.get(enemy), 'attack') + bonus + icons - defense);
}

const enemyActor = (match: Match, enemy: number): Actor => ({
  card: match.def(match.get(enemy)).id,
  id: enemy,
  by: 'scenario',
  identity: false,
});

// -- schemes

/** An enemy schemes because of a player. Null where it does not: confused, or replaced. */
export function* enemyScheme(
  match: Match,
  enemy: number,
  seat: Seat,
  { bonus = 0, boost = true }: Terms = {},
): Play<Scheming | null> {
  const schemer = match.find(enemy);
  if (schemer === undefined || match.player(seat).eliminated) return null;
  if (shed(match, schemer, 'confused')) return null;
  const card = match.def(schemer).id;
  const scheming: Scheming = {
    type: 'scheme',
    enemy,
    card,
    seat,
    boosts: [],
    icons: 0,
    bonus,
    reduced: 0,
    placed: 0,
  };
  yield* whole(match, schemeWhole(match, scheming, boost));
  return scheming.replaced === true ? null : scheming;
}

function* schemeWhole(match: Match, scheming: Scheming, boost: boolean): Play {
  const at = text('at-enemy-scheme', { enemy: match.name(match.get(scheming.enemy)) });
  yield* match.dealer.within(at, plot(match, scheming, boost));
  dropBoosts(match, scheming);
}

function* plot(match: Match, scheming: Scheming, boost: boolean): Play {
  const { enemy, seat } = scheming;
  yield* match.interrupt(scheming);
  if (scheming.replaced === true || !isStill(match, scheming)) return;
  match.dealer.log({
    id: 'log-enemy-scheme',
    args: { enemy: match.name(match.get(enemy)), who: { seat } },
    why: { rule: 'enemy-scheme' },
  });
  getBoosts(match, scheming, boost);
  yield* match.happens(further(match, scheming));
  yield* match.due(scheming, 'end');
}

/** Boost cards, then the threat. Whatever happens meanwhile is responded to in one window. */
function* further(match: Match, scheming: Scheming): Play {
  const { enemy, seat } = scheming;
  yield* turnBoosts(match, scheming, () => seat);
  if (!isStill(match, scheming)) return;
  const strengthened = statOf(match, match.get(enemy), 'scheme') + scheming.bonus + scheming.icons;
  const amount = Math.max(0, strengthened - scheming.reduced);
  scheming.placed = yield* placeThreat(match, schemedOn(match, match.get(enemy)).id, amount);
  match.raise(scheming);
}
