import { text } from '../../../kernel/index.js';
import type { Attach, Ban, Whom } from '../behaviour.js';
import { isEnemy, isFriendly, type Look } from '../look/index.js';
import type { InPlay } from '../state.js';
import { attachesTo } from './places.js';
import { minionsWith, yourIdentity } from './whom.js';

/** Attachments that bind, and who else is meant by encounter cards. */

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
  best(look, enemies) {
    const points = (enemy: InPlay): number => look.values.printedHitPoints(enemy);
    const most = Math.max(...enemies.map(points));
    return enemies.filter(enemy => points(enemy) === most);
  },
});

const bears = (look: Look, { id }: InPlay, title: string): boolean =>
  look.table.inPlay(({ name, kind }, one) => kind === 'attachment' && name === title && one.host === id).length > 0;

// -- who is meant

/** Each player's identity, in either form. */
export const eachIdentity: Whom = {
  says: text('whom-each-player'),
  one: null,
  unit: null,
  fits: (look, subject) => look.players.inOrder.some(seat => look.players.identityOf(seat).id === subject.id),
};

/** Stunned heroes, alter-egos and allies. */
export const stunnedFriends: Whom = {
  says: text('whom-stunned-friend'),
  one: text('whom-stunned-friend.one'),
  unit: text('whom-stunned-friend.unit'),
  fits: (look, subject) => isFriendly(look.cards.of(subject)) && subject.statuses.includes('stunned'),
};

/** Minions with a trait that are engaged with you. */
export const minionsEngagedWithYou = (trait: string): Whom => {
  const minions = minionsWith(trait);
  const { args } = minions.says;
  return {
    says: text('whom-minion-engaged', args),
    one: text('whom-minion-engaged.one', args),
    unit: text('whom-minion-engaged.unit', args),
    fits: (look, subject) => minions.fits(look, subject) && subject.engaged === look.me,
  };
};
