import { describe, expect, test } from 'vitest';
import { someEffects } from '../../../../src/games/smash/effects/index.js';
import type { WrittenCard } from '../../../../src/games/smash/written.js';
import { everything } from '../../../tabletop/written.js';
import { hero, type Layout, loot, type Played, type Side, scenario, story } from '../table.js';

type Written = Extract<WrittenCard, { kind: 'story' }>['does'];

/** A Story's effects on a table of three, and what the three teams look like afterwards. */
interface Case {
  readonly says: string;
  readonly does: Written;
  readonly teams?: readonly Side[];
  readonly cards?: Layout['cards'];
  /** Answers after the Story is played: seat and choice. */
  readonly answers?: readonly (readonly [number, ...string[]])[];
  readonly places?: readonly string[];
  readonly hands?: readonly number[];
  after?(table: Played): void;
}

const PLAIN = 'mutant magic nature';
const DECK = ['smash', 'filler2', 'smash', 'filler2', 'smash', 'filler2'];
const FIVE = ['filler', 'filler', 'filler', 'filler', 'filler'];
const stunned = (card: string) => ({ card, stunned: true });

const cases: Readonly<Record<string, readonly Case[]>> = {
  stun: [
    {
      says: 'one of a rival, chosen',
      does: [{ do: 'stun', to: {} }],
      answers: [[0, 'nature']],
      places: [PLAIN, 'mutant magic nature!', PLAIN],
    },
    {
      says: 'each rival chooses one of its own',
      does: [{ do: 'stun', to: { pick: 'each' } }],
      answers: [
        [1, 'magic'],
        [2, 'mutant'],
      ],
      places: [PLAIN, 'mutant magic! nature', 'mutant! magic nature'],
    },
    {
      says: 'all teams, one’s own too',
      does: [{ do: 'stun', to: { team: 'all', pick: 'all', type: 'magic' } }],
      places: Array(3).fill('mutant magic! nature'),
    },
    {
      says: 'at random: one',
      does: [{ do: 'stun', to: { pick: 'random', type: 'nature', team: 'mine' } }],
      places: ['mutant magic nature!', PLAIN, PLAIN],
    },
    {
      says: 'not who is stunned already',
      does: [{ do: 'stun', to: {} }],
      teams: [{}, { places: [stunned('mutant')] }, { places: ['magic'] }],
      places: [PLAIN, 'mutant!', 'magic!'],
    },
    {
      says: 'nobody where nobody is meant',
      does: [{ do: 'stun', to: { type: 'gadget' } }],
      places: [PLAIN, PLAIN, PLAIN],
    },
    {
      says: 'not who is safe from Stories',
      cards: { safe: hero('magic', { passive: [{ is: 'safe', from: 'story' }] }) },
      does: [{ do: 'stun', to: { pick: 'all' } }],
      teams: [{}, { places: ['safe', 'mutant'] }, {}],
      places: [PLAIN, 'safe mutant!', 'mutant! magic! nature!'],
    },
  ],
  defeat: [
    {
      says: 'takes a hero off the table; the next one comes',
      does: [{ do: 'defeat', to: {} }],
      teams: [{}, { stack: ['gadget'] }, {}],
      answers: [[0, 'mutant']],
      places: [PLAIN, 'gadget magic nature', PLAIN],
    },
    {
      says: 'only stunned ones where it says so',
      does: [{ do: 'defeat', to: { state: 'stunned' } }],
      teams: [{}, { places: [stunned('mutant'), 'magic'] }, {}],
      places: [PLAIN, '- magic', PLAIN],
    },
    {
      says: 'a team’s last hero: it is out',
      does: [{ do: 'defeat', to: { type: 'gadget' } }],
      teams: [{}, { places: ['gadget'] }, {}],
      after: table => expect(table.team(1).out).toBe(true),
    },
  ],
  revive: [
    {
      says: 'one of one’s own',
      does: [{ do: 'revive', to: { team: 'mine' } }],
      teams: [{ places: [stunned('mutant'), 'magic'] }, { places: [stunned('mutant')] }, {}],
      places: ['mutant magic', 'mutant!', PLAIN],
    },
    {
      says: 'all of all teams',
      does: [{ do: 'revive', to: { team: 'all', pick: 'all' } }],
      teams: [{ places: [stunned('mutant')] }, { places: [stunned('mutant')] }, {}],
      places: ['mutant', 'mutant', PLAIN],
    },
    {
      says: 'nobody where nobody is stunned',
      does: [{ do: 'revive', to: { team: 'mine' } }],
      places: [PLAIN, PLAIN, PLAIN],
    },
  ],
  shield: [
    {
      says: 'nobody can attack it until its team’s next turn',
      does: [{ do: 'shield', to: { team: 'mine', pick: 'all', type: 'mutant' } }],
      after: table =>
        expect([
          table.place(0, 'mutant').shieldedUntil,
          table.place(0, 'magic').shieldedUntil,
          table.team(0).turns,
        ]).toEqual([2, 0, 1]),
    },
  ],
  swap: [
    {
      says: 'under the stack; the next one comes',
      does: [{ do: 'swap', to: { team: 'mine', state: 'stunned' } }],
      teams: [{ places: ['mutant', stunned('magic')], stack: ['gadget', 'gadget2'] }, {}, {}],
      after: table => {
        expect(table.team(0).places.length).toBe(3);
        expect(table.zone(0, 'stack')).toEqual(['magic']);
      },
    },
    {
      says: 'of a rival as well',
      does: [{ do: 'swap', to: { type: 'nature' } }],
      teams: [{}, { stack: ['gadget'] }, { places: ['mutant'] }],
      places: [PLAIN, 'mutant magic gadget', 'mutant'],
    },
  ],
  attack: [
    {
      says: 'by a hero that is chosen, with a counter',
      does: [{ do: 'attack', by: 'one' }],
      teams: [{}, { hand: ['smash'] }, { places: ['mutant'] }],
      answers: [
        [0, 'magic'],
        [0, 'nature'],
        [1, 'smash'],
        [0, 'give-in'],
      ],
      places: ['mutant magic! nature', PLAIN, 'mutant'],
    },
    {
      says: 'without a counter where it is sure',
      does: [{ do: 'attack', by: 'one', sure: true }],
      teams: [{}, { hand: ['smash'] }, { places: ['mutant'] }],
      answers: [
        [0, 'magic'],
        [0, 'nature'],
      ],
      places: [PLAIN, 'mutant magic nature!', 'mutant'],
    },
    {
      says: 'and defeats where it is fatal',
      does: [{ do: 'attack', by: 'one', fatal: true }],
      teams: [{ places: ['gadget'] }, { places: ['magic', 'nature'] }, { places: ['mutant'] }],
      answers: [[0, 'magic']],
      places: ['gadget', '- nature', 'mutant'],
    },
    {
      says: 'but who fatally attacks and loses is only stunned',
      does: [{ do: 'attack', by: 'one', fatal: true }],
      teams: [{ places: ['gadget'] }, { places: ['magic', 'nature'], hand: ['smash'] }, { places: ['mutant'] }],
      answers: [
        [0, 'magic'],
        [1, 'smash'],
        [0, 'give-in'],
      ],
      places: ['gadget!', 'magic nature', 'mutant'],
    },
    {
      says: 'not while all are stunned',
      does: [{ do: 'attack', by: 'one' }],
      teams: [{ places: [stunned('gadget')] }, {}, {}],
      places: ['gadget!', PLAIN, PLAIN],
    },
  ],
  draw: [
    {
      says: 'after the hand has been refilled',
      does: [{ do: 'draw', count: 2 }],
      teams: [{ hand: FIVE.slice(1), deck: DECK }, {}, {}],
      hands: [7, 0, 0],
    },
    {
      says: 'all teams',
      does: [{ do: 'draw', count: 1, who: 'all' }],
      teams: [
        { hand: FIVE.slice(1), deck: DECK },
        { hand: FIVE, deck: DECK },
        { hand: FIVE, deck: DECK },
      ],
      hands: [6, 6, 6],
    },
    { says: 'nothing from nothing', does: [{ do: 'draw', count: 1, who: 'rivals' }], hands: [1, 0, 0] },
  ],
  discard: [
    {
      says: 'cards that their owner chooses, and the hand is refilled',
      does: [{ do: 'discard', count: 1, who: 'rivals' }],
      teams: [{}, { hand: ['smash', 'filler'] }, {}],
      answers: [[1, 'smash']],
      after: table => expect(table.logged('log-discard')[0]?.args?.who).toEqual({ seat: 1 }),
    },
    {
      says: 'of one rival, chosen',
      does: [{ do: 'discard', count: 2, random: true }],
      teams: [{}, { hand: ['smash', 'filler'], deck: DECK }, { hand: ['smash'] }],
      answers: [[0, 'seat-1']],
      after: table => {
        expect(table.zone(1, 'discard').sort()).toEqual(['filler', 'smash']);
        expect(table.zone(2, 'hand')).toEqual(['smash']);
      },
    },
    {
      says: 'of a kind alone',
      does: [{ do: 'discard', count: 1, who: 'rivals', kind: 'smash' }],
      teams: [{}, { hand: ['smash', 'filler'], deck: DECK }, { hand: ['filler'] }],
      after: table => {
        expect(table.zone(1, 'discard')).toEqual(['smash']);
        expect(table.zone(2, 'discard')).toEqual([]);
      },
    },
  ],
  take: [
    {
      says: 'a card of one’s own discard pile',
      does: [{ do: 'take' }],
      teams: [{ hand: FIVE.slice(1), deck: DECK, discard: ['smash', 'filler2'] }, {}, {}],
      answers: [[0, 'smash']],
      after: table => {
        expect(table.zone(0, 'hand')).toContain('smash');
        expect(table.zone(0, 'discard')).toEqual(['played', 'filler2']);
      },
    },
    {
      says: 'of a kind',
      does: [{ do: 'take', kind: 'smash' }],
      teams: [{ hand: FIVE.slice(1), deck: DECK, discard: ['smash', 'filler2'] }, {}, {}],
      after: table => expect(table.zone(0, 'discard')).toEqual(['played', 'filler2']),
    },
    {
      says: 'never itself',
      does: [{ do: 'take' }],
      teams: [{ hand: FIVE.slice(1), deck: DECK }, {}, {}],
      after: table => expect(table.zone(0, 'discard')).toEqual(['played']),
    },
  ],
  look: [
    {
      says: 'only its player sees the hand',
      does: [{ do: 'look' }],
      teams: [{}, { hand: ['smash'] }, {}],
      answers: [[0, 'seat-1']],
      after: table => {
        expect(table.logged('log-look')[0]).toMatchObject({ args: { whose: { seat: 1 } }, secret: { seats: [0] } });
        expect(table.zone(1, 'hand')).toEqual(['smash']);
      },
    },
    {
      says: 'and discards a card of it',
      does: [{ do: 'look', discard: 1 }],
      teams: [{}, { hand: ['smash', 'filler'], deck: DECK }, {}],
      answers: [
        [0, 'seat-1'],
        [0, 'smash'],
      ],
      after: table => expect(table.zone(1, 'discard')).toEqual(['smash']),
    },
  ],
  loot: [
    {
      says: 'is discarded',
      cards: { hat: loot('magic', { passive: [{ is: 'hidden' }] }) },
      does: [{ do: 'loot', how: 'destroy' }],
      teams: [{}, { places: ['mutant', { card: 'magic', loot: 'hat' }] }, {}],
      places: [PLAIN, 'mutant magic', PLAIN],
      after: table => {
        expect(table.zone(1, 'discard')).toEqual(['hat']);
        expect(table.nameOf(table.logged('log-loot-gone')[0]?.why?.card ?? '')).toBe('played');
      },
    },
    {
      says: 'is taken for a hero that it fits',
      cards: { hat: loot('magic', { passive: [{ is: 'hidden' }] }) },
      does: [{ do: 'loot', how: 'steal' }],
      teams: [{}, { places: ['mutant', { card: 'magic', loot: 'hat' }] }, {}],
      places: ['mutant magic+hat nature', 'mutant magic', PLAIN],
    },
    {
      says: 'is discarded where it fits none; its owner gets it',
      cards: { hat: loot('magic', { passive: [{ is: 'hidden' }] }) },
      does: [{ do: 'loot', how: 'steal' }],
      teams: [{ places: ['gadget'] }, { places: ['mutant', { card: 'magic', loot: 'hat' }] }, {}],
      places: ['gadget', 'mutant magic', PLAIN],
      after: table => expect(table.zone(1, 'discard')).toEqual(['hat']),
    },
    { says: 'nothing where there is none', does: [{ do: 'loot', how: 'steal' }], places: [PLAIN, PLAIN, PLAIN] },
  ],
  summon: [
    {
      says: 'a hero beyond three',
      does: [{ do: 'summon' }],
      teams: [{ stack: ['gadget'] }, { stack: ['gadget'] }, {}],
      places: [`${PLAIN} gadget`, PLAIN, PLAIN],
    },
    { says: 'none from an empty stack', does: [{ do: 'summon', count: 2 }], places: [PLAIN, PLAIN, PLAIN] },
  ],
  return: [
    {
      says: 'a defeated hero goes under the stack',
      does: [{ do: 'return' }],
      teams: [{ defeated: ['gadget', 'gadget2'], stack: ['mutant2'] }, { defeated: ['gadget'] }, {}],
      answers: [[0, 'gadget']],
      after: table => {
        expect(table.zone(0, 'stack')).toEqual(['mutant2', 'gadget']);
        expect(table.zone(1, 'defeated')).toEqual(['gadget']);
      },
    },
  ],
  leave: [{ says: 'nobody where a Story has no hero', does: [{ do: 'leave' }], places: [PLAIN, PLAIN, PLAIN] }],
  'fresh hand': [
    {
      says: 'the whole hand is exchanged',
      does: [{ do: 'fresh hand' }],
      teams: [{ hand: FIVE.slice(1), deck: DECK }, { hand: ['filler'] }, {}],
      hands: [5, 1, 0],
    },
    {
      says: 'of every rival',
      does: [{ do: 'fresh hand', who: 'rivals' }],
      teams: [{}, { hand: ['filler'], deck: ['smash', 'smash', 'smash', 'smash', 'smash'] }, {}],
      after: table => expect(table.zone(1, 'hand')).toEqual(Array(5).fill('smash')),
    },
  ],
  again: [
    {
      says: 'another action',
      does: [{ do: 'again' }],
      after: table => expect(table.state).toMatchObject({ active: 0, actions: 1, extra: true }),
    },
  ],
  skip: [
    {
      says: 'a rival misses the next turn',
      does: [{ do: 'skip' }],
      answers: [[0, 'seat-2']],
      after: table => expect([1, 2].map(seat => table.team(seat).missing)).toEqual(['none', 'next']),
    },
  ],
  flip: [
    {
      says: 'heads or tails, not both',
      does: [
        {
          do: 'flip',
          heads: [{ do: 'stun', to: { pick: 'all', type: 'magic' } }],
          tails: [{ do: 'stun', to: { pick: 'all', type: 'nature' } }],
        },
      ],
      after: table => {
        const side = table.logged('log-flip')[0]?.args?.side;
        expect(table.places(1)).toBe(side === 'heads' ? 'mutant magic! nature' : 'mutant magic nature!');
      },
    },
  ],
  when: [
    {
      says: 'so many are active',
      does: [
        { do: 'when', is: { if: 'heroes', state: 'active', least: 3 }, does: [{ do: 'stun', to: { type: 'gadget' } }] },
      ],
      teams: [{}, { places: ['gadget'] }, {}],
      places: [PLAIN, 'gadget!', PLAIN],
    },
    {
      says: 'not so many are active',
      does: [
        { do: 'when', is: { if: 'heroes', state: 'active', least: 3 }, does: [{ do: 'stun', to: { type: 'gadget' } }] },
      ],
      teams: [{ places: ['mutant', 'magic', stunned('nature')] }, { places: ['gadget'] }, {}],
      places: ['mutant magic nature!', 'gadget', PLAIN],
    },
    {
      says: 'so many are stunned',
      does: [
        {
          do: 'when',
          is: { if: 'heroes', state: 'stunned', least: 1 },
          does: [{ do: 'revive', to: { team: 'mine' } }],
        },
      ],
      teams: [{ places: [stunned('mutant')] }, {}, {}],
      places: ['mutant', PLAIN, PLAIN],
    },
    {
      says: 'so many have been defeated',
      does: [{ do: 'when', is: { if: 'defeated', least: 1 }, does: [{ do: 'stun', to: { type: 'gadget' } }] }],
      teams: [{ defeated: ['magic2'] }, { places: ['gadget'] }, {}],
      places: [PLAIN, 'gadget!', PLAIN],
    },
    {
      says: 'none has been defeated',
      does: [{ do: 'when', is: { if: 'defeated', least: 1 }, does: [{ do: 'stun', to: { type: 'gadget' } }] }],
      teams: [{}, { places: ['gadget'] }, {}],
      places: [PLAIN, 'gadget', PLAIN],
    },
    {
      says: 'another of the type is active',
      does: [{ do: 'when', is: { if: 'type', type: 'nature' }, does: [{ do: 'stun', to: { type: 'gadget' } }] }],
      teams: [{}, { places: ['gadget'] }, {}],
      places: [PLAIN, 'gadget!', PLAIN],
    },
    {
      says: 'who is every type for Team-Ups and Loot is none of another type here',
      cards: { wild: hero('mutant', { passive: [{ is: 'wild' }] }) },
      does: [{ do: 'when', is: { if: 'type', type: 'nature' }, does: [{ do: 'stun', to: { type: 'gadget' } }] }],
      teams: [{ places: ['wild'] }, { places: ['gadget'] }, {}],
      places: ['wild', 'gadget', PLAIN],
    },
    {
      says: 'a rival has more heroes on the table',
      does: [{ do: 'when', is: { if: 'behind' }, does: [{ do: 'stun', to: { pick: 'each' } }] }],
      teams: [{ places: ['mutant'] }, { places: ['gadget'] }, { places: ['magic', stunned('nature')] }],
      places: ['mutant', 'gadget!', 'magic! nature!'],
    },
    {
      says: 'no rival has more',
      does: [{ do: 'when', is: { if: 'behind' }, does: [{ do: 'stun', to: { pick: 'each' } }] }],
      places: [PLAIN, PLAIN, PLAIN],
    },
  ],
  choose: [
    {
      says: 'one of the ways that change something',
      does: [
        {
          do: 'choose',
          of: [
            [{ do: 'draw', count: 2 }],
            [{ do: 'stun', to: { pick: 'all', type: 'magic' } }],
            [{ do: 'revive', to: { team: 'mine' } }],
          ],
        },
      ],
      teams: [{ hand: FIVE.slice(1), deck: DECK }, {}, {}],
      answers: [[0, 'way-1']],
      places: [PLAIN, 'mutant magic! nature', 'mutant magic! nature'],
    },
    {
      says: 'nothing where no way does',
      does: [{ do: 'choose', of: [[{ do: 'summon' }], [{ do: 'revive', to: { team: 'mine' } }]] }],
      places: [PLAIN, PLAIN, PLAIN],
    },
  ],
};

test('every effect has cases', () => {
  const words = new Set(everything(someEffects).map(list => (list as [{ do: string }])[0].do));
  expect(Object.keys(cases).sort()).toEqual([...words].sort());
});

describe.each(Object.entries(cases))('%s', (_, list) => {
  for (const { says, does, teams = [{}, {}, {}], cards = {}, answers = [], places, hands, after } of list) {
    const [own, ...rivals] = teams as [Side, ...Side[]];
    scenario(
      says,
      {
        cards: { ...cards, played: story(...does) },
        teams: [{ ...own, hand: ['played', ...(own.hand ?? [])] }, ...rivals],
      },
      table => {
        table.pick('story played');
        for (const [seat, ...choices] of answers) {
          expect(table.prompt.seat).toBe(seat);
          table.pick(...choices);
        }
        if (places !== undefined) expect([0, 1, 2].map(seat => table.places(seat))).toEqual(places);
        if (hands !== undefined) expect([0, 1, 2].map(seat => table.team(seat).hand.length)).toEqual(hands);
        after?.(table);
      },
    );
  }
});
