import { text } from '../../../kernel/index.js';
import { isAtAlly } from '../rules/combat/attacked.js';
import { moment } from './making.js';
import { thisAttacks, thisAttacksYou } from './moments.js';

/** What enemies and their attachments wait for. */

/** This enemy would attack: this comes before everything else, and may stop it. */
export const thisWouldAttack = moment(
  'enemy attack',
  text('when-this-would-attack'),
  (look, event) => thisAttacks.holds(look, event),
  { would: true },
);

/** This enemy would scheme. */
export const thisWouldScheme = moment(
  'scheme',
  text('when-this-would-scheme'),
  (look, { enemy }) => look.self.is(enemy),
  { would: true },
);

/** This enemy would take damage. */
export const thisWouldTakeDamage = moment(
  'damage',
  text('when-this-would-take-damage'),
  (look, { target }) => look.self.is(target),
  { would: true },
);

/** This enemy has attacked, and damaged somebody. */
export const thisDamages = moment(
  'enemy attack',
  text('when-this-damages'),
  (look, event) => thisAttacks.holds(look, event) && event.damaged.length > 0,
);

/** This enemy has attacked you and damaged your identity. As with every attack on you, of a player whom that has eliminated it wants nothing. */
export const thisDamagesYou = moment(
  'enemy attack',
  text('when-this-damages-you'),
  (look, event) => thisAttacksYou.holds(look, event) && event.damaged.some(id => look.you.is(id)),
);

/** The enemy that this card is attached to has attacked you; of one whom that has eliminated it wants nothing. */
export const hostAttacksYou = moment(
  'enemy attack',
  text('when-host-attacks-you'),
  (look, event) => look.self.isOn(event.enemy) && !look.you.isEliminated && !isAtAlly(event),
);

/** Step one of the villain phase is over. */
export const stepOneEnds = moment('step one', text('when-step-one-ends'), () => true);
