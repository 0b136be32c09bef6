import { expect, test } from 'vitest';
import type { LogEntry } from '../../../src/kernel/index.js';
import { everyRuleset, momentsOf } from '../../corpus.js';
import { soak } from '../../soak.js';
import { watched } from './course.js';
import { type Frame, LEDGERS, type Ledger } from './lines.js';

// A number in a line is what has happened to the table since the line before it, or the question.

/** How many of each are held against the table, at least: about half of what there are in the part that `npm test` plays. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  squad: {
    'log-turn': 350,
    'log-power': 150,
    'log-draw': 300,
    'log-damage': 140,
    'log-damage-stopped': 80,
    'log-dealt': 300,
    'log-hit': 40,
  },
  recharge: { 'log-draw': 300, 'log-start': 120, 'log-attach': 80, 'log-venture': 130, 'log-collect': 80 },
  smash: { 'log-turn': 350, 'log-draw': 450 },
  champions: {
    'log-round': 120,
    'log-draw': 180,
    'log-damage': 280,
    'log-heal': 40,
    'log-threat': 350,
    'log-threat-removed': 60,
    'log-counters': 25,
    'log-counters-removed': 20,
    'log-discard-top': 35,
  },
};

test.each([
  ['squad', soak(300, 30)],
  ['recharge', soak(150, 12)],
  ['smash', soak(150, 12)],
  ['champions', soak(600, 60)],
])('what lines say has happened is what has happened: %s', { timeout: 900_000 }, (id, matches) => {
  const { frameOf, truths } = LEDGERS[id] as Ledger;
  const counts: Record<string, number> = {};
  const untrue: string[] = [];
  for (const { game, ruleset, matches: count } of everyRuleset(() => matches).filter(({ game }) => game.id === id)) {
    let watching = -1;
    let before: Frame = {};
    for (const { table, match } of momentsOf({ game, ruleset, matches: count, seed: 'lines' })) {
      const frame = (): Frame => frameOf(table.state as never);
      before = frame();
      if (match === watching) continue;
      watching = match;
      watched(table, (line: LogEntry) => {
        const after = frame();
        const truth = truths[line.id];
        if (truth !== undefined) {
          counts[line.id] = (counts[line.id] ?? 0) + 1;
          if (!truth(line, before, after))
            untrue.push(`${ruleset}, match ${match}: ${line.id} ${JSON.stringify(line.args)}`);
        }
        before = after;
      });
    }
  }
  expect(untrue).toEqual([]);
  for (const [line, least] of Object.entries(LEAST[id] ?? {})) expect(counts[line], line).toBeGreaterThanOrEqual(least);
});
