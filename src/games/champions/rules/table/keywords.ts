import { type Play, type Seat, text } from '../../../../kernel/index.js';
import { keyOf } from '../../../../tabletop/index.js';
import type { EnemyAttack, Engage, Occurrence, PlayerAttack } from '../../events.js';
import type { InPlay } from '../../state.js';
import { actorOf } from '../combat/attack.js';
import { damage } from '../combat/damage.js';
import { afterOthers, enemyAttack } from '../combat/enemy.js';
import { isStill } from '../combat/still.js';
import type { Match } from '../match.js';
import type { Waiting } from '../timing/timing.js';
import { statOf } from './values.js';

/** Whether an occurrence is one that a keyword may answer. */
export const setsOffKeyword = ({ type }: Occurrence): boolean =>
  type === 'attack' || type === 'enemy attack' || type === 'engage';

/** Keywords that answer an occurrence as forced abilities do: retaliate after an attack, quickstrike on engaging. */
export function keywordTriggers(match: Match, events: readonly Occurrence[]): Waiting[] {
  const found: Waiting[] = [];
  for (const event of events)
    if (event.type === 'engage') found.push(quickstrike(match, event));
    else if (event.type === 'enemy attack') found.push(retaliation(match, event, event.target, event.enemy));
    else if (event.type === 'attack')
      for (const target of event.targets) found.push(retaliation(match, event, target, event.character));
  return found;
}

/** The attacked character deals damage to its attacker, if both are still there: a villain stage that fell is not (CH-C33). */
function retaliation(match: Match, event: PlayerAttack | EnemyAttack, attacked: number, attacker: number): Waiting {
  const held = (): number => {
    const one = match.find(attacked);
    if (one === undefined || match.find(attacker) === undefined) return 0;
    if (event.type === 'enemy attack' && !isStill(match, event)) return 0;
    if (event.type === 'attack' && event.defeated.some(({ id }) => id === attacked)) return 0;
    return statOf(match, one, 'retaliate');
  };
  const card = match.find(attacked)?.card ?? '';
  return {
    key: `${keyOf(attacked)}.retaliate`,
    label: text('keyword-retaliate', { card: { card } }),
    card,
    explains: () => text('explains-retaliate', { amount: held(), what: match.name(match.get(attacker)) }),
    like: `retaliate ${attacked}`,
    ahead: match.state.profile.retaliateOrder === 'first',
    holds: () => held() > 0,
    run: () => retaliate(match, match.get(attacked), attacker, held()),
  };
}

function* retaliate(match: Match, one: InPlay, attacker: number, amount: number): Play {
  match.dealer.effect(one.card);
  match.dealer.log({ id: 'log-retaliate', args: { what: match.name(one) }, why: { rule: 'retaliate' } });
  yield* damage(match, [{ target: attacker, amount }], actorOf(match, one));
}

/** After it engages a player in hero form, it attacks. */
function quickstrike(match: Match, { target, seat }: Engage): Waiting {
  const card = match.find(target)?.card ?? '';
  return {
    key: `${keyOf(target)}.quickstrike`,
    label: text('keyword-quickstrike', { card: { card } }),
    card,
    explains: () => text('explains-quickstrike', { who: { seat } }),
    like: `quickstrike ${target}`,
    holds: () => strikes(match, target, seat),
    run: () => afterOthers(match, () => strikeAtOnce(match, target, card, seat)),
  };
}

function strikes(match: Match, target: number, seat: Seat): boolean {
  const minion = match.find(target);
  return minion?.engaged === seat && match.def(minion).keywords.quickstrike === true && match.isHero(seat);
}

/** It may have had to wait, and be gone. */
function* strikeAtOnce(match: Match, minion: number, card: string, seat: Seat): Play {
  if (!strikes(match, minion, seat)) return;
  match.dealer.log({ id: 'log-quickstrike', args: { card: { card } }, why: { rule: 'quickstrike' } });
  yield* enemyAttack(match, minion, seat);
}
