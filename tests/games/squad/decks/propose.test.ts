import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gameTranslator } from '../../../../src/discord/render/translators.js';
import { attack, FACTORS, type Facts } from '../../../../src/games/squad/card.js';
import { squad, squadWith } from '../../../../src/games/squad/index.js';
import { Chance, type Game, type Theme } from '../../../../src/kernel/index.js';

const options = (squad as Game).options.parse({});
const ask = (game: Game, theme: Theme, seed = 'seed') => {
  const proposed = game.decks.proposals?.propose(options, theme, new Chance(seed).stream('proposal'));
  if (proposed === undefined) throw new Error('nothing was proposed');
  const say = gameTranslator(game, 'en').plain;
  return { cards: proposed.deck.cards, notes: proposed.notes.map(say) };
};
const counted = (game: Game, cards: Readonly<Record<string, number>>, facet: string, value: string): number =>
  Object.entries(cards).reduce(
    (sum, [id, copies]) => sum + (game.cards.get(id)?.facets[facet]?.includes(value) === true ? copies : 0),
    0,
  );

/** A pool: for each row so many cards of a hero, with levels from 1 up. */
function poolOf(...rows: readonly { hero: string; n: number; facts?: Partial<Facts> }[]): Game {
  let id = 0;
  const cards = rows.flatMap(({ hero, n, facts }) =>
    Array.from({ length: n }, (_, at) =>
      attack(`ST${String(++id).padStart(3, '0')}`, {
        hero,
        name: `Card ${at}`,
        team: null,
        factor: 'tech',
        block: FACTORS[at % FACTORS.length] ?? 'tech',
        level: (at % 8) + 1,
        attack: 2,
        ...facts,
      }),
    ),
  );
  return squadWith(cards) as Game;
}

describe('a proposal', () => {
  const game = squad as Game;
  const themes = game.cards.facets
    .filter(facet => game.decks.proposals?.themes.includes(facet.id))
    .flatMap(facet => facet.values.map(({ value }) => ({ facet: facet.id, value })));

  prop.prop([fc.constantFrom(...themes), fc.string({ maxLength: 8 })], { numRuns: 80 })(
    'around any theme is a legal deck of 40 by every ruleset, the same for the same seed',
    (theme, seed) => {
      const { cards } = ask(game, theme, seed);
      for (const ruleset of game.rulesets)
        expect(game.decks.check({ name: '', cards }, game.options.parse(ruleset.options))).toEqual([]);
      expect(Object.values(cards).reduce((sum, copies) => sum + copies, 0)).toBe(40);
      expect(ask(game, theme, seed).cards).toEqual(cards);
    },
  );

  test('differs from seed to seed where there is a choice', () => {
    const made = new Set(
      ['a', 'b', 'c', 'd'].map(seed => JSON.stringify(ask(game, { facet: 'factor', value: 'tech' }, seed).cards)),
    );
    expect(made.size).toBeGreaterThan(1);
  });

  test('takes the theme alone where it fills the deck', () => {
    const plenty = poolOf({ hero: 'Storm', n: 16 }, { hero: 'Thor', n: 16 });
    const { cards, notes } = ask(plenty, { facet: 'hero', value: 'Storm' });
    expect(counted(plenty, cards, 'hero', 'Storm')).toBe(40);
    expect(notes[0]).toBe('40 cards fit the theme Storm.');
    expect(notes.join()).not.toContain('fill');
  });

  test('fills up from the same team, then the same factor, then elsewhere, and says so', () => {
    const facts = { team: 'X-Men', factor: 'elemental' } as const;
    const scarce = poolOf(
      { hero: 'Storm', n: 4, facts },
      { hero: 'Rogue', n: 3, facts: { team: 'X-Men', factor: 'strength' } },
      { hero: 'Thor', n: 2, facts: { team: 'Avengers', factor: 'elemental' } },
      { hero: 'Hulk', n: 8, facts: { team: 'Avengers', factor: 'strength' } },
    );
    const { cards, notes } = ask(scarce, { facet: 'hero', value: 'Storm' });
    const of = (hero: string): number => counted(scarce, cards, 'hero', hero);
    expect([of('Storm'), of('Rogue'), of('Thor'), of('Hulk')]).toEqual([16, 12, 8, 4]);
    expect(notes.slice(0, 4)).toEqual([
      '16 cards fit the theme Storm.',
      '12 cards from the same team round it out.',
      '8 cards with Storm’s main factor round it out.',
      '4 more cards come from elsewhere.',
    ]);
  });

  test('keeps enough to play in the first turns, and balances level and blocks', () => {
    const late = poolOf(
      { hero: 'Storm', n: 12, facts: { team: 'X-Men', level: 9 } },
      { hero: 'Rogue', n: 8, facts: { team: 'X-Men', level: 2 } },
    );
    const { cards } = ask(late, { facet: 'hero', value: 'Storm' });
    expect(counted(late, cards, 'hero', 'Rogue')).toBe(16);
    const wide = poolOf({ hero: 'Storm', n: 48 });
    const blocks = FACTORS.map(factor =>
      counted(wide, ask(wide, { facet: 'hero', value: 'Storm' }).cards, 'block', factor),
    );
    expect(Math.max(...blocks) - Math.min(...blocks)).toBeLessThanOrEqual(3);
  });

  test('takes no more than four of a name, whatever the printing, and says when there are too few cards', () => {
    const twins = squadWith(
      ['ST001', 'ST601'].map(id =>
        attack(id, { hero: 'Thor', name: 'Bolt', team: null, factor: 'tech', block: 'tech', level: 1, attack: 1 }),
      ),
    ) as Game;
    const { cards, notes } = ask(twins, { facet: 'hero', value: 'Thor' });
    expect(Object.values(cards)).toEqual([4]);
    expect(notes.at(-1)).toBe('There aren’t enough cards for a legal deck: it has 4 and needs 40.');
  });
});
