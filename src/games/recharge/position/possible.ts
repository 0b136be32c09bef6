import { ensure, ensureSeat, ensureSeats } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { cardOf } from '../chain.js';
import { pointsOf } from '../rules/end.js';
import { type Battle, isMany, playerOf, type RechargeState, seatsFrom } from '../state.js';
import { ensureOrder } from './order.js';

/** Refuses a table that no match leads to, whatever cards it is played with. @throws PositionError */
export function ensurePossible(state: RechargeState, pool: Pool): void {
  const { starter, active, winner, battle, players } = state;
  ensureSeat(starter, players.length, 'position.starter');
  ensureSeat(active, players.length, 'position.active');
  if (winner !== null) ensureSeat(winner, players.length, 'position.winner');
  ensure(isMany(state) || state.pot.length === 0, 'position.pot', 'a pot is for three and more players');
  if (battle !== null) ensureSides(state, battle, pool);
  if (state.outcome !== null) return;
  ensurePlaying(state);
  ensureCounts(state);
  ensureStep(state);
  if (battle !== null) ensureOrder(state, battle);
  ensureTable(state);
}

/** Who fights, who still has to answer, and the chains that they have (IV.D). */
function ensureSides({ players }: RechargeState, battle: Battle, pool: Pool): void {
  const { attacker, waiting, fighting, turn, ventured } = battle;
  const path = 'position.battle';
  ensureSeat(attacker, players.length, `${path}.attacker`);
  ensureSeat(turn, players.length, `${path}.turn`);
  ensureSeats(waiting, players.length, `${path}.waiting`);
  ensureSeats(fighting, players.length, `${path}.fighting`);
  for (const [at, seat] of waiting.entries()) {
    ensure(seat !== attacker, `${path}.waiting[${at}]`, `seat ${seat} is the attacker`);
    ensure(!fighting.includes(seat), `${path}.waiting[${at}]`, `seat ${seat} fights already`);
  }
  if (typeof ventured !== 'boolean') {
    ensureSeats(ventured, players.length, `${path}.ventured`);
    for (const [at, seat] of ventured.entries())
      ensure(fighting.includes(seat), `${path}.ventured[${at}]`, `seat ${seat} doesn't fight`);
  }
  for (const [seat, { chain }] of players.entries()) {
    const [first] = chain;
    if (seat === attacker || first === undefined) continue;
    const { id, kind } = cardOf(pool, first.instance);
    ensure(kind === 'hero', `position.players[${seat}].chain[0]`, `${id} starts an attack only: this seat defends`);
  }
}

/** Who is out holds nothing that counts (RE-2), and the match is on for all others. */
function ensurePlaying(state: RechargeState): void {
  const { goal, active, step, winner, battle } = state;
  const left = seatsFrom(state, 0).length;
  ensure(left > 1, 'position.players', 'fewer than two still play: give the outcome');
  const ensureIn = (seat: number, path: string): void =>
    ensure(!playerOf(state, seat).out, path, `seat ${seat} is out`);
  // Who attacked may be out by the end of the battle.
  if (step === 'ante' || step === 'turn') ensureIn(active, 'position.active');
  if (winner !== null) ensureIn(winner, 'position.winner');
  for (const name of ['waiting', 'fighting'] as const)
    for (const [at, seat] of (battle?.[name] ?? []).entries()) ensureIn(seat, `position.battle.${name}[${at}]`);
  for (const [seat, player] of state.players.entries()) {
    const path = `position.players[${seat}]`;
    for (const zone of ['reserve', 'venture', 'victory', 'chain'] as const)
      ensure(!player.out || player[zone].length === 0, `${path}.${zone}`, 'this player is out: nothing is left there');
    const points = pointsOf(player.victory);
    ensure(points < goal, `${path}.victory`, `${points} points win at ${goal}: give the outcome`);
  }
}

/** Passes that would have ended the match (RE-C1), and rounds that it doesn't have (RE-S1). */
function ensureCounts(state: RechargeState): void {
  const { idle, round, hands } = state;
  const left = seatsFrom(state, 0).length;
  ensure(idle < left, 'position.idle', `${left} end the match: at most ${left - 1}`);
  ensure(hands === undefined || round <= hands, 'position.round', `the match ends after round ${hands}`);
}

/** The step, and the battle that goes with it. */
function ensureStep(state: RechargeState): void {
  const { step, battle, winner, active, starter } = state;
  if (step === 'ante') {
    ensure(isMany(state), 'position.step', 'an ante is for three and more players');
    ensure(active === starter, 'position.active', `the round begins with its starter, seat ${starter}`);
  }
  if (step === 'after') ensureWinner(state);
  else ensure(winner === null, 'position.winner', `nobody has won yet at the step "${step}"`);
  if (step === 'ante' || step === 'turn')
    ensure(battle === null, 'position.battle', `no battle goes with the step "${step}"`);
  if (step === 'answer' || step === 'battle') ensureFight(state);
}

/** A battle under way: who still has to answer, who fights, and with what. */
function ensureFight(state: RechargeState): void {
  const { step, battle } = state;
  const path = 'position.battle';
  ensure(battle !== null, path, `the step "${step}" is part of a battle`);
  const { waiting, fighting, turn } = battle;
  if (step === 'answer') {
    ensure(waiting.length > 0, `${path}.waiting`, 'somebody has to answer the attack');
    ensure(fighting.length > 0, `${path}.fighting`, 'somebody has to fight');
  } else {
    ensure(waiting.length === 0, `${path}.waiting`, 'everybody has answered at the step "battle"');
    ensure(fighting.length > 1, `${path}.fighting`, 'a battle takes two');
    ensure(fighting.includes(turn), `${path}.turn`, `seat ${turn} doesn't fight`);
  }
  for (const [at, seat] of fighting.entries())
    ensure(
      playerOf(state, seat).chain.length > 0,
      `${path}.fighting[${at}]`,
      `seat ${seat} has no chain to fight with`,
    );
}

/** A battle is won by the one who is left in it. Without one, a hand was conceded: to the opponent, where there is just one (RE-5). */
function ensureWinner(state: RechargeState): void {
  const { battle, winner } = state;
  const { fighting = [] } = battle ?? {};
  ensure(winner !== null || isMany(state), 'position.winner', 'between two, one of them has won');
  ensure(fighting.length <= 1, 'position.battle.fighting', 'at the step "after" one at most is left');
  if (winner === null) return;
  if (battle !== null) ensure(fighting.includes(winner), 'position.winner', `seat ${winner} isn't left in the battle`);
  else ensure(!isMany(state), 'position.winner', 'nobody wins a conceded hand among three and more');
}

/** Chains and ventures lie on the table in a battle alone, and who hasn't answered has neither. */
function ensureTable(state: RechargeState): void {
  const { battle, step, players } = state;
  for (const [seat, { chain, venture }] of players.entries()) {
    const path = `position.players[${seat}]`;
    const waits = battle?.waiting.includes(seat) === true && step === 'answer';
    const why = waits ? "hasn't answered the attack" : 'is in no battle';
    ensure((battle !== null && !waits) || chain.length === 0, `${path}.chain`, `seat ${seat} ${why}`);
    // What a concession cost lies there as well.
    ensure(
      (battle !== null && !waits) || step === 'after' || venture.length === 0,
      `${path}.venture`,
      `seat ${seat} ${why}`,
    );
  }
}
