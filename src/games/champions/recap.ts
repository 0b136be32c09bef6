import { type Arg, type LogEntry, type Recap, type Seat, type Text, text } from '../../kernel/index.js';
import type { Kind } from './card.js';
import { forecast, targetOf } from './forecast/index.js';
import { looking } from './looking.js';
import { kindTold } from './pool.js';
import type { Match, Pool } from './rules/match.js';
import { otherSide } from './rules/table/form.js';
import type { ChampionsState } from './state.js';
import { toldCounters } from './view.js';

/** The villain phase in retrospect, and the next one by what lies open. */
export const recapWith = (pool: Pool): Recap<ChampionsState> => ({
  after: 'log-phase-end',
  before: 'log-round',
  told: (state, lines, since = [], reader) => told(looking(state, pool), lines, since, reader),
  forecast: state => forecast(looking(state, pool)),
});

/** `since`: what has been told since the phase was over. What that has changed, and no line of the phase tells, is left out. */
function told(match: Match, lines: readonly LogEntry[], since: readonly LogEntry[], reader: Seat | undefined): Text[] {
  const hurt = harmIn(match, lines, reader);
  const came = [...fallenIn(lines), ...schemeTold(match, lines, since)];
  return [
    ...(hurt.length === 0 ? unhurt(came) : [text('recap-damage', { what: { list: hurt } }), ...came]),
    ...revealedIn(match, lines, reader),
    ...sidesTold(match, lines, since),
    ...match.order.flatMap(seat => lostBy(lines, seat)),
    ...countersTold(match, lines, since),
    ...(since.some(movesMinions) ? [] : match.order.flatMap(seat => engagedWith(match, seat))),
  ];
}

/** That nobody was hurt says little: the same line tells what came of the threat, which a menu with room for one line needs more. */
function unhurt(came: readonly Text[]): readonly Text[] {
  const [next, ...others] = came;
  const isThreat = next?.id === 'recap-threat' || next?.id === 'recap-steady';
  return isThreat ? [text('recap-unhurt-but', { next }), ...others] : [text('recap-unhurt'), ...came];
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

const isMain = ({ pool }: Match, what: Arg | undefined): boolean => kindTold(pool, what) === 'main_scheme';

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

/** What encounter cards came, the reader's first, and to whom where several play. */
function revealedIn({ state }: Match, lines: readonly LogEntry[], reader: Seat | undefined): Text[] {
  const isTheirs = ({ args }: LogEntry): boolean => isSeat(args?.who, reader);
  const theirsFirst = [...lines].sort((one, other) => Number(isTheirs(other)) - Number(isTheirs(one)));
  const list = theirsFirst.flatMap(({ id, args: { who, card } = {} }): Arg[] => {
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
    return id === 'log-discard' && isSeat(who, seat) && card !== undefined ? [card] : [];
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

/** Who was defeated, and who of the others took how much damage: the reader first, then heroes, allies and enemies. */
function harmIn(match: Match, lines: readonly LogEntry[], reader: Seat | undefined): Text[] {
  const harmed = new Map<string, { readonly what: Arg; amount: number; falls: number }>();
  for (const { id, args } of lines) {
    if ((id !== 'log-damage' && id !== 'log-defeated') || args?.what === undefined) continue;
    const key = JSON.stringify(args.what);
    const one = harmed.get(key) ?? { what: args.what, amount: 0, falls: 0 };
    if (id === 'log-defeated') one.falls++;
    else one.amount += Number(args.amount ?? 0);
    harmed.set(key, one);
  }
  const own = reader === undefined ? undefined : identityOf(match, lines, reader);
  const rank = ({ what }: { readonly what: Arg }): number => rankOf(match, what, own);
  return [...harmed.values()]
    .sort((one, other) => rank(one) - rank(other))
    .flatMap(({ what, amount, falls }) =>
      falls > 0
        ? Array.from({ length: falls }, () => text('recap-defeated', { what }))
        : amount > 0
          ? [text('recap-hurt', { what, amount })]
          : [],
    );
}

/** A player's identity; who is out has it no more, but is told to be out by its name. */
function identityOf(match: Match, lines: readonly LogEntry[], seat: Seat): string | undefined {
  const out = lines.find(({ id, args }) => id === 'log-eliminated' && isSeat(args?.who, seat))?.args?.card;
  return typeof out === 'object' && 'card' in out ? out.card : match.find(match.player(seat).identity)?.card;
}

const RANKS: Partial<Record<Kind, number>> = { hero: 1, alter_ego: 1, ally: 2 };

function rankOf(match: Match, what: Arg, own: string | undefined): number {
  if (typeof what !== 'object' || !('card' in what)) return ENEMY;
  if (own !== undefined && [own, otherSide(own)].includes(what.card)) return 0;
  return RANKS[match.kindOf(what.card)] ?? ENEMY;
}

const ENEMY = 3;

const isSeat = (who: Arg | undefined, seat: Seat | undefined): boolean =>
  typeof who === 'object' && 'seat' in who && who.seat === seat;

const placedOn = (lines: readonly LogEntry[], scheme: Arg): number =>
  lines.reduce(
    (sum, { id, args }) => (id === 'log-threat' && isSame(args?.what, scheme) ? sum + Number(args?.amount) : sum),
    0,
  );
