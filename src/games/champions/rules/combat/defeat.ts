import { nothing, type Play, type Seat } from '../../../../kernel/index.js';
import type { Actor, Defeat, EnemyAttack, PlayerAttack } from '../../events.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { lose, win } from '../round/end.js';
import { villainFalls } from '../table/crew.js';
import { leave } from '../table/enter.js';
import { maximum, remaining } from '../table/values.js';
import { nextStage } from '../table/villain.js';
import { clearAway, strikeOut } from './eliminate.js';

/**
 * Defeats every character that has no hit points left. Where the last identity falls together with the last villain
 * stage, the players have lost (no draws).
 */
export function fall(match: Match, by: Actor | null, attack: EnemyAttack | PlayerAttack | null): Play {
  return downOf(match).length === 0 ? nothing : defeats(match, by, attack);
}

const NOBODY: readonly InPlay[] = [];

/** The characters that have no hit points left, but for those struck by damage that is still under way. */
function downOf(match: Match): readonly InPlay[] {
  let down: InPlay[] | null = null;
  for (const { one } of match.board.characters) {
    if (match.falling.has(one.id) || isStruck(match, one) || isLeaving(match, one) || remaining(match, one) > 0)
      continue;
    down ??= [];
    down.push(one);
  }
  return down ?? NOBODY;
}

const isStruck = ({ strikes }: Match, { id }: InPlay): boolean => strikes.some(struck => struck.has(id));

function* defeats(match: Match, by: Actor | null, attack: EnemyAttack | PlayerAttack | null): Play {
  for (;;) {
    const down = [...downOf(match)];
    if (down.length === 0) return;
    const asked = new Map<number, Defeat>();
    const players = down.filter(one => isIdentity(match, one));
    const areAll = areAllDown(match, down);
    // What may save one of them comes before any of several is out, or it is said that all have lost.
    if (players.length > 1 || areAll) for (const one of players) asked.set(one.id, yield* aboutToFall(match, one, by));
    if (areAll && areAllDown(match, downOf(match))) lose(match, 'end-all-eliminated');
    if (match.state.stages.length === 0 && match.villains.every(villain => down.includes(villain))) win(match);
    // Identities last: a minion that falls with its player engages nobody else.
    down.sort((one, other) => Number(isIdentity(match, one)) - Number(isIdentity(match, other)));
    // By ids, for each defeat may change what comes after it; but what a villain's next stage adds comes too late.
    const points = down.map(one => ({ id: one.id, most: maximum(match, one) }));
    for (const { id, most } of points) {
      const character = match.find(id);
      if (character !== undefined && character.damage >= most)
        yield* defeat(match, asked.get(id) ?? (yield* aboutToFall(match, character, by)), attack);
    }
    // Of several who fall together, none decides anything while the others' minions move on.
    for (const { id, controller } of players)
      if (match.find(id) !== undefined && match.player(controller as Seat).eliminated)
        yield* clearAway(match, controller as Seat);
  }
}

const areAllDown = (match: Match, down: readonly InPlay[]): boolean =>
  match.order.every(seat => down.some(({ id }) => id === match.player(seat).identity));

const isIdentity = (match: Match, { id }: InPlay): boolean =>
  match.state.players.some(({ identity }) => identity === id);

/** Whether a character is on its way out with a player who has been eliminated. */
const isLeaving = (match: Match, { controller }: InPlay): boolean =>
  controller !== 'scenario' && match.player(controller).eliminated;

/** Offers a defeat to all that interrupts it. */
function* aboutToFall(match: Match, character: InPlay, by: Actor | null): Play<Defeat> {
  const event = defeatOf(match, character, by);
  match.falling.add(character.id);
  yield* match.interrupt(event);
  match.falling.delete(character.id);
  return event;
}

function* defeat(match: Match, event: Defeat, attack: EnemyAttack | PlayerAttack | null): Play {
  const { target: id, by } = event;
  const character = match.find(id);
  if (event.replaced === true || character === undefined) return;
  match.dealer.log({
    id: 'log-defeated',
    args: { what: match.name(character) },
    why: { rule: 'defeat', ...(by !== null && { card: by.card }) },
  });
  if (attack?.type === 'attack') attack.defeated.push({ id, card: event.card });
  match.raise(event);
  if (event.kind === 'villain')
    yield* match.state.crew === undefined ? nextStage(match) : villainFalls(match, character);
  else if (event.kind === 'hero' || event.kind === 'alter_ego') strikeOut(match, character.controller as Seat);
  else {
    const lies = yield* leave(match, id, event.goes);
    if (lies !== undefined) event.lies = lies;
  }
}

export function defeatOf(match: Match, one: InPlay, by: Actor | null): Defeat {
  const { id, kind } = match.def(one);
  const { engaged, controller } = one;
  return { type: 'defeat', target: one.id, card: id, kind, by, engaged, controller };
}
