import { expect, test } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { readmitted } from '../../src/discord/leagues/told.js';
import { LeagueHouse } from '../leagues/house.js';

/** What a host is told who lets a player back into a night of so many rounds, during its first. */
async function told(rounds: number): Promise<string> {
  const house = new LeagueHouse();
  const id = await house.begun({ name: 'Friday', rounds }, ['a', 'b', 'c', 'd', 'e']);
  await house.leagues.leave(id, 'a', 'host');
  const said: string[] = [];
  const reply = async (body: unknown): Promise<void> => void said.push(JSON.stringify(body));
  const never = () => false;
  const host = {
    locale: 'en-US',
    user: { id: 'host' },
    isMessageComponent: never,
    isModalSubmit: never,
    reply,
  } as never;
  await readmitted(host, { leagues: house.leagues } as unknown as House, id, 'a');
  return said.join();
}

test('who is let back in plays from the next round, if there is one', async () => {
  expect(await told(2)).toContain('is back in **Friday**, from the next round.');
  const last = await told(1);
  expect(last).toContain('is back in **Friday**. This is the last round');
  expect(last).not.toContain('next round');
});
