import { expect, test } from 'vitest';
import {
  assault,
  atStartOfTurn,
  draws,
  heals,
  hits,
  inTurn,
  mayPlay,
  thatMany,
  theirs,
  theyDiscard,
  trigger,
  untilTheirTurnEnds,
} from '../../../../src/games/squad/abilities/index.js';
import { cards as printed } from '../../../../src/games/squad/cards/index.js';
import { anyCard } from '../../../../src/games/squad/filters.js';
import { squadWith } from '../../../../src/games/squad/index.js';
import { Table } from '../../../../src/kernel/index.js';
import { counts, does, holds, strongerBy } from '../made.js';
import { ALL, BOTH, blow, card, ONLINE, onHit, pile, plain, rule, starter, stops, TCG } from './rule.js';

// -- cards that change the rules

rule(
  BOTH,
  'cards break rules',
  'an ability that plays another card still asks for the power',
  {
    power: 5,
    me: { hand: ['plays another', 'level 5', 'level 6'] },
    them: { deck: pile('energy') },
    cards: [
      card('plays another', onHit(2, mayPlay(anyCard))),
      card('level 5', { level: 5 }),
      card('level 6', { level: 6 }),
    ],
  },
  table => {
    table.attack('plays another').asks(0, 'play', ['level 5']).pick('level 5');
    expect(table.zone(0, 'hand')).toEqual(['level 6']);
    expect(table.zone(1, 'discard')).toHaveLength(4);
  },
);

// -- may, and as much as can be done

rule(
  BOTH,
  'may',
  'SQ-14: what a card allows can be declined',
  {
    me: { hand: ['ST329', blow('speed', 3)] },
    them: { deck: pile('energy') },
  },
  table => {
    table
      .attack('ST329')
      .asks(0, 'play', [blow('speed', 3)])
      .pick('pass');
    expect(table.zone(0, 'hand')).toEqual([blow('speed', 3)]);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'may',
  'SQ-14: what it orders cannot',
  { me: { hand: ['draws'], deck: pile('tech', 3) }, them: { deck: pile('energy') }, cards: [draw(1)] },
  table => {
    table.attack('draws');
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

rule(
  BOTH,
  'may',
  'SQ-15: the offer comes with any card in hand, and not with none',
  { me: { hand: ['ST329', stops('tech')] }, them: { deck: pile('energy') } },
  table => void table.attack('ST329').asks(0, 'play', []).pick('pass'),
);

rule(
  BOTH,
  'do as much as you can',
  'SQ-14: two to draw, one left',
  { me: { hand: ['draws'], deck: [stops('tech')] }, them: { deck: pile('energy') }, cards: [draw(2)] },
  table => {
    table.attack('draws');
    expect(table.zone(0, 'hand')).toEqual([stops('tech')]);
  },
);

rule(
  BOTH,
  'do as much as you can',
  'SQ-14: nothing to draw, and what comes after is done all the same',
  {
    me: { hand: ['draws, then discards', stops('tech')], deck: [] },
    them: { deck: pile('energy') },
    cards: [
      card(
        'draws, then discards',
        onHit(
          2,
          inTurn(
            draws(3),
            does(game => {
              game.mine.discard.push(...game.mine.hand.splice(0, 1));
            }),
          ),
        ),
      ),
    ],
  },
  table => {
    table.attack('draws, then discards');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['draws, then discards', stops('tech')]);
  },
);

function draw(count: number) {
  return card('draws', onHit(2, draws(count)));
}

// -- playing by an effect

const animal7 = card('big animal', { factor: 'animal', level: 7, attack: 3 });

rule(
  BOTH,
  'effect plays',
  'SQ-18: at power 7 Snikkity Snikt offers a level 7 animal card, not The Best at What I Do',
  {
    power: 7,
    me: { hand: ['ST068', 'ST197', 'big animal', blow('tech', 3)] },
    them: { deck: pile('energy', 12) },
    cards: [animal7],
  },
  table => {
    table.attack('ST068').asks(0, 'play', ['big animal']).pick('big animal');
    expect(table.zone(0, 'hand')).toEqual(['ST197', blow('tech', 3)]);
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

const xMen7 = card('x-men 7', { team: 'X-Men', level: 7, attack: 2 });

rule(
  BOTH,
  'effect plays',
  'SQ-18: at power 7 Whisk on the Winds leaves The Best at What I Do on top of the deck',
  { power: 7, me: { hand: ['ST176'], deck: ['ST197', stops('tech')] }, them: { deck: pile('energy', 12) } },
  table => {
    table.attack('ST176');
    expect(table.zone(0, 'deck')).toEqual(['ST197', stops('tech')]);
    expect(table.zone(1, 'discard')).toHaveLength(3);
  },
);

rule(
  BOTH,
  'effect plays',
  'at power 8 it plays it',
  { power: 8, me: { hand: ['ST176'], deck: ['ST197', stops('tech')] }, them: { deck: pile('tech', 20) } },
  table => {
    table.attack('ST176');
    expect(table.zone(0, 'deck')).toEqual([stops('tech')]);
    expect(table.zone(1, 'discard')).toHaveLength(15);
  },
);

rule(
  BOTH,
  'effect plays',
  'a level 7 X-Men card on top is played',
  {
    power: 7,
    me: { hand: ['ST176'], deck: ['x-men 7', stops('tech')] },
    them: { deck: pile('tech', 12) },
    cards: [xMen7],
  },
  table => {
    table.attack('ST176');
    expect(table.zone(0, 'discard')).toEqual(['ST176', 'x-men 7']);
    expect(table.zone(1, 'discard')).toHaveLength(5);
  },
);

rule(
  BOTH,
  'reveal',
  'SQ-12: a card that does not fit goes back on top',
  { power: 7, me: { hand: ['ST176'], deck: [blow('speed', 1), stops('tech')] }, them: { deck: pile('tech', 12) } },
  table => {
    table.attack('ST176');
    expect(table.zone(0, 'deck')).toEqual([blow('speed', 1), stops('tech')]);
    expect(table.lines).toContain('log-reveal');
  },
);

rule(
  BOTH,
  'reveal',
  'SQ-12: turned up for its team, and back on top: Hanging Around',
  { me: { hand: ['ST377'], deck: ['ST048', stops('tech')] }, them: { deck: pile('tech') } },
  table => {
    table.attack('ST377');
    expect(table.zone(0, 'deck')).toEqual(['ST048', stops('tech')]);
    expect(table.zone(1, 'discard')).toHaveLength(5);
  },
);

rule(
  BOTH,
  'reveal',
  'SQ-12: shown from the hand, it stays in the hand',
  { me: { hand: ['ST254', 'ST048'] }, them: { deck: pile('tech') } },
  table => {
    table.attack('ST254').asks(0, 'reveal', ['ST048']).pick('ST048');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(1, 'discard')).toHaveLength(5);
  },
);

rule(
  BOTH,
  'reveal',
  'a card that is played by it ends in the discard pile',
  { me: { hand: ['ST005'], deck: ['ST048', stops('tech')] }, them: { deck: pile('tech') } },
  table => {
    table.attack('ST005');
    expect(table.zone(0, 'discard')).toEqual(['ST005', 'ST048']);
  },
);

rule(
  BOTH,
  'reveal',
  'with an empty deck there is nothing to turn up',
  { me: { hand: ['ST005', stops('tech')], deck: [] }, them: { deck: pile('tech') } },
  table => {
    table.attack('ST005');
    expect(table.lines).toContain('log-reveal-none');
    expect(table.zone(0, 'discard')).toEqual(['ST005']);
  },
);

// -- destroy

rule(
  BOTH,
  'destroy',
  'a Keeper in play goes to the discard pile, of the player’s choice',
  {
    power: 5,
    me: { hand: ['ST041'] },
    them: { deck: pile('tech'), keepers: ['quiet', 'other', 'animal'] },
    cards: [
      card('quiet', { keeper: 2 }),
      card('other', { keeper: 2 }),
      card('animal', { factor: 'animal', keeper: 2 }),
    ],
  },
  table => {
    table.attack('ST041').asks(0, 'keeper', ['quiet', 'other']).pick('other');
    expect(table.zone(1, 'keepers')).toEqual(['quiet', 'animal']);
    expect(table.zone(1, 'discard')[0]).toBe('other');
  },
);

rule(
  BOTH,
  'destroy',
  'SQ-14: one that fits is destroyed without a question; none that fits is no trouble',
  {
    until: 'over',
    power: 5,
    me: { hand: ['ST041', 'ST041'], deck: pile('tech') },
    them: { deck: pile('tech', 8), keepers: ['quiet'] },
    cards: [card('quiet', { keeper: 2 })],
  },
  table => {
    table.attack('ST041');
    expect(table.zone(1, 'keepers')).toEqual([]);
    table.pick('pass').attack('ST041').asks(1, 'block').take();
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

// -- heal

rule(
  BOTH,
  'heal',
  'the bottom cards of the discard pile go under the deck',
  {
    me: { hand: ['heals'], deck: [blow('speed', 1)], discard: pile('tech', 2).concat(pile('animal', 2)) },
    them: { deck: pile('energy') },
    cards: [card('heals', onHit(2, heals(2)))],
  },
  table => {
    table.attack('heals');
    expect(table.zone(0, 'discard')).toEqual(['heals', ...pile('tech', 2)]);
    expect(table.zone(0, 'deck')).toEqual([blow('speed', 1), ...pile('animal', 2)]);
  },
);

rule(
  BOTH,
  'heal',
  'SQ-14: with fewer cards than that, all of them; the attack itself is not there yet',
  {
    me: { hand: ['heals'], deck: [], discard: [stops('tech')] },
    them: { deck: pile('energy') },
    cards: [card('heals', onHit(2, heals(2)))],
  },
  table => {
    table.attack('heals');
    expect(table.zone(0, 'deck')).toEqual([stops('tech')]);
    expect(table.zone(0, 'discard')).toEqual(['heals']);
  },
);

test('squad-tcg: heal: nobody knows the order, and nobody can follow a card', () => {
  const healer = card('heals', onHit(2, heals(3)));
  const game = squadWith([...printed, ...plain, healer]);
  const discard = [stops('tech'), stops('animal'), stops('speed')];
  const orders = Array.from({ length: 30 }, (_, at) => {
    const position = {
      step: 'attack',
      turn: 3,
      players: [{ hand: ['heals'], deck: [blow('speed', 1)], discard }, { deck: pile('energy') }],
    };
    const state = game.position.read(position, { ruleset: 'tcg' }, ['A', 'B'], () => {
      throw new Error('nothing is left to chance');
    });
    const before = state.players[0].discard.map(({ id }) => id);
    const seats = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: {} } }));
    const table = Table.from(game, { version: 'test', options: { ruleset: 'tcg' }, seats, seed: `${at}` }, state);
    const [prompt] = table.prompts;
    table.answer(prompt?.number ?? 0, 0, { pick: [`c${state.players[0].hand[0]?.id}`] });
    const { deck } = table.state.players[0];
    expect(deck.map(({ id }) => id).filter(id => before.includes(id))).toEqual([]);
    return deck
      .slice(0, 3)
      .map(one => one.card)
      .join(' ');
  });
  expect(new Set(orders).size).toBe(6);
});

// -- attack numbers

rule(
  BOTH,
  'play at attack +1',
  'Samurai Slash: a speed or elemental card, one point stronger',
  {
    power: 5,
    me: { hand: ['ST069', blow('speed', 4), blow('elemental', 2), blow('tech', 4), 'speed of level 6'] },
    them: { deck: pile('energy', 12) },
    cards: [card('speed of level 6', { level: 6 })],
  },
  table => {
    table
      .attack('ST069')
      .asks(0, 'play', [blow('speed', 4), blow('elemental', 2)])
      .pick(blow('speed', 4));
    expect(table.zone(1, 'discard')).toHaveLength(9);
  },
);

rule(
  BOTH,
  'play at attack +1',
  'Samurai Slash: not after less than 2 damage',
  {
    power: 5,
    me: { hand: ['ST069', blow('speed', 4)] },
    them: { hand: [stops('animal')], deck: pile('energy', 12) },
  },
  table => {
    table.attack('ST069').block(stops('animal'));
    expect(table.zone(0, 'hand')).toEqual([blow('speed', 4)]);
  },
);

for (const [hero, amount] of [
  ['Storm', 3],
  ['Black Panther', 3],
  ['Storm & Thor', 3],
  ['Thor', 2],
] as const)
  rule(
    BOTH,
    'attack +1 for some cards',
    `Soul of Wakanda: a ${hero} attack of 2 counts as ${amount}`,
    {
      me: { hand: ['two'], keepers: ['ST138'] },
      them: { deck: pile('energy') },
      cards: [card('two', { hero, attack: 2 })],
    },
    table => {
      table.attack('two');
      expect(table.zone(1, 'discard')).toHaveLength(amount);
    },
  );

rule(
  BOTH,
  'attack +1 for some cards',
  'Soul of Wakanda: the opponent’s Storm gets nothing',
  {
    me: { hand: ['two'] },
    them: { deck: pile('energy'), keepers: ['ST138'] },
    cards: [card('two', { hero: 'Storm', attack: 2 })],
  },
  table => {
    table.attack('two');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

// -- Keepers that hit their own player

rule(
  BOTH,
  'opponent’s Keepers hit',
  'Stop Hitting Yourself!: each hits its own player for 2 and may misfire on their deck',
  {
    power: 9,
    me: { hand: ['ST253'], keepers: ['mine'] },
    them: {
      deck: [...pile('tech', 7), stops('speed'), stops('tech'), stops('tech'), stops('tech')],
      keepers: ['first', 'second'],
    },
    cards: [card('mine', { keeper: 2 }), card('first', { keeper: 2 }), card('second', { factor: 'animal', keeper: 2 })],
  },
  table => {
    table.attack('ST253');
    // 7 for the attack; the first Keeper misfires on its first point; the second hits for 2.
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
    expect(table.zone(1, 'keepers')).toEqual(['second']);
    expect(table.zone(0, 'keepers')).toEqual(['mine']);
    expect(table.zone(0, 'deck')).toHaveLength(12);
  },
);

rule(
  BOTH,
  'opponent’s Keepers hit',
  'Stop Hitting Yourself!: their player may block them',
  {
    power: 9,
    me: { hand: ['ST253'] },
    them: { deck: pile('tech', 9), hand: [stops('speed')], keepers: ['first'] },
    cards: [card('first', { keeper: 2 })],
  },
  table => {
    table
      .attack('ST253')
      .take()
      .asks(1, 'block', [stops('speed')])
      .block(stops('speed'));
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.zone(1, 'deck')).toHaveLength(2);
  },
);

// -- for one turn

const levels = [1, 4, 5, 7].map(level => card(`level ${level}`, { level }));

rule(
  BOTH,
  'power -3',
  'SQ-11: Spider-Shock: at power 7 the opponent acts as if it were 4, and then it is destroyed',
  {
    until: 'over',
    power: 7,
    active: 1,
    me: { keepers: ['ST440'], deck: pile('tech') },
    them: { hand: ['level 4', 'level 5', 'level 7'], deck: pile('tech') },
    cards: levels,
  },
  table => {
    table.asks(1, 'attack', ['level 4', 'pass']).pick('pass');
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST440']);
    expect(table.power).toBe(7);
  },
);

rule(
  BOTH,
  'power -3',
  'SQ-11: it stays at the end of its own player’s turn',
  { step: 'end', power: 7, me: { keepers: ['ST440'] } },
  table => expect(table.zone(0, 'keepers')).toEqual(['ST440']),
);

rule(
  BOTH,
  'power -3',
  'SQ-13: never below 1',
  { power: 2, active: 1, me: { keepers: ['ST440'] }, them: { hand: ['level 1', 'level 4'] }, cards: levels },
  table => void table.asks(1, 'attack', ['level 1', 'pass']).pick('pass'),
);

const weakens = card('weakens', { keeper: 2, lasting: [theirs.attack(-5)], triggers: [untilTheirTurnEnds] });

rule(
  BOTH,
  'attack -5',
  'SQ-11: 8 counts as 3',
  {
    active: 1,
    me: { keepers: ['weakens'], deck: pile('energy') },
    them: { hand: [blow('speed', 8)] },
    cards: [weakens],
  },
  table => {
    table.attack(blow('speed', 8));
    expect(table.zone(0, 'discard')).toHaveLength(3);
  },
);

rule(
  BOTH,
  'attack -5',
  'SQ-15: 2 counts as 0: nobody is asked, nothing is lost, no ability and no Keeper comes of it',
  {
    active: 1,
    me: { keepers: ['weakens'], hand: [stops('speed')], deck: pile('energy') },
    them: { hand: ['draws and stays'], deck: pile('tech') },
    cards: [weakens, card('draws and stays', { attack: 2, keeper: 2, ...onHit(2, draws(1)) })],
  },
  table => {
    table.attack('draws and stays');
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.zone(0, 'deck')).toHaveLength(10);
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.zone(1, 'discard')).toEqual(['draws and stays']);
  },
);

rule(
  BOTH,
  'attack -5',
  'one’s own cards keep their numbers, and a Keeper’s hit is not an attack number',
  {
    me: { hand: [blow('speed', 6)], keepers: ['weakens'] },
    them: { deck: pile('energy', 12) },
    cards: [weakens],
  },
  table => {
    table.attack(blow('speed', 6));
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

rule(
  BOTH,
  'attack -5',
  'a Keeper in play hits for its full number',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: pile('energy'), keepers: ['weakens'] },
    cards: [weakens, starter('hits for 2', 2)],
  },
  table => expect(table.zone(1, 'discard')).toHaveLength(2),
);

// -- printed stars

rule(
  BOTH,
  'special ability',
  'SQ-24: a printed * counts as 0 where a printed number is asked for',
  {
    power: 6,
    me: { hand: ['asks'], discard: ['ST020'] },
    them: { deck: pile('energy') },
    cards: [card('asks', { attack: '*', worth: counts(game => (game.discard.top?.printedAttack ?? 9) + 1) })],
  },
  table => {
    table.attack('asks');
    expect(table.zone(1, 'discard')).toHaveLength(1);
  },
);

rule(
  BOTH,
  'special ability',
  'SQ-24: played, it has the number it computes: Thunderbolt at power 6',
  { power: 6, me: { hand: ['ST020'] }, them: { deck: pile('tech') } },
  table => {
    table.attack('ST020');
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

// -- Keepers put into play, and counted

rule(
  ONLINE,
  'put into play',
  'I’ve Got a Mystery: a Keeper up to level 5 from the hand, whatever the power; no block, no damage',
  {
    power: 2,
    me: { hand: ['ST493', 'Keeper 5', 'Keeper 6', blow('speed', 1)], deck: pile('tech') },
    them: { deck: pile('tech', 6), hand: [stops('speed')] },
    cards: [card('Keeper 5', { keeper: 2, level: 5, attack: 5 }), card('Keeper 6', { keeper: 2, level: 6 })],
  },
  table => {
    table.attack('ST493').take();
    table.asks(0, 'put into play', ['Keeper 5']).pick('Keeper 5');
    expect(table.zone(0, 'keepers')).toEqual(['Keeper 5']);
    expect(table.zone(1, 'discard')).toHaveLength(3);
    expect(table.zone(0, 'hand')).toEqual(['Keeper 6', blow('speed', 1)]);
  },
);

rule(
  ONLINE,
  'put into play',
  'SQ-14: it may be declined',
  {
    power: 2,
    me: { hand: ['ST493', 'Keeper 5'], deck: pile('tech') },
    them: { deck: pile('tech', 6) },
    cards: [card('Keeper 5', { keeper: 2, level: 5 })],
  },
  table => {
    table.attack('ST493').pick('pass');
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

rule(
  ONLINE,
  'put into play',
  'Keepers that watch for it see it: Arms Race',
  {
    power: 2,
    me: { hand: ['ST493', 'Keeper 5'], keepers: ['ST004'] },
    them: { deck: pile('energy', 6) },
    cards: [card('Keeper 5', { keeper: 2, level: 5 })],
  },
  table => {
    table.attack('ST493').pick('Keeper 5');
    expect(table.zone(1, 'discard')).toHaveLength(4);
  },
);

const three = 'ST063';

rule(
  TCG,
  'three Keepers',
  'Nucleons Going Critical! hits with three Keepers in play',
  { step: 'start', me: { keepers: ['a', 'b', three] }, them: { deck: pile('energy') }, cards: quietOnes('a', 'b') },
  table => expect(table.zone(1, 'discard')).toHaveLength(1),
);

rule(
  TCG,
  'three Keepers',
  'with two it does not',
  {
    step: 'start',
    me: { keepers: ['a', three] },
    them: { deck: pile('energy'), keepers: ['b'] },
    cards: quietOnes('a', 'b'),
  },
  table => expect(table.zone(1, 'discard')).toEqual([]),
);

rule(
  TCG,
  'three Keepers',
  'SQ-17: an older one misfires first, and two are left: no hit',
  {
    step: 'start',
    me: { keepers: ['starter', 'a', three] },
    them: { deck: [stops('speed'), ...pile('energy')] },
    cards: [...quietOnes('a'), starter('starter', 1)],
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual(['a', three]);
    expect(table.zone(1, 'discard')).toEqual([stops('speed')]);
  },
);

rule(
  TCG,
  'three Keepers',
  'SQ-8: a newer one misfires after it: it has hit already',
  {
    step: 'start',
    me: { keepers: [three, 'a', 'starter'] },
    them: { deck: [stops('energy'), stops('speed'), ...pile('energy')] },
    cards: [...quietOnes('a'), starter('starter', 1)],
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual([three, 'a']);
    expect(table.zone(1, 'discard')).toEqual([stops('speed'), stops('energy')]);
  },
);

function quietOnes(...ids: readonly string[]) {
  return ids.map(id => card(id, { keeper: 2 }));
}

// -- what the card file says, not what an example says

rule(
  TCG,
  'parts of the card',
  'SQ-16: Go Team! heals for each Keeper, as its card says',
  {
    power: 7,
    me: { hand: ['ST033'], keepers: ['a', 'b'], deck: [], discard: pile('tech', 3) },
    them: { deck: pile('tech', 8) },
    cards: quietOnes('a', 'b'),
  },
  table => {
    table.attack('ST033');
    expect(table.zone(0, 'deck')).toHaveLength(2);
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

rule(
  TCG,
  'parts of the card',
  'SQ-16: Flailing Wildly heals when another Keeper is destroyed, as its card says',
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['ST224'], deck: [], discard: pile('tech', 3) },
    them: { deck: pile('energy', 8), keepers: ['a', 'b'] },
    cards: quietOnes('a', 'b'),
  },
  table => {
    table.attack('ST251');
    expect(table.zone(0, 'deck')).toHaveLength(2);
    expect(table.zone(1, 'keepers')).toEqual([]);
  },
);

// -- assault

rule(
  ALL,
  'keepers',
  'Assault: it hits at the start of its player’s turn, and not twice',
  {
    step: 'start',
    me: { keepers: ['assault 2', 'quiet'] },
    them: { deck: pile('energy') },
    cards: [
      card('assault 2', { keeper: 2, ...assault(2) }),
      card('quiet', {
        keeper: 2,
        triggers: [
          atStartOfTurn(
            draws(1),
            holds(() => false),
          ),
        ],
      }),
    ],
  },
  table => expect(table.zone(1, 'discard')).toHaveLength(2),
);

// -- flips, discards and rises that cards ask about

const watches = card('watches flips', {
  keeper: 2,
  triggers: [
    trigger(
      'flip',
      holds((game, event) => event.heads && event.seat === game.me),
      hits(1),
    ),
  ],
});

rule(
  BOTH,
  'special ability',
  'SQ-19: a flip whose result is given is a flip, and uses no coin',
  {
    coins: ['tails', 'heads'],
    me: { hand: ['given heads, then flips'], keepers: ['watches flips'] },
    them: { deck: pile('energy', 12) },
    cards: [
      watches,
      card('given heads, then flips', {
        attack: 2,
        onPlay: does(game => {
          if (game.coin.flip(true)) game.attack.strengthen(1);
          if (game.coin.flip()) game.attack.strengthen(4);
        }),
      }),
    ],
  },
  table => {
    table.attack('given heads, then flips');
    // 2 and 1 for the given heads; the coin of the list shows tails; the Keeper saw one heads.
    expect(table.zone(1, 'discard')).toHaveLength(4);
  },
);

rule(
  BOTH,
  'power up',
  'SQ-C8: what the flip for power sets off comes before the draw',
  {
    step: 'start',
    coins: ['heads'],
    me: { keepers: ['watches flips'], deck: pile('tech', 2) },
    them: { deck: pile('energy', 4) },
    cards: [watches],
  },
  table => expect(table.lines).toEqual(['log-turn', 'log-flip', 'log-power', 'log-hit', 'log-damage', 'log-draw']),
);

const minds = card('minds discards', {
  keeper: 2,
  triggers: [
    trigger(
      'discard',
      holds((_, event) => event.amount >= 2),
      hits(thatMany),
    ),
  ],
});
const costsTwo = card('costs two cards', onHit(1, theyDiscard(2)));

rule(
  BOTH,
  'special ability',
  'SQ-20: two cards discarded by one effect are one discard of two',
  {
    me: { hand: ['costs two cards'], keepers: ['minds discards'] },
    them: { hand: [stops('tech'), stops('animal'), stops('energy')], deck: pile('energy', 8) },
    cards: [costsTwo, minds],
  },
  table => {
    table.attack('costs two cards').take();
    table.asks(1, 'discard', [stops('tech'), stops('animal'), stops('energy')]).pick(stops('tech'), stops('energy'));
    table.take();
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
    // 2 for the attack, the two cards, and one hit for 2.
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

rule(
  BOTH,
  'special ability',
  'SQ-20: blocks, damage and the hand limit are no such discards',
  {
    until: 'over',
    me: { hand: [blow('speed', 3), ...pile('energy', 9)], keepers: ['minds discards'], deck: pile('energy', 9) },
    them: { hand: [stops('tech'), stops('animal'), stops('energy')], deck: [], keepers: ['minds discards'] },
    cards: [minds],
  },
  table => {
    table.attack(blow('speed', 3)).take().pick(stops('tech'));
    table.pick(stops('animal'));
    // The hand is gone; the hand limit of the other side costs a card; nobody was hit for it.
    table.asks(0, 'hand limit').pick(stops('energy'));
    expect(table.lines).not.toContain('log-hit');
    expect(table.outcome).toMatchObject({ places: [1, 2] });
  },
);

rule(
  BOTH,
  'do as much as you can',
  'SQ-14: two cards to discard and one in hand: that one, without a question',
  {
    me: { hand: ['costs two cards'] },
    them: { hand: [stops('tech')], deck: pile('energy', 8) },
    cards: [costsTwo],
  },
  table => {
    table.attack('costs two cards').take();
    expect(table.zone(1, 'hand')).toEqual([]);
  },
);

rule(
  BOTH,
  'special ability',
  'SQ-22: “went up this turn” adds up the rises of this turn',
  {
    until: 'over',
    step: 'start',
    power: 5,
    coins: ['heads', 'tails', 'heads', 'heads'],
    me: { hand: ['asks for rises'], deck: pile('energy', 3) },
    them: { deck: [...pile('energy', 5), stops('tech'), stops('tech')] },
    cards: [card('asks for rises', { attack: 3, ...strongerBy(game => 4 * game.power.rises) })],
  },
  table => {
    // The flip of this turn was heads: 3 and 4.
    table.attack('asks for rises');
    expect(table.outcome).toMatchObject({ places: [1, 2] });
  },
);

rule(
  BOTH,
  'special ability',
  'SQ-22: a rise of an earlier turn does not count',
  {
    power: 5,
    memory: { last: { taken: [0, 0], attacked: [false, false], rises: [1, 1] } },
    me: { hand: ['asks for rises'] },
    them: { deck: pile('energy', 9) },
    cards: [card('asks for rises', { attack: 3, ...strongerBy(game => 4 * game.power.rises) })],
  },
  table => {
    table.attack('asks for rises');
    expect(table.zone(1, 'discard')).toHaveLength(3);
  },
);

rule(
  BOTH,
  'special ability',
  'SQ-22: what Keepers take off is not taken off the rises',
  {
    step: 'start',
    until: 'over',
    power: 5,
    coins: ['heads', 'tails'],
    me: { hand: ['asks for rises'], deck: pile('energy', 3) },
    them: { deck: pile('energy', 7), keepers: ['ST440'] },
    cards: [card('asks for rises', { attack: 3, ...strongerBy(game => 4 * game.power.rises) })],
  },
  table => {
    table.attack('asks for rises');
    expect(table.outcome).toMatchObject({ places: [1, 2] });
  },
);
