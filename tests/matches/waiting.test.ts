import { expect, test } from 'vitest';
import { waitingFor } from '../../src/matches/people/waiting.js';
import { LeagueHouse, MINUTE, person, ten } from '../leagues/house.js';

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
