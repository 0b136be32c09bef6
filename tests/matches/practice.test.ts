import { expect, it } from 'vitest';
import { emptySeat } from '../../src/matches/lobby/seats.js';
import { movePractice } from '../../src/matches/play/practice.js';
import { thinkHere } from '../../src/opponents/index.js';
import { duel, type Faults } from './duel.js';
import { ann, duelHouse, type House, opening, refused, sound, ten } from './house.js';

/** Ann against the practice bot; `seats` of them practice. */
async function against(faults: Faults = {}): Promise<{ house: House; id: string }> {
  const house = duelHouse(faults);
  const { id } = await house.lobby.open(opening({ opponent: 'practice' }));
  await house.lobby.start(id, ann);
  return { house, id };
}

/** A table at which only practice bots sit. */
async function amongThemselves(house: House, seats: number): Promise<string> {
  const { id } = await house.lobby.open(opening({ opponent: 'practice' }));
  const match = await house.store.match(id);
  if (match === null) throw new Error('no match');
  await house.store.updateMatch(id, match.updatedAt, {
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...emptySeat(seat),
      player: 'practice:steady',
      name: `P${seat}`,
      deck: ten,
    })),
  });
  await house.matches.look(id);
  return id;
}

const moves = async (house: House, id: string): Promise<number> => (await house.store.match(id))?.moves ?? -1;

it('answers when it is due, once for each question', async () => {
  const { house, id } = await against();
  expect(await house.seeTo()).toBe(1);
  expect(await moves(house, id)).toBe(1);
  expect(await house.seeTo()).toBe(0);
  await house.plays(id, 'ann', 'low');
  await house.round(id, {}, 'ann');
  expect(await house.seeTo()).toBe(1);
});

it.each(['quick', 'usual', 'slow'] as const)('is due at a whole number of milliseconds at the pace %s', async pace => {
  const house = duelHouse({}, 'at once', 0.3);
  await house.store.setPlayerPreferences(ann.id, ann.name, {
    pace,
    orders: [{ game: 'duel', match: null, kind: 'draw' }],
  });
  const { id } = await house.lobby.open(opening({ opponent: 'practice', seats: 2 }));
  await house.plays(id, 'ann', 'low');
  for (let step = 0; step < 4; step++) {
    const rows = await house.store.dueRows({ aside: false, limit: 99 });
    expect(rows.filter(({ at }) => !Number.isInteger(at))).toEqual([]);
    house.time += 10_000;
    await house.seeTo(1);
  }
});

it('moves once although it is called twice at the same moment', async () => {
  const { house, id } = await against();
  await Promise.all([movePractice(house.matches, id, thinkHere), movePractice(house.matches, id, thinkHere)]);
  expect(await moves(house, id)).toBe(1);
});

it('has nothing to do at a table where it is not asked, or that is over', async () => {
  const { house, id } = await against();
  await house.seeTo();
  await movePractice(house.matches, id, thinkHere);
  await house.matches.concede(id, 'ann');
  await movePractice(house.matches, id, thinkHere);
  const { id: waiting } = await house.lobby.open(opening());
  await movePractice(house.matches, waiting, thinkHere);
  expect([await moves(house, id), await moves(house, waiting)]).toEqual([2, 0]);
});

it.each([2, 3, 4])('plays among %i of its kind to the end', async seats => {
  const house = duelHouse();
  const id = await amongThemselves(house, seats);
  await house.seeTo();
  expect((await house.store.match(id))?.status).toBe('over');
  expect(await moves(house, id)).toBe(3 * (seats + 2));
  await sound(house.store, id, duel());
});

it('goes on after a process died with its move in hand', async () => {
  const { house, id } = await against();
  await house.store.claimDue(house.time, 60_000, 1);
  house.time += 60_000;
  expect(await house.seeTo()).toBe(1);
  expect(await moves(house, id)).toBe(1);
});

it('is due again after its answer was undone by a failure', async () => {
  const { house, id } = await against();
  await house.seeTo();
  await house.plays(id, 'ann', 'boom').catch(() => undefined);
  expect(await house.seeTo()).toBe(1);
  await house.plays(id, 'ann', 'low');
  expect((await house.matches.look(id)).table?.prompts[0]?.reason).toBe('draw one');
});

it.each(['throws', 'illegal'] as const)(
  'answers with the default where its player %s, and the operator learns of it',
  async player => {
    const { house, id } = await against({ player });
    expect(await house.seeTo()).toBe(1);
    expect(await moves(house, id)).toBe(1);
    expect(await house.store.keepBundle('count', 0, null)).toBe(2);
  },
);

it('does not fail for ever: where whatever it does goes wrong, the match is halted', async () => {
  const house = duelHouse({ bids: true });
  const id = await amongThemselves(house, 2);
  expect(await house.seeTo()).toBeLessThan(20);
  const match = await house.store.match(id);
  expect([match?.status, match?.outcome]).toEqual(['halted', null]);
});

it('leaves it to a person to try again as often as they like', async () => {
  const { house, id } = await against({ bids: true });
  for (let tries = 0; tries < 8; tries++) {
    await house.seeTo();
    expect(await refused(house.plays(id, 'ann', 'low'))).toBe('rules-failed');
  }
  expect((await house.matches.concede(id, 'ann')).match.status).toBe('over');
});
