import { expect } from 'vitest';
import { action, effect } from '../../../../src/games/champions/abilities/index.js';
import { event } from '../../../../src/games/champions/card.js';
import { text } from '../../../../src/kernel/index.js';
import {
  ALLY,
  CAROL,
  carol,
  ENERGY,
  GENIUS,
  MARVEL,
  marvel,
  PETER,
  RUNNER,
  SPIDER,
  STRENGTH,
} from '../encounter/tables.js';
import { CARD, scenario } from '../table.js';

// The player phase, paragraph by paragraph of the Learn to Play book.

scenario(
  'L2P: in player order: turns are taken clockwise from the first player on',
  { heroes: [carol, carol, carol], first: 1, until: 'end of turns' },
  table => {
    for (const seat of [1, 2, 0]) table.asks(seat, 'turn').pickAs(seat, 'end');
    expect(table.state.step.at).toBe('end of turns');
  },
);

scenario(
  'L2P: player phase: when everybody has had their turn hands are filled and cards readied, then comes the villain phase',
  { heroes: [{ ...marvel, exhausted: true, play: [{ card: ALLY, exhausted: true }] }], until: 'threat' },
  table => {
    table.end();
    expect(table.zone(0, 'hand')).toHaveLength(5);
    expect([table.identity().exhausted, table.card(ALLY).exhausted]).toEqual([false, false]);
  },
);

scenario(
  'L2P: player turn: as many moves as one likes, in any order; others may offer an action meanwhile',
  { heroes: [{ ...marvel, hand: [CARD], play: [ALLY] }, carol], mainScheme: { card: '01097b', threat: 4 } },
  table => {
    table.pick(`${ALLY}.thwart`).pass().pick(`${MARVEL}.attack`);
    table.pickAs(1, `${CAROL}.0`).pickAs(1, 's0');
    expect(table.zone(0, 'hand')).toHaveLength(2);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  'L2P: player turn: another player who is asked for an action reads who asks',
  { heroes: [marvel, carol, {}], first: 2, step: { at: 'turn', seat: 1, later: [0] } },
  table => {
    table.pick('ask.0').asks(0, 'asked');
    expect(table.prompt.question).toEqual({ id: 'ask-asked', args: { who: { seat: 1 } } });
    table.pass();
  },
);

scenario(
  'L2P: resource costs: the payment suggested keeps a wild resource for the type that nothing else can pay',
  {
    heroes: [{ identity: SPIDER, hand: [ENERGY, STRENGTH], play: ['01008'] }],
    scenario: 'klaw',
    villain: { card: '01113', attached: ['01118'] },
  },
  table => {
    const { prompt } = table.pick('01118.1').asks(0, 'pay');
    table.answer(prompt.default);
    expect(table.encounterDiscard).toEqual(['01118']);
    expect(table.card('01008')).toMatchObject({ exhausted: true, counters: 2 });
  },
);

scenario(
  'L2P: resource costs: the payment suggested has the type with which a card does more, where that takes nothing more',
  { heroes: [{ identity: SPIDER, hand: ['01053', ENERGY, STRENGTH], minions: ['01101', '01110'] }] },
  table => {
    const { prompt } = table.pick('01053').asks(0, 'pay');
    table.answer(prompt.default);
    table.asks(0, 'enemy').pick('01101');
    expect(table.zone(0, 'hand')).toEqual([ENERGY]);
  },
);

scenario(
  'L2P: changing form: once a round, and everything on the character stays',
  { heroes: [{ ...carol, damage: 3, exhausted: true, status: ['confused'], play: ['01018'] }] },
  table => {
    table.pick('form');
    expect(table.identity()).toMatchObject({ card: MARVEL, damage: 3, exhausted: true, statuses: ['confused'] });
    expect(table.maybe('01018')).toBeDefined();
    expect(table.refused.form).toBe('why-form-used');
  },
);

scenario(
  'L2P: playing a card: what is paid with is discarded, and an ally enters play ready',
  { heroes: [{ identity: SPIDER, hand: [ALLY, ENERGY, ENERGY] }] },
  table => {
    table.pick(ALLY).pay(ENERGY, ENERGY);
    expect(table.card(ALLY).exhausted).toBe(false);
    expect(table.zone(0, 'discard')).toEqual([ENERGY, ENERGY]);
  },
);

scenario(
  'L2P: playing a card: an event is discarded when it has done its work',
  { heroes: [{ ...marvel, hand: ['01087', ENERGY] }] },
  table => {
    table.pick('01087').pay(ENERGY);
    expect(table.villain.damage).toBe(3);
    expect(table.zone(0, 'discard')).toEqual(['01087', ENERGY]);
  },
);

scenario(
  'L2P: ally limit: a fourth ally, and one has to go',
  { heroes: [{ identity: SPIDER, hand: [ALLY, ENERGY, ENERGY], play: ['01002', '01059', '01083'] }] },
  table => {
    table.pick(ALLY).pay(ENERGY, ENERGY).asks(0, 'ally limit', ['01002', '01059', '01083', ALLY]).pick('01059');
    expect(table.zone(0, 'discard')[0]).toBe('01059');
    expect(table.inPlay(({ card }) => ['01002', '01059', '01083', ALLY].includes(card))).toHaveLength(3);
  },
);

scenario(
  'L2P: resource costs: what is paid beyond the cost is lost',
  { heroes: [{ identity: SPIDER, hand: ['01008', ENERGY, GENIUS] }] },
  table => {
    table.pick('01008').pay(ENERGY);
    expect(table.maybe('01008')).toBeDefined();
    expect(table.zone(0, 'hand')).toEqual([GENIUS]);
  },
);

scenario(
  'L2P: resource costs: a wild resource is any type',
  { heroes: [{ ...marvel, hand: [ENERGY], damage: 3, play: ['01008'] }] },
  table => {
    table.pick(`${MARVEL}.0`).pay('01008=energy');
    expect(table.identity().damage).toBe(2);
    expect(table.zone(0, 'hand')).toHaveLength(2);
  },
);

scenario(
  'L2P: using a basic power: recovery exhausts the alter-ego and heals no more than there is damage',
  { heroes: [{ ...carol, damage: 3 }] },
  table => {
    table.pick(`${CAROL}.recover`);
    expect(table.identity()).toMatchObject({ damage: 0, exhausted: true });
  },
);

scenario(
  'L2P: using a basic power: a hero attacks or thwarts, exhausts for it, and does not recover',
  { heroes: [{ ...marvel, damage: 3 }], mainScheme: { card: '01097b', threat: 5 } },
  table => {
    table.pick(`${MARVEL}.thwart`);
    expect(table.scheme.threat).toBe(3);
    expect(table.refused[`${MARVEL}.attack`]).toBe('why-exhausted');
    expect(table.offered()).not.toContain(`${MARVEL}.recover`);
  },
);

scenario(
  'L2P: ready and exhausted: what is exhausted cannot exhaust again',
  {
    heroes: [{ ...marvel, exhausted: true, play: [{ card: ALLY, exhausted: true }] }],
    mainScheme: { card: '01097b', threat: 5 },
  },
  table => {
    expect(table.offered()).toEqual(
      expect.not.arrayContaining([`${MARVEL}.attack`, `${ALLY}.attack`, `${ALLY}.thwart`]),
    );
    expect(table.refused[`${ALLY}.attack`]).toBe('why-exhausted');
  },
);

scenario(
  'L2P: dealing damage: a minion without hit points is defeated, an identity without is eliminated',
  { heroes: [{ ...marvel, minions: [RUNNER] }, carol] },
  table => {
    table.pick(`${MARVEL}.attack`).pick(RUNNER);
    expect(table.minions()).toEqual([]);
    expect(table.encounterDiscard).toEqual([RUNNER]);
  },
);

scenario(
  'L2P: dealing damage: a villain without hit points advances to the next stage, with all of its own',
  { heroes: [marvel], villain: { card: '01094', damage: 13 } },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01095', damage: 0 });
  },
);

scenario(
  'L2P: winning and losing: the last stage defeated, the players have won at once',
  { heroes: [marvel, carol], villain: { card: '01095', damage: 28 }, until: 'over' },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.ended).toBe('won');
  },
);

scenario(
  'L2P: winning and losing: all players eliminated, the villain has won',
  { heroes: [{ ...marvel, damage: 11 }], step: 'villain activates', until: 'over' },
  table => {
    table.pass();
    expect(table.ended).toBe('lost');
  },
);

scenario(
  'L2P: using an ally: it exhausts, attacks or thwarts, and takes its consequential damage',
  { heroes: [{ ...marvel, play: ['01059'] }], mainScheme: { card: '01097b', threat: 5 } },
  table => {
    table.pick('01059.thwart');
    expect(table.card('01059')).toMatchObject({ exhausted: true, damage: 1 });
    expect(table.scheme.threat).toBe(4);
  },
);

scenario(
  'L2P: triggering an action ability: cost, then effect; again as long as it can be paid for',
  { heroes: [{ identity: SPIDER, play: ['01008', { card: '01018', counters: 2 }], hand: [ENERGY, ENERGY] }] },
  table => {
    table.pick('01018.0').asks(0, 'amount').answer({ amount: 2 });
    table.pay(ENERGY);
    expect(table.card('01018').counters).toBe(4);
    table.pick('01018.0');
    table.answer({ amount: 2 });
    table.pay(ENERGY);
    expect(table.card('01018').counters).toBe(6);
  },
);

scenario(
  'L2P: hero and alter-ego abilities: only in that form',
  { heroes: [{ identity: PETER, damage: 3, play: ['01006', '01008'], hand: ['01087', ENERGY] }] },
  table => {
    expect(table.refused['01087']).toBe('why-hero');
    table.pick('01006.0').pick('form');
    expect(table.identity()).toMatchObject({ card: SPIDER, damage: 0 });
    expect(table.offered()).toContain('01087');
  },
);

scenario(
  'L2P: action abilities on encounter cards: any player may pay for them in their turn',
  {
    heroes: [marvel, { identity: SPIDER, hand: [STRENGTH, STRENGTH] }],
    villain: { card: '01094', attached: ['01100'] },
    until: 'end of turns',
  },
  table => {
    table.end().pick('01100.0').pay(STRENGTH, STRENGTH);
    expect(table.maybe('01100')).toBeUndefined();
    table.end();
  },
);

scenario(
  'L2P: other triggered abilities: interrupts and responses may be passed, forced ones come of themselves',
  { heroes: [{ identity: SPIDER }], scenario: 'klaw', step: 'villain activates' },
  table => {
    table
      .asks(0, 'interrupt', [`${SPIDER}.0`])
      .pass()
      .asks(0, 'defend')
      .pass();
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.logged('log-boost')).toHaveLength(2);
  },
);

scenario(
  "L2P: end of a player's turn: the next player begins",
  { heroes: [carol, marvel], until: 'end of turns' },
  table => {
    table.asks(0, 'turn').end().asks(1, 'turn').end();
  },
);

scenario(
  'L2P: end of player phase: too many cards have to go, others may; then hands are filled',
  {
    heroes: [
      { ...marvel, hand: [CARD, CARD, CARD, CARD, CARD, ENERGY] },
      { ...carol, hand: [GENIUS] },
    ],
    step: 'end of turns',
  },
  table => {
    table.pickAs(0, ENERGY).pickAs(1, GENIUS);
    expect(table.zone(0, 'discard')).toEqual([ENERGY]);
    expect(table.zone(1, 'discard')).toEqual([GENIUS]);
    expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([5, 6]);
  },
);

scenario(
  'L2P: the golden rule: a card that says otherwise is right: an event of this table is played by an alter-ego for nothing',
  {
    heroes: [{ ...carol, hand: ['T-gold'] }],
    cards: [
      event('T-gold', {
        name: 'A golden card',
        aspect: 'basic',
        quantity: 1,
        deckLimit: 1,
        cost: 0,
        resources: {},
        abilities: [action({ does: effect(text('something'), game => game.threat.remove(5, game.table.mainScheme)) })],
      }),
    ],
    mainScheme: { card: '01097b', threat: 5 },
  },
  table => {
    table.pick('T-gold');
    expect(table.scheme.threat).toBe(0);
  },
);
