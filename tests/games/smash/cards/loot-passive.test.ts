import { type Case, type Cases, everyCard, heroesOf, hold, stunnedIn } from './house.js';

/** A Smash in a hand, and what comes of hand, deck and pile once it is played. */
const SMASH = { hand: 'SM01 a b c d', deck: 'e f g h i j' };
const SMASHED = { hand: 'a b c d e', deck: 'f g h i j', discard: 'SM01' };

/** A hero attacks one of those it may attack, who takes it. */
const attack = (by: string, offered: readonly string[], at: string): Pick<Case, 'play'> => ({
  play: [
    [0, `smash SM01 ${by}`],
    [0, at, offered],
    [Number(at.at(-1)), 'give-in'],
  ],
});

/** A hero of seat 1 that is immune by a Loot: it cannot be attacked by heroes of some types, but by the others. */
const immune = (places: string, from: readonly string[], but: readonly string[]): Cases[string] => {
  const all = places.replace(/\+\w+/, '').split(' ');
  const held = places.split(' ').find(name => name.includes('+')) as string;
  const [it = '', loot = ''] = held.split('+');
  const own = (by: string) => ({ 0: { ...SMASH, places: `${by}0 - -`, stack: '' }, 1: { places, stack: '' } });
  return {
    does: from.map(by => ({
      says: `${by} heroes can attack the others of its team, and other teams, not it`,
      teams: own(by),
      ...attack(
        `${by}0`,
        [...all, ...heroesOf(2)].filter(name => name !== it),
        'mutant2',
      ),
      after: { 0: SMASHED, 2: { places: stunnedIn(2, 'mutant2') } },
    })),
    not: but.map(by => ({
      says: `from ${by} heroes`,
      teams: own(by),
      ...attack(`${by}0`, [...all, ...heroesOf(2)], it),
      after: { 0: SMASHED, 1: { places: places.replace(held, `${it}!`), discard: loot } },
    })),
  };
};

/** A hero of a team that hides by a Loot. */
const hides = (id: string, it: string, seat: 1 | 2): Cases[string] => {
  const others = heroesOf(seat).filter(name => name !== it);
  const places = (mark: string) =>
    heroesOf(seat)
      .map(name => (name === it ? `${it}+${id}` : name + mark))
      .join(' ');
  return {
    does: [
      {
        says: 'beside an active one of its team it cannot be attacked',
        teams: { 0: SMASH, [seat]: { places: places('') } },
        ...attack(
          'magic0',
          heroesOf(1, 2).filter(name => name !== it),
          others[0] as string,
        ),
        after: { 0: SMASHED, [seat]: { places: places('').replace(others[0] as string, '$&!') } },
      },
    ],
    not: [
      {
        says: 'while nobody else of its team is active',
        teams: { 0: SMASH, [seat]: { places: places('!') } },
        ...attack('magic0', heroesOf(1, 2), it),
        after: { 0: SMASHED, [seat]: { places: stunnedIn(seat, ...heroesOf(seat)), discard: id } },
      },
      {
        says: 'from Stories',
        teams: { 0: { ...SMASH, hand: 'ST31 a b c d' }, [seat]: { places: places('') } },
        coin: 'heads',
        play: [
          [0, 'story ST31'],
          [0, it, heroesOf(1, 2)],
        ],
        after: {
          0: { ...SMASHED, discard: 'ST31' },
          [seat]: { places: stunnedIn(seat, it), discard: id },
        },
      },
    ],
  };
};

const cases: Cases = {
  LM01: {
    does: [
      {
        says: 'who loses to its attack is defeated',
        teams: { 0: { ...SMASH, places: 'mutant0+LM01 magic0 nature0' } },
        ...attack('mutant0', heroesOf(1, 2), 'nature1'),
        after: { 0: SMASHED, 1: { places: 'magic1 mutant1 gadget1', stack: '', defeated: 'nature1' } },
      },
      {
        says: 'who attacks it and loses is defeated, too',
        teams: { 0: SMASH, 2: { ...SMASH, places: 'nature2 gadget2 mutant2+LM01' } },
        play: [
          [0, 'smash SM01 magic0'],
          [0, 'mutant2'],
          [2, 'SM01'],
          [0, 'give-in'],
        ],
        after: {
          0: { ...SMASHED, places: 'mutant0 gadget0 nature0', stack: '', defeated: 'magic0' },
          2: SMASHED,
        },
      },
    ],
    not: [
      {
        says: 'where another of its team wins',
        teams: { 0: { ...SMASH, places: 'mutant0+LM01 magic0 nature0' } },
        ...attack('magic0', heroesOf(1, 2), 'nature1'),
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'nature1') } },
      },
      {
        says: 'where it loses: it is stunned itself',
        teams: { 0: { ...SMASH, places: 'mutant0+LM01 magic0 nature0' }, 1: SMASH },
        play: [
          [0, 'smash SM01 mutant0'],
          [0, 'nature1'],
          [1, 'SM01'],
          [0, 'give-in'],
        ],
        after: { 0: { ...SMASHED, places: stunnedIn(0, 'mutant0'), discard: 'SM01 LM01' }, 1: SMASHED },
      },
    ],
  },
  LM02: immune('magic1 mutant1+LM02 gadget1', ['gadget'], ['mutant', 'magic', 'nature']),
  LW01: {
    does: [
      {
        says: 'a sixth card, after every card that is played',
        teams: { 0: { places: 'mutant0 magic0+LW01 nature0', hand: 'ST13 a b c d e', deck: 'f g h i j' } },
        play: [[0, 'story ST13']],
        after: { 0: { hand: 'a b c d e f', deck: 'g h i j', discard: 'ST13' } },
      },
      {
        says: 'its hero stands in a Team-Up of other types',
        teams: {
          0: { places: 'mutant0 magic0+LW01 gadget0', stack: '', hand: 'TU10 a b c d e', deck: 'f g h i j' },
        },
        unable: ['team-up TU10 mutant0'],
        play: [
          [0, 'team-up TU10 magic0'],
          [0, 'nature2'],
          [2, 'give-in'],
        ],
        after: {
          0: { hand: 'a b c d e f', deck: 'g h i j', discard: 'TU10' },
          2: { places: 'magic2 gadget2 mutant2', stack: '', defeated: 'nature2' },
        },
      },
    ],
    not: [
      {
        says: 'for rivals, whose hands hold five',
        teams: {
          0: SMASH,
          1: { ...SMASH, places: 'magic1+LW01 nature1 gadget1', hand: 'SM01 a b c d e', deck: 'f' },
          2: SMASH,
        },
        play: [
          [0, 'smash SM01 magic0'],
          [0, 'nature2'],
          [2, 'SM01'],
          [0, 'give-in'],
        ],
        after: { 0: { ...SMASHED, places: stunnedIn(0, 'magic0') }, 2: SMASHED },
      },
      {
        says: 'another type where types attack: who is immune to Gadget heroes can be attacked',
        teams: {
          0: { ...SMASH, hand: 'SM01 a b c d e', deck: 'f', places: 'mutant0 magic0+LW01 nature0' },
          1: { places: 'mutant1+LM02 - -', stack: '' },
        },
        ...attack('magic0', ['mutant1', ...heroesOf(2)], 'mutant1'),
        after: {
          0: { hand: 'a b c d e f', deck: '', discard: 'SM01' },
          1: { places: 'mutant1! - -', discard: 'LM02' },
        },
      },
      {
        says: 'a sixth card once its hero is stunned',
        teams: { 0: { places: 'mutant0 magic0+LW01 nature0', hand: 'ST08 a b c d', deck: 'e f g h i' } },
        play: [[0, 'story ST08']],
        after: {
          // The hand was filled up to six before the Story came to it.
          0: { places: stunnedIn(0, 'magic0'), hand: 'a b c d e f', deck: 'g h i', discard: 'LW01 ST08' },
          1: { places: stunnedIn(1, 'magic1') },
        },
      },
    ],
  },
  LW02: hides('LW02', 'magic1', 1),
  LN05: hides('LN05', 'nature2', 2),
  LN01: {
    does: [
      {
        says: 'who attacks it discards another card first, by choice',
        teams: { 0: SMASH, 1: { places: 'magic1 nature1+LN01 gadget1' } },
        play: [
          [0, 'smash SM01 magic0'],
          [0, 'nature1', heroesOf(1, 2)],
          // The Smash lies on the table, and the hand has been filled again.
          [0, 'c', ['a', 'b', 'c', 'd', 'e']],
          [1, 'give-in'],
        ],
        after: {
          0: { hand: 'a b d e f', deck: 'g h i j', discard: 'SM01 c' },
          1: { places: stunnedIn(1, 'nature1'), discard: 'LN01' },
        },
      },
      {
        says: 'who has no card besides cannot attack it',
        teams: { 0: { hand: 'SM01', deck: 'e f g h i j' }, 1: { places: 'magic1 nature1+LN01 gadget1' } },
        ...attack('magic0', ['magic1', 'gadget1', ...heroesOf(2)], 'gadget2'),
        after: { 0: { hand: 'e f g h i', deck: 'j', discard: 'SM01' }, 2: { places: stunnedIn(2, 'gadget2') } },
      },
    ],
    not: [
      {
        says: 'for attacks on others of its team',
        teams: { 0: SMASH, 1: { places: 'magic1 nature1+LN01 gadget1' } },
        ...attack('magic0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED, 1: { places: 'magic1 nature1+LN01 gadget1!' } },
      },
      {
        says: 'for its own attacks',
        teams: { 0: { ...SMASH, places: 'mutant0 magic0 nature0+LN01' } },
        ...attack('nature0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1') } },
      },
    ],
  },
  LN02: immune('magic1 nature1+LN02 gadget1', ['mutant', 'magic'], ['nature', 'gadget']),
  LN03: {
    does: [
      {
        says: 'it has attacked and won: two cards of the rival whom its player names, whom nobody asks which',
        teams: { 0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' }, 2: { hand: 'SM01 SM01 SM01 SM01 SM01' } },
        play: [...(attack('nature0', heroesOf(1, 2), 'gadget1').play ?? []), [0, 'seat-2', ['seat-1', 'seat-2']]],
        after: {
          0: SMASHED,
          1: { places: stunnedIn(1, 'gadget1') },
          2: { hand: 'SM01 SM01 SM01', discard: 'SM01 SM01' },
        },
      },
      {
        says: 'it was attacked and won',
        teams: {
          0: { ...SMASH, hand: 'SM01 b b b b', deck: 'b f g h' },
          1: { ...SMASH, places: 'magic1 nature1+LN03 gadget1' },
        },
        play: [
          [0, 'smash SM01 magic0'],
          [0, 'nature1'],
          [1, 'SM01'],
          [0, 'give-in'],
          [1, 'seat-0', ['seat-0', 'seat-2']],
        ],
        after: {
          0: { places: stunnedIn(0, 'magic0'), hand: 'b b b f g', deck: 'h', discard: 'b b SM01' },
          1: SMASHED,
        },
      },
      {
        says: 'it has won against who withstands (SM-C15)',
        coin: 'heads',
        teams: {
          0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' },
          1: { places: 'magic1 nature1 gadget1+LG03' },
          2: { hand: 'b b b b b' },
        },
        play: [...(attack('nature0', heroesOf(1, 2), 'gadget1').play ?? []), [0, 'seat-2']],
        after: { 0: SMASHED, 2: { hand: 'b b b', discard: 'b b' } },
      },
      {
        says: 'two of several, by chance',
        teams: {
          0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' },
          1: { hand: 'a b c', deck: '' },
          2: { hand: '' },
        },
        play: [
          [0, 'smash SM01 nature0'],
          [0, 'gadget2'],
          [0, 'seat-1'],
        ],
        // One stays; the others go in one order or the other.
        oneOf: ['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'].map(cards => ({
          0: SMASHED,
          1: { hand: cards.slice(0, 1), discard: cards.slice(2) },
          2: { places: stunnedIn(2, 'gadget2') },
        })),
      },
    ],
    not: [
      {
        says: 'where its owner does not want it (SM-C29)',
        asksPowers: true,
        teams: { 0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' } },
        play: [...(attack('nature0', heroesOf(1, 2), 'gadget1').play ?? []), [0, 'leave', ['use', 'leave']]],
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1') } },
      },
      {
        says: 'where it loses',
        teams: { 0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' }, 1: SMASH },
        play: [
          [0, 'smash SM01 nature0'],
          [0, 'gadget1'],
          [1, 'SM01'],
          [0, 'give-in'],
        ],
        after: { 0: { ...SMASHED, places: stunnedIn(0, 'nature0'), discard: 'SM01 LN03' }, 1: SMASHED },
      },
      {
        says: 'where another of its team wins',
        teams: { 0: { ...SMASH, places: 'mutant0 magic0 nature0+LN03' } },
        ...attack('magic0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1') } },
      },
    ],
  },
  LG02: {
    does: ['mutant2', 'nature1'].map(at => ({
      says: `${at.slice(0, -1)} heroes are not asked for a counter`,
      teams: { 0: { ...SMASH, places: 'gadget0+LG02 magic0 -', stack: '' }, 1: SMASH, 2: SMASH },
      play: [
        [0, 'smash SM01 gadget0'],
        [0, at, heroesOf(1, 2)],
      ],
      after: { 0: SMASHED, [Number(at.at(-1))]: { places: stunnedIn(at.endsWith('1') ? 1 : 2, at) } },
    })),
    not: [
      ...['magic1', 'gadget2'].map((at): Case => {
        const seat = at.endsWith('1') ? 1 : 2;
        return {
          says: `${at.slice(0, -1)} heroes, who counter`,
          teams: { 0: { ...SMASH, places: 'gadget0+LG02 magic0 -', stack: '' }, [seat]: SMASH },
          play: [
            [0, 'smash SM01 gadget0'],
            [0, at],
            [seat, 'SM01'],
            [0, 'give-in'],
          ],
          after: { 0: { ...SMASHED, places: 'gadget0! magic0 -', discard: 'SM01 LG02' }, [seat]: SMASHED },
        };
      }),
      {
        says: 'where others of its team attack',
        teams: { 0: { ...SMASH, places: 'gadget0+LG02 magic0 -', stack: '' }, 1: SMASH },
        play: [
          [0, 'smash SM01 magic0'],
          [0, 'nature1'],
          [1, 'SM01'],
          [0, 'give-in'],
        ],
        after: { 0: { ...SMASHED, places: 'gadget0+LG02 magic0! -' }, 1: SMASHED },
      },
      {
        says: 'where it is attacked: who counters its counter may',
        teams: {
          0: { ...SMASH, hand: 'SM01 SM01 a b c', deck: 'd e' },
          2: { ...SMASH, places: 'nature2 gadget2+LG02 mutant2' },
        },
        play: [
          [0, 'smash SM01 mutant0'],
          [0, 'gadget2'],
          [2, 'SM01'],
          [0, 'SM01'],
          [2, 'give-in'],
        ],
        after: {
          0: { hand: 'a b c d e', deck: '', discard: 'SM01 SM01' },
          2: { ...SMASHED, places: stunnedIn(2, 'gadget2'), discard: 'SM01 LG02' },
        },
      },
    ],
  },
  LG03: {
    does: [
      {
        says: 'heads: a battle that it loses does not stun it',
        coin: 'heads',
        teams: { 0: SMASH, 1: { places: 'magic1 nature1 gadget1+LG03' } },
        ...attack('magic0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED },
      },
      {
        says: 'heads: nor does a Story',
        coin: 'heads',
        teams: { 0: { ...SMASH, hand: 'ST10 a b c d' }, 1: { places: 'magic1 nature1 gadget1+LG03' } },
        play: [[0, 'story ST10']],
        after: { 0: { ...SMASHED, discard: 'ST10' }, 2: { places: stunnedIn(2, 'gadget2') } },
      },
    ],
    not: [
      {
        says: 'where its owner wants no coin (SM-C29)',
        asksPowers: true,
        teams: { 0: SMASH, 1: { places: 'magic1 nature1 gadget1+LG03' } },
        play: [...(attack('magic0', heroesOf(1, 2), 'gadget1').play ?? []), [1, 'leave', ['use', 'leave']]],
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1'), discard: 'LG03' } },
      },
      {
        says: 'tails: it is stunned, and the Loot is gone',
        coin: 'tails',
        teams: { 0: SMASH, 1: { places: 'magic1 nature1 gadget1+LG03' } },
        ...attack('magic0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1'), discard: 'LG03' } },
      },
      {
        says: 'where it would be defeated: no coin is flipped',
        teams: {
          0: { ...SMASH, hand: 'ST35 a b c d' },
          1: { places: 'magic1 nature1 gadget1+LG03' },
        },
        play: [
          [0, 'story ST35'],
          [0, 'magic0'],
          [0, 'gadget1'],
          [1, 'give-in'],
        ],
        after: {
          0: { ...SMASHED, discard: 'ST35' },
          1: { places: 'magic1 nature1 mutant1', stack: '', defeated: 'gadget1', discard: 'LG03' },
        },
      },
      {
        says: 'for others of its team',
        coin: 'heads',
        teams: { 0: { ...SMASH, hand: 'ST31 a b c d' }, 1: { places: 'magic1 nature1 gadget1+LG03' } },
        play: [
          [0, 'story ST31'],
          [0, 'magic1'],
        ],
        after: { 0: { ...SMASHED, discard: 'ST31' }, 1: { places: 'magic1! nature1 gadget1+LG03' } },
      },
    ],
  },
  LG06: {
    does: [
      {
        says: 'a Story that stuns all of its type spares it, not the others',
        teams: { 0: { ...SMASH, hand: 'ST10 a b c d' }, 1: { places: 'gadget nature1 gadget1+LG06' }, 2: { hand: '' } },
        play: [
          [0, 'story ST10'],
          [1, 'let-it'],
        ],
        after: {
          0: { ...SMASHED, discard: 'ST10' },
          1: { places: 'gadget! nature1 gadget1+LG06' },
          2: { places: stunnedIn(2, 'gadget2') },
        },
      },
      {
        says: 'a Story that lets its player choose does not offer it',
        teams: {
          0: { ...SMASH, hand: 'ST32 a b c d' },
          1: { places: 'magic1 nature1 gadget1+LG06', hand: '' },
          2: { hand: '' },
        },
        play: [
          [0, 'story ST32'],
          [0, 'nature2', ['magic1', 'nature1', ...heroesOf(2)]],
        ],
        after: {
          0: { ...SMASHED, discard: 'ST32' },
          2: { places: 'magic2 gadget2 mutant2', stack: 'nature2' },
        },
      },
    ],
    not: [
      {
        says: 'from a Smash',
        teams: { 0: SMASH, 1: { places: 'magic1 nature1 gadget1+LG06' } },
        ...attack('magic0', heroesOf(1, 2), 'gadget1'),
        after: { 0: SMASHED, 1: { places: stunnedIn(1, 'gadget1'), discard: 'LG06' } },
      },
      {
        says: 'from Supers',
        teams: {
          0: { ...SMASH, hand: 'SNA03 a b c d', places: 'NA03 - -', stack: '' },
          1: { places: 'magic1 nature1 gadget1+LG06' },
        },
        play: [
          [0, 'super SNA03 NA03'],
          [0, 'gadget1', heroesOf(1, 2)],
        ],
        after: {
          0: { hand: 'a b c d e f', deck: 'g h i j', discard: 'SNA03' },
          1: { places: stunnedIn(1, 'gadget1'), discard: 'LG06' },
        },
      },
    ],
  },
};

hold(cases);
everyCard('loot', cases, ({ passive, triggers }) => passive.length + triggers.length > 0);
