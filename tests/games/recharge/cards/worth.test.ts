import { describe, expect } from 'vitest';
import { scenario } from '../table.js';
import { type At, bonus, bystander, fighting } from './laid.js';

/** How much a card adds in a chain; then a chain, or a battle, in which it adds nothing. */
type Row = readonly [name: string, adds: number, chain: readonly string[], at: At, not: readonly string[], notAt: At];

const behind: At = { theirVictory: [3] };
const ahead: At = { victory: [3], theirVictory: [3] };
const defends: At = { defends: true };
const villains: At = { theirs: ['villain5', 'any > 0'] };
/** Seat 1 has ventured two points. */
const rich = (...mine: number[]): At => ({ venture: mine });

const ROWS: readonly Row[] = [
  // -- Heroes
  [
    'Captain America',
    1,
    ['Captain America', 'link > 0', 'hero5 > 1'],
    {},
    ['Captain America', 'link > 0', 'villain5 > 1'],
    {},
  ],
  ['Hulk', 2, ['Hulk'], behind, ['Hulk'], ahead],
  ['Hawkeye', 2, ['Hawkeye'], {}, ['Hawkeye'], defends],
  ['Moon Knight', 2, ['Moon Knight'], { hand: [] }, ['Moon Knight'], { hand: ['team'] }],
  ['Ghost Rider', 2, ['Ghost Rider'], villains, ['Ghost Rider'], { theirs: ['hero5', 'any > 0'] }],
  ['Punisher', 2, ['Punisher'], villains, ['Punisher'], { theirs: ['villain5'] }],
  ['Thing', 2, ['Thing', 'any > 0', 'any < 0'], {}, ['Thing', 'any > 0'], {}],
  ['Cyclops', 2, ['Cyclops', 'link > 0', 'xhero > 1'], {}, ['Cyclops', 'link > 0', 'hero5 > 1'], {}],
  ['Nova', 2, ['Nova'], rich(5, 1), ['Nova'], rich(5)],
  ['Green Goblin', 2, ['Green Goblin', 'vpower < 0', 'any > 0'], {}, ['Green Goblin', 'link > 0'], {}],
  ['Rhino', 3, ['Rhino'], {}, ['Rhino'], defends],
  ['Crossbones', 1, ['Crossbones', 'link > 0', 'villain5 > 1'], {}, ['Crossbones', 'link > 0', 'hero5 > 1'], {}],
  ['Forge', 2, ['Forge', 'xpower < 0', 'any > 0'], {}, ['Forge', 'link > 0', 'xhero > 1'], {}],
  ['Cannonball', 3, ['Cannonball', 'any > 0', 'any > 1', 'any < 0'], {}, ['Cannonball', 'any > 0', 'any > 1'], {}],
  [
    'Multiple Man',
    2,
    ['Multiple Man', 'link > 0', 'hero5 > 1', 'link < 0', 'villain5 < 3'],
    {},
    ['Multiple Man', 'any > 0'],
    {},
  ],
  [
    'Rogue',
    2,
    ['Rogue'],
    { theirs: ['hero5', 'any > 0', 'any < 0'] },
    ['Rogue'],
    { theirs: ['hero5', 'any > 0', 'link < 0'] },
  ],
  ['Jubilee', 1, ['Jubilee', 'wpower > 0'], {}, ['Jubilee', 'link < 0', 'xhero < 1', 'xpower < 2'], {}],
  ['Spider-Woman', 1, ['Spider-Woman', 'link > 0', 'woman > 1'], {}, ['Spider-Woman', 'link > 0', 'hero5 > 1'], {}],
  ['Tigra', 2, ['Tigra', 'link > 0', 'woman > 1'], {}, ['Tigra', 'link > 0', 'hero5 > 1'], {}],
  // -- Powers
  ['Gamma Leap', 3, ['hero5', 'Gamma Leap > 0'], behind, ['hero5', 'Gamma Leap > 0'], ahead],
  ['Trick Arrow', 2, ['hero5', 'Trick Arrow > 0'], {}, ['hero5', 'Trick Arrow > 0'], defends],
  ['Unbreakable Skin', 2, ['hero5', 'Unbreakable Skin > 0'], defends, ['hero5', 'Unbreakable Skin > 0'], {}],
  ['Penance Look', 3, ['hero5', 'Penance Look > 0'], villains, ['hero5', 'Penance Look > 0'], {}],
  ['Full Arsenal', 1, ['hero5', 'Full Arsenal > 0', 'power4 < 0'], {}, ['hero5', 'Full Arsenal > 0', 'team < 0'], {}],
  ['Dust of Fear', 3, ['villain5', 'Dust of Fear > 0'], rich(5, 1), ['villain5', 'Dust of Fear > 0'], rich(5)],
  ['Pumpkin Volley', 1, ['villain5', 'Pumpkin Volley > 0'], {}, ['hero5', 'any > 0', 'Pumpkin Volley > 1'], {}],
  [
    'Gauntlet Fist',
    3,
    ['villain5', 'Gauntlet Fist > 0', 'vpower < 0', 'any > 1'],
    {},
    ['villain5', 'Gauntlet Fist > 0', 'vpower < 0'],
    {},
  ],
  [
    'Hired Muscle',
    3,
    ['villain5', 'Hired Muscle > 0', 'link < 0', 'villain5 < 2'],
    {},
    ['villain5', 'Hired Muscle > 0', 'link < 0', 'hero5 < 2'],
    {},
  ],
  ['Optic Volley', 1, ['xhero', 'Optic Volley > 0'], {}, ['hero5', 'any > 0', 'Optic Volley > 1'], {}],
  [
    'Mind Link',
    3,
    ['xhero', 'Mind Link > 0', 'link < 0', 'xhero < 2'],
    {},
    ['xhero', 'Mind Link > 0', 'link < 0', 'hero5 < 2'],
    {},
  ],
  [
    'Two Places at Once',
    2,
    ['hero5', 'Two Places at Once > 0', 'link < 0', 'villain5 < 2'],
    {},
    ['hero5', 'Two Places at Once > 0', 'any < 0'],
    {},
  ],
  [
    'Gale Force',
    3,
    ['woman', 'Gale Force > 0'],
    { theirs: ['hero5', 'any > 0', 'any > 1'] },
    ['woman', 'Gale Force > 0'],
    {},
  ],
  ['Diamond Form', 3, ['woman', 'Diamond Form > 0'], defends, ['woman', 'Diamond Form > 0'], {}],
  ['Photon Burst', 1, ['woman', 'Photon Burst > 0'], {}, ['hero5', 'any > 0', 'Photon Burst > 1'], {}],
  // -- Teamworks
  ["Founders' Oath", 2, ['hero5', "Founders' Oath > 0", 'hero6 > 1'], {}, ['villain5', 'link > 0', 'woman > 1'], {}],
  ['Mansion Guard', 2, ['xhero', 'Mansion Guard > 0'], defends, ['xhero', 'Mansion Guard > 0'], {}],
  ['Common Enemy', 2, ['hero5', 'Common Enemy > 0'], behind, ['hero5', 'Common Enemy > 0'], ahead],
  ['Bought Loyalty', 2, ['villain5', 'Bought Loyalty > 0'], rich(2, 2), ['villain5', 'Bought Loyalty > 0'], rich(3)],
  ["Masters' Table", 2, ['villain5', "Masters' Table > 0", 'villain5 > 1'], {}, ['hero5', 'link > 0', 'woman > 1'], {}],
];

describe.each([
  ['more', true],
  ['nothing more', false],
] as const)('a SPECIAL that is worth %s', (_, more) => {
  for (const [name, adds, mine, at, others, otherwise] of ROWS)
    scenario(
      `${name}: ${more ? `+${adds} in such a battle` : 'nothing in another'}`,
      more ? fighting(mine, at) : fighting(others, otherwise),
      table => {
        const before = bystander(table);
        expect(bonus(table, 0)).toBe(more ? adds : 0);
        expect(bonus(table, 1)).toBe(0);
        table.pick('concede');
        expect(bystander(table)).toBe(before);
      },
    );
});
