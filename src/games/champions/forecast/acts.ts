import type { Seat } from '../../../kernel/index.js';
import type { Swap } from '../behaviour.js';
import { leavingWith, strengthAgainst } from '../rules/combat/activation.js';
import { waitingBoosts } from '../rules/combat/boosts.js';
import { schemedOn } from '../rules/encounter/threat.js';
import type { Match } from '../rules/match.js';
import { extremes, OVERFLOW, schemeOf } from '../rules/table/crew.js';
import { DRONE } from '../rules/table/facedown.js';
import { withCounters } from '../rules/table/faces.js';
import { swapOf, swappedOn } from '../rules/table/swaps.js';
import { statOf } from '../rules/table/values.js';
import { fresh } from '../rules/table/zones.js';
import type { InPlay, Status } from '../state.js';
import { type Placed, threatAfter } from './placed.js';

/** What one enemy will do to one player, as things stand. `amount`: before boost cards. */
export interface Act {
  readonly kind: 'attack' | 'scheme' | 'stunned' | 'confused' | 'stopped' | 'counters';
  readonly enemy: InPlay;
  readonly amount: number;
  /** Of an attack, where nobody defends. */
  readonly undefended?: number;
  /** How many boost cards it begins with. */
  readonly boosts: number;
  /** The scheme on which it places threat. */
  readonly scheme?: InPlay;
  /** The card whose counters change instead. */
  readonly on?: InPlay;
  /** The card that stops the attack. */
  readonly by?: InPlay;
  /** What an attack puts on the main scheme besides. */
  readonly threat?: Placed;
}

/** What an enemy does, and the table then. */
interface Ahead {
  readonly act: Act;
  readonly after: Match;
}

/** What one player has to face: one of several villains' acts, where it is open whose it is, then each minion's. */
export interface Turn {
  readonly seat: Seat;
  readonly villain: readonly Act[];
  readonly minions: readonly Act[];
}

/** Who activates against whom, in the order of the villain phase. What a stun, a confusion or a card costs goes with the first activation. */
export function turnsOf(match: Match): Turn[] {
  const villains = villainsAhead(match).map(({ id }) => id);
  // Each villain's own table: what comes while it acts is there for the next player.
  let tables = villains.map(id => withActive(match, id));
  return match.order.map(seat => {
    const villain: Act[] = [];
    tables = tables.map((table, at) => {
      const enemy = table.get(villains[at] as number);
      const { act, after } = actOf(table, enemy, seat, true);
      villain.push(act);
      return after;
    });
    const [table = match] = tables;
    const minions = table.minionsOf(seat).map(enemy => actOf(table, enemy, seat, false).act);
    return { seat, villain, minions };
  });
}

/** The villains one of which will act: the active one, or those among whom the first player chooses once step one is over. */
function villainsAhead(match: Match): InPlay[] {
  const [ahead] = match.board
    .awaiting({ type: 'step one' })
    .flatMap(({ card }) => card.triggers['step one'].flatMap(({ ability }) => ability.foreseen?.activates ?? []));
  if (ahead === undefined) return [match.villain];
  return extremes(match.villains, ahead.extent, villain => {
    const threat = (schemeOf(match, villain)?.threat ?? 0) + ahead.placed;
    return threat >= OVERFLOW.at ? OVERFLOW.leaves : threat;
  });
}

/** The table with the active counter on a villain. */
function withActive(match: Match, villain: number): Match {
  const { state } = match;
  const { crew } = state;
  if (crew === undefined || match.villain.id === villain) return match;
  const active = crew.members.findIndex(member => member.villain === villain);
  return match.over({ ...state, crew: { ...crew, active } });
}

/** What an enemy does to a player, and the table then, as far as it is sure. */
function actOf(match: Match, enemy: InPlay, seat: Seat, isVillain: boolean): Ahead {
  const kind = match.isHero(seat) ? 'attack' : 'scheme';
  const status = kind === 'attack' ? 'stunned' : 'confused';
  if (enemy.statuses.includes(status)) {
    const left = enemy.statuses.filter(one => one !== status);
    return { act: { kind: status, enemy, amount: 0, boosts: 0 }, after: changed(match, enemy, left) };
  }
  const swap = swapOf(match, enemy, kind === 'attack' ? 'enemy attack' : 'scheme');
  if (swap !== null) return instead(match, enemy, swap);
  const boosts = waitingBoosts(enemy).length + (isVillain ? 1 : 0);
  if (kind === 'scheme') {
    const scheme = schemedOn(match, enemy);
    return { act: { kind, enemy, amount: statOf(match, enemy, kind), boosts, scheme }, after: match };
  }
  const stopping = leavingWith(match, enemy, 'instead');
  const [by] = stopping;
  if (by !== undefined) {
    const after = changed(match, enemy, [...enemy.statuses, 'stunned'], stopping);
    return { act: { kind: 'stopped', enemy, amount: 0, boosts: 0, by }, after };
  }
  const leaving = leavingWith(match, enemy, 'after');
  const before = withDrones(match, enemy, seat);
  const amount = strengthAgainst(before, enemy, seat, true);
  return {
    act: {
      kind,
      enemy,
      amount,
      undefended: strengthAgainst(before, enemy, seat),
      boosts,
      threat: threatAfter(match, enemy),
    },
    after: leaving.length === 0 ? before : changed(before, enemy, enemy.statuses, leaving),
  };
}

/** The table with other status cards on an enemy, and without some cards. */
function changed(match: Match, enemy: InPlay, statuses: readonly Status[], gone: readonly InPlay[] = []): Match {
  const { state } = match;
  const play = state.play
    .filter(({ id }) => !gone.some(one => one.id === id))
    .map(one => (one.id === enemy.id ? { ...one, statuses: [...statuses] } : one));
  return match.over({ ...state, play });
}

/** The table once the top cards of a player's deck have become Drones, as an enemy has them do before it attacks. */
function withDrones(match: Match, enemy: InPlay, seat: Seat): Match {
  const { state } = match;
  const drones = match
    .def(enemy)
    .triggers['enemy attack'].reduce((sum, { ability }) => sum + (ability.foreseen?.drones ?? 0), 0);
  const count = Math.min(drones, match.player(seat).deck.length);
  if (count === 0) return match;
  const after = { ...state, play: [...state.play] };
  for (let drone = 0; drone < count; drone++) {
    const one = fresh(after, { id: 0, card: DRONE.id, owner: seat }, 'scenario');
    after.play.push({ ...one, facedown: true, engaged: seat });
  }
  return match.over(after);
}

/** Counters that come or go where the enemy would act, and the table then: with the last one two faces may flip. */
function instead(match: Match, enemy: InPlay, swap: Swap): Ahead {
  const on = swappedOn(match, swap);
  const amount = swap.by(1);
  const act = { kind: 'counters', enemy, amount, boosts: 0, ...(on !== undefined && { on }) } as const;
  if (on === undefined) return { act, after: match };
  const play = [...withCounters(match, on, Math.max(0, on.counters + amount))];
  return { act, after: match.over({ ...match.state, play }) };
}
