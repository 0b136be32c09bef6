import type { Store } from '../store/port.js';
import { starters } from './field.js';
import type { Night } from './night.js';
import { seasonOf } from './seasons.js';

type Known = Pick<Store, 'nights' | 'night' | 'ratingsAt'>;

/** Whether a night that begins waits for its seeds. */
export const lacksSeeds = ({ phase, plan, rounds, isSeeded }: Night): boolean =>
  phase === 'running' && rounds.length === 0 && plan.seeding !== 'draw' && !isSeeded;

/** How players are seeded: by the host's own seeds, then by the night's order. The rest are drawn at random. */
export async function seedsOf(store: Known, night: Night): Promise<string[]> {
  const players = starters(night);
  const byHost = (night.seeds ?? []).filter(player => players.includes(player));
  const order = night.plan.seeding === 'rating' ? await byRating(store, night) : await bySeason(store, night);
  return [...byHost, ...order.filter(player => players.includes(player) && !byHost.includes(player))];
}

async function byRating(store: Known, night: Night): Promise<string[]> {
  const { guild, game } = night.plan;
  const ratings = await store.ratingsAt(starters(night).map(player => ({ guild, game, player })));
  return [...ratings].sort((one, other) => other.ordinal - one.ordinal).map(({ player }) => player);
}

/** By the standings of its season so far; on the first night of one by those of the season before. */
async function bySeason(store: Known, { plan: { guild, season } }: Night): Promise<string[]> {
  const over = await store.nights({ guild, status: 'over' });
  const names = new Set([season, ...over.map(night => night.season)]);
  for (const name of names) {
    // Of a season whose nights were all cancelled there are no standings.
    const table = name === null ? [] : await seasonOf(store, guild, name);
    if (table.length > 0) return table.map(({ player }) => player);
  }
  return [];
}
