import { text } from '../../kernel/index.js';
import { isBye } from '../../leagues/field.js';
import { roundsOf } from '../../leagues/formats/index.js';
import type { Night, NightRound, NightTable } from '../../leagues/night.js';
import type { SeasonStanding } from '../../leagues/standings/season.js';
import { BREAKS, type BreakId, breaksOf, type Standing, standings } from '../../leagues/standings/standings.js';
import { clip } from '../render/escape.js';
import type { Say } from '../render/say.js';
import { mentionIn, nameIn } from './verdicts.js';

/** A table in words: a row of headings and rows of cells, the second column being names. */
export interface TextTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How everybody stands, with what the order comes from. */
export function standingsTable(night: Night, say: Say): TextTable {
  const shown = breaksOf(night.plan.format).filter(id => BREAKS[id] !== 'hidden');
  const label = (id: string): string => say.plain(text(`league-column-${id}`));
  return {
    head: [...['place', 'player', 'record'].map(label), ...shown.map(label)],
    rows: standings(night).map(standing => [
      `${standing.place}`,
      `${nameIn(night, standing.player)}${standing.out ? ' †' : ''}`,
      `${standing.won + standing.byes}-${standing.drawn}-${standing.lost}`,
      ...shown.map(id => cell(id, standing)),
    ]),
  };
}

function cell(id: BreakId, { values }: Standing): string {
  const value = values.find(one => one.id === id)?.value ?? 0;
  if (!Number.isFinite(value)) return '–';
  switch (BREAKS[id]) {
    case 'share':
      return (value / 10_000).toFixed(1);
    case 'yes':
      return value > 0 ? '✓' : '–';
    case 'rounds':
      return `${Math.abs(value)}`;
    case 'number':
    case 'hidden':
      return `${value}`;
  }
}

/** What decides the order, in words, from first to last. */
export const orderInWords = (night: Night, say: Say): string =>
  breaksOf(night.plan.format)
    .map((id, at) => `${at + 1}. ${say(text(`league-break-${id}`))}`)
    .join('\n');

export function seasonRows(table: readonly SeasonStanding[], nameOf: (player: string) => string, say: Say): TextTable {
  const label = (id: string): string => say.plain(text(`league-column-${id}`));
  return {
    head: ['place', 'player', 'points', 'nights', 'won'].map(label),
    rows: table.map(({ player, place, points, nights, first }) => [
      `${place}`,
      nameOf(player),
      `${points}`,
      `${nights}`,
      `${first}`,
    ]),
  };
}

/** As many whole parts as there is room for; what is left out is counted. */
export function fitting(parts: readonly string[], between: string, room: number, say: Say): string {
  const kept: string[] = [];
  let length = 40;
  for (const part of parts) {
    length += part.length + between.length;
    if (length > room) break;
    kept.push(part);
  }
  const rest = parts.length - kept.length;
  return [...kept, ...(rest === 0 ? [] : [say(text('league-more-rows', { n: rest }))])].join(between);
}

const NAME = 14;

/** Characters side by side on a phone. */
const WIDTH = 33;

/** A table as text of equal width, of as many rows as there is room for; the rest is counted. Columns that are too many for a phone are left out, the last first. */
export function inColumns({ head, rows }: TextTable, room: number, say: Say): string {
  const whole = [head, ...rows].map(row => row.map((one, at) => (at === 1 ? clip(one.replace(/`/g, "'"), NAME) : one)));
  const widths = head.map((_, at) => Math.max(...whole.map(row => [...(row[at] ?? '')].length)));
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, at));
  const cut = whole.map(row => row.filter((_, at) => at < 4 || (ends[at] as number) <= WIDTH));
  const line = (row: readonly string[]): string =>
    row
      .map((one, at) => {
        const pad = ' '.repeat((widths[at] ?? 0) - [...one].length);
        return at === 1 ? one + pad : pad + one;
      })
      .join(' ')
      .trimEnd();
  const lines = cut.map(line);
  const shown: string[] = [];
  let length = 40;
  for (const one of lines) {
    length += one.length + 1;
    if (length > room) break;
    shown.push(one);
  }
  const rest = lines.length - shown.length;
  const block = `\`\`\`\n${shown.join('\n')}\n\`\`\``;
  return rest === 0 ? block : `${block}\n${say(text('league-more-rows', { n: rest }))}`;
}

/** A round with its tables, how they ended, and the seed they came from. */
export function roundInWords(night: Night, round: NightRound, say: Say): string[] {
  return round.tables.map(table => tableInWords(night, table, say));
}

function tableInWords(night: Night, table: NightTable, say: Say): string {
  const who = table.players.map(player => mentionIn(night, player)).join(' – ');
  if (isBye(night, table)) return `**${table.n}** ${who} · ${say(text('league-bye'))}`;
  const thread = table.matches.at(-1)?.channel;
  const where = thread === undefined || thread === night.plan.channel ? '' : ` · <#${thread}>`;
  const how = table.result === null ? where : ` · ${resultInWords(night, table, say)}`;
  return `**${table.n}** ${who}${how}`;
}

function resultInWords(night: Night, { players, result, settled }: NightTable, say: Say): string {
  const mark =
    settled === 'corrected'
      ? ` ${say(text('league-corrected'))}`
      : settled === 'awarded'
        ? ` ${say(text('league-awarded'))}`
        : '';
  if (result === null) return '';
  if (result.feat !== undefined) {
    const { won, rounds, effort } = result.feat;
    return `${say(text('league-feat', { won: won ? 'yes' : 'no', rounds, effort }))}${mark}`;
  }
  const first = players.filter((_, at) => result.places[at] === 1);
  if (first.length === 0) return `${say(text('league-nobody'))}${mark}`;
  if (first.length === players.length && players.length > 1) return `${say(text('league-drawn'))}${mark}`;
  const score = result.wins === undefined ? '' : ` ${[...result.wins].sort((one, other) => other - one).join(':')}`;
  const names = first.map(player => nameIn(night, player)).join(', ');
  return `${say(text('league-won', { who: names }))}${score}${mark}`;
}

export const roundTitle = (night: Night, n: number, say: Say): string =>
  say.plain(text('league-round', { n, of: roundsOf(night) ?? 0 }));
