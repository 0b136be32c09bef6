import { nearestOf, type Text, text } from '../../kernel/index.js';

/** Something to be suggested: what people read, and what is sent when they pick it. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  /** What else people may type for it. */
  readonly also?: string;
}

/** Choices that fit what has been typed: those that begin with it first, then those that hold it. At most 25. */
export function matching<C extends Choice>(typed: string, choices: readonly C[]): C[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name, value, also = name }: Choice): number => {
    const places = [name, value, also].map(one => one.toLowerCase().indexOf(wanted)).filter(at => at >= 0);
    return places.length === 0 ? 2 : Math.min(1, ...places);
  };
  return choices
    .map((choice, at) => ({ choice, at, rank: rank(choice) }))
    .filter(entry => entry.rank < 2)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, 25)
    .map(entry => entry.choice);
}

/** That nothing goes by this name, with the nearest of the names there are. Where a name has two sides (`Hero: Card`), one may be meant. */
export function unknown(what: 'unknown-card' | 'unknown-rule', name: string, names: readonly string[]): Text {
  const near = nearestOf(
    name.trim(),
    names.flatMap(one => [one, ...one.split(': ')]),
  );
  return near.length === 0 ? text(what, { name }) : text(`${what}-near`, { name, near: { list: near, or: true } });
}
