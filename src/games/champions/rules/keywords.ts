import { type Play, text } from '../../../kernel/index.js';
import type { EnemyAttack, Engage, Occurrence, PlayerAttack } from '../events.js';
import { damage } from './damage.js';
import { enemyAttack } from './enemy.js';
import type { Match } from './match.js';
import type { Waiting } from './timing.js';
import { hasKeyword, statOf } from './values.js';

/** Whether an occurrence is one that a keyword may answer. */
export const setsOffKeyword = ({ type }: Occurrence): boolean =>
  type === 'attack' || type === 'enemy attack' || type === 'engage';

/** Keywords that answer an occurrence as forced abilities do: retaliate after an attack, quickstrike on engaging. */
export function keywordTriggers(match: Match, events: readonly Occurrence[]): Waiting[] {
  return events.flatMap(event => {
    switch (event.type) {
      case 'attack':
        return event.targets.map(target => retaliation(match, event, target, event.character));
      case 'enemy attack':
        return [retaliation(match, event, event.target, event.enemy)];
      case 'engage':
        return [quickstrike(match, event)];
      default:
        return [];
    }
  });
}

/** The attacked character deals damage to its attacker, if both are still there. A villain stage that fell does not. */
function retaliation(match: Match, event: PlayerAttack | EnemyAttack, attacked: number, attacker: number): Waiting {
  const held = (): number => {
    const one = match.find(attacked);
    if (one === undefined || match.find(attacker) === undefined) return 0;
    if (event.type === 'attack' && event.defeated.some(({ id }) => id === attacked)) return 0;
    return statOf(match, one, 'retaliate');
  };
  const card = match.find(attacked)?.card ?? '';
  return {
    key: `c${attacked}.retaliate`,
    label: text('keyword-retaliate', { card: { card } }),
    card,
    like: `retaliate ${attacked}`,
    ahead: match.state.profile.retaliateOrder === 'first',
    holds: () => held() > 0,
    *run() {
      const one = match.get(attacked);
      const { kind } = match.def(one);
      const identity = kind === 'hero' || kind === 'alter_ego';
      match.dealer.log({ id: 'log-retaliate', args: { what: match.name(one) }, why: { rule: 'retaliate' } });
      yield* damage(match, [{ target: attacker, amount: held() }], {
        card: one.card,
        id: attacked,
        by: one.controller,
        identity,
      });
    },
  };
}

/** After it engages a player in hero form, it attacks. */
function quickstrike(match: Match, { target, seat }: Engage): Waiting {
  const card = match.find(target)?.card ?? '';
  return {
    key: `c${target}.quickstrike`,
    label: text('keyword-quickstrike', { card: { card } }),
    card,
    like: `quickstrike ${target}`,
    holds: () => {
      const minion = match.find(target);
      return minion?.engaged === seat && hasKeyword(match, minion, 'quickstrike') && match.isHero(seat);
    },
    *run(): Play {
      match.dealer.log({ id: 'log-quickstrike', args: { card: { card } }, why: { rule: 'quickstrike' } });
      yield* enemyAttack(match, target, seat);
    },
  };
}
