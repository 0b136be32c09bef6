import type { Flaw } from '../../kernel/index.js';
import type { Card } from './card.js';

/** What is wrong with cards beside others, each of which is sound: ids and names that are taken, heroes that are not there. */
export function flaws(others: readonly Card[], own: readonly Card[]): Flaw[] {
  const found: Flaw[] = [];
  const taken = (field: 'id' | 'name', written: string, before: readonly Card[]): boolean =>
    [...others, ...before].some(card => card[field].toLowerCase() === written.toLowerCase());
  for (const [at, card] of own.entries()) {
    const before = own.slice(0, at);
    for (const field of ['id', 'name'] as const)
      if (taken(field, card[field], before))
        found.push({ path: [at, field], message: `there is a card with the ${field} "${card[field]}" already` });
    if (card.kind !== 'super') continue;
    const hero = [...others, ...own].find(({ id }) => id === card.hero);
    if (hero?.kind !== 'hero') found.push({ path: [at, 'hero'], message: `there is no hero "${card.hero}"` });
    else if ([...others, ...before].some(other => other.kind === 'super' && other.hero === card.hero))
      found.push({ path: [at, 'hero'], message: `"${hero.name}" has a Super already` });
  }
  return found;
}
