import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Table } from '../../kernel/index.js';
import type { Store } from '../../store/index.js';
import { Connection } from '../../store/sqlite/connection.js';

/** What has been asked of the store, the rules and Discord. */
export interface Costs {
  /** Matches read from the database, with their moves. */
  loads: number;
  /** Matches that the rules were run on for, from a snapshot. */
  resumes: number;
  /** Writes that waited for the disk. */
  writes: number;
  /** Requests to Discord, by what they do. */
  readonly requests: Record<RequestKind, number>;
}

/** What a request does: answers a click or a command, changes or deletes something private, or something that all see. */
export type RequestKind = keyof typeof KINDS;

/** By method and path; the first that fits. */
const KINDS = {
  answer: /\/interactions\/.*\/callback/,
  'menu change': /^(PATCH|POST) .*\/webhooks\//,
  'menu deletion': /^DELETE .*\/webhooks\//,
  edit: /^PATCH .*\/messages\//,
  post: /^POST .*\/messages/,
  other: /^/,
} as const;
const kinds = Object.keys(KINDS) as RequestKind[];

const byKind = (count: (kind: RequestKind) => number): Record<RequestKind, number> =>
  Object.fromEntries(kinds.map(kind => [kind, count(kind)])) as Record<RequestKind, number>;

/** Clicks and commands that were answered. */
export const clicksIn = ({ requests }: Costs): number => requests.answer;

/** What has been asked since then. */
export function since(before: Costs, now: Costs): Costs {
  return {
    loads: now.loads - before.loads,
    resumes: now.resumes - before.resumes,
    writes: now.writes - before.writes,
    requests: byKind(kind => now.requests[kind] - before.requests[kind]),
  };
}

const LOADS: ReadonlySet<string> = new Set(['load', 'loadAt', 'history']);
/** Every request that this process makes. */
const REQUESTS = 'undici:request:create';

/** The same function, of whose every call is told. */
const told = <F extends (...args: never[]) => unknown>(called: F, tell: () => void): F =>
  new Proxy(called, {
    apply(target, self, args) {
      tell();
      return Reflect.apply(target, self, args);
    },
  });

/** The same store, with what is asked of it counted, and what is asked of the rules and of Discord meanwhile. */
export function counted(store: Store): { readonly store: Store; readonly costs: Costs; stop(): void } {
  const costs = { loads: 0, resumes: 0, writes: 0, requests: byKind(() => 0) };
  const { resume } = Table;
  Table.resume = told(resume, () => costs.resumes++);
  const { write } = Connection.prototype;
  Connection.prototype.write = told(write, () => costs.writes++);
  const requested = (message: unknown): void => {
    const { method, path } = (message as { readonly request: { readonly method: string; readonly path: string } })
      .request;
    const kind = kinds.find(one => KINDS[one].test(`${method} ${path}`)) ?? 'other';
    if (path.startsWith('/api/')) costs.requests[kind]++;
  };
  subscribe(REQUESTS, requested);
  const counting = new Proxy(store, {
    get(target, name) {
      if (LOADS.has(String(name))) costs.loads++;
      return Reflect.get(target, name);
    },
  });
  return {
    store: counting,
    costs,
    stop() {
      Table.resume = resume;
      Connection.prototype.write = write;
      unsubscribe(REQUESTS, requested);
    },
  };
}
