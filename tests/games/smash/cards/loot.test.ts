import { type PowerType, TYPES } from '../../../../src/games/smash/printed.js';
import { type Case, type Cases, everyCard, hold } from './house.js';

// What is the same for every Loot that stays below a hero: whom it is given to, and when it goes. The headings of the
// set's page say which type each is for; so does this.
const SHELF: Readonly<Record<PowerType, readonly string[]>> = {
  mutant: ['LM01', 'LM02', 'LM03', 'LM04'],
  magic: ['LW01', 'LW02', 'LW03', 'LW04'],
  nature: ['LN01', 'LN02', 'LN03', 'LN04', 'LN05'],
  gadget: ['LG01', 'LG02', 'LG03', 'LG04', 'LG06'],
};
/** The Story that stuns all heroes of a type. */
const STUNS: Readonly<Record<PowerType, string>> = { mutant: 'ST07', magic: 'ST08', nature: 'ST09', gadget: 'ST10' };

const equipped = (id: string, type: PowerType): Cases[string] => {
  const [other, loot] = type === 'mutant' ? (['magic', 'LW02'] as const) : (['mutant', 'LM01'] as const);
  const own = { hand: `${id} a b c d`, deck: 'e f g h i j', stack: '' };
  const everybody = [...TYPES.map(one => `${one}0`), type];
  const refused = (says: string, places: string, why: string): Case => ({
    says,
    teams: { 0: { ...own, places } },
    unable: everybody.map(name => `loot ${id} ${name}`),
    refused: { [id]: why },
    play: [[0, 'discard a']],
    after: { 0: { hand: `${id} b c d e`, deck: 'f g h i j', discard: 'a' } },
  });
  return {
    does: [
      {
        says: `costs the turn and goes below an active ${type} hero`,
        teams: { 0: { ...own, places: `${other}0 ${type}0! ${type}` } },
        unable: [`loot ${id} ${other}0`, `loot ${id} ${type}0`],
        play: [[0, `loot ${id} ${type}`]],
        after: {
          0: {
            places: `${other}0 ${type}0! ${type}+${id}`,
            // The one that makes the hand bigger fills it at once (SM-C21).
            ...(id === 'LW01' ? { hand: 'a b c d e f', deck: 'g h i j' } : { hand: 'a b c d e', deck: 'f g h i j' }),
          },
        },
      },
      {
        says: 'is discarded when its hero is stunned',
        teams: {
          // Stories do nothing to a hero with a Spam Filter: a Smash does.
          0: { ...own, hand: `${id === 'LG06' ? 'SM01' : STUNS[type]} a b c d`, places: `${other}0 - -` },
          1: { places: `${type}1+${id} ${other}1! -`, stack: '', hand: '' },
          2: { places: `${other}2+${loot} - -`, stack: '' },
        },
        ...(id === 'LG03' && { coin: 'tails' }),
        play:
          id === 'LG06'
            ? [
                [0, `smash SM01 ${other}0`],
                [0, 'gadget1'],
              ]
            : [[0, `story ${STUNS[type]}`]],
        after: {
          0: { hand: 'a b c d e', deck: 'f g h i j', discard: id === 'LG06' ? 'SM01' : STUNS[type] },
          1: { places: `${type}1! ${other}1! -`, discard: id },
        },
      },
    ],
    not: [
      refused(
        'to heroes of other types',
        TYPES.filter(one => one !== type)
          .map(one => `${one}0`)
          .join(' '),
        'why-loot',
      ),
      refused('to who is stunned', `${type}0! ${other}0 -`, 'why-loot'),
      refused('beside another Loot of its team (SM-11)', `${type}0 ${other}0+${loot} -`, 'why-second-loot'),
    ],
  };
};

const cases: Cases = Object.fromEntries(
  TYPES.flatMap(type => SHELF[type].map(id => [id, equipped(id, type)] as const)),
);

hold(cases);
everyCard('loot', cases, ({ stays }) => stays);
