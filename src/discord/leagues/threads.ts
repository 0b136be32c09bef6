import type { Interaction } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import type { At } from '../../leagues/events.js';
import { isKnockout } from '../../leagues/formats/bracket.js';
import { formatOf } from '../../leagues/formats/index.js';
import { type Night, type NightTable, tableKey } from '../../leagues/night.js';
import { regretAt } from '../../leagues/progress.js';
import type { NightPostRow } from '../../store/port.js';
import { whyMissing } from '../lobby/away.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { missingForThreads, permissionNames } from '../start/permissions.js';
import type { Saying } from './calls.js';
import { nameIn, titleOf } from './names.js';
import { hasLeft, tableInWords } from './tables.js';

/** Tells a round from one of the same number that was undone. */
export const seedOf = ({ rounds }: Night, round: number): string => rounds[round - 1]?.seed.slice(0, 8) ?? '';

/** The thread of a table is kept under this: when a correction sends others to it, they get one of their own. */
export const threadOf = (night: Night, round: number, table: NightTable): string =>
  `table ${seedOf(night, round)} ${tableKey(table)}`;

/** A warning that tables won't get threads in this channel: what is missing, and what happens instead. */
export function withoutThreads(
  interaction: Pick<Interaction, 'channelId' | 'appPermissions'>,
  { plan }: Night,
): Text[] {
  if (interaction.channelId !== plan.channel) return [];
  const permissions = missingForThreads(interaction, formatOf(plan).together === true ? 'hidden' : 'open');
  return permissions.length === 0
    ? []
    : [text('league-told-no-threads', { permissions: permissionNames(permissions) })];
}

const THREAD_NAME = 100;

/** The title of a table's thread, as Discord allows: on a phone little more is seen than who plays. */
export function threadTitle(night: Night, { round, table: n }: At, { players }: NightTable, say: Translator): string {
  const names = players.map(player => nameIn(night, player, say)).join(' – ');
  const where = ` · ${titleOf(night)} ${round}.${n}`;
  return clip(names, THREAD_NAME - where.length) + where;
}

/** What has to be said at tables where people would else wait for somebody. `posted`: all that is posted of the night. */
export function untold(
  night: Night,
  posted: ReadonlyMap<string, NightPostRow>,
  now: number,
  say: Translator,
): Saying[] {
  const places = new Map([...posted].map(([what, { channel }]) => [what, channel]));
  const pending = (key: string, done: string, said: Text, ...below: readonly string[]): Saying[] => {
    const place = places.get(key);
    const what = `${key} ${done}`;
    const words = [say(said), ...below].join('\n');
    return place === undefined || posted.has(what) ? [] : [{ what, place, words }];
  };
  return night.rounds.flatMap(({ n: round, tables }) =>
    tables.flatMap(table => {
      const own = threadOf(night, round, table);
      const moved = table.matches.at(-1)?.channel;
      if (moved !== undefined && places.has(own)) places.set(own, moved);
      const elsewhere = text('league-relaid', { table: `${round}.${table.n}` });
      // Corrections may follow so soon on one another that none of the threads before has been told yet.
      const before = Array.from({ length: table.laid }, (_, laid) => threadOf(night, round, { ...table, laid }));
      return [
        ...before.flatMap(thread => pending(thread, 'left', elsewhere)),
        ...(table.called === null ? [] : pending(own, `time ${table.called.match}`, timeCalled(night, table))),
        ...(table.settled === 'awarded' ? pending(own, 'awarded', awarded(night, table, say)) : []),
        ...(table.decided === 0
          ? []
          : pending(own, `decided ${table.decided}`, text('league-told-decided'), tableInWords(night, table, say))),
        ...(table.result === null ? whetherOpen(night, own, { posted, now }, pending) : []),
      ];
    }),
  );
}

/** That a table under way counts no more, and that it counts again: a host may end a night and reopen it several times. */
function whetherOpen(
  night: Night,
  thread: string,
  { posted, now }: { readonly posted: ReadonlyMap<string, NightPostRow>; readonly now: number },
  pending: (key: string, done: string, said: Text) => Saying[],
): Saying[] {
  // Once that cannot be undone any more, its board says what became of the table.
  if (night.phase === 'over')
    return now < (regretAt(night) ?? 0) ? pending(thread, `ended ${night.ended?.at}`, text('league-told-ended')) : [];
  const last = [...posted.keys()].filter(what => what.startsWith(`${thread} ended `)).length;
  return last === 0 ? [] : pending(thread, `resumed ${last}`, text('league-told-counts-again'));
}

/** That the round is over, and what that means for a table that still plays. */
const timeCalled = ({ plan }: Night, table: NightTable): Text =>
  text('league-time-called', { turns: plan.extraTurns, knockout: isKnockout(table) ? 'yes' : 'no' });

/** Who has a table without a match, and why. */
function awarded(night: Night, table: NightTable, say: Translator): Text {
  const { players, result } = table;
  const named = (which: (player: string, at: number) => boolean) =>
    players.filter(which).map(player => nameIn(night, player, say));
  const came = named((_, at) => result?.places[at] != null);
  const left = named(player => hasLeft(table, player));
  const away = named((player, at) => result?.places[at] == null && !hasLeft(table, player));
  const reason = whyMissing({ left, away });
  return came.length === 0
    ? text('league-told-nobody-came', { ...reason })
    : text('league-told-awarded', { who: { list: came }, away: { list: away }, ...reason });
}
