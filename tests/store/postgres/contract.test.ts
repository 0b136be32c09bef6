import { describe } from 'vitest';
import { openPostgres } from '../../../src/store/postgres/engine.js';
import { contract } from '../contract.js';
import { clear, newDatabase, testServer } from './place.js';

const server = await testServer();

describe.skipIf(server === null)('on a server', () => {
  let address: Promise<string> | null = null;

  contract('PostgreSQL', async options => {
    if (address !== null) await clear(await address);
    address ??= newDatabase(server as string);
    return openPostgres(await address, options);
  });
});
