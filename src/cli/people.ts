import type { MatchRow } from '../store/port.js';
import { type Command, readArgs, wholeNumber } from './command.js';
import { fromCopy } from './database.js';
import { choosing, openMatches } from './open-matches.js';

const LISTED = 200;

interface Person {
  readonly person: string;
  playing: number;
  waiting: number;
  halted: number;
  hosting: number;
  touched: number;
}

export const { run }: Command = {
  async run(args) {
    const { guild, game } = choosing;
    const flags = {
      guild,
      game,
      json: { type: 'boolean' },
      data: { type: 'string' },
      limit: { type: 'string' },
    } as const;
    const { values } = readArgs('people', args, [], flags);
    const limit = wholeNumber('--limit', values.limit, LISTED);
    const all = peopleAt(await fromCopy('people', values.data, store => openMatches(store, values)));
    const shown = all.slice(0, limit).map(one => ({ ...one, touched: new Date(one.touched).toISOString() }));
    const more = all.length - shown.length;
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
      text:
        all.length === 0
          ? 'Nobody sits at an open table.'
          : [...lines, ...(more === 0 ? [] : [`… and ${more} more: --limit ${all.length}`])].join('\n'),
    };
  },
};

/** Everybody who sits at an open table, by their Discord ids: those with the most tables first. Practice bots are left out. */
function peopleAt(matches: readonly MatchRow[]): Person[] {
  const people = new Map<string, Person>();
  for (const { seats, status, host, updatedAt } of matches)
    for (const person of new Set(seats.flatMap(({ player }) => player ?? []))) {
      if (person.startsWith('practice:')) continue;
      const known = people.get(person) ?? { person, playing: 0, waiting: 0, halted: 0, hosting: 0, touched: 0 };
      known[status === 'playing' || status === 'halted' ? status : 'waiting']++;
      if (host === person) known.hosting++;
      known.touched = Math.max(known.touched, updatedAt);
      people.set(person, known);
    }
  const tables = ({ playing, waiting, halted }: Person): number => playing + waiting + halted;
  return [...people.values()].sort((one, other) => tables(other) - tables(one) || (one.person < other.person ? -1 : 1));
}
