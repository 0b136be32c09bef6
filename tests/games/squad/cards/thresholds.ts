import type { Team } from '../../../../src/games/squad/card.js';

// How much damage is printed on cards, written down apart from the cards' code: a number that is off by one over there
// meets this one. Cards by their number, `4` for ST004.

/** Cards of one kind that need the same damage. */
export interface Needing {
  readonly damage: number;
  readonly cards: readonly number[];
  /** The team that they ask for, where one will do. */
  readonly team?: Team;
}

/** Stays in play as a Keeper. */
export const KEEPERS: readonly Needing[] = [
  {
    damage: 2,
    cards: [
      1, 4, 6, 9, 14, 15, 22, 25, 26, 28, 29, 38, 43, 46, 50, 53, 55, 56, 62, 63, 70, 75, 76, 82, 88, 92, 100, 103, 111,
      113, 116, 121, 123, 128, 132, 133, 138, 140, 141, 144, 174, 175, 182, 192, 206, 214, 216, 221, 224, 225, 228, 232,
      234, 236, 241, 244, 245, 246, 248, 250, 252, 255, 264, 265, 266, 270, 271, 272, 275, 276, 277, 281, 282, 285, 287,
      290, 292, 298, 304, 308, 321, 325, 330, 333, 341, 345, 346, 359, 360, 361, 368, 369, 370, 371, 372, 375, 379, 381,
      382, 383, 386, 388, 393, 396, 410, 412, 415, 416, 420, 423, 433, 436, 438, 440, 442, 444, 447, 455, 457, 466, 467,
      468, 469, 475, 476, 477, 478, 480, 482, 489, 490, 491, 522, 525, 527, 531, 533, 535, 536, 537, 545, 549, 550, 556,
      563, 565, 566, 568, 569, 571, 572, 573, 576, 579, 591, 599, 600, 604, 605, 606,
    ],
  },
  { damage: 3, cards: [120, 443, 500] },
  { damage: 5, cards: [125] },
];

/** An attack's own ability. */
export const ABILITIES: readonly Needing[] = [
  {
    damage: 2,
    cards: [
      5, 11, 12, 16, 21, 27, 33, 34, 40, 41, 44, 47, 68, 69, 72, 73, 83, 85, 86, 87, 89, 90, 91, 99, 105, 114, 119, 130,
      131, 139, 145, 152, 161, 176, 178, 188, 191, 218, 219, 226, 239, 243, 247, 251, 253, 258, 259, 261, 267, 269, 273,
      279, 283, 289, 294, 295, 297, 303, 312, 319, 320, 322, 326, 328, 329, 337, 347, 348, 349, 358, 363, 364, 367, 378,
      389, 390, 398, 402, 411, 413, 414, 417, 422, 424, 425, 426, 430, 437, 439, 445, 446, 449, 453, 459, 465, 470, 471,
      472, 473, 474, 479, 481, 485, 493, 495, 498, 501, 502, 503, 504, 511, 523, 524, 526, 532, 534, 538, 540, 544, 546,
      551, 555, 560, 567, 575, 594,
    ],
  },
  { damage: 2, cards: [240, 559], team: 'Fantastic Four' },
  { damage: 2, cards: [257, 313, 380], team: 'X-Men' },
  { damage: 2, cards: [274, 366], team: 'Avengers' },
  { damage: 2, cards: [331], team: 'Spider-Friends' },
  { damage: 2, cards: [487, 539, 592], team: 'Brotherhood' },
  {
    damage: 3,
    cards: [
      65, 84, 102, 107, 108, 193, 198, 260, 291, 302, 306, 324, 340, 350, 357, 376, 387, 397, 399, 400, 432, 456, 461,
      543, 552, 562, 577,
    ],
  },
  { damage: 4, cards: [80, 208, 404, 464] },
  { damage: 5, cards: [71] },
  { damage: 5, cards: [585], team: 'Brotherhood' },
  { damage: 6, cards: [129, 231, 309] },
  { damage: 6, cards: [210], team: 'Fantastic Four' },
  { damage: 7, cards: [311] },
  { damage: 10, cards: [514] },
];

/** A Keeper answers an attack of its player. */
export const AFTER_MY_ATTACK: readonly Needing[] = [
  { damage: 2, cards: [1, 46, 70, 82, 123, 206, 216, 221, 228, 236, 264, 388, 393, 415, 416, 433, 466] },
  { damage: 2, cards: [111, 455, 522], team: 'X-Men' },
  { damage: 2, cards: [265, 275, 277], team: 'Avengers' },
  { damage: 2, cards: [290], team: 'Fantastic Four' },
  { damage: 2, cards: [531], team: 'Sinister Syndicate' },
  { damage: 2, cards: [537, 568], team: 'Brotherhood' },
  { damage: 4, cards: [50, 53, 55, 120, 121, 128, 133, 141, 214, 225, 298, 360] },
  { damage: 4, cards: [368], team: 'Avengers' },
  { damage: 4, cards: [525, 527, 563], team: 'Sinister Syndicate' },
  { damage: 8, cards: [478] },
];

/** A Keeper answers an attack of the opponent. */
export const AFTER_THEIR_ATTACK: readonly Needing[] = [
  { damage: 4, cards: [266, 321, 412, 489] },
  { damage: 4, cards: [576], team: 'Avengers' },
  { damage: 6, cards: [56] },
  { damage: 8, cards: [500] },
];

/** A Keeper lets no more than this through of an attack. */
export const AT_MOST: readonly Needing[] = [
  { damage: 2, cards: [372] },
  { damage: 4, cards: [174] },
];

/** An attack is stronger after so much damage last turn, by so much. */
export const LAST_TURN = [{ card: 59, damage: 4, by: 4 }] as const;

/** A Keeper hits at the end of a turn in which so many cards damaged the opponent. */
export const CARDS_THAT_DAMAGED = [{ card: 420, cards: 2 }] as const;

export const idOf = (card: number): string => `ST${String(card).padStart(3, '0')}`;
