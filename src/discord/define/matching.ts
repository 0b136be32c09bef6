import { nearestOf, type Text, text } from '../../kernel/index.js';

/** Something to be suggested: what people read, and what is sent when they pick it. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  /** What else people may type for it. */
  readonly also?: string;
}

/** Choices that fit what has been typed: what it names in full first, then what begins with it, then what holds it. At most 25. */
export function matching<C extends Choice>(typed: string, choices: readonly C[]): C[] {
  const wanted = typed.trim().toLowerCase();
  return choices
    .map((choice, at) => ({ choice, at, rank: rankOf(choice, wanted) }))
    .filter(entry => entry.rank < NOT)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, 25)
    .map(entry => entry.choice);
}

const NOT = 3;

/** How well a choice fits. What a value begins with, its game say, is nothing that people mean by what they type. */
function rankOf({ name, value, also = name }: Choice, wanted: string): number {
  const said = [name, also].map(one => one.toLowerCase());
  const all = [...said, value.toLowerCase()];
  if (all.includes(wanted)) return 0;
  if (said.some(one => one.startsWith(wanted))) return 1;
  return all.some(one => one.includes(wanted)) ? 2 : NOT;
}

/** That nothing goes by this name, with the nearest of the names there are. Where a name has two sides (`Hero: Card`), one may be meant. */
export function unknown(what: 'unknown-card' | 'unknown-rule', name: string, names: readonly string[]): Text {
  const near = nearestOf(
    name.trim(),
    names.flatMap(one => [one, ...one.split(': ')]),
  );
  return near.length === 0 ? text(what, { name }) : text(`${what}-near`, { name, near: { list: near, or: true } });
}
