import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does something on behalf of a click: what is logged meanwhile carries its id. */
export const onBehalfOf = <T>(click: string, work: () => T): T => current.run(click, work);

/** What every line of the log says beside its own: the click it belongs to, where there is one. */
export function traced(): { click?: string } {
  const click = current.getStore();
  return click === undefined ? {} : { click };
}
