import { expect } from 'vitest';
import {
  afterTheirAttack,
  andIsDestroyed,
  atStartOfTurn,
  draws,
  heals,
  hits,
  inTurn,
  trigger,
  whenAnotherIsDestroyed,
} from '../../../../src/games/squad/abilities/index.js';
import type { LogEntry } from '../../../../src/kernel/index.js';
import { does, holds } from '../made.js';
import type { Played } from '../table.js';
import { BOTH, blow, card, hitter, ONLINE, onHit, pile, rule, starter, stops, TCG } from './rule.js';

/** Which cards hit, in order, since the table was laid out (or the last answer, where one was undone). */
const hitsOf = (table: Played, count: number): unknown[] => table.logged('log-hit').slice(-count).map(cardOf);

/** The card that a log line names. */
const cardOf = (line: LogEntry): unknown => (line.args?.card as { card: string } | undefined)?.card;

const everyTurn = (id: string) =>
  card(id, {
    keeper: 2,
    triggers: [
      trigger(
        'turn start',
        holds(() => true),
        hits(1),
      ),
    ],
  });

rule(
  BOTH,
  'simultaneous',
  'SQ-8: first the opponent’s Keepers, then one’s own, each from oldest to newest',
  {
    step: 'start',
    me: { keepers: ['my oldest', 'my newest'], deck: pile('energy', 6) },
    them: { keepers: ['their oldest', 'their newest'], deck: pile('energy', 6) },
    cards: ['my oldest', 'my newest', 'their oldest', 'their newest'].map(everyTurn),
  },
  table => {
    // The card drawn for the turn is in hand, so each of their hits may be blocked.
    table.take().take();
    const order = [...new Set(hitsOf(table, 9))];
    expect(order).toEqual(['their oldest', 'their newest', 'my oldest', 'my newest']);
  },
);

rule(
  BOTH,
  'simultaneous',
  'SQ-8: the attack’s own ability comes last of all',
  {
    me: { hand: ['draws'], keepers: ['answers'], deck: pile('tech') },
    them: { keepers: ['stung'], deck: pile('energy') },
    cards: [
      card('draws', onHit(2, draws(1))),
      hitter('answers', 1),
      card('stung', {
        keeper: 2,
        triggers: [afterTheirAttack({ atLeast: 1 }, hits(1))],
      }),
    ],
  },
  table => {
    table.attack('draws');
    const order = table.lines.filter(id => id === 'log-hit' || id === 'log-draw').slice(-3);
    expect(order).toEqual(['log-hit', 'log-hit', 'log-draw']);
    expect(hitsOf(table, 2)).toEqual(['stung', 'answers']);
  },
);

rule(
  BOTH,
  'damage',
  'SQ-8: all the damage is done before anything else happens',
  {
    me: { hand: [blow('speed', 3)], keepers: ['answers'] },
    them: { deck: [stops('tech'), stops('tech'), stops('tech'), stops('energy'), stops('tech')] },
    cards: [hitter('answers', 1)],
  },
  table => {
    table.attack(blow('speed', 3));
    expect(table.zone(1, 'discard')[0]).toBe(stops('energy'));
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
  },
);

// -- the especially tricky examples

rule(
  TCG,
  'tricky timing',
  'SQ-16: Reality Shift, Avengers Assemble! and You Wouldn’t Like Me around a Go Team! that draws a card',
  {
    coins: ['heads'],
    me: { hand: ['Go Team!'], keepers: ['ST265', 'ST275'], deck: pile('tech', 6) },
    them: { keepers: ['ST412'], deck: pile('tech', 12) },
    cards: [
      card('Go Team!', { hero: 'Iron Man', team: 'Avengers', factor: 'energy', attack: 5, ...onHit(2, draws(1)) }),
    ],
  },
  table => {
    table.attack('Go Team!');
    // Five of the attack, one each of the two Keepers that answer it.
    expect(table.zone(1, 'discard')).toEqual([...pile('tech', 2), 'ST412', ...pile('tech', 5)]);
    // The Hulk hit for two, and the coin's heads has healed one of them.
    expect(table.zone(0, 'discard')).toEqual(['Go Team!', stops('tech')]);
    expect(table.zone(0, 'hand')).toEqual([stops('tech')]);
    const order = table.log
      .filter(line => ['log-dealt', 'log-hit', 'log-destroyed', 'log-flip', 'log-draw'].includes(line.id))
      .slice(-7)
      .map(line => [line.id, cardOf(line)]);
    expect(order).toEqual([
      ['log-dealt', 'Go Team!'],
      ['log-hit', 'ST412'],
      ['log-destroyed', 'ST412'],
      ['log-flip', undefined],
      ['log-hit', 'ST265'],
      ['log-hit', 'ST275'],
      ['log-draw', undefined],
    ]);
  },
);

rule(
  ONLINE,
  'tricky timing',
  'Strong Leader, Adrenaline Rush and You Wouldn’t Like Me around Feral Stalker',
  {
    power: 7,
    me: { hand: ['ST289'], keepers: ['ST111', 'ST522'], deck: pile('tech', 6) },
    them: { keepers: ['ST412'], deck: pile('tech', 12) },
  },
  table => {
    table.attack('ST289');
    const order = table.log
      .filter(line => ['log-dealt', 'log-hit', 'log-destroyed', 'log-draw'].includes(line.id))
      .slice(-6)
      .map(line => [line.id, cardOf(line)]);
    expect(order).toEqual([
      ['log-dealt', 'ST289'],
      ['log-hit', 'ST412'],
      ['log-destroyed', 'ST412'],
      ['log-hit', 'ST111'],
      ['log-hit', 'ST522'],
      ['log-draw', undefined],
    ]);
    // 5 for the attack, 2 for Strong Leader, 1 for Adrenaline Rush, and the Keeper that was destroyed.
    expect(table.zone(1, 'discard')).toHaveLength(9);
    expect(table.zone(0, 'keepers')).toEqual(['ST111', 'ST522']);
    expect(table.zone(0, 'hand')).toEqual([stops('tech')]);
    expect(table.zone(0, 'deck')).toHaveLength(3);
  },
);

// -- a Keeper that is gone

const flailing = card('Flailing Wildly', { hero: 'Hulk', keeper: 2, triggers: [whenAnotherIsDestroyed(hits(1))] });
const quiet = ['a', 'b'].map(id => card(id, { keeper: 2 }));

rule(
  TCG,
  'keeper disappears',
  'SQ-16: a Flailing Wildly that hits answers each of two destroyed Keepers',
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['Flailing Wildly'] },
    them: { keepers: ['a', 'b'], deck: pile('energy', 12) },
    cards: [flailing, ...quiet],
  },
  table => {
    table.attack('ST251');
    expect(hitsOf(table, 2)).toEqual(['Flailing Wildly', 'Flailing Wildly']);
    expect(table.zone(1, 'deck')).toHaveLength(4);
  },
);

rule(
  TCG,
  'keeper disappears',
  'SQ-7, SQ-16: misfiring on the first, it skips the second',
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['Flailing Wildly'] },
    them: { keepers: ['a', 'b'], deck: [...pile('energy', 6), stops('speed'), ...pile('energy', 5)] },
    cards: [flailing, ...quiet],
  },
  table => {
    table.attack('ST251');
    expect(table.zone(1, 'deck')).toHaveLength(5);
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST251', 'Flailing Wildly']);
  },
);

rule(
  ONLINE,
  'keeper disappears',
  'Breakdancing answers each of two Keepers that Spring Cleaning destroyed',
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['ST475'] },
    them: { keepers: ['a', 'b'], deck: pile('energy', 12) },
    cards: quiet,
  },
  table => {
    table.attack('ST251');
    expect(table.zone(1, 'deck')).toHaveLength(2);
    expect(table.zone(0, 'keepers')).toEqual(['ST475']);
  },
);

rule(
  ONLINE,
  'keeper disappears',
  'SQ-7: Breakdancing misfires on the first, and skips the second',
  {
    power: 10,
    me: { hand: ['ST251'], keepers: ['ST475'] },
    them: { keepers: ['a', 'b'], deck: [...pile('energy', 6), stops('strength'), ...pile('energy', 5)] },
    cards: quiet,
  },
  table => {
    table.attack('ST251');
    expect(table.zone(1, 'deck')).toHaveLength(5);
    expect(table.zone(0, 'discard')).toEqual(['ST251', 'ST475']);
  },
);

rule(
  BOTH,
  'keeper disappears',
  'SQ-8: a Keeper destroyed before its turn to act does nothing',
  {
    step: 'start',
    me: { keepers: ['destroys the other', 'waits'], deck: pile('tech') },
    them: { deck: pile('energy') },
    cards: [
      card('destroys the other', {
        keeper: 2,
        triggers: [
          atStartOfTurn(
            does(game => {
              const other = game.mine.keepers.find(keeper => keeper.card === 'waits');
              if (other !== undefined) game.keepers.destroy(other);
            }),
          ),
        ],
      }),
      card('waits', { keeper: 2, triggers: [atStartOfTurn(inTurn(hits(3), draws(2)))] }),
    ],
  },
  table => {
    expect(table.zone(1, 'discard')).toEqual([]);
    // One card for the turn; the two of the Keeper that is gone are not drawn.
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.zone(0, 'discard')).toEqual(['waits']);
  },
);

// -- effects during effects

rule(
  BOTH,
  'effect during effect',
  'SQ-17: what an effect set off comes after it, before what was waiting',
  {
    step: 'start',
    power: 12,
    me: { keepers: ['bomb', 'starter', 'ST475'], deck: pile('tech') },
    them: { deck: pile('energy', 12) },
    cards: [card('bomb', { keeper: 2, triggers: [atStartOfTurn(andIsDestroyed(hits(1)))] }), starter('starter', 1)],
  },
  table => expect(hitsOf(table, 3)).toEqual(['bomb', 'ST475', 'starter']),
);

rule(
  BOTH,
  'effect during effect',
  'an effect is finished first: a block in the middle of it is answered after its last part',
  {
    step: 'start',
    me: { keepers: ['hits, then draws'], deck: pile('tech', 4), discard: [] },
    them: { hand: [stops('speed'), stops('tech')], keepers: ['ST038'], deck: pile('energy', 6) },
    cards: [
      card('hits, then draws', {
        factor: ['speed', 'animal'],
        keeper: 2,
        triggers: [atStartOfTurn(inTurn(hits(2), draws(1)))],
      }),
    ],
  },
  table => {
    table.block(stops('speed')).take();
    table.asks(0, 'block');
    // Block Party waits: the draw has been made, and the question is about its hit.
    expect(table.zone(0, 'hand')).toHaveLength(2);
    table.take();
    expect(table.zone(0, 'discard')).toHaveLength(1);
  },
);

rule(
  BOTH,
  'effect during effect',
  'SQ-7: only a misfire interrupts: what was left of the effect is not done',
  {
    step: 'start',
    me: { keepers: ['hits, then draws'], deck: pile('tech', 4) },
    them: { hand: [stops('speed'), stops('tech')], deck: pile('energy', 6) },
    cards: [card('hits, then draws', { keeper: 2, triggers: [atStartOfTurn(inTurn(hits(2), draws(1)))] })],
  },
  table => {
    table.block(stops('speed'));
    // One card for the turn, none for the Keeper.
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.zone(0, 'discard')).toEqual(['hits, then draws']);
  },
);

rule(
  BOTH,
  'effect during effect',
  'SQ-17: a condition is read when the effect is handled',
  {
    step: 'start',
    me: { keepers: ['heals first', 'hits with a full deck'], deck: pile('tech', 1), discard: pile('tech', 2) },
    them: { deck: pile('energy', 6) },
    cards: [
      card('heals first', { keeper: 2, triggers: [atStartOfTurn(heals(2))] }),
      card('hits with a full deck', {
        keeper: 2,
        triggers: [
          atStartOfTurn(
            hits(1),
            holds(game => game.mine.deck.length >= 2),
          ),
        ],
      }),
    ],
  },
  table => expect(table.zone(1, 'discard')).toHaveLength(1),
);

// -- the order of the discard pile

rule(
  TCG,
  'discard order',
  'SQ-10: Yoink! plays Spider-Strikes plays Spider-Swing: the innermost lands first',
  {
    me: { hand: ['ST105'], discard: ['ST005', stops('tech')], deck: ['ST048', stops('animal')] },
    them: { deck: pile('energy', 12) },
  },
  table => {
    table.attack('ST105');
    expect(table.zone(0, 'discard')).toEqual(['ST105', 'ST005', 'ST048', stops('tech')]);
    expect(table.zone(0, 'deck')).toEqual([stops('animal')]);
    expect(table.zone(1, 'discard')).toHaveLength(7);
  },
);

rule(
  TCG,
  'discard order',
  'SQ-10: stopped halfway, the chain ends there',
  {
    me: { hand: ['ST105'], discard: ['ST005', stops('tech')], deck: ['ST048', stops('animal')] },
    them: { deck: [stops('energy'), stops('energy'), stops('speed'), stops('energy')] },
  },
  table => {
    table.attack('ST105');
    expect(table.zone(0, 'discard')).toEqual(['ST105', 'ST005', stops('tech')]);
    expect(table.zone(0, 'deck')).toEqual(['ST048', stops('animal')]);
  },
);
