import { ensure, type Seat } from '../../../kernel/index.js';
import { type Battle, playerOf, type RechargeState } from '../state.js';

const PATH = 'position.battle';

/** Who fights and who still has to answer, in the order in which they are asked: clockwise from the attacker on (V.A.4). */
export function ensureOrder(state: RechargeState, battle: Battle): void {
  const { length } = state.players;
  const { attacker, waiting, fighting, passes } = battle;
  const turnOf = (seat: Seat): number => (seat - attacker + length) % length;
  const names = ['fighting', 'waiting'] as const;
  for (const name of names) {
    const sorted = [...battle[name]].sort((one, other) => turnOf(one) - turnOf(other));
    const at = sorted.findIndex((seat, place) => seat !== battle[name][place]);
    ensure(at < 0, `${PATH}.${name}[${at}]`, `in seat order from the attacker on: ${sorted.join(', ')}`);
  }
  const [next] = waiting;
  if (state.step !== 'answer' || next === undefined) return;
  ensure(
    fighting.includes(attacker) || playerOf(state, attacker).out,
    `${PATH}.fighting`,
    `seat ${attacker} attacks: it fights until everyone has answered`,
  );
  for (const [at, seat] of fighting.entries())
    ensure(
      turnOf(seat) < turnOf(next),
      `${PATH}.fighting[${at}]`,
      `seat ${seat} answers after seat ${next}, who waits`,
    );
  for (const seat of state.players.keys())
    ensure(
      turnOf(seat) < turnOf(next) || playerOf(state, seat).out || waiting.includes(seat),
      `${PATH}.waiting`,
      `seat ${seat} answers after seat ${next}: it waits, too`,
    );
  ensure(passes === 0, `${PATH}.passes`, 'nobody passes before everyone has answered');
}
