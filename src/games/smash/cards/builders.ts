import type { PowerType } from '../printed.js';
import type { WrittenCard } from '../written.js';

type Hero = Extract<WrittenCard, { kind: 'hero' }>;
type Loot = Extract<WrittenCard, { kind: 'loot' }>;
type Super = Extract<WrittenCard, { kind: 'super' }>;

/** A hero of that type. */
export const heroOf =
  (type: PowerType) =>
  (id: string, name: string, does: Omit<Hero, 'id' | 'name' | 'kind' | 'type'>): Hero => ({
    id,
    name,
    kind: 'hero',
    type,
    ...does,
  });

/** A Loot of that type. */
export const lootOf =
  (type: PowerType) =>
  (id: string, name: string, does: Omit<Loot, 'id' | 'name' | 'kind' | 'type'>): Loot => ({
    id,
    name,
    kind: 'loot',
    type,
    ...does,
  });

/** The Super of a hero: its id is the hero's with an S before it. */
export const superOf = (hero: string, name: string, does: NonNullable<Super['does']>): Super => ({
  id: `S${hero}`,
  name,
  kind: 'super',
  hero,
  does,
});
