import { type Answer, awaited, Chance, hash, isLegal, type Prompt, sample } from '../../kernel/index.js';
import { practiceLevel, practiceTemper, type Think } from '../../opponents/index.js';
import { scriptedAt } from '../lessons/advice.js';
import type { Look, Matches } from '../matches.js';
import { isDone } from '../refused.js';

/** Lets the practice bot whose turn it is move once. The next move is scheduled by the answer itself. */
export async function movePractice(matches: Matches, id: string, think: Think): Promise<void> {
  const look = await matches.look(id);
  const prompt = awaited(look.table?.prompts ?? []).find(open => levelAt(look, open) !== null);
  if (prompt === undefined) return;
  const answer = await answerTo(matches, look, prompt, think);
  // Where somebody else has closed that question, or the rules fail, what comes next has been scheduled.
  await isDone(matches.answerFor(id, prompt.seat, prompt.number, answer, 'practice'));
}

const levelAt = ({ match }: Look, { seat }: Prompt) => practiceLevel(match.seats[seat]?.player ?? null);

async function answerTo(matches: Matches, look: Look, prompt: Prompt, think: Think): Promise<Answer> {
  const { match, game, table, since } = look;
  const level = levelAt(look, prompt);
  const seed = hash(`${match.id} ${match.moves}`);
  const failures = since.filter(move => move.type === 'undo' && move.cause === 'failure').length;
  // What it likes best makes the rules fail again and again: now anything will do.
  if (level === null || table === null || failures >= 2) return sample(prompt, new Chance(seed).stream('whim'));
  const bidden = scriptedAt(look, prompt);
  if (bidden !== null) return bidden;
  try {
    const temper = practiceTemper(match.seats[prompt.seat]?.player ?? null);
    return legal(prompt, await think(game, { table, since }, { prompt, level, temper, seed }));
  } catch (error) {
    // A mistake of the player's must not hold up the match.
    await matches.report(match.id, {
      practice: level,
      stack: error instanceof Error ? (error.stack ?? '') : String(error),
    });
    return prompt.default;
  }
}

function legal(prompt: Prompt, answer: Answer): Answer {
  if (!isLegal(prompt, answer)) throw new Error(`not an answer to ${prompt.reason}: ${JSON.stringify(answer)}`);
  return answer;
}
