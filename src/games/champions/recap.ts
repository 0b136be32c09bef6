import { type Arg, type LogEntry, type Recap, type Seat, type Text, text } from '../../kernel/index.js';
import { forecast, targetOf } from './forecast.js';
import { looking } from './looking.js';
import type { Match, Pool } from './rules/match.js';
import type { ChampionsState } from './state.js';
import { toldCounters } from './view.js';

/** The villain phase in retrospect, and the next one by what lies open. */
export const recapWith = (pool: Pool): Recap<ChampionsState> => ({
  after: 'log-phase-end',
  before: 'log-round',
  told: (state, lines, since = []) => told(looking(state, pool), lines, since),
  forecast: state => forecast(looking(state, pool)),
});

/** `since`: what has been told since the phase was over. What that has changed, and no line of the phase tells, is left out. */
function told(match: Match, lines: readonly LogEntry[], since: readonly LogEntry[]): Text[] {
  const hurt = damageIn(lines);
  return [
    hurt.length === 0 ? text('recap-unhurt') : text('recap-damage', { what: { list: hurt } }),
    ...fallenIn(lines),
    ...schemeTold(match, lines, since),
    ...revealedIn(match, lines),
    ...sidesTold(match, lines, since),
    ...match.order.flatMap(seat => lostBy(lines, seat)),
    ...countersTold(match, lines, since),
    ...(since.some(movesMinions) ? [] : match.order.flatMap(seat => engagedWith(match, seat))),
  ];
}

/** Threat on the main scheme, and which one it has become. */
function schemeTold(match: Match, lines: readonly LogEntry[], since: readonly LogEntry[]): Text[] {
  const { mainScheme } = match;
  const isAboutMain = ({ id, args }: LogEntry): boolean =>
    id === ADVANCED || (THREAT.includes(id) && isMain(match, args?.what));
  const last = lines.findLast(isAboutMain);
  const become = lines.flatMap(({ id, args }) => (id === ADVANCED && args !== undefined ? [text(ADVANCED, args)] : []));
  const isThen = since.some(isAboutMain);
  if (isThen && last?.args?.what === undefined) return become;
  const scheme = isThen ? (last?.args?.what as Arg) : match.name(mainScheme);
  const amount = placedOn(lines, scheme);
  if (amount === 0 && become.length > 0) return become;
  return [
    ...become,
    text(amount === 0 ? 'recap-steady' : 'recap-threat', {
      amount,
      scheme,
      now: isThen ? Number(last?.args?.threat) : mainScheme.threat,
      ...(isSame(scheme, match.name(mainScheme)) ? targetOf(match) : { target: 0 }),
    }),
  ];
}

const THREAT = ['log-threat', 'log-threat-removed'];
const ADVANCED = 'log-scheme';

const isMain = (match: Match, what: Arg | undefined): boolean =>
  typeof what === 'object' && 'card' in what && match.kindOf(what.card) === 'main_scheme';

const isSame = (one: Arg | undefined, other: Arg): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether by then other minions may be engaged with somebody. */
const movesMinions = ({ id }: LogEntry): boolean =>
  id === 'log-engage' || id === 'log-defeated' || id === 'log-eliminated' || id.startsWith('log-leave-');

function engagedWith(match: Match, seat: Seat): Text[] {
  const minions = match.minionsOf(seat);
  return minions.length === 0
    ? []
    : [text('recap-engaged', { who: { seat }, what: { list: minions.map(one => match.name(one)) } })];
}

/** What encounter cards came, and to whom where several play. */
function revealedIn({ state }: Match, lines: readonly LogEntry[]): Text[] {
  const list = lines.flatMap(({ id, args: { who, card } = {} }): Arg[] => {
    if (id !== 'log-reveal' || card === undefined) return [];
    return [state.players.length === 1 || who === undefined ? card : text('recap-revealed-by', { card, who })];
  });
  return list.length === 0 ? [] : [text('recap-revealed', { cards: { list } })];
}

/** Side schemes that have come and are still as they came. */
function sidesTold(match: Match, lines: readonly LogEntry[], since: readonly LogEntry[]): Text[] {
  const came = (scheme: Arg): boolean =>
    lines.some(({ id, args }) => id === 'log-reveal' && isSame(args?.card, scheme)) &&
    !since.some(({ args = {} }) => isSame(args.what, scheme) || isSame(args.card, scheme));
  const list = match
    .inPlay(({ kind }) => kind === 'side_scheme')
    .filter(one => came(match.name(one)))
    .map(one => text('recap-side', { scheme: match.name(one), threat: one.threat }));
  return list.length === 0 ? [] : [text('recap-sides', { schemes: { list } })];
}

/** Heroes who fell, told to everybody: it changes what all that are left have to face. */
const fallenIn = (lines: readonly LogEntry[]): Text[] =>
  lines.flatMap(({ id, args }) =>
    id === 'log-eliminated' && args?.who !== undefined ? [text('recap-fallen', { what: args.who })] : [],
  );

/** Cards that somebody had to discard from hand. */
function lostBy(lines: readonly LogEntry[], seat: Seat): Text[] {
  const list = lines.flatMap(({ id, args }): Arg[] => {
    const { who, card } = args ?? {};
    return id === 'log-discard' && typeof who === 'object' && 'seat' in who && who.seat === seat && card !== undefined
      ? [card]
      : [];
  });
  return list.length === 0 ? [] : [text('recap-lost', { who: { seat }, cards: { list } })];
}

/** Counters by whose number cards flip, where it has changed, and who has flipped. */
function countersTold(match: Match, lines: readonly LogEntry[], since: readonly LogEntry[]): Text[] {
  const flipped = lines.flatMap(({ id, args }): Text[] =>
    id === 'log-flip' && args?.card !== undefined ? [text('recap-flip', { card: args.card })] : [],
  );
  const changed = lines.some(changesCounters) && !since.some(changesCounters);
  const left = match
    .inPlay(({ flipsEmpty }) => changed && flipsEmpty !== undefined)
    .flatMap(one => toldCounters(match, one));
  return [...flipped, ...left];
}

const changesCounters = ({ id }: LogEntry): boolean =>
  id === 'log-counters' || id === 'log-counters-removed' || id === 'log-flip';

/** Who took how much damage, in the order in which they took it first. */
function damageIn(lines: readonly LogEntry[]): Text[] {
  const sums = new Map<string, { readonly what: Arg; amount: number }>();
  for (const { id, args } of lines) {
    if (id !== 'log-damage' || args?.what === undefined) continue;
    const key = JSON.stringify(args.what);
    const one = sums.get(key) ?? { what: args.what, amount: 0 };
    one.amount += Number(args.amount ?? 0);
    sums.set(key, one);
  }
  return [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ what, amount }) => text('recap-hurt', { what, amount }));
}

const placedOn = (lines: readonly LogEntry[], scheme: Arg): number =>
  lines.reduce(
    (sum, { id, args }) => (id === 'log-threat' && isSame(args?.what, scheme) ? sum + Number(args?.amount) : sum),
    0,
  );
