import { z } from 'zod';
import { rulesProfile } from './profile.js';

/** What a table agrees on: the scenario, how hard, with which modular sets (left out: the recommended one), by which readings. */
export const championsOptions = z.object({
  scenario: z.string().default('rhino'),
  mode: z.enum(['standard', 'expert']).default('standard'),
  modular: z.array(z.string()).optional(),
  /** The seat that has the first player token; left out, chance decides. */
  first: z.int().min(0).max(3).optional(),
  profile: rulesProfile.default(rulesProfile.parse({})),
});
export type ChampionsOptions = z.infer<typeof championsOptions>;
