import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meter } from './meter.js';

/** What stands in the way of work; empty when nothing does. */
export type Troubles = () => Promise<readonly string[]>;

export interface HealthServer {
  readonly address: string;
  close(): Promise<void>;
}

/** `9464` and `:9464` are loopback; `0.0.0.0:9464` is everywhere. Null for what is no address. */
export function listenAt(said: string): { readonly host: string; readonly port: number } | null {
  const [, host = '', port = ''] = /^(?:(\[[0-9a-f:]+\]|[\w.-]*):)?(\d{1,5})$/i.exec(said.trim()) ?? [];
  if (port === '' || Number(port) > 65_535) return null;
  return { host: host === '' ? '127.0.0.1' : host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Answers `/healthz` (alive), `/readyz` (connected, and its database answers) and `/metrics`. @throws where it cannot listen */
export async function serveHealth(
  at: { readonly host: string; readonly port: number },
  meter: Meter,
  troubles: Troubles,
): Promise<HealthServer> {
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async response => say(response, 200, 'alive'),
    '/readyz': async response => {
      const found = await troubles();
      say(response, found.length === 0 ? 200 : 503, found.length === 0 ? 'ready' : found.join('\n'));
    },
    '/metrics': async response => say(response, 200, await meter.read(), meter.contentType),
  };
  const server = createServer((request, response) => {
    // No `URL`: it throws at what is no address, and nobody would be answered.
    const [path = ''] = (request.url ?? '/').split('?');
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer === undefined) return say(response, 404, `Nothing here. Try ${Object.keys(answers).join(', ')}.`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Only GET.');
    answer(response).catch((error: unknown) => say(response, 500, error instanceof Error ? error.message : 'failed'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(`${text}\n`);
}
