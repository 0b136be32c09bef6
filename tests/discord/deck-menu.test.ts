import { expect, test } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { deckMenu } from '../../src/discord/lobby/deck-menu.js';
import { checkMessage } from '../../src/discord/reply/limits.js';
import { gameOf } from '../../src/games/index.js';
import type { Game, Json } from '../../src/kernel/index.js';
import { emptySeat } from '../../src/matches/lobby/seats.js';
import { practiceId } from '../../src/opponents/index.js';
import { deck, match } from '../store/samples.js';

const champions = gameOf('champions') as Game;
const [ruleset] = champions.rulesets as [Game['rulesets'][number]];
const [ready] = champions.decks.ready as [Game['decks']['ready'][number]];

test('the menu of somebody with four heroes and many decks holds every button there is, within what a message may hold', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    deck(`d${at}`, 'ann', { game: 'champions', deck: { name: `Deck ${at}`, cards: ready.cards } }),
  );
  const house = { decks: { of: async () => many } } as unknown as House;
  const table = match('m', {
    game: 'champions',
    ruleset: ruleset.id,
    options: champions.options.parse(ruleset.options) as Json,
    status: 'choosing',
    terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 },
    seats: [0, 1, 2, 3].map(seat => ({ ...emptySeat(seat), player: 'ann', name: `Ann ${seat + 1}` })),
  });
  const menu = await deckMenu(house, table, 'ann', 'en-US');
  expect(checkMessage(menu)).toEqual([]);
  const buttons = JSON.stringify(menu.components).match(/"label":"[^"]*"/g) ?? [];
  for (const label of ['Previous', 'Add my luck', 'Ann 4'])
    expect(buttons.filter(one => one.includes(label))).not.toEqual([]);
});

test('the menu of somebody who has chosen names all who have not in one line', async () => {
  const house = { decks: { of: async () => [] } } as unknown as House;
  const [own, ...names] = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const table = match('m', {
    game: 'champions',
    ruleset: ruleset.id,
    options: champions.options.parse(ruleset.options) as Json,
    status: 'choosing',
    terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 },
    seats: [own, ...names].map((name, seat) => ({
      ...emptySeat(seat),
      player: `p${seat}`,
      name: name as string,
      deck: seat === 0 ? ready : null,
    })),
  });
  const menu = JSON.stringify(await deckMenu(house, table, 'p0', 'en-US'));
  expect(menu).toContain('Waiting for Bob, Cleo and Dan to choose a deck.');
});

test.each([
  ['en', 'Not listed: a deck whose hero is taken.'],
  ['de', 'Nicht in der Liste: ein Deck, dessen Held vergeben ist.'],
  ['fr', 'Absent de la liste\u202f: un deck dont le héros est déjà pris.'],
  ['es', 'Fuera de la lista: un mazo cuyo héroe ya está elegido.'],
])(
  'partners are not offered a hero that another has taken, and read how many are missing: %s',
  async (locale, said) => {
    const house = { decks: { of: async () => [] } } as unknown as House;
    const tableWith = (secretDecks: boolean, player: string) =>
      match('m', {
        game: 'champions',
        ruleset: ruleset.id,
        options: champions.options.parse(ruleset.options) as Json,
        status: 'inviting',
        terms: { invited: null, secretDecks, bestOf: 1, score: {}, round: 1 },
        seats: [
          { ...emptySeat(0), player: 'ann', name: 'Ann' },
          { ...emptySeat(1), player, name: 'Bob', deck: { name: ready.id, cards: ready.cards } },
          emptySeat(2),
        ],
      });
    const taken = `ready:${ready.id}`;
    const menu = JSON.stringify(await deckMenu(house, tableWith(false, 'bob'), 'ann', locale));
    expect([menu.includes(`"${taken}"`), menu.includes(said)]).toEqual([false, true]);
    // Whose choice is secret, or who falls in with the others, takes nothing away.
    for (const table of [tableWith(true, 'bob'), tableWith(false, practiceId('easy'))]) {
      const whole = JSON.stringify(await deckMenu(house, table, 'ann', locale));
      expect([whole.includes(`"${taken}"`), whole.includes(said)]).toEqual([true, false]);
    }
  },
);
