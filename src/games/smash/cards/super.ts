import type { WrittenCard } from '../written.js';

type Super = Extract<WrittenCard, { kind: 'super' }>;

/** The Super of a hero: its id is the hero's with an S before it. */
export const superOf = (hero: string, name: string, does: NonNullable<Super['does']>): Super => ({
  id: `S${hero}`,
  name,
  kind: 'super',
  hero,
  does,
});
