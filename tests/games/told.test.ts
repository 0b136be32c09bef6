import { expect, test } from 'vitest';
import { FACTORS } from '../../src/games/squad/card.js';
import { optionsOf } from '../../src/kernel/index.js';
import { everyRuleset, momentsOf } from '../corpus.js';
import { soak } from '../soak.js';

/** Labels of answers that do nothing, or end what is asked. */
const PASSES = [
  'no-attack',
  'pass-turn',
  'pass-battle',
  'concede-hand',
  'let-it',
  'leave-power',
  'end-turn',
  'do-not-flip',
];
/** Labels that are themselves what the answer does. */
const SENTENCES = [
  'choose-way',
  'label',
  'use-power',
  'flip',
  'place-top',
  'place-bottom',
  'label-status',
  'custom-02032-damage',
  'custom-02032-minion',
];
/** Labels that are names: only of what has no wording of its own. */
const NAMES = ['card', 'facedown-drone', 'place', ...FACTORS.map(factor => `factor-${factor}`)];

const SILENT = new Set([...PASSES, ...SENTENCES, ...NAMES]);
/** Rulesets differ in what they allow, not in what answers say. */
const MATCHES = soak(120, 6);

test.each(everyRuleset(() => MATCHES))(
  'every answer says what it does, but plain passes and names: $game.id by $ruleset',
  { timeout: 600_000 },
  ({ game, ruleset, matches }) => {
    let told = 0;
    const silent = new Set<string>();
    for (const { table, prompt } of momentsOf({ game, ruleset, matches, seed: 'told', log: false })) {
      // Of answers in several parts none does anything by itself.
      if (prompt === null || (prompt.kind !== 'one' && prompt.kind !== 'some')) continue;
      if (prompt.kind === 'some' && prompt.ordered) continue;
      for (const { key, label, card } of optionsOf(prompt)) {
        const { effect, changes, follow } = table.preview(prompt.number, key);
        const says = effect !== null || changes.length > 0 || follow?.says !== undefined;
        const isMute = label.id === 'card' && (card === undefined ? null : game.cards.get(card)?.text) == null;
        if (says) told++;
        else if (!SILENT.has(label.id) || (label.id === 'card' && !isMute))
          silent.add(`${prompt.reason}: ${label.id} ${card ?? ''}`);
      }
    }
    expect([...silent]).toEqual([]);
    expect(told).toBeGreaterThan(20);
  },
);
