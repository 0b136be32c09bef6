import { type CardView, type Option, text } from '../../kernel/index.js';
import { groupedBy } from './lists.js';

/** Which cards of a hand are copies of one another, by their keys: nobody can tell them apart, so nor need a menu. */
export type Copies = ReadonlyMap<string, string>;

export const NO_COPIES: Copies = new Map();

const known = new WeakMap<readonly CardView[], Copies>();

/** Copies have the same name: the key of the first of them. */
export function copiesIn(hand: readonly CardView[]): Copies {
  const copies = known.get(hand) ?? lookedUp(hand);
  known.set(hand, copies);
  return copies;
}

function lookedUp(hand: readonly CardView[]): Copies {
  const cards = hand.flatMap(({ key, ...looks }) => (key === undefined ? [] : [{ key, look: JSON.stringify(looks) }]));
  const groups = groupedBy(cards, ({ look }) => look);
  return new Map(groups.flatMap(same => same.map(({ key }) => [key, same[0].key] as const)));
}

/** A name that keys share which mean the same with another copy: they name cards by their own keys, between dots and slashes. */
export const copyName = (key: string, copies: Copies): string =>
  key.replace(/[^./]+/g, part => copies.get(part) ?? part);

/** Options that are the same answer with another copy become one, under the key of the first, with how many there are. */
export function merged<T extends Option>(options: readonly T[], copies: Copies): T[] {
  const nameIn = ({ key, ...looks }: T): string => JSON.stringify([copyName(key, copies), looks]);
  return groupedBy(options, nameIn).map(same => {
    const [first, ...others] = same;
    return others.length === 0
      ? first
      : { ...first, label: text('prompt-copies', { what: first.label, n: same.length }) };
  });
}
