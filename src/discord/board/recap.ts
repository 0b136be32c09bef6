import {
  type Forecast,
  type LogEntry,
  lastPhase,
  optionsOf,
  type Seat,
  standing,
  type Text,
} from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import type { Records } from '../../matches/record/records.js';
import { END } from '../render/choose-rows.js';

/** As many lines as the longest phase of a game may have. */
export const FAR_BACK = 250;

const NOTHING: Forecast = { lines: [], dangers: [] };

/** What lies ahead by what everybody sees; nothing where the game does not act by itself, or is over. */
export const forecastOf = ({ table, game }: Pick<Look, 'table' | 'game'>): Forecast =>
  table === null || table.outcome !== null ? NOTHING : (game.recap?.forecast(table.state) ?? NOTHING);

/** What could end the match, or take that seat out of it, when the game acts next. */
export const dangersFor = (look: Pick<Look, 'table' | 'game'>, seat: Seat): readonly Text[] =>
  forecastOf(look).dangers.filter(line => concerns(line, seat));

/** What the game will do to a seat next, where that seat may end its turn now. */
export function comingFor(look: Pick<Look, 'table' | 'game'>, seat: Seat): readonly Text[] {
  const prompt = look.table?.prompts.find(open => open.seat === seat);
  const mayEnd = prompt !== undefined && optionsOf(prompt).some(({ key }) => key === END);
  return mayEnd ? forecastOf(look).lines.filter(line => seatOf(line) === seat) : [];
}

/** What the game's last phase came to, and what comes next. */
export interface RecapParts {
  readonly told: readonly Text[];
  readonly ahead: readonly Text[];
}

type Told = Pick<Look, 'match' | 'table' | 'game'>;
/** With `seat` only what concerns that seat or everybody; with `until` what was over by that line. */
type Whose = { readonly seat?: Seat; readonly until?: number };

/**
 * Nothing where the game does not act by itself, or has not yet. A match that is over needs none, but where its course is
 * told: it may have ended before the phase was told.
 */
export async function recapParts(
  look: Told,
  records: Pick<Records, 'linesAfter'>,
  { seat, until }: Whose = {},
): Promise<RecapParts> {
  const nothing = { told: [], ahead: [] };
  const { match, table, game } = look;
  if (game.recap === undefined || table === null || (table.outcome !== null && until === undefined)) return nothing;
  const end = until ?? match.lines;
  const lines: readonly LogEntry[] = await records.linesAfter(match.id, Math.max(0, end - FAR_BACK), FAR_BACK);
  const phase = lastPhase(
    lines.filter(({ n }) => n <= end),
    game.recap,
  );
  const since = until === undefined ? [] : await records.linesAfter(match.id, until, FAR_BACK);
  // Told late, it may have been undone meanwhile.
  const isUndone = until !== undefined && !standing([...lines, ...since]).some(({ n }) => n === until);
  if (phase === null || isUndone) return nothing;
  const theirs = (said: readonly Text[]): readonly Text[] =>
    seat === undefined ? said : said.filter(line => concerns(line, seat));
  return { told: theirs(game.recap.told(table.state, phase, since, seat)), ahead: theirs(forecastOf(look).lines) };
}

/** The same in this order. */
export async function recapLines(
  look: Told,
  records: Pick<Records, 'linesAfter'>,
  whose: Whose = {},
): Promise<readonly Text[]> {
  const { told, ahead } = await recapParts(look, records, whose);
  return [...told, ...ahead];
}

/** Whether it is about that seat, or about no seat of its own. */
function concerns(line: Text, seat: Seat): boolean {
  const whose = seatOf(line);
  return whose === null || whose === seat;
}

/** The seat that a line is about; null where it's about none. */
function seatOf({ args }: Text): Seat | null {
  const who = args?.who;
  return typeof who === 'object' && 'seat' in who ? who.seat : null;
}
