import {
  type AnsweredBy,
  awaited,
  type MatchFacts,
  type Move,
  type Outcome,
  type Seat,
  standing,
} from '../kernel/index.js';
import { scoreAfter } from '../matches/lobby/lobby.js';
import { readTerms } from '../matches/lobby/terms.js';
import { decksOf, type Look } from '../matches/matches.js';
import { gaveUp } from '../matches/play/look.js';
import { isPractice } from '../opponents/index.js';
import type { MatchRow, Store } from '../store/port.js';
import type { At } from './events.js';
import type { Feat, Result, Tabled } from './field.js';
import { isKnockout } from './formats/bracket.js';
import { type Night, stoodStill, tableAt } from './night.js';

/** What came of a table by the match that ended its series. Who did not sit there was absent. */
export function resultFrom({ seats, terms, outcome }: MatchRow, players: readonly string[], feat: Feat | null): Result {
  if (outcome === null) throw new Error('a match that is not over has no result');
  const seatOf = (player: string): Seat | undefined => seats.find(seat => seat.player === player)?.seat;
  const read = readTerms(terms);
  if (feat !== null) return { places: players.map(player => (seatOf(player) === undefined ? null : 1)), feat };
  if (read.bestOf === 1) return { places: players.map(player => placeOf(outcome, seatOf(player))) };
  return byScore(players, scoreAfter({ outcome, seats }, read));
}

/** What came of a table by the matches of its series that are over. */
export function byScore(players: readonly string[], score: Readonly<Record<string, number>>): Result {
  const wins = players.map(player => score[player] ?? 0);
  return { places: wins.map(mine => 1 + wins.filter(other => other > mine).length), wins };
}

/** Equal places tie, and take up as many as they are. */
function placeOf({ places }: Outcome, seat: Seat | undefined): number | null {
  const mine = seat === undefined ? undefined : places[seat];
  return mine === undefined ? null : 1 + places.filter(place => place < mine).length;
}

/** Whether a bracket needs another match at this table: nobody has won. */
export const undecided = (table: Tabled, { places }: Result): boolean =>
  isKnockout(table) && places.length > 1 && places.every(place => place === 1);

/** How far partners came against the game; null where people played each other. */
export async function featOf(store: Pick<Store, 'log'>, { match, game }: Played): Promise<Feat | null> {
  const together = match.outcome?.together;
  if (together === undefined) return null;
  const facts = await factsOf(store, { match, game });
  return { won: together === 'won', rounds: facts.turns, effort: game.effort?.(facts) ?? 0 };
}

/** How many turns a match has had. */
export const turnsOf = async (store: Pick<Store, 'log'>, look: Played): Promise<number> =>
  (await factsOf(store, look)).turns;

type Played = Pick<Look, 'match' | 'game'>;

const factsOf = async (store: Pick<Store, 'log'>, { match, game }: Played): Promise<MatchFacts> =>
  game.facts(standing(await store.log(match.id, 0, match.lines)), decksOf(match));

/** A match of a table, and those that followed it in its series, in their order. */
export async function seriesOf(store: Pick<Store, 'match' | 'matchesOf'>, id: string): Promise<MatchRow[]> {
  const [first, more] = [await store.match(id), await store.matchesOf({ series: id })];
  const later = more.sort((one, other) => readTerms(one.terms).round - readTerms(other.terms).round);
  return first === null ? later : [first, ...later];
}

/** Who could still give up a match that is under way. */
export function inPlay(look: Look): string[] {
  const { status, seats } = look.match;
  if (status !== 'playing' && status !== 'halted') return [];
  const gone = gaveUp(look);
  return seats.flatMap(({ seat, player }) => (player === null || gone.includes(seat) ? [] : [player]));
}

const answeredBy = (moves: readonly Move[], seat: Seat, who: AnsweredBy): boolean =>
  moves.some(move => move.type === 'answer' && move.seat === seat && move.by === who);

/** Who has answered something in a match themselves. */
export async function playedIn(store: Pick<Store, 'history'>, { id, seats }: MatchRow): Promise<string[]> {
  const moves = (await store.history(id))?.moves ?? [];
  return seats.flatMap(({ seat, player }) => (player !== null && answeredBy(moves, seat, 'player') ? [player] : []));
}

/**
 * Who has not come to a table that waits for them: they have no deck, or have never answered though asked for at least
 * `grace` milliseconds while the night went on, or a default has stood in for them. Never anybody who has done something there.
 */
export async function notThere(
  store: Pick<Store, 'history'>,
  look: Look,
  { now, grace, night }: { readonly now: number; readonly grace: number; readonly night: Night },
): Promise<string[]> {
  const { match, table } = look;
  const people = match.seats.filter(seat => seat.player !== null && !isPractice(seat));
  if (match.status === 'choosing')
    return people.filter(({ deck }) => deck === null).map(({ player }) => player as string);
  if (match.status !== 'playing' || table === null) return [];
  const staying = inPlay(look);
  const moves = (await store.history(match.id))?.moves ?? [];
  const by = (seat: Seat, who: 'player' | 'default'): boolean => answeredBy(moves, seat, who);
  const { waits = {} } = readTerms(match.terms);
  const waitedFor = awaited(table.prompts).filter(({ seat }) => {
    const { since = now } = waits[seat] ?? {};
    return since + stoodStill(night, since) + grace <= now;
  });
  return people
    .filter(
      ({ seat, player }) =>
        staying.includes(player ?? '') &&
        !by(seat, 'player') &&
        (by(seat, 'default') || waitedFor.some(prompt => prompt.seat === seat)),
    )
    .map(({ player }) => player as string);
}

/** Whether a match is the one that its table of a night waits for. */
export function isWaitedFor(night: Night, at: At, match: MatchRow): boolean {
  const table = tableAt(night, at.round, at.table);
  if (night.phase !== 'running' || table === undefined || table.result !== null) return false;
  if ((match.series ?? match.id) !== table.matches.at(-1)?.id) return false;
  return !match.seats.some(({ player }) => player !== null && table.absent.includes(player));
}
