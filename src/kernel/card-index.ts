import type { CardEntry, CardIndex, Facet } from './game.js';

/**
 * An index of cards that makes an entry when somebody looks it up, and keeps it from then on: most matches are played
 * without. `entryOf` may know ids that `ids` doesn't list, such as reprints.
 */
export function cardIndex(
  ids: readonly string[],
  entryOf: (id: string) => CardEntry | undefined,
  facets: () => readonly Facet[],
  dominated?: CardIndex['dominated'],
): CardIndex {
  const made = new Map<string, CardEntry>();
  const get = (id: string): CardEntry | undefined => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const entry = entryOf(id);
    if (entry === undefined) return undefined;
    if (!made.has(entry.id)) made.set(entry.id, entry);
    return made.get(entry.id);
  };
  let [all, values]: [(readonly CardEntry[])?, (readonly Facet[])?] = [];
  return {
    get all() {
      all ??= ids.flatMap(id => get(id) ?? []);
      return all;
    },
    get facets() {
      values ??= facets();
      return values;
    },
    get,
    ...(dominated !== undefined && { dominated }),
  };
}
