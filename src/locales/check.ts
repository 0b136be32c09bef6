import { FluentResource } from '@fluent/bundle';

/** What stands in one file of words: its message ids (attributes as `id.name`), and all that is wrong with it. */
export interface Inspection {
  readonly ids: readonly string[];
  readonly problems: readonly string[];
}

const START = /^(-?[a-zA-Z][\w-]*) *=/;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/;

/**
 * Looks a file of words over. The parser skips in silence what it cannot read, so each line that begins a message or
 * an attribute is held against what was understood, and each line at the margin must be one that Fluent knows.
 */
export function inspect(ftl: string): Inspection {
  const understood = new Set<string>();
  for (const { id, attributes, value } of new FluentResource(ftl).body) {
    if (value !== null) understood.add(id);
    for (const name of Object.keys(attributes)) understood.add(`${id}.${name}`);
  }
  const written = new Map<string, number>();
  const problems: string[] = [];
  let current = '';
  for (const [at, line] of ftl.split(/\r?\n/).entries()) {
    const place = `line ${at + 1}`;
    const start = START.exec(line)?.[1];
    const attribute = ATTRIBUTE.exec(line)?.[1];
    if (start !== undefined) current = start;
    else if (/^[^\s#}\]]/.test(line))
      problems.push(`${place}: neither a message, nor a comment, nor indented: ${line}`);
    if (/^\t| \t/.test(line)) problems.push(`${place}: indented by a tab, which Fluent does not read`);
    if (start === undefined && attribute === undefined) continue;
    const id = attribute === undefined ? current : `${current}.${attribute}`;
    if (written.has(id)) problems.push(`${place}: "${id}" stands on line ${written.get(id)} already`);
    written.set(id, at + 1);
    const known = attribute === undefined ? [...understood].some(one => one.split('.')[0] === id) : understood.has(id);
    if (!known) problems.push(`${place}: "${id}" cannot be read`);
  }
  return { ids: [...understood].sort(), problems };
}

/** What is wrong with a file of words, one sentence each with its line; empty when it is sound. */
export const checkResource = (ftl: string): string[] => [...inspect(ftl).problems];
