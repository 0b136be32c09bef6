import { describe, expect } from 'vitest';
import { text } from '../../../../src/kernel/index.js';
import { BASE, hero, loot, scenario, story, superOf, teamUp } from '../table.js';

const immune = hero('nature', { passive: [{ is: 'immune', to: ['mutant'] }] });
const twoTypes = teamUp('mutant', 'magic');

describe('attacking with a Smash', () => {
  scenario(
    'an active hero attacks a rival hero that its player names; without a counter that one is stunned',
    { teams: [{ hand: ['smash'] }, { hand: ['filler'] }] },
    table => {
      table.asks(0, 'turn', ['smash smash mutant', 'smash smash magic', 'smash smash nature', 'discard smash']);
      table.pick('smash smash magic').asks(0, 'target', ['mutant', 'magic', 'nature']).pick('nature');
      table.asks(1, 'counter', ['give-in']).pick('give-in');
      expect(table.places(1)).toBe('mutant magic nature!');
      expect(table.places(0)).toBe('mutant magic nature');
    },
  );

  scenario(
    'an attacker who cannot counter a counter is stunned itself',
    { teams: [{ hand: ['smash', 'filler'] }, { hand: ['smash'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic').asks(1, 'counter', ['smash', 'give-in']).pick('smash');
      table.asks(0, 'counter', ['give-in']).pick('give-in');
      expect(table.places(0)).toBe('mutant! magic nature');
      expect(table.places(1)).toBe('mutant magic nature');
    },
  );

  scenario(
    'counters go back and forth as long as there are Smash cards, and hands are refilled on the way (SM-5)',
    {
      teams: [
        { hand: ['smash', 'filler', 'filler', 'filler', 'filler'], deck: ['smash', 'filler2'] },
        { hand: ['smash', 'filler', 'filler', 'filler', 'filler'], deck: ['smash', 'filler2'] },
      ],
    },
    table => {
      table
        .pick('smash smash mutant')
        .pick('magic')
        .pick('smash')
        .asks(0, 'counter', ['smash', 'give-in'])
        .pick('smash');
      table.asks(1, 'counter', ['smash', 'give-in']).pick('smash').asks(0, 'counter', ['give-in']).pick('give-in');
      expect(table.places(0)).toBe('mutant! magic nature');
      expect(table.zone(0, 'hand')).toHaveLength(5);
      expect(table.zone(1, 'hand')).toHaveLength(5);
    },
  );

  scenario(
    'a player who counters sees the battle grow',
    {
      teams: [
        { hand: ['smash', 'smash', 'filler'], deck: ['smash', 'smash'] },
        { hand: ['smash', 'smash', 'filler'], deck: ['smash', 'smash'] },
      ],
    },
    table => {
      expect(table.brief.map(({ id }) => id)).not.toContain('brief-battle');
      table.pick('smash smash mutant').pick('magic');
      for (const cards of [1, 2, 3]) {
        table.asks(cards % 2, 'counter');
        expect(table.brief).toContainEqual(text('brief-battle', { cards }));
        table.pick('smash');
      }
      table.asks(0, 'counter').pick('give-in');
    },
  );

  scenario('a player without cards is not asked', { teams: [{ hand: ['smash'] }, {}] }, table => {
    table.pick('smash smash mutant').pick('magic');
    expect(table.places(1)).toBe('mutant magic! nature');
  });

  scenario(
    'SM-15: a team with any card is asked for a counter, whether or not one fits, and sees why not',
    { teams: [{ hand: ['smash'] }, { hand: ['filler'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic').asks(1, 'counter', ['give-in']);
      expect(table.refused).toEqual({ filler: 'why-no-counter' });
      table.pick('give-in');
    },
  );

  scenario(
    'SM-1: a hero that is immune to the attacker’s type is no target; to another type it is',
    { cards: { immune }, teams: [{ hand: ['smash'] }, { places: ['immune', 'magic'] }] },
    table => {
      table.pick('smash smash mutant');
      expect(table.places(1)).toBe('immune magic!');
      expect(table.effects).toContain('immune');
    },
  );

  scenario(
    'SM-1: against another type it is a target',
    { cards: { immune }, teams: [{ hand: ['smash'] }, { places: ['immune', 'magic'] }] },
    table => {
      table.pick('smash smash magic').asks(0, 'target', ['immune', 'magic']).pick('immune');
    },
  );

  scenario(
    'SM-1: counters are generic: immunity does not keep a hero from being countered',
    {
      cards: { immune },
      teams: [
        { places: ['immune', 'magic'], hand: ['smash'] },
        { places: ['mutant'], hand: ['smash'] },
      ],
    },
    table => {
      table.pick('smash smash immune').asks(1, 'counter', ['smash', 'give-in']).pick('smash');
      expect(table.places(0)).toBe('immune! magic');
    },
  );

  scenario(
    'SM-4: a stunned hero that is attacked is defeated, without a counter, and a new one takes its place',
    {
      teams: [
        { hand: ['smash'] },
        { places: [{ card: 'mutant', stunned: true }, 'magic', 'nature'], stack: ['gadget'], hand: ['smash'] },
      ],
    },
    table => {
      table.pick('smash smash mutant').pick('mutant');
      expect(table.places(1)).toBe('gadget magic nature');
      expect(table.zone(1, 'defeated')).toEqual(['mutant']);
      expect(table.zone(1, 'hand')).toEqual(['smash']);
    },
  );

  scenario(
    'SM-C1: immunity is gone while the hero is stunned',
    { cards: { immune }, teams: [{ hand: ['smash'] }, { places: [{ card: 'immune', stunned: true }, 'magic'] }] },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['immune', 'magic']).pick('immune');
      expect(table.zone(1, 'defeated')).toEqual(['immune']);
    },
  );

  scenario(
    'a stunned hero cannot attack, use powers, stand in a Team-Up or hold Loot; its team may play Supers and Stories (SM-8)',
    {
      cards: {
        twoTypes,
        gun: loot('mutant', { passive: [{ is: 'lethal' }] }),
        able: hero('mutant', { power: [{ do: 'draw', count: 1 }] }),
      },
      teams: [
        {
          places: [
            { card: 'able', stunned: true },
            { card: 'magic', stunned: true },
          ],
          stack: ['nature'],
          hand: ['smash', 'twoTypes', 'gun', 'filler'],
          deck: ['filler2'],
        },
        {},
      ],
    },
    table => {
      table.asks(0, 'turn', [
        'story filler',
        'retire able',
        'retire magic',
        ...['smash', 'twoTypes', 'gun', 'filler'].map(card => `discard ${card}`),
      ]);
      expect(table.refused).toEqual({ smash: 'why-all-stunned', twoTypes: 'why-all-stunned', gun: 'why-loot' });
      table.pick('discard gun');
    },
  );
});

describe('Team-Ups', () => {
  scenario(
    'two active heroes of its types; the leader attacks, and whoever loses to it is defeated',
    { cards: { twoTypes }, teams: [{ hand: ['twoTypes'] }, { places: ['gadget', 'nature'], stack: ['mutant'] }] },
    table => {
      table.asks(0, 'turn', ['team-up twoTypes mutant', 'team-up twoTypes magic', 'discard twoTypes']);
      table.pick('team-up twoTypes magic').pick('gadget');
      expect(table.places(1)).toBe('mutant nature');
      expect(table.zone(1, 'defeated')).toEqual(['gadget']);
    },
  );

  scenario(
    'only the leader can lose: it is stunned, the second is not touched',
    { cards: { twoTypes }, teams: [{ hand: ['twoTypes', 'filler'] }, { hand: ['smash'] }] },
    table => {
      table.pick('team-up twoTypes magic').pick('nature').pick('smash').asks(0, 'counter', ['give-in']).pick('give-in');
      expect(table.places(0)).toBe('mutant magic! nature');
    },
  );

  scenario(
    'Smash cards go on after a Team-Up; a second one in the battle changes nothing more',
    {
      cards: { twoTypes },
      teams: [
        { hand: ['twoTypes', 'twoTypes', 'smash'] },
        { hand: ['smash', 'smash'], places: ['gadget'], stack: ['nature'] },
      ],
    },
    table => {
      table.pick('team-up twoTypes magic').pick('smash').asks(0, 'counter', ['smash', 'twoTypes', 'give-in']);
      table.pick('twoTypes').pick('smash').asks(0, 'counter', ['smash', 'give-in']).pick('smash');
      expect(table.zone(1, 'defeated')).toEqual(['gadget']);
    },
  );

  scenario(
    'SM-2: it counters as well; who wins with it defeats, the defending hero leading',
    {
      cards: { twoTypes },
      teams: [
        { hand: ['smash'], stack: ['gadget'] },
        { places: ['mutant', 'magic'], hand: ['twoTypes'] },
      ],
    },
    table => {
      table.pick('smash smash nature').pick('magic').asks(1, 'counter', ['twoTypes', 'give-in']).pick('twoTypes');
      expect(table.zone(0, 'defeated')).toEqual(['nature']);
      expect(table.logged('log-defeated')[0]?.why).toEqual({ rule: 'team-up' });
      expect(table.places(0)).toBe('mutant magic gadget');
    },
  );

  scenario(
    'SM-2: without a second active hero it is no counter',
    {
      cards: { twoTypes },
      teams: [{ hand: ['smash'] }, { places: ['mutant', { card: 'magic', stunned: true }], hand: ['twoTypes'] }],
    },
    table => {
      table.pick('smash smash nature').pick('mutant').asks(1, 'counter', ['give-in']);
      expect(table.refused).toEqual({ twoTypes: 'why-no-second' });
      table.pick('give-in');
      expect(table.places(1)).toBe('mutant! magic!');
    },
  );

  scenario(
    'SM-3: by default the types must match',
    { cards: { twoTypes }, teams: [{ places: ['nature', 'gadget'], hand: ['twoTypes'] }, {}] },
    table => {
      table.asks(0, 'turn', ['discard twoTypes']);
      expect(table.refused).toEqual({ twoTypes: 'why-team-up' });
      table.pick('discard twoTypes');
    },
  );

  scenario(
    'SM-3: with the option `any` two active heroes will do',
    { cards: { twoTypes }, teamUpTypes: 'any', teams: [{ places: ['nature', 'gadget'], hand: ['twoTypes'] }, {}] },
    table => {
      table.asks(0, 'turn', ['team-up twoTypes nature', 'team-up twoTypes gadget', 'discard twoTypes']);
      table.pick('discard twoTypes');
    },
  );

  for (const teamUpTypes of ['match', 'any'] as const)
    scenario(
      `SM-3: a pair that has nobody to attack is told so, not that it is none: ${teamUpTypes}`,
      {
        cards: { twoTypes: teamUp('nature', 'gadget') },
        teamUpTypes,
        teams: [
          { places: ['nature', 'gadget'], hand: ['twoTypes'] },
          { places: [{ card: 'mutant', shieldedUntil: 1 }] },
        ],
      },
      table => {
        table.asks(0, 'turn', ['discard twoTypes']);
        expect(table.refused).toEqual({ twoTypes: 'unable-attack' });
        table.pick('discard twoTypes');
      },
    );

  scenario(
    'SM-3: with the option `any` nobody is told of types',
    { cards: { twoTypes }, teamUpTypes: 'any', teams: [{ places: ['mutant'], hand: ['twoTypes'] }, {}] },
    table => {
      table.asks(0, 'turn', ['discard twoTypes']);
      expect(table.refusals.twoTypes).toEqual({ id: 'why-team-up', args: { types: 'any' } });
      table.pick('discard twoTypes');
    },
  );
});

describe('attacks that a card makes', () => {
  const duel = story({ do: 'attack', by: 'one' });
  const aloof = (from: 'story' | 'super' | 'power') => hero('gadget', { passive: [{ is: 'safe', from }] });
  scenario(
    'SM-C14: by a Story cannot be aimed at who is safe from Stories',
    {
      cards: { duel, aloof: aloof('story') },
      teams: [{ places: ['mutant'], hand: ['duel'] }, { places: ['aloof', 'magic'] }],
    },
    table => {
      table.pick('story duel');
      expect(table.places(1)).toBe('aloof magic!');
      expect(table.effects).toContain('aloof');
    },
  );
  scenario(
    'SM-C14: can at who is safe from something else',
    {
      cards: { duel, aloof: aloof('super') },
      teams: [{ places: ['mutant'], hand: ['duel'] }, { places: ['aloof', 'magic'] }],
    },
    table => {
      table.pick('story duel').asks(0, 'target', ['aloof', 'magic']).pick('aloof');
      expect(table.places(1)).toBe('aloof! magic');
    },
  );
  scenario(
    'SM-C14: by a power come to nothing where nobody else stands; a Smash does not',
    {
      cards: { aloof: aloof('power'), ron: hero('mutant', { power: [{ do: 'attack' }] }) },
      teams: [{ places: ['ron'], hand: ['smash'] }, { places: ['aloof'] }],
    },
    table => {
      table.asks(0, 'turn', ['smash smash ron', 'discard smash']).pick('smash smash ron');
      expect(table.places(1)).toBe('aloof!');
    },
  );
});

describe('Loot against a rival', () => {
  const ward = loot('mutant', { reaction: 'attack', does: [{ do: 'stun', to: { pick: 'foe' } }] });
  const shell = loot('nature', { reaction: 'attack', passive: [{ is: 'costly', cards: 1 }] });
  const deaf = loot('magic', { reaction: 'story' });
  const mirror = loot('magic', { reaction: 'super' });
  const stunning = story({ do: 'stun', to: { team: 'all', pick: 'all' } });

  scenario(
    'it is offered with the counters: the attack ends, and what it says happens',
    { cards: { ward }, teams: [{ hand: ['smash'] }, { hand: ['ward'] }] },
    table => {
      table.pick('smash smash nature').pick('magic').asks(1, 'counter', ['ward', 'give-in']).pick('ward');
      expect(table.places(1)).toBe('mutant magic nature');
      expect(table.places(0)).toBe('mutant magic nature!');
      expect(table.logged('log-reacts').length).toBeGreaterThan(0);
    },
  );

  scenario(
    'SM-15: for a stunned hero too, with any card in hand',
    {
      cards: { ward },
      teams: [{ hand: ['smash'] }, { places: ['mutant', { card: 'magic', stunned: true }], hand: ['filler', 'ward'] }],
    },
    table => {
      table.pick('smash smash nature').pick('magic').asks(1, 'react', ['ward', 'let-it']);
      expect(table.question).toMatch(/^Test \d+ is stunned and can’t counter the attack\. Play Loot to stop it\?$/);
      expect(table.previews['let-it']).toBe('Your hero is defeated.');
      table.pick('let-it');
      expect(table.zone(1, 'defeated')).toEqual(['magic']);
    },
  );

  scenario(
    'the question names the hero, and says so where nothing in hand can answer',
    {
      cards: { ward, deaf },
      teams: [{ hand: ['smash'] }, { places: ['mutant', { card: 'magic', stunned: true }], hand: ['filler', 'deaf'] }],
    },
    table => {
      table.pick('smash smash nature').pick('magic').asks(1, 'react', ['let-it']);
      expect(table.question).toMatch(/^Test \d+ is stunned and can’t counter the attack\. You can’t play Loot\.$/);
      expect(table.refused).toEqual({});
      table.pick('let-it');
    },
  );

  const steady = hero('gadget', { passive: [{ is: 'sturdy' }] });
  const swift = hero('mutant', { passive: [{ is: 'swift' }] });
  const duel = story({ do: 'attack', by: 'one', sure: true });
  const ambush = story({ do: 'attack', by: 'one', sure: true, fatal: true });
  for (const [says, by, first, attacked, loss] of [
    ['a power', swift, 'smash smash swift', BASE.magic, 'is stunned.'],
    ['a card that attacks', duel, 'story duel', steady, 'is stunned, unless a coin saves it.'],
    ['a card whose attack defeats', ambush, 'story ambush', steady, 'is defeated.'],
  ] as const)
    scenario(
      `the question says what allows no counter, and what letting the attack happen costs: ${says}`,
      {
        cards: { ward, steady, swift, duel, ambush },
        teams: [
          { places: ['swift'], hand: ['smash', 'duel', 'ambush'] },
          { places: ['magic', 'steady', 'mutant'], hand: ['ward', 'filler'] },
        ],
      },
      table => {
        table.pick(first).pick(attacked.id).asks(1, 'react', ['ward', 'let-it']);
        expect(table.question).toBe(`${attacked.name} can’t counter the attack because of ${by.name}. Play Loot?`);
        expect(table.prompt.source).toBe(by.id);
        expect(table.previews['let-it']).toBe(`Your hero ${loss}`);
        table.pick('ward');
      },
    );

  const cheers = superOf(swift, { do: 'stun', to: {} });
  scenario(
    'against a Super: the question says who plays which, and where to read what it does',
    { cards: { swift, cheers, mirror }, teams: [{ places: ['swift'], hand: ['cheers'] }, { hand: ['mirror'] }] },
    table => {
      table.pick('super cheers swift').asks(1, 'react', ['mirror', 'let-it']);
      expect(table.question).toBe(`Player 0 plays ${cheers.name}. Play Loot against it?`);
      expect(table.prompt.source).toBe(cheers.id);
      table.pick('mirror');
      expect(table.places(1)).toBe('mutant magic nature');
    },
  );

  scenario(
    'SM-C2: it needs an active hero of its type',
    { cards: { ward }, teams: [{ hand: ['smash'] }, { places: ['nature', 'magic'], hand: ['ward'] }] },
    table => {
      table.pick('smash smash nature').pick('magic').asks(1, 'counter', ['give-in']);
      expect(table.question).toMatch(/^Test \d+ is under attack\. You have nothing to counter with\.$/);
      expect(table.refused).toEqual({ ward: 'why-loot' });
      table.pick('give-in');
    },
  );

  scenario(
    'SM-C2: once its team has countered, it is too late for Loot',
    { cards: { ward }, teams: [{ hand: ['smash', 'smash'] }, { hand: ['ward', 'smash'] }] },
    table => {
      table.pick('smash smash nature').pick('magic').pick('smash').pick('smash').asks(1, 'counter', ['give-in']);
      expect(table.refused).toEqual({ ward: 'why-late-loot' });
      table.pick('give-in');
    },
  );

  scenario(
    'SM-C2: Loot that another reaction has left without a hero stays in hand, unseen, and a line says so',
    {
      cards: {
        gift: story({ do: 'draw', count: 1, who: 'all' }),
        gale: loot('magic', { reaction: 'story', does: [{ do: 'stun', to: { pick: 'all' } }] }),
        cloak: loot('nature', { reaction: 'story' }),
      },
      teams: [
        { hand: ['gift'] },
        { places: ['magic'], hand: ['gale'] },
        { places: ['nature'], hand: ['cloak', 'smash'] },
      ],
    },
    table => {
      table.pick('story gift').pickAs(1, 'gale').pickAs(2, 'cloak');
      expect(table.zone(2, 'hand')).toEqual(['cloak', 'smash']);
      const [line] = table.logged('log-reaction-lost');
      expect(line?.args).toEqual({ who: { seat: 2 } });
      expect(table.logged('log-reacts').map(({ args }) => args?.who)).toEqual([{ seat: 1 }]);
    },
  );

  scenario(
    'SM-C2: and no other Loot on the team',
    {
      cards: { ward, shell },
      teams: [{ hand: ['smash', 'filler'] }, { places: [{ card: 'nature', loot: 'shell' }, 'mutant'], hand: ['ward'] }],
    },
    table => {
      table.pick('smash smash nature').pick('mutant').asks(1, 'counter', ['give-in']);
      expect(table.refused).toEqual({ ward: 'why-second-loot' });
      table.pick('give-in');
    },
  );

  scenario(
    'SM-C2: who holds such Loot and cannot play it is told why',
    {
      cards: { stunning, deaf, ward, shell },
      teams: [
        { hand: ['stunning'] },
        { places: [{ card: 'nature', loot: 'shell' }, 'mutant'], hand: ['deaf', 'ward'] },
      ],
    },
    table => {
      table.pick('story stunning').asks(1, 'react', ['let-it']);
      expect(table.question).toBe(`Player 0 plays ${stunning.name}. You can’t play Loot against it.`);
      expect(table.prompt.source).toBe(stunning.id);
      expect(table.refused).toEqual({ deaf: 'why-second-loot' });
      table.pick('let-it');
    },
  );

  scenario(
    'SM-C2: if it has more to do it stays below a hero, without costing a turn',
    { cards: { shell }, teams: [{ hand: ['smash'] }, { hand: ['shell'] }] },
    table => {
      table.pick('smash smash nature').pick('magic').pick('shell');
      expect(table.places(1)).toBe('mutant magic nature+shell');
      expect(table.state.active).toBe(1);
    },
  );

  scenario(
    'against a Story: every rival is asked at once, and whoever plays it is spared alone (SM-15)',
    { cards: { stunning, deaf }, teams: [{ hand: ['stunning'] }, { hand: ['deaf'] }, { hand: ['filler'] }, {}] },
    table => {
      table.pick('story stunning');
      expect(table.prompts.map(({ seat, reason }) => [seat, reason])).toEqual([
        [1, 'react'],
        [2, 'react'],
      ]);
      table.pickAs(1, 'deaf').pickAs(2, 'let-it');
      expect([0, 1, 2, 3].map(seat => table.places(seat))).toEqual([
        'mutant! magic! nature!',
        'mutant magic nature',
        'mutant! magic! nature!',
        'mutant! magic! nature!',
      ]);
    },
  );

  scenario(
    'a Story that means only one’s own team asks nobody',
    { cards: { deaf }, teams: [{ hand: ['filler'], deck: ['filler2'] }, { hand: ['deaf'] }] },
    table => {
      table.pick('story filler');
      expect(table.logged('log-reacts')).toEqual([]);
    },
  );

  const bolt = hero('magic');
  scenario(
    'against a Super that touches rivals: its hero is revived all the same',
    {
      cards: { mirror, bolt, great: superOf(bolt, { do: 'stun', to: { pick: 'each' } }) },
      teams: [{ places: [{ card: 'bolt', stunned: true }], hand: ['great'] }, { hand: ['mirror'] }, {}],
    },
    table => {
      table
        .pick('super great bolt')
        .asks(1, 'react', ['mirror', 'let-it'])
        .pick('mirror')
        .asks(2, 'hero')
        .pick('magic');
      expect(table.places(0)).toBe('bolt');
      expect(table.places(1)).toBe('mutant magic nature');
      expect(table.places(2)).toBe('mutant magic! nature');
    },
  );
});
