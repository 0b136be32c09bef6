import { Conflict } from '../../store/port.js';
import { Refused } from '../refused.js';

/** How often a step is retried when another process wrote first. Each time, that process made progress, so it ends. */
const TRIES = 50;

/** Retries if another process wrote first, on top of what it wrote; so often, and then throws what `busy` says. */
export async function retried<T>(act: () => Promise<T>, busy = (): Error => new Refused('stale')): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (tries === TRIES) throw busy();
    }
  }
}
