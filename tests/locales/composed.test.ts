import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../src/home/index.js';
import { readWords, wordsFolder } from '../../src/locales/files.js';
import { FALLBACK, inspect } from '../../src/locales/index.js';
import { composedIds } from './composed.js';

/** What types allow and code never says. */
const NEVER = [
  /^permission-/, // only those that are asked for
  /^panel-(running|button-begin)$/, // a night that runs has a panel of its own, and begins without words
  /^stats-by-(card|all|against|luck)$/, // these parts have headings of their own
  /^lasting-power-all/, // nothing changes the power of both players
  /^preview-counter-(hero|story|super|loot)$/, // nothing else is a counter
  /^heroes-each-mine$/, // one of each team is one where only one team is meant
];

test('every id that code can put together has words', () => {
  const root = packageRoot();
  const games = readdirSync(join(root, 'src', 'games')).filter(game => existsSync(wordsFolder(root, game)));
  const known = new Map(
    [null, ...games].map(owner => [owner, new Set(inspect(readWords(root, owner, FALLBACK) ?? '').ids)]),
  );
  const composed = composedIds();
  const missing = composed.filter(({ id, at }) => {
    if (NEVER.some(never => never.test(id))) return false;
    const [, game] = /^src.games.([a-z]+)./.exec(at) ?? [];
    return ![known.get(null), ...(game === undefined ? known.values() : [known.get(game)])].some(ids => ids?.has(id));
  });
  expect(composed.length).toBeGreaterThan(200);
  expect(missing.map(({ id, at }) => `${at}: ${id}`)).toEqual([]);
});
