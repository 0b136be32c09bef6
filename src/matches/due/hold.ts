/**
 * How long what a process has taken up (due rows, boards, shards) is its own unless it's extended, in milliseconds. Where
 * it dies, another takes that up then.
 */
export const LEASE = 10_000;
const AGAIN = LEASE / 3;

/** Extends a lease for as long as the work goes on. Returns what ends that. While the store is away, nobody else takes it either. */
export function hold(extend: () => Promise<void>): () => void {
  const timer = setInterval(() => void extend().catch(() => undefined), AGAIN);
  timer.unref();
  return () => clearInterval(timer);
}
