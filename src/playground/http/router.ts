import { Refusal } from '../errors.js';
import type { Upload } from '../messages/attachments.js';
import type { Service } from '../service.js';

export interface Call {
  service: Service;
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  uploads: Upload[];
}

export interface Answer {
  status: number;
  /** Absent = no content, and then no content type either (clients parse what claims to be JSON). */
  body?: unknown;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const nothing: Answer = { status: 204 };

interface Route {
  method: string;
  pattern: string;
  match: RegExp;
  names: string[];
  handler: Handler;
}

/** A path with its escapes read. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, { message: 'The address cannot be read.', code: 0 });
  }
}

export interface Router {
  /** The handler of a readable path. */
  find(method: string, path: string): { route: string; params: Record<string, string>; handler: Handler } | undefined;
}

/** Routes as a table: `'GET /channels/:channel': handler`. */
export function makeRouter(table: Record<string, Handler>): Router {
  const routes = Object.entries(table).map(([line, handler]): Route => {
    const [method = '', pattern = ''] = line.split(' ');
    const names = [...pattern.matchAll(/:(\w+)/g)].map(match => match[1]!);
    return { method, pattern, names, handler, match: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`) };
  });
  return {
    find(method, path) {
      for (const route of routes) {
        const match = route.method === method ? route.match.exec(path) : null;
        if (!match) continue;
        const params = Object.fromEntries(route.names.map((name, n) => [name, match[n + 1]!]));
        return { route: `${route.method} ${route.pattern}`, params, handler: route.handler };
      }
      return undefined;
    },
  };
}
