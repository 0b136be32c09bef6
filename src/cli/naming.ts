import type { Option } from '../kernel/index.js';

/** What the options of a question are called, by key: names that hold in every position. */
export type Names = ReadonlyMap<string, string>;

/** A part of a key that stands for one physical card, such as `c12` or `h3`. */
const INSTANCE = /^[ch]\d+$/;
/** What sets a second option of the same name apart from the first: `ST026`, `ST026#2`. */
const COPY = '#';

/**
 * Names that are made of printed ids and what is done: `01010a.thwart` for the key `c5.thwart`. The card comes first;
 * another that the key speaks of stands where the key has it. An option that is no card keeps its key.
 */
export function namesOf(options: readonly Option[], state: unknown): Names {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  let printed: ReadonlyMap<string, string> | null = null;
  const cardAt = (part: string): string | undefined => {
    printed ??= instancesIn(state);
    return printed.get(part.slice(1));
  };
  for (const option of options) {
    const name = nameOf(option, cardAt);
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    names.set(option.key, nth === 1 ? name : `${name}${COPY}${nth}`);
  }
  return names;
}

/** Whether somebody who wrote that means an option of this name: the name itself, or the one all copies share. */
export const isNamed = (name: string | undefined, written: string): boolean =>
  name !== undefined && (name === written || name.startsWith(`${written}${COPY}`));

function nameOf({ key, card, label }: Option, cardAt: (part: string) => string | undefined): string {
  const parts = key.split('.');
  const own = parts.findIndex(part => INSTANCE.test(part));
  // A card that nobody may know is called by its label: `facedown-drone`.
  if (card === undefined) return own < 0 ? key : [label.id, ...parts.filter(part => !INSTANCE.test(part))].join('.');
  const rest = parts.flatMap((part, at) => {
    if (!INSTANCE.test(part)) return part;
    // Most keys begin with the card they are about; else it may be that of another.
    if (at === own && (at === 0 || cardAt(part) === card)) return [];
    return cardAt(part) ?? part;
  });
  return [card, ...rest].join('.');
}

/** Every physical card in a state, by its number: states hold each as an object with an `id` and its printed `card`. */
function instancesIn(state: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, card } = value as { readonly id?: unknown; readonly card?: unknown };
    if (typeof id === 'number' && typeof card === 'string') found.set(String(id), card);
    for (const part of Object.values(value)) look(part);
  };
  look(state);
  return found;
}
