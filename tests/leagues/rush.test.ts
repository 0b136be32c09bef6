import { expect, test } from 'vitest';
import { places } from '../../src/leagues/night.js';
import type { Store } from '../../src/store/index.js';
import { LeagueHouse, person, wished } from './house.js';

/** Notes every method of a store that is called. */
function noting(store: Store, called: string[]): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        called.push(String(name));
        return Reflect.apply(value as (...args: unknown[]) => unknown, target, args);
      };
    },
  });
}

test('forty who sign up in the same moment cost one write each, and nobody is tried twice', async () => {
  const called: string[] = [];
  const house = new LeagueHouse(':memory:', store => noting(store, called));
  const { id } = await house.leagues.create(wished({ most: 32 }));
  called.length = 0;
  const players = Array.from({ length: 40 }, (_, at) => `p${at + 1}`);
  await Promise.all(players.map(player => house.leagues.join(id, person(player), null)));
  const writes = called.filter(name => name !== 'night');
  expect(writes).toEqual(Array(40).fill('appendNight'));
  const { playing, waiting } = places(await house.leagues.night(id));
  expect([playing.length, waiting.length]).toEqual([32, 8]);
});
