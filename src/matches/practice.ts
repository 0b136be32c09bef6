import { hash } from '../kernel/index.js';
import { practiceLevel, practise } from '../opponents/index.js';
import type { Matches } from './matches.js';

/** Lets the practice player whose turn it is move once. The next move is scheduled by the answer itself. */
export async function movePractice(matches: Matches, id: string): Promise<void> {
  const { match, game, table } = await matches.look(id);
  if (table === null || match.status !== 'playing') return;
  for (const prompt of table.prompts) {
    const level = practiceLevel(match.seats[prompt.seat]?.player ?? null);
    if (level === null) continue;
    const answer = practise(game, table.state, {
      seat: prompt.seat,
      prompt,
      level,
      seed: hash(`${match.id} ${match.moves}`),
    });
    await matches.answerFor(id, prompt.seat, prompt.number, answer, 'practice');
    return;
  }
}
