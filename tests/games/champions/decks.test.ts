import { describe, expect, test } from 'vitest';
import { onLines, readList } from '../../../src/decks/list/read.js';
import { writeList } from '../../../src/decks/list/write.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { champions } from '../../../src/games/champions/index.js';
import type { Deck, Game } from '../../../src/kernel/index.js';
import { readFacts } from '../facts.js';

const game = champions as Game;
const say = gameTranslator(game, 'en').plain;
const nameOf = (id: string): string => game.cards.get(id)?.names.at(-1) ?? id;
const ready = (id: string): Deck => {
  const found = game.decks.ready.find(deck => deck.id === id);
  if (found === undefined) throw new Error(`no deck ${id}`);
  return found;
};
const problems = (cards: Deck['cards']): string[] =>
  game.decks.check({ name: '', cards }, game.options.parse({})).map(({ rule, message }) => `${rule}: ${say(message)}`);

/** What the book lists, by title. */
const BASICS = [
  'Avengers Mansion',
  'Emergency',
  'Energy',
  'First Aid',
  'Haymaker',
  'Genius',
  'Mockingbird',
  'Nick Fury',
  'Helicarrier',
  'Strength',
  'Tenacity',
];
const AGGRESSION = [
  'Chase Them Down 2',
  'Combat Training 2',
  'Hulk',
  'Relentless Assault 2',
  'Tac Team 2',
  'The Power of Aggression 2',
  'Tigra',
  'Uppercut 2',
];
const STARTERS: Readonly<Record<string, readonly string[]>> = {
  'black-panther': [
    'Black Panther',
    'Ancestral Knowledge',
    'Energy Daggers',
    'Panther Claws',
    'Shuri',
    'Tactical Genius',
    'The Golden City',
    'Vibranium 3',
    'Vibranium Suit',
    'Wakanda Forever! 5',
    'Armored Vest 2',
    'Black Widow',
    'Counter-Punch 2',
    'Get Behind Me! 2',
    'Indomitable 2',
    'Luke Cage',
    'Med Team 2',
    'The Power of Protection 2',
  ],
  'iron-man': [
    'Iron Man',
    'Arc Reactor',
    'Mark V Armor',
    'Mark V Helmet',
    'Pepper Potts',
    'Powered Gauntlets 2',
    'Repulsor Blast 3',
    'Rocket Boots 2',
    'Stark Tower',
    'Supersonic Punch 2',
    'War Machine',
    ...AGGRESSION,
  ],
  'captain-marvel': [
    'Captain Marvel',
    'Alpha Flight Station',
    "Captain Marvel's Helmet",
    'Cosmic Flight 2',
    'Crisis Interdiction 3',
    'Energy Absorption 2',
    'Energy Channel 2',
    'Photonic Blast 3',
    'Spider-Woman',
    'Get Ready 2',
    'Hawkeye',
    'Inspired 2',
    'Lead from the Front 2',
    'Make the Call 2',
    'Maria Hill',
    'The Power of Leadership 2',
    'The Triskelion',
    'Vision',
  ],
  'spider-man': [
    'Spider-Man',
    'Aunt May',
    'Backflip 2',
    'Black Cat',
    'Enhanced Spider-Sense 2',
    'Spider-Tracer 2',
    'Swinging Web Kick 3',
    'Web-Shooter 2',
    'Webbed Up 2',
    'Daredevil',
    'For Justice! 2',
    'Great Responsibility 2',
    'Heroic Intuition 2',
    'Interrogation Room 2',
    'Jessica Jones',
    'Surveillance Team 2',
    'The Power of Justice 2',
  ],
  'she-hulk': [
    'She-Hulk',
    'Focused Rage 2',
    'Gamma Slam',
    'Ground Stomp 2',
    'Legal Practice 2',
    'One-Two Punch 3',
    'Split Personality',
    'Superhuman Law Division',
    'Superhuman Strength 2',
    'Hellcat',
    ...AGGRESSION,
  ],
};

interface Printed {
  readonly code: string;
  readonly type_code?: string;
  readonly of?: string;
  readonly quantity: number;
}

/** Hero packs: the deck, and how the codes of the pack begin. */
const PACKS = [
  ['captain-america', '03'],
  ['ms-marvel', '05'],
  ['thor', '06'],
  ['black-widow', '08'],
  ['doctor-strange', '09'],
  ['hulk', '10'],
] as const;

describe('L2P: starter decks', () => {
  test('there is one for each hero', () => {
    const heroes = game.cards.all.filter(({ leads }) => leads === true).map(({ id }) => id);
    const led = game.decks.ready.map(({ cards }) => Object.keys(cards).filter(id => heroes.includes(id)));
    expect(led.flat().sort()).toEqual(heroes.sort());
    expect(led.every(({ length }) => length === 1)).toBe(true);
  });
  test.each(Object.entries(STARTERS))(
    '%s holds what the book lists, is legal, and has 40 cards beside the identity',
    (id, list) => {
      const byTitle = new Map<string, number>();
      for (const [card, copies] of Object.entries(ready(id).cards))
        byTitle.set(nameOf(card), (byTitle.get(nameOf(card)) ?? 0) + copies);
      const held = [...byTitle].map(([name, copies]) => (copies === 1 ? name : `${name} ${copies}`));
      expect(held.sort()).toEqual([...list, ...BASICS].sort());
      expect(problems(ready(id).cards)).toEqual([]);
      expect([...byTitle.values()].reduce((sum, copies) => sum + copies, 0)).toBe(41);
    },
  );
  test.each(PACKS)('the deck of %s is all players’ cards of pack %s before its obligation', (id, pack) => {
    const printed = readFacts<Printed>('champions', 'cards').filter(({ code }) => code.startsWith(pack));
    const end = printed.find(({ type_code }) => type_code === 'obligation')?.code ?? '';
    const own = printed.filter(({ code, type_code }) => code < end && type_code !== 'alter_ego');
    const again = readFacts<Printed>('champions', 'reprints').filter(({ code }) => code.startsWith(pack) && code < end);
    const listed = [...own, ...again].map(({ code, of, quantity }) => [of ?? code, quantity] as const);
    expect(ready(id).cards).toEqual(Object.fromEntries(listed));
    expect(listed.reduce((sum, [, copies]) => sum + copies, 0)).toBe(41);
    expect(problems(ready(id).cards)).toEqual([]);
  });
  test('Invocations come with Doctor Strange, and are in no deck', () => {
    const { cards } = ready('doctor-strange');
    expect(problems({ ...cards, '09032': 1 })).toEqual([
      expect.stringMatching(/^player-cards: .*Crimson Bands of Cyttorak/),
    ]);
  });
  test.each(game.rulesets.map(({ id }) => id))('every one may be played against %s', ruleset => {
    expect(game.decks.ready.filter(({ rulesets }) => !rulesets.includes(ruleset))).toEqual([]);
  });
});

describe('L2P: player deck customization', () => {
  const { cards } = ready('spider-man');
  const without = (...ids: string[]) => Object.fromEntries(Object.entries(cards).filter(([id]) => !ids.includes(id)));
  test('40 cards at least, the identity not counted', () => {
    expect(problems(without('01091'))).toEqual([expect.stringMatching(/^deck-size: .*39.*40/)]);
  });
  test('50 at most', () => {
    const more = { ...cards, '01083': 1, '01085': 3, '01086': 3, '01087': 3, '01092': 3, '01093': 3 };
    expect(problems(more)).toEqual([]);
    expect(problems({ ...more, '01091': 2 })).toEqual([expect.stringMatching(/^deck-size: .*51.*50/)]);
  });
  test.each([
    ['none', without('01001a'), 'one-identity'],
    ['two', { ...cards, '01010a': 1 }, 'one-identity'],
    ['one twice', { ...cards, '01001a': 2 }, 'one-identity'],
  ])('exactly one identity, not %s', (_, deck, rule) => {
    expect(problems(deck).some(problem => problem.startsWith(rule))).toBe(true);
  });
  test.each([
    ['too few of', { ...cards, '01005': 2, '01085': 2 }, 'Swinging Web Kick'],
    ['too many of', { ...cards, '01005': 4 }, 'Swinging Web Kick'],
    ['none of', { ...without('01002'), '01085': 2 }, 'Black Cat'],
    ['another hero’s', { ...cards, '01013': 1 }, 'Photonic Blast'],
  ])('the whole signature set and no other: %s it', (_, deck, name) => {
    expect(problems(deck)).toEqual([expect.stringMatching(new RegExp(`^signature: .*${name}`))]);
  });
  test('one aspect', () => {
    expect(problems({ ...cards, '01054': 1 })).toEqual([expect.stringMatching(/^one-aspect: .*Aggression.*Justice/)]);
  });
  test.each([
    ['three copies of a card', { ...cards, '01060': 3 }, { ...cards, '01060': 4 }, 'For Justice!'],
    ['one of a unique card', cards, { ...cards, '01059': 2 }, 'Jessica Jones'],
    ['two of a Power', cards, { ...cards, '01062': 3 }, 'The Power of Justice'],
    ['one of a double resource', cards, { ...cards, '01088': 2 }, 'Energy'],
  ])('%s at most', (_, most, more, name) => {
    expect(problems(most)).toEqual([]);
    expect(problems(more)).toEqual([expect.stringMatching(new RegExp(`^copies: .*${name}`))]);
  });
  test('no encounter cards, no alter-egos, nothing unknown', () => {
    expect(problems({ ...cards, '01099': 1 })).toEqual([expect.stringMatching(/^player-cards: .*Charge/)]);
    expect(problems({ ...cards, '01001b': 1 })).toEqual([expect.stringMatching(/^player-cards: .*Peter Parker/)]);
    expect(problems({ ...cards, '09999': 1 })).toEqual([expect.stringMatching(/^known-cards: .*09999/)]);
  });
});

/** A deck as deck sites write it in text: name, identity, products, then the types with their cards. */
function published(name: string, { cards }: Deck): string {
  const lines = (kind: string) =>
    Object.entries(cards)
      .filter(([id]) => game.cards.get(id)?.facets.type?.[0] === kind)
      .map(([id, copies]) => `${copies}x ${nameOf(id)} (Core Set)`);
  const [hero] = lines('hero').map(line => line.replace(/^1x | \(Core Set\)$/g, ''));
  return [
    name,
    '',
    hero,
    '',
    'Packs: Core Set',
    '',
    ...['Upgrades', ...lines('upgrade'), '', 'Events', ...lines('event'), '', 'Supports', ...lines('support'), ''],
    ...['Allies', ...lines('ally'), '', 'Resources', ...lines('resource'), ''],
  ].join('\n');
}

describe('an import from a deck site', () => {
  const all = game.decks.ready.map(({ id }) => id);
  test.each(all)('of its text is the deck: %s', id => {
    const read = readList(game, published('My own', ready(id)));
    expect(read.problems.map(({ message }) => say(message))).toEqual([]);
    expect(read.deck).toEqual({ name: 'My own', cards: ready(id).cards });
  });
  test.each(all)('of its JSON is the deck, the identity beside the others: %s', id => {
    const { cards } = ready(id);
    const [hero = ''] = Object.keys(cards).filter(
      card => card.endsWith('a') && game.cards.get(card)?.facets.type?.[0] === 'hero',
    );
    const { [hero]: _, ...slots } = cards;
    for (const leader of ['hero_code', 'investigator_code']) {
      const json = { id: 1, name: 'Published', version: '1.0', [leader]: hero, slots, meta: '{"aspect":"justice"}' };
      const read = readList(game, JSON.stringify(json));
      expect(read.problems).toEqual([]);
      expect(read.deck).toEqual({ name: 'Published', cards });
    }
  });
  test.each(all)('and our own export comes back: %s', id => {
    const deck = { name: 'Mine', cards: ready(id).cards };
    expect(readList(game, writeList(game, deck)).deck).toEqual(deck);
  });
  test.each([
    ['Spider-Man\n\nSpider-Man\n\n3x Haymaker', { '01001a': 1, '01087': 3 }],
    [
      '3x Web-Shooter\nAlly (1)\n1x Black Cat:Felicia Hardy\n**Justice cards**\n2 For Justice!',
      { '01008': 3, '01002': 1, '01060': 2 },
    ],
    ['1x Spider-Man\nHero (4)\n1x Aunt May\nMain deck\nBasic (1)\n1x Energy', { '01001a': 1, '01006': 1, '01088': 1 }],
    ['5x Wakanda Forever!', { '01043a': 1, '01043b': 1, '01043c': 1, '01043d': 2 }],
    [
      '1x Wakanda Forever!\n1x Wakanda Forever!\n1x Wakanda Forever!\n2x Wakanda Forever!',
      { '01043a': 1, '01043b': 1, '01043c': 1, '01043d': 2 },
    ],
    ['2x Wakanda Forever! (01043d)', { '01043d': 2 }],
  ])('%j', (list, cards) => {
    const read = readList(game, list);
    expect(read.problems.map(({ message }) => say(message))).toEqual([]);
    expect(read.deck.cards).toEqual(cards);
  });
  test('names the line of the card that breaks a rule', () => {
    const list = published('Too much', ready('spider-man')).replace('2x For Justice!', '4x For Justice!');
    const { deck, lines } = readList(game, list);
    const line = list.split('\n').findIndex(one => one.includes('For Justice!')) + 1;
    expect(onLines(game.decks.check(deck, game.options.parse({})), lines).map(({ message }) => say(message))).toEqual([
      `Line ${line}: For Justice! is in the deck 4 times; the limit is 3.`,
    ]);
  });
  test('names the line of what it does not know, and takes the rest', () => {
    const read = readList(game, 'My list\n\nEvents\n3x Haymaker\n2x Backflop\nUpgrade\nAunt Mey\n9x Wakanda Forever!');
    expect(read.problems.map(({ message }) => say(message))).toEqual([
      expect.stringMatching(/^Line 5, “2x Backflop”: .*Did you mean Backflip/),
      expect.stringMatching(/^Line 7, “Aunt Mey”: .*Did you mean Aunt May/),
    ]);
    expect(read.deck).toEqual({
      name: 'My list',
      cards: { '01087': 3, '01043a': 1, '01043b': 1, '01043c': 1, '01043d': 6 },
    });
    const json = readList(game, '{"slots": {\n"01087": 1,\n"99999": 2\n}}');
    expect(json.problems.map(({ message }) => say(message))).toEqual([expect.stringMatching(/^Line 3, “99999”/)]);
    expect(json.deck.cards).toEqual({ '01087': 1 });
  });
});
