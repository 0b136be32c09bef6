import { messageLink } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { At } from '../../leagues/events.js';
import { entrantOf, type Night, type NightRound, type NightTable, tableKey } from '../../leagues/night.js';
import type { NightPostRow } from '../../store/port.js';
import type { Translator } from '../render/translator.js';
import { titleOf } from './names.js';

/** Words for some players, who are named before them: on a line of their own, or in the same. */
export interface Call {
  readonly players?: readonly string[];
  readonly between?: '\n' | ' ';
  readonly words: string;
}

/** Something to be said once: where, and under what it is kept that it has been. */
export interface Saying extends Call {
  readonly what: string;
  /** The id of a channel or thread. */
  readonly place: string;
}

/** Calls those who sit at a table to it. */
export const tableCall = (night: Night, { round, table: n }: At, { players }: NightTable, say: Translator): Call => ({
  players: players.filter(player => entrantOf(night, player) !== undefined),
  between: '\n',
  words: say(text('league-your-table', { n, round, minutes: Math.round(night.plan.grace / 60_000) })),
});

/** What is said in the channel of a night: that people check in, that sign-up has opened by itself, whom a place has become free for. */
export function announced(night: Night, { channel, message }: NightPostRow, say: Translator): Saying[] {
  const { plan, phase, registration, entrants, movedUp } = night;
  const { opens, stage } = registration;
  const [name, place] = [titleOf(night), plan.channel];
  const url = messageLink(channel, message, plan.guild);
  const opened = `${say(text('league-registration-open-now', { name }))} ${url}`;
  const free = say(text('league-moved-up', { name, check: phase === 'check-in' ? 'yes' : 'no' }));
  const players = entrants.map(({ player }) => player);
  const words = say(text('league-check-in-call'));
  return [
    ...(phase === 'check-in' ? [{ what: `check-in ${night.at}`, place, players, between: '\n' as const, words }] : []),
    ...(opens !== null && stage === 'open' ? [{ what: `opened ${opens}`, place, words: opened }] : []),
    ...movedUp.flatMap(({ n, players: all }): Saying[] => {
      const there = all.filter(player => entrantOf(night, player) !== undefined);
      return there.length === 0 ? [] : [{ what: `moved-up ${n}`, place, players: there, words: free }];
    }),
  ];
}

/** Calls those who have not come to their tables, once for each. */
export const nudges = ({ plan, rounds }: Night, say: Translator): Saying[] =>
  rounds.flatMap(round =>
    round.tables.flatMap(table =>
      (table.result === null ? table.nudged : []).map(player => ({
        what: nudgeOf(round, table, player),
        place: table.matches.at(-1)?.channel ?? plan.channel,
        players: [player],
        words: say(text('league-nudge', { n: table.n })),
      })),
    ),
  );

/** One call of one player, by their place: what is kept of it must not name them, nor hold for who sits there after a swap. */
const nudgeOf = ({ seed }: NightRound, table: NightTable, player: string): string =>
  `nudge ${seed.slice(0, 8)} ${tableKey(table)}.${table.players.indexOf(player) + 1}`;
