import { type ReadyDeck, text } from '../../../kernel/index.js';
import { scenarios } from '../scenarios/index.js';

type Copies = Readonly<Record<string, number>>;

const rulesets = scenarios.flatMap(({ id }) => [`${id}-standard`, `${id}-expert`]);

/** The basic cards that every starter deck of the book has. */
const basics: Copies = {
  '01083': 1,
  '01084': 1,
  '01085': 1,
  '01086': 1,
  '01087': 1,
  '01088': 1,
  '01089': 1,
  '01090': 1,
  '01091': 1,
  '01092': 1,
  '01093': 1,
};

const justice: Copies = {
  '01058': 1,
  '01059': 1,
  '01060': 2,
  '01061': 2,
  '01062': 2,
  '01063': 2,
  '01064': 2,
  '01065': 2,
};

const starter = (id: string, ...parts: readonly Copies[]): ReadyDeck => ({
  id,
  name: id,
  title: text(`deck-${id}`),
  rulesets,
  cards: Object.assign({}, ...parts, basics) as Copies,
});

/** The starter decks as the book lists them. */
export const ready: readonly ReadyDeck[] = [
  starter(
    'spider-man',
    {
      '01001a': 1,
      '01002': 1,
      '01003': 2,
      '01004': 2,
      '01005': 3,
      '01006': 1,
      '01007': 2,
      '01008': 2,
      '01009': 2,
    },
    justice,
  ),
];
