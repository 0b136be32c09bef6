import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { Mistake } from '../asks/ask.js';
import { Refusal } from '../errors.js';
import type { Service } from '../service.js';
import { askRoutes } from '../web/asks.js';
import { shopRoutes } from '../web/shop.js';
import { talkRoutes } from '../web/talk.js';
import { send } from './api.js';
import { readBody } from './body.js';
import { makeRouter, readable } from './router.js';

const router = makeRouter({ ...talkRoutes, ...askRoutes, ...shopRoutes });

/** The page's own API, under /playground. `?as=theo` says who is asking; there is no other login on a loopback toy. */
export async function handleWeb(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  try {
    const path = readable(url.pathname.replace(/^\/playground/, ''));
    const found = router.find(method, path);
    if (!found) throw new Refusal(404, { message: 'There is nothing here.' });
    const { body, uploads } = await readBody(request);
    send(
      response,
      await found.handler({ service, method, path, params: found.params, query: url.searchParams, body, uploads }),
    );
  } catch (error) {
    if (error instanceof Mistake) send(response, { status: 400, body: { message: error.message, ...error.apart } });
    else if (error instanceof z.ZodError) send(response, { status: 400, body: { message: z.prettifyError(error) } });
    else throw error;
  }
}
