import { text } from '../../../kernel/index.js';
import type { Attach, Counters, Whom } from '../behaviour.js';
import type { Look } from '../look/index.js';
import type { InPlay } from '../state.js';
import { anyAlly, anyEnemy, anyMinion, anySideScheme, friendly, theMainScheme, theVillain, yourHero } from './whom.js';

/** Attachments: to such a card, of your choice. */
export const attachesTo = (whom: Whom): Attach => ({
  says: text('attach', { whom: whom.one ?? whom.says }),
  to: whom.fits,
});

/** Attachments: to the villain. */
export const toVillain = attachesTo(theVillain);
/** Attachments: to an enemy, a minion or an ally of your choice. */
export const toEnemy = attachesTo(anyEnemy);
export const toMinion = attachesTo(anyMinion);
export const toAlly = attachesTo(anyAlly);
/** Attachments: to your hero, who has to be up. */
export const toYourHero: Attach = {
  ...attachesTo(yourHero),
  to: (look, subject) => look.cards.of(subject).kind === 'hero' && subject.controller === look.me,
};
/** Players' cards: to a friendly character, the main scheme, a side scheme of your choice. */
export const toFriendly = attachesTo(friendly);
export const toMainScheme = attachesTo(theMainScheme);
export const toSideScheme = attachesTo(anySideScheme);

/** Attachments: to the card of a printed id. */
export const toCard = (id: string): Attach => ({
  says: text('attach', { whom: { card: id } }),
  to: (_look, subject) => subject.card === id && !subject.facedown,
});

/** Attachments: to the minion with the highest printed hit points; where it says so, among those without a copy of a card. */
export const toStrongestMinion = (without?: string): Attach => ({
  says: text(without === undefined ? 'attach-strongest' : 'attach-strongest-without'),
  to: (look, subject) => anyMinion.fits(look, subject) && (without === undefined || isWithout(look, subject, without)),
  best: (look, minions) => look.values.strongest(minions),
});

const isWithout = (look: Look, minion: InPlay, card: string): boolean =>
  look.table.inPlay(({ id }, one) => id === card && one.host === minion.id).length === 0;

/** Uses: counters it enters play with; without any left it is discarded. */
export const uses = (count: number, kind: Counters['kind']): Counters => ({ enters: count, uses: true, kind });
/** Counters it enters play with, and stays without. */
export const enters = (count: number, kind: Counters['kind']): Counters => ({ enters: count, uses: false, kind });
/** Counters that come later: none as it enters. */
export const collects = (kind: Counters['kind']): Counters => ({ enters: 0, uses: false, kind });
