import { expect, test } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { deckMenu } from '../../src/discord/lobby/deck-menu.js';
import { gameOf } from '../../src/games/index.js';
import type { Game, Json } from '../../src/kernel/index.js';
import { emptySeat } from '../../src/matches/lobby/seats.js';
import { practiceId } from '../../src/opponents/index.js';
import type { MatchRow } from '../../src/store/port.js';
import { deck, match } from '../store/samples.js';
import { checkMessage } from './render/limits.js';

const champions = gameOf('champions') as Game;
const [ruleset] = champions.rulesets as [Game['rulesets'][number]];
const [ready] = champions.decks.ready as [Game['decks']['ready'][number]];

const TERMS = { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 };
/** A table against a villain at which decks are chosen. */
const tableOf = (more: Partial<MatchRow>): MatchRow =>
  match('m', {
    game: 'champions',
    ruleset: ruleset.id,
    options: champions.options.parse(ruleset.options) as Json,
    status: 'choosing',
    terms: TERMS,
    ...more,
  });

test('the menu of somebody with four heroes and many decks holds every button there is, within what a message may hold', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    deck(`d${at}`, 'ann', { game: 'champions', deck: { name: `Deck ${at}`, cards: ready.cards } }),
  );
  const house = { decks: { of: async () => many } } as unknown as House;
  const table = tableOf({
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
  const table = tableOf({
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
  ['en', 'Hero taken'],
  ['de', 'Held vergeben'],
  ['fr', 'Héros déjà pris'],
  ['es', 'Héroe ya elegido'],
])('a partner reads which hero another has taken: %s', async (locale, said) => {
  const house = { decks: { of: async () => [] } } as unknown as House;
  const menuWith = async (secretDecks: boolean, player: string): Promise<string> => {
    const table = tableOf({
      status: 'inviting',
      terms: { ...TERMS, secretDecks },
      seats: [
        { ...emptySeat(0), player: 'ann', name: 'Ann' },
        { ...emptySeat(1), player, name: 'Bob', deck: { name: ready.id, cards: ready.cards } },
        emptySeat(2),
      ],
    });
    return JSON.stringify(await deckMenu(house, table, 'ann', locale));
  };
  const entry = new RegExp(`\\{[^{]*"ready:${ready.id}"[^}]*\\}`);
  const menu = await menuWith(false, 'bob');
  expect(menu.match(entry)?.[0]).toContain(said);
  expect(menu.split(said)).toHaveLength(2);
  // A secret choice isn't told, and a practice bot falls in with the others.
  expect(await menuWith(true, 'bob')).not.toContain(said);
  expect(await menuWith(false, practiceId('easy'))).not.toContain(said);
});
