import { setTimeout as sleep } from 'node:timers/promises';
import { Chance, type Random } from '../../../src/kernel/index.js';
import { type Playground, startPlayground } from '../../../src/playground/index.js';
import type { Store } from '../../../src/store/index.js';
import { Guest } from './guest.js';
import { Processes } from './processes.js';
import { Table } from './tables.js';

/** The database under a fleet, which can be killed and comes back with all that it had. */
export interface Database {
  readonly address: string;
  /** Kills it outright and starts it again; resolves when it answers. */
  kill(): Promise<void>;
}

export interface Campaign {
  readonly seed: string;
  readonly processes: number;
  readonly shards: number;
  readonly servers: number;
  readonly matches: number;
  /** Choices that one player makes at a visit to a table, and visits at a time. */
  readonly choices: number;
  readonly visits: number;
  /** Faults, one after the other: what is to be done when so many choices were made, or so many milliseconds have passed. */
  readonly faults: readonly { readonly kill: 'process' | 'database'; readonly after: Moment }[];
  readonly until: Moment;
}
type Moment = { readonly choices: number } | { readonly ms: number };

export interface Report {
  readonly kills: number;
  readonly databaseKills: number;
  readonly tables: number;
  readonly finished: number;
  readonly choices: number;
  /** Choices that a player saw accepted and that no match has, and choices that a match has twice. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Tables whose board says something else than the match does. */
  readonly wrong: readonly string[];
  /** Things that were due in the end and not done, or set aside. */
  readonly undone: readonly string[];
  /** When the last board was right, in milliseconds after the last fault and the last choice. */
  readonly slowest: number;
  /** The largest age of something due in the lane `clock`, in milliseconds, as far as the database could say. */
  readonly oldest: number;
  /** Errors in the logs of the processes, without those of a database that was away. */
  readonly errors: readonly string[];
}

const PEOPLE = 24;
/** How often the database is asked how old what is due is, in milliseconds. */
const PROBE = 500;

/** Plays matches at a fleet while its processes and its database are killed, and looks at what is left. */
export async function runCampaign(
  campaign: Campaign,
  { store, database, folder }: { store: Store; database: Database; folder: string },
): Promise<Report> {
  const random = new Chance(campaign.seed).stream('fleet');
  const { shards, servers } = campaign;
  const playground = await startPlayground({ servers: servers - 1, gateway: { shards, maxConcurrency: 16 } });
  const processes = new Processes({
    DISCORD_API: playground.api,
    DATABASE_URL: database.address,
    LONGBOX_DATA: folder,
  });
  try {
    await processes.start(campaign.processes);
    const tables = await seat(playground, campaign.matches);
    await each(campaign.visits, tables, table => openAt(table, playground.applicationId));
    const clock = watchClock(store, tables);
    const databaseKills = await play(campaign, tables, random, { processes, database });
    const quiet = Date.now();
    await processes.ready();
    await settled(store);
    const slowest = Date.now() - quiet;
    const oldest = await clock.stop();
    return {
      kills: processes.kills,
      databaseKills,
      tables: tables.length,
      finished: tables.filter(({ isOver }) => isOver).length,
      choices: tables.reduce((sum, { accepted }) => sum + accepted.length, 0),
      ...(await compare(store, tables)),
      wrong: await wrongBoards(store, tables),
      undone: await undone(store),
      slowest,
      oldest,
      errors: errorsIn(processes.output()),
    };
  } finally {
    await processes.stop();
    await playground.close();
  }
}

/** Tables on as many servers; every other one with two people. */
async function seat({ url, servers }: Playground, matches: number): Promise<Table[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => Guest.join(url, `Guest ${n}`)));
  const step = servers.length / matches;
  return Array.from({ length: matches }, (_, n) => {
    const { channel } = servers[Math.floor(n * step)] as Playground['servers'][number];
    const [host, other] = [people[n % PEOPLE], people[(n + 1) % PEOPLE]] as [Guest, Guest];
    return new Table(channel, n % 2 === 0 ? [host] : [host, other]);
  });
}

/** Does something with each, so many at a time. */
async function each<T>(most: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** Shards may still be on their way: tried until the match asks something. */
async function openAt(table: Table, bot: string): Promise<void> {
  for (let tries = 0; !(await table.isAsking()); tries++) {
    if (tries > 300) throw new Error(`no match could be opened in ${table.channel}`);
    await table.open(bot).catch(() => undefined);
    if (!(await table.isAsking())) await sleep(200);
  }
}

/** Returns how often the database was killed. */
async function play(
  { faults, until, visits, choices }: Campaign,
  tables: readonly Table[],
  random: Random,
  { processes, database }: { processes: Processes; database: Database },
): Promise<number> {
  const begun = Date.now();
  let [made, isOver, databaseKills] = [0, false, 0];
  const isPast = (moment: Moment): boolean =>
    'choices' in moment ? made >= moment.choices : Date.now() - begun >= moment.ms;
  const isPlayed = (): boolean => tables.every(table => table.isOver);
  const playing = Array.from({ length: visits }, async () => {
    while (!isOver && !isPlayed()) {
      const accepted = await random
        .pick(tables)
        .visit(random, choices)
        .catch(() => 0);
      made += accepted;
      if (accepted === 0) await sleep(20);
    }
  });
  for (const { kill, after } of faults) {
    while (!isPast(after) && !isPlayed()) await sleep(50);
    if (kill === 'process') await processes.kill(random);
    else {
      await database.kill();
      databaseKills++;
    }
  }
  while (!isPast(until) && !isPlayed()) await sleep(50);
  isOver = true;
  await Promise.all(playing);
  return databaseKills;
}

/** Nothing is behind, and nothing that is due has been left. */
async function settled(store: Store): Promise<void> {
  const isQuiet = async (): Promise<boolean> =>
    (await store.nextShown()) === null && (await undone(store)).length === 0 && !(await isThinking(store));
  const end = Date.now() + 300_000;
  // What was just done may have made more to do.
  for (let quiet = 0; quiet < 3; ) {
    quiet = (await isQuiet().catch(() => false)) ? quiet + 1 : 0;
    if (Date.now() > end) return;
    await sleep(100);
  }
}

/** Whether a practice bot is about to move: it seems to think for a moment before that is due. */
const isThinking = async (store: Store): Promise<boolean> =>
  (await store.dueRows({ aside: false, limit: 10_000 })).some(({ kind }) => kind === 'practice');

async function undone(store: Store): Promise<string[]> {
  const rows = await store.dueRows({ aside: false, limit: 10_000 });
  return rows
    .filter(({ at, aside }) => aside !== null || at <= Date.now())
    .map(({ kind, subject, problem }) => `${kind} ${subject} ${problem ?? ''}`);
}

/** Schedules something harmless again and again, and looks how old what is due gets. */
function watchClock(store: Store, tables: readonly Table[]): { stop(): Promise<number> } {
  let [oldest, back, stopped] = [0, 0, false];
  const watching = (async () => {
    for (let n = 0; !stopped; n++) {
      await sleep(PROBE);
      try {
        const subject = `probe ${tables[n % tables.length]?.channel}`;
        await store.schedule({ kind: 'spent', subject, at: Date.now() });
        const [clock] = (await store.dueLoad(Date.now())).filter(({ lane }) => lane === 'clock');
        if (clock?.oldest != null) oldest = Math.max(oldest, Date.now() - Math.max(clock.oldest, back));
      } catch {
        // The database is away: what is due waits, and counts from when it is back.
        back = Date.now();
      }
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return oldest;
    },
  };
}

/** What players saw accepted beside what the matches have. */
async function compare(store: Store, tables: readonly Table[]): Promise<Pick<Report, 'lost' | 'doubled'>> {
  const [lost, doubled]: [string[], string[]] = [[], []];
  for (const { channel, accepted } of tables) {
    const all = new Set<string>();
    for (const { id } of await store.matchesOf({ channel })) {
      const { moves } = (await store.history(id)) ?? { moves: [] };
      const given = moves.flatMap(move => (move.type === 'answer' ? [`${move.seat}/${move.prompt}`] : []));
      doubled.push(...given.filter((one, n) => given.indexOf(one) !== n).map(one => `${id} ${one}`));
      if (moves.some(({ seq }, n) => seq !== n + 1)) doubled.push(`${id}: moves out of order`);
      for (const one of given) all.add(one);
    }
    const missing = accepted.map(({ seat, prompt }) => `${seat}/${prompt}`).filter(one => !all.has(one));
    lost.push(...missing.map(one => `${channel} ${one}`));
  }
  return { lost, doubled };
}

/** Has every board drawn once more from nothing but the database: one that was right says the same then. */
async function wrongBoards(store: Store, tables: readonly Table[]): Promise<string[]> {
  const said = (): Promise<string[]> => Promise.all(tables.map(wordsOf));
  const before = await said();
  for (const { channel } of tables)
    for (const { id } of await store.matchesOf({ channel })) {
      const board = await store.board(id);
      if (board === null) continue;
      await store.setBoard({ ...board, looks: null });
      await store.want('match', id);
    }
  await settled(store);
  const after = await said();
  return tables.flatMap(({ channel }, n) =>
    before[n] === after[n] && before[n] !== '' ? [] : [`${channel}: ${before[n]} | ${after[n]}`],
  );
}

/** The words of all boards at a table: there is one. */
async function wordsOf({ channel, guests }: Table): Promise<string> {
  const messages = (await guests[0]?.messages(channel)) ?? [];
  const boards = messages.filter(({ embeds, author, flags }) => embeds.length > 0 && author.bot && (flags & 64) === 0);
  return boards.map(({ embeds }) => embeds[0]?.description ?? '').join('\n');
}

const errorsIn = (output: string): string[] =>
  output.split('\n').filter(line => /"level":(50|60)/.test(line) && !/database|ECONNREFUSED|ECONNRESET/.test(line));
