import { describe, expect } from 'vitest';
import { scenario, story } from '../table.js';

describe('a place at the end of a match', () => {
  const lone = (card: string, hand: readonly string[] = []) => ({ places: [card], hand });
  scenario(
    'SM-C28: teams that fall to one card share their place; they leave in clockwise order (SM-12)',
    {
      cards: { wave: story({ do: 'defeat', to: { pick: 'all' } }) },
      position: { active: 2 },
      teams: [lone('mutant'), lone('magic'), lone('gadget', ['wave']), lone('nature')],
    },
    table => {
      table.pick('story wave');
      expect(table.state.fallen).toEqual([[3, 0, 1]]);
      expect(table.outcome?.places).toEqual([2, 2, 1, 2]);
    },
  );
  scenario(
    'SM-C28: so do teams that it takes one after the other, and the place counts who outlasted them',
    {
      cards: {
        twice: story({ do: 'defeat', to: {} }, { do: 'defeat', to: {} }),
        once: story({ do: 'defeat', to: {} }),
      },
      teams: [lone('mutant', ['twice']), lone('magic'), lone('nature'), lone('gadget', ['once'])],
      actions: 2,
    },
    table => {
      table.pick('story twice').pick('nature').pick('magic');
      expect(table.state.fallen).toEqual([[2, 1]]);
      table.asks(3, 'turn').pick('story once');
      expect(table.outcome?.places).toEqual([2, 3, 3, 1]);
    },
  );
  scenario(
    'SM-C28: teams that fall to two cards do not, whoever played them',
    {
      cards: { first: story({ do: 'defeat', to: {} }, { do: 'again' }), second: story({ do: 'defeat', to: {} }) },
      teams: [lone('mutant', ['first', 'second']), lone('magic'), lone('nature'), {}],
      actions: 2,
    },
    table => {
      table.pick('story first').pick('magic').pick('story second').pick('nature');
      expect(table.state.fallen).toEqual([[1], [2]]);
    },
  );
  scenario(
    'SM-C28: nor does the same card twice: each time it is played counts by itself',
    {
      cards: { wave: story({ do: 'defeat', to: {} }, { do: 'again' }) },
      teams: [lone('mutant', ['wave', 'wave']), lone('magic'), lone('nature'), {}],
      actions: 2,
    },
    table => {
      table.pick('story wave').pick('magic').pick('story wave').pick('nature');
      expect(table.state.fallen).toEqual([[1], [2]]);
    },
  );
  scenario(
    'SM-C28: each battle counts by itself, though one card makes both',
    {
      cards: {
        brawl: story(
          { do: 'attack', by: 'one', sure: true, fatal: true },
          { do: 'attack', by: 'one', sure: true, fatal: true },
        ),
      },
      teams: [lone('mutant', ['brawl']), lone('magic'), lone('nature'), {}],
    },
    table => {
      table.pick('story brawl').pick('magic').pick('nature');
      expect(table.state.fallen).toEqual([[1], [2]]);
    },
  );
  scenario('SM-C28: who gives up shares no place', { teams: [lone('gadget', ['filler']), {}, {}, {}] }, table => {
    table.leave(1).leave(2);
    table.pick('discard filler');
    expect(table.state.fallen).toEqual([[1], [2]]);
  });
});
