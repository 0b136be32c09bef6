import { type Preview, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { EnemyAttack, Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { remaining, statOf } from '../table/values.js';
import { attackedAlly } from './attacked.js';
import { waitingBoosts } from './boosts.js';

/** Ready heroes and allies of a player, but for an ally that is attacked itself. */
export function defenders(match: Match, seat: Seat): InPlay[] {
  const found: InPlay[] = [];
  const target = match.state.attacks.at(-1)?.target;
  for (const { one, card } of match.board.characters) {
    if (one.controller !== seat || one.exhausted) continue;
    if (card.kind === 'hero' || (card.kind === 'ally' && one.id !== target)) found.push(one);
  }
  return found;
}

/** Who has to defend with an ally, if they can: who is engaged with such an enemy, or attacked by what such a card lies on. */
function mustUseAlly(match: Match, { enemy, seat }: EnemyAttack): Seat | null {
  const attacker = match.find(enemy);
  if (attacker === undefined) return null;
  if (match.def(attacker).alliesMustDefend === true) return attacker.engaged ?? seat;
  return match.board.having('alliesMustDefend').some(({ one }) => one.host === enemy) ? seat : null;
}

/** The allies one of which has to defend. */
export function forcedAllies(match: Match, attack: EnemyAttack): InPlay[] {
  const seat = mustUseAlly(match, attack);
  return seat === null ? [] : defenders(match, seat).filter(one => match.def(one).kind === 'ally');
}

/** With how much ATK an enemy comes at who defends: with none of what it has against nobody, or against another player. */
export function attackIfDefended(match: Match, attack: EnemyAttack, { id, controller }: InPlay): number {
  const { defender, defending } = attack;
  Object.assign(attack, { defender: id, defending: controller });
  const strength = statOf(match, match.get(attack.enemy), 'attack') + attack.bonus;
  Object.assign(attack, { defender, defending });
  return strength;
}

/** What comes of each answer to who defends, by its key: by a hero their DEF counts, an ally takes it all. */
export const defencePreview =
  (match: Match, attack: EnemyAttack, asked: Seat) =>
  (key: string): Partial<Preview> => {
    if (key === NOBODY.key) {
      const taken = undefended(match, attack, attack.boosts.length, asked);
      return asked === attack.seat ? taken : { ...taken, verb: PASS };
    }
    const one = match.find(instanceOf(key));
    if (one === undefined) return {};
    const isHero = match.def(one).kind === 'hero';
    return {
      effect: isHero
        ? text('preview-defend', { defense: statOf(match, one, 'defense') })
        : text('preview-defend-ally', { left: remaining(match, one) }),
    };
  };

const PASS = text('pass');

export const NOBODY = { key: 'pass', label: text('do-not-defend') };

/** `boosts`: how many boost cards it has, or will have. `reader`: who reads of it. */
function undefended(match: Match, attack: EnemyAttack, boosts: number, reader: Seat): Partial<Preview> {
  const { enemy, seat, bonus = 0 } = attack;
  const amount = statOf(match, match.get(enemy), 'attack') + bonus;
  const ally = attackedAlly(match, attack);
  const effect =
    ally === undefined && reader === seat
      ? text('preview-undefended-you', { amount, boosts })
      : text(`preview-undefended${wouldFall(match, attack, amount) ? '-falls' : ''}`, {
          amount,
          boosts,
          who: ally ?? { seat },
        });
  return {
    effect,
    verb: text('verb-take'),
  };
}

/** Whether an attack takes its target's last hit points, whatever its boost cards add. */
function wouldFall(match: Match, { target }: EnemyAttack, amount: number): boolean {
  const one = match.find(target);
  return one !== undefined && !one.statuses.includes('tough') && amount >= remaining(match, one);
}

/**
 * Using nothing against an attack that begins: who defends is asked next, so nobody defending is a click as well. It is
 * none where an ally would have to.
 */
export function letThrough(match: Match, event: Occurrence | undefined, seat: Seat): Partial<Preview> {
  if (event?.type !== 'enemy attack' || event.seat !== seat) return {};
  const enemy = match.find(event.enemy);
  if (enemy === undefined) return {};
  if (defenders(match, seat).length === 0 || mustUseAlly(match, event) !== null) return {};
  const own = match.def(enemy).kind === 'villain' && event.unboosted !== true ? 1 : 0;
  return {
    ...undefended(match, event, event.boosts.length + waitingBoosts(enemy).length + own, seat),
    follow: { reason: 'defend', label: NOBODY.label, instead: text('pass-then-defend') },
  };
}
