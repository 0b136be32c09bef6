import type { Desk } from './desk.js';
import type { Mischief } from './misbehave.js';
import type { Buckets } from './ratelimit.js';
import type { makeTraffic } from './traffic.js';
import type { World } from './world.js';

/** Everything one playground is made of; handlers get it whole. */
export interface Service {
  world: World;
  mischief: Mischief;
  traffic: ReturnType<typeof makeTraffic>;
  desk: Desk;
  buckets: Buckets;
  /** How many gateway sessions are connected now. */
  online(): number;
}
