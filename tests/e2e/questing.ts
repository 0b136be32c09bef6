import { squad } from '../../src/games/squad/index.js';
import type { Quest } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

export const words = loadWords('squad', 'en');
export const quests = squad.quests as readonly Quest[];

/** A quest that is open from the start, and the one that it opens. */
export const first = quests.find(
  ({ id, after }) => after.length === 0 && quests.some(other => other.after.includes(id)),
) as Quest;
export const second = quests.find(({ after }) => after.includes(first.id)) as Quest;

/** A quest as a list of stages calls it. */
export const placeOf = ({ stage, enemy }: Quest): string => `Stage ${stage}: ${words.say(enemy)}`;
