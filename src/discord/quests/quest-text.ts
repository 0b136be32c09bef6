import { type Quest, type Text, text } from '../../kernel/index.js';
import { readTerms } from '../../matches/lobby/terms.js';
import type { Standing } from '../../matches/people/quests.js';
import type { MatchRow } from '../../store/port.js';
import type { Translator } from '../render/translator.js';

/** How a quest stands, at a glance; words beside it say the same. */
export const MARKS = { won: '✓', open: '▸', locked: '–' } as const;

/** "Iron Man, stage 2: War Machine". */
export const questTitle = ({ group, stage, enemy }: Quest): Text =>
  text('quest-title', { keeper: group.title, stage, enemy });

export const questPlace = ({ stage, enemy }: Quest): Text => text('quest-place', { stage, enemy });

/** From so much difficulty on it is two stars, and three. */
const STARS = [2, 4] as const;

/** How hard a quest is, as stars: out of three. */
export const difficultyOf = ({ difficulty }: Quest): Text =>
  text('quest-difficulty', { stars: 1 + STARS.filter(least => difficulty >= least).length });

/** The quest to begin with: the first easy one that is open, else the first that is. */
export const firstOpen = (standings: readonly Standing[]): Standing | undefined =>
  standings.find(({ is, quest }) => is === 'open' && quest.difficulty < STARS[0]) ??
  standings.find(({ is }) => is === 'open');

export const levelText = (level: string): Text => text(`quest-level-${level}`);

/** What somebody has done of a quest, or what opens it. */
export function standingText({ quest, is, best, tries }: Standing, all: readonly Standing[]): Text {
  if (best !== null) return text('quest-best', { turns: best.turns, level: levelText(best.level) });
  if (is === 'open') return tries === 0 ? text('quest-open') : text('quest-tried', { tries });
  const missing = quest.after.flatMap(id => all.filter(known => known.quest.id === id && known.is !== 'won'));
  return text('quest-locked', { quests: { list: missing.map(known => questPlace(known.quest)) } });
}

/** How many of these quests are won. */
export const wonOf = (standings: readonly Standing[]): { won: number; all: number } => ({
  won: standings.filter(({ is }) => is === 'won').length,
  all: standings.length,
});

/** What is special about a quest, a line each. */
export function termLines({ terms }: Quest, say: Translator): string[] {
  return terms.length === 0 ? [say(text('quest-no-terms'))] : terms.map(term => `• ${say(term)}`);
}

/** The quest that a match is; null for any other match, and for a quest that this build does not have. */
export function questIn({ terms }: MatchRow, { quests = [] }: { readonly quests?: readonly Quest[] }): Quest | null {
  const id = readTerms(terms).quest?.id;
  return quests.find(quest => quest.id === id) ?? null;
}
