import { text } from '../../../kernel/index.js';
import type { Filter } from '../../../tabletop/index.js';
import type { Amount, Ban, Gain, Modifier, Stat, When, Whom } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Look } from '../look/index.js';
import { baseOf } from './making.js';
import { itself } from './whom.js';

/** What is so while a card is in play. */

/** A number that is different for some cards. */
export const adds = (stat: Stat, by: Amount<Look, undefined>, of: Whom): Modifier => ({
  stat,
  by,
  of,
  says: text('adds', { by: baseOf(by), stat: text(`stat-${stat}`, { by: baseOf(by) }) }),
  whose: of === itself ? null : of.says,
});

/** A trait that some cards have. */
export const gains = (trait: string, of: Whom): Gain => ({ trait, of });

interface Limits {
  /** Only damage from such cards. */
  readonly from?: Filter<Card>;
  /** Only as long as that is so. */
  readonly while?: When<Look, undefined>;
}

/** Cards that cannot take damage: none at all, or within limits. */
export const cannotTakeDamage = (of: Whom, limits: Limits = {}): Ban => {
  const says = text('ban-take-damage', { whom: of.says });
  const from = limits.from === undefined ? says : text('ban-from', { says, which: limits.from.says });
  return {
    what: 'take damage',
    of,
    says: limits.while === undefined ? from : text('ban-while', { says: from, condition: limits.while.says }),
    ...limits,
  };
};

/** Schemes whose threat cannot be removed. */
export const cannotLoseThreat = (of: Whom, limits: Pick<Limits, 'while'> = {}): Ban => {
  const says = text('ban-lose-threat', { whom: of.says });
  return {
    what: 'lose threat',
    of,
    says: limits.while === undefined ? says : text('ban-while', { says, condition: limits.while.says }),
    ...limits,
  };
};

/** Characters that cannot thwart. */
export const cannotThwart = (of: Whom): Ban => ({ what: 'thwart', of, says: text('ban-thwart', { whom: of.says }) });
