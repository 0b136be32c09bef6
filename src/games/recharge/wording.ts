import { type Text, text } from '../../kernel/index.js';
import { type Card, goesWithAll } from './card.js';
import type { Cards, Condition, Deed, Worth } from './special.js';

// What a card says is made from what it does: it cannot say anything else, whoever wrote the card.

/** What a SPECIAL card says; null for all others. */
export function wordingOf(card: Card): Text | null {
  const { special } = card;
  if (special === null) return null;
  const { opens, rides, worth, holds, played, won, lost } = special;
  return sentences([
    ...(goesWithAll(card) ? [text('says-every-colour')] : []),
    ...(opens ? [text('says-opens')] : []),
    ...(rides ? [text('says-rides')] : []),
    ...worth.map(worthText),
    ...holds.map(hold => text(`says-${hold.replaceAll(' ', '-')}`)),
    ...moment('played', played),
    ...moment('won', won),
    ...moment('lost', lost),
  ]);
}

const sentences = ([first, ...rest]: readonly Text[]): Text =>
  rest.reduce((said, next) => text('says-then', { said, next }), first ?? text('says-nothing'));

const moment = (when: string, deeds: readonly Deed[]): Text[] =>
  deeds.length === 0 ? [] : [text(`says-when-${when}`, { does: sentences(deeds.map(deedText)) })];

function deedText(deed: Deed): Text {
  const count = 'count' in deed ? deed.count : 1;
  return text(`says-${deed.do.replaceAll(' ', '-')}`, { count, who: 'who' in deed ? deed.who : 'mine' });
}

const worthText = ({ plus, per, when }: Worth): Text =>
  text('says-worth', {
    plus,
    per: per === undefined ? text('no-words') : text('says-per', { cards: cardsText(per, 1) }),
    when: when === undefined ? text('no-words') : conditionText(when),
  });

const conditionText = (condition: Condition): Text =>
  text(`says-if-${condition.if.replaceAll(' ', '-')}`, {
    ...(condition.if === 'chain' && { least: condition.least, cards: cardsText(condition.of, condition.least) }),
  });

const cardsText = ({ kind, colour, other }: Cards, count: number): Text =>
  text('says-cards', { kind: kind ?? 'card', colour: colour ?? 'any', other: other === true ? 'yes' : 'no', count });
