import { type ReadyDeck, text } from '../../../kernel/index.js';
import { idOf } from '../card.js';
import { COUNTERS } from './build.js';

const deck = (id: string, numbers: readonly number[]): ReadyDeck => ({
  id,
  name: id,
  title: text(`deck-${id}`),
  rulesets: ['tournament'],
  cards: { ...Object.fromEntries(numbers.map(number => [idOf(number), 1])), ...COUNTERS },
});

/** Four decks of 35 cards and 24 counters, one a colour. */
export const ready: readonly ReadyDeck[] = [
  deck(
    'heroes',
    [
      4, 6, 12, 16, 18, 19, 20, 21, 23, 24, 26, 28, 50, 97, 98, 99, 100, 102, 103, 104, 105, 106, 107, 108, 168, 186,
      189, 190, 192, 193, 201, 210, 212, 245, 246,
    ],
  ),
  deck(
    'villains',
    [
      11, 29, 30, 31, 32, 33, 35, 37, 41, 43, 50, 51, 89, 104, 116, 125, 126, 127, 128, 129, 130, 131, 132, 133, 177,
      182, 185, 189, 191, 195, 203, 207, 215, 246, 248,
    ],
  ),
  deck(
    'x-men',
    [
      13, 15, 57, 58, 62, 65, 66, 67, 69, 72, 73, 75, 78, 110, 133, 134, 146, 149, 150, 152, 153, 154, 155, 156, 166,
      167, 168, 189, 190, 194, 205, 214, 216, 228, 246,
    ],
  ),
  deck(
    'women',
    [
      28, 78, 81, 83, 84, 85, 86, 87, 88, 89, 92, 94, 96, 103, 124, 130, 136, 143, 156, 161, 165, 169, 170, 171, 172,
      173, 176, 189, 196, 199, 208, 211, 213, 222, 246,
    ],
  ),
];
