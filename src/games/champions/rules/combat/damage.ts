import type { Play } from '../../../../kernel/index.js';
import type { Actor, Damage, EnemyAttack, PlayerAttack } from '../../events.js';
import type { InPlay } from '../../state.js';
import { placeThreat } from '../encounter/threat.js';
import type { Match } from '../match.js';
import { schemeOf } from '../table/crew.js';
import { shed } from '../table/status.js';
import { isBanned, maximum, remaining } from '../table/values.js';

/** So much for one character. */
export interface Hit {
  readonly target: number;
  readonly amount: number;
  /** Sent on by overkill: part of what was dealt to another already. */
  readonly excess?: true;
  /** It ignores tough, which stays. */
  readonly through?: true;
}

type Attack = EnemyAttack | PlayerAttack;

/** Damage that is no attack's, with all that responds to it. */
export const damage = (match: Match, hits: readonly Hit[], source: Actor): Play =>
  match.happens(strike(match, hits, source, null));

/**
 * Damage to all its targets at once, then the defeats. What happens is raised for the caller: an attack has one
 * window for all of it. Steps: before it is dealt, bans, tough, before it is taken, taken, defeats. Damage that something
 * deals in the middle of it leaves those that it has struck to it.
 */
export function* strike(match: Match, hits: readonly Hit[], source: Actor, attack: Attack | null): Play {
  const queue = [...hits];
  match.strikes.push(new Set());
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const spill = yield* one(match, next, source, attack);
    if (spill !== null) queue.push(spill);
  }
  match.strikes.pop();
  yield* match.fall(source, attack);
}

/** Damage to one character. Returns what overkill sends on. */
function* one(
  match: Match,
  { target, amount, excess, through }: Hit,
  source: Actor,
  attack: Attack | null,
): Play<Hit | null> {
  if (amount <= 0 || match.find(target) === undefined) return null;
  const dealing: Damage = { type: 'deal', target, amount, source, attack };
  yield* match.interrupt(dealing);
  if (dealing.replaced === true || dealing.amount <= 0) return null;
  if (attack?.type === 'enemy attack') {
    attack.struck.push(target);
    if (excess !== true) attack.dealt += dealing.amount;
  }
  const character = match.find(target);
  if (character === undefined || isBanned(match, 'take damage', character, match.pool.get(source.card) ?? null))
    return null;
  if (through !== true && shed(match, character, 'tough')) return null;
  const taking: Damage = { type: 'damage', target, amount: dealing.amount, source, attack };
  yield* match.interrupt(taking);
  const struck = match.find(target);
  if (taking.replaced === true || taking.amount <= 0 || struck === undefined) return null;
  const left = Math.max(0, remaining(match, struck));
  place(match, struck, taking);
  if (taking.amount > left) yield* excessOnScheme(match, source, taking.amount - left);
  return attack?.overkill === true && taking.amount > left ? spill(match, struck, attack, taking.amount - left) : null;
}

function place(match: Match, character: InPlay, taking: Damage): void {
  const { amount, attack, source } = taking;
  character.damage += amount;
  match.strikes.at(-1)?.add(character.id);
  match.dealer.log({
    id: 'log-damage',
    args: {
      what: match.name(character),
      amount,
      left: Math.max(0, remaining(match, character)),
      ...(typeof source.by === 'number' && { who: { seat: source.by } }),
    },
    why: { card: source.card },
  });
  attack?.damaged.push(character.id);
  if (attack?.type === 'enemy attack') attack.taken[character.id] = (attack.taken[character.id] ?? 0) + amount;
  match.raise(taking);
}

/** What an enemy's damage has too much goes on its own scheme, where a card on it says so. */
function* excessOnScheme(match: Match, { id }: Actor, amount: number): Play {
  const enemy = id === null ? undefined : match.find(id);
  if (enemy === undefined) return;
  const gathers = match.board.having('excessOnScheme').some(({ one }) => one.host === id);
  const scheme = gathers ? schemeOf(match, enemy) : undefined;
  if (scheme !== undefined) yield* placeThreat(match, scheme.id, amount);
}

/** Excess of an overkill attack: from a minion to the villain, from an ally to its controller's identity. */
function spill(match: Match, from: InPlay, attack: Attack, amount: number): Hit | null {
  const { kind } = match.def(from);
  if (attack.type === 'attack' && kind === 'minion') return { target: match.villain.id, amount, excess: true };
  if (kind === 'ally' && from.controller !== 'scenario')
    return { target: match.player(from.controller).identity, amount, excess: true };
  return null;
}

/** Heals damage; returns how much. */
export function heal(match: Match, character: InPlay, amount: number): number {
  const healed = Math.min(amount, character.damage);
  if (healed <= 0) return 0;
  character.damage -= healed;
  match.dealer.log({
    id: 'log-heal',
    args: { what: match.name(character), amount: healed, left: maximum(match, character) - character.damage },
  });
  return healed;
}
