import { subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { Night, NightRound } from '../../leagues/night.js';
import type { SeasonStanding } from '../../leagues/standings/season.js';
import { standings } from '../../leagues/standings/standings.js';
import {
  bracketSheets,
  describeBracket,
  describeTable,
  type Table,
  type Theme,
  tableSheets,
} from '../../pictures/index.js';
import { clip } from '../render/escape.js';
import { type Exhibit, nameByContent, pictured, type Sketch } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { fitting, inColumns } from './columns.js';
import { nameIn, titleOf } from './names.js';
import { hasRecord, isWinner, orderInWords, roundInWords, roundTitle, seasonTable, standingsTable } from './tables.js';
import { afterRound, isIn, treesOf } from './trees.js';

/** Letters for the tables of a round, alone and where a bracket has something to say beside them, for each block of a table, for all of them, and for winners. */
const ROOM = { alone: 3900, tables: 2700, beside: 1200, block: 2200, whole: 3800, message: 5200, winners: 400 };
/** How many pictures fit into a message beside its words. */
const MOST_PICTURES = 9;

/** The opening words, then pictures, then the remaining words; without pictures, all the words together. */
interface Telling {
  readonly title: string;
  readonly first: readonly string[];
  readonly rest: readonly string[];
  readonly after?: readonly string[];
  readonly footer?: string;
  readonly color?: number;
}

function bodyOf(
  { title, first, rest, after = [], footer, color }: Telling,
  pictures: readonly Pick<Sketch, 'name'>[],
): Body {
  const colour = color === undefined ? {} : { color };
  const below = { ...colour, ...(footer !== undefined && { footer: { text: footer } }) };
  const head = { title: clip(title, LIMITS.title), ...colour };
  const embed = (lines: readonly string[]) => {
    const description = lines.join('\n').trim();
    return description === '' ? {} : { description };
  };
  const embeds =
    pictures.length === 0
      ? [{ ...head, ...below, ...embed([...first, ...rest]) }]
      : [
          ...pictured({ ...head, ...embed(first) }, pictures),
          ...(rest.length === 0 && footer === undefined ? [] : [{ ...below, ...embed(rest) }]),
        ];
  // On a phone, a long table would appear a second and a third time.
  const others = pictures.length > 0 ? [] : after.map(description => ({ ...colour, description }));
  return { content: '', embeds: [...embeds, ...others], allowedMentions: { parse: [] } };
}

/** The tables of a round, and of a bracket where it stands; the message is brought up to date as they end. */
export function roundExhibit(night: Night, round: NightRound, say: Translator): Exhibit {
  const trees = treesOf(night, round.n, say);
  return {
    body: pictures =>
      bodyOf(
        {
          title: `${titleOf(night)} · ${roundTitle(night, round.n, say)}`,
          first: [tablesOf(night, round, say, trees.length === 0 ? ROOM.alone : ROOM.tables)],
          rest: trees.length === 0 ? [] : [fitting(afterRound(night, round.n, say), '\n', ROOM.beside, say)],
          footer: say.plain(text('league-seed', { seed: round.seed })),
        },
        pictures,
      ),
    // Of a large bracket, the pictures on which something of this round stands.
    sketches: theme =>
      bracketSheets(trees, theme)
        .filter(sheet =>
          sheet.trees.some(({ rounds }) => rounds.some(({ meetings }) => meetings.some(one => isIn(round.n, one)))),
        )
        .slice(0, MOST_PICTURES)
        .map(sheet => ({
          picture: sheet,
          name: nameByContent('bracket', sheet),
          description: briefly(describeBracket(sheet.trees), say),
        })),
  };
}

/** All tables of a round, with links to their threads where there is room for those. */
function tablesOf(night: Night, round: NightRound, say: Translator, room: number): string {
  const linked = roundInWords(night, round, say, { links: true });
  const links = linked.join('\n').length <= room;
  return fitting(links ? linked : roundInWords(night, round, say, { links: false }), '\n', room, say);
}

/** The standings, and what decides their order. */
export function standingsExhibit(night: Night, say: Translator): Exhibit {
  const isFinal = night.phase === 'over';
  const table = standingsTable(night, say);
  const ranked = standings(night);
  const winners = ranked.filter(standing => isWinner(night, standing));
  // Of a bracket that a host has ended early there may be dozens.
  const names = winners.map(({ player }) => nameIn(night, player, say));
  const who = fitting(names, ', ', ROOM.winners, say);
  const about = [
    say(
      text('league-record', {
        record: hasRecord(night) ? 'yes' : 'no',
        left: ranked.some(({ out }) => out) ? 'yes' : 'no',
      }),
    ),
    ...orderInWords(night, say).split('\n'),
  ];
  const first = [
    ...(winners.length === 0 ? [] : [say(text('league-winner', { who })), '']),
    ...(isFinal && night.plan.prizes !== null ? [say(text('league-prizes', { prizes: night.plan.prizes })), ''] : []),
  ];
  const blocks =
    table.rows.length === 0 ? [say(text('league-nobody-yet'))] : blocksOf(table, [...first, ...about], say);
  return {
    body: pictures =>
      bodyOf(
        {
          title: `${titleOf(night)} · ${say.plain(text(isFinal ? 'league-final' : 'league-standings'))}`,
          first,
          ...blocksAnd(about, blocks, first),
          ...(isFinal && { color: 0xf1c40f }),
        },
        pictures,
      ),
    sketches: theme => tableSketches('standings', table, say, theme),
  };
}

/** The standings of a season. */
export function seasonExhibit(
  season: string,
  standing: readonly SeasonStanding[],
  nameOf: (player: string) => string,
  say: Translator,
): Exhibit {
  const table = seasonTable(season, standing, nameOf, say);
  const about = [say(text('league-season-about'))];
  const words = blocksAnd(about, blocksOf(table, about, say));
  return {
    body: pictures => bodyOf({ title: table.title, first: [], ...words }, pictures),
    sketches: theme => tableSketches('season', table, say, theme),
  };
}

/** A table in blocks, each with as many rows as a message has room for beside what else it says; the first stands in one embed with that. */
function blocksOf(table: Table, beside: readonly string[], say: Translator): string[] {
  const blocks = inColumns(table, ROOM.block, say);
  const { length } = beside.join('\n-# ');
  const room = Math.min(Math.floor((ROOM.message - length) / blocks.length), ROOM.whole - length);
  return room >= ROOM.block ? blocks : inColumns(table, room, say);
}

/** Blocks of a table, then in small print what it is about; where that is too much for one embed, all but the first after it. */
function blocksAnd(
  about: readonly string[],
  blocks: readonly string[],
  first: readonly string[] = [],
): Pick<Telling, 'rest' | 'after'> {
  const small = about.map(line => subtext(line));
  const whole = [...blocks, ...small];
  return [...first, ...whole].join('\n').length <= ROOM.whole
    ? { rest: whole, after: [] }
    : { rest: [...blocks.slice(0, 1), ...small], after: blocks.slice(1) };
}

const tableSketches = (what: string, table: Table, say: Translator, theme: Theme): Sketch[] =>
  table.rows.length === 0
    ? []
    : tableSheets(table, theme).map(sheet => ({
        picture: sheet,
        name: nameByContent(what, sheet),
        description: briefly(describeTable(sheet.table), say),
      }));

/** As many whole parts as a description may have letters; the rest is counted. */
const briefly = (parts: readonly string[], say: Translator): string =>
  fitting(parts, '\n', LIMITS.fileDescription, say);
