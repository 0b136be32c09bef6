import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayBotInfo, IIdentifyThrottler } from 'discord.js';
import type { LeaseStore } from '../../store/port.js';

/** Discord lets one shard of each group identify in five seconds; the rest is for the way there, in milliseconds. */
const PAUSE = 5500;
/** How long to wait where the store does not answer, or what is believed of the sessions that are left. */
const PATIENCE = 1000;
const BELIEVED = 60_000;
/** So many of each group at most identify for as long as that is believed: where fewer are left, it is asked each time. */
const FEW = Math.ceil(BELIEVED / PAUSE) + 1;

interface Deps {
  readonly store: Pick<LeaseStore, 'claimLease'>;
  /** What Discord says about connecting, asked again. */
  readonly ask: () => Promise<APIGatewayBotInfo>;
  readonly now: () => number;
  /** Waits, or rejects when it's to wait no more. */
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Lets all processes together identify no faster than Discord allows. A turn is a lease that nobody gives back:
 * https://docs.discord.com/developers/events/gateway#rate-limiting
 */
export class SharedThrottler implements IIdentifyThrottler {
  private readonly deps: Deps;
  private readonly rest: NonNullable<Deps['rest']>;
  private limits: { readonly said: APIGatewayBotInfo['session_start_limit']; readonly at: number } | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
    this.rest = deps.rest ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  }

  async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    for (let wait = await this.turn(shard); wait > 0; wait = await this.turn(shard)) await this.rest(wait, signal);
    signal.throwIfAborted();
  }

  /** Takes a turn, or returns how long to wait for one in milliseconds. Never rejects. */
  private async turn(shard: number): Promise<number> {
    const { store, now } = this.deps;
    try {
      const { max_concurrency, remaining, reset_after } = await this.left();
      // One more would have Discord take our token away.
      if (remaining < 1) return Math.min(Math.max(reset_after, PATIENCE), BELIEVED);
      const at = now();
      const holder = randomUUID();
      const name = `identify:${shard % max_concurrency}`;
      const row = await store.claimLease({ name, holder, until: at + PAUSE }, at);
      return row.holder === holder ? 0 : Math.max(1, row.until - at);
    } catch {
      return PATIENCE;
    }
  }

  private async left(): Promise<APIGatewayBotInfo['session_start_limit']> {
    const at = this.deps.now();
    const { limits } = this;
    if (limits !== null && at <= limits.at + BELIEVED && limits.said.remaining >= limits.said.max_concurrency * FEW)
      return limits.said;
    const said = (await this.deps.ask()).session_start_limit;
    this.limits = { said, at };
    return said;
  }
}
