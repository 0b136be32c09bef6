import { askEach, chooseSome, type Play, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { EnemyAttack, Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { optionOf } from '../table/facedown.js';
import { attackedAlly } from './attacked.js';
import { attackIfDefended, defencePreview, defenders, forcedAllies, NOBODY } from './defenders.js';

/** Whether somebody defends: the attacked player says first, then the others (asked at once, taken in player order). */
export function* declareDefense(match: Match, attack: EnemyAttack): Play {
  const { seat } = attack;
  // A defense ability has made somebody the defender while the attack began.
  if (attack.defender !== null) return;
  const mine = defenders(match, seat);
  const forced = forcedAllies(match, attack);
  if (forced.length > 0) return yield* defendWith(match, attack, yield* oneOf(match, attack, forced, 1));
  const chosen = mine.length === 0 ? null : yield* oneOf(match, attack, mine, 0);
  if (chosen !== null) return yield* defendWith(match, attack, chosen);
  const others = match.order
    .filter(other => other !== seat)
    .map(other => ({ other, able: defenders(match, other) }))
    .filter(({ able }) => able.length > 0);
  const answers = yield* askEach(others.map(({ other, able }) => asking(match, attack, other, able)));
  for (const answer of answers) {
    const [key] = 'pick' in answer ? answer.pick : [];
    if (key !== undefined) return yield* defendWith(match, attack, instanceOf(key));
  }
  const who = attackedAlly(match, attack) ?? { seat };
  match.dealer.log({ id: 'log-undefended', args: { who }, why: { rule: 'defending' } });
}

function asking(match: Match, attack: EnemyAttack, seat: Seat, able: readonly InPlay[], min: 0 | 1 = 0) {
  const enemy = match.get(attack.enemy);
  const mine = seat === attack.seat;
  const ally = attackedAlly(match, attack);
  // Where somebody has to, the question is not whether they do.
  const another = mine || min === 1 ? 'ask-who-defends' : 'ask-defend-another';
  return {
    kind: 'some',
    seat,
    reason: mine ? 'defend' : 'defend another',
    question: text(mine && ally === undefined ? 'ask-defend' : another, {
      enemy: match.name(enemy),
      attack: attackIfDefended(match, attack, able[0] as InPlay),
      boosts: attack.boosts.length,
      who: ally ?? { seat: attack.seat },
    }),
    source: match.def(enemy).id,
    options: able.map(optionOf),
    preview: defencePreview(match, attack, seat),
    min,
    max: 1,
    ...(min === 0 && { none: NOBODY }),
  } as const;
}

/** One of a player's own, or nobody where `min` allows it: then that is asked even of a single one. */
function* oneOf(match: Match, attack: EnemyAttack, able: readonly InPlay[], min: 0 | 1): Play<number | null> {
  const seat = (able[0] as InPlay).controller as Seat;
  const [key] = yield* chooseSome(asking(match, attack, seat, able, min));
  return key === undefined ? null : instanceOf(key);
}

/** A basic defense: the character exhausts and the attack is at it; a hero's DEF will count. */
function* defendWith(match: Match, attack: EnemyAttack, id: number | null): Play {
  if (id === null) return;
  const character = match.get(id);
  character.exhausted = true;
  attack.target = id;
  attack.defender = id;
  attack.defending = character.controller as Seat;
  attack.basicDefense = match.def(character).kind === 'hero';
  match.dealer.log({
    id: 'log-defend',
    args: { what: match.name(character), who: { seat: attack.defending } },
    why: { rule: 'defending' },
  });
  yield* match.interrupt({ type: 'defend', attack, character: id, seat: attack.defending });
}

/** A defense ability used during an attack that nobody defends makes its player's identity the defender. */
export function declareDefender(match: Match, event: Occurrence, seat: Seat): void {
  const attack = attackIn(event) ?? attackAround(match, event);
  if (attack === null || attack.defender !== null || !match.state.profile.defenseLabelDeclaresDefender) return;
  attack.defender = match.player(seat).identity;
  attack.defending = seat;
  attack.target = attack.defender;
}

/** The enemy's attack that a defense ability is used against; null where there is none. */
export function attackIn(event: Occurrence): EnemyAttack | null {
  const attack = event.type === 'damage' ? event.attack : event.type === 'boost' ? event.activation : null;
  return attack?.type === 'enemy attack' ? attack : null;
}

/** The attack under way while damage is taken that is not its own, such as a boost card's; null once its damage is settled. */
function attackAround({ state }: Match, event: Occurrence): EnemyAttack | null {
  const attack = state.attacks.at(-1);
  if (attack === undefined || attack.before !== undefined) return null;
  return event.type === 'damage' && event.attack === null ? attack : null;
}
