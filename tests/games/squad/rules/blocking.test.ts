import { expect } from 'vitest';
import { draws, unblockable } from '../../../../src/games/squad/abilities/index.js';
import { ALL, BOTH, blow, card, onHit, pile, rule, starter, stops } from './rule.js';

const SPEED6 = blow('speed', 6);

rule(
  ALL,
  'block',
  'a matching icon from the hand cancels the attack and costs one card',
  { me: { hand: [SPEED6] }, them: { hand: [stops('speed'), stops('tech')], deck: pile('energy') } },
  table => {
    table
      .attack(SPEED6)
      .asks(1, 'block', [stops('speed')])
      .block(stops('speed'));
    expect(table.zone(1, 'hand')).toEqual([stops('tech')]);
    expect(table.zone(1, 'discard')).toEqual([stops('speed')]);
    expect(table.zone(1, 'deck')).toHaveLength(10);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 1 });
  },
);

rule(
  ALL,
  'block',
  'whoever could block may take the damage',
  { me: { hand: [SPEED6] }, them: { hand: [stops('speed')], deck: pile('energy') } },
  table => {
    table.attack(SPEED6).take();
    expect(table.zone(1, 'hand')).toEqual([stops('speed')]);
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

rule(
  BOTH,
  'block',
  'an ability that needs 2 damage does not come off a blocked attack',
  {
    me: { hand: ['draws'], deck: pile('tech', 3) },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: [card('draws', { attack: 6, ...onHit(2, draws(1)) })],
  },
  table => {
    table.attack('draws').block(stops('speed'));
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

rule(
  BOTH,
  'block',
  'the other cards in hand cannot stop it, and say why',
  { me: { hand: [blow('strength', 3)] }, them: { hand: [stops('animal'), stops('strength')], deck: pile('energy') } },
  table => {
    table.attack(blow('strength', 3)).asks(1, 'block', [stops('strength')]);
    expect(table.refused).toEqual([{ card: stops('animal'), why: 'why-no-block' }]);
    table.block(stops('strength'));
  },
);

rule(
  BOTH,
  'blocking level',
  'a level 9 card blocks at power 1',
  { power: 1, me: { hand: [SPEED6] }, them: { hand: [stops('speed')], deck: pile('energy') } },
  table => {
    table.attack(SPEED6).block(stops('speed'));
    expect(table.zone(1, 'deck')).toHaveLength(10);
  },
);

rule(
  BOTH,
  'no late block',
  'SQ-5: after the first card from the deck nobody is asked again',
  { me: { hand: [SPEED6] }, them: { hand: [stops('speed')], deck: pile('energy', 9) } },
  table => {
    table.attack(SPEED6).take();
    expect(table.zone(1, 'deck')).toHaveLength(3);
    expect(table.zone(1, 'hand')).toEqual([stops('speed')]);
  },
);

rule(
  BOTH,
  'no late block',
  'SQ-4, SQ-5: with the deck gone the rest comes from the hand, and there an icon still stops it',
  { me: { hand: [SPEED6] }, them: { hand: [stops('tech'), stops('speed'), stops('animal')], deck: pile('energy', 2) } },
  table => {
    table.attack(SPEED6).take();
    table.asks(1, 'damage from hand', [stops('tech'), stops('speed'), stops('animal')]).pick(stops('speed'));
    expect(table.zone(1, 'hand')).toEqual([stops('tech'), stops('animal')]);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 3 });
  },
);

// -- SQ-15: the pause must not tell what is held

rule(
  ALL,
  'block',
  'SQ-15: it is asked with a hand that cannot block',
  { me: { hand: [SPEED6] }, them: { hand: [stops('tech')], deck: pile('energy') } },
  table => {
    table.attack(SPEED6).asks(1, 'block', []).pick('take');
    expect(table.zone(1, 'discard')).toHaveLength(6);
  },
);

rule(ALL, 'block', 'SQ-15: an empty hand is not asked', { me: { hand: [SPEED6] } }, table => {
  table.attack(SPEED6);
  expect(table.zone(1, 'discard').length).toBeGreaterThan(0);
});

rule(
  ALL,
  'block',
  'SQ-15: an unblockable attack asks nobody',
  {
    me: { hand: ['cannot be stopped'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: [card('cannot be stopped', { attack: 3, onPlay: unblockable })],
  },
  table => {
    table.attack('cannot be stopped');
    expect(table.zone(1, 'discard')).toHaveLength(3);
  },
);

rule(
  ALL,
  'block',
  'SQ-15: an attack of 0 asks nobody',
  {
    me: { hand: ['harmless'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: [card('harmless', { attack: 0 })],
  },
  table => {
    table.attack('harmless');
    expect(table.zone(1, 'discard')).toEqual([]);
    expect(table.logged('log-dealt')[0]?.args).toMatchObject({ amount: 0 });
  },
);

rule(
  ALL,
  'block',
  'SQ-15: a Keeper’s hit is asked about just the same, an attack of 1 too',
  {
    step: 'start',
    me: { keepers: ['starter'] },
    them: { hand: [stops('tech')], deck: pile('energy') },
    cards: [starter('starter', 1)],
  },
  table => {
    table.asks(1, 'block', []).take();
    expect(table.zone(1, 'discard')).toHaveLength(1);
  },
);
