import { describe, expect } from 'vitest';
import { hits, theyDiscard, whenTheyDiscard } from '../../../../src/games/squad/abilities/index.js';
import { openTo } from '../cards/common.js';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { card, onHit, pile, plain } from './rule.js';

// Cards that go to a discard pile together (SQ-C49).

const robs = (count: number): Layout => ({
  cards: [...plain, card('robs', onHit(1, theyDiscard(count)))],
  me: { hand: ['robs'] },
});
const held = [BLOCKS.tech, BLOCKS.animal, BLOCKS.energy];

describe('cards that are picked to be discarded', () => {
  for (const [first, last] of [
    [BLOCKS.tech, BLOCKS.energy],
    [BLOCKS.energy, BLOCKS.tech],
  ] as const)
    scenario(
      `SQ-C49: lie in the order of the picks, the last on top: ${first}, ${last}`,
      { ...robs(2), them: { hand: held, deck: pile('tech', 20) } },
      table => {
        table.attack('robs').take();
        expect(table.prompt).toMatchObject({ seat: 1, reason: 'discard', kind: 'some', ordered: true });
        table.pick(first, last);
        expect(table.zone(1, 'discard').slice(0, 2)).toEqual([last, first]);
        const said = table.logged('log-discard').slice(-2);
        expect(said.map(line => line.args?.card)).toEqual([{ card: first }, { card: last }]);
      },
    );

  scenario('SQ-C49: a single one has no order', { ...robs(1), them: { hand: held, deck: pile('tech', 20) } }, table => {
    table.attack('robs').take();
    expect(table.prompt).not.toHaveProperty('ordered');
    table.pick(BLOCKS.animal);
  });

  scenario(
    'SQ-C49: what lies on top is what is asked for next turn',
    {
      ...robs(2),
      until: 'over',
      power: 20,
      // ST391 is stronger with a Daredevil card on top.
      them: { hand: ['ST402', BLOCKS.tech, 'ST391'], deck: pile('tech', 20) },
    },
    table => {
      table.attack('robs').take().pick(BLOCKS.tech, 'ST402').attack('ST391');
      expect(table.lines).toContain('log-worth');
    },
  );

  scenario(
    'SQ-C49: above the hand limit',
    { step: 'end', me: { hand: [...Array(8).fill(BLOCKS.speed), BLOCKS.tech, BLOCKS.animal] } },
    table => {
      table.asks(0, 'hand limit').pick(BLOCKS.animal, BLOCKS.tech);
      expect(table.zone(0, 'discard')).toEqual([BLOCKS.tech, BLOCKS.animal]);
    },
  );

  scenario(
    'SQ-C49: above the Keeper limit',
    { step: 'end', me: { keepers: ['ST014', 'ST026', ...Array(6).fill('ST138')] } },
    table => {
      table.asks(0, 'keeper limit').pick('ST026', 'ST014');
      expect(table.zone(0, 'discard')).toEqual(['ST014', 'ST026']);
    },
  );
});

describe('cards that all have to go', () => {
  for (const count of [3, 4])
    scenario(
      `SQ-C49: their player chooses the order: ${count} of 3`,
      {
        ...robs(count),
        cards: [...(robs(count).cards ?? []), card('notes', { keeper: 2, triggers: [whenTheyDiscard(hits(3))] })],
        me: { hand: ['robs'], keepers: ['notes'] },
        them: { hand: held, deck: pile('tech', 20) },
      },
      table => {
        table.attack('robs').take().asks(1, 'discard order', held);
        expect(table.zone(1, 'hand')).toHaveLength(3);
        table.order(BLOCKS.animal, BLOCKS.energy, BLOCKS.tech);
        // Damage of 2, the discard, and one hit for 3: it is one discard of three cards (SQ-20).
        expect(table.zone(1, 'discard')).toHaveLength(2 + 3 + 3);
        expect(table.zone(1, 'discard').slice(3, 6)).toEqual([BLOCKS.tech, BLOCKS.energy, BLOCKS.animal]);
      },
    );

  scenario(
    'SQ-C49: copies of one card have no order',
    { ...robs(3), them: { hand: Array(3).fill(BLOCKS.animal), deck: pile('tech', 20) } },
    table => {
      table.attack('robs').take();
      expect(table.zone(1, 'hand')).toEqual([]);
    },
  );
});

describe('what nobody orders', () => {
  scenario(
    'SQ-C49: cards from a deck lie as they came, the topmost lowest',
    {
      power: 20,
      me: { hand: ['ST404'] },
      them: { deck: [...deckOf('tech', 4), BLOCKS.elemental, BLOCKS.animal, ...deckOf('tech', 2)] },
    },
    table => {
      table.attack('ST404');
      expect(table.zone(1, 'deck')).toEqual(deckOf('tech', 2));
      expect(table.zone(1, 'discard')).toEqual([BLOCKS.animal, BLOCKS.elemental, ...deckOf('tech', 4)]);
    },
  );

  scenario(
    'SQ-C49: Keepers that an ability destroys together lie from the oldest up',
    { power: 20, me: { hand: ['ST251'] }, them: { keepers: ['ST014', 'ST138', 'ST026'], deck: openTo('ST251') } },
    table => {
      table.attack('ST251');
      expect(table.zone(1, 'discard').slice(0, 3)).toEqual(['ST026', 'ST138', 'ST014']);
    },
  );
});
