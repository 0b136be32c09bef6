import { askEach, chooseSome, type Play, type PromptSpec, type Seat, text } from '../../../kernel/index.js';
import type { EnemyAttack, Occurrence } from '../events.js';
import type { InPlay } from '../state.js';
import { exhaust } from './attack.js';
import type { Match } from './match.js';
import { instanceOf, optionOf } from './options.js';
import { statOf } from './values.js';

/** Whether somebody defends: the attacked player says first, then the others (asked at once, taken in player order). */
export function* declareDefense(match: Match, attack: EnemyAttack): Play {
  const { seat } = attack;
  const mine = defenders(match, seat);
  const forced = mustUseAlly(match, attack) ? mine.filter(one => match.def(one).kind === 'ally') : [];
  if (forced.length > 0) return defendWith(match, attack, yield* oneOf(match, attack, seat, forced, 1));
  const chosen = mine.length === 0 ? null : yield* oneOf(match, attack, seat, mine, 0);
  if (chosen !== null) return defendWith(match, attack, chosen);
  const others = match.order
    .filter(other => other !== seat)
    .map(other => ({ other, able: defenders(match, other) }))
    .filter(({ able }) => able.length > 0);
  const answers = yield* askEach(others.map(({ other, able }) => asking(match, attack, other, able, 0)));
  for (const answer of answers) {
    const [key] = 'pick' in answer ? answer.pick : [];
    if (key !== undefined) return defendWith(match, attack, instanceOf(key));
  }
  match.dealer.log({ id: 'log-undefended', args: { who: { seat } }, why: { rule: 'defending' } });
}

/** Ready heroes and allies of a player. */
const defenders = (match: Match, seat: Seat): InPlay[] =>
  match.state.play.filter(one => {
    if (one.controller !== seat || one.exhausted) return false;
    const { kind } = match.def(one);
    return kind === 'hero' || kind === 'ally';
  });

const mustUseAlly = (match: Match, { enemy }: EnemyAttack): boolean => {
  const attacker = match.find(enemy);
  return attacker !== undefined && match.def(attacker).alliesMustDefend === true;
};

function asking(match: Match, attack: EnemyAttack, seat: Seat, able: readonly InPlay[], min: 0 | 1): PromptSpec {
  const enemy = match.get(attack.enemy);
  return {
    kind: 'some',
    seat,
    reason: seat === attack.seat ? 'defend' : 'defend another',
    question: text(seat === attack.seat ? 'ask-defend' : 'ask-defend-another', {
      enemy: match.name(enemy),
      attack: statOf(match, enemy, 'attack'),
      boosts: attack.boosts.length,
      who: { seat: attack.seat },
    }),
    source: match.def(enemy).id,
    options: able.map(optionOf),
    min,
    max: 1,
    none: { key: 'pass', label: text('do-not-defend') },
  };
}

function* oneOf(
  match: Match,
  attack: EnemyAttack,
  seat: Seat,
  able: readonly InPlay[],
  min: 0 | 1,
): Play<number | null> {
  const { reason, question, options, ...rest } = asking(match, attack, seat, able, min) as Extract<
    PromptSpec,
    { kind: 'some' }
  >;
  const [key] = yield* chooseSome({
    seat,
    reason,
    question,
    options,
    min,
    max: 1,
    ...(rest.source !== undefined && { source: rest.source }),
    ...(min === 0 && rest.none !== undefined && { none: rest.none }),
  });
  return key === undefined ? null : instanceOf(key);
}

/** A basic defense: the character exhausts and the attack is at it; a hero's DEF will count. */
function defendWith(match: Match, attack: EnemyAttack, id: number | null): void {
  if (id === null) return;
  const character = match.get(id);
  exhaust(character);
  attack.target = id;
  attack.defender = id;
  attack.defending = character.controller as Seat;
  attack.basicDefense = match.def(character).kind === 'hero';
  match.dealer.log({
    id: 'log-defend',
    args: { what: match.name(character), who: { seat: attack.defending } },
    why: { rule: 'defending' },
  });
}

/** A defense ability used against an attack that nobody defends makes its player's identity the defender. */
export function declareDefender(match: Match, event: Occurrence, seat: Seat): void {
  if (event.type !== 'damage' || event.attack?.type !== 'enemy attack') return;
  const { attack } = event;
  if (attack.defender !== null || !match.state.profile.defenseLabelDeclaresDefender) return;
  attack.defender = match.player(seat).identity;
  attack.defending = seat;
}
