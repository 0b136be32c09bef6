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
  told: (state, lines) => told(looking(state, pool), lines),
  forecast: state => forecast(looking(state, pool)),
});

function told(match: Match, lines: readonly LogEntry[]): Text[] {
  const hurt = damageIn(lines);
  const { mainScheme } = match;
  const placed = placedOn(lines, match.name(mainScheme));
  const revealed = lines.flatMap(({ id, args }): Arg[] =>
    id === 'log-reveal' && args?.card !== undefined ? [args.card] : [],
  );
  return [
    hurt.length === 0 ? text('recap-unhurt') : text('recap-damage', { what: { list: hurt } }),
    ...fallenIn(lines),
    text(placed === 0 ? 'recap-steady' : 'recap-threat', {
      amount: placed,
      scheme: match.name(mainScheme),
      now: mainScheme.threat,
      ...targetOf(match),
    }),
    ...(revealed.length === 0 ? [] : [text('recap-revealed', { cards: { list: revealed } })]),
    ...match.order.flatMap(seat => lostBy(lines, seat)),
    ...countersTold(match, lines),
    ...match.order.flatMap(seat => {
      const minions = match.minionsOf(seat);
      return minions.length === 0
        ? []
        : [text('recap-engaged', { who: { seat }, what: { list: minions.map(one => match.name(one)) } })];
    }),
  ];
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
function countersTold(match: Match, lines: readonly LogEntry[]): Text[] {
  const flipped = lines.flatMap(({ id, args }): Text[] =>
    id === 'log-flip' && args?.card !== undefined ? [text('recap-flip', { card: args.card })] : [],
  );
  const changed = lines.some(({ id }) => id === 'log-counters' || id === 'log-counters-removed');
  const left = match
    .inPlay(({ flipsEmpty }) => changed && flipsEmpty !== undefined)
    .flatMap(one => toldCounters(match, one));
  return [...flipped, ...left];
}

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
    (sum, { id, args }) =>
      id === 'log-threat' && JSON.stringify(args?.what) === JSON.stringify(scheme) ? sum + Number(args?.amount) : sum,
    0,
  );
