import { describe, expect, it } from 'vitest';
import { withBrief } from '../../src/discord/render/prompt.js';
import { games } from '../../src/games/index.js';
import type { Arg, Scene, Text } from '../../src/kernel/index.js';
import { momentsOf } from '../corpus.js';

const LONGEST = 120;

/** Every number that a table shows as a meter or as the size of a zone. */
function numbersIn({ panels }: Scene): Set<number> {
  const meters = panels.flatMap(({ meters: own }) => own.flatMap(({ value, max = value }) => [value, max]));
  return new Set([...meters, ...panels.flatMap(({ zones }) => zones.map(({ count }) => count))]);
}

const numbersOf = ({ args = {} }: Text): number[] =>
  Object.values<Arg>(args).filter((value): value is number => typeof value === 'number');

describe.each(games.map(game => ({ game, id: game.id })))('the table at a glance in $id', ({ game }) => {
  it('is one short line, and says what the table shows', () => {
    let lines = 0;
    for (const { table, prompt, say } of momentsOf({ game, matches: 2, seed: 'brief', names: ['Mara', 'Theo'] })) {
      if (prompt === null) continue;
      const scene = game.view(table.state, prompt.seat);
      const { brief = [] } = scene;
      expect(brief.length).toBeGreaterThan(0);
      expect(brief.map(fact => say.plain(fact)).join(' · ').length).toBeLessThan(LONGEST);
      const shown = numbersIn(scene);
      for (const number of brief.flatMap(numbersOf)) expect(shown).toContain(number);
      lines++;
    }
    expect(lines).toBeGreaterThan(20);
    const [first] = momentsOf({ game, matches: 1, seed: 'brief' });
    expect(first && game.view(first.table.state, 'public').brief).toBeUndefined();
  });
});

describe('beside a question', () => {
  const brief = ['Rhino 11/14', 'Threat 2'];

  it('stands behind a heading, and below a sentence', () => {
    expect(withBrief('Your turn', brief)).toEqual(['**Your turn** · Rhino 11/14 · Threat 2']);
    expect(withBrief('Who defends?', brief)).toEqual(['Who defends?', '-# Rhino 11/14 · Threat 2']);
    expect(withBrief('Who defends?', [])).toEqual(['Who defends?']);
  });
});
