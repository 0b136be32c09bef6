import { expect, test } from 'vitest';
import { loadWords } from '../../../../src/locales/index.js';
import { hero, type Layout, loot, scenario, story, superOf, teamUp } from '../table.js';

const brawler = hero('nature', { power: [{ do: 'draw', count: 2 }] });
const draws = story({ do: 'draw', count: 2 });
const blow = superOf(brawler, { do: 'draw', count: 1 });

scenario(
  'what an answer would do: each action of a turn',
  {
    cards: { brawler, draws, blow },
    teams: [
      {
        hand: ['smash', 'draws', 'blow'],
        places: [{ card: 'brawler', readyAt: 0 }, { card: 'magic', stunned: true }, 'mutant'],
        stack: ['gadget'],
        deck: ['filler', 'filler', 'filler'],
      },
      { hand: ['smash'], places: ['mutant', { card: 'magic', stunned: true }, 'nature'] },
    ],
  },
  table => {
    expect(table.previews).toEqual({
      'smash smash brawler': 'Attack a hero: stun it, or defeat it if it’s already stunned.',
      'smash smash mutant': 'Attack a hero: stun it, or defeat it if it’s already stunned.',
      // The hand is refilled first (SM-5).
      'power brawler': 'Draw 2. (Player 0: cards in hand 3 > 6)',
      'story draws': 'Draw 2. (Player 0: cards in hand 3 > 6)',
      'super blow brawler': 'Draw a card. (Player 0: cards in hand 3 > 6)',
      'retire magic': 'Your stunned hero is defeated, and a new one joins.',
      'discard smash': 'Swap it for a new card.',
      'discard draws': 'Swap it for a new card.',
      'discard blow': 'Swap it for a new card.',
    });
    table.pick('smash smash mutant');
    expect(table.previews).toEqual({
      mutant: 'Its player may counter.',
      magic: 'Stunned heroes can’t defend themselves, so this one is defeated.',
      nature: 'Its player may counter.',
    });
    table.pick('mutant');
    expect(table.previews).toEqual({
      smash: 'Counter. Your rival may counter back.',
      'give-in': 'Your hero is stunned.',
    });
    table.pick('give-in');
  },
);

scenario(
  'what an answer would do: against a Team-Up, giving in costs the hero',
  {
    cards: { both: teamUp('mutant', 'magic') },
    teams: [{ hand: ['both'] }, { hand: ['smash'] }],
  },
  table => {
    expect(table.previews['team-up both mutant']).toBe(
      'Attack with two heroes. Win, and your rival’s hero is defeated.',
    );
    table.pick('team-up both mutant').pick('mutant');
    expect(table.previews['give-in']).toBe('Your hero is defeated.');
    table.pick('give-in');
    expect(table.places(1)).not.toContain('mutant');
  },
);

scenario(
  'what an answer would do: a Super revives a stunned hero first, and then nothing more is sure',
  {
    cards: { brawler, blow },
    teams: [
      { hand: ['blow', 'filler'], places: [{ card: 'brawler', stunned: true }, 'magic', 'mutant'], deck: ['filler'] },
      {},
    ],
  },
  table => {
    expect(table.previews['super blow brawler']).toBe('Revive that hero first. Draw a card.');
    table.pick('super blow brawler');
    expect(table.places(0)).toBe('brawler magic mutant');
  },
);

const gifts = story({ do: 'draw', count: 2, who: 'all' });
scenario(
  'what an answer would do: a card that draws leaves the hand first, and rivals replace nothing by it (SM-5, SM-C30)',
  {
    cards: { gifts, brawler },
    teams: [
      {
        hand: ['gifts', ...Array(6).fill('smash')],
        places: ['brawler', 'magic', 'mutant'],
        deck: Array(9).fill('smash'),
      },
      { hand: ['smash', 'smash', 'smash'], deck: Array(9).fill('smash') },
    ],
  },
  table => {
    expect(table.previews).toMatchObject({
      'power brawler': 'Draw 2. (Player 0: cards in hand 7 > 9)',
      'story gifts': 'Have every team draw 2. (Player 0: cards in hand 7 > 8) (Player 1: cards in hand 3 > 5)',
    });
    table.pick('story gifts');
    expect([0, 1].map(seat => table.zone(seat, 'hand').length)).toEqual([8, 5]);
  },
);

const finds = story({ do: 'take' });
const SMASHES = (count: number): string[] => Array.from({ length: count }, () => 'smash');
const finding = (held: number, deck: number): Layout => ({
  cards: { finds },
  teams: [{ hand: ['finds', ...SMASHES(held - 1)], deck: SMASHES(deck), discard: ['filler'] }, { hand: ['smash'] }],
});
for (const [says, layout, foreseen, after] of [
  ['leaves a hand that is over its size first (SM-C17)', finding(7, 3), ' (Player 0: cards in hand 7 > 7)', 7],
  ['refills one that is short first (SM-5)', finding(3, 4), ' (Player 0: cards in hand 3 > 6)', 6],
  ['finds nothing where refilling reshuffles the pile (SM-13, SM-C27)', finding(5, 0), '', 5],
] as const)
  scenario(`what an answer would do: a Story that takes from the discard pile ${says}`, layout, table => {
    expect(table.previews['story finds']).toBe(`Take a card from your discard pile.${foreseen}`);
    table.pick('story finds');
    expect(table.zone(0, 'hand')).toHaveLength(after);
  });

scenario(
  'what an answer would do: a power that takes tells no number while cards are to be replaced as the turn ends (SM-C30)',
  {
    cards: { finder: hero('mutant', { power: [{ do: 'take' }] }) },
    teams: [{ places: ['finder'], hand: SMASHES(2), deck: SMASHES(5), discard: ['filler'] }, { hand: ['smash'] }],
  },
  table => {
    expect(table.previews['power finder']).toBe('Take a card from your discard pile.');
    table.pick('power finder');
    expect(table.zone(0, 'hand')).toHaveLength(5);
  },
);

scenario(
  'what an answer would do: some attackers can’t be countered, and a coin may save a sturdy hero (SM-C29)',
  {
    cards: {
      swift: hero('mutant', { passive: [{ is: 'swift', to: ['nature'] }] }),
      sturdy: hero('gadget', { passive: [{ is: 'sturdy' }] }),
    },
    teams: [
      { places: ['swift'], hand: ['smash'] },
      { places: ['nature', 'sturdy'], hand: ['smash'] },
    ],
  },
  table => {
    table.pick('smash smash swift');
    expect(table.previews).toEqual({
      nature: 'Its player can’t counter.',
      sturdy: 'Its player may counter.',
    });
    table.pick('sturdy');
    expect(table.previews['give-in']).toBe('Your hero is stunned, unless a coin saves it.');
    table.pick('smash');
  },
);

const retiring = (more: Layout['teams'][number]): Layout => ({
  teams: [{ places: [{ card: 'mutant', stunned: true }, 'magic', 'nature'], hand: ['smash'], ...more }, {}],
});
for (const [says, more] of [
  ['an empty stack (SM-7)', {}],
  [
    'more than three in play (SM-C12)',
    { places: [{ card: 'mutant', stunned: true }, 'magic', 'nature', 'gadget'], stack: ['gadget2'] },
  ],
] as const)
  scenario(`what an answer would do: a hero that is given up isn’t replaced with ${says}`, retiring(more), table => {
    expect(table.previews['retire mutant']).toBe('Your stunned hero is defeated. No new one joins.');
    table.pick('retire mutant');
    expect(table.places(0)).not.toContain('mutant');
    expect(table.places(0)).not.toContain('gadget2');
  });

scenario(
  'what an answer would do: the hero that puts a team out is its last life (SM-Q1)',
  {
    falls: 2,
    cards: { meteor: story({ do: 'defeat', to: { state: 'stunned' } }) },
    teams: [
      { hand: ['meteor'], deck: ['smash'] },
      { places: [{ card: 'mutant', stunned: true }, 'magic'], defeated: ['nature'] },
    ],
  },
  table => {
    expect(table.previews['story meteor']).toContain('(Player 1: lives left 1 > 0)');
    table.pick('story meteor');
    expect(table.outcome?.places).toEqual([1, 2]);
  },
);

const meteor = story({ do: 'defeat', to: { team: 'all', pick: 'each', state: 'stunned' } });
const coffee = story({ do: 'revive', to: { team: 'mine' } });
const photo = story({ do: 'when', is: { if: 'heroes', state: 'stunned', least: 1 }, does: [{ do: 'draw', count: 2 }] });
const wakes = superOf(brawler, { do: 'revive', to: { team: 'mine', other: true } });
const IDLE = { meteor, coffee, photo, wakes };
const idle = (name: keyof typeof IDLE, stunned: readonly string[] = []): Layout => ({
  cards: { brawler, ...IDLE },
  teams: [
    {
      hand: [name],
      places: ['brawler', 'magic', 'nature'].map(card => ({ card, stunned: stunned.includes(card) })),
      deck: SMASHES(9),
    },
    {},
  ],
});
for (const [pick, name, why] of [
  ['story meteor', 'meteor', 'No hero it can defeat.'],
  ['story coffee', 'coffee', 'No stunned hero it can revive.'],
  ['story photo', 'photo', 'Only if at least 1 of your heroes is stunned.'],
  ['super wakes brawler', 'wakes', 'No stunned hero it can revive.'],
] as const) {
  scenario(`a card that would do nothing says so and why, and so does the log: ${name}`, idle(name), table => {
    expect(table.previews[pick]).toBe(`Does nothing now. ${why}`);
    table.pick(pick);
    expect(table.logged('log-nothing')).toMatchObject([{ args: { card: { card: IDLE[name].id } } }]);
  });
  scenario(`… but not where it finds somebody: ${name}`, idle(name, ['magic']), table => {
    expect(table.previews[pick]).not.toContain('nothing');
    table.pick(pick);
    expect(table.lines).not.toContain('log-nothing');
  });
}

test.each([
  ['en', 'Coffee Break does nothing.'],
  ['de', 'Coffee Break bewirkt nichts.'],
  ['es', 'Coffee Break no tiene efecto.'],
  ['fr', 'Coffee Break n’a aucun effet.'],
])('a card that does nothing is told in every language: %s', (language, told) => {
  expect(loadWords('smash', language).say({ id: 'log-nothing', args: { card: 'Coffee Break' } })).toBe(told);
});

const moves = superOf(brawler, { do: 'return' });
scenario(
  'a Super that revives its hero has done something, whatever comes of the rest',
  { ...idle('coffee', ['brawler']), cards: { brawler, coffee: moves } },
  table => {
    expect(table.previews['super coffee brawler']).toMatch(/^Revive that hero first\./);
    table.pick('super coffee brawler');
    expect(table.lines).toContain('log-revived');
    expect(table.lines).not.toContain('log-nothing');
  },
);

const report = story({
  do: 'flip',
  heads: [{ do: 'revive', to: { team: 'mine' } }],
  tails: [{ do: 'draw', count: 1 }],
});
for (const [side, seed] of [
  ['heads', 'three'],
  ['tails', 'one'],
] as const)
  scenario(
    `a side of the coin that finds nobody leaves a line: ${side}`,
    { seed, cards: { report }, teams: [{ hand: ['report'], deck: SMASHES(9) }, {}] },
    table => {
      expect(table.previews['story report']).not.toContain('nothing');
      table.pick('story report');
      expect(table.logged('log-flip').map(({ args }) => args?.side)).toEqual([side]);
      expect(table.lines.includes('log-nothing')).toBe(side === 'heads');
    },
  );

const spam = loot('gadget', { reaction: 'story', passive: [{ is: 'safe', from: 'story' }] });
const warding = (more: Partial<Layout['teams'][number]>, cards: Layout['cards'] = { spam }): Layout => ({
  cards: { gifts, brawler, cheers, ...cards },
  teams: [
    { hand: ['gifts', 'cheers'], places: ['brawler', 'magic'], deck: SMASHES(9) },
    { hand: SMASHES(2), places: ['gadget'], deck: SMASHES(9), ...more },
    { hand: SMASHES(2), places: ['nature'], deck: SMASHES(9) },
  ],
});
const cheers = superOf(brawler, { do: 'draw', count: 2, who: 'all' });
const [MINE, FIRST, SECOND] = [
  ' (Player 0: cards in hand 2 > 7)',
  ' (Player 1: cards in hand 2 > 4)',
  ' (Player 2: cards in hand 2 > 4)',
];
const GADGET = { places: ['gadget'] };
for (const [says, layout, ofStory, ofSuper] of [
  ['of a team that may ward it off (SM-C2)', warding(GADGET), MINE + SECOND, MINE + FIRST + SECOND],
  [
    'of a team that may ward off a Super',
    warding(GADGET, { mirror: loot('gadget', { reaction: 'super' }) }),
    MINE + FIRST + SECOND,
    MINE + SECOND,
  ],
  [
    'at all where what wards it off may strike back',
    warding(GADGET, { mirror: loot('gadget', { reaction: 'story', does: [{ do: 'stun', to: { pick: 'random' } }] }) }),
    '',
    MINE + FIRST + SECOND,
  ],
  [
    '… but of one whose Loot would find no hero',
    warding({ places: [{ card: 'gadget', stunned: true }, 'nature'] }),
    MINE + FIRST + SECOND,
    MINE + FIRST + SECOND,
  ],
  [
    '… but of one that has other Loot',
    warding({ places: [{ card: 'gadget', loot: 'spam' }] }),
    MINE + FIRST + SECOND,
    MINE + FIRST + SECOND,
  ],
] as const)
  scenario(`what an answer would do: a Story or Super is sure of nothing ${says}`, layout, table => {
    expect(table.previews).toMatchObject({
      'story gifts': `Have every team draw 2.${ofStory}`,
      'super cheers brawler': `Have every team draw 2.${ofSuper}`,
    });
    table.pick('discard gifts');
  });

scenario('what an answer would do: nobody wards a Story off without a card in hand', warding({ hand: [] }), table => {
  expect(table.previews['story gifts']).toContain('(Player 1: cards in hand 0 > 2)');
  table.pick('story gifts').pickAs(2, 'let-it');
  expect(table.zone(1, 'hand')).toHaveLength(2);
});

for (const [says, more, foreseen] of [
  ['unless Loot stops the attack (SM-C2)', {}, ', unless Loot stops it.'],
  ['for sure where no hand is there (SM-C2)', { hand: [] }, '.'],
] as const)
  scenario(
    `what an answer would do: a stunned hero is defeated, ${says}`,
    {
      cards: { trapdoor: loot('gadget', { reaction: 'attack' }) },
      teams: [{ hand: ['smash'] }, { hand: ['smash'], places: [{ card: 'magic', stunned: true }, 'gadget'], ...more }],
    },
    table => {
      table.pick('smash smash magic');
      expect(table.previews.magic).toBe(`Stunned heroes can’t defend themselves, so this one is defeated${foreseen}`);
      table.pick('magic');
      if (table.prompts.some(({ reason }) => reason === 'react')) table.pickAs(1, 'let-it');
    },
  );
