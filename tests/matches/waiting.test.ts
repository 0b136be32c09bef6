import { expect, test } from 'vitest';
import type { Person } from '../../src/matches/matches.js';
import { waitingFor } from '../../src/matches/people/waiting.js';
import { LeagueHouse, MINUTE, person, ten } from '../leagues/house.js';
import { ann, bob, cat, duelHouse, opening } from './house.js';

test('a challenge waits for whom it is to until they answer', async () => {
  const house = duelHouse();
  const waits = async ({ id }: Person) => (await waitingFor(house, id)).map(({ match }) => match.id);
  const { id } = await house.lobby.open(opening());
  house.time += MINUTE;
  const other = await house.lobby.open(opening());
  expect([await waits(ann), await waits(bob), await waits(cat)]).toEqual([[], [id, other.id], []]);
  await house.lobby.decline(id, bob);
  await house.lobby.join(other.id, bob);
  // A deck of his is what it waits for now.
  expect(await waits(bob)).toEqual([other.id]);
  await house.lobby.withdraw(other.id, ann);
  expect(await waits(bob)).toEqual([]);
});

test('matches that wait for somebody, the one that has waited longest first, in every server', async () => {
  const house = new LeagueHouse();
  const opened = async (guild: string): Promise<string> => {
    house.time += MINUTE;
    const match = await house.lobby.seat({
      id: `match-${guild}`,
      game: 'duel',
      set: null,
      ruleset: 'plain',
      options: {},
      guild,
      channel: 'c',
      host: 'host',
      people: [person('a'), person('b')].map(one => ({ ...one, deck: null })),
      terms: { bestOf: 1 },
    });
    return match.id;
  };
  const ids = async (player: string) => (await waitingFor(house, player)).map(({ match }) => match.id);
  const [one, two, three] = [await opened('one'), await opened('two'), await opened('three')];
  expect(await ids('a')).toEqual([one, two, three]);
  // Nobody waits for players who have a deck, until the match asks.
  await house.lobby.chooseDeck(one, person('a'), ten);
  expect(await ids('a')).toEqual([two, three]);
  house.time += MINUTE;
  await house.lobby.chooseDeck(one, person('b'), ten);
  house.time += MINUTE;
  await house.lobby.chooseDeck(three, person('a'), ten);
  await house.lobby.chooseDeck(three, person('b'), ten);
  const look = await house.matches.look(one);
  const asked = look.table?.prompts.map(({ seat }) => look.match.seats[seat]?.player) ?? [];
  expect(asked).toContain('a');
  expect(await ids('a')).toEqual([two, one, three]);
  await house.matches.concede(one, 'b');
  expect(await ids('a')).toEqual([two, three]);
  expect(await ids('nobody')).toEqual([]);
});
