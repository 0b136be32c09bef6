import { chooseOne, chooseSome, type Option, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Match } from './match.js';
import { heldBy } from './rating.js';

/** The counters a player may choose from, each value once, without telling more than its owner knows (RE-14). */
const optionsOf = (values: readonly number[]): Option[] =>
  [...new Set(values)].map(value => ({ key: `counter-${value}`, label: text('counter', { value }) }));

const counterAt = (key: string): number => Number(key.slice('counter-'.length));

/** Moves a counter of a value from the reserve to the table. */
function pay(match: Match, seat: Seat, value: number, to: number[], line: string, rule: string): void {
  const { reserve } = match.player(seat);
  reserve.splice(reserve.indexOf(value), 1);
  to.push(value);
  match.dealer.log({ id: line, args: { who: { seat }, value }, why: { rule } });
}

/** One counter of the player's choice, which must be paid: the attacker's first, or the price of a concession. */
export function* mustVenture(match: Match, seat: Seat): Play {
  yield* choose(match, seat, 'venture', 'ask-venture', match.player(seat).venture, 'log-venture', 'venture');
}

/** The counter that a sixth card's concession costs (IV.E.1, RE-5). */
export function* payConcession(match: Match, seat: Seat, to: number[]): Play {
  yield* choose(match, seat, 'concession', 'ask-concession', to, 'log-concession-paid', 'sixth-card');
}

function* choose(
  match: Match,
  seat: Seat,
  reason: string,
  question: string,
  to: number[],
  line: string,
  rule: string,
): Play {
  const { reserve } = match.player(seat);
  if (reserve.length === 0) return;
  const key = yield* chooseOne({ seat, reason, question: text(question), options: optionsOf(reserve), always: true });
  pay(match, seat, counterAt(key), to, line, rule);
}

/** Offers one counter where the player before has ventured (IV.D.5, IV.D.7, RE-4). Notes whether one was played. */
export function* mayVenture(match: Match, seat: Seat): Play {
  const { battle } = match.state;
  if (battle === null) return;
  const { reserve, venture } = match.player(seat);
  const free = heldBy(match, seat, 'may venture');
  const barred = battle.fighting.find(
    rival => rival !== seat && heldBy(match, rival, 'rivals cannot venture') !== null,
  );
  if (barred !== undefined && (battle.ventured || free !== null))
    match.dealer.effect(heldBy(match, barred, 'rivals cannot venture') as string);
  const allowed = (battle.ventured || free !== null) && barred === undefined;
  const before = venture.length;
  if (allowed && reserve.length > 0) {
    if (!battle.ventured && free !== null) match.dealer.effect(free);
    const [key] = yield* chooseSome({
      seat,
      reason: 'venture',
      question: text('ask-may-venture'),
      options: optionsOf(reserve),
      min: 0,
      max: 1,
      none: { key: 'keep', label: text('venture-nothing') },
      always: true,
    });
    if (key !== undefined) pay(match, seat, counterAt(key), venture, 'log-venture', 'venture');
  }
  battle.ventured = venture.length > before;
}

/** Everybody's lowest counter, before the cards are drawn (V.A.2). */
export function ante(match: Match, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const [lowest] = match.player(seat).reserve;
    if (lowest !== undefined) pay(match, seat, lowest, match.state.pot, 'log-ante', 'ante');
  }
}
