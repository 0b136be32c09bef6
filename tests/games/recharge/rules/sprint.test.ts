import { describe, expect, test } from 'vitest';
import { recharge } from '../../../../src/games/recharge/index.js';
import { SETTINGS } from '../../../../src/games/recharge/options.js';
import { Chance, type Json, optionsOf } from '../../../../src/kernel/index.js';
import { loadWords } from '../../../../src/locales/index.js';
import { begin, playOut } from '../../../corpus.js';
import { named } from '../cards/laid.js';
import { type Layout, type Played, type Side, scenario } from '../table.js';

const doom = named('Doctor Doom');

const sprint = (players: readonly Side[], position: Json = {}, hands = 6): Layout => ({
  players,
  position,
  goal: 35,
  short: { hands, brisk: true },
  cards: [doom, named('Iron Man')],
});
const answering: Json = {
  step: 'answer',
  battle: { attacker: 1, waiting: [0], fighting: [1], turn: 1, ventured: true },
};
const attacked = (me: Side, them: Side = {}): Layout =>
  sprint([me, { hand: ['power4'], chain: [{ card: 'RC801' }], venture: [1], ...them }], answering);

describe('Sprint', () => {
  test('is a ruleset of its own: 35 points or six rounds', () => {
    const found = recharge.rulesets.find(({ id }) => id === 'sprint');
    expect(found?.options).toMatchObject({ goal: 35, hands: 6, brisk: true });
    expect(recharge.rulesets[0]?.id).toBe('tournament');
    for (const deck of recharge.decks.ready) expect(deck.rulesets).toContain('sprint');
  });

  test('RE-S3: everybody begins with three cards, at any table', () => {
    const options = recharge.options.parse(SETTINGS.sprint);
    const [deck] = recharge.decks.ready;
    for (const count of [2, 5]) {
      const seats = Array.from({ length: count }, (_, at) => ({
        name: `P${at}`,
        deck: deck as NonNullable<typeof deck>,
      }));
      const state = recharge.setup(options, seats, name => new Chance('three').stream(name));
      expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(count).fill(3));
    }
  });

  const dazzler = named('Dazzler');
  scenario(
    'RE-14: what is at stake with a counter is not told where a rival ventures one of theirs before',
    {
      ...attacked({ hand: [dazzler.id, 'hero5'], reserve: [2] }, { reserve: [1, 3] }),
      cards: [doom, named('Iron Man'), dazzler],
    },
    table => {
      expect(table.previews).toMatchObject({
        hero5: 'Adds 5 to your rating. (at stake 1 > 3)',
        [dazzler.id]: 'Adds 3 to your rating. Played: each rival ventures their lowest counter.',
      });
      const bid = optionsOf(table.prompt).find(({ key, card }) => card === dazzler.id && key.endsWith('venture-2'));
      table.pick(bid?.key as string);
      expect(table.state.players.map(({ venture }) => venture)).toEqual([[2], [1, 1]]);
    },
  );

  scenario(
    'RE-S2: an attack and its counter are one answer',
    sprint([{ hand: ['hero5', 'power4'], reserve: [1, 1, 3] }, { hand: [] }]),
    table => {
      expect(optionsOf(table.prompt).map(({ key }) => key.replace(/^c\d+/, 'c'))).toEqual([
        'c.venture-1',
        'c.venture-3',
        'pass',
      ]);
      table.pickWay('hero5', 'venture-3');
      expect(table.player(0)).toMatchObject({ reserve: [1, 1], venture: [3] });
      expect(table.lines).not.toContain('log-pass-turn');
      expect(table.prompts).toHaveLength(0);
    },
  );

  scenario(
    'RE-S2: what an answer comes to counts its counter: Nova adds two from eight points on',
    {
      ...sprint([{ hand: [named('Nova').id], reserve: [1, 5] }, { hand: [] }, { hand: [] }], { pot: [1, 2] }),
      cards: [named('Nova')],
    },
    table => {
      const rated = optionsOf(table.prompt).flatMap(({ label }) => label.args?.after ?? []);
      const { left } = named('Nova').points;
      expect(rated).toEqual([left, left + 2]);
      table.pick(optionsOf(table.prompt).find(({ key }) => key.endsWith('venture-5'))?.key ?? '');
      expect(table.rating(0)).toBe(left + 2);
    },
  );

  scenario('RE-S2: a defence with a counter', attacked({ hand: ['hero6'], reserve: [2, 5] }), table => {
    expect(optionsOf(table.prompt).map(({ key }) => key.replace(/^c\d+/, 'c'))).toEqual([
      'c',
      'c.venture-2',
      'c.venture-5',
      'concede',
    ]);
    table.pickWay('hero6', 'venture-5');
    expect(table.player(0)).toMatchObject({ reserve: [2], venture: [5] });
    expect(table.player(1).venture).toEqual([1]);
  });

  scenario(
    'RE-C2: a defence against an attack without a counter has none to answer with',
    {
      ...sprint([
        { hand: ['hero5'], reserve: [] },
        { hand: ['hero6'], reserve: [2] },
        { hand: ['hero6'], reserve: [2] },
      ]),
      actions: 3,
    },
    table => {
      table.pick('hero5');
      for (const seat of [1, 2]) {
        table.asks(seat, 'defend');
        expect(optionsOf(table.prompt).map(({ key }) => key.replace(/^c\d+/, 'c'))).toEqual(['c', 'concede']);
        table.pick('hero6');
      }
      expect(table.lines).not.toContain('log-venture');
    },
  );

  scenario('RE-S2: a defence without one', attacked({ hand: ['hero6'], reserve: [2, 5] }), table => {
    table.pick('hero6');
    expect(table.player(0)).toMatchObject({ reserve: [2, 5], venture: [] });
  });

  scenario(
    'RE-S2: a card that stops others from venturing stops this too',
    attacked({ hand: ['hero6'], reserve: [2, 5] }, { chain: [{ card: doom.id }] }),
    table => {
      expect(table.ways('hero6')).toHaveLength(1);
      table.pick('concede');
    },
  );

  const fighting: Json = { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0, ventured: true } };
  const inBattle = (first: string): Layout =>
    sprint(
      [
        { hand: ['power4'], chain: [{ card: first }], venture: [1] },
        { hand: ['foil'], chain: [{ card: 'RC802' }], venture: [1] },
      ],
      fighting,
    );
  scenario('RE-S2: nobody ventures after that, whatever the player before did', inBattle('RC801'), table => {
    table.pick('power4');
    expect(table.prompts).toHaveLength(0);
    expect(table.player(0).venture).toEqual([1]);
  });
  scenario('RE-S2: but for a card that lets its player', inBattle(named('Iron Man').id), table => {
    table.pick('power4').asks(0, 'venture').pick('counter-2');
    expect(table.player(0).venture).toEqual([1, 2]);
  });

  const iron = named('Iron Man');
  const defendsWith5 = (table: Played): void => {
    table.pick(optionsOf(table.prompt).find(({ key }) => key.endsWith('venture-5'))?.key ?? '');
    expect(table.player(1)).toMatchObject({ reserve: [1, 2, 3], venture: [1] });
  };
  const byIron = attacked({ hand: [iron.id], reserve: [2, 5] }, { reserve: [1, 2, 3] });
  scenario('RE-S4: no second counter after one that went with the card', byIron, table => {
    defendsWith5(table);
    expect(table.prompts).toHaveLength(0);
    expect(table.player(0)).toMatchObject({ reserve: [2], venture: [5] });
    expect(table.state.battle?.ventured).toEqual([1, 0]);
  });
  scenario('RE-S4: a first one may follow the card', byIron, table => {
    table.pick(iron.id).asks(0, 'venture', ['counter-2', 'counter-5']).pick('counter-2');
    expect(table.player(0)).toMatchObject({ reserve: [5], venture: [2] });
    expect(table.effects).toContain(iron.id);
  });
  scenario(
    'RE-S4: the next one is for the next turn',
    {
      ...byIron,
      players: [{ ...byIron.players[0], hand: [iron.id, 'power4'] }, ...byIron.players.slice(1)],
      actions: 3,
    },
    table => {
      defendsWith5(table);
      table.asks(1, 'battle').pick('power4').asks(0, 'battle').pick('power4');
      table.asks(0, 'venture', ['counter-2']).pick('keep');
      expect(table.player(0).venture).toEqual([5]);
    },
  );

  const ending = (round: number, hands = 6): Layout =>
    sprint(
      [
        { hand: [], venture: [2], victory: [1], reserve: [1] },
        { hand: [], venture: [1], victory: [2, 3], reserve: [1] },
      ],
      { step: 'after', winner: 0, round },
      hands,
    );
  scenario('RE-S1: after the last hand the highest victory pile wins', ending(6), table => {
    expect(table.outcome).toMatchObject({ places: [2, 1], reason: { id: 'end-hands', args: { hands: 6 } } });
  });
  scenario('RE-S1: not before', ending(5), table => {
    expect(table.outcome).toBeNull();
    expect(table.state.round).toBe(6);
  });

  const COURSES = [
    ['in Sprint', sprint([{ hand: ['hero5'] }, { hand: [] }], { round: 4 }), 'Round 4 of 6', ['Round 4 of 6']],
    ['not at a table that goes on', { players: [{ hand: ['hero5'] }, {}], position: { round: 4 } }, 'Round 4', []],
  ] as const;
  for (const [says, layout, round, glance] of COURSES)
    scenario(`RE-S1: the board and each menu say how many rounds there are: ${says}`, layout, table => {
      expect(table.seen(0)).toEqual({ status: `${round}: Player 0’s turn.`, brief: [...glance, 'At stake: 0'] });
      table.pick('hero5');
      if (says !== 'in Sprint') table.pick('counter-2');
      expect(table.seen(0).status).toBe(`${round}: Player 0 attacks.`);
    });

  test('RE-S1: the end says who wins by it', () => {
    expect(loadWords('recharge', 'en').say({ id: 'end-hands', args: { hands: 6 } })).toBe(
      'All 6 rounds have been played: the biggest victory pile wins.',
    );
  });

  test('RE-S1: random matches end after six rounds at most', () => {
    const short = { ...recharge, rulesets: recharge.rulesets.filter(({ id }) => id === 'sprint') };
    for (const seats of [2, 3, 8]) {
      const begun = begin(short, seats, `sprint ${seats}`);
      const { reason } = playOut(begun, 5_000, () => undefined);
      expect(['end-goal', 'end-hands', 'end-no-counters', 'end-out-of-cards']).toContain(reason.id);
      expect(begun.table.state.round).toBeLessThanOrEqual(6);
    }
  });

  test('its words are there in every language', () => {
    for (const language of ['en', 'de', 'fr', 'es']) {
      const words = loadWords('recharge', language);
      expect(words.say({ id: 'end-hands', args: { hands: 6 } })).toContain('6');
      expect(words.say({ id: 'brief-round', args: { round: 2, hands: 6 } })).toMatch(/2 .+ 6$/);
      expect(words.say({ id: 'ruleset-sprint' })).toBe('Sprint');
    }
  });
});
