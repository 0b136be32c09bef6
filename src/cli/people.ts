import { isFormer } from '../matches/lobby/seats.js';
import type { MatchRow } from '../store/port.js';
import { type Command, readArgs, wholeNumber } from './command.js';
import { fromCopy } from './database.js';
import { choiceOf, choosing, LISTED, openMatches, someOf } from './open-matches.js';

interface Person {
  readonly person: string;
  playing: number;
  waiting: number;
  halted: number;
  hosting: number;
  touched: number;
}

export const run: Command = async (args, house) => {
  const { guild, game } = choosing;
  const { values } = readArgs('people', args, [], { guild, game, data: 'string', limit: 'string' });
  const limit = wholeNumber('--limit', values.limit, LISTED);
  const choice = choiceOf(values, house);
  const all = peopleAt(await fromCopy('people', values.data, store => openMatches(store, choice)));
  const shown = all.slice(0, limit).map(one => ({ ...one, touched: new Date(one.touched).toISOString() }));
  const lines = shown.map(({ person, playing, waiting, halted, hosting, touched }) =>
    [
      person,
      `${playing} playing`,
      `${waiting} waiting`,
      ...(halted === 0 ? [] : [`${halted} halted`]),
      `${hosting} hosted`,
      `touched ${touched}`,
    ].join('  '),
  );
  return {
    json: { people: shown, of: all.length },
    text: all.length === 0 ? 'Nobody sits at an open table.' : someOf(all.length, lines),
  };
};

/** Everybody who sits at an open table, by their Discord ids: those with the most tables first, without practice bots and whom we have forgotten. */
function peopleAt(matches: readonly MatchRow[]): Person[] {
  const people = new Map<string, Person>();
  for (const { seats, status, host, updatedAt } of matches)
    for (const person of new Set(seats.flatMap(({ player }) => player ?? []))) {
      if (person.startsWith('practice:') || isFormer(person)) continue;
      const known = people.get(person) ?? { person, playing: 0, waiting: 0, halted: 0, hosting: 0, touched: 0 };
      known[status === 'playing' || status === 'halted' ? status : 'waiting']++;
      if (host === person) known.hosting++;
      known.touched = Math.max(known.touched, updatedAt);
      people.set(person, known);
    }
  const tables = ({ playing, waiting, halted }: Person): number => playing + waiting + halted;
  return [...people.values()].sort((one, other) => tables(other) - tables(one) || (one.person < other.person ? -1 : 1));
}
