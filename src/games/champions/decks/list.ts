import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Pool } from '../rules/match.js';

const HEADING =
  /^(#|(hero|identity|ally|allies|events?|supports?|upgrades?|resources?|deck|packs?)\b[^0-9]*(\(\d+\))?:?$)/i;

/**
 * Reads a list as deck sites export it (`3x Web-Shooter`, `1x Black Cat (Core Set)`, `01005`), one card a line. Headings
 * and empty lines are passed over.
 */
export function parse(list: string, pool: Pool): { deck: Deck; problems: Problem[] } {
  const cards: Record<string, number> = {};
  const problems: Problem[] = [];
  for (const [at, raw] of list.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || HEADING.test(line)) continue;
    const found = readLine(line, pool);
    if (found === null)
      problems.push({ rule: 'known-cards', message: text('problem-line', { line: at + 1, written: line }) });
    else cards[found.id] = (cards[found.id] ?? 0) + found.copies;
  }
  return { deck: { name: '', cards }, problems };
}

function readLine(line: string, pool: Pool): { id: string; copies: number } | null {
  const counted = /^(\d{1,2})\s*x?\s+(.+)$/i.exec(line);
  const copies = counted === null ? 1 : Number(counted[1]);
  const written = plain(counted === null ? line : (counted[2] as string));
  for (const card of pool.values()) if (names(card).includes(written)) return { id: card.id, copies };
  return null;
}

/** What people call a card. An identity is known by its hero; its other side is no card of its own. */
function names({ id, name, subname, kind }: Card): string[] {
  if (kind === 'alter_ego') return [];
  return [id, name, ...(subname === undefined ? [] : [`${name}: ${subname}`, `${name} - ${subname}`])].map(plain);
}

const plain = (written: string): string =>
  written
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[’']/g, "'")
    .trim()
    .toLowerCase();

/** A list that `parse` reads again: by id where another card has the same name. */
export function print(deck: Deck, pool: Pool): string {
  return Object.entries(deck.cards)
    .map(([id, copies]) => {
      const card = pool.get(id);
      const found = card === undefined ? null : readLine(`1x ${card.name}`, pool);
      return `${copies}x ${card !== undefined && found?.id === id ? card.name : id}`;
    })
    .join('\n');
}
