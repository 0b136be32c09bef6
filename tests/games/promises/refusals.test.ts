import { expect, test } from 'vitest';
import { type Option, optionsOf, type Prompt } from '../../../src/kernel/index.js';
import { everyRuleset, momentsOf } from '../../corpus.js';
import { soak } from '../../soak.js';
import { DUES, JUDGES } from './refusals.js';

// What a question doesn't offer it refuses, with a reason, and the reason is the true one: so nothing is kept from players that the
// rules allow. Some reasons can't be told from the table and the printed cards alone; they are counted as open.

/** How many answers are found offered or refused (`due`), and how many of each reason are held against the table, at least. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  squad: { due: 1200, 'why-level': 200, 'why-no-block': 450 },
  recharge: { due: 800, 'why-no-hero': 450, 'why-no-teamwork': 45, 'why-no-match': 20, 'why-no-free-hero': 5 },
  smash: {
    due: 2500,
    'why-super': 300,
    'why-no-counter': 500,
    'why-loot': 100,
    'why-second-loot': 80,
    'why-team-up': 50,
    'why-all-stunned': 20,
    'unable-loot': 25,
    'unable-return': 10,
    'unable-summon': 10,
  },
  champions: {
    due: 2800,
    'why-hero': 400,
    'why-alter-ego': 12,
    'why-exhausted': 600,
    'why-unhurt': 150,
    'why-form-used': 100,
    'why-limit': 60,
    'why-max': 6,
    'why-resources': 110,
  },
};

/** What a question keeps silent about: answers that are neither offered nor refused. */
function silent(
  id: string,
  state: unknown,
  prompt: Prompt,
  told: readonly Option[],
): { due: number; missing: string[] } {
  const { keys = [], cards = [] } = DUES[id]?.(state as never, prompt) ?? {};
  const missing = [
    ...keys.filter(key => !told.some(option => option.key === key)),
    ...cards.filter(card => !told.some(option => option.card === card)),
  ];
  return { due: keys.length + cards.length, missing };
}

test.each([
  ['squad', soak(300, 15)],
  ['recharge', soak(150, 12)],
  ['smash', soak(150, 12)],
  ['champions', soak(600, 48)],
])('why something is not possible is told, and truly: %s', { timeout: 900_000 }, (id, matches) => {
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1): void => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const untrue: string[] = [];
  for (const { game, ruleset, matches: so } of everyRuleset(() => matches).filter(({ game }) => game.id === id))
    for (const { table, prompt, match, answers } of momentsOf({
      game,
      ruleset,
      matches: so,
      seed: 'refused',
      log: false,
    })) {
      if (prompt === null) continue;
      const at = `${ruleset}, match ${match}, after ${answers} answers`;
      const refused = table.refused(prompt.number);
      const { due, missing } = silent(id, table.state, prompt, [...optionsOf(prompt), ...refused]);
      count('due', due);
      untrue.push(...missing.map(key => `${at}: nothing is told of ${key}`));
      for (const option of refused) {
        const reason = option.why?.id ?? 'no reason';
        const isTrue = JUDGES[id]?.[reason]?.({ state: table.state as never, prompt, option }) ?? null;
        count(isTrue === null ? `${reason}, open` : reason);
        if (isTrue === false) untrue.push(`${at}: ${reason} of ${option.card}, ${option.key}`);
      }
    }
  expect(untrue).toEqual([]);
  for (const [reason, least] of Object.entries(LEAST[id] ?? {}))
    expect(counts[reason], reason).toBeGreaterThanOrEqual(least);
});
