import { expect, it } from 'vitest';
import type { Answer, Prompt } from '../../src/kernel/index.js';
import { plainTerms } from '../../src/matches/lobby/terms.js';
import type { Look } from '../../src/matches/matches.js';
import { Coach, type CoachDeps } from '../../src/matches/record/coach.js';

/** A coach whose bot answers when it's told to. */
function thinking() {
  const asked: { answer: (given: Answer) => void; fail: (error: Error) => void }[] = [];
  const think = (): Promise<Answer> => new Promise((answer, fail) => asked.push({ answer, fail }));
  const coach = new Coach({ think } as unknown as CoachDeps);
  const lookAfter = (moves: number): Look =>
    ({
      match: { id: 'm', moves, terms: plainTerms, seats: [{ player: 'ann' }, { player: 'practice:steady' }] },
      game: { opponents: { strong: {} } },
      table: {},
      since: [],
    }) as unknown as Look;
  const hint = (moves: number, number: number) => coach.hint(lookAfter(moves), { number } as Prompt);
  return { asked, hint };
}

it('thinks once about a question, however often a hint for it is asked for', async () => {
  const { asked, hint } = thinking();
  const [first, second] = [hint(4, 7), hint(4, 7)];
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ pick: ['c1'] });
  expect([await first, await second, await hint(4, 7)]).toEqual(Array(3).fill({ pick: ['c1'] }));
  expect(asked).toHaveLength(1);
  void hint(5, 8);
  expect(asked).toHaveLength(2);
});

it('thinks again where that failed', async () => {
  const { asked, hint } = thinking();
  const failed = hint(4, 7);
  asked[0]?.fail(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  void hint(4, 7);
  expect(asked).toHaveLength(2);
});
