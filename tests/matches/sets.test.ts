import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameOf, games } from '../../src/games/index.js';
import type { CardSet, Deck, Game } from '../../src/kernel/index.js';
import type { Opening } from '../../src/matches/lobby/lobby.js';
import { practiceId } from '../../src/opponents/index.js';
import { gameWith, readSet } from '../../src/sets/index.js';
import { type MatchRow, openStore } from '../../src/store/index.js';
import { problemsSaid } from '../sets/said.js';
import { ann, bob, House, opening, refused } from './house.js';

const page = readFileSync(new URL('../../docs/sets.md', import.meta.url), 'utf8');
const [kitchen = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, found]) => found ?? '');
const read = (text: string): CardSet => {
  const found = readSet(text, games);
  if ('problems' in found) throw new Error(problemsSaid(found).join('\n'));
  return found.set;
};
const before = read(kitchen);
/** The same set after its Team-Up has been taken out and a card has been renamed. */
const after = read(kitchen.replaceAll('KH4', 'KH9').replace('"Kitchen Heroes"', '"KITCHEN heroes"'));
const smash = gameOf('smash') as Game;
const [hexers, brought] = [smash.decks.ready[0], gameWith(smash, before).decks.ready.at(-1)] as [Deck, Deck];

let house: House;
beforeEach(() => {
  house = new House(openStore(':memory:', { now: () => 1 }), gameOf);
});
const load = (set: CardSet) => house.store.loadSet({ guild: 'guild', set, by: 'ann', at: 1 }, 20);

/** A table for two with the set, given up as soon as it has begun. */
async function over(change: Partial<Opening>): Promise<MatchRow> {
  const { id, status } = await house.lobby.open(
    opening({ game: 'smash', ruleset: smash.rulesets[0]?.id ?? '', set: before, seats: 2, deck: hexers, ...change }),
  );
  if (status !== 'playing') {
    await house.lobby.join(id, bob);
    await house.lobby.chooseDeck(id, bob, brought);
  }
  // Who gives up leaves when the action is over: the other one's, where they are asked first.
  const { match } = await house.matches.concede(id, 'ann');
  if (match.status !== 'over') await ('opponent' in change ? house.seeTo() : house.matches.concede(id, 'bob'));
  return (await house.matches.look(id)).match;
}
const again = async ({ id }: MatchRow) => house.lobby.again(await house.matches.look(id), ann);

describe('a rematch with a server’s set', () => {
  it('is played with the set as it is now, however its name is written there', async () => {
    await load(before);
    const match = await over({});
    await load(after);
    expect((await again(match)).set?.hash).toBe(after.hash);
  });

  it('gives a practice bot another deck where the set no longer has a card of the old one', async () => {
    await load(before);
    const match = await over({ opponent: 'practice' });
    // The practice bot takes any deck there is: here, the one that the set brought.
    const seats = match.seats.map(seat => (seat.player === practiceId('steady') ? { ...seat, deck: brought } : seat));
    await load(after);
    const look = await house.matches.look(match.id);
    const next = await house.lobby.again({ ...look, match: { ...match, seats } }, ann);
    const begun = await house.lobby.chooseDeck(next.id, ann, hexers);
    expect(begun.status).toBe('playing');
    expect(Object.keys(begun.seats[1]?.deck?.cards ?? {})).not.toContain('KH4');
  });

  it('is refused where the set has been removed', async () => {
    await load(before);
    const match = await over({});
    await house.store.removeSet('guild', 'smash', before.name);
    expect(await refused(again(match))).toBe('unknown-set');
  });
});
