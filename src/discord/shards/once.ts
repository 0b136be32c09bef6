import { setTimeout as sleep } from 'node:timers/promises';
import { hold, LEASE } from '../../matches/due/hold.js';
import type { LeaseStore } from '../../store/port.js';

/** How often to look whether it is done. */
const LOOK = 500;
/** After this it is done again with the next start. */
const HOLDS = 24 * 60 * 60 * 1000;

interface Deps {
  readonly store: Pick<LeaseStore, 'claimLease' | 'releaseLeases' | 'leases'>;
  readonly me: string;
  readonly now: () => number;
}

/** Does something while no other process does. */
export async function alone<T>({ store, me, now }: Deps, what: string, work: () => Promise<T>): Promise<T> {
  const holder = `${me} ${what}`;
  const name = `doing:${what}`;
  const claim = () => store.claimLease({ name, holder, until: now() + LEASE }, now());
  while ((await claim()).holder !== holder) await sleep(LOOK);
  const letGo = hold(async () => void (await claim()));
  try {
    return await work();
  } finally {
    letGo();
    await store.releaseLeases(holder, name);
  }
}

/** Does something unless a process has done the very same within a day; `version` tells whether it is the same. */
export async function oncePerFleet(
  deps: Deps,
  what: string,
  version: string,
  work: () => Promise<void>,
): Promise<void> {
  const { store, now } = deps;
  const name = `done:${what}`;
  await alone(deps, what, async () => {
    const before = (await store.leases(now())).find(lease => lease.name === name);
    if (before?.holder === version) return;
    await work();
    if (before !== undefined) await store.releaseLeases(before.holder, name);
    await store.claimLease({ name, holder: version, until: now() + HOLDS }, now());
  });
}
