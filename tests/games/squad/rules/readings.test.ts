import { describe, expect } from 'vitest';
import { deckOf, scenario } from '../table.js';

// Readings of this house that belong to kinds of cards rather than to a paragraph of the rules.
describe('house readings of cards', () => {
  scenario(
    'SQ-C9: a Keeper that an ability puts into play needs no power',
    { power: 2, me: { hand: ['ST493', 'ST026'] } },
    table => {
      table.attack('ST493').asks(0, 'put into play', ['ST026']).pick('ST026');
      expect(table.zone(0, 'keepers')).toEqual(['ST026']);
      expect(table.zone(1, 'discard')).toHaveLength(3);
    },
  );

  scenario(
    'SQ-C10: an attack does not count itself: with an empty pile there is no Avengers card on top',
    { power: 2, me: { hand: ['ST242'] } },
    table => {
      table.attack('ST242');
      expect(table.zone(1, 'discard')).toHaveLength(3);
    },
  );

  scenario(
    'SQ-C10: what an attack is worth is known before the block is offered',
    { power: 2, me: { hand: ['ST242'], discard: ['ST026'] }, them: { hand: ['ST142'] } },
    table => {
      table.attack('ST242').asks(1, 'block');
      expect(table.lines).toContain('log-worth');
      table.take();
      expect(table.zone(1, 'discard')).toHaveLength(6);
    },
  );

  scenario(
    'SQ-C45: a card that an ability takes to the hand is not drawn',
    { power: 4, me: { hand: ['ST446'], deck: ['ST165', 'ST048'], keepers: ['ST285'] } },
    table => {
      table.attack('ST446');
      expect(table.zone(0, 'hand')).toEqual(['ST165']);
      expect(table.lines).not.toContain('log-hit');
    },
  );

  scenario(
    'SQ-C45: cards that an ability discards from a deck are no damage, and nobody discards them from the hand',
    {
      power: 8,
      me: { hand: ['ST404'], keepers: ['ST325', 'ST478'] },
      them: { deck: deckOf('elemental', 24) },
    },
    table => {
      table.attack('ST404');
      expect(table.zone(1, 'deck')).toHaveLength(10);
      expect(table.logged('log-dealt').at(-1)?.args?.amount).toBe(4);
      expect(table.lines).not.toContain('log-hit');
    },
  );

  scenario(
    'SQ-C11: a bonus for a card played by an ability is not passed on to what that card plays',
    { power: 1, me: { hand: ['ST329', 'ST005'], deck: ['ST048', 'ST142'] }, them: { deck: deckOf('tech', 20) } },
    table => {
      table.attack('ST329').asks(0, 'play', ['ST005']).pick('ST005');
      // 2, then 2 + 2, then 3 without a bonus.
      expect(table.zone(1, 'discard')).toHaveLength(9);
    },
  );

  scenario(
    'SQ-C12: what weakens attacks does not weaken a Keeper’s hit',
    { step: 'start', me: { keepers: ['ST026'] }, them: { keepers: ['ST113'], deck: deckOf('elemental') } },
    table => {
      expect(table.zone(1, 'discard')).toHaveLength(1);
    },
  );
});
