import { describe, expect, test } from 'vitest';
import { champions } from '../../../../src/games/champions/index.js';
import { championsFacts, readFacts } from '../../facts.js';

describe('cards are as printed', () => {
  const printed = new Map(readFacts('champions', 'cards').map(row => [row.code, row]));
  const { all } = champions.cards;

  test('all of them', () => {
    expect(all.map(({ id }) => id).sort()).toEqual([...printed.keys()].sort());
  });

  test.each(all.map(({ id, data }) => [`${id} ${String((data as { name: string }).name)}`, id, data] as const))(
    '%s',
    (_, id, data) => {
      expect(championsFacts(data as Record<string, unknown>)).toEqual(printed.get(id));
    },
  );
});
