import { subtext } from 'discord.js';
import { type Drama, faceOf, isEcho, type LogEntry, type Seat, standing, type Text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import type { Records } from '../../matches/record/records.js';
import { comingFor, FAR_BACK, recapParts } from '../board/recap.js';
import { briefly } from '../render/log.js';
import type { Translator } from '../render/translator.js';

/** As many lines of news as a menu shows. */
export const NEWS = 6;

/** A line of what has happened. */
export interface News {
  readonly said: string;
  /** How soon it gives way where there isn't room for all: the higher, the sooner. */
  readonly rank: number;
  /** Whether its reader's own answer did it. */
  readonly isMine: boolean;
}

/** Which lines are news to somebody. */
export interface Unread {
  /** The last line that they have seen; null where that is not known. */
  readonly since: number | null;
  /** The last line of what their own answer did. */
  readonly mine: number;
}

/** As many lines as there is room for, in their order. */
export function keptNews(news: readonly News[], most: number): News[] {
  const kept = new Set([...news].sort((one, other) => one.rank - other.rank).slice(0, Math.max(0, most)));
  return news.filter(one => kept.has(one));
}

/**
 * What somebody may read of what has happened since their last look; the newest of it where none is known, so that nobody is
 * asked without knowing why. Where the game has acted by itself meanwhile, it begins with what that came to.
 */
export async function newsIn(
  records: Pick<Records, 'linesAfter'>,
  look: Look,
  seat: Seat,
  say: Translator,
  { since, mine }: Unread,
): Promise<News[]> {
  const { game } = look;
  // That something was undone is told; what it was is no news any more.
  const fresh = standing(await linesSince(records, look, since));
  const acted = fresh.findLastIndex(({ id }) => id === game.recap?.before);
  const recap = acted < 0 ? { told: [], ahead: [] } : await recapParts(look, records, { seat });
  // What the phase came to stands for its lines.
  const from = recap.told.length === 0 ? 0 : acted + 1;
  const lines = fresh
    .filter((line, at) => at >= from || isGain(line, seat, game.drama))
    .filter((line, at, all) => !isAgain(line, all[at - 1], game.drama))
    .map((line, at, all) => ({
      ...line,
      face: faceOf(line, seat),
      isGain: isGain(line, seat, game.drama),
      isRoutine: isRoutine(line, all[at - 1], game.drama),
    }));
  // What the game does by itself is nobody's own, even where an answer has let it begin.
  const begun = fresh.findLast(({ id }) => id === game.recap?.after)?.n ?? mine;
  const isOwn = (line: LogEntry): boolean =>
    since !== null && line.n <= Math.min(mine, begun) && !isDeedOfAnother(line, seat, game.drama);
  const own = lines.filter(line => !line.isRoutine && isOwn(line));
  const others = lines.filter(line => !line.isRoutine && !isOwn(line));
  // At a first look what every turn brings is no news: it's on the screen.
  const routine = since === null ? [] : lines.filter(line => line.isRoutine).reverse();
  // What the game will do to them is said with the question already.
  const coming = comingFor(look, seat);
  const ahead = recap.ahead.filter(({ id }) => coming.every(line => line.id !== id));
  const faces = (some: readonly { readonly face: Text }[]): Text[] => some.map(({ face }) => face);
  const ranked = [
    // What they did themselves, and what they've got by it that only they can see.
    ...faces(own.slice(0, 1)),
    ...faces(routine.filter(line => line.isGain)),
    ...recap.told,
    // Of what others did the newest: that is what they are asked about.
    ...faces(others).reverse(),
    ...faces(own.slice(1)),
    ...ahead,
    ...faces(routine.filter(line => !line.isGain)),
  ].slice(0, NEWS);
  const newsOf = (face: Text, isMine: boolean): News[] => {
    const rank = ranked.indexOf(face);
    const said = rank < 0 ? '' : briefly(face, say).trim();
    return said === '' ? [] : [{ said: subtext(said), rank, isMine }];
  };
  return [
    ...[...recap.told, ...ahead].flatMap(face => newsOf(face, false)),
    ...lines.flatMap(line => newsOf(line.face, isOwn(line))),
  ];
}

type Told = Pick<Drama, 'echoes' | 'routine' | 'deeds'>;

/** Whether a line shows its reader alone which cards have come to them. */
const isGain = ({ id, secret }: LogEntry, seat: Seat, { routine = [] }: Told = {}): boolean =>
  secret?.seats.includes(seat) === true && routine.includes(id);

/** Whether a line tells what another player has done. */
function isDeedOfAnother({ id, args }: LogEntry, seat: Seat, { deeds = [] }: Told = {}): boolean {
  const who = args?.who;
  return deeds.includes(id) && typeof who === 'object' && 'seat' in who && who.seat !== seat;
}

/** Whether a line only says again what the one before it said, or what that one implies. What every turn brings may be told. */
const isAgain = (line: LogEntry, before: LogEntry | undefined, drama: Told = {}): boolean =>
  before !== undefined &&
  (before.id === line.id || drama.routine?.includes(line.id) !== true) &&
  isEcho(line, before, drama);

/** Whether a line tells what every turn brings. It doesn't where somebody else has brought it, such as a card to draw. */
const isRoutine = (line: LogEntry, before: LogEntry | undefined, drama: Told = {}): boolean =>
  drama.routine?.includes(line.id) === true && !(before !== undefined && isForAnother(line, before, drama));

/** Whether what a line tells follows from the one before it, for somebody else. */
const isForAnother = (line: LogEntry, before: LogEntry, drama: Told): boolean =>
  before.id !== line.id && drama.echoes?.[line.id]?.includes(before.id) === true && !isEcho(line, before, drama);

/** The newest lines that a look has, and those before that it lacks. */
async function linesSince(
  records: Pick<Records, 'linesAfter'>,
  { match, lately }: Look,
  since: number | null,
): Promise<readonly LogEntry[]> {
  if (since === null) return lately;
  const from = Math.max(since, match.lines - FAR_BACK);
  if ((lately[0]?.n ?? 0) <= from + 1) return lately.filter(({ n }) => n > from);
  return records.linesAfter(match.id, from, match.lines - from);
}
