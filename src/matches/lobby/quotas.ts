import { isPractice, practiceLevel } from '../../opponents/index.js';
import { type MatchRow, OPEN, type Store } from '../../store/port.js';
import { Refused } from '../refused.js';
import { readTerms } from './terms.js';

/** How much one person or one server may keep going at a time, so that nobody slows the others down. */
export interface Quotas {
  /** Open tables that one person has put up. */
  readonly tables: number;
  /** Matches in play of one person against practice bots alone, and those of them with strong ones. */
  readonly practice: number;
  readonly strong: number;
  /** Open tables of one server. */
  readonly server: number;
  /** Commands of one person in a minute. */
  readonly commands: number;
  /** Clicks and commands of one person that are answered at the same time. */
  readonly clicks: number;
}

/** For a bot on Discord, where its host says nothing else. */
export const USUAL: Quotas = { tables: 10, practice: 3, strong: 1, server: 200, commands: 20, clicks: 20 };

/** For the playground, where one person plays everybody. */
export const NONE: Quotas = {
  tables: Infinity,
  practice: Infinity,
  strong: Infinity,
  server: Infinity,
  commands: Infinity,
  clicks: Infinity,
};

const isSolo = ({ host, seats }: MatchRow): boolean =>
  seats.some(isPractice) && seats.every(seat => isPractice(seat) || seat.player === host || seat.player === null);
const isStrong = ({ seats }: MatchRow): boolean => seats.some(({ player }) => practiceLevel(player) === 'strong');

/** Tables of league nights and the next matches of a series belong to what somebody was allowed to begin; anybody may learn. */
function isFree({ series, terms }: MatchRow): boolean {
  const { league, lesson } = readTerms(terms);
  return series !== null || league !== undefined || lesson !== undefined;
}

type Tables = Pick<Store, 'matchesOf'>;

/** Before a table is put up. @throws Refused where its host or its server has as many as may be */
export async function heedTables({ tables, server }: Quotas, store: Tables, table: MatchRow): Promise<void> {
  if (isFree(table)) return;
  const { host, guild } = table;
  if (Number.isFinite(tables)) {
    const theirs = await store.matchesOf({ player: host, status: OPEN });
    if (theirs.filter(match => match.host === host && !isFree(match)).length >= tables)
      throw new Refused('too-many-tables', { most: tables });
  }
  if (guild === null || !Number.isFinite(server)) return;
  const there = await store.matchesOf({ guild, status: OPEN, limit: server });
  if (there.length >= server) throw new Refused('too-many-here', { most: server });
}

/** Before a table goes into play. @throws Refused where its host has as many practice matches as may be */
export async function heedPractice({ practice, strong }: Quotas, store: Tables, table: MatchRow): Promise<void> {
  if (!isSolo(table) || isFree(table) || !Number.isFinite(Math.min(practice, strong))) return;
  const playing = (await store.matchesOf({ player: table.host, status: ['playing'] })).filter(
    match => match.id !== table.id && match.host === table.host && isSolo(match),
  );
  if (playing.length >= practice) throw new Refused('too-many-practice', { most: practice });
  if (isStrong(table) && playing.filter(isStrong).length >= strong)
    throw new Refused('too-many-strong', { most: strong });
}
