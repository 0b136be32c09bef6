import { describe, expect, test } from 'vitest';
import { smash } from '../../../../src/games/smash/index.js';
import { SETTINGS } from '../../../../src/games/smash/options.js';
import { placesOf, type SmashState } from '../../../../src/games/smash/state.js';
import { Chance, PositionError, text } from '../../../../src/kernel/index.js';
import { loadWords } from '../../../../src/locales/index.js';
import { begin, playOut } from '../../../corpus.js';
import { hero, type Layout, type Played, type Side, scenario, story } from '../table.js';

const quick = { ...smash, rulesets: smash.rulesets.filter(({ id }) => id === 'quick') };
const options = smash.options.parse(SETTINGS.quick);

const two = (teams: readonly Side[], cards: Layout['cards'] = {}): Layout => ({ teams, cards, falls: 2 });
const meteor = story({ do: 'defeat', to: { team: 'all', pick: 'all', state: 'stunned' } });
const stunned = (card: string) => ({ card, stunned: true });

describe('Quick', () => {
  test('is a ruleset of its own, for all ready-made decks', () => {
    expect(smash.rulesets.map(({ id }) => id)).toEqual(['match', 'any', 'quick']);
    for (const deck of smash.decks.ready) expect(deck.rulesets).toContain('quick');
    for (const language of ['en', 'de', 'fr', 'es'])
      expect(loadWords('smash', language).say({ id: 'ruleset-quick' })).toMatch(/^[A-Z]/);
  });

  test('SM-Q2: three heroes of nine, no stack, and only their Supers in the deck', () => {
    const seats = smash.decks.ready.slice(0, 2).map(deck => ({ name: deck.id, deck }));
    const dealt = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const state: SmashState = smash.setup(options, seats, name => new Chance(`quick ${seed}`).stream(name));
      for (const team of state.teams) {
        const heroes = placesOf(team).map(({ hero: { card } }) => card);
        expect({ heroes: heroes.length, stack: team.stack.length }).toEqual({ heroes: 3, stack: 0 });
        const supers = [...team.deck, ...team.hand].map(({ card }) => card).filter(card => /^S[A-Z]{2}\d/.test(card));
        expect(supers.filter(card => card !== 'SM01' && /^S(?:MU|MA|NA|GA)/.test(card)).sort()).toEqual(
          heroes.map(card => `S${card}`).sort(),
        );
        expect(team.deck.length + team.hand.length).toBe(44);
        for (const card of heroes) dealt.add(card);
      }
    }
    // Not always the same ones.
    expect(dealt.size).toBeGreaterThan(6);
  });

  scenario(
    'SM-Q1: a team is out as soon as two of its heroes are defeated, though it has another',
    two([{ hand: ['smash'] }, { places: [stunned('mutant2'), 'magic2', 'nature2'], defeated: ['gadget2'] }]),
    table => {
      table.asks(0, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.outcome).toMatchObject({ places: [1, 2], reason: { id: 'end-last-standing' } });
      expect(table.lines).toContain('log-out-fallen');
    },
  );
  const falling: Layout = two([
    { hand: ['smash'], stack: ['gadget2'] },
    { places: [stunned('mutant2'), 'magic2', 'nature2'], defeated: ['gadget2'] },
    { places: ['mutant', 'magic', 'nature'] },
  ]);
  scenario('SM-Q1: the board counts lives, not heroes, and so does the table at a glance', falling, table => {
    const { panels, brief } = table.seen(0);
    expect(panels.map(({ meters }) => meters)).toEqual(
      [2, 1, 2].map(value => [{ id: 'left', label: text('meter-lives'), value }]),
    );
    expect(brief).toEqual([
      text('brief-my-lives', { lives: 2 }),
      text('brief-theirs', { who: { seat: 1 }, left: 1 }),
      text('brief-theirs', { who: { seat: 2 }, left: 2 }),
    ]);
    table.pick('smash smash mutant').pick('mutant2');
  });
  scenario('SM-12: of a team that is out the board shows its defeated heroes, and nothing else', falling, table => {
    table.pick('smash smash mutant').pick('mutant2');
    const panel = table.seen('public').panels.find(({ seat }) => seat === 1);
    expect(panel?.meters.map(({ value }) => value)).toEqual([0]);
    expect(panel?.zones).toMatchObject([
      { id: 'defeated', count: 2, cards: [{ card: table.team(1).defeated.at(-1)?.card }] },
    ]);
  });

  scenario(
    'SM-Q1: not with one',
    two([{ hand: ['smash'] }, { places: [stunned('mutant2'), 'magic2', 'nature2'] }]),
    table => {
      table.asks(0, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.outcome).toBeNull();
      expect(table.team(1).out).toBe(false);
    },
  );
  const beaten = (places: NonNullable<Side['places']>): Layout =>
    two([{ hand: ['smash'] }, { places, defeated: ['gadget2'], stack: ['gadget'] }, {}]);
  scenario(
    'SM-Q1: no hero of its stack joins a team that is out',
    beaten([stunned('mutant2'), 'magic2', 'nature2']),
    table => {
      table.asks(0, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.lines).toContain('log-out-fallen');
      expect(table.lines).not.toContain('log-joins');
    },
  );
  scenario(
    'SM-Q1: nor is its player asked for a place; heroes of its stack are left, so it has lost too many',
    beaten([stunned('mutant2'), null, null]),
    table => {
      table.asks(0, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.team(1).out).toBe(true);
      expect(table.lines).toContain('log-out-fallen');
      expect(table.lines).not.toContain('log-joins');
    },
  );
  scenario(
    'SM-Q1: one joins a team that is not (SM-7)',
    two([{ hand: ['smash'] }, { places: [stunned('mutant2'), 'magic2', 'nature2'], stack: ['gadget'] }]),
    table => {
      table.asks(0, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.places(1)).toBe('gadget magic2 nature2');
    },
  );
  scenario(
    'SM-Q1: nobody takes a team of their own that far (SM-6): a hero stays',
    two(
      [
        { hand: ['meteor', 'smash'], places: [stunned('mutant'), stunned('magic'), 'nature'] },
        { places: [stunned('mutant2'), 'magic2', 'nature2'] },
      ],
      { meteor },
    ),
    table => {
      expect(table.options).not.toContain('story meteor');
      table.pick('discard smash');
    },
  );
  scenario(
    'SM-Q1: nor gives up the hero that would put it out',
    two([{ hand: ['smash'], places: [stunned('mutant'), 'magic', null], defeated: ['nature'] }, {}]),
    table => {
      expect(table.options).not.toContain('retire mutant');
      table.pick('discard smash');
    },
  );

  test('SM-Q1: a position in which a team should be out is none', () => {
    const teams = [{ places: ['MU01'], defeated: ['MU02', 'MU03'] }, { places: ['GA01'] }];
    const read = (falls: number) =>
      smash.position.read({ teams } as never, smash.options.parse({ falls }), ['A', 'B'], () => {
        throw new Error('nothing is left to chance');
      });
    expect(() => read(2)).toThrow(PositionError);
    expect(read(3).falls).toBe(3);
  });

  test('SM-Q1, SM-Q2: random matches end, and no team that plays has lost two heroes', () => {
    for (const seats of [2, 3, 6]) {
      const begun = begin(quick, seats, `quick ${seats}`);
      playOut(begun, 6_000, () => {
        for (const team of begun.table.state.teams)
          if (!team.out && begun.table.state.battle === null) expect(team.defeated.length).toBeLessThan(2);
      });
    }
  });
});

describe('SM-C30', () => {
  const thief = hero('mutant', { power: [{ do: 'discard', count: 2, late: true }] });
  const taker = hero('mutant', { power: [{ do: 'discard', count: 2 }] });
  const full = ['smash', 'smash', 'filler', 'filler', 'filler2'];
  const robbed = (by: string): Layout => ({
    cards: { thief, taker },
    teams: [
      { places: [by, 'magic', 'nature'], hand: ['smash', 'filler'], deck: ['filler2', 'filler', 'filler', 'filler'] },
      { hand: full, deck: ['smash', 'smash', 'filler'] },
    ],
    actions: 2,
  });
  scenario('a late discard is not replaced before the next card of its own team', robbed('thief'), table => {
    table.asks(0, 'turn').pick('power thief').asks(1, 'discard').pick('filler', 'filler2');
    expect(table.zone(1, 'hand')).toHaveLength(3);
    // Its own turn: whatever it does, the hand is full afterwards.
    table.asks(1, 'turn').pick('discard filler');
    expect(table.zone(1, 'hand')).toHaveLength(5);
  });
  scenario('any other is (SM-5)', robbed('taker'), table => {
    table.asks(0, 'turn').pick('power taker').asks(1, 'discard').pick('filler', 'filler2');
    expect(table.zone(1, 'hand')).toHaveLength(5);
    table.asks(1, 'turn').pick('discard filler');
  });

  const plenty = Array.from({ length: 8 }, () => 'filler');
  const gifts = story({ do: 'draw', count: 2, who: 'all' });
  const planB = hero('gadget', { triggers: [{ on: 'stunned', does: [{ do: 'draw', count: 2 }] }] });
  /** Seat 0 takes two cards of seat 2; then seat 1 plays a Story. */
  const then = (card: string): Layout => ({
    cards: { thief, gifts, planB },
    teams: [
      { places: ['thief', 'magic', 'nature'], hand: full, deck: plenty },
      { hand: [card, ...full.slice(1)], deck: plenty },
      { places: ['planB', 'magic2', 'nature2'], hand: full, deck: plenty },
    ],
    actions: 2,
  });
  const robbedOf = (table: Played) => table.pick('power thief').pick('seat-2').pick('filler', 'filler2');
  scenario('a card that lets it draw in a rival’s turn replaces nothing before', then('gifts'), table => {
    robbedOf(table).asks(1, 'turn').pick('story gifts');
    // The team that plays it has replaced the card before (SM-5).
    expect([0, 1, 2].map(seat => table.zone(seat, 'hand').length)).toEqual([7, 7, 5]);
  });
  scenario('nor does a power of its own that a rival sets off', then('smash'), table => {
    robbedOf(table).asks(1, 'turn').pick('smash smash mutant').pick('planB').asks(2, 'counter').pick('give-in');
    expect(table.places(2)).toBe('planB! magic2 nature2');
    expect(table.zone(2, 'hand')).toHaveLength(5);
  });
  scenario('a counter of its own does', then('smash'), table => {
    robbedOf(table).asks(1, 'turn').pick('smash smash mutant').pick('planB').asks(2, 'counter').pick('smash');
    expect(table.zone(2, 'hand')).toHaveLength(5);
    table.pick('give-in');
  });

  const cleaning = story({ do: 'discard', count: 1, who: 'all' });
  scenario(
    'a rival’s card that makes it discard replaces only what goes',
    { ...then('cleaning'), cards: { thief, cleaning, planB } },
    table => {
      robbedOf(table).asks(1, 'turn').pick('story cleaning');
      table.asks(1, 'discard').pick('filler').asks(2, 'discard').pick('smash').asks(0, 'discard').pick('smash');
      expect([0, 1, 2].map(seat => table.zone(seat, 'hand').length)).toEqual([5, 5, 3]);
    },
  );
  scenario(
    'nor does what its own attack without a card costs, before its turn ends',
    {
      cards: {
        thief,
        ron: hero('gadget', { power: [{ do: 'attack' }] }),
        thorn: hero('nature', { passive: [{ is: 'costly', cards: 1 }] }),
      },
      teams: [
        { places: ['thief', 'thorn'], hand: full, deck: plenty },
        { places: ['ron', 'magic'], hand: full, deck: plenty },
      ],
      actions: 2,
    },
    table => {
      table.pick('power thief').asks(1, 'discard').pick('filler', 'filler2');
      table.asks(1, 'turn').pick('power ron').pick('thorn').asks(1, 'discard').pick('filler');
      expect(table.zone(1, 'hand')).toEqual(['smash', 'smash', 'filler']);
      table.asks(0, 'counter').pick('give-in');
      expect(table.zone(1, 'hand')).toHaveLength(5);
    },
  );
  scenario(
    'SM-5: a power that draws in its own turn refills its hand before',
    {
      cards: { thief, drawer: hero('gadget', { power: [{ do: 'draw', count: 2 }] }) },
      teams: [
        { places: ['thief', 'magic'], hand: full, deck: plenty },
        { places: ['drawer', 'magic'], hand: full, deck: plenty },
      ],
      actions: 2,
    },
    table => {
      table.pick('power thief').asks(1, 'discard').pick('filler', 'filler2');
      table.asks(1, 'turn').pick('power drawer');
      expect(table.zone(1, 'hand')).toHaveLength(7);
    },
  );

  const big = hero('gadget', { passive: [{ is: 'hand', plus: 1 }] });
  const deck = Array.from({ length: 8 }, () => 'smash');
  const tom = (place: NonNullable<Side['places']>[number], hand: readonly string[]): Layout => ({
    cards: { thief, big },
    teams: [
      { places: ['thief', 'magic', 'nature'], hand: full, deck },
      { places: [place, 'magic2', 'nature2'], hand, deck, turns: 2 },
    ],
    actions: 2,
  });
  const rob = (table: Played) => table.asks(0, 'turn').pick('power thief').asks(1, 'discard').pick('filler', 'filler2');
  scenario(
    'SM-C32: not by a bigger hand that was there before, when the turn begins',
    tom('big', [...full, 'filler']),
    table => {
      rob(table).asks(1, 'turn');
      expect(table.zone(1, 'hand')).toHaveLength(4);
      expect(table.zone(0, 'hand')).toEqual(full);
      table.pick('discard filler');
      expect(table.zone(1, 'hand')).toHaveLength(6);
    },
  );
  scenario('SM-C32: a power that is back draws its own card', tom({ card: 'big', readyAt: 3 }, full), table => {
    rob(table).asks(1, 'turn');
    expect(table.zone(1, 'hand')).toHaveLength(4);
    table.pick('discard filler');
    expect(table.zone(1, 'hand')).toHaveLength(6);
  });

  /** Seat 0 takes two cards of seat 2; seat 1 defeats a hero of it, and the next one joins. */
  const joined = (next: string, more: readonly string[], hand: number): Layout & { size: number } => ({
    cards: { thief, big },
    teams: [
      { places: ['thief', 'magic', 'nature'], hand: full, deck },
      { hand: full, deck },
      {
        places: [stunned('mutant2'), 'magic2', ...more],
        stack: [next],
        hand: [...full, 'filler'].slice(0, hand),
        deck,
      },
    ],
    actions: 2,
    size: hand,
  });
  const joins = (says: string, { size, ...layout }: ReturnType<typeof joined>, drawn: number): void =>
    scenario(says, layout, table => {
      table.pick('power thief').pick('seat-2').asks(2, 'discard').pick('filler', 'filler2');
      table.asks(1, 'turn').pick('smash smash mutant').pick('mutant2');
      expect(table.zone(2, 'defeated')).toEqual(['mutant2']);
      expect(table.zone(2, 'hand')).toHaveLength(size - 2 + drawn);
      expect(table.zone(0, 'hand')).toEqual(full);
    });
  joins('SM-C32: nor by another hero that joins', joined('gadget2', ['big'], 6), 0);
  joins('SM-C32: a hero that joins with a bigger hand draws its own card', joined('big', ['nature2'], 5), 1);
});
