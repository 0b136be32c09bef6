/** The same function, which is asked for each key once. */
export function remembered<K, T>(find: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return key => {
    const found = known.has(key) ? (known.get(key) as T) : find(key);
    known.set(key, found);
    return found;
  };
}
