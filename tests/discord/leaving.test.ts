import { expect, onTestFinished, test } from 'vitest';
import { boardBody, glanceBody } from '../../src/discord/board/board.js';
import { concedeQuestion } from '../../src/discord/match/clicks.js';
import type { Body } from '../../src/discord/reply/reply.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game } from '../../src/kernel/index.js';
import type { Person } from '../../src/matches/matches.js';
import { openStore } from '../../src/store/index.js';
import { begin } from '../corpus.js';
import { type Hero, Played } from '../games/champions/table.js';
import { ann, bob, cat, House } from '../matches/house.js';
import { seen } from './seen.js';

const recharge = gameOf('recharge') as Game;
const ready = recharge.decks.ready[0] as Game['decks']['ready'][number];

/** A match of Recharge between so many, and who is not asked first. */
async function begun(guests: readonly Person[]) {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  const house = new House(store, gameOf);
  const deck = { name: ready.id, cards: ready.cards };
  const { id } = await house.lobby.open({
    game: 'recharge',
    ruleset: ready.rulesets[0] ?? '',
    guild: 'guild',
    channel: 'channel',
    host: ann,
    opponent: null,
    seats: 1 + guests.length,
    deck,
    secretDecks: false,
    bestOf: 1,
  });
  for (const guest of guests) {
    await house.lobby.join(id, guest);
    await house.lobby.chooseDeck(id, guest, deck);
  }
  const { table } = await house.matches.look(id);
  const asked = awaited(table?.prompts ?? [])[0]?.seat;
  return { house, id, leaver: asked === 0 ? bob : ann };
}

test('RE-C3: a board says who has conceded while the question of another is open', async () => {
  const { house, id, leaver } = await begun([bob, cat]);
  const said = (body: Body): string => JSON.stringify(body.embeds);
  expect(said(boardBody(await house.matches.look(id), 'en'))).not.toContain('has conceded');
  const look = await house.matches.concede(id, leaver.id);
  expect(look.match.status).toBe('playing');
  for (const body of [boardBody(look, 'en'), glanceBody(look, 'en')])
    expect(said(body)).toContain(`${leaver.name} has conceded. That counts once this choice is made.`);
});

test('RE-C3: who concedes a match for two ends it, though it was the other who was asked', async () => {
  const { house, id, leaver } = await begun([bob]);
  const { match } = await house.matches.concede(id, leaver.id);
  expect(match.status).toBe('over');
  expect(match.outcome).toMatchObject({ places: leaver === ann ? [2, 1] : [1, 2], reason: { id: 'end-left' } });
});

test.each([
  ['en', 'The others play on without you. Your cards leave the game'],
  ['de', 'Die anderen spielen ohne dich weiter. Deine Karten verlassen das Spiel'],
  ['fr', 'Les autres continuent sans toi. Tes cartes quittent la partie'],
  ['es', 'Los demás siguen sin ti. Tus cartas salen de la partida'],
])('who concedes reads whether others play on, and what becomes of their cards: %s', (locale, said) => {
  const asked = (id: string, players: readonly string[]): string => {
    const game = gameOf(id) as Game;
    const { look } = seen(game, begin(game, players.length, 'concede').table, players);
    return concedeQuestion(look, 'ann', locale).content;
  };
  expect(asked('champions', ['ann', 'bob'])).toContain(said);
  // One who plays both heroes leaves nobody behind, and of two opponents the other has won.
  expect(asked('champions', ['ann', 'ann'])).not.toContain(said.slice(0, 12));
  expect(asked('smash', ['ann', 'bob'])).not.toContain(said.slice(0, 12));
  expect(asked('smash', ['ann', 'bob', 'cyd'])).toContain(said.slice(0, 12));
});

/** The question of who concedes at a table of heroes, some of whom are out, and some of whose players have given up. */
const askedAmong = (heroes: readonly Hero[], leaving: readonly number[] = []): string => {
  const game = gameOf('champions') as Game;
  const { look } = seen(game, begin(game, heroes.length, 'among').table, ['ann', 'bob', 'cat'].slice(0, heroes.length));
  const first = heroes.findIndex(({ eliminated }) => eliminated !== true);
  const { state } = new Played({ heroes, first }, 'plain');
  const table = { state, envelope: { left: [], leaving } };
  return concedeQuestion({ ...look, table } as never, 'ann', 'en').content.split('\n')[0] as string;
};

test('CH: who concedes as the last hero reads that the match is lost, though others have sat at the table', () => {
  const others = 'Concede this match? You can’t undo that. The others play on without you.';
  const ends = 'Concede this match? You can’t undo that. That ends the match, as a loss.';
  const cards = ' Your cards leave the game, and your minions engage the next player.';
  expect(askedAmong([{}])).toBe(ends);
  expect(askedAmong([{}, {}])).toBe(`${others}${cards}`);
  expect(askedAmong([{}, {}], [1])).toBe(ends);
  expect(askedAmong([{}, { eliminated: true }])).toBe(ends);
  expect(askedAmong([{}, { eliminated: true }, {}])).toBe(`${others}${cards}`);
  expect(askedAmong([{}, { eliminated: true }, {}], [2])).toBe(ends);
  // One who is out has nothing there any more.
  expect(askedAmong([{ eliminated: true }, {}])).toBe(others);
});

test('CH: the last hero is not answered for where all others have given up', () => {
  const table = new Played({ heroes: [{}, {}], until: 'over' }, 'plain').leave(1);
  expect(table.prompts.map(({ seat, reason }) => [seat, reason])).toEqual([[0, 'turn']]);
});

test('CH: a board has one line for all of whom the same is asked', () => {
  const game = gameOf('champions') as Game;
  const { look: bare } = seen(game, begin(game, 3, 'same').table, ['Ann', 'Bob', 'Cyd']);
  const look = { ...bare, match: { ...bare.match, commitment: 'c'.repeat(64) } };
  expect(awaited(look.table?.prompts ?? [])).toHaveLength(3);
  for (const body of [boardBody(look, 'en'), glanceBody(look, 'en')]) {
    const lines = JSON.stringify(body.embeds).match(/▶ [^\\]*\(also [^)]*\)/g) ?? [];
    expect(lines).toEqual([expect.stringMatching(/^▶ (Ann|Bob|Cyd) .* \(also \w+ and \w+\)$/)]);
  }
});
