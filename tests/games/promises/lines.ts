import { looking } from '../../../src/games/champions/looking.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { cards as rechargeCards } from '../../../src/games/recharge/cards/index.js';
import { looking as lookingAt } from '../../../src/games/recharge/rules/match.js';
import { ratingOf } from '../../../src/games/recharge/rules/rating.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import type { SmashState } from '../../../src/games/smash/state.js';
import type { SquadState } from '../../../src/games/squad/state.js';
import type { LogEntry } from '../../../src/kernel/index.js';
import { pool, rawNumberOn } from './champions.js';
import { numberIn, seatIn } from './course.js';

/** What of a table lines speak of, as numbers by name. */
export type Frame = Readonly<Record<string, number>>;

/** One way in which a line of numbers is true: told from the table as the last line or question left it, and as it stands now. */
export type Truth = (line: LogEntry, before: Frame, after: Frame) => boolean;

/** How lines of a game are held against its table. */
export interface Ledger<S = never> {
  frameOf(state: S): Frame;
  readonly truths: Readonly<Record<string, Truth>>;
}

const sum = (counters: readonly number[]): number => counters.reduce((one, other) => one + other, 0);
/** A number of the player whom a line is about has grown by what it says. */
const grown =
  (what: string, by: string, sign = 1): Truth =>
  (line, before, after) => {
    const name = `${what} ${seatIn(line)}`;
    return (after[name] as number) - (before[name] as number) === sign * numberIn(line, by);
  };
/** A number stands where the line says. */
const stands =
  (what: string, as: string): Truth =>
  (line, _, after) =>
    after[what] === numberIn(line, as);
const listed = ({ args }: LogEntry, name: string): number => {
  const list = args?.[name];
  return typeof list === 'object' && 'list' in list ? list.list.length : -1;
};

/** How many cards its player reads that they have drawn. A deck that was made again in the middle has a line of its own before. */
const drawn = ({ secret }: LogEntry): number => {
  const cards = secret?.args?.cards;
  return typeof cards === 'object' && 'list' in cards ? cards.list.length : -1;
};

const zones = (players: readonly { readonly [zone: string]: unknown }[], names: readonly string[]): Frame =>
  Object.fromEntries(
    players.flatMap((player, seat) =>
      names.map(name => [`${name} ${seat}`, (player[name] as readonly unknown[]).length]),
    ),
  );

const lost: Truth = (line, before, after) =>
  listed(line, 'cards') === numberIn(line, 'count') && grown('deck', 'count', -1)(line, before, after);

const squad: Ledger<SquadState> = {
  frameOf: state => ({
    ...zones(state.players as never, ['deck', 'hand', 'discard']),
    power: state.power,
    turn: state.turn,
    dealt: state.attacks.at(-1)?.dealt ?? 0,
    hit: state.hits.at(-1)?.amount ?? 0,
  }),
  truths: {
    'log-turn': (line, before, after) =>
      stands('turn', 'turn')(line, before, after) && stands('power', 'power')(line, before, after),
    'log-power': (line, before, after) =>
      stands('power', 'power')(line, before, after) &&
      (line.args?.way === 'up') === (after.power as number) > (before.power as number),
    'log-draw': grown('hand', 'count'),
    'log-heal': grown('deck', 'count'),
    'log-damage': lost,
    'log-damage-stopped': lost,
    'log-dealt': stands('dealt', 'amount'),
    'log-hit': stands('hit', 'amount'),
    'log-discard-deck': lost,
  },
};

const rechargePool = new Map(rechargeCards.map(card => [card.id, card]));
const recharge: Ledger<RechargeState> = {
  frameOf: state => ({
    ...zones(state.players as never, ['draw', 'hand', 'discard']),
    ...Object.fromEntries(
      state.players.flatMap(({ venture, victory, reserve }, seat) => [
        [`rating ${seat}`, ratingOf(lookingAt(state, rechargePool), seat)],
        [`venture ${seat}`, sum(venture)],
        [`reserve ${seat}`, sum(reserve)],
        [`victory ${seat}`, sum(victory)],
      ]),
    ),
  }),
  truths: {
    'log-start': (line, _, after) => after[`rating ${seatIn(line)}`] === numberIn(line, 'rating'),
    'log-attach': (line, _, after) => after[`rating ${seatIn(line)}`] === numberIn(line, 'rating'),
    'log-venture': (line, before, after) =>
      grown('venture', 'value')(line, before, after) && grown('reserve', 'value', -1)(line, before, after),
    'log-ante': grown('reserve', 'value', -1),
    'log-concession-paid': grown('reserve', 'value', -1),
    'log-counter-back': grown('reserve', 'value'),
    'log-collect': (line, before, after) =>
      grown('victory', 'points')(line, before, after) && after[`victory ${seatIn(line)}`] === numberIn(line, 'total'),
    'log-draw': grown('hand', 'count'),
    'log-restock': grown('draw', 'count'),
  },
};

const smash: Ledger<SmashState> = {
  frameOf: state => ({
    ...zones(state.teams as never, ['deck', 'hand', 'discard', 'stack', 'defeated']),
    turn: state.turn,
  }),
  truths: { 'log-turn': stands('turn', 'turn'), 'log-draw': line => drawn(line) === numberIn(line, 'count') },
};

/** Some card of that name has come to the number that a line tells, from one that differs by what it says. */
const onCard =
  (amount: string, now: string, sign: number): Truth =>
  (line, before, after) => {
    const name = JSON.stringify(line.args?.what);
    const [by, to] = [numberIn(line, amount), numberIn(line, now)];
    // One that has come into play since has no number before that.
    return Object.keys({ ...before, ...after }).some(key => {
      const is = after[key] ?? 0;
      const was = before[key] ?? is - sign * by;
      return key.endsWith(name) && Math.max(0, is) === to && is - was === sign * by;
    });
  };

const champions: Ledger<ChampionsState> = {
  frameOf: state => {
    const match = looking(state, pool);
    return {
      ...zones(state.players as never, ['deck', 'hand', 'discard']),
      ...Object.fromEntries(
        state.play.map(one => [`${one.id} ${JSON.stringify(match.name(one))}`, rawNumberOn(match, one)]),
      ),
      round: state.round,
      acceleration: state.acceleration,
    };
  },
  truths: {
    'log-round': stands('round', 'round'),
    'log-acceleration': stands('acceleration', 'count'),
    'log-draw': line => drawn(line) === numberIn(line, 'count'),
    'log-damage': onCard('amount', 'left', -1),
    'log-heal': onCard('amount', 'left', 1),
    'log-threat': onCard('amount', 'threat', 1),
    'log-threat-removed': onCard('amount', 'threat', -1),
    'log-counters': onCard('amount', 'now', 1),
    'log-counters-removed': onCard('amount', 'now', -1),
    'log-discard-top': lost,
  },
};

export const LEDGERS: Readonly<Record<string, Ledger>> = {
  squad: squad as Ledger,
  recharge: recharge as Ledger,
  smash: smash as Ledger,
  champions: champions as Ledger,
};
