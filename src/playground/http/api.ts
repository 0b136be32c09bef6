import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../errors.js';
import { applicationRoutes } from '../rest/application.js';
import { channelRoutes } from '../rest/channels.js';
import { commandRoutes } from '../rest/commands.js';
import { eventRoutes } from '../rest/events.js';
import { guildRoutes } from '../rest/guilds.js';
import { messageRoutes } from '../rest/messages.js';
import { webhookRoutes } from '../rest/webhooks.js';
import type { Service } from '../service.js';
import type { ReadBody } from './body.js';
import { readBody } from './body.js';
import { tooMany } from './ratelimit.js';
import type { Answer } from './router.js';
import { makeRouter, readable } from './router.js';

const router = makeRouter({
  ...webhookRoutes,
  ...messageRoutes,
  ...channelRoutes,
  ...commandRoutes,
  ...eventRoutes,
  ...guildRoutes,
  ...applicationRoutes,
});

/** One REST request of the bot: authorised, perhaps misbehaved upon, counted, handled, recorded. */
export async function handleApi(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  const path = readable(url.pathname.replace(/^\/api\/v10/, ''));
  const found = router.find(method, path);
  const at = Date.now();
  const mischief = service.mischief.for(method, path);
  let read: ReadBody = { body: undefined, uploads: [] };
  let headers: Record<string, string> = {};
  let answer: Answer;
  try {
    read = await readBody(request);
    if (mischief.status === 429) throw tooMany(mischief.retryAfter ?? 0.5);
    if (mischief.status)
      throw new Refusal(mischief.status, { message: `${mischief.status}: told to misbehave`, code: 0 });
    if (!found) throw new Refusal(404, { message: '404: Not Found', code: 0 });
    if (!/^\/(interactions|webhooks)\//.test(path)) authorise(service, request);
    headers = service.buckets.take(found.route, found.params.channel ?? found.params.guild ?? found.params.token ?? '');
    answer = await found.handler({ service, method, path, params: found.params, query: url.searchParams, ...read });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    answer = { status: error.status, body: error.body };
    headers = { ...headers, ...error.headers };
  }
  const exchange = {
    at,
    method,
    route: found?.route.split(' ')[1] ?? path,
    path,
    query: Object.fromEntries(url.searchParams),
    body: read.body,
    files: read.uploads.map(({ name, filename, type, bytes }) => ({ name, filename, type, size: bytes.length })),
    status: answer.status,
    answer: answer.body,
  };
  service.traffic.record(exchange, found !== undefined);
  if (mischief.ms) await new Promise(resolve => setTimeout(resolve, mischief.ms));
  const lost: Answer = { status: 502, body: { message: '502: the answer got lost', code: 0 } };
  send(response, mischief.lost ? lost : answer, headers);
}

function authorise(service: Service, request: IncomingMessage): void {
  if (request.headers.authorization !== `Bot ${service.world.token}`)
    throw new Refusal(401, { message: '401: Unauthorized', code: 0 });
}

export function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
