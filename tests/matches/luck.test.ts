import { beforeEach, describe, expect, it } from 'vitest';
import { commit, fingerprint, hash, seedOf, seedOfSittings } from '../../src/kernel/index.js';
import { fingerprintOf, luckIn, MOST_LUCK, neededIn, seedFor } from '../../src/matches/lobby/luck.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { ann, begun, bob, cat, dan, duelHouse, type House, opening, refused, ten } from './house.js';

let house: House;
beforeEach(() => {
  house = duelHouse();
});

/** A table at which Ann waits and Bob has sat down. */
async function table(): Promise<MatchRow> {
  const { id } = await house.lobby.open(opening({ opponent: null }));
  return house.lobby.join(id, bob);
}

/** Plays on with all who sit there. */
async function dealt({ id }: MatchRow): Promise<MatchRow> {
  const { status } = (await house.store.match(id)) as MatchRow;
  if (status === 'inviting') await house.lobby.start(id, ann);
  return house.lobby.chooseDeck(id, bob, ten);
}

describe('luck', () => {
  it('goes into the seed in the order in which it was typed, and without it nothing does but the promise', async () => {
    const { id, secret, commitment } = await table();
    expect(seedFor((await house.store.match(id)) as MatchRow)).toBe(seedOf(secret, commit(secret)));
    await house.lobby.addLuck(id, bob, 'seven magpies');
    const { seats } = await house.lobby.addLuck(id, ann, 'my cat');
    expect(luckIn(seats)).toEqual([
      { seat: 1, words: 'seven magpies' },
      { seat: 0, words: 'my cat' },
    ]);
    const match = await dealt({ id } as MatchRow);
    expect(match.status).toBe('playing');
    expect(fingerprintOf(match)).toBe(fingerprint(commitment, ['seven magpies', 'my cat']));
    expect(seedFor(match)).toBe(seedOf(secret, fingerprint(commitment, ['seven magpies', 'my cat'])));
  });

  it('leaves the bot nothing else to choose: no other part of the table changes the seed', async () => {
    const { id } = await table();
    await house.lobby.addLuck(id, bob, 'seven magpies');
    const match = await dealt({ id } as MatchRow);
    const seed = seedFor(match);
    for (let tries = 0; tries < 59; tries++) {
      const seats = match.seats.map(row => ({
        ...row,
        sitting: `click ${tries}`,
        name: `${tries}`,
        player: `${tries}`,
      }));
      const other: MatchRow = { ...match, id: `${tries}`, version: `${tries}`, createdAt: tries, seats };
      expect(seedFor(other)).toBe(seed);
    }
    expect(seedFor({ ...match, secret: 'ab'.repeat(32) })).not.toBe(seed);
  });

  it('may be typed again until the deal, and then stands behind that of the others; empty words are refused', async () => {
    const { id } = await table();
    await house.lobby.addLuck(id, bob, 'first');
    await house.lobby.addLuck(id, ann, 'second');
    const other = await house.lobby.addLuck(id, bob, 'third');
    expect(luckIn(other.seats).map(({ words }) => words)).toEqual(['second', 'third']);
    for (const empty of ['', ' \n ']) expect(await refused(house.lobby.addLuck(id, ann, empty))).toBe('luck-empty');
    expect(await house.store.match(id)).toEqual(other);
  });

  it('needs the help of its last giver to be steered; and of those who joined, chose a deck or changed the table since', async () => {
    const { id } = await table();
    const helpers = async (): Promise<number[]> => neededIn(((await house.store.match(id)) as MatchRow).seats);
    await house.lobby.chooseDeck(id, bob, ten);
    expect(await helpers()).toEqual([]);
    await house.lobby.addLuck(id, ann, 'my cat');
    expect(await helpers()).toEqual([0]);
    await house.lobby.join(id, cat);
    expect(await helpers()).toEqual([0, 2]);
    await house.lobby.chooseDeck(id, ann, ten);
    await house.lobby.chooseDeck(id, bob, ten);
    expect(await helpers()).toEqual([0, 1, 2]);
    await house.lobby.addLuck(id, cat, 'seven magpies');
    expect(await helpers()).toEqual([2]);
    await house.lobby.addPractice(id, ann);
    expect(await helpers()).toEqual([2, 0]);
    await house.lobby.addLuck(id, bob, 'third');
    await house.lobby.chooseDeck(id, cat, ten);
    expect(await helpers()).toEqual([1, 2]);
    expect((await house.store.match(id))?.status).toBe('playing');
  });

  it('is not shaken by who starts the match, but they could have waited for another table', async () => {
    const { id } = await table();
    await house.lobby.addLuck(id, bob, 'seven magpies');
    const { seats } = await house.lobby.start(id, ann);
    expect(neededIn(seats)).toEqual([1, 0]);
  });

  it('is one line of at most a hundred letters', async () => {
    const { id } = await table();
    const { seats } = await house.lobby.addLuck(id, bob, ` a\n\tb  ${'c'.repeat(200)}`);
    const words = luckIn(seats)[0]?.words ?? '';
    expect(words).toHaveLength(MOST_LUCK);
    expect(words.startsWith('a b ccc')).toBe(true);
  });

  it.each(['leaves', 'is sent away'])('was added to another table once somebody %s: it goes', async how => {
    const { id, commitment } = await table();
    await house.lobby.join(id, cat);
    await house.lobby.addLuck(id, cat, 'of Cat');
    await house.lobby.addLuck(id, ann, 'of Ann');
    const left = how === 'leaves' ? await house.lobby.stand(id, bob) : await house.lobby.kick(id, ann, 1);
    expect([luckIn(left.seats), fingerprintOf(left)]).toEqual([[], commitment]);
  });

  it('stays with those who move up when free places go', async () => {
    const { id } = await table();
    await house.lobby.join(id, cat);
    await house.lobby.stand(id, bob);
    await house.lobby.addLuck(id, cat, 'of Cat');
    expect(luckIn((await house.lobby.start(id, ann)).seats)).toEqual([{ seat: 1, words: 'of Cat' }]);
  });

  it('is for those who sit there, before the deal', async () => {
    const match = await table();
    expect(await refused(house.lobby.addLuck(match.id, dan, 'mine'))).toBe('not-at-table');
    expect(await refused(house.lobby.addLuck('nowhere', bob, 'mine'))).toBe('no-match');
    await dealt(match);
    expect(await refused(house.lobby.addLuck(match.id, bob, 'too late'))).toBe('luck-late');
    await house.matches.concede(match.id, 'bob');
    expect(await refused(house.lobby.addLuck(match.id, bob, 'too late'))).toBe('closed');
  });

  it('never holds up the start', async () => {
    expect((await dealt(await table())).status).toBe('playing');
  });

  it('of the first match of a series serves the others too: their secrets were promised before', async () => {
    const { id } = await house.lobby.open(opening({ opponent: null, bestOf: 3 }));
    await house.lobby.join(id, bob);
    await house.lobby.addLuck(id, bob, 'seven magpies');
    const first = await dealt({ id } as MatchRow);
    const look = await house.matches.concede(id, 'ann');
    const next = (await house.lobby.nextOfSeries(look)) as MatchRow;
    expect(luckIn(next.seats)).toEqual(luckIn(first.seats));
    expect(seedFor(next)).toBe(seedOf(next.secret, fingerprint(next.commitment, ['seven magpies'])));
    expect(hash(next.secret)).toBe(first.secret);
  });

  it('of one match is not that of its rematch', async () => {
    const { id } = await table();
    await house.lobby.addLuck(id, bob, 'seven magpies');
    await dealt({ id } as MatchRow);
    const again = await house.lobby.again(await house.matches.concede(id, 'ann'), bob);
    expect(luckIn(again.seats)).toEqual([]);
  });

  it('of somebody for whom a practice bot stood in is not that of its rematch either', async () => {
    const { id } = await house.lobby.open(opening({ opponent: 'practice', seats: 2, deck: null }));
    await house.lobby.chooseDeck(id, ann, ten);
    const look = await house.matches.concede(id, 'ann');
    const seats = look.match.seats.map(row => ({ ...row, luck: { words: 'magpies', n: row.seat }, late: true }));
    const again = await house.lobby.again({ ...look, match: { ...look.match, seats } }, ann);
    expect([luckIn(again.seats), again.seats.some(({ late }) => late)]).toEqual([[], false]);
  });

  it('is not taken where several tables play the same shuffle', async () => {
    const { id, terms, updatedAt } = await table();
    const league = { night: 'n', round: 1, table: 1, sealed: true };
    await house.store.updateMatch(id, updatedAt, { terms: { ...readTerms(terms), league } });
    expect(await refused(house.lobby.addLuck(id, bob, 'mine'))).toBe('luck-shared');
  });

  it('of a practice bot is fixed by the promise: which deck it takes when it is asked to sit down', async () => {
    const decks = new Map<string, unknown>();
    for (let at = 0; at < 6; at++) {
      const match = await table();
      for (const secret of ['1f'.repeat(32), '2e'.repeat(32), '3d'.repeat(32), '4c'.repeat(32)]) {
        const commitment = commit(secret);
        const { updatedAt = 0 } = (await house.store.match(match.id)) ?? {};
        await house.store.updateMatch(match.id, updatedAt, { secret, commitment });
        const { seats } = await house.lobby.addPractice(match.id, ann);
        expect(decks.get(secret) ?? seats[2]?.deck).toEqual(seats[2]?.deck);
        decks.set(secret, seats[2]?.deck);
        await house.lobby.kick(match.id, ann, 2);
      }
    }
    expect(new Set([...decks.values()].map(deck => JSON.stringify(deck))).size).toBe(2);
  });
});

describe('a match from before there was luck', () => {
  const sittings = ['ann act 1', 'bob act 2'];

  it('plays on from the seed that it was dealt from', async () => {
    const match = await begun(house);
    const old = match.seats.map((row, seat) => ({ ...row, sitting: sittings[seat] ?? '' }));
    expect(seedFor({ ...match, seats: old })).toBe(seedOfSittings(match.secret, sittings));
  });

  it('has what its seats did forgotten once somebody at a table that waits adds luck', async () => {
    const { id, seats, updatedAt } = await table();
    const old = seats.map(row => ({ ...row, sitting: sittings[row.seat] ?? '' }));
    await house.store.updateMatch(id, updatedAt, { seats: old });
    const { seats: now, ...match } = await house.lobby.addLuck(id, bob, 'mine');
    expect(now.map(({ sitting }) => sitting).join('')).toBe('');
    expect(seedFor({ ...match, seats: now })).toBe(seedOf(match.secret, fingerprint(match.commitment, ['mine'])));
  });
});
