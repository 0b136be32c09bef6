/** A change waits this long, in milliseconds: what comes together with it is shown once. */
const SOON = 15;

/** Until so many milliseconds since this process began, but a moment at least; shorter where it is told to. */
export function pause(until: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise(resolve => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(SOON, until - performance.now()));
    signal.addEventListener('abort', end);
  });
}
