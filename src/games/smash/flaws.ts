import type { Flaw } from '../../kernel/index.js';
import type { Card, CardOf } from './card.js';

/** What is wrong with cards beside others, each of which is sound by itself: Supers of nobody, second ones, and what could never happen. */
export const flaws = (others: readonly Card[], own: readonly Card[]): Flaw[] =>
  own.flatMap((card, at) => {
    switch (card.kind) {
      case 'super':
        return ofSuper(card, at, [...others, ...own], [...others, ...own.slice(0, at)]);
      case 'story':
        return card.does.needsHero === true
          ? [
              {
                path: [at, 'does'],
                message: 'a Story has no hero and no battle of its own for "this", "foe", "other" or "leave"',
              },
            ]
          : [];
      case 'loot':
        return ofLoot(card, at);
      default:
        return [];
    }
  });

function ofSuper(card: CardOf<'super'>, at: number, all: readonly Card[], before: readonly Card[]): Flaw[] {
  const hero = all.find(({ id }) => id === card.hero);
  if (hero?.kind !== 'hero') return [{ path: [at, 'hero'], message: `there is no hero "${card.hero}"` }];
  return before.some(other => other.kind === 'super' && other.hero === card.hero)
    ? [{ path: [at, 'hero'], message: `"${hero.name}" has a Super already` }]
    : [];
}

function ofLoot(card: CardOf<'loot'>, at: number): Flaw[] {
  if (card.reaction !== null) return [];
  if (card.does !== null)
    return [
      { path: [at, 'does'], message: 'it happens when the Loot is played against something: "reaction" says what' },
    ];
  return card.stays ? [] : [{ path: [at], message: 'a Loot needs "passive", "triggers", "use" or "reaction"' }];
}
