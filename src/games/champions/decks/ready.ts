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

const aggression: Copies = {
  '01050': 1,
  '01051': 1,
  '01052': 2,
  '01053': 2,
  '01054': 2,
  '01055': 2,
  '01056': 2,
  '01057': 2,
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

const leadership: Copies = {
  '01066': 1,
  '01067': 1,
  '01068': 1,
  '01069': 2,
  '01070': 2,
  '01071': 2,
  '01072': 2,
  '01073': 1,
  '01074': 2,
};

const protection: Copies = {
  '01075': 1,
  '01076': 1,
  '01077': 2,
  '01078': 2,
  '01079': 2,
  '01080': 2,
  '01081': 2,
  '01082': 2,
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
  starter(
    'captain-marvel',
    {
      '01010a': 1,
      '01011': 1,
      '01012': 3,
      '01013': 3,
      '01014': 2,
      '01015': 1,
      '01016': 1,
      '01017': 2,
      '01018': 2,
    },
    leadership,
  ),
  starter(
    'she-hulk',
    {
      '01019a': 1,
      '01020': 1,
      '01021': 1,
      '01022': 2,
      '01023': 2,
      '01024': 3,
      '01025': 1,
      '01026': 1,
      '01027': 2,
      '01028': 2,
    },
    aggression,
  ),
  starter(
    'iron-man',
    {
      '01029a': 1,
      '01030': 1,
      '01031': 3,
      '01032': 2,
      '01033': 1,
      '01034': 1,
      '01035': 1,
      '01036': 1,
      '01037': 1,
      '01038': 2,
      '01039': 2,
    },
    aggression,
  ),
  starter(
    'black-panther',
    {
      '01040a': 1,
      '01041': 1,
      '01042': 1,
      '01043a': 1,
      '01043b': 1,
      '01043c': 1,
      '01043d': 2,
      '01044': 3,
      '01045': 1,
      '01046': 1,
      '01047': 1,
      '01048': 1,
      '01049': 1,
    },
    protection,
  ),
];
