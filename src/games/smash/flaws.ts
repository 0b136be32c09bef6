import type { Flaw } from '../../kernel/index.js';
import type { Card } from './card.js';

/** What is wrong with cards beside others, each of which is sound: Supers of nobody, and second ones. */
export function flaws(others: readonly Card[], own: readonly Card[]): Flaw[] {
  const found: Flaw[] = [];
  for (const [at, card] of own.entries()) {
    if (card.kind !== 'super') continue;
    const hero = [...others, ...own].find(({ id }) => id === card.hero);
    if (hero?.kind !== 'hero') found.push({ path: [at, 'hero'], message: `there is no hero "${card.hero}"` });
    else if ([...others, ...own.slice(0, at)].some(other => other.kind === 'super' && other.hero === card.hero))
      found.push({ path: [at, 'hero'], message: `"${hero.name}" has a Super already` });
  }
  return found;
}
