import type { Door } from './gateway/limits.js';
import type { Buckets } from './http/ratelimit.js';
import type { makeTraffic } from './http/traffic.js';
import type { Desk } from './interactions/desk.js';
import type { Mischief } from './misbehave.js';
import type { World } from './world/world.js';

/** Everything one playground is made of; handlers get it whole. */
export interface Service {
  world: World;
  mischief: Mischief;
  traffic: ReturnType<typeof makeTraffic>;
  desk: Desk;
  buckets: Buckets;
  door: Door;
  /** How many gateway sessions are connected now. */
  online(): number;
}
