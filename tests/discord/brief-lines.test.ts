import { expect, test } from 'vitest';
import { briefLine, LINE, logLine, shownLength } from '../../src/discord/render/log.js';
import { games } from '../../src/games/index.js';
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
