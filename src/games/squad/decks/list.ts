import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';

/** Reads a list of lines `4x Name`, `4 Hero: Name`, `4 ST001`, or `ST001:4;ST002:2`. Lines starting with # are headings. */
export function parse(list: string, pool: Pool): { deck: Deck; problems: Problem[] } {
  const cards: Record<string, number> = {};
  const problems: Problem[] = [];
  const lines = list.split(/[\n;]/).map(line => line.trim());
  for (const [at, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const found = readLine(line, pool);
    if (found === null)
      problems.push({ rule: 'known-cards', message: text('problem-line', { line: at + 1, written: line }) });
    else cards[found.id] = (cards[found.id] ?? 0) + found.copies;
  }
  return { deck: { name: '', cards }, problems };
}

function readLine(line: string, pool: Pool): { id: string; copies: number } | null {
  const byId = /^(ST\d{3}):(\d+)$/i.exec(line);
  if (byId !== null) return known(byId[1] as string, Number(byId[2]), pool);
  const counted = /^(\d+)\s*x?\s+(.+)$/i.exec(line);
  const copies = counted === null ? 1 : Number(counted[1]);
  return known(counted === null ? line : (counted[2] as string), copies, pool);
}

function known(written: string, copies: number, pool: Pool): { id: string; copies: number } | null {
  const wanted = written.toLowerCase();
  for (const card of pool.values())
    if ([card.id, card.name, `${card.hero}: ${card.name}`].some(name => name.toLowerCase() === wanted))
      return { id: card.id, copies };
  return null;
}

/** A list that `parse` reads again. */
export function print(deck: Deck, pool: Pool): string {
  return Object.entries(deck.cards)
    .map(([id, copies]) => {
      const card = pool.get(id);
      return card === undefined ? `${copies} ${id}` : `${copies} ${card.hero}: ${card.name}`;
    })
    .join('\n');
}
