import { describe, expect } from 'vitest';
import { hero, type Layout, loot, type Side, scenario, story } from '../table.js';

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

describe('a team that concedes in an action', () => {
  const lone = (card: string, hand: readonly string[] = ['filler']): Side => ({ places: [card], hand });
  const brute = hero('mutant', { passive: [{ is: 'lethal' }] });
  const attack = (...sides: readonly Side[]): Layout => ({
    cards: { brute },
    teams: [lone('brute', ['smash']), ...sides],
  });
  const wave = story({ do: 'defeat', to: { pick: 'all' } });
  // Somebody could ward it off, so everybody is asked.
  const mirror = loot('mutant', { reaction: 'story' });
  const waved = (...sides: readonly Side[]): Layout => ({
    cards: { wave, mirror },
    teams: [lone('gadget', ['wave']), ...sides],
  });

  scenario('SM-C11: does not win by it, though the last rival falls', attack(lone('magic')), table => {
    table.pick('smash smash brute').asks(1, 'counter').leave(0);
    expect(table.state.fallen).toEqual([[0], [1]]);
    expect(table.outcome).toMatchObject({ places: [2, 1], reason: { id: 'end-conceded', args: { who: { seat: 0 } } } });
  });
  scenario('SM-C11: has conceded, though its last hero falls first', attack(lone('magic'), {}), table => {
    table.pick('smash smash brute').pick('magic').leave(1);
    expect([table.logged('log-left'), table.logged('log-out')].map(lines => lines.length)).toEqual([1, 0]);
    expect(table.team(1).out).toBe(true);
  });
  scenario(
    'SM-C11: of the last two, who gives up has lost at once; the other stays',
    { teams: [lone('mutant', ['smash']), { places: ['magic', 'nature'], hand: ['smash'] }] },
    table => {
      table.pick('smash smash mutant').pick('magic').asks(1, 'counter').leave(0);
      expect(table.outcome).toMatchObject({ places: [2, 1], reason: { id: 'end-last-standing' } });
      expect([table.team(0).out, table.team(1).out]).toEqual([true, false]);
    },
  );
  scenario('SM-C11: is behind all that fall to it together (SM-C28)', waved(lone('magic'), lone('nature')), table => {
    table.pick('story wave').leave(0).pickAs(1, 'let-it').pickAs(2, 'let-it');
    expect(table.state.fallen).toEqual([[0], [1, 2]]);
    expect(table.outcome?.places).toEqual([3, 1, 1]);
  });
  scenario('SM-C11: and behind one that falls while it looks on', attack(lone('magic'), {}), table => {
    table.pick('smash smash brute').pick('magic').asks(1, 'counter').leave(2).pickAs(1, 'give-in');
    expect(table.state.fallen).toEqual([[2], [1]]);
    expect(table.outcome).toMatchObject({ places: [1, 2, 3], reason: { id: 'end-last-standing' } });
  });
  scenario(
    'SM-C11: also if it falls in that action itself, to the same card as others',
    waved(lone('magic'), lone('nature')),
    table => {
      table.pick('story wave').leave(1).pickAs(2, 'let-it');
      expect(table.state.fallen).toEqual([[1], [2]]);
      expect(table.outcome?.places).toEqual([1, 3, 2]);
    },
  );
  scenario(
    'SM-C11: of two that concede, the first is behind',
    waved(lone('magic'), lone('nature'), lone('mutant')),
    table => {
      table.pick('story wave').leave(2).leave(1).pickAs(3, 'let-it');
      expect(table.state.fallen).toEqual([[2], [1], [3]]);
      expect(table.outcome?.places).toEqual([1, 3, 4, 2]);
    },
  );
  scenario(
    'SM-C11: has no share in a draw that the action leads to (SM-14)',
    {
      position: { idle: 5 },
      teams: [{ places: [{ card: 'mutant', stunned: true }], hand: ['smash'] }, {}, {}],
    },
    table => {
      table.asks(0, 'turn', ['discard smash']).leave(2).pick('discard smash');
      expect(table.outcome).toMatchObject({ places: [1, 1, 3], reason: { id: 'end-stuck' } });
    },
  );
  scenario(
    'SM-C11: with one rival left there is no draw',
    { position: { idle: 3 }, teams: [{ places: [{ card: 'mutant', stunned: true }], hand: ['smash'] }, {}] },
    table => {
      table.leave(1);
      expect(table.outcome).toMatchObject({ places: [1, 2], reason: { id: 'end-last-standing' } });
    },
  );
  scenario(
    'SM-C11: stays before those that were out when the action began',
    {
      cards: { brute },
      teams: [lone('brute', ['smash']), lone('magic'), {}, { places: [], out: true }],
    },
    table => {
      table.pick('smash smash brute').pick('magic').leave(2).pickAs(1, 'give-in');
      expect(table.state.fallen).toEqual([[3], [2], [1]]);
      expect(table.outcome?.places).toEqual([1, 2, 3, 4]);
    },
  );
});
