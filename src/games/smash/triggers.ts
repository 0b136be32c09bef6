import { z } from 'zod';
import { text } from '../../kernel/index.js';
import type { Phrase } from '../../tabletop/index.js';
import { type Effect, effectOf, someEffects } from './effects/index.js';
import { MOMENTS, type Moment, momentWord } from './printed.js';

/** `must`: it happens whether its owner wants it or not; else they are asked (SM-C29). */
export const triggerSchema = z.strictObject({
  on: z.enum(MOMENTS),
  must: z.literal(true).optional(),
  does: someEffects,
});

/** What waits for something. */
export interface Trigger {
  readonly on: Moment;
  readonly must: boolean;
  readonly does: Effect;
  readonly says: Phrase;
}

export function triggerFrom({ on, must, does: written }: z.output<typeof triggerSchema>): Trigger {
  const does = effectOf(written) as Effect;
  const how = must === true ? 'must' : 'may';
  return { on, must: must === true, does, says: text(`says-on-${momentWord(on)}`, { how, does: does.says }) };
}
