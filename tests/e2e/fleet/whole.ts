// Run by `npm run fleet`: as the test of a small fleet, with many processes and matches, and for minutes.
import { expect, it } from 'vitest';
import { openDatabase as openStore } from '../../../src/store/index.js';
import { newFolder } from '../house.js';
import { type Campaign, runCampaign } from './campaign.js';
import { openDatabase } from './database.js';

const said = JSON.parse(process.env.LONGBOX_FLEET ?? '{}') as Partial<Record<string, string>>;
const minutes = Number(said.minutes ?? 3);
const MINUTE = 60_000;
/** A process is killed so often, in milliseconds; a killed one takes some seconds to come back. */
const KILLS = Number(said.every ?? 7) * 1000;

const end = minutes * MINUTE;
const killed = Array.from({ length: Math.floor(end / KILLS) }, (_, n) => ({
  kill: 'process' as const,
  after: { ms: (n + 1) * KILLS },
}));
const away = [end / 3, (2 * end) / 3].map(ms => ({ kill: 'database' as const, after: { ms } }));

const campaign: Campaign = {
  seed: said.seed ?? 'fleet',
  processes: Number(said.processes ?? 4),
  shards: 16,
  servers: Number(said.servers ?? 400),
  matches: Number(said.matches ?? 200),
  choices: 3,
  visits: 8,
  faults: [...killed, ...away].sort((a, b) => a.after.ms - b.after.ms),
  until: { ms: end },
};

it(
  `${campaign.processes} processes, ${campaign.servers} servers, ${campaign.matches} matches, ${minutes} minutes`,
  async () => {
    const database = await openDatabase();
    const store = await openStore(database.address);
    try {
      const report = await runCampaign(campaign, { store, database, folder: newFolder() });
      process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
      expect(report).toMatchObject({ lost: [], doubled: [], wrong: [], undone: [], errors: [] });
    } finally {
      await store.close();
      await database.close();
    }
  },
  end * 3 + 30 * MINUTE,
);
