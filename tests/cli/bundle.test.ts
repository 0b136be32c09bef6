import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { SquadState } from '../../src/games/squad/state.js';
import type { Game } from '../../src/kernel/index.js';
import { openStore } from '../../src/store/index.js';
import { bob, House, file as newFile, opening, refused as refusedBy } from '../matches/house.js';
import { file, json, refused, run } from './run.js';

const sound = squad as unknown as Game;

/** Super Hero Squad with a mistake in it: no turn but the first can begin. */
const broken: Game = {
  ...sound,
  next(dealer) {
    if ((dealer.state as SquadState).turn > 1) throw new Error('a mistake in a turn');
    return sound.next(dealer);
  },
};

/** The data folder of a bot in which a turn has failed, and the match that it happened in. */
async function failed(): Promise<{ folder: string; match: string }> {
  const database = newFile();
  const house = new House(openStore(database), () => broken);
  const [deck] = sound.decks.ready;
  const cards = { name: 'ready', cards: deck?.cards ?? {} };
  const { id } = await house.lobby.open(opening({ game: 'squad', ruleset: 'tcg', deck: cards }));
  await house.lobby.join(id, bob);
  await house.lobby.chooseDeck(id, bob, cards);
  const [prompt] = (await house.matches.look(id)).table?.prompts ?? [];
  const mover = prompt?.seat === 0 ? 'ann' : 'bob';
  expect(await refusedBy(house.plays(id, mover, 'pass'))).toBe('rules-failed');
  await house.store.close();
  return { folder: dirname(database), match: id };
}

describe('bundle', () => {
  test('lists what has failed, the newest first', async () => {
    const { folder, match } = await failed();
    const { bundles } = await json<{ bundles: object[] }>(['bundle', '--data', folder]);
    expect(bundles).toEqual([
      { number: 1, at: expect.any(String), match, game: 'squad', error: 'Error: a mistake in a turn' },
    ]);
  });

  test('says what it was, and whether it still fails', async () => {
    const { folder, match } = await failed();
    const still = await run(['bundle', '1', '--data', folder], { games: [broken] });
    expect(still.out).toContain(`match ${match}, squad\nError: a mistake in a turn`);
    expect(still.out).toContain('By the rules of this build it fails: a mistake in a turn');
    const mended = await run(['bundle', '1', '--data', folder]);
    expect(mended.out).toContain('By the rules of this build it no longer fails');
  });

  test('is a position that play sets up, with the answer that failed', async () => {
    const { folder } = await failed();
    type Bundled = { position: { turn: number }; report: { attempt: object; again: object } };
    const bundled = await json<Bundled>(['bundle', '1', '--data', folder]);
    expect(bundled.report.attempt).toMatchObject({ type: 'answer', answer: { pick: ['pass'] } });
    expect(bundled.report.again).toEqual({ fails: false, error: null, trail: [] });
    const played = await json<{ pending: { reason: string }[]; position: object }>(['play', file(bundled)]);
    expect(played.pending.map(({ reason }) => reason)).toEqual(['attack']);
    expect(JSON.stringify(bundled)).not.toMatch(/secret|seed|sitting/);
  });

  test('refuses in one line what is not there', async () => {
    const { folder } = await failed();
    await refused(['bundle', '--data', join(folder, 'none')], 'no database at');
    await refused(['bundle', '7', '--data', folder], 'there is no bundle 7');
    await refused(['bundle', 'last', '--data', folder], '"last" is not a number');
  });
});
