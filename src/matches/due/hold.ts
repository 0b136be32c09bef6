/** How long what is taken up is its process's own, in milliseconds. Where that dies, another takes it up after that. */
export const LEASE = 10_000;
const AGAIN = LEASE / 3;

/** Extends a lease for as long as the work goes on. Returns what ends that. While the store is away, nobody else takes it either. */
export function hold(extend: () => Promise<void>): () => void {
  const timer = setInterval(() => void extend().catch(() => undefined), AGAIN);
  timer.unref();
  return () => clearInterval(timer);
}
