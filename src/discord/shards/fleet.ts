import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIApplication,
  type APIGatewayBotInfo,
  type APIUser,
  type Client,
  ClientApplication,
  ClientUser,
  DiscordAPIError,
  DiscordjsErrorCodes,
  Routes,
  type WebSocketOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { LEASE } from '../../matches/due/hold.js';
import type { LeaseStore } from '../../store/port.js';
import { COUNT, processLease } from './divide.js';
import { SharedThrottler } from './identify.js';
import { ShardKeeper } from './keeper.js';
import { LooseShards } from './loose.js';
import { alone, oncePerFleet } from './once.js';
import { RequestShare } from './share.js';

/** Which shards a process takes. */
export interface ShardPlan {
  /** Only these; null to divide all of them with other processes. */
  readonly fixed: readonly number[] | null;
  /** How many there are in all; null for as many as the fleet has already, or else as Discord advises. */
  readonly count: number | null;
}

interface Deps {
  readonly store: LeaseStore;
  readonly plan: ShardPlan;
  readonly log: Logger;
  readonly now: () => number;
}

/** Processes that start together see each other before they divide anything, in milliseconds. */
const GATHER = 1000;

/** One process among several equal ones that are the same bot. */
export class Fleet {
  private readonly deps: Deps;
  /** Names this process in leases. */
  private readonly me = randomUUID();
  private loose: LooseShards | null = null;
  private keeper: ShardKeeper | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How a client of this fleet connects. */
  readonly ways: Required<Pick<WebSocketOptions, 'buildStrategy' | 'buildIdentifyThrottler'>> = {
    buildStrategy: manager => {
      this.loose = new LooseShards(manager);
      return this.loose;
    },
    buildIdentifyThrottler: manager => {
      const { store, now } = this.deps;
      return new SharedThrottler({ store, now, ask: () => manager.fetchGatewayInformation(true) });
    },
  };

  /** Logs in without any shard: who we are is asked for, as no shard tells us. */
  async enter(client: Client, token: string): Promise<Client<true>> {
    const { store, log, now } = this.deps;
    client.rest.setToken(token);
    const count = await this.count(client);
    Object.assign(client.options, { shards: [], shardCount: count });
    await client.login(token);
    const [user, application] = await Promise.all([
      client.rest.get(Routes.user()) as Promise<APIUser>,
      client.rest.get(Routes.currentApplication()) as Promise<APIApplication>,
    ]);
    client.user = Reflect.construct(ClientUser, [client, user]) as ClientUser;
    client.application = Reflect.construct(ClientApplication, [client, application]) as ClientApplication;
    // There is no shard that it could wait for.
    // biome-ignore lint/complexity/useLiteralKeys: private in its types
    client.ws['checkShardsReady']();
    const share = new RequestShare(client.rest);
    this.keeper = new ShardKeeper({
      client,
      connector: this.loose as LooseShards,
      store,
      me: this.me,
      division: { fixed: this.deps.plan.fixed, count },
      onFleet: processes => share.among(processes),
      log,
      now,
    });
    return client as Client<true>;
  }

  /** Takes shards from here on: listeners on the client hear everything. */
  async begin(): Promise<void> {
    const { store, now } = this.deps;
    const at = now();
    await store.claimLease({ name: processLease(this.me), holder: this.me, until: at + LEASE }, at);
    await sleep(GATHER);
    await this.keeper?.next();
  }

  /** Whether we hear of everything on a server by ourselves. */
  hears(guild: string): boolean {
    return this.keeper?.hears(guild) ?? false;
  }

  /** Since when people on a server are heard, by whichever process; null where they aren't now. */
  heardSince(guild: string | null): number | null {
    return this.keeper?.heardSince(guild) ?? null;
  }

  /** What keeps this process from hearing of all that is its own. */
  missing(): string[] {
    return this.keeper?.missing() ?? ['not connected to Discord'];
  }

  /** Gives up all shards, for others to take. Requests can still be made. */
  async leave(): Promise<void> {
    await this.keeper?.stop();
  }

  /** Does something unless another process has done the same within a day. */
  once(what: string, version: string, work: () => Promise<void>): Promise<void> {
    return oncePerFleet({ ...this.deps, me: this.me }, what, version, work);
  }

  /** Does something while no other process does. */
  alone<T>(what: string, work: () => Promise<T>): Promise<T> {
    return alone({ ...this.deps, me: this.me }, what, work);
  }

  /** All processes of a fleet count the same, for as long as any of them is there. @throws Error where they can't */
  private async count(client: Client): Promise<number> {
    const { store, plan, now } = this.deps;
    const wished = plan.count ?? (await advised(client));
    const at = now();
    const { holder } = await store.claimLease({ name: COUNT, holder: String(wished), until: at + LEASE }, at);
    if (plan.count !== null && holder !== String(plan.count))
      throw new Error(
        `LONGBOX_SHARDS says ${plan.count} shards in all, the processes that are running say ${holder}: stop them all first`,
      );
    return Number(holder);
  }
}

/** How many shards Discord advises. @throws Error with the code `TokenInvalid`, as a login does */
async function advised(client: Client): Promise<number> {
  try {
    return ((await client.rest.get(Routes.gatewayBot())) as APIGatewayBotInfo).shards;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401)
      throw Object.assign(new Error('Discord does not know this token'), { code: DiscordjsErrorCodes.TokenInvalid });
    throw error;
  }
}
