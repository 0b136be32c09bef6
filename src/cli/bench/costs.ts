import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Table } from '../../kernel/index.js';
import type { Store } from '../../store/index.js';

/** What has been asked of the store, the rules and Discord. */
export interface Costs {
  /** Matches read from the database, with their moves. */
  loads: number;
  /** Matches that the rules were run on for, from a snapshot. */
  resumes: number;
  /** Writes that waited for the disk. */
  writes: number;
  /** Requests to Discord, those among them that answer a click or a command included. */
  requests: number;
  /** Clicks and commands that were answered. */
  clicks: number;
}

/** What has been asked since then. */
export function since(before: Costs, now: Costs): Costs {
  return {
    loads: now.loads - before.loads,
    resumes: now.resumes - before.resumes,
    writes: now.writes - before.writes,
    requests: now.requests - before.requests,
    clicks: now.clicks - before.clicks,
  };
}

const LOADS: ReadonlySet<string> = new Set(['load', 'loadAt', 'history']);
const WRITES: ReadonlySet<string> = new Set<keyof Store>([
  'createMatch',
  'updateMatch',
  'commit',
  'archive',
  'claimDue',
  'schedule',
  'finishDue',
  'setPlayerPreferences',
  'setGuildSettings',
  'loadSet',
  'removeSet',
  'createDeck',
  'changeDeck',
  'deleteDeck',
  'setDeckDraft',
  'forget',
  'count',
  'uncount',
  'correct',
  'createNight',
  'appendNight',
  'keepBundle',
  'want',
]);

/** Every request that this process makes. */
const REQUESTS = 'undici:request:create';

/** The same store, with what is asked of it counted, and what is asked of the rules and of Discord meanwhile. */
export function counted(store: Store): { readonly store: Store; readonly costs: Costs; stop(): void } {
  const costs = { loads: 0, resumes: 0, writes: 0, requests: 0, clicks: 0 };
  const { resume } = Table;
  Table.resume = new Proxy(resume, {
    apply(target, self, args) {
      costs.resumes++;
      return Reflect.apply(target, self, args);
    },
  });
  const requested = (message: unknown): void => {
    const { path } = (message as { readonly request: { readonly path: string } }).request;
    if (!path.startsWith('/api/')) return;
    costs.requests++;
    if (/\/interactions\/.*\/callback/.test(path)) costs.clicks++;
  };
  subscribe(REQUESTS, requested);
  const counting = new Proxy(store, {
    get(target, name) {
      if (LOADS.has(String(name))) costs.loads++;
      if (WRITES.has(String(name))) costs.writes++;
      return Reflect.get(target, name);
    },
  });
  return {
    store: counting,
    costs,
    stop() {
      Table.resume = resume;
      unsubscribe(REQUESTS, requested);
    },
  };
}
