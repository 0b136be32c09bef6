import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../../kernel/index.js';
import { openStore } from '../../store/index.js';
import { copyEnded } from '../../store/sqlite/multiply.js';
import { type Benchmark, type Measure, median, rounded } from './benchmark.js';
import { answerTimes } from './clicks.js';
import { fill, type Venue } from './finished.js';
import { ask, type Outcome, openBot, openPlace, type Place } from './place.js';

/** Matches that are recorded as they would be; all others are copies of them, with people of their own. */
const FIRST = 1_000;
/** Matches copied at a time. */
const STEP = 100_000;
const STARTS = 5;
const COMMANDS = ['stats me', 'stats leaderboard', 'match list'] as const;

/** How long things take with ever more finished matches recorded, and how large the database is: only that may grow. */
export const growth: Benchmark = {
  id: 'growth',
  title: 'Ten times the finished matches, and again',
  long: true,
  async measure({ house, seconds, matches }) {
    const folder = mkdtempSync(join(tmpdir(), 'longbox-bench-'));
    const file = join(folder, 'longbox.sqlite');
    const place = await openPlace();
    try {
      const [game] = house.games as [Game];
      const venue = await venueOf(place);
      const rounds: Measure[][] = [];
      for (let to = FIRST; to <= matches; to *= 10) {
        if (to === FIRST) await fill(file, { game, house, venue, to });
        else multiply(file, to / 10, to);
        rounds.push(await looked(place, file, venue, to, Math.round(100 * seconds)));
      }
      return grown(rounds);
    } finally {
      place.process.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    }
  },
};

/** Copies what was recorded first until there are so many. */
function multiply(file: string, from: number, to: number): void {
  for (let at = from; at < to; at += STEP) {
    const copies = Array.from({ length: (Math.min(at + STEP, to) - at) / FIRST }, (_, n) => `${at / FIRST + n}`);
    copyEnded(file, { first: FIRST, copies });
  }
}

/** Mara and Theo, whose clicks are measured, and the channel in which they and everybody else play. */
async function venueOf(place: Place): Promise<Venue> {
  const state = await ask<{
    guild: { id: string };
    channels: { id: string; name: string }[];
    members: { user: { id: string; username: string } }[];
  }>(place, 'mara', '/state');
  const person = (name: string) =>
    state.members.find(({ user }) => user.username.toLowerCase() === name)?.user.id ?? '';
  const channel = state.channels.find(({ name }) => name === 'card-table')?.id ?? '';
  return { guild: state.guild.id, channel, pair: [person('mara'), person('theo')] };
}

async function looked(place: Place, file: string, { channel }: Venue, size: number, count: number): Promise<Measure[]> {
  const found: Measure[] = [];
  const add = (name: string, value: number, unit = 'ms'): void =>
    void found.push({ name: `${size} matches: ${name}`, value: rounded(value), unit });
  const starts: number[] = [];
  for (let at = 0; at < STARTS; at++) {
    const began = performance.now();
    const store = openStore(file);
    const bot = await openBot(place, store);
    starts.push(performance.now() - began);
    if (at === STARTS - 1) {
      add('click', median(await answerTimes(place, bot, count)));
      for (const command of COMMANDS) add(`/${command}`, median(await commandTimes(place, channel, command, count)));
    }
    await bot.stop();
    await store.close();
  }
  add('start', median(starts));
  add('database', statSync(file).size / 1e6, 'MB');
  return found;
}

async function commandTimes(place: Place, channel: string, command: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const options = {};
    const { took } = await ask<Outcome>(place, 'mara', '/commands', { channel, command, type: 1, options });
    if (took !== undefined) times.push(took);
  }
  return times;
}

/** Each measure beside its own with the fewest matches. */
function grown(rounds: readonly (readonly Measure[])[]): Measure[] {
  const [few = []] = rounds;
  return rounds.flatMap(round =>
    round.map((measure, at) => ({
      ...measure,
      beside: { name: `${FIRST} matches`, value: few[at]?.value ?? Number.NaN },
    })),
  );
}
