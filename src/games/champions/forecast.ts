import { type Arg, type Forecast, type Seat, type Text, text } from '../../kernel/index.js';
import { unlike } from '../../tabletop/index.js';
import type { Swap } from './behaviour.js';
import { boostOdds } from './boost-odds.js';
import { leavingWith, strengthAgainst } from './rules/combat/activation.js';
import { thwartTargets } from './rules/combat/aiming.js';
import { waitingBoosts } from './rules/combat/boosts.js';
import { schemedOn, stepOneThreat, targetThreat } from './rules/encounter/threat.js';
import type { Match } from './rules/match.js';
import { extremes, OVERFLOW, schemeOf } from './rules/table/crew.js';
import { DRONE } from './rules/table/facedown.js';
import { withCounters } from './rules/table/faces.js';
import { mayChangeForm } from './rules/table/form.js';
import { swapOf, swappedOn, swapTold } from './rules/table/swaps.js';
import { remaining, statOf } from './rules/table/values.js';
import { fresh } from './rules/table/zones.js';
import type { InPlay, Status } from './state.js';

/** What boost cards complete more rarely than that is nothing to warn of. */
const LIKELY = 0.1;

/** What one enemy will do to one player, as things stand. `amount`: before boost cards. */
interface Act {
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

/** Threat that comes onto the main scheme: at least, at most without boost cards, and the cards that make the difference. */
interface Placed {
  readonly least: number;
  readonly most: number;
  readonly by: readonly InPlay[];
}

/** What an enemy does, and the table then. */
interface Ahead {
  readonly act: Act;
  readonly after: Match;
}

/** What one player has to face: one of several villains' acts, where it is open whose it is, then each minion's. */
interface Turn {
  readonly seat: Seat;
  readonly villain: readonly Act[];
  readonly minions: readonly Act[];
}

/** The next villain phase by what lies open. Dangers: of that, or of what is left of one that has begun. */
export function forecast(match: Match): Forecast {
  if (match.state.outcome !== null) return { lines: [], dangers: [] };
  const { mainScheme } = match;
  const turns = turnsOf(match);
  const amount = stepOneThreat(match) + placedIn(match, turns).least;
  const { stepOne, turns: left } = stillAhead(match, turns);
  return {
    lines: [
      text('forecast-threat', {
        amount,
        scheme: match.name(mainScheme),
        to: mainScheme.threat + amount,
        ...targetOf(match),
      }),
      ...turns.map(({ seat, villain, minions }) =>
        text('forecast-acts', {
          who: { seat },
          acts: { list: [...toldVillain(match, villain), ...toldActs(match, minions)] },
        }),
      ),
    ],
    dangers: [
      ...schemeDanger(match, stepOne ? stepOneThreat(match) : 0, left),
      ...left.flatMap(turn => heroDanger(match, turn)),
    ],
  };
}

/** What is schemed on the main scheme. A villain with a scheme of its own leaves it alone. */
const schemesIn = (match: Match, turns: readonly Turn[]): Act[] =>
  turns
    .flatMap(({ villain, minions }) => [...villain, ...minions])
    .filter(({ scheme }) => scheme?.id === match.mainScheme.id);

/** What these turns put on the main scheme. Of several villains one acts: it is open whose act it is. */
function placedIn(match: Match, turns: readonly Turn[]): Placed {
  const acts = turns.flatMap(({ villain, minions }) => [villain, ...minions.map(minion => [minion])]);
  return acts
    .filter(ways => ways.length > 0)
    .map(ways => either(ways.map(act => placedBy(match, act))))
    .reduce(both, NO_THREAT);
}

const placedBy = (match: Match, { amount, scheme, threat = NO_THREAT }: Act): Placed =>
  scheme?.id === match.mainScheme.id ? { least: amount, most: amount, by: [] } : threat;

const both = (one: Placed, other: Placed): Placed => ({
  least: one.least + other.least,
  most: one.most + other.most,
  by: [...one.by, ...other.by],
});

const either = (ways: readonly Placed[]): Placed => ({
  least: Math.min(...ways.map(({ least }) => least)),
  most: Math.max(...ways.map(({ most }) => most)),
  by: ways.flatMap(({ by }) => by),
});

const NO_THREAT: Placed = { least: 0, most: 0, by: [] };

/** What comes onto the main scheme after an enemy's attack, by its own text and by what is attached to it. */
const threatAfter = (match: Match, { id }: InPlay): Placed =>
  match.board
    .awaiting({ type: 'enemy attack' })
    .filter(({ one }) => one.id === id || one.host === id)
    .flatMap(({ one, card }) =>
      card.triggers['enemy attack'].flatMap(({ ability: { foreseen } }) => {
        if (foreseen?.threat === undefined) return [];
        const { least, most } = foreseen.threat;
        return { least, most, by: most > least ? [one] : [] };
      }),
    )
    .reduce(both, NO_THREAT);

/**
 * What of these turns could still do harm before players can do something about it. Nothing before the first turn of all.
 * Who is asked while somebody acts reads of that act in the question.
 */
function stillAhead(match: Match, turns: readonly Turn[]): { readonly stepOne: boolean; readonly turns: Turn[] } {
  const { step, attacks } = match.state;
  if (step.at === 'opening' || step.at === 'deal' || step.at === 'reveal') return { stepOne: false, turns: [] };
  if (step.at !== 'villain activates' && step.at !== 'minions activate') return { stepOne: true, turns: [...turns] };
  const done = [...(step.at === 'minions activate' ? step.done : []), ...attacks.map(({ enemy }) => enemy)];
  const left = turns.flatMap((turn): Turn[] => {
    if (step.later.includes(turn.seat)) return [turn];
    if (turn.seat !== step.seat) return [];
    return [{ ...turn, villain: [], minions: turn.minions.filter(({ enemy }) => !done.includes(enemy.id)) }];
  });
  return { stepOne: false, turns: left };
}

/** Who activates against whom, in the order of the villain phase. What a stun, a confusion or a card costs goes with the first activation. */
function turnsOf(match: Match): Turn[] {
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

const toldVillain = (match: Match, acts: readonly Act[]): Arg[] => {
  const [only, ...others] = acts.map(act => toldAct(match, act));
  if (only === undefined) return [];
  return others.length === 0 ? [only] : [{ list: [only, ...others], or: true }];
};

/** What enemies will do, with a number where several of one name do the same. */
function toldActs(match: Match, acts: readonly Act[]): Text[] {
  const alike = new Map<string, { readonly act: Act; count: number }>();
  for (const act of acts) {
    const key = JSON.stringify(toldAct(match, act));
    const one = alike.get(key) ?? { act, count: 0 };
    one.count++;
    alike.set(key, one);
  }
  return [...alike.values()].map(({ act, count }) => toldAct(match, act, count));
}

const toldAct = (match: Match, { kind, enemy, amount, undefended = amount, boosts, on, by }: Act, count = 1): Text =>
  kind === 'counters'
    ? swapTold(match, enemy, amount, on)
    : text(`forecast-${kind}`, {
        count,
        enemy: match.name(enemy),
        amount,
        undefended: undefended === amount ? 0 : undefended,
        boost: boosts > 0 ? 'yes' : 'no',
        ...(by !== undefined && { by: match.name(by) }),
      });

/** The main scheme that will be complete, or may be by what some cards do, or by boost icons. */
function schemeDanger(match: Match, stepOne: number, turns: readonly Turn[]): Text[] {
  const { mainScheme, state } = match;
  const { least, most, by } = placedIn(match, turns);
  const target = targetThreat(match);
  const after = mainScheme.threat + stepOne + least;
  const boosts = schemesIn(match, turns).reduce((sum, act) => sum + act.boosts, 0);
  if (stepOne + most + boosts === 0) return [];
  const told = { scheme: match.name(mainScheme), end: state.schemes.length === 0 ? 'yes' : 'no' };
  if (after >= target)
    return [text(`danger-scheme${averted(match, after - target, turns)}`, { ...told, remove: after - target + 1 })];
  const missing = target - after - (most - least);
  if (missing <= 0)
    return [text('danger-scheme-card', { ...told, by: { list: unlike(by).map(one => match.name(one)) } })];
  return boostOdds(match, missing, boosts) < LIKELY ? [] : [text('danger-scheme-maybe', told)];
}

/** What helps besides removing or preventing `over` and one threat: a change of form; or why none can be removed. */
function averted(match: Match, over: number, turns: readonly Turn[]): '' | '-form' | '-crisis' {
  const changing = turns.filter(({ seat }) => !match.isHero(seat) && mayStillChange(match, seat));
  const schemed = schemesIn(match, changing).reduce((sum, { amount }) => sum + amount, 0);
  if (schemed > over) return '-form';
  return thwartTargets(match).some(({ id }) => id === match.mainScheme.id) ? '' : '-crisis';
}

/** Whether a player has a turn left in which to change form. */
function mayStillChange(match: Match, seat: Seat): boolean {
  const { step } = match.state;
  const hasTurn = step.at === 'turn' && (step.seat === seat || step.later.includes(seat));
  return hasTurn && !match.player(seat).changedForm && mayChangeForm(match, seat);
}

/** Attacks that a hero does not survive where nobody defends. A tough hero takes nothing of the first that does any. */
function heroDanger(match: Match, { seat, villain, minions }: Turn): Text[] {
  const identity = match.identity(seat);
  const hits = ({ undefended = 0 }: Act): number => undefended;
  const [worst] = villain.filter(({ kind }) => kind === 'attack').sort((one, other) => hits(other) - hits(one));
  const attacks = [...(worst === undefined ? [] : [worst]), ...minions.filter(({ kind }) => kind === 'attack')];
  const harmful = attacks.filter(act => hits(act) > 0 || act.boosts > 0);
  const felt = harmful.slice(identity.statuses.includes('tough') ? 1 : 0);
  const damage = felt.reduce((sum, act) => sum + hits(act), 0);
  const left = remaining(match, identity);
  if (damage === 0 || damage < left) return [];
  const boost = felt.some(act => act.boosts > 0) ? 'yes' : 'no';
  // An attack under way is told in its question, and not counted.
  const more = match.state.attacks.some(attack => attack.seat === seat) ? 'yes' : 'no';
  return [text('danger-hero', { who: { seat }, damage, boost, more, left })];
}

/** The threat at which the main scheme's stage is complete, for the words: 0 where there is none. */
export const targetOf = (match: Match): { target: number } => {
  const target = targetThreat(match);
  return { target: Number.isFinite(target) ? target : 0 };
};
