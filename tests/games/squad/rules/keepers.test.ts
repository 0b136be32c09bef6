import { expect } from 'vitest';
import { atStartOfTurn, draws, hits, inTurn, whenIBlock } from '../../../../src/games/squad/abilities/index.js';
import { does } from '../made.js';
import { ALL, BOTH, blow, card, hitter, onHit, pile, rule, starter, stops } from './rule.js';

// -- becoming a Keeper

const stays = card('stays at 2', { attack: 3, keeper: 2 });

rule(
  ALL,
  'keepers',
  'SQ-25: with enough damage it stays in play, and nobody is asked',
  { me: { hand: ['stays at 2'] }, them: { deck: pile('energy') }, cards: [stays] },
  table => {
    table.attack('stays at 2');
    expect(table.zone(0, 'keepers')).toEqual(['stays at 2']);
    expect(table.zone(0, 'discard')).toEqual([]);
  },
);

rule(
  ALL,
  'keepers',
  'exactly 2 damage is enough: a block on the second card',
  { me: { hand: ['stays at 2'] }, them: { deck: [stops('tech'), stops('speed'), stops('tech')] }, cards: [stays] },
  table => {
    table.attack('stays at 2');
    expect(table.zone(0, 'keepers')).toEqual(['stays at 2']);
  },
);

rule(
  ALL,
  'keepers',
  'with less it is discarded like any attack',
  { me: { hand: ['stays at 2'] }, them: { hand: [stops('speed')], deck: pile('energy') }, cards: [stays] },
  table => {
    table.attack('stays at 2').block(stops('speed'));
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['stays at 2']);
  },
);

rule(
  BOTH,
  'keepers',
  'the newest lies last',
  {
    me: { hand: ['stays at 2'], keepers: ['older'] },
    them: { deck: pile('energy') },
    cards: [stays, card('older', { keeper: 2 })],
  },
  table => {
    table.attack('stays at 2');
    expect(table.zone(0, 'keepers')).toEqual(['older', 'stays at 2']);
  },
);

rule(
  BOTH,
  'keepers',
  'it does not answer the attack that brought it in',
  { me: { hand: ['hitter'] }, them: { deck: pile('energy') }, cards: [hitter('hitter', 3)] },
  table => {
    table.attack('hitter');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

// -- damage from Keepers

rule(
  BOTH,
  'damage from Keepers',
  'it hits for its number',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: pile('energy') },
    cards: [starter('hits for 2', 2)],
  },
  table => {
    expect(table.zone(1, 'discard')).toHaveLength(2);
    expect(table.zone(0, 'keepers')).toEqual(['hits for 2']);
  },
);

rule(
  BOTH,
  'damage from Keepers',
  'it can be blocked from the hand like an attack',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { hand: [stops('speed'), stops('tech')], deck: pile('energy') },
    cards: [starter('hits for 2', 2)],
  },
  table => {
    table.asks(1, 'block', [stops('speed')]).block(stops('speed'));
    expect(table.zone(1, 'deck')).toHaveLength(10);
    expect(table.zone(1, 'hand')).toEqual([stops('tech')]);
  },
);

rule(
  BOTH,
  'damage from Keepers',
  'an icon from the deck stops it too',
  {
    step: 'start',
    me: { keepers: ['hits for 3'] },
    them: { deck: [stops('tech'), stops('speed'), stops('tech')] },
    cards: [starter('hits for 3', 3)],
  },
  table => {
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
    expect(table.zone(0, 'keepers')).toEqual(['hits for 3']);
  },
);

// -- misfire

const two = starter('hits for 2', 2);
const one = starter('hits for 1', 1);

rule(
  ALL,
  'misfire',
  'SQ-7: blocked from the hand',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: [two],
  },
  table => {
    table.block(stops('speed'));
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['hits for 2']);
    expect(table.lines).toContain('log-misfire');
  },
);

rule(
  ALL,
  'misfire',
  'SQ-7: a matching icon on the very top of the deck',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: [stops('speed'), stops('tech')] },
    cards: [two],
  },
  table => {
    expect(table.zone(0, 'discard')).toEqual(['hits for 2']);
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
  },
);

rule(
  ALL,
  'misfire',
  'SQ-7: not on the second card',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: [stops('tech'), stops('speed')], hand: [stops('energy')] },
    cards: [two],
  },
  table => {
    table.take();
    expect(table.zone(0, 'keepers')).toEqual(['hits for 2']);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'misfire',
  'SQ-6, SQ-7: the only point of a hit for 1 is its first: it misfires',
  { step: 'start', me: { keepers: ['hits for 1'] }, them: { deck: [stops('speed'), stops('tech')] }, cards: [one] },
  table => expect(table.zone(0, 'discard')).toEqual(['hits for 1']),
);

rule(
  BOTH,
  'misfire',
  'SQ-4, SQ-7: without a deck the first card from the hand can do it',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: [], hand: [stops('speed'), stops('tech'), stops('tech')] },
    cards: [two],
  },
  table => {
    table.take().asks(1, 'damage from hand').pick(stops('speed'));
    expect(table.zone(0, 'discard')).toEqual(['hits for 2']);
    expect(table.zone(1, 'hand')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'misfire',
  'SQ-7: the second card from the hand cannot',
  {
    step: 'start',
    me: { keepers: ['hits for 2'] },
    them: { deck: [], hand: [stops('speed'), stops('tech'), stops('tech')] },
    cards: [two],
  },
  table => {
    table.take().pick(stops('tech')).asks(1, 'damage from hand').pick(stops('speed'));
    expect(table.zone(0, 'keepers')).toEqual(['hits for 2']);
  },
);

rule(
  BOTH,
  'misfire',
  'SQ-7: only the Keeper that hit; the others stay',
  {
    step: 'start',
    me: { keepers: ['hits for 1', 'hits for 2'] },
    them: { deck: [stops('speed'), stops('tech'), stops('speed')] },
    cards: [one, two],
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual(['hits for 2']);
    expect(table.zone(0, 'discard')).toEqual(['hits for 1']);
  },
);

rule(
  BOTH,
  'misfire',
  'an attack whose first point is blocked does not misfire: it may still be a Keeper by its number',
  {
    me: { hand: ['stays at 1'] },
    them: { deck: [stops('speed'), stops('tech')] },
    cards: [card('stays at 1', { attack: 3, keeper: 1 })],
  },
  table => {
    table.attack('stays at 1');
    expect(table.zone(0, 'keepers')).toEqual(['stays at 1']);
  },
);

rule(
  BOTH,
  'keeper disappears',
  'SQ-7: a Keeper that misfires does not do the rest of its effect',
  {
    step: 'start',
    me: { keepers: ['hits twice'], deck: pile('tech') },
    them: { deck: [stops('speed'), stops('tech')] },
    cards: [card('hits twice', { keeper: 2, triggers: [atStartOfTurn(inTurn(hits(1), hits(1)))] })],
  },
  table => {
    expect(table.zone(1, 'deck')).toEqual([stops('tech')]);
    expect(table.zone(0, 'discard')).toEqual(['hits twice']);
  },
);

// -- a hit is not an attack

const answersXMen = hitter('answers', 1);

rule(
  BOTH,
  'keeper hit is no attack',
  'SQ-26: a Keeper that answers attacks does not answer a Keeper’s 2 damage',
  {
    step: 'start',
    me: { keepers: ['hits for 2', 'answers'] },
    them: { deck: pile('energy') },
    cards: [two, answersXMen],
  },
  table => expect(table.zone(1, 'discard')).toHaveLength(2),
);

rule(
  BOTH,
  'keeper hit is no attack',
  'SQ-26: an attack that does no damage is not answered either',
  {
    me: { hand: ['harmless'], keepers: ['answers'] },
    them: { deck: pile('energy') },
    cards: [card('harmless', { attack: 0 }), answersXMen],
  },
  table => {
    table.attack('harmless');
    expect(table.zone(1, 'discard')).toEqual([]);
  },
);

rule(
  BOTH,
  'keeper hit is no attack',
  'SQ-26: an attack of 1 damage is answered',
  { me: { hand: [blow('speed', 1)], keepers: ['answers'] }, them: { deck: pile('energy') }, cards: [answersXMen] },
  table => {
    table.attack(blow('speed', 1));
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'keeper hit is no attack',
  'a real one: Avengers Assemble! answers an Avengers attack, not Shoulder Cannons in play',
  {
    step: 'start',
    me: { keepers: ['ST029', 'ST275'] },
    them: { deck: pile('energy') },
  },
  table => expect(table.zone(1, 'discard')).toHaveLength(2),
);

// -- counterstrike

const strikes = card('strikes back', { block: 'speed', counterstrike: 1 });

rule(
  BOTH,
  'keepers',
  'SQ-C2: a card that blocks with Counterstrike hits after its player’s Keepers, and cannot misfire',
  {
    me: { hand: [blow('speed', 4)], deck: [stops('tech'), stops('speed'), stops('energy')] },
    them: { hand: ['strikes back'], keepers: ['on block'], deck: pile('energy') },
    cards: [
      strikes,
      card('on block', {
        factor: 'animal',
        keeper: 2,
        triggers: [whenIBlock(hits(1))],
      }),
    ],
  },
  table => {
    table.attack(blow('speed', 4)).block('strikes back');
    const lines = table.logged('log-hit').slice(-2);
    expect(lines.map(line => line.args?.card)).toEqual([{ card: 'on block' }, { card: 'strikes back' }]);
    // Its first point was blocked by the deck: it stays where blocking put it, and nothing misfired.
    expect(table.zone(1, 'discard')).toEqual(['strikes back']);
    expect(table.zone(0, 'discard')).toEqual([blow('speed', 4), stops('speed'), stops('tech')]);
    expect(table.lines).not.toContain('log-misfire');
  },
);

rule(
  BOTH,
  'keepers',
  'Counterstrike is for blocks from the hand, not for icons from the deck',
  { me: { hand: [blow('speed', 4)] }, them: { deck: ['strikes back', ...pile('energy')] }, cards: [strikes] },
  table => {
    table.attack(blow('speed', 4));
    expect(table.zone(0, 'discard')).toEqual([blow('speed', 4)]);
  },
);

// -- taking over

const takes = card(
  'takes over',
  onHit(
    1,
    does(game => {
      game.mine.keepers.push(...game.theirs.keepers.splice(0, 1));
    }),
  ),
);

rule(
  BOTH,
  'destroy',
  'SQ-23: a Keeper that changed sides goes to its owner’s pile when it is destroyed',
  {
    until: 'over',
    me: { hand: ['takes over'], deck: pile('energy', 9) },
    them: { deck: pile('energy', 9), hand: ['ST251'], keepers: ['quiet'] },
    power: 10,
    cards: [takes, card('quiet', { keeper: 2 })],
  },
  table => {
    table.attack('takes over').take();
    expect(table.zone(0, 'keepers')).toEqual(['quiet']);
    table.asks(1, 'attack').attack('ST251');
    // Spring Cleaning destroyed it: back to the player who brought it.
    expect(table.zone(1, 'discard')).toContain('quiet');
    expect(table.zone(0, 'discard')).not.toContain('quiet');
    expect(table.zone(0, 'keepers')).toEqual([]);
  },
);

rule(
  BOTH,
  'keepers',
  'SQ-23: gaining control is not putting into play',
  {
    me: { hand: ['takes over'], keepers: ['ST004'], deck: pile('tech') },
    them: { deck: pile('energy'), keepers: ['quiet'] },
    cards: [takes, card('quiet', { keeper: 2 })],
  },
  table => {
    table.attack('takes over');
    // Arms Race hits when another Keeper comes into play.
    expect(table.zone(0, 'keepers')).toEqual(['ST004', 'quiet']);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'keepers',
  'one that comes into play by its damage is put into play',
  {
    me: { hand: ['stays at 2'], keepers: ['ST004'] },
    them: { deck: pile('energy') },
    cards: [stays],
  },
  table => {
    table.attack('stays at 2');
    expect(table.zone(1, 'discard')).toHaveLength(4);
  },
);

rule(
  BOTH,
  'keepers',
  'a Keeper may have an ability of its own besides',
  {
    me: { hand: ['draws and stays'], deck: pile('tech') },
    them: { deck: pile('energy') },
    cards: [card('draws and stays', { attack: 2, keeper: 2, ...onHit(1, draws(1)) })],
  },
  table => {
    table.attack('draws and stays');
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.zone(0, 'keepers')).toEqual(['draws and stays']);
  },
);
