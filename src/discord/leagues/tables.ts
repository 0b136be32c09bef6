import { bold, channelLink } from 'discord.js';
import { gameOf } from '../../games/index.js';
import { type Text, text } from '../../kernel/index.js';
import { isBye, type Result } from '../../leagues/field.js';
import { drawOf } from '../../leagues/formats/draw.js';
import { formatOf, roundsOf } from '../../leagues/formats/index.js';
import type { Night, NightRound, NightTable } from '../../leagues/night.js';
import type { Break } from '../../leagues/standings/breaks.js';
import type { SeasonStanding } from '../../leagues/standings/season.js';
import { hasWon, type Standing, standings } from '../../leagues/standings/standings.js';
import type { Column, Mark, Table } from '../../pictures/index.js';
import { clip, plainName } from '../render/escape.js';
import { linkTo } from '../render/link.js';
import { scoreText } from '../render/score.js';
import type { Translator } from '../render/translator.js';
import { rulesetTitle } from './modular.js';
import { nameIn, teamIn, titleOf } from './names.js';

/** How everybody stands, with what the order comes from. */
export function standingsTable(night: Night, say: Translator): Table {
  const { breaks, ranks } = formatOf(night.plan);
  const record = hasRecord(night);
  const shown = breaks.filter(one => one.shown !== 'hidden');
  const column = columnIn(say);
  return {
    title: `${plainName(titleOf(night))} · ${say.plain(text(night.phase === 'over' ? 'league-final' : 'league-standings'))}`,
    columns: [
      column('place'),
      column('player', 'words'),
      ...(ranks === 'teams' ? [column('team')] : []),
      column(record ? 'record' : 'table'),
      ...shown.map(({ id }) => column(id)),
    ],
    rows: standings(night).map(standing => ({
      cells: [
        `${standing.place}`,
        plainName(nameIn(night, standing.player, say)),
        ...(ranks === 'teams' ? [teamOf(night, standing, say)] : []),
        record ? `${standing.won + standing.byes}-${standing.drawn}-${standing.lost}` : tableOf(night, standing),
        ...shown.map(one => cell(one, standing, say)),
      ],
      ...markOf(night, standing, say),
    })),
  };
}

/** Whether standings count what each player has won; who plays together has a table instead. */
export const hasRecord = ({ plan }: Night): boolean => formatOf(plan).together !== true;

/** Who sat together: they have the same number. */
const tableOf = ({ rounds }: Night, { player }: Standing): string =>
  `${rounds.flatMap(({ tables }) => tables).find(({ players }) => players.includes(player))?.n ?? '–'}`;

/** Who plays together: they have the same name, cut to what a column has room for. */
function teamOf(night: Night, { player }: Standing, say: Translator): string {
  const team = teamIn(night, player);
  return team === null ? '' : clip(plainName(say.plain(team)), TEAM);
}

const TEAM = 12;

/** Who has won the night, and who has left it. */
function markOf(night: Night, standing: Standing, say: Translator): { mark?: Mark } {
  const words = (id: string): string => say.plain(text(`league-mark-${id}`));
  if (isWinner(night, standing)) return { mark: { icon: 'place', words: words('won'), weight: 'strong' } };
  return standing.out ? { mark: { icon: 'gone', words: words('left'), weight: 'faint' } } : {};
}

/** Whether somebody has won a night that is over. */
export const isWinner = ({ phase }: Night, standing: Standing): boolean =>
  phase === 'over' && standing.place === 1 && hasWon(standing);

const columnIn =
  (say: Translator) =>
  (id: string, kind: Column['kind'] = 'number'): Column => ({ label: say.plain(text(`league-column-${id}`)), kind });

function cell({ id, shown }: Break, { values }: Standing, say: Translator): string {
  const value = values.find(one => one.id === id)?.value ?? 0;
  if (!Number.isFinite(value)) return '–';
  switch (shown) {
    case 'share':
      return say.plain(text('league-share', { share: value / 10_000 }));
    case 'yes':
      return value > 0 ? '✓' : '–';
    case 'least':
      return `${Math.abs(value)}`;
    case 'number':
    case 'hidden':
      return `${value}`;
  }
}

/** What decides the order, in words, from first to last. */
export const orderInWords = (night: Night, say: Translator): string =>
  formatOf(night.plan)
    .breaks.map(({ id }, at) => `${at + 1}. ${say(text(`league-break-${id}`))}`)
    .join('\n');

/** A season by its nights that are over. */
export function seasonTable(
  season: string,
  standing: readonly SeasonStanding[],
  nameOf: (player: string) => string,
  say: Translator,
): Table {
  const column = columnIn(say);
  return {
    title: say.plain(text('league-season', { season })),
    columns: [column('place'), column('player', 'words'), ...['points', 'nights', 'won'].map(id => column(id))],
    rows: standing.map(({ player, place, points, nights, counted, first }) => ({
      cells: [
        `${place}`,
        plainName(nameOf(player)),
        `${points}`,
        counted < nights ? `${counted}/${nights}` : `${nights}`,
        `${first}`,
      ],
    })),
  };
}

/** The tables of a round: who meets there, and how it ended, or a link to where it is played. Byes stand together, below. */
export function roundInWords(night: Night, round: NightRound, say: Translator, how: { links: boolean }): string[] {
  const [byes, played] = [true, false].map(bye => round.tables.filter(table => isBye(night, table) === bye));
  const free = (byes ?? []).flatMap(({ players }) => players.map(player => nameIn(night, player, say)));
  return [
    ...(played ?? []).map(table => tableInWords(night, table, say, how.links)),
    ...(free.length === 0 ? [] : [say(text('league-byes', { who: { list: free } }))]),
  ];
}

/** A table of a round: who meets there, and how it ended. */
export function tableInWords(night: Night, table: NightTable, say: Translator, links = false): string {
  const { n, players, matches, result } = table;
  const label = bold(`${n}`);
  const against = villainAt(night, table, say);
  const beaten = result === null ? null : (duelInWords(night, table, say) ?? placesInWords(night, table, say));
  if (beaten !== null) return `${label} ${beaten}${markInWords(table, say)}`;
  const who = players.map(player => say(playerAt(night, table, player, say))).join(' – ');
  const thread = links && result === null ? matches.at(-1)?.channel : undefined;
  const shown = linked(night, who, thread);
  const ended = result === null ? '' : ` · ${resultInWords(night, table, result, say)}${markInWords(table, say)}`;
  return `${label} ${shown}${against}${ended}`;
}

/** Words that lead to the thread of a table, where it has one. Discord names a thread after its players, in full. */
export const linked = ({ plan }: Night, words: string, thread: string | null | undefined): string =>
  thread == null || thread === plan.channel ? words : linkTo(words, channelLink(thread, plan.guild));

/** "Ann beat Bo 2:1", where one of two has won. */
function duelInWords(night: Night, table: NightTable, say: Translator): string | null {
  const { players, result } = table;
  const places = result?.places ?? [];
  const first = places.indexOf(1);
  if (players.length !== 2 || result?.feat !== undefined || first < 0 || places.lastIndexOf(1) !== first) return null;
  const [winner, loser] = [first, 1 - first].map(at => playerAt(night, table, players[at] as string, say)) as [
    Text,
    Text,
  ];
  return `${say(text('league-beat', { winner, loser }))}${scoreOf(result?.wins, say)}`;
}

/**
 * "· 1. Ann, 2. Cy, 3. Bo", where more than two have places: each may count. Who has none comes last, with a dash. Null where
 * nobody has one, or all the same.
 */
function placesInWords(night: Night, table: NightTable, say: Translator): string | null {
  const { players, result } = table;
  const places = players.map((_, at) => result?.places[at] ?? null);
  if (players.length < 3 || result?.feat !== undefined || new Set(places).size < 2) return null;
  const ranked = players
    .map((player, at) => ({ player, place: places[at] ?? null }))
    .sort((one, other) => (one.place ?? players.length + 1) - (other.place ?? players.length + 1));
  const words = ranked.map(
    ({ player, place }) => `${place === null ? '–' : `${place}.`} ${say(playerAt(night, table, player, say))}`,
  );
  return `· ${words.join(', ')}`;
}

/** Which villain of its ladder a table meets. */
function villainAt({ plan }: Night, { rung = 0 }: NightTable, say: Translator): string {
  const met = plan.ladder?.[rung];
  return met === undefined ? '' : ` · ${say(rulesetTitle(gameOf(plan.game), met.ruleset))}`;
}

/** A player of a table, in formats for teams whose they are, and whether they had left before it was played. */
function playerAt(night: Night, table: NightTable, player: string, say: Translator): Text {
  const team = teamIn(night, player);
  const name = nameIn(night, player, say);
  const who = team === null ? text('name', { name }) : text('league-player-of', { name, team });
  return hasLeft(table, player) ? text('league-player-left', { who }) : who;
}

/** Whether somebody had left the night before their table was played; a host may have given them a place there all the same. */
export const hasLeft = ({ players, left, result }: NightTable, player: string): boolean =>
  left.includes(player) && result?.places[players.indexOf(player)] == null;

function resultInWords(night: Night, { players }: NightTable, { feat, places, wins }: Result, say: Translator): string {
  if (feat !== undefined) return say(text('league-feat', { ...feat, won: feat.won ? 'yes' : 'no' }));
  const first = players.filter((_, at) => places[at] === 1);
  if (first.length === 0) return say(text('league-nobody'));
  if (first.length === players.length && players.length > 1) return say(text('league-drawn'));
  const names = first.map(player => nameIn(night, player, say)).join(', ');
  return `${say(text('league-won', { who: names }))}${scoreOf(wins, say)}`;
}

function scoreOf(wins: Result['wins'], say: Translator): string {
  if (wins === undefined) return '';
  const sorted = [...wins].sort((one, other) => other - one);
  return ` ${scoreText(sorted, say)}`;
}

/** How it came to a result that was not simply counted. Who has left did not fail to come, and has a mark of their own. */
function markInWords({ settled, absent, left }: NightTable, say: Translator): string {
  const isMarked = settled === 'awarded' && left.length > 0 && left.length === absent.length;
  return settled === null || settled === 'counted' || isMarked ? '' : ` ${say(text(`league-${settled}`))}`;
}

export const roundTitle = (night: Night, n: number, say: Translator): string =>
  say.plain(text('league-round', { n, of: roundsOf(night) ?? 0, stage: stageOf(night, n) }));

/** What a round decides in a bracket of one tree; of several, each has a last round of its own. */
function stageOf(night: Night, n: number): 'final' | 'semifinals' | 'none' {
  const [tree, ...others] = drawOf(night);
  if (tree === undefined || others.length > 0) return 'none';
  const at = tree.rounds.findIndex(meetings => meetings.some(one => one.at.round === n));
  const left = at < 0 ? null : tree.rounds.length - 1 - at;
  return left === 0 ? 'final' : left === 1 ? 'semifinals' : 'none';
}
