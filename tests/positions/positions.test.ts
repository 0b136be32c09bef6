import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { playDocument, readDocument } from '../../src/cli/document.js';
import { squad } from '../../src/games/squad/index.js';
import { optionsOf, winners } from '../../src/kernel/index.js';

const here = fileURLToPath(new URL('.', import.meta.url));

interface Side {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly keepers: readonly string[];
}

/** What must come out: who is asked next (and with what), and what lies where. */
interface Expected {
  readonly what: string;
  readonly asked?: { readonly seat: number; readonly reason: string; readonly options?: readonly string[] };
  readonly winner?: number;
  readonly me?: Partial<Side>;
  readonly them?: Partial<Side>;
  readonly theirDamage?: number;
}

const times = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
// Plain cards by the factor that their icon stops.
const TECH = 'ST142';
const ANIMAL = 'ST048';
const STRENGTH = 'ST172';
const ELEMENTAL = 'ST143';
const ENERGY = 'ST150';

/** After an attack the other player's turn begins: they draw a card and are asked for an attack. */
const theirTurn = { seat: 1, reason: 'attack' };

const EXPECTED: Readonly<Record<string, Expected>> = {
  'block-from-hand': {
    what: 'a matching icon from the hand cancels the attack',
    asked: theirTurn,
    me: { discard: ['ST143'] },
    them: { discard: [STRENGTH] },
  },
  'damage-stopped-by-second-card': {
    what: 'an animal attack is stopped by the second card: 2 damage',
    asked: theirTurn,
    them: { discard: [ANIMAL, TECH] },
  },
  'block-level-does-not-matter': {
    what: 'a level 10 card blocks at power 1',
    asked: theirTurn,
    them: { discard: ['ST204'] },
  },
  'last-point': {
    what: 'an icon on the sixth of six points changes nothing',
    asked: theirTurn,
    them: { discard: [TECH, ...times(ENERGY, 5)] },
  },
  'multi-factor-option-1': {
    what: 'both factors blocked from the hand: 2 damage',
    asked: theirTurn,
    them: { discard: [ELEMENTAL, ANIMAL], deck: times(ENERGY, 8) },
  },
  'multi-factor-option-2-first-card': {
    what: 'one from the hand, the other on top of the deck: 2 damage',
    asked: theirTurn,
    them: { discard: [ELEMENTAL, ANIMAL] },
  },
  'multi-factor-option-2-second-card': {
    what: 'one from the hand, the other second in the deck: 3 damage',
    asked: theirTurn,
    them: { discard: [ELEMENTAL, ENERGY, ANIMAL] },
  },
  'multi-factor-option-2-no-card': {
    what: 'one from the hand, the other not in the rest: all of the damage',
    asked: theirTurn,
    them: { discard: [...times(ENERGY, 6), ANIMAL] },
  },
  'multi-factor-option-3-two-cards': {
    what: 'both factors in the first two cards: 2 damage',
    asked: theirTurn,
    them: { discard: [ELEMENTAL, ANIMAL] },
  },
  'multi-factor-option-3-no-card': {
    what: 'only one of the two: all of the damage',
    asked: theirTurn,
    them: { discard: [...times(ENERGY, 6), ANIMAL] },
  },
  'storm-and-thor-power': {
    what: 'at power 3, level 5 for Storm and Thor and level 3 for others',
    asked: { seat: 0, reason: 'attack', options: ['ST041', 'ST094', 'ST142', 'pass'] },
  },
  'snikkity-snikt': {
    what: 'at power 7 it offers a level 7 animal card and not one of level 8',
    asked: { seat: 0, reason: 'play', options: ['ST289'] },
  },
  'whisk-on-the-winds-too-high': {
    what: 'at power 7 a level 8 card stays on top of the deck',
    asked: theirTurn,
    me: { deck: ['ST197', TECH, TECH], discard: ['ST176'] },
  },
  'whisk-on-the-winds': {
    what: 'at power 7 a level 7 X-Men card is played, and what it does is done',
    asked: theirTurn,
    me: { deck: [TECH], hand: [TECH], discard: ['ST176', 'ST289'] },
    theirDamage: 8,
  },
  'samurai-slash-plus-1': {
    what: 'the second attack does 5 where 4 is printed',
    asked: theirTurn,
    theirDamage: 9,
  },
  'soul-of-wakanda-plus-1': {
    what: 'a Storm attack of 2 does 3',
    asked: theirTurn,
    me: { keepers: ['ST138', 'ST128'] },
    theirDamage: 3,
  },
  'opponents-keepers-hit': {
    what: 'each of their Keepers hits them; the first misfires on their own deck',
    asked: theirTurn,
    them: {
      keepers: ['ST026'],
      discard: [ANIMAL, ANIMAL, 'ST138', STRENGTH, ...times(ANIMAL, 7)],
    },
  },
  'power-minus-3': {
    what: 'at power 7 they act as if it were 4',
    asked: { seat: 1, reason: 'attack', options: ['ST052', 'pass'] },
  },
  'power-minus-3-over': {
    what: 'it is destroyed when their turn ends',
    asked: { seat: 0, reason: 'attack' },
    me: { keepers: [], discard: ['ST440'] },
  },
  'attack-minus-2-to-0': {
    what: 'an attack of 2 counts as 0: no block is asked for and no ability follows',
    asked: { seat: 0, reason: 'attack' },
    me: { keepers: [], discard: ['ST113'], hand: ['ST147', ENERGY] },
    them: { discard: ['ST005'], deck: times(TECH as string, 3) },
  },
  'three-keepers': {
    what: 'with three Keepers in play it hits',
    asked: { seat: 0, reason: 'attack' },
    theirDamage: 1,
  },
  'three-keepers-one-misfires': {
    what: 'an older Keeper misfires first, so that two are left and it does not hit',
    asked: { seat: 0, reason: 'attack' },
    me: { keepers: ['ST014', 'ST063'], discard: ['ST026'] },
    theirDamage: 1,
  },
  'extra-tricky-timing': {
    what: 'the opponent’s Keeper first, then one’s own by age, the attack’s own ability last',
    asked: theirTurn,
    me: { discard: ['ST289', TECH, TECH], hand: [TECH], keepers: ['ST111', 'ST522'] },
    them: { discard: [...times(ENERGY, 3), 'ST412', ...times(ENERGY, 5)] },
  },
  'keeper-disappears': {
    what: 'misfiring on the first of two destroyed Keepers, it skips the second',
    asked: theirTurn,
    me: { keepers: [], discard: ['ST251', 'ST475'] },
    them: { discard: [STRENGTH, 'ST138', 'ST014', ...times(ENERGY, 6)] },
  },
  'put-keeper-into-play': {
    what: 'a Keeper of level 4 at power 2: no block, no damage of its own',
    asked: theirTurn,
    me: { keepers: ['ST026'], hand: ['ST029'] },
    theirDamage: 3,
  },
  'yoink-discard-order': {
    what: 'the innermost attack lies lowest',
    asked: theirTurn,
    me: { discard: ['ST105', 'ST005', ANIMAL, TECH], deck: times(TECH as string, 3) },
    theirDamage: 7,
  },
  'attack-answered-first': {
    what: 'a Keeper that answers an attack acts before the attack names a factor',
    asked: { seat: 1, reason: 'place', options: ['top', 'bottom'] },
  },
  'draw-two-one-left': {
    what: 'as many as there are; what comes after is done',
    asked: theirTurn,
    me: { hand: ['ST147'], deck: ['ST065'], discard: [] },
  },
  'last-cards-on-both-sides': { what: 'both run out: whose turn it is wins', winner: 0 },
  'misfire-top-of-deck': {
    what: 'a matching icon on the very top destroys the Keeper',
    asked: { seat: 0, reason: 'attack' },
    me: { keepers: [], discard: ['ST029'] },
    theirDamage: 1,
  },
};

const files = readdirSync(here).filter(name => name.endsWith('.json'));
const play = (document: unknown) => playDocument(squad, readDocument(document));

test('every position says what must come out of it', () => {
  expect(files.map(name => name.replace('.json', '')).sort()).toEqual(Object.keys(EXPECTED).sort());
});

for (const [name, { what, asked, winner, me, them, theirDamage }] of Object.entries(EXPECTED))
  test(`${name}: ${what}`, () => {
    const document = JSON.parse(readFileSync(`${here}/${name}.json`, 'utf8')) as { ruleset: string; seed: string };
    const { table, position, answers } = play(document);
    const { players } = position as unknown as { players: readonly [Side, Side] };
    const [prompt] = table.prompts;

    if (winner !== undefined) expect(table.outcome === null ? null : winners(table.outcome)).toEqual([winner]);
    if (asked !== undefined) {
      expect(prompt).toMatchObject({ seat: asked.seat, reason: asked.reason });
      if (asked.options !== undefined && prompt !== undefined)
        expect(
          optionsOf(prompt)
            .map(option => option.card ?? option.key)
            .sort(),
        ).toEqual([...asked.options].sort());
    }
    if (me !== undefined) expect(players[0]).toMatchObject(me);
    if (them !== undefined) expect(players[1]).toMatchObject(them);
    if (theirDamage !== undefined) expect(players[1].discard).toHaveLength(theirDamage);

    // Written down and read again, it stands where it stood.
    const again = play({ game: 'squad', ruleset: document.ruleset, seed: document.seed, position, answers });
    expect(again.position).toEqual(position);
    expect(again.table.prompts.map(({ seat, reason }) => ({ seat, reason }))).toEqual(
      table.prompts.map(({ seat, reason }) => ({ seat, reason })),
    );
  });
