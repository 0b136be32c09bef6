/** Who keeps notes: of one kind by key, empty at first. */
export interface Noting {
  notesOf(kind: unknown): Map<unknown, unknown>;
}

/**
 * Works something out once for each of those who ask, and each key: while an answer is thought of, nothing on the table changes, and
 * the same is weighed again and again.
 */
export function noted<N extends Noting, K, T>(work: (by: N, key: K) => T): (by: N, key: K) => T {
  return (by, key) => {
    const notes = by.notesOf(work);
    if (!notes.has(key)) notes.set(key, work(by, key));
    return notes.get(key) as T;
  };
}

/** As `noted`, for what does not depend on anything else. */
export function once<N extends Noting, T>(work: (by: N) => T): (by: N) => T {
  const kept = noted<N, null, T>(work);
  return by => kept(by, null);
}
