import { describe } from 'vitest';
import { openPostgres } from '../../../src/store/postgres/engine.js';
import { contract, type Open } from '../contract.js';
import { nights } from '../leagues.js';
import { rewinding } from '../rewinding.js';
import { showing } from '../shown.js';
import { sums } from '../sums.js';
import { clear, newDatabase, testServer } from './place.js';

const server = await testServer();

describe.skipIf(server === null)('on a server', () => {
  let address: Promise<string> | null = null;

  const open: Open = async options => {
    if (address !== null) await clear(await address);
    address ??= newDatabase(server as string);
    return openPostgres(await address, options);
  };
  for (const part of [contract, showing, nights, sums, rewinding]) part('PostgreSQL', open);
});
