import { text } from '../../../kernel/index.js';
import type { Attach, Ban, Whom } from '../behaviour.js';
import { isEnemy, type Look } from '../look/index.js';
import type { InPlay } from '../state.js';
import { attachesTo } from './places.js';
import { yourIdentity } from './whom.js';

/** Attachments that bind. */

/** Attachments: to your identity. */
export const toYou: Attach = attachesTo(yourIdentity);

/** Cards that cannot ready. */
export const cannotReady = (of: Whom): Ban => ({ what: 'ready', of, says: text('ban-ready', { whom: of.says }) });

/** Identities that cannot change form. */
export const cannotChangeForm = (of: Whom): Ban => ({
  what: 'change form',
  of,
  says: text('ban-change-form', { whom: of.says }),
});

/** Attachments: to the enemy with the highest printed hit points among those without another card of that title. */
export const toStrongestEnemy = (title: string): Attach => ({
  says: text('attach-strongest-enemy'),
  to: (look, subject) => isEnemy(look.cards.of(subject)) && !bears(look, subject, title),
  best: (look, enemies) => look.values.strongest(enemies),
});

const bears = (look: Look, { id }: InPlay, title: string): boolean =>
  look.table.inPlay(({ name, kind }, one) => kind === 'attachment' && name === title && one.host === id).length > 0;
