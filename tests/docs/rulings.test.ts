import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulingsOf } from '../../src/discord/render/source.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { games } from '../../src/games/index.js';
import { localesOf } from '../../src/locales/index.js';

/** Games whose rules leave much open. */
const MANY = new Set(['squad', 'champions', 'smash', 'recharge']);
const cases = games.flatMap(game => localesOf(null).map(locale => ({ game, locale, id: game.id })));

test.each(cases)('rulings on the page of $id are those that its rules name, in $locale', ({ game, locale }) => {
  const page = readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');
  const ids = [...page.matchAll(/\*\*([A-Z]+\d*-[A-Z]?\d+)\*\*/g)].map(([, id]) => id as string);
  expect(ids.length).toBeGreaterThan(MANY.has(game.id) ? 20 : 0);
  const say = gameTranslator(game, locale);
  const found = new Set(game.rules.flatMap(rule => rulingsOf(rule, say)));
  expect([...found].sort()).toEqual([...ids].sort());
});
