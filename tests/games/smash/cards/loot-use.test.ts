import { expect } from 'vitest';
import { type Cases, everyCard, heroesOf, hold, stunnedIn } from './house.js';

/** A use costs the turn and no card: a hand of five stays as it is. */
const ONE_MORE = { hand: 'a b c d e f', deck: 'g h i j' };
/** What a discarded card costs its player, where a case is about something that cannot be done. */
const PASSED = { hand: 'b c d e f', deck: 'g h i j', discard: 'a' };
const ALL = ['a', 'b', 'c', 'd', 'e'];
const STUNNED_RIVALS = {
  1: { places: stunnedIn(1, ...heroesOf(1)) },
  2: { places: stunnedIn(2, ...heroesOf(2)) },
};

const cases: Cases = {
  LM03: {
    does: [
      {
        says: 'a card of every rival, by its owner’s choice',
        teams: { 0: { places: 'mutant0+LM03 magic0 nature0' }, 1: { hand: 'a SM01 c d e' } },
        play: [
          [0, 'use LM03 mutant0'],
          [1, 'SM01', ['a', 'SM01', 'c', 'd', 'e']],
          [2, 'e', ALL],
        ],
        after: {
          1: { hand: 'a c d e', discard: 'SM01' },
          2: { hand: 'a b c d', discard: 'e' },
        },
      },
      {
        says: 'of those who hold any',
        teams: { 0: { places: 'mutant0+LM03 magic0 nature0' }, 1: { hand: '' } },
        play: [
          [0, 'use LM03 mutant0'],
          [2, 'a', ALL],
        ],
        after: { 2: { hand: 'b c d e', discard: 'a' } },
      },
    ],
    not: [
      {
        says: 'offered where no rival holds a card (SM-C4)',
        teams: { 0: { places: 'mutant0+LM03 magic0 nature0' }, 1: { hand: '' }, 2: { hand: '' } },
        unable: ['use LM03 mutant0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
  LM04: {
    does: [
      {
        says: 'any card of one’s own pile, as its player likes',
        teams: { 0: { places: 'mutant0+LM04 magic0 nature0', discard: 'SM01 i TU01' }, 1: { discard: 'j' } },
        play: [
          [0, 'use LM04 mutant0'],
          [0, 'TU01', ['SM01', 'i', 'TU01']],
        ],
        after: { 0: { hand: 'a b c d e TU01', discard: 'SM01 i' } },
      },
    ],
    not: [
      {
        says: 'offered where one’s own pile is empty (SM-C4)',
        teams: { 0: { places: 'mutant0+LM04 magic0 nature0' }, 1: { discard: 'SM01 i' } },
        unable: ['use LM04 mutant0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
  LW03: {
    does: [
      {
        says: 'one of one’s own, as its player likes',
        teams: {
          0: { places: 'mutant0! magic0+LW03 nature0!' },
          1: { places: stunnedIn(1, 'magic1') },
        },
        play: [
          [0, 'use LW03 magic0'],
          [0, 'nature0', ['mutant0', 'nature0']],
        ],
        after: { 0: { places: 'mutant0! magic0+LW03 nature0', tired: 'nature0' } },
      },
    ],
    not: [
      {
        says: 'offered where only rivals are stunned (SM-C4)',
        teams: { 0: { places: 'mutant0 magic0+LW03 nature0' }, ...STUNNED_RIVALS },
        unable: ['use LW03 magic0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
  LW04: {
    does: [
      {
        says: 'heads: a rival’s hero, as its player likes',
        coin: 'heads',
        teams: { 0: { places: 'mutant0 magic0+LW04 nature0' }, 1: { places: stunnedIn(1, 'magic1') } },
        play: [
          [0, 'use LW04 magic0'],
          [0, 'mutant2', ['nature1', 'gadget1', ...heroesOf(2)]],
        ],
        after: { 2: { places: stunnedIn(2, 'mutant2') } },
      },
    ],
    not: [
      {
        says: 'on tails',
        coin: 'tails',
        teams: { 0: { places: 'mutant0 magic0+LW04 nature0' } },
        play: [[0, 'use LW04 magic0']],
      },
      {
        says: 'offered where all rivals are stunned (SM-C4)',
        teams: { 0: { places: 'mutant0 magic0+LW04 nature0' }, ...STUNNED_RIVALS },
        unable: ['use LW04 magic0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
  LN04: {
    does: [
      {
        says: 'heads: one of one’s own defeated, as its player likes, to the bottom of the stack',
        coin: 'heads',
        teams: {
          0: { places: 'mutant0 magic0 nature0+LN04', defeated: 'mutant magic' },
          1: { defeated: 'nature' },
        },
        play: [
          [0, 'use LN04 nature0'],
          [0, 'mutant', ['mutant', 'magic']],
        ],
        after: { 0: { defeated: 'magic', stack: 'gadget0 mutant' } },
      },
      {
        says: 'tails: a card',
        coin: 'tails',
        teams: { 0: { places: 'mutant0 magic0 nature0+LN04', defeated: 'mutant magic' } },
        play: [[0, 'use LN04 nature0']],
        after: { 0: ONE_MORE },
      },
    ],
    not: [
      {
        says: 'heads: a card, nor a rival’s defeated hero',
        coin: 'heads',
        teams: { 0: { places: 'mutant0 magic0 nature0+LN04' }, 1: { defeated: 'nature' } },
        play: [[0, 'use LN04 nature0']],
      },
      {
        says: 'offered where nobody is defeated and no card is left (SM-C4)',
        teams: { 0: { places: 'mutant0 magic0 nature0+LN04', deck: '' }, 1: { defeated: 'nature' } },
        unable: ['use LN04 nature0'],
        play: [[0, 'discard a']],
        // With an empty deck what is discarded is drawn again (SM-13).
        after: { 0: { hand: 'b c d e a' } },
      },
    ],
  },
  LG01: {
    does: [
      {
        says: 'the hand of the rival whom its player names, for nobody else to see; it stays as it is',
        teams: { 0: { places: 'gadget0+LG01 magic0 nature0', stack: '' }, 2: { hand: 'SM01 TU01' } },
        play: [
          [0, 'use LG01 gadget0'],
          [0, 'seat-2', ['seat-1', 'seat-2']],
        ],
        also: table =>
          expect(table.logged('log-look').at(-1)).toMatchObject({
            args: { who: { seat: 0 }, whose: { seat: 2 } },
            secret: { seats: [0], args: { cards: { list: [{ card: 'SM01' }, { card: 'TU01' }] } } },
          }),
      },
    ],
    not: [
      {
        says: 'offered where no rival holds a card (SM-C4)',
        teams: { 0: { places: 'gadget0+LG01 magic0 nature0', stack: '' }, 1: { hand: '' }, 2: { hand: '' } },
        unable: ['use LG01 gadget0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
  LG04: {
    does: [
      {
        says: 'its hero, and no other, attacks without a card',
        teams: { 0: { places: 'gadget0+LG04 magic0 nature0', stack: '' } },
        play: [
          [0, 'use LG04 gadget0'],
          [0, 'gadget2', heroesOf(1, 2)],
          [2, 'give-in'],
        ],
        after: { 2: { places: stunnedIn(2, 'gadget2') } },
      },
      {
        says: 'it can be countered, and counters back',
        teams: {
          0: { places: 'gadget0+LG04 magic0 nature0', stack: '', hand: 'SM01 a b c d', deck: 'e f' },
          1: { hand: 'SM01 a b c d', deck: 'e f' },
        },
        play: [
          [0, 'use LG04 gadget0'],
          [0, 'magic1'],
          [1, 'SM01'],
          [0, 'SM01'],
          [1, 'give-in'],
        ],
        after: {
          0: { hand: 'a b c d e', deck: 'f', discard: 'SM01' },
          1: { places: stunnedIn(1, 'magic1'), hand: 'a b c d e', deck: 'f', discard: 'SM01' },
        },
      },
      {
        says: 'beaten by a counter its hero is stunned, and it is gone',
        teams: {
          0: { places: 'gadget0+LG04 magic0 nature0', stack: '', hand: '' },
          1: { hand: 'SM01 a b c d', deck: 'e f' },
        },
        play: [
          [0, 'use LG04 gadget0'],
          [0, 'magic1'],
          [1, 'SM01'],
        ],
        after: {
          0: { places: 'gadget0! magic0 nature0', hand: 'f g h i j', deck: '', discard: 'LG04' },
          1: { hand: 'a b c d e', deck: 'f', discard: 'SM01' },
        },
      },
    ],
    not: [
      {
        says: 'offered where nobody can be attacked (SM-C4)',
        teams: {
          0: { places: 'gadget0+LG04 magic0 nature0', stack: '' },
          1: { places: '- mutant1+LM02 -', stack: '' },
          2: { places: 'mutant2+LM02 - -', stack: '' },
        },
        unable: ['use LG04 gadget0', 'use LG04 magic0', 'use LG04 nature0'],
        play: [[0, 'discard a']],
        after: { 0: PASSED },
      },
    ],
  },
};

hold(cases);
everyCard('loot', cases, ({ use }) => use !== null);
