import { beforeEach, describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { commit, type Game, type Json } from '../../src/kernel/index.js';
import { INVITATION } from '../../src/matches/lobby/lobby.js';
import { characterBeside } from '../../src/matches/lobby/seats.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { type MatchRow, openStore } from '../../src/store/index.js';
import type { SeatRow } from '../../src/store/port.js';
import { duel } from './duel.js';
import { ann, begun, bob, cat, dan, duelHouse, House, opening, refusal, refused, ten, twenty } from './house.js';

let house: House;
beforeEach(() => {
  house = duelHouse();
});

const open = (change: Parameters<typeof opening>[0] = {}): Promise<MatchRow> => house.lobby.open(opening(change));
const closedAs = (match: MatchRow): string | undefined => readTerms(match.terms).closed;

describe('opening a table', () => {
  it('draws the secret and promises it before anybody else sits down', async () => {
    const match = await open();
    expect(match.commitment).toBe(commit(match.secret));
    expect(match.status).toBe('inviting');
    expect(match.seats.map(seat => seat.player)).toEqual(['ann', null, null, null]);
  });

  it('refuses what is not there: a game, a ruleset, a legal deck, oneself as opponent', async () => {
    expect(await refused(open({ game: 'chess' }))).toBe('unknown-game');
    expect(await refused(open({ ruleset: 'wild' }))).toBe('unknown-ruleset');
    expect(await refused(open({ opponent: ann }))).toBe('yourself');
    const illegal = await refusal(open({ deck: { name: 'Mine', cards: {} } }));
    expect(illegal.text).toEqual({
      id: 'refused-deck-not-legal',
      args: { problem: { id: 'problem-empty', args: { name: 'Mine' } } },
    });
    expect(await house.store.matchesOf({})).toEqual([]);
  });
});

describe('a challenge by somebody who has just challenged the same person', () => {
  const HOUR = 60 * 60 * 1000;
  const hushed = (match: MatchRow): boolean => readTerms(match.terms).hushed === true;

  it('pings them once an hour, however often it is withdrawn or declined', async () => {
    const first = await open();
    expect(hushed(first)).toBe(false);
    // It is as new as its beginning, whatever is done to it later.
    house.time += HOUR - 1;
    await house.lobby.withdraw(first.id, ann);
    const second = await open();
    expect(hushed(second)).toBe(true);
    await house.lobby.decline(second.id, bob);
    // One that pinged nobody keeps nobody waiting.
    house.time += 1;
    expect(hushed(await open())).toBe(false);
    expect(hushed(await open())).toBe(true);
  });

  it('is found among whatever else their host has put up meanwhile', async () => {
    await open();
    for (let n = 0; n < 50; n++) await house.lobby.withdraw((await open({ opponent: cat })).id, ann);
    expect(hushed(await open())).toBe(true);
    house.time += HOUR;
    expect(hushed(await open())).toBe(false);
  });

  it('pings nobody who wants no pings, or none at this hour, and does not say so', async () => {
    const challenges = async (preferences: Json) => {
      await house.store.setPlayerPreferences(bob.id, bob.name, preferences);
      return readTerms((await open()).terms).hushed;
    };
    expect(await challenges({ pings: 'off' })).toBe('wish');
    expect(await challenges({ quiet: { from: 0, to: 24 * 60 - 1, zone: 'UTC' } })).toBe('wish');
    // Neither of them was a ping that keeps the next one waiting.
    expect(await challenges({ pings: 'on', quiet: null })).toBeUndefined();
    // That nobody was pinged again is told, whatever they wish for.
    expect(await challenges({ pings: 'off' })).toBe(true);
  });

  it('pings where it is another person, another host, or they accepted the last one', async () => {
    const { id } = await open();
    expect(hushed(await open({ opponent: cat }))).toBe(false);
    expect(hushed(await open({ host: cat }))).toBe(false);
    await house.lobby.join(id, bob);
    expect(hushed(await open({ opponent: bob }))).toBe(false);
    await house.lobby.stand(id, bob);
    expect(hushed(await open())).toBe(true);
  });
});

describe('sitting down', () => {
  it('is for those who are invited', async () => {
    const { id } = await open();
    expect(await refused(house.lobby.join(id, cat))).toBe('not-invited');
    expect(await refused(house.lobby.join(id, ann))).toBe('not-for-host');
    expect(await refused(house.lobby.join('nowhere', bob))).toBe('no-match');
    const joined = await house.lobby.join(id, bob);
    expect(joined.seats[1]).toMatchObject({ player: 'bob', name: 'Bob', deck: null, luck: null });
    expect(await refused(house.lobby.join(id, bob))).toBe('already-seated');
  });

  it('is for anyone at an open table, until it is full', async () => {
    const { id } = await open({ opponent: null });
    expect(await refused(house.lobby.join(id, ann))).toBe('own-challenge');
    for (const person of [bob, cat]) expect((await house.lobby.join(id, person)).status).toBe('inviting');
    expect((await house.lobby.join(id, dan)).status).toBe('choosing');
    expect(await refused(house.lobby.join(id, { id: 'eve', name: 'Eve' }))).toBe('table-full');
  });

  it('gives the last place to one of two who want it at once', async () => {
    const { id } = await open({ opponent: null });
    await house.lobby.join(id, bob);
    await house.lobby.join(id, cat);
    const [one, other] = await Promise.allSettled([
      house.lobby.join(id, dan),
      house.lobby.join(id, { id: 'eve', name: 'Eve' }),
    ]);
    expect([one?.status, other?.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('leaving before the match', () => {
  it('is declining for those who are invited and do not sit yet', async () => {
    const { id } = await open();
    expect(await refused(house.lobby.decline(id, cat))).toBe('not-invited');
    expect(await refused(house.lobby.decline(id, ann))).toBe('not-for-host');
    expect(closedAs(await house.lobby.decline(id, bob))).toBe('declined');
    expect(await refused(house.lobby.join(id, bob))).toBe('closed');
    const again = await open();
    await house.lobby.join(again.id, bob);
    expect(await refused(house.lobby.decline(again.id, bob))).toBe('already-seated');
  });

  it('by whom it runs for leaves one that somebody has touched since it was read', async () => {
    const read = await open();
    const touched = await house.lobby.join(read.id, bob);
    expect([await house.lobby.retire(read), (await house.matches.row(read.id)).status]).toEqual([
      false,
      touched.status,
    ]);
    expect([await house.lobby.retire(touched), closedAs(await house.matches.row(read.id))]).toEqual([
      true,
      'called-off',
    ]);
    expect(await house.lobby.retire(await house.matches.row(read.id))).toBe(false);
  });

  it('is withdrawing for the host, who alone can', async () => {
    const { id } = await open();
    expect(await refused(house.lobby.withdraw(id, bob))).toBe('not-host');
    expect(closedAs(await house.lobby.withdraw(id, ann))).toBe('withdrawn');
    expect(house.changes.at(-1)).toEqual({ match: id, kind: 'closed' });
    expect(await refused(house.lobby.withdraw(id, ann))).toBe('closed');
  });

  it('is standing up for guests; the host takes the table along', async () => {
    const { id } = await open({ opponent: null });
    await house.lobby.join(id, bob);
    expect(await refused(house.lobby.stand(id, cat))).toBe('not-at-table');
    expect((await house.lobby.stand(id, bob)).seats[1]?.player).toBeNull();
    expect(closedAs(await house.lobby.stand(id, ann))).toBe('withdrawn');
  });

  it('is being sent away by the host', async () => {
    const { id } = await open({ opponent: null });
    await house.lobby.join(id, bob);
    expect(await refused(house.lobby.kick(id, bob, 0))).toBe('not-host');
    for (const seat of [0, 2, 9, Number.NaN])
      expect(await refused(house.lobby.kick(id, ann, seat))).toBe('not-at-table');
    expect((await house.lobby.kick(id, ann, 1)).seats[1]?.player).toBeNull();
  });

  it('leaves no two seats of the same name when somebody sits down again', async () => {
    const game = { ...duel(), partners: true } as const;
    const { lobby, matches } = new House(openStore(':memory:', { now: () => 1 }), () => game);
    const { id } = await lobby.open(opening({ opponent: null }));
    const names = async (): Promise<string[]> => (await matches.row(id)).seats.map(({ name }) => name);
    for (const person of [bob, bob]) await lobby.join(id, person);
    expect(await names()).toEqual(['Ann', 'Bob', 'Bob 2', '']);
    await lobby.kick(id, ann, 1);
    await lobby.join(id, bob);
    expect(await names()).toEqual(['Ann', 'Bob', 'Bob 2', '']);
  });

  it('leaves no two practice bots of the same name, whichever was sent away', () => {
    const smash = gameOf('smash') as Game;
    const [{ id: ruleset }] = smash.rulesets as [Game['rulesets'][number]];
    const add = (seats: readonly SeatRow[], seat: number): SeatRow =>
      characterBeside(seats, smash, ruleset, seat, { draw: 0, cast: 0 });
    for (const sent of [0, 1, 2, 3]) {
      const seats: SeatRow[] = [];
      for (const seat of [0, 1, 2, 3]) seats.push(add(seats, seat));
      const [gone] = seats.splice(sent, 1);
      expect(add(seats, sent)).toEqual(gone);
    }
  });

  it('is too late once the match has begun', async () => {
    const { id } = await begun(house);
    for (const act of [
      () => house.lobby.withdraw(id, ann),
      () => house.lobby.stand(id, bob),
      () => house.lobby.kick(id, ann, 1),
      () => house.lobby.decline(id, bob),
      () => house.lobby.join(id, cat),
      () => house.lobby.start(id, ann),
      () => house.lobby.chooseDeck(id, bob, ten),
    ])
      expect(await refused(act())).toBe('not-open');
  });
});

describe('starting', () => {
  it('is up to the host, with as many as the game needs', async () => {
    const { id } = await open({ opponent: null });
    expect((await refusal(house.lobby.start(id, ann))).text).toEqual({ id: 'refused-too-few', args: { least: 2 } });
    await house.lobby.join(id, bob);
    await house.lobby.join(id, cat);
    await house.lobby.kick(id, ann, 1);
    expect(await refused(house.lobby.start(id, cat))).toBe('not-host');
    const started = await house.lobby.start(id, ann);
    expect(started.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [0, 'ann'],
      [1, 'cat'],
    ]);
    expect(await refused(house.lobby.start(id, ann))).toBe('not-started');
    expect((await house.lobby.chooseDeck(id, cat, ten)).status).toBe('playing');
  });

  it('seats three or four as well as two', async () => {
    for (const guests of [
      [bob, cat],
      [bob, cat, dan],
    ]) {
      const { id } = await open({ opponent: null });
      for (const guest of guests) await house.lobby.join(id, guest);
      if (guests.length < 3) await house.lobby.start(id, ann);
      for (const guest of guests) await house.lobby.chooseDeck(id, guest, ten);
      const look = await house.matches.look(id);
      expect(look.match.status).toBe('playing');
      expect(look.table?.prompts.map(prompt => prompt.seat)).toEqual([0, ...guests.map((_, at) => at + 1)]);
    }
  });
});

describe('decks', () => {
  it('are checked, and can be changed until the match begins', async () => {
    const { id } = await open({ deck: null, opponent: null });
    await house.lobby.join(id, bob);
    await house.lobby.start(id, ann);
    expect(await refused(house.lobby.chooseDeck(id, cat, ten))).toBe('not-at-table');
    expect(await refused(house.lobby.chooseDeck(id, bob, { name: 'Empty', cards: {} }))).toBe('deck-not-legal');
    await house.lobby.chooseDeck(id, ann, ten);
    const changed = await house.lobby.chooseDeck(id, ann, twenty);
    expect(changed.seats[0]).toMatchObject({ deck: twenty });
    expect((await house.lobby.chooseDeck(id, bob, twenty)).status).toBe('playing');
  });

  it('that do not go together are refused with the reason, and the table stays as it was', async () => {
    const { id } = await open({ opponent: null });
    await house.lobby.join(id, bob);
    const before = await house.lobby.start(id, ann);
    const no = await refusal(house.lobby.chooseDeck(id, bob, twenty), before.secret);
    expect(no.text).toEqual({
      id: 'refused-decks-do-not-match',
      args: { problem: { id: 'problem-sizes-differ', args: { one: 10, other: 20 } } },
    });
    expect(await house.store.match(id)).toEqual(before);
    await house.lobby.chooseDeck(id, ann, twenty);
    expect((await house.lobby.chooseDeck(id, bob, twenty)).status).toBe('playing');
  });

  it('of practice bots fall in with the others', async () => {
    for (const deck of [ten, twenty, ten, twenty, ten, twenty]) {
      const { id } = await open({ opponent: 'practice', deck });
      const started = await house.lobby.start(id, ann);
      expect(started.status).toBe('playing');
      expect(started.seats[1]?.deck?.cards).toEqual(deck.cards);
    }
    const { id } = await open({ opponent: 'practice', deck: { name: 'Odd', cards: { a: 13 } } });
    expect(await refused(house.lobby.start(id, ann))).toBe('decks-do-not-match');
    expect((await house.store.match(id))?.status).toBe('inviting');
  });

  it('chosen at the same moment begin one match', async () => {
    const { id } = await open({ deck: null, opponent: null });
    await house.lobby.join(id, bob);
    await house.lobby.start(id, ann);
    await Promise.all([house.lobby.chooseDeck(id, ann, ten), house.lobby.chooseDeck(id, bob, ten)]);
    expect((await house.matches.look(id)).table?.prompts).toHaveLength(2);
    expect(house.changes.filter(change => change.kind === 'begun')).toHaveLength(1);
  });
});

describe('expiry', () => {
  it('closes a table at which nothing has happened for a day', async () => {
    const { id } = await open();
    house.time += INVITATION - 1;
    expect(await house.seeTo()).toBe(0);
    house.time += 1;
    expect(await house.seeTo()).toBe(1);
    const match = (await house.store.match(id)) as MatchRow;
    expect([match.status, closedAs(match)]).toEqual(['withdrawn', 'expired']);
  });

  it('gives players who sit down a day to choose', async () => {
    const { id } = await open();
    house.time += INVITATION - 1;
    await house.lobby.join(id, bob);
    house.time += INVITATION - 1;
    await house.seeTo();
    await house.lobby.expire(id);
    expect((await house.store.match(id))?.status).toBe('inviting');
    house.time += 1;
    await house.seeTo();
    expect((await house.store.match(id))?.status).toBe('withdrawn');
  });

  it('closes a table a day after it has moved to another channel', async () => {
    const { id } = await open();
    house.time += INVITATION - 1;
    await house.matches.move(id, ann.id, 'guild', 'elsewhere');
    const { updatedAt } = (await house.store.match(id)) as MatchRow;
    house.time = updatedAt + INVITATION - 1;
    await house.seeTo();
    expect((await house.store.match(id))?.status).toBe('inviting');
    house.time += 1;
    await house.seeTo();
    expect((await house.store.match(id))?.status).toBe('withdrawn');
  });

  it('never touches a match in play', async () => {
    const { id } = await begun(house);
    house.time += 3 * INVITATION;
    await house.seeTo();
    await house.lobby.expire(id);
    expect((await house.store.match(id))?.status).toBe('playing');
  });
});
