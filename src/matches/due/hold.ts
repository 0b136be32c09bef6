/**
 * How long a process holds what it claimed (due rows, boards, shards) unless it renews it, in milliseconds. If
 * it dies, another process takes over then.
 */
export const LEASE = 10_000;
const AGAIN = LEASE / 3;

/**
 * Renews a lease until the returned function is called, once at a time: the end of each renewal is where the next begins.
 * While the store is unavailable, nobody else can claim it either.
 */
export function hold(extend: () => Promise<void>): () => void {
  let isUnderWay = false;
  const renew = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    await extend().catch(() => undefined);
    isUnderWay = false;
  };
  const timer = setInterval(() => void renew(), AGAIN);
  timer.unref();
  return () => clearInterval(timer);
}
