import { describe, expect, test } from 'vitest';
import { gives, whenRevealed, yourIdentity } from '../../../../src/games/champions/abilities/index.js';
import { treachery } from '../../../../src/games/champions/card.js';
import { champions } from '../../../../src/games/champions/index.js';
import { championsOptions } from '../../../../src/games/champions/options.js';
import { Chance, type Deck, Table } from '../../../../src/kernel/index.js';
import { blanks, boosted, ENERGY, GENIUS, revealed, STRENGTH } from '../encounter/tables.js';
import { CARD, type Hero, type Played, scenario } from '../table.js';
import { BOMBER, cards, MERCENARY, RHINO, ROBOT, SPIDER, schemeWith } from './kin.js';

const STRANGE = '09001a';
const STEPHEN = '09001b';
const BANDS = '09032';
const IMAGES = '09033';
const RINGS = '09034';
const VAPORS = '09035';
const WINDS = '09036';
const ALL = [BANDS, IMAGES, RINGS, VAPORS, WINDS];
/** A second deck with this on top, the others below in order. */
const topped = (top: string, discard: readonly string[] = []) => ({
  deck: [top, ...ALL.filter(id => id !== top && !discard.includes(id))],
  discard: [...discard],
});
const strange = (more: Hero = {}) => ({ heroes: [{ identity: STRANGE, ...more }] });
const stephen = (more: Hero = {}) => ({ heroes: [{ identity: STEPHEN, ...more }] });
/** Printed ids of the second deck and its pile, from the top. */
const second = ({ state }: Played, zone: 'deck' | 'discard', seat = 0): string[] =>
  (state.players[seat]?.second?.[zone] ?? []).map(({ card }) => card).reverse();
const TRICK = treachery('T-trick', {
  name: 'A trick',
  set: 'test',
  quantity: 1,
  abilities: [whenRevealed(gives('stunned', yourIdentity))],
});

describe('Spell Mastery and the Invocation deck (W1-401)', () => {
  scenario(
    'pays the cost of the top card, exhausts him, resolves its Special, and lays it on a pile of its own',
    strange({ second: topped(BANDS), hand: cards(3) }),
    table => {
      table.pick(`${STRANGE}.0`).pay(...cards(2));
      expect(table.villain).toMatchObject({ damage: 7, statuses: ['stunned'] });
      expect(table.identity().exhausted).toBe(true);
      expect(second(table, 'deck')).toEqual([IMAGES, RINGS, VAPORS, WINDS]);
      expect(second(table, 'discard')).toEqual([BANDS]);
      expect(table.zone(0, 'discard')).toEqual(cards(2));
    },
  );
  const banded = (status: Hero['status']) =>
    strange({ second: topped(BANDS), hand: cards(3), minions: [{ card: ROBOT, status: status ?? [] }] });
  scenario('Crimson Bands stuns an enemy that can take no damage', banded([]), table => {
    table
      .pick(`${STRANGE}.0`)
      .pay(...cards(2))
      .asks(0, 'enemy', [RHINO, ROBOT])
      .pick(ROBOT);
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: ['stunned'] });
    expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
    expect(second(table, 'discard')).toEqual([BANDS]);
  });
  scenario('Crimson Bands is not aimed at one that is stunned already', banded(['stunned']), table => {
    table.pick(`${STRANGE}.0`).pay(...cards(2));
    expect(table.villain).toMatchObject({ damage: 7, statuses: ['stunned'] });
    expect(table.card(ROBOT).damage).toBe(0);
  });
  scenario(
    'not exhausted, not without what it costs, not as an alter-ego',
    strange({ second: topped(BANDS), hand: cards(1) }),
    table => {
      expect(table.refused[`${STRANGE}.0`]).toBe('why-resources');
    },
  );
  scenario(
    'the last card brings a new deck at once, all five of it',
    strange({ second: { deck: [WINDS], discard: [BANDS, IMAGES, RINGS, VAPORS] } }),
    table => {
      table.pick(`${STRANGE}.0`);
      expect(table.zone(0, 'hand')).toEqual(cards(3));
      expect(second(table, 'deck').sort()).toEqual(ALL);
      expect(second(table, 'discard')).toEqual([]);
    },
  );
  test('it is shuffled at set-up; everybody sees its top card, nobody the rest', () => {
    const { cards: held } = champions.decks.ready.find(({ id }) => id === 'doctor-strange') as Deck;
    const table = Table.begin(champions, {
      version: 'test',
      options: championsOptions.parse({}),
      seats: [{ name: 'P0', deck: { name: '', cards: held } }],
      seed: 'spells',
    });
    const deck = (table.state.players[0]?.second?.deck ?? []).map(({ card }) => card).reverse();
    expect([...deck].sort()).toEqual(ALL);
    for (const viewer of ['public', 0] as const) {
      const zones = champions.view(table.state, viewer).panels.find(({ seat }) => seat === 0)?.zones ?? [];
      const zone = zones.find(({ id }) => id === 'second-deck');
      expect(zone).toMatchObject({ kind: 'pile', count: 5 });
      expect(zone?.cards.map(({ card }) => card)).toEqual([deck[0]]);
    }
  });
  test('the top card stays, the others may lie in any order, for one who imagines the table', () => {
    const game = champions;
    const state = game.position.read({ players: [{ identity: STRANGE }] }, championsOptions.parse({}), [], () =>
      new Chance('none').stream('none'),
    );
    const orders = [1, 2, 3, 4, 5, 6].map(seed => {
      const dealt = game.sample(state, 0, new Chance(`spells ${seed}`).stream('deal'));
      return (dealt.players[0]?.second?.deck ?? []).map(({ card }) => card).reverse();
    });
    expect(new Set(orders.map(([top]) => top))).toEqual(new Set([BANDS]));
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(1);
    for (const order of orders) expect([...order].sort()).toEqual(ALL);
  });
});

describe('Natural Talent', () => {
  scenario('discards the top card, once a phase: the next one lies open', stephen({ second: topped(RINGS) }), table => {
    table.pick(`${STEPHEN}.0`);
    expect(second(table, 'deck')[0]).toBe(BANDS);
    expect(second(table, 'discard')).toEqual([RINGS]);
    expect(table.refused[`${STEPHEN}.0`]).toBe('why-limit');
  });
});

describe('Wong', () => {
  scenario('heals 1 from the identity', strange({ damage: 2, play: ['09002'], second: topped(BANDS) }), table => {
    table.pick('09002.0').asks(0, 'option', ['heal', 'discard']).pick('heal');
    expect(table.identity().damage).toBe(1);
    expect(second(table, 'deck')[0]).toBe(BANDS);
  });
  scenario('or discards the top Invocation', strange({ play: ['09002'], second: topped(BANDS) }), table => {
    table.pick('09002.0');
    expect(second(table, 'discard')).toEqual([BANDS]);
    expect(table.card('09002').exhausted).toBe(true);
  });
});

describe('Astral Projection', () => {
  scenario(
    '3 threat off a scheme, and 1 more for each boost icon of the top encounter card, which stays there',
    { ...strange({ hand: ['09003', ...cards(2)] }), ...schemeWith(6), encounter: { deck: ['01187', ...blanks()] } },
    table => {
      table.pick('09003').pay(...cards(2));
      const [{ args } = {}] = table.logged('log-threat-removed').slice(1);
      expect(table.scheme.threat).toBe(6 - 3 - Number(args?.amount ?? 0));
      expect(table.state.encounter.deck.at(-1)?.card).toBe('01187');
    },
  );
  scenario(
    'no more from the other scheme, where the first is gone',
    {
      ...strange({ hand: ['09003', ...cards(2)] }),
      ...schemeWith(6),
      sideSchemes: [{ card: '01108', threat: 2 }],
      encounter: { deck: ['01187', ...blanks()] },
    },
    table => {
      table.pick('09003').pay(...cards(2));
      expect(table.maybe('01108')).toBeUndefined();
      expect(table.scheme.threat).toBe(6);
    },
  );
  scenario(
    'is a thwart: one who is confused sheds that instead',
    { ...strange({ status: ['confused'], hand: ['09003', ...cards(2)] }), ...schemeWith(6) },
    table => {
      table.pick('09003').pay(...cards(2));
      expect(table.scheme.threat).toBe(6);
      expect(table.lines).not.toContain('log-look-encounter');
    },
  );
});

describe('Magic Blast', () => {
  const blast = (top: string, more: Hero = {}) =>
    strange({ hand: ['09004', ...cards(3)], deck: [top, ...cards(3)], ...more });
  for (const [top, status, damage] of [
    [STRENGTH, ['stunned'], 5],
    [ENERGY, [], 7],
    [GENIUS, ['confused'], 5],
    ['01044', ['stunned', 'confused'], 7],
  ] as const)
    scenario(
      `5 damage, and what ${top} on top of the deck prints`,
      blast(top, { minions: [MERCENARY.replace(MERCENARY, '01102')] }),
      table => {
        table
          .pick('09004')
          .pay(...cards(3))
          .asks(0, 'enemy', [RHINO, '01102'])
          .pick(RHINO);
        expect(table.villain).toMatchObject({ damage, statuses: status });
        expect(table.card('01102')).toMatchObject({ damage: 0, statuses: [] });
        expect(table.zone(0, 'discard')).toContain(top);
      },
    );
  scenario('an enemy that can take no damage can still be confused', blast(GENIUS, { minions: [ROBOT] }), table => {
    table
      .pick('09004')
      .pay(...cards(3))
      .asks(0, 'enemy', [RHINO, ROBOT])
      .pick(ROBOT);
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: ['confused'] });
    expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
  });
  scenario(
    'one that has both status cards is not aimed at',
    blast(ENERGY, { minions: [{ card: ROBOT, status: ['stunned', 'confused'] }] }),
    table => {
      table.pick('09004').pay(...cards(3));
      expect(table.villain.damage).toBe(7);
      expect(table.card(ROBOT).damage).toBe(0);
    },
  );
  scenario(
    'an enemy that has fallen gets nothing more, nor does another',
    blast('01044', { minions: [BOMBER] }),
    table => {
      table
        .pick('09004')
        .pay(...cards(3))
        .pick(BOMBER);
      expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
      expect(table.minions()).toEqual([]);
    },
  );
});

describe('Master of the Mystic Arts', () => {
  scenario(
    'pays for the top card besides, and it lies on top again',
    strange({ hand: ['09005', ...cards(3)], second: topped(BANDS) }),
    table => {
      table.pick('09005').pay(...cards(3));
      expect(table.villain.damage).toBe(7);
      expect(table.identity().exhausted).toBe(false);
      expect(second(table, 'deck')).toEqual(topped(BANDS).deck);
      expect(second(table, 'discard')).toEqual([]);
    },
  );
  scenario(
    'also where it was the last one, and all have been shuffled (W1-401)',
    strange({ hand: ['09005', CARD], second: { deck: [WINDS], discard: [BANDS, IMAGES, RINGS, VAPORS] } }),
    table => {
      table.pick('09005').pay(CARD);
      expect(second(table, 'deck')[0]).toBe(WINDS);
      expect(second(table, 'deck')).toHaveLength(5);
    },
  );
  scenario('not without what both cost', strange({ hand: ['09005', ...cards(2)], second: topped(BANDS) }), table => {
    expect(table.refused['09005']).toBe('why-resources');
  });
});

describe('Mystical Studies', () => {
  scenario(
    'finds a card of his set in deck or discard pile, no Invocation',
    stephen({
      hand: ['09006', CARD],
      deck: ['09004', CARD, '09012'],
      discard: ['09011'],
      second: topped(BANDS, [WINDS]),
    }),
    table => {
      table.pick('09006').pay(CARD).asks(0, 'search', ['09004', '09011']).pick('09011');
      expect(table.zone(0, 'hand')).toEqual(['09011']);
    },
  );
});

describe('Protective Ward', () => {
  scenario(
    'cancels a treachery from the encounter deck, whoever reveals it',
    { ...revealed('T-trick', [{ identity: SPIDER }, { identity: STRANGE, hand: ['09007', CARD] }]), cards: [TRICK] },
    table => {
      table.asks(1, 'interrupt', ['09007']).pick('09007').pay(CARD);
      expect(table.identity(0).statuses).toEqual([]);
      expect(table.encounterDiscard).toEqual(['T-trick']);
    },
  );
  scenario('not a minion', revealed(MERCENARY, [{ identity: STRANGE, hand: ['09007', CARD] }]), table => {
    expect(table.minions()).toEqual([MERCENARY]);
  });
});

describe('Sanctum Sanctorum', () => {
  scenario(
    'a Spell goes back into the deck, then a card',
    stephen({ play: ['09008'], discard: ['09005', '09007'], deck: [] }),
    table => {
      table.pick('09008.0');
      expect(table.zone(0, 'hand')).toEqual(['09007']);
      expect(table.card('09008').exhausted).toBe(true);
    },
  );
  scenario('draws all the same where there is no Spell', stephen({ play: ['09008'], discard: ['09005'] }), table => {
    table.pick('09008.0');
    expect(table.zone(0, 'hand')).toEqual([CARD]);
    expect(table.zone(0, 'discard')).toEqual(['09005']);
  });
});

describe('Cloak of Levitation', () => {
  scenario('readies him', strange({ exhausted: true, play: ['09009'] }), table => {
    table.pick('09009.0');
    expect(table.identity().exhausted).toBe(false);
    expect(table.card('09009').exhausted).toBe(true);
  });
});

describe('Magical Enhancements', () => {
  scenario(
    'go to any player, whose hero has +1 of each power until the round ends',
    { heroes: [{ identity: STRANGE, hand: ['09010', CARD] }, { identity: SPIDER }], until: 'over' },
    table => {
      table.pick('09010').pay(CARD).asks(0, 'control', ['s0', 's1']).pick('s1');
      table.end();
      table.pick(`${SPIDER}.attack`);
      expect(table.villain.damage).toBe(3);
      table.end();
      while (table.lines.filter(id => id === 'log-round').length === 0) table.pass();
      expect(table.zone(0, 'discard')).toContain('09010');
      expect(table.maybe('09010')).toBeUndefined();
    },
  );
});

describe('The Eye of Agamotto', () => {
  scenario('pays for an Invocation too', strange({ play: ['09011'], second: topped(RINGS) }), table => {
    table.pick(`${STRANGE}.0`).pay('09011').asks(0, 'characters', [STRANGE, RHINO]).pick(STRANGE);
    expect(table.identity().statuses).toEqual(['tough']);
  });
  scenario('not as an alter-ego', stephen({ play: ['09011'], hand: ['09008'] }), table => {
    expect(table.refused['09008']).toBe('why-resources');
  });
});

describe('Invocations', () => {
  scenario(
    'Images of Ikonn: the villain is confused, 4 threat off a scheme',
    { ...strange({ second: topped(IMAGES), hand: [CARD] }), ...schemeWith(6) },
    table => {
      table.pick(`${STRANGE}.0`).pay(CARD);
      expect(table.villain.statuses).toEqual(['confused']);
      expect(table.scheme.threat).toBe(2);
    },
  );
  scenario(
    'Seven Rings of Raggadorr: up to three characters become tough, none twice',
    strange({ second: topped(RINGS), hand: [CARD], play: ['09012', { card: '09013', status: ['tough'] }] }),
    table => {
      table.pick(`${STRANGE}.0`).pay(CARD).asks(0, 'characters', [STRANGE, '09012', RHINO]).pick(STRANGE, '09012');
      expect(table.identity().statuses).toEqual(['tough']);
      expect(table.card('09012').statuses).toEqual(['tough']);
      expect(table.villain.statuses).toEqual([]);
    },
  );
  scenario(
    'Vapors of Valtorr: one status card gives way to another (W1-406)',
    {
      ...strange({ second: topped(VAPORS), status: ['stunned'] }),
      villain: { card: RHINO, status: ['tough', 'stunned'] },
    },
    table => {
      table
        .pick(`${STRANGE}.0`)
        .asks(0, 'status', [STRANGE, RHINO])
        .pick(RHINO)
        .asks(0, 'option', ['tough-confused', 'stunned-confused'])
        .pick('tough-confused');
      expect(table.villain.statuses).toEqual(['stunned', 'confused']);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario(
    'Vapors of Valtorr: nothing to swap where nobody has a status card, nor where one has all three (W1-406)',
    { ...strange({ second: topped(VAPORS) }), villain: { card: RHINO, status: ['tough', 'stunned', 'confused'] } },
    table => {
      expect(table.refused[`${STRANGE}.0`]).toBe('unable-status');
    },
  );
  scenario('Winds of Watoomb: three cards', strange({ second: topped(WINDS) }), table => {
    table.pick(`${STRANGE}.0`);
    expect(table.zone(0, 'hand')).toEqual(cards(3));
  });
});

describe('his obligation and nemesis', () => {
  scenario(
    '09027 Physical Toll: events cost 3 more until one has been played',
    {
      heroes: [
        { identity: STRANGE, obligations: ['09027'], hand: ['09004', '09009', ...cards(7)] },
        { identity: SPIDER },
      ],
    },
    table => {
      table.pick('09009').pay(...cards(2));
      expect(table.refused['09004']).toBe('why-resources');
    },
  );
  scenario(
    '09027 and is discarded then',
    strange({ obligations: ['09027'], hand: ['09004', ...cards(6)], deck: cards(5) }),
    table => {
      table.pick('09004').pay(...cards(6));
      expect(table.villain.damage).toBe(5);
      expect(table.encounterDiscard).toEqual(['09027']);
    },
  );
  scenario(
    '09027 does not make other players’ events dearer',
    {
      heroes: [
        { identity: SPIDER, hand: ['01005', ...cards(3)] },
        { identity: STRANGE, obligations: ['09027'] },
      ],
    },
    table => {
      table.pick('01005').pay(...cards(3));
      expect(table.villain.damage).toBe(8);
      expect(table.card('09027').engaged).toBe(1);
    },
  );
  scenario(
    '09027 stays where it is kept, and goes for good where he exhausts',
    revealed('09027', [{ identity: STEPHEN }]),
    table => {
      table.asks(0, 'option', ['exhaust', 'other']).pick('other');
      expect(table.card('09027').engaged).toBe(0);
    },
  );
  for (const [top, statuses, damage] of [
    [STRENGTH, ['stunned'], 0],
    [ENERGY, [], 2],
    [GENIUS, ['confused'], 0],
    ['01044', ['stunned', 'confused'], 2],
  ] as const)
    scenario(
      `09028 Baron Mordo attacks: ${top} on top of the deck says what happens first`,
      {
        heroes: [{ identity: STRANGE, deck: [top, ...cards(3)], minions: ['09028'] }, { identity: SPIDER }],
        step: { at: 'minions activate', seat: 0 },
        until: 'deal',
      },
      table => {
        expect(table.identity()).toMatchObject({ damage, statuses });
        table.pass().pass();
        expect(table.identity().damage).toBe(damage + 2);
        expect(table.identity(1)).toMatchObject({ damage: 0, statuses: [] });
      },
    );
  scenario(
    '09029 Open the Dark Dimension: the top Invocation lies under it until it is defeated',
    revealed('09029', [{ identity: STRANGE, second: topped(BANDS) }]),
    table => {
      expect(table.card('09029').under.map(({ card }) => card)).toEqual([BANDS]);
      expect(second(table, 'deck')).toEqual([IMAGES, RINGS, VAPORS, WINDS]);
      expect(second(table, 'discard')).toEqual([]);
    },
  );
  scenario(
    '09029 defeated, the card is in its deck again',
    {
      ...strange({ second: { deck: [WINDS, VAPORS], discard: [RINGS, IMAGES] } }),
      sideSchemes: [{ card: '09029', threat: 2, under: [{ card: BANDS, owner: 0 }] }],
    },
    table => {
      table.pick(`${STRANGE}.thwart`);
      expect(table.maybe('09029')).toBeUndefined();
      expect(second(table, 'deck').sort()).toEqual([BANDS, VAPORS, WINDS]);
      expect(second(table, 'discard')).toEqual([RINGS, IMAGES]);
    },
  );
  for (const below of [[RINGS], [RINGS, VAPORS], [RINGS, VAPORS, WINDS]]) {
    const open = (hand: readonly string[]) => ({
      ...strange({
        hand,
        second: { deck: [IMAGES, ...below], discard: [VAPORS, WINDS].filter(id => !below.includes(id)) },
      }),
      sideSchemes: [{ card: '09029', threat: 3, under: [{ card: BANDS, owner: 0 }] }],
    });
    scenario(
      `09029 defeated by Images of Ikonn: shuffled in or not, it ends in its pile, the ${below.length + 1} others in the deck`,
      open(cards(1)),
      table => {
        table.pick(`${STRANGE}.0`).pay(CARD);
        expect(table.maybe('09029')).toBeUndefined();
        expect(second(table, 'discard')[0]).toBe(IMAGES);
        expect(second(table, 'discard')).toHaveLength(4 - below.length);
        expect(second(table, 'deck').sort()).toEqual([BANDS, ...below]);
      },
    );
    scenario(
      `09029 defeated by Images of Ikonn: Master of the Mystic Arts puts it back on top of ${below.length + 1}`,
      open(['09005', ...cards(2)]),
      table => {
        table.pick('09005').pay(...cards(2));
        expect(second(table, 'deck')[0]).toBe(IMAGES);
        expect(second(table, 'deck').sort()).toEqual([BANDS, IMAGES, ...below]);
        expect(second(table, 'discard')).not.toContain(IMAGES);
      },
    );
  }
  scenario(
    '09029 left with threat shuffles nothing in: Images of Ikonn goes to its pile',
    {
      ...strange({ hand: cards(1), second: { deck: [IMAGES, RINGS, WINDS], discard: [BANDS] } }),
      sideSchemes: [{ card: '09029', threat: 5, under: [{ card: VAPORS, owner: 0 }] }],
    },
    table => {
      table.pick(`${STRANGE}.0`).pay(CARD);
      expect(table.card('09029').threat).toBe(1);
      expect(second(table, 'discard')).toEqual([IMAGES, BANDS]);
      expect(second(table, 'deck')).toEqual([RINGS, WINDS]);
    },
  );
  scenario(
    '09029 revealed by another it takes his card; without him it takes none (W1-401)',
    revealed('09029', [{ identity: SPIDER }, { identity: STRANGE, second: topped(BANDS) }]),
    table => {
      expect(table.card('09029').under.map(({ card, owner }) => [card, owner])).toEqual([[BANDS, 1]]);
    },
  );
  scenario(
    '09030 Counterspell cancels the next event of the hero it is attached to, and is gone',
    { heroes: [{ identity: STRANGE, attached: ['09030'], hand: ['09004', '09007', ...cards(4)] }] },
    table => {
      table.pick('09004').pay(...cards(3));
      expect(table.villain.damage).toBe(0);
      expect(table.encounterDiscard).toEqual(['09030']);
      expect(table.zone(0, 'discard')).toContain('09004');
    },
  );
  scenario(
    '09030 not the event of another player',
    {
      heroes: [
        { identity: SPIDER, hand: ['01005', ...cards(3)] },
        { identity: STRANGE, attached: ['09030'] },
      ],
    },
    table => {
      table.pick('01005').pay(...cards(3));
      expect(table.villain.damage).toBe(8);
      expect(table.card('09030').host).toBe(table.identity(1).id);
    },
  );
  scenario(
    '09030 finds no hero where an alter-ego is up, and is discarded (W1-403)',
    revealed('09030', [{ identity: STEPHEN }]),
    table => {
      expect(table.maybe('09030')).toBeUndefined();
      expect(table.encounterDiscard).toEqual(['09030']);
    },
  );
  scenario(
    '09031 Thoughtcasting, alter-ego: the dearest card of the hand, its cost as threat',
    revealed('09031', [
      { identity: STEPHEN, hand: ['09005', '09004', CARD] },
      { identity: SPIDER, hand: ['01005'] },
    ]),
    table => {
      expect(table.zone(0, 'discard')).toEqual(['09004']);
      expect(table.scheme.threat).toBe(3);
      expect(table.zone(1, 'hand')).toEqual(['01005']);
    },
  );
  scenario(
    '09031 Thoughtcasting, hero: its cost as damage; of several as dear his choice',
    revealed('09031', [{ identity: STRANGE, hand: ['09003', '09009', CARD] }]),
    table => {
      table.asks(0, 'discard', ['09003', '09009']).pick('09009');
      expect(table.identity().damage).toBe(2);
      expect(table.zone(0, 'discard')).toEqual(['09009']);
    },
  );
  scenario(
    '09031 cards without a cost count as 0 (W1-404)',
    revealed('09031', [{ identity: STRANGE, hand: [CARD] }]),
    table => {
      expect(table.zone(0, 'discard')).toEqual([CARD]);
      expect(table.identity().damage).toBe(0);
    },
  );
});

describe('Brother Voodoo', () => {
  scenario(
    'takes an event from the top 5 cards, and none below',
    strange({ hand: ['09012', ...cards(3)], deck: [CARD, '09004', CARD, '09003', CARD, '09005'] }),
    table => {
      table
        .pick('09012')
        .pay(...cards(3))
        .pick('09012')
        .asks(0, 'search', ['09004', '09003'])
        .pick('09003');
      expect(table.zone(0, 'hand')).toEqual(['09003']);
      expect(table.zone(0, 'deck')).toHaveLength(5);
    },
  );
});

describe('Clea', () => {
  scenario(
    'defeated, she may go back into her owner’s deck',
    boosted('T-blank', [{ identity: STRANGE, play: ['09013'] }]),
    table => {
      table.pick('09013').asks(0, 'interrupt', ['09013.0']).pick('09013');
      expect(table.zone(0, 'discard')).toEqual([]);
      expect(table.zone(0, 'deck')).toContain('09013');
      expect(table.lines).toContain('log-defeated');
    },
  );
  scenario('or be discarded', boosted('T-blank', [{ identity: STRANGE, play: ['09013'] }]), table => {
    table.pick('09013').pass();
    expect(table.zone(0, 'discard')).toEqual(['09013']);
  });
});

describe('Iron Fist', () => {
  scenario(
    'stuns the enemy he attacks and deals it 1, twice in all',
    strange({ play: ['09014'], minions: ['01102'] }),
    table => {
      table.pick('09014.attack').pick('01102').asks(0, 'interrupt', ['09014.0']).pick('09014');
      expect(table.card('01102')).toMatchObject({ damage: 3, statuses: ['stunned'] });
      expect(table.card('09014')).toMatchObject({ counters: 1, damage: 1 });
      expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
    },
  );
  scenario('stays without counters', strange({ play: [{ card: '09014', counters: 0 }] }), table => {
    table.pick('09014.attack');
    expect(table.villain).toMatchObject({ damage: 2, statuses: [] });
    expect(table.card('09014').damage).toBe(1);
  });
  scenario(
    'a stage that his 1 defeats is gone: his attack deals the next one nothing, and he takes nothing (CH-C33)',
    { ...strange({ play: ['09014'] }), villain: { card: RHINO, damage: 13, attached: ['01153'] } },
    table => {
      table.pick('09014.attack').pick('09014');
      expect(table.villain).toMatchObject({ card: '01095', damage: 0 });
      expect(table.card('09014').damage).toBe(0);
    },
  );
});

describe('Desperate Defense', () => {
  scenario(
    '+2 DEF for this attack; unhurt, the hero readies',
    boosted('T-blank', [{ identity: STRANGE, hand: ['09015', CARD] }]),
    table => {
      table.pick(STRANGE).asks(0, 'interrupt', ['09015']).pick('09015').pay(CARD);
      expect(table.identity()).toMatchObject({ damage: 0, exhausted: false });
    },
  );
  scenario(
    'readies the hero before anything responds (W1-315)',
    boosted('T-blank', [{ identity: STRANGE, hand: ['09015', CARD], play: ['01082', '09020'] }]),
    table => {
      // Indomitable has nobody to ready any more.
      table.pick(STRANGE).pick('09015').pay(CARD).asks(0, 'response', ['09020.0']).pass();
      expect(table.identity().exhausted).toBe(false);
    },
  );
  scenario(
    'hurt, the hero does not',
    {
      ...boosted('T-blank', [{ identity: STRANGE, hand: ['09015', CARD] }]),
      villain: { card: RHINO, attached: ['01100', '01100', '01100'] },
    },
    table => {
      table.pick(STRANGE).pick('09015').pay(CARD);
      expect(table.identity()).toMatchObject({ damage: 2 + 3 - 4, exhausted: true });
    },
  );
  scenario(
    'hurt, Indomitable may ready the hero (W1-315)',
    {
      ...boosted('T-blank', [{ identity: STRANGE, hand: ['09015', CARD], play: ['01082'] }]),
      villain: { card: RHINO, attached: ['01100', '01100', '01100'] },
    },
    table => {
      table.pick(STRANGE).pick('09015').pay(CARD).asks(0, 'response', ['01082.0']).pick('01082');
      expect(table.identity().exhausted).toBe(false);
    },
  );
  scenario(
    'nor one whom the blow has defeated',
    {
      ...boosted('T-blank', [{ identity: STRANGE, damage: 9, hand: ['09015', CARD] }, { identity: '01010a' }]),
      villain: { card: RHINO, attached: ['01100', '01100', '01100'] },
    },
    table => {
      table.pick(STRANGE).pick('09015').pay(CARD);
      expect(table.state.players[0]?.eliminated).toBe(true);
    },
  );
  scenario(
    'not where an ally defends',
    boosted('T-blank', [{ identity: STRANGE, hand: ['09015', CARD], play: ['09012'] }]),
    table => {
      table.pick('09012');
      expect(table.zone(0, 'hand')).toEqual(['09015', CARD]);
    },
  );
});

describe('Momentum Shift', () => {
  scenario('heals 2 and deals 2', strange({ damage: 3, hand: ['09016', ...cards(2)] }), table => {
    table.pick('09016').pay(...cards(2));
    expect(table.identity().damage).toBe(1);
    expect(table.villain.damage).toBe(2);
  });
  scenario('not with less damage than that', strange({ damage: 1, hand: ['09016', ...cards(2)] }), table => {
    expect(table.refused['09016']).toBe('unable-hurt');
  });
});

describe('The Night Nurse', () => {
  scenario(
    'heals 1 from a hero, who loses a status card of your choice',
    strange({ damage: 2, status: ['stunned', 'confused'], play: ['09019'] }),
    table => {
      table.pick('09019.0').asks(0, 'option', ['stunned', 'confused']).pick('stunned');
      expect(table.identity()).toMatchObject({ damage: 1, statuses: ['confused'] });
      expect(table.card('09019').counters).toBe(2);
    },
  );
  scenario(
    'not for an alter-ego, nor for a hero who needs nothing',
    { heroes: [{ identity: STEPHEN, damage: 2, play: ['09019'] }, { identity: SPIDER }] },
    table => {
      expect(table.refused['09019.0']).toBe('why-unhurt');
    },
  );
});

describe('Unflappable', () => {
  scenario(
    'draws a card after a defense without damage',
    boosted('T-blank', [{ identity: STRANGE, play: ['09020'] }]),
    table => {
      table.pick(STRANGE).asks(0, 'response', ['09020.0']).pick('09020');
      expect(table.zone(0, 'hand')).toEqual([CARD]);
      expect(table.card('09020').exhausted).toBe(true);
    },
  );
  scenario(
    'not where damage was taken, nor undefended',
    { ...boosted('T-blank', [{ identity: STRANGE, play: ['09020'] }]), villain: { card: RHINO, attached: ['01100'] } },
    table => {
      table.pick(STRANGE);
      expect(table.identity().damage).toBe(1);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
});

describe('Warning', () => {
  scenario(
    'prevents 1 of the damage to any hero',
    boosted('T-blank', [{ identity: SPIDER }, { identity: STRANGE, hand: ['09021'] }]),
    table => {
      table.pass().pass().pass().asks(1, 'interrupt', ['09021']).pick('09021');
      expect(table.identity(0).damage).toBe(1);
    },
  );
  scenario('not to an ally', boosted('T-blank', [{ identity: STRANGE, hand: ['09021'], play: ['09012'] }]), table => {
    table.pick('09012');
    expect(table.card('09012').damage).toBe(2);
    expect(table.zone(0, 'hand')).toEqual(['09021']);
  });
});

describe('The Sorcerer Supreme', () => {
  scenario('one more card in hand as a hero', { ...strange({ play: ['09026'] }), step: 'end of turns' }, table => {
    expect(table.zone(0, 'hand')).toHaveLength(6);
  });
  scenario('not as an alter-ego', { ...stephen({ play: ['09026'] }), step: 'end of turns' }, table => {
    expect(table.zone(0, 'hand')).toHaveLength(6);
  });
  scenario('only for a Mystic', { heroes: [{ identity: SPIDER, hand: ['09026', ...cards(2)] }] }, table => {
    expect(table.refused['09026']).toBe('why-needs');
  });
});

describe('Skilled Strike', () => {
  scenario('+2 ATK for a basic attack of your hero', strange({ hand: ['09037'] }), table => {
    table.pick(`${STRANGE}.attack`).asks(0, 'interrupt', ['09037']).pick('09037');
    expect(table.villain.damage).toBe(3);
  });
  scenario('not for an ally’s', strange({ hand: ['09037'], play: ['09012'] }), table => {
    table.pick('09012.attack');
    expect(table.villain.damage).toBe(1);
  });
});

describe('Foiled!', () => {
  scenario(
    'cancels the icons of a boost card while an enemy schemes',
    boosted('09027', [{ identity: STEPHEN, hand: ['09038'] }]),
    table => {
      table.asks(0, 'interrupt', ['09038']).pick('09038');
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario('not while one attacks', boosted('09027', [{ identity: STRANGE, hand: ['09038'] }]), table => {
    table.pass();
    expect(table.identity().damage).toBe(4);
  });
});

describe('Iron Man, the ally', () => {
  scenario(
    'upgrades on him cost 1 less: what they are attached to is said first',
    strange({ hand: ['01074', CARD], play: ['09039', '09012'] }),
    table => {
      table.pick('01074').asks(0, 'attach', ['09039', '09012']).pick('09039');
      expect(table.zone(0, 'hand')).toEqual([CARD]);
      expect(table.card('01074').host).toBe(table.card('09039').id);
    },
  );
  scenario(
    'on another ally they cost as much as ever',
    strange({ hand: ['01074', CARD], play: ['09039', '09012'] }),
    table => {
      table.pick('01074').pick('09012').pay(CARD);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  const beside = (hand: readonly string[]) => ({
    heroes: [
      { identity: SPIDER, hand, play: ['09012'] },
      { identity: STRANGE, play: ['09039'], hand: [CARD] },
    ],
  });
  scenario('upgrades on him cost 1 less for any player', beside(['03031', CARD]), table => {
    table.pick('03031').asks(0, 'attach', ['09039', '09012']).pick('09039');
    expect(table.card('03031').host).toBe(table.card('09039').id);
    expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual([[CARD], [CARD]]);
  });
  scenario('another player’s upgrade on another ally costs as much as ever', beside(['03031', CARD]), table => {
    table.pick('03031').pick('09012').pay(CARD);
    expect(table.card('03031').host).toBe(table.card('09012').id);
    expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual([[], [CARD]]);
  });
  scenario('other cards of another player cost as much as ever', beside(['01005']), table => {
    expect(table.refused).toMatchObject({ '01005': 'why-resources' });
  });
  scenario(
    'with nothing to pay with, he alone may have one',
    strange({ hand: ['01074'], play: ['09039', '09012'] }),
    table => {
      table.pick('01074');
      expect(table.card('01074').host).toBe(table.card('09039').id);
    },
  );
});
