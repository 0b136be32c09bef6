import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Card, Pool } from '../card.js';

/** Reads a list of lines `Name`, `25x Smash`, `HM01`, `SM01:25`. Lines starting with # are headings. */
export function parse(list: string, pool: Pool): { deck: Deck; problems: Problem[] } {
  const cards: Record<string, number> = {};
  const problems: Problem[] = [];
  for (const [at, written] of list.split(/[\n;]/).entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const found = readLine(line, pool);
    if (found === null)
      problems.push({ rule: 'known-cards', message: text('problem-line', { line: at + 1, written: line }) });
    else cards[found.id] = (cards[found.id] ?? 0) + found.copies;
  }
  return { deck: { name: '', cards }, problems };
}

function readLine(line: string, pool: Pool): { id: string; copies: number } | null {
  const whole = named(line, pool);
  if (whole !== null) return { id: whole.id, copies: 1 };
  const [, id, after] = /^([A-Za-z]{2,4}-?\d{1,3}):(\d+)$/.exec(line) ?? [];
  const [, before, name] = /^(\d+)\s*x?\s+(.+)$/i.exec(line) ?? [];
  const card = named(id ?? name ?? '', pool);
  return card === null ? null : { id: card.id, copies: Number(after ?? before) };
}

function named(name: string, pool: Pool): Card | null {
  const wanted = name.toLowerCase();
  for (const card of pool.values())
    if (card.id.toLowerCase() === wanted || card.name.toLowerCase() === wanted) return card;
  return null;
}

/** A list that `parse` reads again. */
export const print = ({ cards }: Deck, pool: Pool): string =>
  Object.entries(cards)
    .map(([id, copies]) => `${copies} ${pool.get(id)?.name ?? id}`)
    .join('\n');
