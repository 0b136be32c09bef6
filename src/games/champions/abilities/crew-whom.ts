import { text } from '../../../kernel/index.js';
import type { Attach, Ban, Whom } from '../behaviour.js';
import type { Look } from '../look/index.js';
import { cardName } from '../printed.js';
import type { InPlay } from '../state.js';
import { meant } from './meant.js';

/** Which of several villains, and of their own side schemes, a card is about. */

const isVillain = (look: Look, subject: InPlay): boolean => look.cards.of(subject).kind === 'villain';

/** The villain of that name, whichever side of its card is up. */
export const villainNamed = (name: string): Whom =>
  meant('named', (look, subject) => isVillain(look, subject) && look.cards.of(subject).name === name, {
    name: cardName(name),
  });

export const eachVillain: Whom = meant('each-villain', isVillain);

/** Own side schemes of villains that are like that. */
const schemesOf =
  (fits: Whom['fits']): Whom['fits'] =>
  (look, subject) => {
    const owner = look.table.villainOf(subject);
    return owner !== undefined && fits(look, owner);
  };

/** The own side scheme of the villain of that name. */
export const schemeOfNamed = (name: string): Whom =>
  meant(
    'scheme-of',
    schemesOf((look, owner) => look.cards.of(owner).name === name),
    { name: cardName(name) },
  );

/** The own side schemes of all villains but the one of that name. */
export const schemesBesides = (name: string): Whom =>
  meant(
    'schemes-besides',
    schemesOf((look, owner) => look.cards.of(owner).name !== name),
    { name: cardName(name) },
  );

/** The active villain's own side scheme. */
export const activeScheme: Whom = meant(
  'active-scheme',
  schemesOf((look, owner) => look.table.isActive(owner)),
);

/** Schemes from which thwarting removes nothing. */
export const cannotBeThwarted = (of: Whom): Ban => ({
  what: 'be thwarted',
  of,
  says: text('ban-be-thwarted', { whom: of.says }),
});

/** Attachments: on the active villain's own side scheme. They stay there when another one becomes active. */
export const toActiveScheme: Attach = {
  says: text('attach', { whom: activeScheme.says }),
  to: (look, subject) => look.table.villainOf(subject) !== undefined,
  best: (look, schemes) => schemes.filter(scheme => activeScheme.fits(look, scheme)),
};
