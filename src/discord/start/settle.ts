import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then what waited for the start has been answered, in milliseconds. */
const SOON = 2_000;

/**
 * A start leaves behind as much again as it keeps. Node would hold the room for it until it needs some; so it is asked,
 * once, to give it back to the machine.
 */
export function settle(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    // The room for what is new shrinks only where the last collection left it empty.
    collect();
    collect();
  }, SOON).unref();
}
