import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { SquadOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import { sizeOf } from './copies.js';

export const COPIES = 4;

interface Entry {
  readonly card: Card;
  readonly copies: number;
}

/** What keeps a deck from being played. Of more than 40 cards 40 at random are used, so that is no problem (SQ-2). */
export function check(deck: Deck, options: SquadOptions, pool: Pool): Problem[] {
  const unknown = Object.keys(deck.cards).filter(id => !pool.has(id));
  const entries = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const card = pool.get(id);
    return card === undefined ? [] : [{ card, copies }];
  });
  return [
    ...unknown.map(id => ({ rule: 'known-cards', message: text('problem-unknown', { id }) })),
    ...sizeProblems(entries, options),
    ...(options.ruleset === 'quick' ? [] : copyProblems(entries)),
  ];
}

function sizeProblems(entries: readonly Entry[], { ruleset }: SquadOptions): Problem[] {
  const size = entries.reduce((sum, { copies }) => sum + copies, 0);
  const rule = 'deck-size';
  if (ruleset === 'quick') {
    if (size < 1) return [{ rule, message: text('problem-empty') }];
    return size > DECK_SIZE ? [{ rule, message: text('problem-too-many', { size, most: DECK_SIZE }) }] : [];
  }
  return size < DECK_SIZE ? [{ rule, message: text('problem-too-few', { size, least: DECK_SIZE }) }] : [];
}

/** Copies are counted by hero and name together, whatever the printing. */
function copyProblems(entries: readonly Entry[]): Problem[] {
  const counts = new Map<string, Entry>();
  for (const { card, copies } of entries) {
    const title = `${card.hero}: ${card.name}`;
    counts.set(title, { card, copies: (counts.get(title)?.copies ?? 0) + copies });
  }
  return [...counts.values()]
    .filter(({ copies }) => copies > COPIES)
    .map(({ card, copies }) => ({
      rule: 'copies',
      message: text('problem-copies', { card: { card: card.id }, copies, most: COPIES }),
      card: card.id,
    }));
}

/** By the Quick rules both decks have the same size. */
export function pairProblem(one: Deck, other: Deck, { ruleset }: SquadOptions): Problem | null {
  const [here, there] = [sizeOf(one), sizeOf(other)];
  if (ruleset !== 'quick' || here === there) return null;
  return { rule: 'deck-size', message: text('problem-sizes-differ', { one: here, other: there }) };
}
