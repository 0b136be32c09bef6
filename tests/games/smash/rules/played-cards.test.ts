import { describe, expect } from 'vitest';
import { hero, scenario, story, superOf } from '../table.js';

const FULL = ['filler', 'filler', 'filler', 'filler', 'filler'];

describe('a card that has just been played', () => {
  const encore = story({ do: 'skip' });
  scenario(
    'SM-C27: a Story is discarded as it is played: with deck and discard pile empty it comes back before it acts (SM-5, SM-13)',
    { cards: { encore }, teams: [{ hand: ['encore', ...FULL.slice(1)] }, {}, {}] },
    table => {
      table.pick('story encore').asks(0, 'rival');
      expect(table.zone(0, 'hand')).toEqual([...FULL.slice(1), 'encore']);
      expect([table.zone(0, 'deck'), table.zone(0, 'discard')]).toEqual([[], []]);
      table.pick('seat-1');
      expect(table.zone(0, 'hand')).toEqual([...FULL.slice(1), 'encore']);
      expect(table.logged('log-reshuffle').length).toBeGreaterThan(0);
    },
  );
  scenario(
    'SM-C27: with another card left to draw it is that one, and the Story lies in the discard pile',
    { cards: { encore }, teams: [{ hand: ['encore', ...FULL.slice(1)], deck: ['filler2'] }, {}] },
    table => {
      table.pick('story encore');
      expect(table.zone(0, 'hand')).toEqual([...FULL.slice(1), 'filler2']);
      expect(table.zone(0, 'discard')).toEqual(['encore']);
    },
  );
  const bolt = hero('magic');
  scenario(
    'SM-C27: a Super comes back in the same way',
    {
      cards: { bolt, thunder: superOf(bolt, { do: 'skip' }) },
      teams: [{ places: ['bolt'], hand: ['thunder', ...FULL.slice(1)] }, {}, {}],
    },
    table => {
      table.pick('super thunder bolt').asks(0, 'rival');
      expect(table.zone(0, 'hand')).toEqual([...FULL.slice(1), 'thunder']);
      table.pick('seat-1');
    },
  );
});
