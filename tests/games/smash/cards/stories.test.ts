import { expect } from 'vitest';
import type { PowerType } from '../../../../src/games/smash/printed.js';
import { type Case, type Cases, type Changes, everyCard, heroesOf, hold, SEATS, stunnedIn } from './house.js';

/** What the hand and deck of a player who plays a Story come to: it goes, another card comes. */
const DRAWN = { hand: 'a b c d e', deck: 'f g h i j' };
const ONE_MORE = { hand: 'a b c d e f', deck: 'g h i j' };
const TWO_MORE = { hand: 'a b c d e f g', deck: 'h i j' };
const NOTHING = { hand: '', deck: '' };
const ALL_STUNNED = [stunnedIn(0, ...heroesOf(0)), stunnedIn(1, ...heroesOf(1)), stunnedIn(2, ...heroesOf(2))] as const;

/** One hero of some teams is stunned, whichever it is. */
const anyOf = (...seats: readonly (0 | 1 | 2)[]): Changes[] =>
  seats.flatMap(seat => heroesOf(seat).map(name => ({ [seat]: { places: stunnedIn(seat, name) } })));

/** A Story that stuns one type in every team: one stands there, one comes only later, one is stunned already. */
const stunsType = (type: PowerType): Cases[string] => {
  const stunAll = (places: string) => places.replace(new RegExp(`${type}\\d`, 'g'), '$&!');
  const places = SEATS.map(seat => heroesOf(seat).join(' '));
  const loot = { mutant: 'LM01', magic: 'LW02', nature: 'LN01', gadget: 'LG01' }[type];
  const others = (seat: 0 | 1 | 2, instead: string) =>
    heroesOf(seat)
      .map(name => (name.startsWith(type) ? instead : name))
      .join(' ');
  return {
    does: [
      {
        says: 'all of its type in all teams, one’s own too, and nobody else',
        after: {
          0: { places: stunAll(places[0] as string) },
          1: { places: stunAll(places[1] as string) },
          2: { places: stunAll(places[2] as string) },
        },
      },
      {
        says: 'several of one team, whose Loot goes with them; one’s own only hero, too',
        teams: {
          0: { places: `${type}0 - -`, stack: '' },
          1: { places: `${type}1+${loot} ${type} ${type === 'mutant' ? 'magic1' : 'mutant1'}`, stack: '' },
        },
        after: {
          0: { places: `${type}0! - -` },
          1: { places: `${type}1! ${type}! ${type === 'mutant' ? 'magic1' : 'mutant1'}`, discard: loot },
          2: { places: stunAll(places[2] as string) },
        },
      },
    ],
    not: [
      {
        says: 'where none of its type is on the table, whatever the stacks hold',
        teams: {
          0: { places: others(0, 'gadget0'), stack: `${type}0` },
          1: { places: others(1, 'mutant1'), stack: `${type}1` },
          2: { places: others(2, 'magic2'), stack: `${type}2` },
        },
      },
    ],
  };
};

const cases: Cases = {
  ST01: {
    does: [
      {
        says: 'every team loses one hero for now, each by its owner’s choice',
        play: [
          [0, 'magic0', heroesOf(0)],
          [1, 'gadget1', heroesOf(1)],
          [2, 'nature2', heroesOf(2)],
        ],
        after: {
          0: { places: stunnedIn(0, 'magic0') },
          1: { places: stunnedIn(1, 'gadget1') },
          2: { places: stunnedIn(2, 'nature2') },
        },
      },
    ],
    not: [
      {
        says: 'who is stunned already: neither chosen nor hurt again',
        teams: { 0: { places: ALL_STUNNED[0] }, 1: { places: stunnedIn(1, 'magic1', 'nature1') } },
        play: [[2, 'mutant2']],
        after: { 1: { places: ALL_STUNNED[1] }, 2: { places: stunnedIn(2, 'mutant2') } },
      },
    ],
  },
  ST02: {
    does: [
      {
        says: 'everybody stunned is back, in all teams; their powers next turn',
        teams: { 0: { places: ALL_STUNNED[0] }, 1: { places: stunnedIn(1, 'nature1') }, 2: { places: ALL_STUNNED[2] } },
        after: {
          0: { places: stunnedIn(0), tired: 'mutant0 magic0 nature0' },
          1: { places: stunnedIn(1), tired: 'nature1' },
          2: { places: stunnedIn(2), tired: 'nature2 gadget2 mutant2' },
        },
      },
    ],
    not: [
      {
        says: 'the defeated, nor anybody where nobody is stunned',
        teams: { 0: { defeated: 'mutant' }, 1: { defeated: 'magic' } },
      },
    ],
  },
  ST03: {
    does: [
      {
        says: 'two cards for every team, one’s own too',
        after: { 0: TWO_MORE, 1: TWO_MORE, 2: TWO_MORE },
      },
    ],
    not: [
      {
        says: 'from nothing',
        teams: { 1: { deck: '' }, 2: { deck: 'f' } },
        after: { 0: TWO_MORE, 2: { hand: 'a b c d e f', deck: '' } },
      },
    ],
  },
  ST04: {
    does: [
      {
        says: 'two cards of every hand, each by its owner’s choice; the hands are filled again, and its team draws a card',
        teams: { 1: { hand: 'a b c SM01 LM01' } },
        play: [
          [0, ['a', 'c'], ['a', 'b', 'c', 'd', 'e']],
          [1, ['SM01', 'LM01'], ['a', 'b', 'c', 'SM01', 'LM01']],
          [2, ['a', 'b'], ['a', 'b', 'c', 'd', 'e']],
        ],
        after: {
          0: { hand: 'b d e f g h', deck: 'i j', discard: 'c a ST04' },
          1: { hand: 'a b c f g', deck: 'h i j', discard: 'LM01 SM01' },
          2: { hand: 'c d e f g', deck: 'h i j', discard: 'b a' },
        },
      },
    ],
    not: [
      {
        says: 'more than a team holds, and SM-C30: nor does it replace what was gone before',
        teams: { 1: { hand: 'a' }, 2: { hand: '' } },
        play: [[0, ['a', 'b']]],
        after: {
          0: { hand: 'c d e f g h', deck: 'i j', discard: 'b a ST04' },
          1: { hand: 'f', deck: 'g h i j', discard: 'a' },
        },
      },
    ],
  },
  ST05: {
    does: [
      {
        says: 'one of every team goes under its stack, the next stands where it stood',
        teams: {
          1: { places: 'magic1! nature1 gadget1' },
          2: { places: 'nature2 gadget2+LG02 mutant2', stack: 'magic2 magic' },
        },
        play: [
          [0, 'nature0', heroesOf(0)],
          [1, 'magic1', heroesOf(1)],
          [2, 'gadget2', heroesOf(2)],
        ],
        after: {
          0: { places: 'mutant0 magic0 gadget0', stack: 'nature0' },
          1: { places: 'mutant1 nature1 gadget1', stack: 'magic1' },
          2: { places: 'nature2 magic2 mutant2', stack: 'magic gadget2', discard: 'LG02' },
        },
      },
      {
        says: 'SM-C22: under an empty stack, the hero is back in the same breath, as a new one',
        teams: { 1: { places: 'magic1! nature1 gadget1', stack: '' } },
        play: [
          [0, 'mutant0'],
          [1, 'magic1'],
          [2, 'nature2'],
        ],
        after: {
          0: { places: 'gadget0 magic0 nature0', stack: 'mutant0' },
          1: { places: 'magic1 nature1 gadget1' },
          2: { places: 'magic2 gadget2 mutant2', stack: 'nature2' },
        },
      },
    ],
    not: [
      {
        says: 'empty places and the defeated',
        teams: { 0: { places: 'mutant0 - -', stack: '', defeated: 'magic' }, 1: { places: '- - gadget1', stack: '' } },
        // With several empty places the owner says where a hero comes (SM-7).
        play: [
          [2, 'mutant2'],
          [0, 'place-0'],
          [1, 'place-2'],
        ],
        after: { 2: { places: 'nature2 gadget2 magic2', stack: 'mutant2' } },
      },
    ],
  },
  ST06: {
    does: [
      {
        says: 'one stunned hero of every team, by its owner’s choice',
        teams: { 0: { places: stunnedIn(0, 'mutant0', 'magic0') }, 1: { places: stunnedIn(1, 'gadget1') } },
        play: [[0, 'magic0', ['mutant0', 'magic0']]],
        after: {
          0: { places: 'mutant0! gadget0 nature0', stack: '', defeated: 'magic0' },
          1: { places: 'magic1 nature1 mutant1', stack: '', defeated: 'gadget1' },
        },
      },
      {
        says: 'a rival’s last one: that team is out',
        teams: { 1: { places: '- nature1! -', stack: '' } },
        after: { 1: { places: '', hand: '', deck: '', defeated: 'nature1', out: true }, up: 2 },
      },
    ],
    not: [
      { says: 'who is active' },
      {
        says: 'SM-6: where it would be one’s own last hero',
        teams: { 0: { places: 'mutant0! - -', stack: '' }, 1: { places: ALL_STUNNED[1] } },
        refused: { ST06: 'why-own-loss' },
      },
    ],
  },
  ST07: stunsType('mutant'),
  ST08: stunsType('magic'),
  ST09: stunsType('nature'),
  ST10: stunsType('gadget'),
  ST11: {
    does: [
      {
        says: 'every team has five other cards',
        teams: { 2: { hand: 'a b' } },
        after: {
          0: { hand: 'f g h i j', deck: '', discard: 'e d c b a ST11' },
          1: { hand: 'f g h i j', deck: '', discard: 'e d c b a' },
          2: { hand: 'f g h i j', deck: '', discard: 'b a' },
        },
      },
    ],
    not: [
      {
        says: 'cards that there are not',
        teams: { 1: NOTHING, 2: { hand: '', deck: 'f g' } },
        after: {
          0: { hand: 'f g h i j', deck: '', discard: 'e d c b a ST11' },
          2: { hand: 'f g', deck: '' },
        },
      },
    ],
  },
  ST12: {
    does: [
      {
        says: 'heads: one of every team is back, by its owner’s choice',
        coin: 'heads',
        teams: { 0: { places: ALL_STUNNED[0] }, 1: { places: stunnedIn(1, 'magic1') }, 2: { places: ALL_STUNNED[2] } },
        play: [
          [0, 'nature0', heroesOf(0)],
          [2, 'gadget2', heroesOf(2)],
        ],
        after: {
          0: { places: stunnedIn(0, 'mutant0', 'magic0'), tired: 'nature0' },
          1: { places: stunnedIn(1), tired: 'magic1' },
          2: { places: stunnedIn(2, 'nature2', 'mutant2'), tired: 'gadget2' },
        },
      },
      { says: 'tails: one hero of any team is stunned, one’s own too', coin: 'tails', oneOf: anyOf(0, 1, 2) },
    ],
    not: [
      { says: 'heads: nobody is stunned', coin: 'heads' },
      {
        says: 'tails: nobody is revived',
        coin: 'tails',
        teams: {
          0: { places: ALL_STUNNED[0] },
          1: { places: ALL_STUNNED[1] },
          2: { places: stunnedIn(2, 'nature2', 'mutant2') },
        },
        after: { 2: { places: ALL_STUNNED[2] } },
      },
    ],
  },
  ST13: {
    does: [
      {
        says: 'one of one’s own, as its player likes',
        teams: { 0: { places: stunnedIn(0, 'mutant0', 'magic0') }, 1: { places: ALL_STUNNED[1] } },
        play: [[0, 'magic0', ['mutant0', 'magic0']]],
        after: { 0: { places: stunnedIn(0, 'mutant0'), tired: 'magic0' } },
      },
    ],
    not: [{ says: 'rivals', teams: { 1: { places: ALL_STUNNED[1] }, 2: { places: stunnedIn(2, 'mutant2') } } }],
  },
  ST14: {
    does: [
      {
        says: 'any card of the pile, as its player likes',
        teams: { 0: { discard: 'SM01 LM01 i' }, 1: { discard: 'j' } },
        play: [[0, 'LM01', ['SM01', 'LM01', 'i']]],
        after: { 0: { ...DRAWN, hand: 'a b c d e LM01', discard: 'ST14 SM01 i' } },
      },
    ],
    not: [
      {
        says: 'SM-C23: itself, nor from rivals',
        teams: { 1: { discard: 'SM01 i' }, 2: { discard: 'j' } },
      },
    ],
  },
  ST15: {
    does: [{ says: 'a card and another action', after: { 0: ONE_MORE, up: 0 } }],
    not: [
      {
        says: 'SM-C5: a second extra action; the card comes all the same',
        position: { extra: true },
        after: { 0: ONE_MORE },
      },
      {
        says: 'from nothing; the action comes all the same',
        teams: { 0: { hand: 'ST15 a b c d', deck: 'e' } },
        // The Story itself is the pile that becomes the deck (SM-13).
        after: { 0: { hand: 'a b c d e ST15', deck: '', discard: '' }, up: 0 },
      },
    ],
  },
  ST16: {
    does: [
      {
        says: 'one of the defeated, as its player likes, to the bottom of the stack; and a card',
        teams: { 0: { defeated: 'mutant magic' }, 1: { defeated: 'nature' } },
        play: [[0, 'magic', ['mutant', 'magic']]],
        after: { 0: { ...ONE_MORE, defeated: 'mutant', stack: 'gadget0 magic' } },
      },
      {
        says: 'it comes at once where a place was empty for want of heroes',
        teams: { 0: { places: 'mutant0 - nature0', stack: '', defeated: 'magic' } },
        after: { 0: { ...ONE_MORE, places: 'mutant0 magic nature0', defeated: '' } },
      },
    ],
    not: [
      {
        says: 'rivals’ heroes, nor any where none of one’s own is defeated; a card comes all the same',
        teams: { 1: { defeated: 'nature' } },
        after: { 0: ONE_MORE },
      },
    ],
  },
  ST17: {
    does: [
      {
        says: 'nobody of one’s own can be attacked, stunned or not; rivals can',
        teams: { 0: { places: stunnedIn(0, 'magic0') }, 1: { hand: 'SM01 a b c d', deck: 'e f g h i' } },
        actions: 2,
        play: [
          [1, 'smash SM01 magic1'],
          [1, 'gadget2', heroesOf(2)],
          [2, 'give-in'],
        ],
        after: {
          0: { safe: 'mutant0 magic0 nature0' },
          1: { hand: 'a b c d e', deck: 'f g h i', discard: 'SM01' },
          2: { places: stunnedIn(2, 'gadget2') },
          up: 2,
        },
      },
    ],
    not: [
      {
        says: 'from Stories',
        teams: { 1: { hand: 'ST07 a b c d', deck: 'e f g h i' } },
        actions: 2,
        play: [[1, 'story ST07']],
        after: {
          0: { places: stunnedIn(0, 'mutant0'), safe: 'mutant0 magic0 nature0' },
          1: { hand: 'a b c d e', deck: 'f g h i', discard: 'ST07' },
          2: { places: stunnedIn(2, 'mutant2') },
          up: 2,
        },
      },
    ],
  },
  ST18: {
    does: [
      { says: 'a fourth hero', after: { 0: { places: 'mutant0 magic0 nature0 gadget0', stack: '' } } },
      {
        says: 'the top one of several',
        teams: { 0: { stack: 'gadget0 mutant' } },
        after: { 0: { places: 'mutant0 magic0 nature0 gadget0', stack: 'mutant' } },
      },
    ],
    not: [{ says: 'from an empty stack, nor from a rival’s', teams: { 0: { stack: '', defeated: 'mutant' } } }],
  },
  ST19: {
    does: [{ says: 'three cards beyond five', after: { 0: { hand: 'a b c d e f g h', deck: 'i j' } } }],
    not: [
      {
        says: 'SM-13: what is neither in the deck nor in the pile',
        teams: { 0: { hand: 'ST19 a', deck: 'b c' } },
        after: { 0: { hand: 'a b c ST19', deck: '', discard: '' } },
      },
    ],
  },
  ST20: {
    does: [
      {
        says: 'with fewer heroes on the table than a rival: all one’s own are back, and two cards',
        teams: { 0: { places: 'mutant0! magic0! -', stack: '' }, 1: { places: '- - gadget1!', stack: '' } },
        after: { 0: { ...TWO_MORE, places: 'mutant0 magic0 -', tired: 'mutant0 magic0' } },
      },
    ],
    not: [
      {
        says: 'with as many as the biggest rival: neither, however many are stunned',
        teams: { 0: { places: ALL_STUNNED[0] }, 1: { places: '- - gadget1', stack: '' } },
      },
      { says: 'with more than any', teams: { 0: { places: 'mutant0! magic0 nature0 gadget0', stack: '' } } },
    ],
  },
  ST21: {
    does: [
      { says: 'three active: four cards', after: { 0: { hand: 'a b c d e f g h i', deck: 'j' } } },
      {
        says: 'four active, too',
        teams: { 0: { places: 'mutant0 magic0 nature0 gadget0', stack: '' } },
        after: { 0: { hand: 'a b c d e f g h i', deck: 'j' } },
      },
    ],
    not: [{ says: 'with two active and one stunned', teams: { 0: { places: stunnedIn(0, 'magic0') } } }],
  },
  ST22: {
    does: [
      {
        says: 'two stunned: both are back',
        teams: { 0: { places: stunnedIn(0, 'mutant0', 'nature0') }, 1: { places: ALL_STUNNED[1] } },
        after: { 0: { places: stunnedIn(0), tired: 'mutant0 nature0' } },
      },
      {
        says: 'three stunned: all are',
        teams: { 0: { places: ALL_STUNNED[0] } },
        after: { 0: { places: stunnedIn(0), tired: 'mutant0 magic0 nature0' } },
      },
    ],
    not: [
      {
        says: 'with one of one’s own, however many rivals are stunned',
        teams: { 0: { places: stunnedIn(0, 'mutant0') }, 1: { places: ALL_STUNNED[1] }, 2: { places: ALL_STUNNED[2] } },
      },
    ],
  },
  ST23: {
    does: [
      {
        says: 'one of one’s own is back, and no card comes',
        teams: { 0: { places: stunnedIn(0, 'mutant0', 'nature0') }, 1: { places: ALL_STUNNED[1] } },
        play: [
          [0, 'way-0', ['way-0', 'way-1']],
          [0, 'nature0', ['mutant0', 'nature0']],
        ],
        after: { 0: { places: stunnedIn(0, 'mutant0'), tired: 'nature0' } },
      },
      {
        says: 'or two cards come, and nobody is back',
        teams: { 0: { places: stunnedIn(0, 'mutant0') } },
        play: [[0, 'way-1']],
        after: { 0: TWO_MORE },
      },
    ],
    not: [
      {
        says: 'asking where nobody of one’s own is stunned',
        teams: { 1: { places: ALL_STUNNED[1] } },
        after: { 0: TWO_MORE },
      },
    ],
  },
  ST24: {
    does: [
      {
        says: 'two Smashes of the pile',
        teams: { 0: { discard: 'SM01 i SM01 LM01 SM01' }, 1: { discard: 'SM01 SM01' } },
        after: { 0: { ...DRAWN, hand: 'a b c d e SM01 SM01', discard: 'ST24 SM01 i LM01' } },
      },
      {
        says: 'the only one',
        teams: { 0: { discard: 'i SM01' } },
        after: { 0: { ...DRAWN, hand: 'a b c d e SM01', discard: 'ST24 i' } },
      },
    ],
    not: [
      {
        says: 'other cards, Team-Ups neither, nor rivals’ Smashes',
        teams: { 0: { discard: 'i TU01 LM01' }, 1: { discard: 'SM01' } },
      },
    ],
  },
  ST25: {
    does: [
      {
        says: 'a Story of the pile, as its player likes, and a card',
        teams: { 0: { discard: 'ST01 SM01 ST02 LM01' }, 1: { discard: 'ST03' } },
        play: [[0, 'ST02', ['ST01', 'ST02']]],
        after: { 0: { hand: 'a b c d e ST02 f', deck: 'g h i j', discard: 'ST25 ST01 SM01 LM01' } },
      },
    ],
    not: [
      {
        says: 'SM-C23: itself, nor other cards; the card from the deck comes all the same',
        teams: { 0: { discard: 'SM01 LM01' }, 1: { discard: 'ST03' } },
        after: { 0: { ...ONE_MORE, discard: 'ST25 SM01 LM01' } },
      },
    ],
  },
  ST26: {
    does: [
      {
        says: 'a stunned one of one’s own, as its player likes, is exchanged; and another action',
        teams: { 0: { places: stunnedIn(0, 'mutant0', 'magic0') }, 1: { places: ALL_STUNNED[1] } },
        play: [[0, 'magic0', ['mutant0', 'magic0']]],
        after: { 0: { places: 'mutant0! gadget0 nature0', stack: 'magic0' }, up: 0 },
      },
    ],
    not: [
      {
        says: 'active ones, nor rivals’; the action comes all the same',
        teams: { 1: { places: ALL_STUNNED[1] } },
        after: { up: 0 },
      },
      {
        says: 'SM-C5: a second extra action',
        teams: { 0: { places: stunnedIn(0, 'mutant0') } },
        position: { extra: true },
        after: { 0: { places: 'gadget0 magic0 nature0', stack: 'mutant0' } },
      },
    ],
  },
  ST27: {
    does: [
      {
        says: 'the rival whom its player names, at its next turn',
        play: [[0, 'seat-2', ['seat-1', 'seat-2']]],
        after: { 2: { missing: 'next' } },
      },
      {
        says: 'the next team: the one behind it is up',
        play: [[0, 'seat-1']],
        after: { 1: { missing: 'last' }, up: 2 },
      },
    ],
    not: [
      {
        says: 'SM-C6: who will miss a turn anyway, or has just missed one',
        teams: { 2: { missing: 'next' }, 1: { missing: 'last' } },
      },
    ],
  },
  ST28: {
    does: [
      {
        says: 'the hand of the rival whom its player names, for nobody else; and a card of it',
        play: [
          [0, 'seat-2', ['seat-1', 'seat-2']],
          [0, 'c', ['a', 'b', 'c', 'd', 'e']],
        ],
        after: { 2: { hand: 'a b d e', discard: 'c' } },
        also: table =>
          expect(table.logged('log-look').at(-1)).toMatchObject({
            args: { who: { seat: 0 }, whose: { seat: 2 } },
            secret: { seats: [0], args: { cards: { list: { length: 5 } } } },
          }),
      },
    ],
    not: [
      {
        says: 'into an empty hand',
        teams: { 1: { hand: '' } },
        play: [[0, 'seat-1']],
        also: table => expect(table.logged('log-look')).toEqual([]),
      },
    ],
  },
  ST29: {
    does: [
      {
        says: 'the Loot that its player names, to its owner’s pile; and a card',
        teams: {
          // It would fit a hero of theirs.
          0: { places: 'gadget0 magic0 nature0', stack: '' },
          1: { places: 'magic1 nature1+LN01 gadget1' },
          2: { places: 'nature2 gadget2+LG02 mutant2' },
        },
        play: [[0, 'gadget2', ['nature1', 'gadget2']]],
        after: { 0: ONE_MORE, 2: { places: stunnedIn(2), discard: 'LG02' } },
      },
    ],
    not: [
      {
        says: 'one’s own; the card comes all the same',
        teams: { 0: { places: 'mutant0 magic0+LW02 nature0' } },
        after: { 0: ONE_MORE },
      },
    ],
  },
  ST30: {
    does: [
      {
        says: 'the Loot that its player names, for a hero of its type',
        teams: {
          0: { places: 'nature0 magic0 nature', stack: '' },
          1: { places: 'magic1 nature1+LN01 gadget1' },
          2: { places: 'nature2 gadget2+LG02 mutant2' },
        },
        play: [
          [0, 'nature1', ['nature1', 'gadget2']],
          [0, 'nature', ['nature0', 'nature']],
        ],
        after: { 0: { places: 'nature0 magic0 nature+LN01' }, 1: { places: stunnedIn(1) } },
      },
      {
        says: 'where it fits none, its owner discards it',
        teams: { 2: { places: 'nature2 gadget2+LG02 mutant2' } },
        after: { 2: { places: stunnedIn(2), discard: 'LG02' } },
      },
      {
        says: 'where the hero that it fits is stunned, too',
        teams: { 0: { places: stunnedIn(0, 'nature0') }, 1: { places: 'magic1 nature1+LN01 gadget1' } },
        after: { 1: { places: stunnedIn(1), discard: 'LN01' } },
      },
      {
        says: 'SM-11: and where the team has a Loot already',
        teams: { 0: { places: 'mutant0 magic0+LW02 nature0' }, 1: { places: 'magic1 nature1+LN01 gadget1' } },
        after: { 1: { places: stunnedIn(1), discard: 'LN01' } },
      },
    ],
    not: [
      {
        says: 'where no rival has any',
        teams: { 0: { places: 'mutant0 magic0+LW02 nature0' }, 1: { hand: 'LN01 a b c d' } },
      },
    ],
  },
  ST31: {
    does: [
      {
        says: 'heads: a rival’s hero, as its player likes',
        coin: 'heads',
        play: [[0, 'gadget2', heroesOf(1, 2)]],
        after: { 2: { places: stunnedIn(2, 'gadget2') } },
      },
      {
        says: 'tails: one’s own, as its player likes',
        coin: 'tails',
        play: [[0, 'nature0', heroesOf(0)]],
        after: { 0: { places: stunnedIn(0, 'nature0') } },
      },
    ],
    not: [
      {
        says: 'heads: one’s own',
        coin: 'heads',
        teams: { 1: { places: ALL_STUNNED[1] }, 2: { places: ALL_STUNNED[2] } },
      },
      { says: 'tails: a rival’s', coin: 'tails', teams: { 0: { places: ALL_STUNNED[0] } } },
    ],
  },
  ST32: {
    does: [
      {
        says: 'a rival’s hero, as its player likes: under its own stack, and the next one stands there',
        teams: { 2: { places: 'nature2 gadget2+LG02 mutant2', stack: 'magic2 magic' } },
        play: [[0, 'gadget2', heroesOf(1, 2)]],
        after: { 2: { places: 'nature2 magic2 mutant2', stack: 'magic gadget2', discard: 'LG02' } },
      },
      {
        says: 'a stunned one, too',
        teams: { 1: { places: stunnedIn(1, 'gadget1') } },
        play: [[0, 'gadget1', heroesOf(1, 2)]],
        after: { 1: { places: 'magic1 nature1 mutant1', stack: 'gadget1' } },
      },
    ],
    not: [
      {
        says: 'away, where no other is in the stack (SM-C22)',
        teams: { 1: { stack: '' } },
        play: [[0, 'magic1']],
      },
    ],
  },
  ST33: {
    does: [
      {
        says: 'two cards of the rival whom its player names, whom nobody asks which',
        teams: { 2: { hand: 'SM01 SM01 SM01 SM01 SM01' } },
        play: [[0, 'seat-2', ['seat-1', 'seat-2']]],
        after: { 2: { hand: 'SM01 SM01 SM01', discard: 'SM01 SM01' } },
      },
      {
        says: 'two of several, by chance',
        teams: { 1: { hand: 'a b c', deck: '' }, 2: { hand: '' } },
        play: [[0, 'seat-1']],
        // One stays; the others go in one order or the other.
        oneOf: ['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'].map(cards => ({
          1: { hand: cards.slice(0, 1), discard: cards.slice(2) },
        })),
      },
    ],
    not: [
      {
        says: 'from a hand that is empty',
        teams: { 1: { hand: '' } },
        play: [[0, 'seat-1']],
      },
    ],
  },
  ST34: {
    does: [
      {
        says: 'an active hero attacks, and no Smash helps against it',
        teams: { 0: { places: stunnedIn(0, 'mutant0') }, 2: { hand: 'SM01 a b c d' } },
        play: [
          [0, 'nature0', ['magic0', 'nature0']],
          [0, 'gadget2', heroesOf(1, 2)],
        ],
        after: { 2: { places: stunnedIn(2, 'gadget2') } },
      },
      {
        says: 'as with any Smash, who is stunned already is defeated',
        teams: { 1: { places: stunnedIn(1, 'nature1') } },
        play: [
          [0, 'mutant0'],
          [0, 'nature1', heroesOf(1, 2)],
        ],
        after: { 1: { places: 'magic1 mutant1 gadget1', stack: '', defeated: 'nature1' } },
      },
    ],
    not: [{ says: 'with nobody active', teams: { 0: { places: ALL_STUNNED[0] } } }],
  },
  ST35: {
    does: [
      {
        says: 'an active hero attacks; who loses to it is defeated',
        play: [
          [0, 'magic0', heroesOf(0)],
          [0, 'nature1', heroesOf(1, 2)],
          [1, 'give-in'],
        ],
        after: { 1: { places: 'magic1 mutant1 gadget1', stack: '', defeated: 'nature1' } },
      },
    ],
    not: [
      {
        says: 'where a counter wins: its own hero is stunned, and no more than that',
        teams: { 1: { hand: 'SM01 a b c d', deck: 'e f' } },
        play: [
          [0, 'magic0'],
          [0, 'nature1'],
          [1, 'SM01', ['SM01', 'give-in']],
          [0, 'give-in'],
        ],
        after: { 0: { places: stunnedIn(0, 'magic0') }, 1: { hand: 'a b c d e', deck: 'f', discard: 'SM01' } },
      },
      { says: 'with nobody active', teams: { 0: { places: ALL_STUNNED[0] } } },
    ],
  },
  ST36: {
    does: [
      {
        says: 'with five defeated: a rival’s hero, as its player likes',
        teams: {
          0: { defeated: 'mutant magic nature gadget mutant2' },
          2: { places: 'nature2! gadget2 magic', stack: 'magic2' },
        },
        play: [[0, 'gadget2', [...heroesOf(1), 'nature2', 'gadget2', 'magic']]],
        after: { 2: { places: 'nature2! magic2 magic', stack: '', defeated: 'gadget2' } },
      },
    ],
    not: [
      {
        says: 'with four, however many the rivals have lost',
        teams: {
          0: { defeated: 'mutant magic nature gadget' },
          1: { defeated: 'mutant magic nature gadget mutant1', stack: '' },
        },
      },
    ],
  },
  ST37: {
    does: [{ says: 'a rival’s hero, by chance', oneOf: anyOf(1, 2) }],
    not: [
      {
        says: 'one’s own, where all rivals are stunned',
        teams: { 1: { places: ALL_STUNNED[1] }, 2: { places: ALL_STUNNED[2] } },
      },
    ],
  },
  ST38: {
    does: [
      {
        says: 'a Smash of every rival that holds one, and its team draws a card',
        teams: { 1: { hand: 'SM01 a SM01 c d' }, 2: { hand: 'a b SM01' } },
        after: {
          0: ONE_MORE,
          1: { hand: 'a SM01 c d', discard: 'SM01' },
          2: { hand: 'a b', discard: 'SM01' },
        },
      },
    ],
    not: [
      {
        says: 'other cards, Team-Ups neither, nor one’s own Smash',
        teams: { 0: { hand: 'ST38 SM01 b c d', deck: 'e f' }, 1: { hand: 'TU01 a b c d' }, 2: { hand: '' } },
        after: { 0: { hand: 'SM01 b c d e f', deck: '', discard: 'ST38' } },
      },
    ],
  },
  ST39: {
    does: [
      {
        says: 'a card of every rival, whom nobody asks which',
        teams: { 1: { hand: 'SM01 SM01 SM01 SM01 SM01' }, 2: { hand: 'b b' } },
        after: {
          1: { hand: 'SM01 SM01 SM01 SM01', discard: 'SM01' },
          2: { hand: 'b', discard: 'b' },
        },
      },
      {
        says: 'one of several, by chance',
        teams: { 1: { hand: 'a b' }, 2: { hand: '' } },
        oneOf: [{ 1: { hand: 'b', discard: 'a' } }, { 1: { hand: 'a', discard: 'b' } }],
      },
    ],
    not: [{ says: 'from empty hands, nor from one’s own', teams: { 1: { hand: '' }, 2: { hand: '' } } }],
  },
  ST40: {
    does: [
      {
        says: 'a stunned hero of a rival, as its player likes',
        teams: {
          0: { places: stunnedIn(0, 'mutant0') },
          1: { places: stunnedIn(1, 'gadget1') },
          2: { places: stunnedIn(2, 'nature2', 'mutant2') },
        },
        play: [[0, 'mutant2', ['gadget1', 'nature2', 'mutant2']]],
        after: { 2: { places: 'nature2! gadget2 magic2', stack: '', defeated: 'mutant2' } },
      },
    ],
    not: [{ says: 'active heroes, nor one’s own', teams: { 0: { places: ALL_STUNNED[0] } } }],
  },
};

/** Every Story is the first card of its player’s hand; it goes to the pile, and another card comes (SM-5). */
function played(id: string, one: Case): Case {
  const own = { hand: `${id} a b c d`, deck: 'e f g h i j', ...one.teams?.[0] };
  const refused = one.refused !== undefined;
  const drawn = refused
    ? { hand: `${own.hand.replace('a ', '')} e`, deck: 'f g h i j', discard: 'a' }
    : { ...DRAWN, discard: [id, own.discard ?? ''].join(' ').trim() };
  const also = (changes: Changes): Changes => ({ ...changes, 0: { ...drawn, ...changes[0] } });
  return {
    ...one,
    teams: { ...one.teams, 0: own },
    play: [[0, refused ? 'discard a' : `story ${id}`], ...(one.play ?? [])],
    after: also(one.after ?? {}),
    ...(one.oneOf !== undefined && { oneOf: one.oneOf.map(also) }),
  };
}

hold(cases, played);
everyCard('story', cases);
