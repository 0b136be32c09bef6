import { describe } from 'vitest';
import { type PowerType, TYPES } from '../../../../src/games/smash/printed.js';
import { type Case, type Cases, everyCard, heroesOf, hold } from './house.js';

/** Whom each Team-Up needs, as its text says it. */
const PAIRS: Readonly<Record<string, readonly [PowerType, PowerType]>> = {
  TU01: ['mutant', 'mutant'],
  TU02: ['mutant', 'magic'],
  TU03: ['mutant', 'nature'],
  TU04: ['mutant', 'gadget'],
  TU05: ['magic', 'magic'],
  TU06: ['magic', 'nature'],
  TU07: ['magic', 'gadget'],
  TU08: ['nature', 'nature'],
  TU09: ['nature', 'gadget'],
  TU10: ['gadget', 'gadget'],
};
const FIVE = { hand: 'a b c d e', deck: 'f g h i j' };

const teamUp = (id: string, [one, two]: readonly [PowerType, PowerType]): Cases[string] => {
  const holding = { hand: `${id} a b c d`, deck: 'e f g h i j' };
  const played = { ...FIVE, discard: id };
  // A second hero of the same type is the plain one of no seat.
  const second = (seat: 0 | 1): string => (one === two ? two : `${two}${seat}`);
  const third = TYPES.find(type => type !== one && type !== two) as PowerType;
  const places = `${one}0 ${second(0)} ${third}0`;
  const leads = [`${one}0`, second(0)];
  const refused = (says: string, wrong: string, why = 'why-team-up'): Case => ({
    says: `attacking ${says}`,
    teams: { 0: { ...holding, places: wrong, stack: '' } },
    unable: wrong.split(' ').map(name => `team-up ${id} ${name.replace('!', '')}`),
    refused: { [id]: why },
    play: [[0, 'discard a']],
    after: { 0: { hand: `${id} b c d e`, deck: 'f g h i j', discard: 'a' } },
  });
  return {
    does: [
      ...leads.map(
        (lead, at): Case => ({
          says: `${at === 0 ? 'one' : 'the other'} of its heroes leads; who loses to it is defeated, and nobody else of either team suffers`,
          teams: { 0: { ...holding, places, stack: '' } },
          unable: [`team-up ${id} ${third}0`],
          play: [
            [0, `team-up ${id} ${lead}`],
            [0, 'gadget2', heroesOf(1, 2)],
            [2, 'give-in'],
          ],
          after: { 0: played, 2: { places: 'nature2 magic2 mutant2', stack: '', defeated: 'gadget2' } },
        }),
      ),
      {
        says: 'SM-2: it counters; the attacked hero leads, and the attacker is defeated',
        teams: {
          0: { hand: 'SM01 a b c d', deck: 'e f g h i j' },
          1: { ...holding, places: `${one}1 ${second(1)} ${third}1`, stack: '' },
        },
        play: [
          [0, 'smash SM01 nature0'],
          [0, `${one}1`],
          [1, id, [id, 'give-in']],
          [0, 'give-in'],
        ],
        after: {
          0: { ...FIVE, discard: 'SM01', places: 'mutant0 magic0 gadget0', stack: '', defeated: 'nature0' },
          1: played,
        },
      },
    ],
    not: [
      {
        says: 'its second hero: where it loses the leader is stunned, and only that one',
        teams: { 0: { ...holding, places, stack: '' }, 1: { hand: 'SM01 a b c d', deck: 'e f g h i j' } },
        play: [
          [0, `team-up ${id} ${one}0`],
          [0, 'magic1'],
          [1, 'SM01'],
          [0, 'give-in'],
        ],
        after: {
          0: { ...played, places: places.replace(`${one}0`, '$&!') },
          1: { ...FIVE, discard: 'SM01' },
        },
      },
      refused('with one of the two', `${one}0 ${third}0 ${third}`),
      refused('with the other', `${third}0 ${two}0 ${third}`),
      refused('with the second one stunned', `${one}0 ${second(0)}! ${third}0`),
      refused('with both stunned', `${one}0! ${second(0)}! -`, 'why-all-stunned'),
      {
        says: 'countering for another hero of the team',
        teams: {
          0: { hand: 'SM01 a b c d', deck: 'e f g h i j' },
          1: { ...holding, places: `${one}1 ${second(1)} ${third}1`, stack: '' },
        },
        play: [
          [0, 'smash SM01 nature0'],
          [0, `${third}1`],
          [1, 'give-in', ['give-in']],
        ],
        after: {
          0: { ...FIVE, discard: 'SM01' },
          1: { places: `${one}1 ${second(1)} ${third}1!` },
        },
      },
      {
        says: 'its types where the table plays with any two active heroes (SM-3)',
        teamUpTypes: 'any',
        teams: { 0: { ...holding, places: `${third}0 ${third} ${one}0!`, stack: '' } },
        unable: [`team-up ${id} ${one}0`],
        play: [
          [0, `team-up ${id} ${third}`],
          [0, 'magic1'],
          [1, 'give-in'],
        ],
        after: { 0: played, 1: { places: 'mutant1 nature1 gadget1', stack: '', defeated: 'magic1' } },
      },
    ],
  };
};

const cases: Cases = Object.fromEntries(Object.entries(PAIRS).map(([id, pair]) => [id, teamUp(id, pair)]));

hold(cases);
everyCard('team-up', cases);

describe('of all ten in a hand', () => {
  const all = Object.keys(PAIRS);
  hold(
    Object.fromEntries(
      Object.entries(PAIRS).map(([id, [one, two]]) => {
        const second = one === two ? two : `${two}0`;
        const own = { places: `${one}0 ${second} -`, stack: '', hand: `a ${all.join(' ')}` };
        const others = all.filter(other => other !== id);
        return [
          id,
          {
            does: [],
            not: [
              {
                says: 'any other fits its two heroes',
                teams: { 0: own },
                refused: Object.fromEntries(others.map(other => [other, 'why-team-up'])),
                unable: others.flatMap(other => [`team-up ${other} ${one}0`, `team-up ${other} ${second}`]),
                play: [[0, 'discard a']],
                after: { 0: { hand: `${all.join(' ')} f`, deck: 'g h i j', discard: 'a' } },
              },
            ],
          },
        ];
      }),
    ),
  );
});
