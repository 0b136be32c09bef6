import { createHash } from 'node:crypto';
import { Refusal } from '../errors.js';

/** https://docs.discord.com/developers/topics/rate-limits */
export interface Buckets {
  /** Headers for this request; refuses with 429 where the channel limit is on and used up. */
  take(route: string, major: string): Record<string, string>;
}

/** New messages and edits are counted apart. */
const LIMITED = new Set(['POST /channels/:channel/messages', 'PATCH /channels/:channel/messages/:message']);
const WINDOW = 5000;

/** Wide open unless channels are limited: then five messages and five edits per five seconds, the pace most bots meet. */
export function makeBuckets(limited: () => boolean): Buckets {
  const used = new Map<string, { count: number; until: number }>();
  return {
    take(route, major) {
      const strict = limited() && LIMITED.has(route);
      const [limit, window] = strict ? [5, WINDOW] : [1000, 1000];
      const now = Date.now();
      const key = `${route} ${major}`;
      const before = used.get(key);
      const bucket = before && before.until > now ? before : { count: 0, until: now + window };
      bucket.count++;
      used.set(key, bucket);
      const after = (bucket.until - now) / 1000;
      const headers = {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - bucket.count)),
        'x-ratelimit-reset': String(bucket.until / 1000),
        'x-ratelimit-reset-after': after.toFixed(3),
        'x-ratelimit-bucket': createHash('md5').update(route).digest('hex'),
      };
      if (strict && bucket.count > limit) throw tooMany(after, headers);
      return headers;
    },
  };
}

export function tooMany(seconds: number, headers: Record<string, string> = {}): Refusal {
  const body = { message: 'You are being rate limited.', retry_after: seconds, global: false };
  return new Refusal(429, body, { ...headers, 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': 'user' });
}
