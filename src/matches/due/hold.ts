/**
 * How long a process holds what it claimed (due rows, boards, shards) unless it renews it, in milliseconds. If
 * it dies, another process takes over then.
 */
export const LEASE = 10_000;
const AGAIN = LEASE / 3;

/** Renews a lease until the returned function is called. While the store is unavailable, nobody else can claim it either. */
export function hold(extend: () => Promise<void>): () => void {
  const timer = setInterval(() => void extend().catch(() => undefined), AGAIN);
  timer.unref();
  return () => clearInterval(timer);
}
