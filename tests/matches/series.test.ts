import { expect, it } from 'vitest';
import { hash, text } from '../../src/kernel/index.js';
import { goesOn } from '../../src/matches/lobby/series.js';
import { plainTerms, readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { ann, begun, bob, duelHouse, type House, opening, refused, ten } from './house.js';

/** The matches after the first, the latest first. */
async function inSeries(house: House, first: MatchRow): Promise<MatchRow[]> {
  const round = (match: MatchRow): number => readTerms(match.terms).round;
  return (await house.store.matchesOf({ series: first.id })).sort((one, other) => round(other) - round(one));
}

const score = (match: MatchRow): unknown => readTerms(match.terms).score;

async function bestOfThree(): Promise<{ house: House; first: MatchRow }> {
  const house = duelHouse();
  return { house, first: await begun(house, { bestOf: 3 }) };
}

it('goes on by itself with the same decks, the sides swapped and the score carried', async () => {
  const { house, first } = await bestOfThree();
  await house.matches.concede(first.id, 'bob');
  expect(await house.seeTo()).toBe(1);
  const [second] = await inSeries(house, first);
  expect(second).toMatchObject({ status: 'playing', options: { first: 1 } });
  expect(second?.secret).not.toBe(first.secret);
  expect(second?.seats.map(({ player, deck }) => [player, deck])).toEqual([
    ['ann', ten],
    ['bob', ten],
  ]);
  expect(score(second as MatchRow)).toEqual({ ann: 1 });
  expect(readTerms((second as MatchRow).terms).round).toBe(2);
});

it('is none where all win or lose together: nobody would ever be ahead', () => {
  const over = { seats: [], terms: { ...plainTerms, bestOf: 3 } } as const;
  expect(goesOn({ ...over, outcome: { places: [2, 2], reason: text('lost'), together: 'lost' } })).toBe(false);
  expect(goesOn({ ...over, outcome: { places: [1, 1], reason: text('drawn') } })).toBe(true);
});

it('has all its secrets promised with the first', async () => {
  const { house, first } = await bestOfThree();
  await house.matches.concede(first.id, 'bob');
  await house.seeTo();
  const [second] = await inSeries(house, first);
  expect(hash((second as MatchRow).secret)).toBe(first.secret);
  const single = await begun(house, {});
  expect(readTerms(single.terms).root).toBeUndefined();
});

it('ends at two wins, and draws count for nobody', async () => {
  const { house, first } = await bestOfThree();
  await house.matches.concede(first.id, 'bob');
  await house.seeTo();
  const second = (await inSeries(house, first))[0] as MatchRow;
  for (const _ of [1, 2, 3]) await house.round(second.id, { ann: 'low', bob: 'low' }, 'bob');
  await house.seeTo();
  const third = (await inSeries(house, first))[0] as MatchRow;
  expect(score(third)).toEqual({ ann: 1 });
  await house.matches.concede(third.id, 'bob');
  expect(await house.seeTo()).toBe(0);
  expect(await inSeries(house, first)).toHaveLength(2);
  expect(await house.lobby.nextOfSeries(await house.matches.look(third.id))).toBeNull();
});

it('has one next match, however often and from however many sides it is asked for', async () => {
  const { house, first } = await bestOfThree();
  const look = await house.matches.concede(first.id, 'bob');
  const next = await Promise.all([
    house.lobby.nextOfSeries(look),
    house.lobby.nextOfSeries(look),
    house.lobby.continueSeries(first.id),
    house.lobby.again(look, bob),
    house.seeTo(),
  ]);
  expect(await inSeries(house, first)).toHaveLength(1);
  expect((next[0] as MatchRow).id).toBe((next[3] as MatchRow).id);
});

it('survives a crash between the end of one match and the next', async () => {
  const { house, first } = await bestOfThree();
  await house.matches.concede(first.id, 'bob');
  // Claimed by a process that died: due again when the lease runs out.
  await house.store.claimDue(house.time, 60_000, 1);
  expect(await house.seeTo()).toBe(0);
  house.time += 60_000;
  expect(await house.seeTo()).toBe(1);
  expect(await inSeries(house, first)).toHaveLength(1);
});

it('goes on after a match that the rules could not end', async () => {
  const faults = { action: false };
  const house = duelHouse(faults);
  const first = await begun(house, { bestOf: 3 });
  faults.action = true;
  await house.matches.look(first.id);
  await house.matches.concede(first.id, 'ann');
  faults.action = false;
  await house.seeTo();
  expect(await inSeries(house, first)).toMatchObject([{ status: 'playing', options: { first: 1 } }]);
});

it('of a single match has no next', async () => {
  const house = duelHouse();
  const { id } = await begun(house);
  const look = await house.matches.concede(id, 'bob');
  expect(await house.seeTo()).toBe(0);
  expect(await house.lobby.nextOfSeries(look)).toBeNull();
});

it('a rematch is the same table with the sides swapped, and both find the same one', async () => {
  const house = duelHouse();
  const { id } = await begun(house);
  expect(await refused(house.lobby.again(await house.matches.look(id), ann))).toBe('not-open');
  const look = await house.matches.concede(id, 'ann');
  expect(await refused(house.lobby.again(look, { id: 'cat', name: 'Cat' }))).toBe('not-at-table');
  const [one, other] = await Promise.all([house.lobby.again(look, bob), house.lobby.again(look, ann)]);
  expect(one.id).toBe(other.id);
  expect(other).toMatchObject({ status: 'choosing', host: 'bob', options: { first: 1 } });
  expect(other.seats.map(({ player, deck }) => [player, deck])).toEqual([
    ['ann', null],
    ['bob', null],
  ]);
  expect(await house.lobby.again(look, ann)).toEqual(other);
  await house.lobby.chooseDeck(other.id, ann, ten);
  expect((await house.lobby.chooseDeck(other.id, bob, ten)).status).toBe('playing');
});

it('a rematch with the practice bot begins as soon as a deck is chosen', async () => {
  const house = duelHouse();
  const { id } = await house.lobby.open(opening({ opponent: 'practice' }));
  await house.lobby.start(id, ann);
  const look = await house.matches.concede(id, 'ann');
  const again = await house.lobby.again(look, ann);
  expect(again.status).toBe('choosing');
  expect((await house.lobby.chooseDeck(again.id, ann, ten)).status).toBe('playing');
});

it('a rematch with the same decks begins as soon as both want it', async () => {
  const house = duelHouse();
  const { id } = await begun(house);
  const look = await house.matches.concede(id, 'ann');
  const decks = look.match.seats.map(({ deck }) => deck);
  const opened = await house.lobby.again(look, bob, true);
  expect(opened).toMatchObject({ status: 'inviting', host: 'bob', options: { first: 1 } });
  const again = await house.lobby.again(look, ann, true);
  expect([again.id, again.status]).toEqual([opened.id, 'playing']);
  expect(again.seats.map(({ deck }) => deck)).toEqual(decks);
  expect(await house.lobby.again(look, ann, true)).toMatchObject({ id: opened.id, status: 'playing' });
});

it('who keeps a deck waits for players who change theirs', async () => {
  const house = duelHouse();
  const { id } = await begun(house);
  const look = await house.matches.concede(id, 'ann');
  const opened = await house.lobby.again(look, bob, true);
  const again = await house.lobby.again(look, ann);
  expect([again.id, again.status, again.seats[0]?.deck]).toEqual([opened.id, 'choosing', null]);
  expect((await house.lobby.chooseDeck(again.id, ann, ten)).status).toBe('playing');
});

it('a rematch with the practice bot and the same deck begins at once', async () => {
  const house = duelHouse();
  const { id } = await house.lobby.open(opening({ opponent: 'practice' }));
  await house.lobby.start(id, ann);
  const look = await house.matches.concede(id, 'ann');
  const again = await house.lobby.again(look, ann, true);
  expect(again.status).toBe('playing');
  expect(again.seats[0]?.deck).toEqual(look.match.seats[0]?.deck);
});
