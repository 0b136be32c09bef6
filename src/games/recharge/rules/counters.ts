import { chooseOne, chooseSome, type Option, type Play, type Preview, type Seat, text } from '../../../kernel/index.js';
import { mayVenture as letsVenture, rivalsCannotVenture } from '../holds.js';
import { type Battle, followsVenture, noteVenture } from '../state.js';
import { atStake, pointsOf } from './end.js';
import type { Match } from './match.js';
import { heldBy } from './rating.js';

/** The counters a player may choose from, each value once, without telling more than its owner knows (RE-14). */
const optionsOf = (values: readonly number[]): Option[] =>
  [...new Set(values)].map(value => ({ key: `counter-${value}`, label: text('counter', { value }) }));

/** What putting a counter on the table changes there. */
export const counterPreview = ({ state }: Match, key: string): Partial<Preview> => {
  if (!key.startsWith('counter-')) return {};
  const before = atStake(state);
  return { changes: [{ what: text('change-stake'), before, after: before + counterAt(key) }] };
};

/** Conceding a battle: what has been ventured is gone, but for what a card brings back. */
export function concessionPreview(match: Match, seat: Seat, spent: boolean): Partial<Preview> {
  const { venture, chain } = match.player(seat);
  const effects = chain.flatMap(({ instance }) =>
    (match.card(instance).special?.lost ?? []).flatMap(effect => effect.changes?.(match, { seat, instance }) ?? []),
  );
  const back = effects.filter(change => change.zone === 'venture' && change.after < change.before).length;
  const lost = pointsOf([...venture].sort((one, other) => one - other).slice(back));
  return { effect: text(spent ? 'preview-spent' : 'preview-concede', { lost }), verb: text('verb-concede') };
}

const counterAt = (key: string): number => Number(key.slice('counter-'.length));

/** Moves a counter of a value from the reserve to the table. */
function pay(match: Match, seat: Seat, value: number, to: number[], line: string, rule: string): void {
  const { reserve } = match.player(seat);
  reserve.splice(reserve.indexOf(value), 1);
  to.push(value);
  // Which counters a reserve holds is hidden; now one of them is seen (RE-14).
  match.dealer.show();
  match.dealer.log({ id: line, args: { who: { seat }, value }, why: { rule } });
}

/** A counter of a value goes to the table, for its player's battle. */
export const ventures = (match: Match, seat: Seat, value: number): void =>
  pay(match, seat, value, match.player(seat).venture, 'log-venture', 'venture');

/**
 * The attacker's first counter, of their choice (IV.D.2). What may be done before it stands in the same question, so that
 * nobody can tell whether there is anything. Returns the key of that, or null where the counter was chosen.
 */
export function* mustVenture(match: Match, seat: Seat, before: readonly Option[]): Play<string | null> {
  const { reserve } = match.player(seat);
  const able = reserve.length > 0;
  const key = yield* chooseOne({
    seat,
    reason: 'venture',
    question: text(!able ? 'ask-venture-spent' : before.length > 0 ? 'ask-venture-riding' : 'ask-venture'),
    options: [...(able ? optionsOf(reserve) : [{ key: 'nothing', label: text('venture-nothing') }]), ...before],
    preview: key =>
      before.some(option => option.key === key) ? { verb: text('verb-ride') } : counterPreview(match, key),
    always: true,
  });
  if (before.some(option => option.key === key)) return key;
  if (able) ventures(match, seat, counterAt(key));
  return null;
}

/** The counter of the player's choice that conceding a round costs (IV.E.1, RE-5). */
export function* payConcession(match: Match, seat: Seat, to: number[]): Play {
  const { reserve } = match.player(seat);
  if (reserve.length === 0) return;
  const options = optionsOf(reserve);
  const key = yield* chooseOne({
    seat,
    reason: 'concession',
    question: text('ask-concession'),
    options,
    preview: key => counterPreview(match, key),
    always: true,
  });
  pay(match, seat, counterAt(key), to, 'log-concession-paid', 'sixth-card');
}

/** Offers one counter where the player before has ventured (IV.D.5, IV.D.7, RE-4). Notes whether one was played. */
export function* mayVenture(match: Match, seat: Seat): Play {
  const { battle } = match.state;
  if (battle === null) return;
  const { reserve, venture } = match.player(seat);
  const free = heldBy(match, seat, letsVenture);
  const [barred] = battle.fighting.flatMap(rival =>
    rival === seat ? [] : (heldBy(match, rival, rivalsCannotVenture) ?? []),
  );
  // Where battles are brisk, the first counters are the last: only a card lets anybody add one (RE-S2).
  const answers = match.state.brisk !== true && isAnswer(match, battle, seat);
  const offered = answers || free !== null;
  const allowed = offered && barred === undefined;
  if (barred !== undefined && offered) match.dealer.effect(barred);
  const before = venture.length;
  if (allowed && reserve.length > 0) {
    if (!answers && free !== null) match.dealer.effect(free);
    const [key] = yield* chooseSome({
      seat,
      reason: 'venture',
      question: text('ask-may-venture'),
      options: optionsOf(reserve),
      min: 0,
      max: 1,
      none: { key: 'keep', label: text('venture-nothing') },
      preview: key => counterPreview(match, key),
      always: true,
    });
    if (key !== undefined) ventures(match, seat, counterAt(key));
  }
  noteVenture(match.state, battle, seat, venture.length > before);
}

/** Every opponent may answer the attacker's counter, no matter who conceded in between (RE-C2). Where there was none, none is answered. */
const isAnswer = ({ state }: Match, battle: Battle, seat: Seat): boolean =>
  state.step === 'answer' ? battle.bare !== true : followsVenture(state, battle, seat);

/** Everybody's lowest counter, before the cards are drawn (V.A.2). */
export function ante(match: Match, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const [lowest] = match.player(seat).reserve;
    if (lowest !== undefined) pay(match, seat, lowest, match.state.pot, 'log-ante', 'ante');
  }
}
