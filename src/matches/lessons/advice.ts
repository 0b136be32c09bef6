import { type Answer, lessonIn, type Prompt, scripted, type Text } from '../../kernel/index.js';
import { readTerms } from '../lobby/terms.js';
import type { Look } from '../play/look.js';

/** What a learner is told at a question. */
export interface Advice {
  /** Null where nothing new is to be said. */
  readonly tip: Text | null;
  /** Null where they have left the script. */
  readonly answer: Answer | null;
}

/** What a lesson says to a question; null in any other match. */
export function adviceAt({ match, game, table }: Look, prompt: Prompt): Advice | null {
  const lesson = lessonIn(game, match.options);
  if (lesson === undefined || table === null) return null;
  const given = Object.entries(readTerms(match.terms).lesson?.given ?? {});
  const [here] = given.find(([, at]) => at.prompt === prompt.number) ?? [];
  return {
    tip: lesson.tips.find(({ id }) => id === here)?.says ?? null,
    answer: scripted(lesson, game.stalemate.turn(table.state), prompt),
  };
}

/** What a practice bot of a lesson answers by its script; null where it thinks for itself. */
export const scriptedAt = (look: Look, prompt: Prompt): Answer | null => adviceAt(look, prompt)?.answer ?? null;
