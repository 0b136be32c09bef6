import { beforeEach, describe, expect, it } from 'vitest';
import { type Game, text } from '../../src/kernel/index.js';
import { canTakeBack, type Look, seatOf } from '../../src/matches/matches.js';
import type { MatchRow } from '../../src/store/index.js';
import { duel, type Faults } from './duel.js';
import { ann, begun, bob, cat, duelHouse, House, opening, pick, refusal, refused, seen, sound, ten } from './house.js';

let faults: Faults;
let house: House;
let match: MatchRow;
let game: Game;

beforeEach(async () => {
  faults = {};
  house = duelHouse(faults);
  game = duel(faults);
  match = await begun(house);
});

const prompts = async (): Promise<Record<number, number>> =>
  Object.fromEntries(
    ((await house.matches.look(match.id)).table?.prompts ?? []).map(({ seat, number }) => [seat, number]),
  );
const promptOf = async (seat: number): Promise<number> => (await prompts())[seat] ?? -1;
const lines = async (): Promise<string[]> => (await house.store.log(match.id, 0, 1000)).map(line => line.id);
const bundles = async (): Promise<number> => (await house.store.keepBundle('count', 0, null)) - 1;
const answer = (person: string, number: number, key: string): Promise<Look> =>
  house.matches.answer(match.id, person, number, pick(key));

describe('answers', () => {
  it('are saved when they resolve, and what is returned is what a fresh look shows', async () => {
    const look = await answer('ann', await promptOf(0), 'low');
    expect(look.match.moves).toBe(1);
    expect(seen(look)).toEqual(seen(await house.matches.look(match.id)));
    expect(await sound(house.store, match.id, game)).toBeNull();
  });

  it('are refused where they do not belong, and nothing changes', async () => {
    const before = seen(await house.matches.look(match.id));
    const [mine, theirs] = [await promptOf(0), await promptOf(1)];
    expect(await refused(house.matches.answer('nowhere', 'ann', 1, pick('low')))).toBe('no-match');
    expect(await refused(answer('cat', mine, 'low'))).toBe('not-at-table');
    expect(await refused(answer('ann', theirs, 'low'))).toBe('foreign');
    expect(await refused(answer('ann', 999, 'low'))).toBe('stale');
    const illegal = await refusal(answer('ann', mine, 'lowest'), match.secret);
    expect(illegal.text.args).toEqual({ problem: '"lowest" is not one of the choices' });
    expect(seen(await house.matches.look(match.id))).toEqual(before);
  });

  it('to one question at the same moment: one counts, the other is stale', async () => {
    const number = await promptOf(0);
    const both = await Promise.allSettled([answer('ann', number, 'low'), answer('ann', number, 'high')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { code: 'stale' } });
  });

  it('of one seat do not make those of another stale', async () => {
    const { 0: mine, 1: theirs } = await prompts();
    await Promise.all([answer('ann', mine as number, 'low'), answer('bob', theirs as number, 'high')]);
    expect((await house.matches.look(match.id)).match.moves).toBe(2);
  });

  it('close the drafts of every question that is open no more', async () => {
    const { 0: mine, 1: theirs } = await prompts();
    for (const [number, seat] of [
      [mine, 0],
      [theirs, 1],
    ])
      await house.store.setDraft(match.id, number as number, seat as number, { half: true });
    await answer('ann', mine as number, 'low');
    const drafts = async () => (await house.matches.look(match.id)).drafts;
    expect(await drafts()).toEqual([{ prompt: theirs, seat: 1, draft: { half: true } }]);
    await house.matches.concede(match.id, 'ann');
    expect(await drafts()).toEqual([]);
  });

  it('end the match, with results for both', async () => {
    for (const _ of [1, 2, 3]) await house.round(match.id, { ann: 'high', bob: 'low' }, 'ann');
    const { match: over } = await house.matches.look(match.id);
    expect([over.status, over.outcome?.places]).toEqual(['over', [1, 2]]);
    expect(await house.store.results({ player: 'ann' })).toMatchObject([{ place: 1, facts: { turns: 3 } }]);
    expect(house.changes.at(-1)).toMatchObject({ match: match.id, kind: 'over', look: { match: { status: 'over' } } });
    expect(await refused(answer('ann', 1, 'low'))).toBe('over');
    await sound(house.store, match.id, game);
  });

  it('wait for the match to begin, and for the right table', async () => {
    const { id } = await house.lobby.open(opening());
    expect(await refused(house.matches.answer(id, 'ann', 1, pick('low')))).toBe('not-started');
    await house.lobby.withdraw(id, ann);
    expect(await refused(house.matches.answer(id, 'ann', 1, pick('low')))).toBe('closed');
  });
});

describe('set-up', () => {
  it('is made by the first look, if the bot stopped before it', async () => {
    const { id } = await house.lobby.open(opening());
    await house.lobby.join(id, bob);
    await house.lobby.start(id, ann);
    const row = (await house.store.match(id)) as MatchRow;
    const seats = row.seats.map(seat => ({ ...seat, deck: ten }));
    await house.store.updateMatch(id, row.updatedAt, { seats, status: 'playing' });
    const looks = await Promise.all([house.matches.look(id), house.matches.look(id)]);
    for (const look of looks) expect(look.table?.prompts).toHaveLength(2);
    await sound(house.store, id, game);
  });

  it('that fails halts the match; it can be conceded', async () => {
    faults.setup = true;
    const broken = await begun(house);
    expect(broken.status).toBe('halted');
    expect(await refused(house.matches.answer(broken.id, 'ann', 1, pick('low')))).toBe('halted');
    expect((await house.matches.concede(broken.id, 'ann')).match.outcome?.places).toEqual([2, 1]);
  });
});

describe('conceding', () => {
  it('wins the match for the other', async () => {
    const look = await house.matches.concede(match.id, 'ann');
    expect([look.match.status, look.match.outcome?.places]).toEqual(['over', [2, 1]]);
    expect(seen(look)).toEqual(seen(await house.matches.look(match.id)));
    expect(await refused(house.matches.concede(match.id, 'bob'))).toBe('over');
    await sound(house.store, match.id, game);
  });

  it('is for those who sit at a table in play', async () => {
    expect(await refused(house.matches.concede(match.id, 'cat'))).toBe('not-at-table');
    const { id } = await house.lobby.open(opening());
    expect(await refused(house.matches.concede(id, 'ann'))).toBe('not-started');
    await house.lobby.withdraw(id, ann);
    expect(await refused(house.matches.concede(id, 'ann'))).toBe('closed');
  });

  it('of one among three lets the others play on', async () => {
    house = duelHouse(faults, 'boundary');
    const { id } = await house.lobby.open(opening({ opponent: null }));
    for (const guest of [bob, cat]) await house.lobby.join(id, guest);
    await house.lobby.start(id, ann);
    for (const guest of [bob, cat]) await house.lobby.chooseDeck(id, guest, ten);
    await house.matches.concede(id, 'bob');
    expect(await refused(house.matches.concede(id, 'bob'))).toBe('gave-up');
    expect(await refused(house.matches.takeBack(id, 'bob'))).toBe('nothing-to-take-back');
    for (const _ of [1, 2, 3]) await house.round(id, { ann: 'low', cat: 'high' }, 'ann');
    expect((await house.store.match(id))?.outcome?.places).toEqual([2, 2, 1]);
    await sound(house.store, id, duel(faults, 'boundary'));
  });

  it('works even where the rules cannot let a player go', async () => {
    await house.plays(match.id, 'ann', 'low');
    faults.leave = true;
    const look = await house.matches.concede(match.id, 'ann');
    expect([look.match.status, look.match.outcome?.places, look.table]).toEqual(['over', [2, 1], null]);
    expect(await house.store.results({ player: 'bob' })).toMatchObject([{ place: 1 }]);
    expect(await bundles()).toBeGreaterThan(0);
  });
});

describe('taking back', () => {
  it('is free while nobody has seen or decided anything since', async () => {
    await house.plays(match.id, 'ann', 'high');
    const look = await house.matches.look(match.id);
    expect([canTakeBack(look, 0), canTakeBack(look, 1)]).toEqual([true, false]);
    const back = await house.matches.takeBack(match.id, 'ann');
    expect(seen(back)).toEqual(seen(await house.matches.look(match.id)));
    expect(back.table?.prompts.map(prompt => prompt.seat)).toEqual([0, 1]);
    expect(await lines()).toEqual(['log-round']);
    await sound(house.store, match.id, game);
  });

  it('takes one answer back where its button is pressed twice', async () => {
    await house.plays(match.id, 'ann', 'high');
    const { match: before } = await house.matches.look(match.id);
    await house.matches.takeBack(match.id, 'ann', before.moves);
    await house.plays(match.id, 'ann', 'low');
    expect(await refused(house.matches.takeBack(match.id, 'ann', before.moves))).toBe('undo-stale');
    expect(canTakeBack(await house.matches.look(match.id), 0)).toBe(true);
  });

  it('makes old buttons stale', async () => {
    const number = await promptOf(0);
    await answer('ann', number, 'high');
    await house.matches.takeBack(match.id, 'ann');
    expect(await refused(answer('ann', number, 'low'))).toBe('stale');
    expect(await promptOf(0)).toBeGreaterThan(number);
  });

  it('is refused once somebody else has decided, or something was seen', async () => {
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('nothing-to-take-back');
    await house.plays(match.id, 'ann', 'low');
    expect(await refused(house.matches.takeBack(match.id, 'bob'))).toBe('nothing-to-take-back');
    await house.plays(match.id, 'bob', 'low');
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('take-back-needs-consent');
    await house.plays(match.id, 'ann', 'draw');
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('take-back-needs-consent');
    await house.plays(match.id, 'ann', 'keep');
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('nothing-to-take-back');
  });

  it('can go on step by step, and the button shows exactly where it can', async () => {
    for (const [person, key] of [
      ['bob', 'low'],
      ['ann', 'low'],
    ] as const)
      await house.plays(match.id, person, key);
    await house.plays(match.id, 'ann', 'keep');
    for (const possible of [true, true, false]) {
      const look = await house.matches.look(match.id);
      expect(canTakeBack(look, 0)).toBe(possible);
      if (possible) await house.matches.takeBack(match.id, 'ann');
    }
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('nothing-to-take-back');
    await sound(house.store, match.id, game);
  });

  it('is told in the log where the log had something to tell, and does not count twice', async () => {
    await house.plays(match.id, 'ann', 'low');
    await house.plays(match.id, 'bob', 'low');
    await house.plays(match.id, 'ann', 'keep');
    await house.matches.takeBack(match.id, 'ann');
    expect((await house.store.log(match.id, 0, 100)).at(-1)).toMatchObject({
      id: 'note-took-back',
      args: { who: { seat: 0 } },
    });
    await house.matches.takeBack(match.id, 'bob');
    await house.plays(match.id, 'bob', 'high');
    await house.plays(match.id, 'ann', 'keep');
    await house.plays(match.id, 'ann', 'keep');
    const { match: now } = await house.matches.concede(match.id, 'bob');
    expect(now.status).toBe('over');
    expect(await house.store.results({ player: 'ann' })).toMatchObject([
      { facts: { turns: 2, seats: [{ bids: 1 }, { bids: 1 }] } },
    ]);
  });
});

describe('a mistake in a card', () => {
  const explode = async (): Promise<number> => {
    await house.plays(match.id, 'ann', 'boom');
    const number = await promptOf(1);
    const no = await refusal(answer('bob', number, 'low'), match.secret);
    expect(no.code).toBe('rules-failed');
    expect(no.text.args?.number).toEqual(expect.any(Number));
    return number;
  };

  it('takes the match back to the last snapshot, says so, and keeps what is needed to see it again', async () => {
    const shown = await explode();
    const look = await house.matches.look(match.id);
    expect(look.match.status).toBe('playing');
    expect(await lines()).toEqual(['log-round', 'note-rules-failed']);
    expect(await bundles()).toBe(1);
    for (const prompt of look.table?.prompts ?? []) expect(prompt.number).toBeGreaterThan(shown);
    expect(await refused(answer('bob', shown, 'low'))).toBe('stale');
  });

  it('leaves the table playable to its end, and nothing that failed counts', async () => {
    await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    await explode();
    for (const _ of [2, 3]) await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    expect(await sound(house.store, match.id, game)).toMatchObject({ places: [2, 1] });
    expect(await house.store.results({ player: 'ann' })).toMatchObject([
      { facts: { turns: 3, seats: [{ bids: 3 }, { bids: 3 }] } },
    ]);
  });

  it('does not touch other matches', async () => {
    const other = await begun(house);
    await house.plays(other.id, 'ann', 'low');
    const before = seen(await house.matches.look(other.id));
    await explode();
    expect(seen(await house.matches.look(other.id))).toEqual(before);
  });

  it('that comes again whenever the match is taken up halts it; conceding still works and is counted', async () => {
    await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    faults.action = true;
    const looks = await Promise.all([house.matches.look(match.id), house.matches.look(match.id)]);
    for (const look of looks) expect([look.match.status, look.table]).toEqual(['halted', null]);
    expect(house.changes.filter(({ kind }) => kind === 'halted')).toHaveLength(1);
    expect(await refused(house.plays(match.id, 'ann', 'low').catch(() => answer('ann', 1, 'low')))).toBe('halted');
    expect(await refused(house.matches.takeBack(match.id, 'ann'))).toBe('halted');
    expect(await refused(house.matches.concede(match.id, 'cat'))).toBe('not-at-table');
    const over = await house.matches.concede(match.id, 'bob');
    expect([over.match.status, over.match.outcome?.places]).toEqual(['over', [1, 2]]);
    expect(await house.store.results({ player: 'ann' })).toMatchObject([
      { place: 1, facts: { seats: [{ bids: 1 }, { bids: 1 }] } },
    ]);
    expect((await house.matches.look(match.id)).match.status).toBe('over');
  });

  it('in the next action goes back to before the answer that led there', async () => {
    for (const [person, key] of [
      ['ann', 'low'],
      ['bob', 'low'],
      ['ann', 'keep'],
    ] as const)
      await house.plays(match.id, person, key);
    faults.action = true;
    expect(await refused(house.plays(match.id, 'ann', 'keep').catch(() => answer('ann', 1, 'low')))).toBe('halted');
  });
});

describe('an upgrade in the middle of an action', () => {
  it('goes back to its last snapshot, says so, and plays on', async () => {
    await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    const number = await promptOf(1);
    await house.plays(match.id, 'ann', 'low');
    faults.upgraded = true;
    const looks = await Promise.all([house.matches.look(match.id), house.matches.look(match.id)]);
    for (const look of looks) expect(look.table?.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    expect((await lines()).filter(id => id === 'note-upgraded')).toHaveLength(1);
    expect(await refused(answer('bob', number, 'low'))).toBe('stale');
    for (const _ of [2, 3]) await house.round(match.id, { ann: 'lower', bob: 'higher' }, 'ann');
    expect((await house.matches.look(match.id)).match.status).toBe('over');
  });

  it('ends a match that is at its end by the new rules, before anybody has to answer', async () => {
    const { store } = house;
    const shorter = new House(store, () => ({ ...duel(), outcome: () => ({ places: [1, 2], reason: text('end') }) }));
    await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    for (const look of await Promise.all([shorter.matches.look(match.id), shorter.matches.look(match.id)]))
      expect([look.match.status, look.match.outcome?.places]).toEqual(['over', [1, 2]]);
    expect(await store.results({ player: 'ann' })).toMatchObject([{ match: match.id, won: true }]);
  });

  it('leaves finished matches as they are', async () => {
    for (const _ of [1, 2, 3]) await house.round(match.id, { ann: 'low', bob: 'high' }, 'ann');
    const over = await begun(house);
    await house.plays(over.id, 'ann', 'low');
    await house.matches.concede(over.id, 'bob');
    const rows = await Promise.all([match.id, over.id].map(id => house.store.match(id)));
    faults.upgraded = true;
    faults.action = true;
    for (const row of rows) expect((await house.matches.look((row as MatchRow).id)).match).toEqual(row);
  });
});

it('knows who sits where', () => {
  expect([seatOf(match, 'ann'), seatOf(match, 'bob'), seatOf(match, 'cat')]).toEqual([0, 1, null]);
});
