import * as z from 'zod';
import type { Gateway } from './gateway/gateway.js';
import { makeLeavers } from './people/leaving.js';
import type { Dict, Snowflake } from './types.js';
import type { World } from './world/world.js';

/** Ways to be a bad Discord on purpose. `route` is `METHOD /path` without /api/v10; `*` stands for one step, `**` for any rest. */
export interface Misbehave {
  /** The next `times` matching requests are refused with this status (429 carries `retryAfter` seconds). */
  refuse(what: {
    route: string;
    status: 429 | 500 | 502 | 503;
    times?: number | undefined;
    retryAfter?: number | undefined;
  }): void;
  /** The next `times` matching requests are answered `ms` later than they could be. */
  slow(what: { route: string; ms: number; times?: number | undefined }): void;
  /** The next `times` matching requests are done, and their answers are lost on the way: the bot hears 502. */
  lose(what: { route: string; times?: number | undefined }): void;
  /** The next `times` interactions reach the bot twice. */
  duplicate(times?: number): void;
  /** The next interaction reaches the bot with this in place of what was asked: what only a forged client would send. */
  forge(data: Dict): void;
  /** Lose the gateway: `resume` closes with 4000, `invalid` makes the bot identify again. */
  dropGateway(how?: 'resume' | 'invalid'): void;
  /** The bot hears the next `times` events late, and those that it hears together the last one first. */
  disorder(times?: number): void;
  /** The bot hears this at once, whatever it is: events that Discord would never send. */
  tell(event: string, data: unknown): void;
  /** Moves the playground's clock on: interactions, their tokens and messages get older. */
  skew(ms: number): void;
  /** The bot is removed from the server, or invited back: what it has posted stays. */
  removeBot(): void;
  inviteBot(): void;
  /** Somebody leaves the first server, and its threads with it; or comes back to it. */
  leave(user: Snowflake): void;
  comeBack(user: Snowflake): void;
  /** Five messages and five edits per five seconds and channel, then 429. */
  limitChannels(on: boolean): void;
  reset(): void;
}

const HOUR = 3_600_000;

interface Rule {
  method: string;
  path: RegExp;
  left: number;
  status?: number;
  retryAfter?: number;
  ms?: number;
  lost?: boolean;
}

type Reach = Pick<Gateway, 'drop' | 'tell' | 'disorder'>;

export interface Mischief extends Misbehave {
  /** What should go wrong with this request. */
  for(method: string, path: string): { status?: number; retryAfter?: number; ms: number; lost?: boolean };
  copies(): number;
  /** What the bot is told was asked. */
  forged(data: Dict): Dict;
  channelsLimited(): boolean;
  reach(gateway: Reach): void;
}

export function makeMischief(world: World): Mischief {
  let rules: Rule[] = [];
  let doubles = 0;
  let forgery: Dict | undefined;
  let limited = false;
  const { leave, comeBack } = makeLeavers(world);
  let gateway: Reach | undefined;
  const add = (
    route: string,
    times: number | undefined,
    effect: Pick<Rule, 'status' | 'retryAfter' | 'ms' | 'lost'>,
  ): void => {
    const [method = '*', path = '/**'] = route.split(/\s+/);
    const pattern = path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*/g, '\u0000')
      .replace(/\*/g, '[^/]+')
      .replaceAll('\u0000', '.*');
    rules.push({ method: method.toUpperCase(), path: new RegExp(`^${pattern}$`), left: times ?? 1, ...effect });
  };
  return {
    refuse: ({ route, status, times, retryAfter }) => add(route, times, { status, retryAfter: retryAfter ?? 0.5 }),
    slow: ({ route, ms, times }) => add(route, times, { ms }),
    lose: ({ route, times }) => add(route, times, { lost: true }),
    duplicate(times = 1) {
      doubles += times;
    },
    forge(data) {
      forgery = data;
    },
    dropGateway: (how = 'resume') => gateway?.drop(how),
    disorder: (times = 1) => gateway?.disorder(times),
    tell: (event, data) => gateway?.tell(event, data),
    skew: ms => world.clock.shift(ms),
    removeBot: () => leave(world.home.bot),
    inviteBot: () => comeBack(world.home.bot),
    leave,
    comeBack,
    limitChannels(on) {
      limited = on;
    },
    reset() {
      rules = [];
      doubles = 0;
      forgery = undefined;
      limited = false;
      world.clock.reset();
    },
    for(method, path) {
      const effect: { status?: number; retryAfter?: number; ms: number; lost?: boolean } = { ms: 0 };
      for (const rule of rules) {
        if (rule.left <= 0 || (rule.method !== '*' && rule.method !== method) || !rule.path.test(path)) continue;
        if (rule.status !== undefined && effect.status !== undefined) continue;
        rule.left--;
        effect.ms += rule.ms ?? 0;
        if (rule.lost) effect.lost = true;
        if (rule.status !== undefined) Object.assign(effect, { status: rule.status, retryAfter: rule.retryAfter });
      }
      rules = rules.filter(rule => rule.left > 0);
      return effect;
    },
    copies() {
      if (!doubles) return 1;
      doubles--;
      return 2;
    },
    forged(data) {
      const told = forgery ?? data;
      forgery = undefined;
      return told;
    },
    channelsLimited: () => limited,
    reach(one) {
      gateway = one;
    },
  };
}

const times = z.number().int().min(1).max(10_000).optional();
const route = z.string().max(200);
const order = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('refuse'),
    route,
    status: z.literal([429, 500, 502, 503]),
    times,
    retryAfter: z.number().min(0).max(HOUR).optional(),
  }),
  z.strictObject({ kind: z.literal('slow'), route, ms: z.number().min(0).max(HOUR), times }),
  z.strictObject({ kind: z.literal('lose'), route, times }),
  z.strictObject({ kind: z.literal('remove') }),
  z.strictObject({ kind: z.literal('invite') }),
  z.strictObject({ kind: z.literal('leave'), user: z.string() }),
  z.strictObject({ kind: z.literal('comeBack'), user: z.string() }),
  z.strictObject({ kind: z.literal('disorder'), times }),
  z.strictObject({ kind: z.literal('duplicate'), times }),
  z.strictObject({ kind: z.literal('forge'), data: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('drop'), how: z.enum(['resume', 'invalid']).optional() }),
  z.strictObject({ kind: z.literal('tell'), event: z.string(), data: z.unknown() }),
  z.strictObject({ kind: z.literal('skew'), ms: z.number().int() }),
  z.strictObject({ kind: z.literal('limitChannels'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('reset') }),
]);

/** The same by HTTP (`POST /playground/misbehave`), for a bot under test in another process. */
export function obey(mischief: Misbehave, body: unknown): void {
  const wish = order.parse(body);
  if (wish.kind === 'refuse') mischief.refuse(wish);
  else if (wish.kind === 'slow') mischief.slow(wish);
  else if (wish.kind === 'lose') mischief.lose(wish);
  else if (wish.kind === 'remove') mischief.removeBot();
  else if (wish.kind === 'invite') mischief.inviteBot();
  else if (wish.kind === 'duplicate') mischief.duplicate(wish.times);
  else if (wish.kind === 'forge') mischief.forge(wish.data);
  else if (wish.kind === 'leave') mischief.leave(wish.user);
  else if (wish.kind === 'comeBack') mischief.comeBack(wish.user);
  else if (wish.kind === 'disorder') mischief.disorder(wish.times);
  else if (wish.kind === 'drop') mischief.dropGateway(wish.how);
  else if (wish.kind === 'tell') mischief.tell(wish.event, wish.data);
  else if (wish.kind === 'skew') mischief.skew(wish.ms);
  else if (wish.kind === 'limitChannels') mischief.limitChannels(wish.on);
  else mischief.reset();
}
