import { expect } from 'vitest';
import { draws, unblockable, unblockableFrom } from '../../../../src/games/squad/abilities/index.js';
import { ALL, BOTH, blow, card, onHit, pile, QUICK, rule, stops, TCG } from './rule.js';

rule(
  ALL,
  'damage',
  'the attack number is how many cards leave the deck, top card first',
  {
    me: { hand: [blow('speed', 3)] },
    them: { deck: [stops('tech'), stops('animal'), stops('energy'), stops('elemental')] },
  },
  table => {
    table.attack(blow('speed', 3));
    expect(table.zone(1, 'deck')).toEqual([stops('elemental')]);
    expect(table.zone(1, 'discard')).toEqual([stops('energy'), stops('animal'), stops('tech')]);
    expect(table.zone(0, 'deck')).toHaveLength(12);
  },
);

rule(
  ALL,
  'damage',
  'example: an animal attack of 8 is stopped by the second card',
  { me: { hand: [blow('animal', 8)] }, them: { deck: [stops('tech'), stops('animal'), ...pile('energy', 8)] } },
  table => {
    table.attack(blow('animal', 8));
    expect(table.zone(1, 'discard')).toEqual([stops('animal'), stops('tech')]);
    expect(table.lines).toContain('log-damage-stopped');
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 2 });
  },
);

rule(
  QUICK,
  'damage',
  'SQ-C46: “from the hand and/or the deck”: a hand may block, but pays only where the deck cannot',
  {
    me: { hand: [blow('animal', 4)] },
    them: { hand: [stops('tech'), stops('animal'), stops('speed')], deck: pile('energy', 2) },
  },
  table => {
    table
      .attack(blow('animal', 4))
      .asks(1, 'block', [stops('animal')])
      .take();
    expect(table.zone(1, 'deck')).toEqual([]);
    table.asks(1, 'damage from hand', [stops('tech'), stops('animal'), stops('speed')]).pick(stops('tech'));
    table.asks(1, 'damage from hand').pick(stops('speed'));
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
  },
);

rule(
  ALL,
  'damage',
  'other icons do not stop it',
  {
    me: { hand: [blow('animal', 4)] },
    them: { deck: [stops('tech'), stops('speed'), stops('strength'), stops('energy'), stops('animal')] },
  },
  table => {
    table.attack(blow('animal', 4));
    expect(table.zone(1, 'deck')).toEqual([stops('animal')]);
  },
);

// -- special abilities

const drawsAt = (at: number) => card(`draws at ${at}`, { attack: 4, ...onHit(at, draws(1)) });

rule(
  ALL,
  'special ability',
  'it happens at exactly its number',
  { me: { hand: ['draws at 4'] }, them: { deck: pile('energy') }, cards: [drawsAt(4)] },
  table => {
    table.attack('draws at 4');
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

rule(
  ALL,
  'special ability',
  'one point short and it does not',
  { me: { hand: ['draws at 5'] }, them: { deck: pile('energy') }, cards: [drawsAt(5)] },
  table => {
    table.attack('draws at 5');
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

rule(
  ALL,
  'special ability',
  'a block on the third card from the deck: 3 damage',
  {
    me: { hand: ['draws at 3'] },
    them: { deck: [stops('tech'), stops('tech'), stops('speed'), stops('tech')] },
    cards: [drawsAt(3)],
  },
  table => {
    table.attack('draws at 3');
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 3 });
  },
);

rule(
  ALL,
  'special ability',
  'SQ-5: a block from the hand is 1 damage, enough for an ability that asks for 1',
  { me: { hand: ['draws at 1'] }, them: { hand: [stops('speed')], deck: pile('energy') }, cards: [drawsAt(1)] },
  table => {
    table.attack('draws at 1').block(stops('speed'));
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

// -- the last point

rule(
  BOTH,
  'last point',
  'example: hit for 6 and a matching icon on the sixth: 6 damage',
  {
    me: { hand: ['draws at 6'] },
    them: { deck: [...pile('energy', 5), stops('speed'), stops('tech')] },
    cards: [card('draws at 6', { attack: 6, ...onHit(6, draws(1)) })],
  },
  table => {
    table.attack('draws at 6');
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 6 });
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

rule(
  BOTH,
  'last point',
  'SQ-6: it counts as blocked all the same',
  { me: { hand: [blow('speed', 2)] }, them: { deck: [stops('tech'), stops('speed'), stops('tech')] } },
  table => {
    table.attack(blow('speed', 2));
    expect(table.lines).toContain('log-damage-stopped');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

// -- an empty deck

rule(
  BOTH,
  'empty deck',
  'SQ-4: the player hit chooses from the hand, one card at a time',
  {
    me: { hand: [blow('speed', 3)] },
    them: { deck: [], hand: [stops('tech'), stops('animal'), stops('energy'), stops('elemental')] },
  },
  table => {
    table.attack(blow('speed', 3)).take();
    table.asks(1, 'damage from hand', [stops('tech'), stops('animal'), stops('energy'), stops('elemental')]);
    table.pick(stops('energy'));
    table.asks(1, 'damage from hand', [stops('tech'), stops('animal'), stops('elemental')]).pick(stops('tech'));
    table.asks(1, 'damage from hand', [stops('animal'), stops('elemental')]).pick(stops('elemental'));
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
    expect(table.zone(1, 'discard')).toEqual([stops('elemental'), stops('tech'), stops('energy')]);
  },
);

rule(
  BOTH,
  'empty deck',
  'SQ-4: the last card of a hand is lost without a question',
  { me: { hand: [blow('speed', 3)] }, them: { deck: [], hand: [stops('tech'), stops('animal')] } },
  table => {
    table.attack(blow('speed', 3)).take().pick(stops('tech'));
    expect(table.zone(1, 'hand')).toEqual([]);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 2 });
  },
);

rule(
  BOTH,
  'empty deck',
  'SQ-4: a matching icon from the hand stops the damage',
  { me: { hand: [blow('speed', 5)] }, them: { deck: [stops('tech')], hand: [stops('speed'), stops('animal')] } },
  table => {
    table.attack(blow('speed', 5)).take().pick(stops('speed'));
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
    expect(table.lines).toContain('log-damage-hand-stopped');
  },
);

// -- unblockable

const sure = card('unblockable', { attack: 4, onPlay: unblockable });

rule(
  BOTH,
  'unblockable',
  'icons from the deck do not stop it',
  { me: { hand: ['unblockable'] }, them: { deck: pile('speed', 6) }, cards: [sure] },
  table => {
    table.attack('unblockable');
    expect(table.zone(1, 'discard')).toHaveLength(4);
  },
);

rule(
  BOTH,
  'unblockable',
  'SQ-3: with the deck gone it goes on in the hand, where icons do not stop it either',
  {
    me: { hand: ['unblockable'] },
    them: { deck: [stops('tech')], hand: [stops('speed'), stops('speed'), stops('animal'), stops('animal')] },
    cards: [sure],
  },
  table => {
    table.attack('unblockable');
    table.asks(1, 'damage from hand').pick(stops('speed'));
    table.asks(1, 'damage from hand').pick(stops('speed'));
    table.asks(1, 'damage from hand', [stops('animal'), stops('animal')]).pick(stops('animal'));
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
    expect(table.logged('log-damage-hand-stopped')).toEqual([]);
  },
);

rule(
  BOTH,
  'unblockable',
  'a printed one: Darting Insect',
  { me: { hand: ['ST235'] }, them: { hand: [stops('elemental')], deck: pile('elemental') } },
  table => {
    table.attack('ST235');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  TCG,
  'parts of the card',
  'not blocked from the deck: Overpower can be blocked from the hand',
  { power: 4, me: { hand: ['ST288'] }, them: { hand: [stops('strength')], deck: pile('strength', 6) } },
  table => {
    table.attack('ST288').block(stops('strength'));
    expect(table.zone(1, 'deck')).toHaveLength(6);
  },
);

rule(
  TCG,
  'parts of the card',
  'not blocked from the deck: icons that Overpower turns up do nothing',
  { power: 4, me: { hand: ['ST288'] }, them: { hand: [stops('tech')], deck: pile('strength', 6) } },
  table => {
    table.attack('ST288').take();
    expect(table.zone(1, 'deck')).toHaveLength(2);
  },
);

rule(
  TCG,
  'parts of the card',
  'not blocked from the deck: in damage from the hand an icon counts',
  {
    me: { hand: ['heavy'] },
    them: { hand: [stops('speed'), stops('tech')], deck: pile('speed', 2) },
    cards: [card('heavy', { attack: 6, onPlay: unblockableFrom('deck') })],
  },
  table => {
    table.attack('heavy').take().asks(1, 'damage from hand').pick(stops('speed'));
    expect(table.zone(1, 'hand')).toEqual([stops('tech')]);
  },
);
