import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * When room is given back, in milliseconds after a start: V8 makes that for new objects smaller only where it has asked for
 * little in the five seconds or more since it last looked.
 */
const TIMES = [2_000, 8_000];

/**
 * A start leaves behind as much again as it keeps. Node would hold the room for it until it needs some; so it is asked to
 * give it back to the machine.
 */
export function settle(): void {
  for (const after of TIMES) setTimeout(collect, after).unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const now = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  now();
}
