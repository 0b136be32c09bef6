import { type Arg, type Flaw, text } from '../../kernel/index.js';
import type { Card, CardOf } from './card.js';

type Cards = readonly (Card | null)[];

/** What is wrong with cards beside others: Supers of nobody, second ones, and what could never happen. Null: a broken one. */
export const flaws = (others: readonly Card[], own: Cards): Flaw[] =>
  own.flatMap((card, at) => {
    switch (card?.kind) {
      case 'super':
        return ofSuper(card, at, [...others, ...own], [...others, ...own.slice(0, at)]);
      case 'story':
        return card.does.needsHero === true
          ? [
              {
                path: [at, 'does'],
                message: text('flaw-story-alone', { words: oneOf('this', 'foe', 'other', 'leave') }),
              },
            ]
          : [];
      case 'loot':
        return ofLoot(card, at);
      default:
        return [];
    }
  });

function ofSuper(card: CardOf<'super'>, at: number, all: Cards, before: Cards): Flaw[] {
  const hero = all.find(other => other?.id === card.hero);
  // It may be one of the broken cards.
  if (hero === undefined && all.includes(null)) return [];
  if (hero?.kind !== 'hero')
    return [{ path: [at, 'hero'], message: text('flaw-no-hero', { written: written(card.hero) }) }];
  return before.some(other => other?.kind === 'super' && other.hero === card.hero)
    ? [{ path: [at, 'hero'], message: text('flaw-super-taken', { hero: written(hero.name) }) }]
    : [];
}

function ofLoot(card: CardOf<'loot'>, at: number): Flaw[] {
  if (card.reaction !== null) return [];
  if (card.does !== null)
    return [{ path: [at, 'does'], message: text('flaw-loot-does', { field: written('reaction') }) }];
  const fields = oneOf('passive', 'triggers', 'use', 'reaction');
  return card.stays ? [] : [{ path: [at], message: text('flaw-loot-idle', { fields }) }];
}

/** What stands in the file. */
const written = (word: string): string => JSON.stringify(word);
const oneOf = (...words: string[]): Arg => ({ list: words.map(written), or: true });
