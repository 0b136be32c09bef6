import { expect, test } from 'vitest';
import { briefLine, briefly, LINE, logLine, shownLength } from '../../src/discord/render/log.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { games } from '../../src/games/index.js';
import { type Text, text } from '../../src/kernel/index.js';
import { momentsOf } from '../corpus.js';
import { soak } from '../soak.js';

test.each(games.map(game => [game.id, game] as const))(
  'lines of a thread are short, and no word of them is cut: %s',
  (_, game) => {
    let longest = 0;
    for (const { table, prompt, say } of momentsOf({ game, matches: soak(60, 8), seed: 'brief lines' })) {
      if (prompt !== null) continue;
      for (const line of table.log) {
        const said = briefLine(line, say);
        expect(shownLength(said), said).toBeLessThanOrEqual(LINE);
        expect(said.endsWith('…') && !logLine(line, say, 'public').endsWith('…'), said).toBe(false);
        longest = Math.max(longest, shownLength(said));
      }
    }
    expect(longest).toBeGreaterThan(40);
  },
);

test('sentences in a list are not counted as cards where there is no room for them', () => {
  const champions = games.find(({ id }) => id === 'champions') as (typeof games)[number];
  const act = text('forecast-attack', {
    enemy: 'An Enemy With Quite A Long Name Indeed',
    count: 1,
    amount: 3,
    undefended: 0,
    boost: 'no',
  });
  const other = text('forecast-attack', {
    enemy: 'Another Enemy With A Name As Long As That',
    count: 1,
    amount: 4,
    undefended: 0,
    boost: 'no',
  });
  const said = text('forecast-acts', { who: 'Somebody With A Name', acts: { list: [act, other] } });
  expect(briefly(said, gameTranslator(champions, 'en'))).toMatch(/An Enemy With .*… ?$|An Enemy With .* and 1 more/);
});

test('of several sentences one of which is meant, none is dropped for a count of cards, and they stay alternatives', () => {
  const champions = games.find(({ id }) => id === 'champions') as (typeof games)[number];
  const acts = ['Thunderball', 'Bulldozer', 'Piledriver'].map(enemy =>
    text('forecast-attack', { enemy, count: 1, amount: 3, undefended: 0, boost: 'yes' }),
  );
  const said = (who: string): string =>
    briefly(
      text('forecast-acts', { who, acts: { list: [{ list: acts, or: true }] } }),
      gameTranslator(champions, 'en'),
    );
  expect(said('Bo')).toMatch(/Thunderball .*, Bulldozer .* or 1 more/);
  expect(said('Somebody Whose Name Is Long')).toMatch(/Thunderball .* or 2 more/);
});

test.each([
  ['en', /Thunderball .* or something else and 3 more\.$/],
  ['de', /Thunderball .* oder etwas anderes und 3 weitere\.$/],
  ['fr', /Thunderball .* ou autre chose et 3 autres\.$/],
  ['es', /Thunderball .* u otra cosa y 3 cosas más\.$/],
])('a list that ends with how many more there are has no other count in it: %s', (locale, told) => {
  const champions = games.find(({ id }) => id === 'champions') as (typeof games)[number];
  const act = (enemy: string): Text =>
    text('forecast-attack', { enemy, count: 1, amount: 3, undefended: 0, boost: 'yes' });
  const villains = { list: [act('Thunderball'), act('Bulldozer')], or: true } as const;
  const minions = ['Whirlwind', 'Radioactive Man', 'Tiger Shark'].map(act);
  const said = text('forecast-acts', { who: 'Theo', acts: { list: [villains, ...minions] } });
  expect(briefly(said, gameTranslator(champions, locale))).toMatch(told);
});
