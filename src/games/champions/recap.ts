import { type Arg, type Forecast, type LogEntry, type Recap, type Seat, type Text, text } from '../../kernel/index.js';
import type { Swap } from './behaviour.js';
import { looking } from './looking.js';
import { attackOf } from './rules/combat/enemy.js';
import { schemedOn, stepOneThreat, targetThreat } from './rules/encounter/threat.js';
import type { Match, Pool } from './rules/match.js';
import { swapOf, swappedOn } from './rules/table/swaps.js';
import { remaining, statOf } from './rules/table/values.js';
import type { ChampionsState, InPlay } from './state.js';
import { toldCounters } from './view.js';

/** Boost icons that one card may have. */
const MOST_ICONS = 3;

/** The villain phase in retrospect, and the next one by what lies open. */
export const recapWith = (pool: Pool): Recap<ChampionsState> => ({
  after: 'log-phase-end',
  before: 'log-round',
  told: (state, lines) => told(looking(state, pool), lines),
  forecast: state => forecast(looking(state, pool)),
});

// -- what it came to

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
      const minions = minionsOf(match, seat);
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

// -- what comes

/** What one enemy will do to one player, as things stand. `amount`: before boost cards. */
interface Act {
  readonly kind: 'attack' | 'scheme' | 'stunned' | 'confused' | 'counters';
  readonly enemy: InPlay;
  readonly seat: Seat;
  readonly amount: number;
  /** Of an attack, where nobody defends. */
  readonly undefended?: number;
  readonly boost: boolean;
  /** The card whose counters change instead. */
  readonly on?: InPlay;
}

function forecast(match: Match): Forecast {
  if (match.state.outcome !== null) return { lines: [], dangers: [] };
  const acts = actsOf(match);
  // A villain with a scheme of its own leaves the main scheme alone.
  const schemes = acts.filter(({ kind, enemy }) => kind === 'scheme' && schemedOn(match, enemy) === match.mainScheme);
  const amount = stepOneThreat(match) + schemes.reduce((sum, act) => sum + act.amount, 0);
  const { mainScheme } = match;
  return {
    lines: [
      text('forecast-threat', {
        amount,
        scheme: match.name(mainScheme),
        to: mainScheme.threat + amount,
        ...targetOf(match),
      }),
      ...match.order.flatMap(seat => {
        const theirs = acts.filter(act => act.seat === seat);
        return theirs.length === 0
          ? []
          : [text('forecast-acts', { who: { seat }, acts: { list: toldActs(match, theirs) } })];
      }),
    ],
    dangers: [
      ...schemeDanger(match, amount, schemes.filter(({ boost }) => boost).length),
      ...match.order.flatMap(seat =>
        heroDanger(
          match,
          seat,
          acts.filter(act => act.seat === seat && act.kind === 'attack'),
        ),
      ),
    ],
  };
}

/** With how much ATK an enemy would attack a player, as things stand: some have more of it only while they attack. */
function attackAs(match: Match, enemy: InPlay, seat: Seat, isDefended: boolean): number {
  const { state, pool } = match;
  const { identity } = match.player(seat);
  const attack = {
    ...attackOf(match, enemy.id, seat, identity),
    ...(isDefended && { defender: identity, defending: seat }),
  };
  return statOf(looking({ ...state, attacks: [...state.attacks, attack] }, pool), enemy, 'attack');
}

/** Who activates against whom, in the order of the villain phase. A stun or confusion goes with the first activation. */
function actsOf(match: Match): Act[] {
  const spent = new Set<number>();
  return match.order.flatMap(seat =>
    [match.villain, ...minionsOf(match, seat)].map((enemy): Act => {
      const kind = match.isHero(seat) ? 'attack' : 'scheme';
      const status = kind === 'attack' ? 'stunned' : 'confused';
      const boost = enemy.id === match.villain.id;
      if (enemy.statuses.includes(status) && !spent.has(enemy.id)) {
        spent.add(enemy.id);
        return { kind: status, enemy, seat, amount: 0, boost: false };
      }
      const swap = swapOf(match, enemy, kind === 'attack' ? 'enemy attack' : 'scheme');
      if (swap !== null) return instead(match, enemy, seat, swap);
      const boosted = boost || enemy.under.length > 0;
      if (kind === 'scheme') return { kind, enemy, seat, amount: statOf(match, enemy, kind), boost: boosted };
      const amount = attackAs(match, enemy, seat, true);
      return { kind, enemy, seat, amount, undefended: attackAs(match, enemy, seat, false), boost: boosted };
    }),
  );
}

/** Counters that come or go where the enemy would act. */
function instead(match: Match, enemy: InPlay, seat: Seat, swap: Swap): Act {
  const on = swappedOn(match, swap);
  return { kind: 'counters', enemy, seat, amount: swap.by(1), boost: false, ...(on !== undefined && { on }) };
}

const minionsOf = (match: Match, seat: Seat): InPlay[] =>
  match.inPlay(({ kind }, one) => one.engaged === seat && kind === 'minion');

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

const toldAct = (match: Match, { kind, enemy, amount, boost, on }: Act, count = 1): Text =>
  text(kind === 'counters' && amount < 0 ? 'forecast-counters-off' : `forecast-${kind}`, {
    count,
    enemy: match.name(enemy),
    amount: Math.abs(amount),
    boost: boost ? 'yes' : 'no',
    ...(kind === 'counters' && { on: on === undefined ? text('something') : match.name(on) }),
  });

/** The main scheme that will be complete, or may be by boost icons. */
function schemeDanger(match: Match, amount: number, boosts: number): Text[] {
  const { mainScheme, state } = match;
  const target = targetThreat(match);
  const after = mainScheme.threat + amount;
  if (after + boosts * MOST_ICONS < target) return [];
  const end = state.schemes.length === 0 ? 'yes' : 'no';
  const id = after >= target ? 'danger-scheme' : 'danger-scheme-maybe';
  return [text(id, { scheme: match.name(mainScheme), end, remove: after - target + 1 })];
}

/** Attacks that a hero does not survive where nobody defends. A tough hero takes nothing of the first. */
function heroDanger(match: Match, seat: Seat, attacks: readonly Act[]): Text[] {
  const identity = match.identity(seat);
  const felt = attacks.slice(identity.statuses.includes('tough') ? 1 : 0);
  const damage = felt.reduce((sum, { amount, undefended = amount }) => sum + undefended, 0);
  const left = remaining(match, identity);
  return damage > 0 && damage >= left ? [text('danger-hero', { who: { seat }, damage, left })] : [];
}

const targetOf = (match: Match): { target: number } => {
  const target = targetThreat(match);
  return { target: Number.isFinite(target) ? target : 0 };
};
