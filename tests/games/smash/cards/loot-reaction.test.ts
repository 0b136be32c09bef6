import type { PowerType, Reaction } from '../../../../src/games/smash/printed.js';
import { type Case, type Cases, type Changes, everyCard, hold, type Step, stunnedIn, type Written } from './house.js';

/** Seat 1 has a hero of each type, and the Loot in its hand. */
const PLACES = 'mutant1 magic1 nature1 gadget1';
/** Its hand when the Loot is gone: as many as before, or more. */
const FIVE = { hand: 'a b c d e', deck: 'f g h i j' };
const SIX = { hand: 'a b c d e f', deck: 'g h i j' };
const SEVEN = { hand: 'a b c d e f g', deck: 'h i j' };

const stun = (places: string, name: string): string => places.replace(new RegExp(`${name}(?![!\\d])`), `${name}!`);

/** What seat 0 does, to heroes of another type than the Loot’s where it can be. */
interface Deed {
  readonly own: Written;
  readonly steps: readonly Step[];
  /** Whom of seat 1 it would hit. */
  readonly hits: string;
  readonly after: Changes;
}

function deed(against: Reaction, type: PowerType): Deed {
  const other = type === 'gadget' ? 'mutant' : 'gadget';
  const holding = (id: string) => ({ hand: `${id} a b c d`, deck: 'e f g h i j' });
  const played = (id: string) => ({ ...FIVE, discard: id });
  switch (against) {
    case 'attack':
      return {
        own: holding('SM01'),
        steps: [
          [0, 'smash SM01 nature0'],
          [0, `${other}1`],
        ],
        hits: `${other}1`,
        after: { 0: played('SM01') },
      };
    case 'story': {
      const id = other === 'gadget' ? 'ST10' : 'ST07';
      return {
        own: { ...holding(id), places: 'magic0 - -', stack: '' },
        steps: [[0, `story ${id}`]],
        hits: `${other}1`,
        after: { 0: played(id), 2: { places: stunnedIn(2, `${other}2`) } },
      };
    }
    case 'super':
      return {
        own: { ...holding('SMA06'), places: 'MA06 - -', stack: '' },
        steps: [[0, 'super SMA06 MA06']],
        hits: 'mutant1',
        after: { 0: played('SMA06'), 2: { places: stunnedIn(2, 'mutant2') } },
      };
  }
}

/** Who is asked, and is not: Stories and Supers ask every rival who holds a card (SM-15), an attack the attacked. */
const asked = (against: Reaction, choice: string, offered: readonly string[] = [choice]): readonly Step[] =>
  against === 'attack'
    ? [[1, choice, offered]]
    : [
        [1, choice, offered],
        [2, 'let-it', ['let-it']],
      ];

const HELD = (id: string) => ({ places: PLACES, stack: '', hand: `${id} a b c d`, deck: 'e f g h i j' });

const refusalOf = (against: Reaction): string => (against === 'attack' ? 'give-in' : 'let-it');

/** Changes on top of others, team by team. */
const onTop = (below: Changes, above: Changes): Changes => ({
  0: { ...below[0], ...above[0] },
  1: { ...below[1], ...above[1] },
  2: { ...below[2], ...above[2] },
});

/** Played against what it is for: its team is spared, others are not. `gains`: what else may come of it. */
const played = (id: string, type: PowerType, against: Reaction, says: string, ...gains: readonly Changes[]): Case => {
  const { own, steps, after } = deed(against, type);
  const all = gains.map(one => onTop(after, one));
  return {
    says,
    teams: { 0: own, 1: HELD(id) },
    play: [...steps, ...asked(against, id, [id, refusalOf(against)])],
    after: all[0] as Changes,
    ...(all.length > 1 && { oneOf: all }),
  };
};

/** When it cannot be played: it needs a hero, a team without Loot, and its moment. */
const never = (id: string, type: PowerType, against: Reaction): Case[] => {
  const fails = (says: string, places: string): Case => {
    const { own, steps, hits, after } = deed(against, type);
    return {
      says,
      teams: { 0: own, 1: { ...HELD(id), places } },
      play: [...steps, ...asked(against, refusalOf(against))],
      after: { ...after, 1: { places: stun(places, hits) } },
    };
  };
  const bearer = type === 'nature' ? 'magic1+LW02' : 'nature1+LN01';
  const wrong: Reaction = against === 'story' ? 'attack' : 'story';
  const other = deed(wrong, type);
  return [
    fails('without an active hero of its type', stun(PLACES, `${type}1`)),
    fails('beside another Loot of its team (SM-11)', PLACES.replace(bearer.slice(0, -5), bearer)),
    {
      says: wrong === 'attack' ? 'against an attack' : 'against a Story',
      // Somewhere there is Loot against Stories, so rivals are asked.
      teams: { 0: other.own, 1: HELD(id), ...(wrong === 'story' && { 2: { discard: 'LW05' } }) },
      play: [...other.steps, ...asked(wrong, refusalOf(wrong))],
      after: { ...other.after, 1: { places: stun(PLACES, other.hits) } },
    },
  ];
};

/** Loot that does not stay cannot be equipped either. */
const inItsOwnTurn = (id: string, type: PowerType): Case => ({
  says: 'in its own player’s turn',
  teams: { 0: { hand: `${id} a b c d`, deck: 'e f g h i j', places: `${type}0 - -`, stack: '' } },
  unable: [`loot ${id} ${type}0`],
  refused: { [id]: 'why-reaction' },
  play: [[0, 'discard a']],
  after: { 0: { hand: `${id} b c d e`, deck: 'f g h i j', discard: 'a' } },
});

/**
 * Played against an attack: one that could be countered, one on a stunned hero, and one that no Smash can counter.
 * `gains`: what comes of it for a team of seat 1 that stands like this.
 */
const endsAttack = (id: string, type: PowerType, says: string, gains: (places: string) => Changes): Case[] => {
  const { own, steps, hits, after } = deed('attack', type);
  const fallen = stun(PLACES, hits);
  return [
    played(id, type, 'attack', says, gains(PLACES)),
    {
      says: 'the attack on a stunned hero ends, too',
      teams: { 0: own, 1: { ...HELD(id), places: fallen } },
      play: [...steps, [1, id, [id, 'let-it']]],
      after: onTop(after, gains(fallen)),
    },
    {
      says: 'and one that no Smash can counter',
      teams: { 0: { hand: 'ST34 a b c d', deck: 'e f g h i j' }, 1: HELD(id) },
      play: [
        [0, 'story ST34'],
        [0, 'nature0'],
        [0, hits],
        [1, id, [id, 'let-it']],
      ],
      after: onTop({ 0: { ...FIVE, discard: 'ST34' } }, gains(PLACES)),
    },
  ];
};

/** Who attacks cannot end the counter to it, and a third team not the attack. */
const notItsAttack = (id: string, type: PowerType): Case[] => [
  {
    says: 'against a counter',
    teams: {
      0: { hand: `SM01 ${id} a b c`, deck: 'd e f g h i', places: `${type}0 - -`, stack: '' },
      1: { hand: 'SM01 a b c d', deck: 'e f' },
    },
    play: [
      [0, `smash SM01 ${type}0`],
      [0, 'nature1'],
      [1, 'SM01'],
      [0, 'give-in', ['give-in']],
    ],
    after: {
      0: { hand: `${id} a b c d`, deck: 'e f g h i', discard: 'SM01', places: `${type}0! - -` },
      1: { hand: 'a b c d e', deck: 'f', discard: 'SM01' },
    },
  },
  {
    says: 'against an attack on another team',
    teams: { 0: { hand: 'SM01 a b c d', deck: 'e f g h i j' }, 1: HELD(id) },
    play: [
      [0, 'smash SM01 nature0'],
      [0, 'mutant2'],
      [2, 'give-in'],
    ],
    after: { 0: { ...FIVE, discard: 'SM01' }, 2: { places: stunnedIn(2, 'mutant2') } },
  },
];

/** Where no rival could suffer nobody is asked: everybody can see that (SM-15). */
const ownTeamOnly = (id: string, card: 'ST13' | 'SMA01'): Case => ({
  says: 'against one that touches no rival: nobody is asked',
  teams: {
    0:
      card === 'ST13'
        ? { hand: 'ST13 a b c d', deck: 'e f g h i j', places: 'mutant0! magic0 nature0' }
        : { hand: 'SMA01 a b c d', deck: 'e f g h i j', places: 'MA01 mutant0! -', stack: '' },
    1: HELD(id),
  },
  play: [[0, card === 'ST13' ? 'story ST13' : 'super SMA01 MA01']],
  after: {
    0: {
      ...FIVE,
      discard: card,
      tired: 'mutant0',
      places: card === 'ST13' ? 'mutant0 magic0 nature0' : 'MA01 mutant0 -',
    },
  },
});

/** Sneeze Force attacks: when it is stunned it may stun the rival hero in that battle. */
const SNEEZES: Written = { places: 'MU08 magic0 nature0', hand: 'SM01 a b c d', deck: 'e f g h i j' };
const SNEEZE: readonly Step[] = [
  [0, 'smash SM01 MU08'],
  [0, 'gadget1'],
];

const cases: Cases = {
  LM05: {
    does: [
      ...endsAttack('LM05', 'mutant', 'the attack ends, and its hero is stunned', () => ({
        0: { places: stunnedIn(0, 'nature0') },
        1: { ...FIVE, discard: 'LM05' },
      })),
      {
        says: 'it stuns that hero in that battle, whose other hero is the attacked one (SM-C35)',
        asksPowers: true,
        teams: { 0: SNEEZES, 1: HELD('LM05') },
        play: [...SNEEZE, [1, 'LM05', ['LM05', 'give-in']], [0, 'use', ['use', 'leave']]],
        after: {
          0: { ...FIVE, places: 'MU08! magic0 nature0', discard: 'SM01' },
          1: { ...FIVE, places: stun(PLACES, 'gadget1'), discard: 'LM05' },
        },
      },
    ],
    not: [
      ...never('LM05', 'mutant', 'attack'),
      ...notItsAttack('LM05', 'mutant'),
      inItsOwnTurn('LM05', 'mutant'),
      {
        says: 'with a power for the rival hero where the attacked one is stunned already (SM-C35, SM-C29)',
        asksPowers: true,
        teams: { 0: SNEEZES, 1: { ...HELD('LM05'), places: stun(PLACES, 'gadget1') } },
        play: [...SNEEZE, [1, 'LM05', ['LM05', 'let-it']]],
        after: {
          0: { ...FIVE, places: 'MU08! magic0 nature0', discard: 'SM01' },
          1: { ...FIVE, discard: 'LM05' },
        },
      },
    ],
  },
  LN05: {
    does: [
      ...endsAttack('LN05', 'nature', 'the attack ends, and it stays below a Nature hero', places => ({
        1: { ...FIVE, places: places.replace('nature1', 'nature1+LN05') },
      })),
      {
        says: 'of several Nature heroes, its player names one',
        teams: {
          0: { hand: 'SM01 a b c d', deck: 'e f g h i j' },
          1: { ...HELD('LN05'), places: 'nature nature1 gadget1' },
        },
        play: [
          [0, 'smash SM01 nature0'],
          [0, 'gadget1'],
          [1, 'LN05'],
          [1, 'nature', ['nature', 'nature1']],
        ],
        after: { 0: { ...FIVE, discard: 'SM01' }, 1: { ...FIVE, places: 'nature+LN05 nature1 gadget1' } },
      },
    ],
    not: [...never('LN05', 'nature', 'attack'), ...notItsAttack('LN05', 'nature')],
  },
  LN06: {
    does: endsAttack(
      'LN06',
      'nature',
      'the attack ends, its hero goes under the stack, and the next one comes',
      () => ({
        0: { places: 'mutant0 magic0 gadget0', stack: 'nature0' },
        1: { ...FIVE, discard: 'LN06' },
      }),
    ),
    not: [...never('LN06', 'nature', 'attack'), ...notItsAttack('LN06', 'nature'), inItsOwnTurn('LN06', 'nature')],
  },
  LG05: {
    does: [
      ...endsAttack('LG05', 'gadget', 'the attack ends, and a card comes', () => ({ 1: { ...SIX, discard: 'LG05' } })),
      {
        says: 'it is discarded before the card comes: from an empty deck it is the one that comes (SM-13)',
        teams: {
          0: { hand: 'SM01 a b c d', deck: 'e f g h i j' },
          1: { ...HELD('LG05'), hand: 'LG05 a b c d e', deck: '' },
        },
        play: [
          [0, 'smash SM01 nature0'],
          [0, 'magic1'],
          [1, 'LG05'],
        ],
        after: { 0: { ...FIVE, discard: 'SM01' }, 1: { hand: 'a b c d e LG05' } },
      },
    ],
    not: [...never('LG05', 'gadget', 'attack'), ...notItsAttack('LG05', 'gadget'), inItsOwnTurn('LG05', 'gadget')],
  },
  LW05: {
    does: [
      played('LW05', 'magic', 'story', 'the Story does nothing to its team, and a card comes', {
        1: { ...SIX, discard: 'LW05' },
      }),
    ],
    not: [...never('LW05', 'magic', 'story'), ownTeamOnly('LW05', 'ST13'), inItsOwnTurn('LW05', 'magic')],
  },
  LG06: {
    does: [
      played('LG06', 'gadget', 'story', 'the Story does nothing to its team, and it stays below a Gadget hero', {
        1: { ...FIVE, places: 'mutant1 magic1 nature1 gadget1+LG06' },
      }),
    ],
    not: [...never('LG06', 'gadget', 'story'), ownTeamOnly('LG06', 'ST13')],
  },
  LM06: {
    does: [
      played('LM06', 'mutant', 'super', 'the Super does nothing to its team, and two cards come', {
        1: { ...SEVEN, discard: 'LM06' },
      }),
    ],
    not: [...never('LM06', 'mutant', 'super'), ownTeamOnly('LM06', 'SMA01'), inItsOwnTurn('LM06', 'mutant')],
  },
  LW06: {
    does: [
      played(
        'LW06',
        'magic',
        'super',
        'the Super does nothing to its team; a hero of any rival of its is stunned, by chance',
        // The Super’s own hero is back by its Super; and who would have been stunned by that is stunned before.
        ...[
          { 0: { tired: 'MA06' } },
          { 2: { places: stunnedIn(2, 'nature2', 'mutant2') } },
          { 2: { places: stunnedIn(2, 'gadget2', 'mutant2') } },
          {},
        ].map(gains => onTop(gains, { 1: { ...FIVE, discard: 'LW06' } })),
      ),
    ],
    not: [...never('LW06', 'magic', 'super'), ownTeamOnly('LW06', 'SMA01'), inItsOwnTurn('LW06', 'magic')],
  },
};

hold(cases);
everyCard('loot', cases, ({ reaction }) => reaction !== null);
