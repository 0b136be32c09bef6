import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { complain, Refusal } from '../errors.js';
import type { Gateway } from '../gateway/gateway.js';
import type { Live } from '../gateway/live.js';
import type { Service } from '../service.js';
import { memberIn } from '../web/common.js';
import { handleApi, send } from './api.js';
import { serveCdn } from './cdn.js';
import { servePage } from './page.js';
import { handleWeb } from './web.js';

export interface Listening {
  url: string;
  /** Requests are answered from here on: the world needs the address before it can open. */
  serve(service: Service, gateway: Gateway, live: Live): void;
  close(): Promise<void>;
}

/** Milliseconds for which an idle connection stays open. */
const KEEP_ALIVE = 5 * 60_000;

/** One loopback port for everything: REST, gateway, files, the page and its API. */
export async function listen(port: number): Promise<Listening> {
  const server = createServer();
  // A client that is busy for a moment does not find its connection closed in between.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    serve(service, gateway, live) {
      server.on('request', (request, response) => void route(service, request, response, url));
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        try {
          upgrade(service, gateway, live, request, socket, head, url);
        } catch (error) {
          complain(error);
          socket.destroy();
        }
      });
    },
    close: () => shut(server),
  };
}

const isLocal = (host: string | undefined): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host ?? '');

/** A web page elsewhere may not reach in: neither by a name that points here nor by a cross-site request. */
function isStranger(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return !isLocal(host) || (origin !== undefined && origin !== `http://${host}`);
}

/** What is asked for, below the playground's own address; null for what is no path of ours, such as a proxy's whole address. */
function target(request: IncomingMessage, base: string): URL | null {
  const address = `${base}${request.url ?? '/'}`;
  return request.url?.startsWith('/') !== false && URL.canParse(address) ? new URL(address) : null;
}

async function route(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
): Promise<void> {
  try {
    if (isStranger(request)) return send(response, { status: 403, body: { message: 'Only from this machine.' } });
    const url = target(request, base);
    if (!url) return send(response, { status: 400, body: { message: 'That is no address of the playground.' } });
    const [, room] = url.pathname.split('/');
    if (room === 'api') await handleApi(service, request, response, url);
    else if (room === 'playground') await handleWeb(service, request, response, url);
    else if (room === 'cdn') serveCdn(service.world, url.pathname, response);
    else servePage(url.pathname, response);
  } catch (error) {
    if (response.headersSent) complain(error);
    else if (error instanceof Refusal) send(response, { status: error.status, body: error.body });
    else {
      complain(error);
      send(response, { status: 500, body: { message: '500: Internal Server Error', code: 0 } });
    }
  }
}

function upgrade(
  service: Service,
  gateway: Gateway,
  live: Live,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  base: string,
): void {
  const url = isStranger(request) ? null : target(request, base);
  const member = url && memberIn(service, url.searchParams);
  if (url?.pathname.startsWith('/gateway'))
    gateway.server.handleUpgrade(request, socket, head, one => gateway.server.emit('connection', one, request));
  else if (url?.pathname === '/playground/live' && member)
    live.server.handleUpgrade(request, socket, head, one => live.accept(one, member));
  else socket.destroy();
}

const shut = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
