/** Who keeps notes, by what they are of: none at first. */
export interface Noting {
  readonly notes: Map<unknown, unknown>;
}

/**
 * Works something out once for each of those who ask: while an answer is thought of, nothing on the table changes, and the same is
 * weighed again and again.
 */
export function once<N extends Noting, T>(work: (by: N) => T): (by: N) => T {
  return by => {
    const { notes } = by;
    if (!notes.has(work)) notes.set(work, work(by));
    return notes.get(work) as T;
  };
}

/** As `once`, for what depends on a key as well. */
export function noted<N extends Noting, K, T>(work: (by: N, key: K) => T): (by: N, key: K) => T {
  const kept = once<N, Map<K, T>>(() => new Map());
  return (by, key) => {
    const notes = kept(by);
    if (!notes.has(key)) notes.set(key, work(by, key));
    return notes.get(key) as T;
  };
}
