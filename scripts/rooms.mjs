// The rooms of the house, lowest first: what each does, and which others it may enter. The layer check is made of this
// list, and so is ARCHITECTURE.md's picture: `npm run rooms` writes it, `--check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const below = [
  'home',
  'kernel',
  'games',
  'store',
  'matches',
  'decks',
  'opponents',
  'sets',
  'stats',
  'pictures',
  'locales',
];

export const rooms = [
  {
    room: 'home',
    does: 'where this project stands on the disk, the programs and threads that are built of it, and what to do where a port is not to be had',
    may: [],
  },
  {
    room: 'kernel',
    does: 'table, questions, chance, log, scenes, fairness',
    may: [],
  },
  {
    room: 'tabletop',
    does: 'shared by all card tables: cards and their ids, zones, drawing, options, hidden cards, zone display, effects',
    may: ['kernel'],
  },
  {
    room: 'games',
    does: 'one folder per game; games never import each other',
    may: ['kernel', 'tabletop'],
  },
  {
    room: 'locales',
    does: 'texts that belong to no game, and the loader of all texts',
    may: ['home', 'kernel'],
  },
  {
    room: 'store',
    does: 'the only code that speaks SQL: a port, its queries, and the two databases they run on',
    may: ['home', 'kernel'],
  },
  {
    room: 'sets',
    does: 'reads the card sets that servers load as JSON',
    may: ['kernel', 'store'],
  },
  {
    room: 'decks',
    does: "players' own decks, deck lists, card search and deck statistics, for every game",
    may: ['kernel', 'games', 'sets', 'store', 'locales'],
  },
  {
    room: 'threads',
    does: 'a bounded pool of threads for whatever takes long',
    may: [],
  },
  {
    room: 'opponents',
    does: "asks a game's practice bot, and has it learn",
    may: ['home', 'kernel', 'games', 'sets', 'threads'],
  },
  {
    room: 'ratings',
    does: 'ratings of players and scenarios, updated with each result; those of practice bots, from matches',
    may: ['home', 'kernel'],
  },
  {
    room: 'stats',
    does: 'counts finished matches, in the order they ended',
    may: ['kernel', 'games', 'store', 'opponents', 'ratings', 'locales'],
  },
  {
    room: 'matches',
    does: 'the only service that changes a match; quests and progress; lessons; timers, reminders, auto-replies',
    may: ['home', 'kernel', 'games', 'store', 'opponents', 'decks', 'sets', 'locales'],
  },
  {
    room: 'leagues',
    does: 'nights of many matches: formats, pairings, standings, seasons, and the service that runs them',
    may: ['kernel', 'games', 'store', 'matches', 'opponents', 'decks', 'locales'],
  },
  {
    room: 'pictures',
    does: 'draws scenes, hands, cards, charts, tables and brackets',
    may: ['home', 'kernel', 'locales'],
  },
  {
    room: 'health',
    does: 'tells monitors how a running bot is, and puts the id of each click into the log',
    may: ['store'],
  },
  {
    room: 'discord',
    does: 'the only code that talks to Discord',
    may: [...below, 'ratings', 'leagues', 'health', 'threads'],
  },
  {
    room: 'playground',
    does: 'REST API, gateway and web page of a local Discord',
    may: ['home'],
  },
  {
    room: 'cli',
    does: 'the command line',
    may: [...below, 'discord', 'playground', 'ratings'],
  },
];

/** What can be reached from a room through others. */
function reached(room, found = new Set()) {
  for (const next of rooms.find(one => one.room === room).may)
    if (!found.has(next)) {
      found.add(next);
      reached(next, found);
    }
  return found;
}

/** The arrows that say all there is to say: who may enter B from A through another has none from A to B. */
function graph() {
  const arrows = rooms.flatMap(({ room, may }) =>
    may.filter(to => !may.some(other => other !== to && reached(other).has(to))).map(to => `  ${room} --> ${to}`),
  );
  const alone = rooms.filter(({ room, may }) => may.length === 0 && !rooms.some(one => one.may.includes(room)));
  return ['```mermaid', 'flowchart TD', ...alone.map(({ room }) => `  ${room}`), ...arrows, '```'];
}

function table() {
  const rows = rooms.map(({ room, does, may }) => `| \`src/${room}\` | ${does} | ${may.join(', ') || 'nothing'} |`);
  return ['| Room | What it does | May enter |', '|---|---|---|', ...rows];
}

const BEGIN = '<!-- Written by `npm run rooms` from scripts/rooms.mjs. -->';
const END = '<!-- The rooms end here. -->';

/** The page with its rooms as the list has them. */
export function withRooms(page) {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`ARCHITECTURE.md has no room between "${BEGIN}" and "${END}"`);
  return `${page.slice(0, from)}${[BEGIN, '', ...graph(), '', ...table(), '', ''].join('\n')}${page.slice(to)}`;
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '..', 'ARCHITECTURE.md');
  const page = readFileSync(file, 'utf8');
  const written = withRooms(page);
  if (written !== page && process.argv.includes('--check')) {
    console.error('ARCHITECTURE.md is not up to date: run npm run rooms');
    process.exit(1);
  }
  if (written !== page) writeFileSync(file, written);
}
