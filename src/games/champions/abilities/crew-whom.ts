import { text } from '../../../kernel/index.js';
import type { Attach, Ban, Whom } from '../behaviour.js';
import type { Look } from '../look/index.js';
import { cardName } from '../printed.js';
import type { InPlay } from '../state.js';

/** Which of several villains, and of their own side schemes, a card is about. */

const whom = (id: string, fits: Whom['fits'], args: Parameters<typeof text>[1] = {}): Whom => ({
  says: text(id, args),
  one: null,
  unit: null,
  fits,
});

const isVillain = (look: Look, subject: InPlay): boolean => look.cards.of(subject).kind === 'villain';

/** The villain of that name, whichever side of its card is up. */
export const villainNamed = (name: string): Whom =>
  whom('whom-named', (look, subject) => isVillain(look, subject) && look.cards.of(subject).name === name, {
    name: cardName(name),
  });

export const eachVillain: Whom = whom('whom-each-villain', isVillain);

const ownerOf = (look: Look, scheme: InPlay): InPlay | undefined => look.table.villainOf(scheme);

/** The own side scheme of the villain of that name. */
export const schemeOfNamed = (name: string): Whom =>
  whom(
    'whom-scheme-of',
    (look, subject) => {
      const owner = ownerOf(look, subject);
      return owner !== undefined && look.cards.of(owner).name === name;
    },
    { name: cardName(name) },
  );

/** The own side schemes of all villains but the one of that name. */
export const schemesBesides = (name: string): Whom =>
  whom(
    'whom-schemes-besides',
    (look, subject) => {
      const owner = ownerOf(look, subject);
      return owner !== undefined && look.cards.of(owner).name !== name;
    },
    { name: cardName(name) },
  );

/** The active villain's own side scheme. */
export const activeScheme: Whom = whom('whom-active-scheme', (look, subject) => {
  const owner = ownerOf(look, subject);
  return owner !== undefined && look.table.isActive(owner);
});

/** Schemes from which thwarting removes nothing. */
export const cannotBeThwarted = (of: Whom): Ban => ({
  what: 'be thwarted',
  of,
  says: text('ban-be-thwarted', { whom: of.says }),
});

/** Attachments: on the active villain's own side scheme. They stay there when another one becomes active. */
export const toActiveScheme: Attach = {
  says: text('attach', { whom: activeScheme.says }),
  to: (look, subject) => ownerOf(look, subject) !== undefined,
  best: (look, schemes) => schemes.filter(scheme => activeScheme.fits(look, scheme)),
};
