import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import type { Deck, Game, Seat } from '../../src/kernel/index.js';
import { lasting, readTerms } from '../../src/matches/lobby/terms.js';
import { Coach, type CoachDeps } from '../../src/matches/record/coach.js';
import { practiceLevel } from '../../src/opponents/index.js';
import type { Past } from '../../src/opponents/review.js';
import { openStore } from '../../src/store/index.js';
import { ann, bob, cat, House, opening } from './house.js';

/** A match of two against the game, and where Bob sits. */
async function twoInPlay(): Promise<{ house: House; id: string; seat: Seat }> {
  const champions = gameOf('champions') as Game;
  const house = new House(openStore(':memory:', { now: () => 1 }), gameOf);
  const [mine, theirs] = champions.decks.ready.map((ready): Deck => ({ name: ready.id, cards: ready.cards }));
  const ruleset = champions.rulesets[0]?.id ?? '';
  const { id } = await house.lobby.open(opening({ game: 'champions', ruleset, deck: mine as Deck, seats: 2 }));
  await house.lobby.join(id, bob);
  await house.lobby.chooseDeck(id, bob, theirs as Deck);
  const { match } = await house.matches.look(id);
  return { house, id, seat: match.seats.findIndex(({ player }) => player === 'bob') };
}

/** The same, in which Bob has left his seat to a practice bot: it is over now. */
async function leftToABot(): Promise<{ house: House; id: string }> {
  const { house, id, seat } = await twoInPlay();
  await house.matches.handOver(id, 'bob', seat, 'practice');
  await house.matches.endAtTime(id, () => true);
  return { house, id };
}

test('a rematch keeps the seat of somebody who left theirs to a practice bot open for people', async () => {
  const { house, id } = await leftToABot();
  const look = await house.matches.look(id);
  expect(look.match.status).toBe('over');
  expect(look.match.seats.some(({ player }) => practiceLevel(player) !== null)).toBe(true);
  const again = await house.lobby.again(look, ann, true);
  expect(again.seats.map(({ player }) => player).sort()).toEqual(['ann', null].sort());
  const both = await house.lobby.again(look, bob, true);
  expect(both.id).toBe(again.id);
  expect(both).toMatchObject({ status: 'playing' });
  expect(both.seats.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
});

test('they may ask for the rematch themselves, under their own name', async () => {
  const { house, id } = await leftToABot();
  const again = await house.lobby.again(await house.matches.look(id), bob, true);
  expect(again.host).toBe('bob');
  expect(again.seats.find(({ player }) => player === 'bob')).toMatchObject({
    name: 'Bob',
    deck: { name: 'captain-marvel' },
  });
});

test('of a seat it is noted when somebody new took it over, and not when its own player came back', async () => {
  const { house, id, seat } = await twoInPlay();
  const terms = async () => readTerms((await house.matches.look(id)).match.terms);
  for (const to of ['practice', bob] as const) await house.matches.handOver(id, 'bob', seat, to);
  expect((await terms()).taken).toBeUndefined();
  await house.matches.handOver(id, 'bob', seat, cat);
  const { match } = await house.matches.look(id);
  expect((await terms()).taken).toEqual({ [seat]: match.moves });
  expect(lasting(await terms()).taken).toBeUndefined();
  // The coach looks at no choice from before.
  await house.matches.endAtTime(id, () => true);
  const since: Past['since'][] = [];
  const coach = new Coach({
    records: { history: async () => ({ moves: [] }) } as unknown as CoachDeps['records'],
    matches: house.matches,
    think: () => Promise.reject(new Error('nobody asks for a hint')),
    review: async (_, past) => {
      since.push(past.since);
      return [];
    },
  });
  await coach.turnings(await house.matches.look(id), 'cat');
  expect(since).toEqual([{ [seat]: match.moves }]);
});

test('of a seat in other hands it is noted for how much of the match a practice bot had it', async () => {
  const { house, id, seat } = await twoInPlay();
  const noted = async () => readTerms((await house.matches.look(id)).match.terms).practised?.[seat];
  const answerOnce = async (): Promise<void> => {
    const { match, table } = await house.matches.look(id);
    const prompt = table?.prompts.find(open => match.seats[open.seat]?.player === 'ann');
    if (prompt === undefined) throw new Error('Ann is not asked anything');
    await house.matches.answer(id, 'ann', prompt.number, { pick: [] });
  };
  await house.matches.handOver(id, 'bob', seat, 'practice');
  const { since } = (await noted()) ?? { since: -1 };
  expect(await noted()).toEqual({ since: (await house.matches.look(id)).match.moves, had: 0 });
  await answerOnce();
  await house.matches.handOver(id, 'bob', seat, bob);
  expect(await noted()).toEqual({ since: since + 1, had: 1 });
});
