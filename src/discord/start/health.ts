import { type Client, RESTEvents } from 'discord.js';
import { type HealthServer, type Meter, serveHealth } from '../../health/index.js';
import type { Store } from '../../store/port.js';

/** Where a bot tells how it is. */
export type HealthAddress = Parameters<typeof serveHealth>[0];

/** Routes without ids and tokens, so that there are few of them and they say nothing about anybody. */
export const routeName = (route: string): string => route.replace(/\/(?:\d{5,}|[\w.-]{25,})(?=\/|$)/g, '/:id');

/**
 * Counts what goes out to Discord, and answers those who ask how the bot is; `missing`: what keeps it from hearing of all that
 * it should. @throws where it cannot listen, naming the setting that says where
 */
export async function openHealth(
  at: HealthAddress,
  client: Client,
  store: Store,
  now: () => number,
  missing: () => string[],
): Promise<{ readonly meter: Meter; readonly server: HealthServer }> {
  // With the library behind it, which a bot that nobody asks doesn't carry.
  const { Meter } = await import('../../health/meter.js');
  const meter = new Meter({ store, now });
  client.rest.on(RESTEvents.Response, ({ method, route }, { status }) =>
    meter.request(`${method} ${routeName(route)}`, status),
  );
  client.rest.on(RESTEvents.RateLimited, ({ method, route }) => meter.rateLimited(`${method} ${routeName(route)}`));
  const server = await serveHealth(at, meter, async () => {
    const database = await store.nextDue().then(
      () => [],
      () => ['the database does not answer'],
    );
    return [...missing(), ...database];
  }).catch((error: unknown) => {
    throw Object.assign(error as Error, { setting: 'LONGBOX_HTTP' });
  });
  return { meter, server };
}
