import { type Deck, type Problem, text } from '../../../kernel/index.js';
import { counterId, type Pool } from '../card.js';

/** Reads a list of lines `Name`, `1 Name`, `RC001`, and `5x Counter 3`. Lines starting with # are headings. */
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
  const byId = /^(RC\d{3}|C\d+):(\d+)$/i.exec(line);
  const counted = byId ?? /^(?:(\d+)\s*x?\s+)?(.+)$/i.exec(line);
  if (counted === null) return null;
  const copies = Number((byId === null ? counted[1] : byId[2]) ?? 1);
  const name = (byId === null ? counted[2] : byId[1]) as string;
  const counter = /^(?:counter\s+|C)(\d+)$/i.exec(name);
  if (counter !== null) return { id: counterId(Number(counter[1])), copies };
  const wanted = name.toLowerCase();
  for (const card of pool.values())
    if (card.id.toLowerCase() === wanted || card.name.toLowerCase() === wanted) return { id: card.id, copies };
  return null;
}

/** A list that `parse` reads again. */
export function print({ cards }: Deck, pool: Pool): string {
  return Object.entries(cards)
    .map(([id, copies]) => `${copies} ${pool.get(id)?.name ?? id.replace(/^C(\d+)$/, 'Counter $1')}`)
    .join('\n');
}
