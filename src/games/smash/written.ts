import { z } from 'zod';
import { writtenId, writtenName } from '../../kernel/index.js';
import { anyEffects, someEffects } from './effects/index.js';
import { passives } from './passives.js';
import { REACTIONS, TYPES } from './printed.js';
import { triggerSchema } from './triggers.js';

const type = z.enum(TYPES);
const base = {
  id: writtenId,
  name: writtenName(40),
};
const abilities = {
  passive: z.array(passives.schema).max(4).default([]),
  triggers: z.array(triggerSchema).max(3).default([]),
};

/** A card as a set writes it. Everything it does is data, so that people can bring cards of their own. */
export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, ...abilities, kind: z.literal('hero'), type, power: someEffects.optional() }),
  /** `hero`: the id of the one it belongs to. It revives that hero, and then does this. */
  z.strictObject({ ...base, kind: z.literal('super'), hero: z.string(), does: anyEffects }),
  z.strictObject({ ...base, kind: z.literal('smash') }),
  z.strictObject({ ...base, kind: z.literal('story'), does: someEffects }),
  z.strictObject({ ...base, kind: z.literal('team-up'), types: z.tuple([type, type]) }),
  /**
   * `use`: an active ability that costs the turn. `reaction`: it may be played against an attack, which then ends, or
   * against a Story or Super, which then does nothing to this team; `does` happens besides.
   */
  z.strictObject({
    ...base,
    ...abilities,
    kind: z.literal('loot'),
    type,
    use: someEffects.optional(),
    reaction: z.enum(REACTIONS).optional(),
    does: anyEffects,
  }),
]);
export type CardData = z.output<typeof cardSchema>;
export type WrittenCard = z.input<typeof cardSchema>;
