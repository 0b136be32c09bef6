import { cards } from '../../../src/games/recharge/cards/index.js';
import { recharge } from '../../../src/games/recharge/index.js';
import { COLOURS } from '../../../src/games/recharge/printed.js';
import type { Text } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import type { HouseSet } from './page.js';

type Card = (typeof cards)[number];

const KINDS = ['hero', 'power', 'teamwork'] as const;
const PLURALS = ['Heroes', 'Powers', 'Teamworks'];

const words = loadWords('recharge', 'en');
const most = ({ points, plus }: Card): number => Math.max(points.left, points.right) + plus;
/** How many cards of each kind are such. */
const counts = (holds: (card: Card) => boolean): number[] =>
  KINDS.map(kind => cards.filter(card => card.kind === kind && holds(card)).length);
const number = ({ id }: Card): number => Number(id.slice('RC'.length));
const specials = cards.filter(({ special }) => special !== null).sort((one, other) => number(one) - number(other));

/** Cards of Marvel Recharge by points and by color, and those that say something. */
export const rechargeSet: HouseSet = {
  page: 'recharge-house-set.md',
  tables: [
    {
      under: 'The curve',
      columns: ['Points', ...PLURALS],
      rows: Array.from({ length: Math.max(...cards.map(most)) + 1 }, (_, points) => [
        points,
        ...counts(card => most(card) === points),
      ]),
    },
    {
      under: 'The colors',
      columns: ['Color', ...PLURALS],
      rows: COLOURS.map(colour => [
        colour,
        ...counts(({ left, right }) => left.includes(colour) || right.includes(colour)),
      ]),
    },
    {
      under: `The ${specials.length} specials`,
      columns: ['Number', 'Name', 'Kind', 'What it does'],
      rows: specials.map(card => [
        number(card),
        card.name,
        card.kind,
        words.say(recharge.cards.get(card.id)?.text as Text),
      ]),
    },
  ],
};
