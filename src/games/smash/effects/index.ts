import { z } from 'zod';
import { vocabulary } from '../../../tabletop/index.js';
import { attack } from './attack.js';
import { choose, flip, type Lists, type Written, when } from './branches.js';
import { DEEDS } from './deeds/index.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import type { Effect } from './effect.js';
import { freshHand } from './fresh-hand.js';
import { onHeroes } from './heroes.js';
import { inTurn } from './in-turn.js';
import { look } from './look.js';
import { loot } from './loot.js';
import { leave, returns, summon } from './stack.js';
import { take } from './take.js';
import { again, skip } from './turns.js';

const lists: Lists = {
  schema: z.lazy(() => z.array(effect).min(1).max(6)),
  make: written => inTurn(written.map(one => words.make(one as never))),
};

/** Everything that a card may do: each in a file that runs it, says it, looks ahead and weighs it. */
const words = vocabulary(
  'do',
  ...DEEDS.map(onHeroes),
  attack,
  draw,
  discard,
  take,
  look,
  loot,
  summon,
  returns,
  leave,
  freshHand,
  again,
  skip,
  flip(lists),
  when(lists),
  choose(lists),
);

/** An effect as a set writes it. */
const effect = words.schema as unknown as z.ZodType<Written>;
/** One to six of them, done one after the other. */
export const someEffects = lists.schema;
/** The same, where there may be none. */
export const anyEffects = z.array(effect).max(6).default([]);

/** What was written, as one effect; null where nothing was. */
export const effectOf = (written: readonly Written[] | undefined): Effect | null =>
  written === undefined || written.length === 0 ? null : lists.make(written);

export type { Written } from './branches.js';
export type { Effect } from './effect.js';
