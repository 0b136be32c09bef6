import { LRUCache } from 'lru-cache';
import type { Arg, Text } from '../kernel/index.js';
import type { TableWords } from './words.js';

/** Sentences that are kept in one language and one kind of markup. */
const KEPT = 3000;

/**
 * Sentences that were said lately. A table's sentences are much the same from click to click, and saying one takes
 * longer than finding it here by all that it's made of.
 */
export class Said {
  private readonly bare = new LRUCache<string, string>({ max: KEPT });
  /** By how foreign strings are made harmless. */
  private readonly escaped = new WeakMap<NonNullable<TableWords['escape']>, LRUCache<string, string>>();

  once(text: Text, table: TableWords, say: () => string): string {
    const kept = this.under(table.escape);
    const key = keyOf(text, table);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const said = say();
    kept.set(key, said);
    return said;
  }

  private under(harmless: TableWords['escape']): LRUCache<string, string> {
    if (harmless === undefined) return this.bare;
    const known = this.escaped.get(harmless);
    if (known !== undefined) return known;
    const made = new LRUCache<string, string>({ max: KEPT });
    this.escaped.set(harmless, made);
    return made;
  }
}

/** All that a sentence is made of, those words included that it has from its table. */
function keyOf({ id, args }: Text, table: TableWords): string {
  let key = id;
  for (const name in args) key += `|${name}=${partOf(args[name] as Arg, table)}`;
  return key;
}

function partOf(arg: Arg, table: TableWords): string {
  if (typeof arg === 'number') return `${arg}`;
  if (typeof arg === 'string') return `"${quoted(arg)}`;
  if ('seat' in arg) {
    const call = table.calls?.get(arg.seat);
    return call === undefined ? `@${arg.seat}${quoted(table.names[arg.seat] ?? '')}` : `<${quoted(call)}`;
  }
  if ('card' in arg) {
    const title = table.cardTitle(arg.card);
    return `!${quoted(arg.card)}${title === undefined ? '' : `(${keyOf(title, table)})`}`;
  }
  if ('name' in arg) return `'${arg.of}/${quoted(arg.name)}`;
  if ('list' in arg) return `${arg.or === true ? '|' : ''}[${arg.list.map(part => partOf(part, table)).join(',')}]`;
  return `(${keyOf(arg, table)})`;
}

/** With its length before it, a string ends nowhere else. */
const quoted = (raw: string): string => `${raw.length}:${raw}`;
