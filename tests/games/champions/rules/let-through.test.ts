import { expect, test } from 'vitest';
import { champions } from '../../../../src/games/champions/index.js';
import { awaited, type Game } from '../../../../src/kernel/index.js';
import { begin, playOn } from '../../../corpus.js';
import { marvel } from '../encounter/tables.js';
import { scenario } from '../table.js';

test('CH-C2: the player attacked takes it, the others pass on an attack that isn’t theirs to take', () => {
  const verbs = new Map<string, Set<string | undefined>>();
  for (let n = 0; n < 8; n++) {
    const begun = begin(champions as unknown as Game, 3, `let through ${n}`);
    for (let answers = 0; answers < 200 && begun.table.outcome === null; answers++) {
      for (const { reason, number } of awaited(begun.table.prompts)) {
        if (!reason.startsWith('defend')) continue;
        const verb = begun.table.preview(number, 'pass').verb?.id;
        verbs.set(reason, (verbs.get(reason) ?? new Set()).add(verb));
      }
      playOn(begun, 1);
    }
  }
  expect([...(verbs.get('defend') ?? [])]).toEqual(['verb-take']);
  expect([...(verbs.get('defend another') ?? [])]).toEqual(['pass']);
});

scenario(
  'CH-C2: who lets an attack through reads of themselves, and another whether its hero would fall',
  {
    heroes: [
      { ...marvel, damage: 8 },
      { ...marvel, damage: 2 },
    ],
    step: 'villain activates',
  },
  table => {
    expect(table.asks(0, 'defend').previews.pass).toBe('You take 2 damage, plus the boost.');
    table.pass();
    expect(table.asks(1, 'defend another').previews.pass).toBe('2 damage to P0, plus the boost.');
    table.pass();
  },
);

scenario(
  'CH-C2: another who may defend reads that the hero attacked would fall',
  { heroes: [{ ...marvel, damage: 10 }, marvel], step: 'villain activates' },
  table => {
    table.pass();
    expect(table.asks(1, 'defend another').previews.pass).toBe('P0 will fall: 2 damage, plus the boost.');
    table.pass();
  },
);
