import { expect, it } from 'vitest';
import { openDatabase as openStore } from '../../src/store/index.js';
import { runCampaign } from './fleet/campaign.js';
import { openDatabase } from './fleet/database.js';
import { newFolder } from './house.js';

it('loses nothing and does nothing twice while one of two processes and their database are killed', async () => {
  const database = await openDatabase();
  const store = await openStore(database.address);
  try {
    const report = await runCampaign(
      {
        seed: 'smoke',
        processes: 2,
        shards: 4,
        servers: 4,
        matches: 4,
        choices: 3,
        visits: 3,
        faults: [
          { kill: 'process', after: { choices: 8 } },
          { kill: 'database', after: { choices: 16 } },
        ],
        until: { choices: 26 },
      },
      { store, database, folder: newFolder() },
    );
    process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report).toMatchObject({
      kills: 1,
      databaseKills: 1,
      lost: [],
      doubled: [],
      wrong: [],
      undone: [],
      errors: [],
    });
    expect(report.choices).toBeGreaterThanOrEqual(26);
  } finally {
    await store.close();
    await database.close();
  }
}, 600_000);
