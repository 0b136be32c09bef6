import { Session } from 'node:inspector';

/** When room is given back, in milliseconds after a start: then it has caught up with what changed in the meantime. */
const AFTER = 5_000;

/**
 * A start leaves behind as much again as it keeps. Node would hold the room for it until it needs some; so it is asked to
 * give it back to the machine.
 */
export function settle(): void {
  setTimeout(collect, AFTER).unref();
}

/** As when memory is short: a collection like any other leaves V8 the room for new objects that it had at its busiest. */
function collect(): void {
  const session = new Session();
  session.connect();
  // A session can't be closed while it answers.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}
