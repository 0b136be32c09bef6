import { describe, expect } from 'vitest';
import { card as only } from '../rules/rule.js';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

describe.each([
  { id: 'ST231', at: 6 },
  { id: 'ST311', at: 7 },
  { id: 'ST514', at: 10 },
])('hits its own player: $id', ({ id, at }) => {
  const [factor] = card(id).factors;
  const blocker = BLOCKS[factor as keyof typeof BLOCKS];
  const layout = (deck: string[], ...held: string[]): Layout => ({
    power: 20,
    // ST412 would strike back after an attack of 4 or more.
    me: { hand: [id, ...held], deck, keepers: ['ST412'] },
    them: { deck: stops(id, at) },
  });

  scenario(`${named(id)}: for ${at}, and that is no attack (SQ-C34)`, layout(openTo(id)), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(at);
    expect(count(table, 0, 'deck')).toBe(30 - at);
    expect(table.zone(0, 'discard')[0]).toBe(id);
    expect(count(table, 0, 'discard')).toBe(at + 1);
    expect(table.logged('log-hit').at(-1)?.why).toEqual({ card: id, rule: 'hit-no-attack' });
    expect(table.effects).toContain(id);
    expect(table.effects).not.toContain('ST412');
  });

  scenario(`${named(id)}: an icon in the deck stops it, and nothing misfires (SQ-C34)`, layout(stops(id, 2)), table => {
    table.attack(id);
    expect(count(table, 0, 'discard')).toBe(2 + 1);
    expect(table.lines).not.toContain('log-misfire');
  });

  scenario(`${named(id)}: its player may block it from hand`, layout(openTo(id), blocker, blocker), table => {
    table.attack(id).asks(0, 'block', [blocker, blocker]).block(blocker);
    // A Twin-Factor card takes both.
    if (card(id).factors.length === 2) table.block(blocker);
    expect(count(table, 0, 'deck')).toBe(30);
    expect(count(table, 0, 'hand')).toBe(2 - card(id).factors.length);
  });
});

describe(named('ST283'), () => {
  const layout = (held: string[], discard: string[] = []): Layout => ({
    power: 5,
    me: { hand: ['ST283', ...held], discard },
    them: { deck: stops('ST283', 2, 'ST049', 'ST163') },
  });

  scenario('ST283 the card that was discarded hits for 4, with its own factor', layout(['ST049', 'ST163']), table => {
    table.attack('ST283').asks(0, 'discard', ['ST049', 'ST163']).pick('ST049');
    expect(count(table, 1, 'discard')).toBe(2 + 4);
    expect(table.zone(0, 'hand')).toEqual(['ST163']);
    expect(table.zone(0, 'discard')).toEqual(['ST283', 'ST049']);
    expect(count(table, 0, 'deck')).toBe(12);
    expect(table.effects).toContain('ST283');
  });

  scenario(
    'ST283 that hit can be blocked, and nothing misfires (SQ-C34)',
    { ...layout(['ST049']), them: { deck: stops('ST283', 2, 'ST049'), hand: [BLOCKS.animal, BLOCKS.strength] } },
    table => {
      table.attack('ST283').take().asks(1, 'block', [BLOCKS.animal]).block(BLOCKS.animal);
      expect(count(table, 1, 'discard')).toBe(2 + 1);
      expect(table.zone(0, 'discard')).toEqual(['ST283', 'ST049']);
      expect(table.lines).not.toContain('log-misfire');
    },
  );

  scenario('ST283 without a hand the card that lies on top hits', layout([], ['ST163', 'ST049']), table => {
    table.attack('ST283');
    expect(count(table, 1, 'discard')).toBe(2 + 4);
    expect(table.zone(0, 'discard')).toEqual(['ST283', 'ST163', 'ST049']);
  });

  scenario('ST283 nothing hits without hand and pile', layout([]), table => {
    table.attack('ST283');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain('ST283');
  });
});

describe(named('ST449'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 3,
    me: { hand: ['ST449'], deck },
    them: { deck: stops('ST449', 2, 'ST048', 'ST163', 'ST169') },
  });

  for (const top of ['ST048', 'ST163', 'ST169'])
    scenario(`ST449 ${named(top)} hits for 4 and is discarded`, layout(top, 'ST013'), table => {
      table.attack('ST449');
      expect(count(table, 1, 'discard')).toBe(2 + 4);
      expect(table.zone(0, 'deck')).toEqual(['ST013']);
      expect(table.zone(0, 'discard')).toEqual(['ST449', top]);
      expect(table.effects).toContain('ST449');
    });

  scenario('ST449 another card stays on top', layout('ST165', 'ST048'), table => {
    table.attack('ST449');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.zone(0, 'deck')).toEqual(['ST165', 'ST048']);
    expect(table.lines).toContain('log-reveal');
  });

  scenario(
    'ST449 a card whose hit is blocked is discarded all the same',
    { ...layout('ST048'), them: { hand: [BLOCKS.strength], deck: stops('ST449', 2, 'ST048') } },
    table => {
      table.attack('ST449').take().block(BLOCKS.strength);
      expect(table.zone(0, 'discard')).toEqual(['ST449', 'ST048']);
      expect(count(table, 1, 'discard')).toBe(2 + 1);
    },
  );

  scenario('ST449 nothing without a deck', layout(), table => {
    table.attack('ST449');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain('ST449');
  });
});

describe(named('ST470'), () => {
  const layout = (keepers: string[], ...held: string[]): Layout => ({
    power: 3,
    me: { hand: ['ST470'], keepers },
    them: { hand: held, keepers: ['ST026'], deck: stops('ST470', 2, 'ST014', 'ST046') },
  });

  scenario('ST470 one of its own Keepers hits for 2 and is destroyed', layout(['ST014', 'ST046']), table => {
    table.attack('ST470').asks(0, 'keeper', ['ST014', 'ST046']).pick('ST046');
    expect(count(table, 1, 'discard')).toBe(2 + 2);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.zone(0, 'discard')).toEqual(['ST470', 'ST046']);
    expect(table.zone(1, 'keepers')).toEqual(['ST026']);
    expect(table.effects).toContain('ST470');
  });

  scenario('ST470 a Keeper that misfires is gone already', layout(['ST014'], BLOCKS.elemental), table => {
    table.attack('ST470').take().block(BLOCKS.elemental);
    expect(count(table, 1, 'discard')).toBe(2 + 1);
    expect(table.zone(0, 'discard')).toEqual(['ST470', 'ST014']);
    expect(table.lines).toContain('log-misfire');
    expect(table.lines).not.toContain('log-destroyed');
  });

  scenario('ST470 nothing without a Keeper of its own', layout([]), table => {
    table.attack('ST470');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.zone(1, 'keepers')).toEqual(['ST026']);
    expect(table.effects).not.toContain('ST470');
  });
});

describe(named('ST559'), () => {
  const four = (id: string) => only(id, { team: 'Fantastic Four', keeper: 2 });
  const layout = (...keepers: string[]): Layout => ({
    power: 4,
    me: { hand: ['ST559'], keepers: ['one of four'] },
    them: { keepers, deck: ['ST142', BLOCKS.energy, ...deckOf('tech')] },
    cards: [four('one of four'), four('two of four')],
  });

  scenario(
    "ST559 a Fantastic Four Keeper of the opponent's hits its own side for 4 and is destroyed",
    layout('ST026', 'one of four', 'two of four'),
    table => {
      table.attack('ST559').asks(0, 'keeper', ['one of four', 'two of four']).pick('two of four');
      expect(count(table, 1, 'deck')).toBe(12 - 4);
      expect(table.zone(1, 'keepers')).toEqual(['ST026', 'one of four']);
      expect(table.zone(1, 'discard')[0]).toBe('two of four');
      expect(table.zone(0, 'keepers')).toEqual(['one of four']);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.effects).toContain('ST559');
    },
  );

  scenario('ST559 nothing where the opponent has none', layout('ST026'), table => {
    table.attack('ST559');
    expect(count(table, 1, 'deck')).toBe(12);
    expect(table.zone(1, 'keepers')).toEqual(['ST026']);
    expect(table.effects).not.toContain('ST559');
  });
});

describe(named('ST546'), () => {
  const layout = (icon: keyof typeof BLOCKS, ...keepers: string[]): Layout => ({
    power: 12,
    me: { hand: ['ST546'], keepers: ['ST026'] },
    them: { keepers, deck: [BLOCKS.tech, BLOCKS.energy, ...deckOf(icon)] },
  });

  scenario(
    "ST546 each of the opponent's Keepers hits its own side for 3 and is destroyed",
    layout('animal', 'ST014', 'ST046'),
    table => {
      table.attack('ST546');
      expect(count(table, 1, 'deck')).toBe(12 - 6);
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(table.zone(1, 'discard')).toContain('ST014');
      expect(table.zone(1, 'discard')[0]).toBe('ST046');
      expect(table.zone(0, 'keepers')).toEqual(['ST026']);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.effects).toContain('ST546');
    },
  );

  scenario('ST546 one that misfires does not spare the next', layout('elemental', 'ST014', 'ST046'), table => {
    table.attack('ST546');
    // One point of the first, three of the second.
    expect(count(table, 1, 'deck')).toBe(12 - 4);
    expect(table.zone(1, 'keepers')).toEqual([]);
    expect(table.lines).toContain('log-misfire');
  });

  scenario('ST546 nothing without Keepers', layout('animal'), table => {
    table.attack('ST546');
    expect(count(table, 1, 'deck')).toBe(12);
    expect(table.zone(0, 'keepers')).toEqual(['ST026']);
    expect(table.effects).not.toContain('ST546');
  });
});
