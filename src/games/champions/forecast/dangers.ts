import { type Seat, type Text, text } from '../../../kernel/index.js';
import { unlike } from '../../../tabletop/index.js';
import { boostOdds } from '../boost-odds.js';
import { thwartTargets } from '../rules/combat/aiming.js';
import { stepOneThreat, targetThreat } from '../rules/encounter/threat.js';
import type { Match } from '../rules/match.js';
import { mayChangeForm } from '../rules/table/form.js';
import { remaining } from '../rules/table/values.js';
import type { Act, Turn } from './acts.js';
import { placedIn, schemesIn } from './placed.js';

/** What boost cards complete more rarely than that is nothing to warn of. */
const LIKELY = 0.1;

/** What of these turns, or of what is left of them, will end a match or a hero unless players do something about it. */
export function dangersIn(match: Match, turns: readonly Turn[]): Text[] {
  const { stepOne, turns: left } = stillAhead(match, turns);
  return [
    ...schemeDanger(match, stepOne ? stepOneThreat(match) : 0, left),
    ...left.flatMap(turn => heroDanger(match, turn)),
  ];
}

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
