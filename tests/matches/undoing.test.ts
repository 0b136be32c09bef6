import { describe, expect, it } from 'vitest';
import { chooseOne, type Dealer, type Game, type Play, standing, text, verify } from '../../src/kernel/index.js';
import { canTakeBack } from '../../src/matches/matches.js';
import { setupOf } from '../../src/matches/play/table.js';
import { openStore } from '../../src/store/index.js';
import { duel } from './duel.js';
import { ann, begun, bob, cat, dan, duelHouse, House, ofThree, opening, pick, refused, seen, sound } from './house.js';

const state = async (house: House, id: string): Promise<unknown> => (await house.matches.look(id)).table?.state;

/** Both have bid, and agree that Ann's bid is undone. */
async function undone(house: House, id: string): Promise<void> {
  await house.plays(id, 'ann', 'high');
  await house.plays(id, 'bob', 'low');
  const { match } = await house.matches.look(id);
  const wish = { seat: 0, moves: match.moves };
  await house.matches.consent(id, ann.id, wish);
  expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
}

describe('taking back by consent', () => {
  it('goes back to where the action began when the other agrees, and not before', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    const start = await state(house, id);
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const look = await house.matches.look(id);
    const cost = await house.matches.undoing(look, ann.id);
    expect(cost).toMatchObject({ cost: 'consent', others: [1], answers: 2 });
    const wish = { seat: 0, moves: look.match.moves };
    expect((await house.matches.consent(id, ann.id, wish)).done).toBe(false);
    expect((await house.matches.look(id)).match.moves).toBe(look.match.moves);
    expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
    expect(await state(house, id)).toEqual(start);
    const log = await house.store.log(id, 0, 99);
    expect(log.slice(-2).map(line => line.id)).toEqual(['note-took-back-agreed', 'log-round']);
    // Agreed once is not agreed for ever.
    expect(await refused(house.matches.consent(id, bob.id, wish))).toBe('undo-stale');
    for (const _ of [1, 2, 3]) await house.round(id, { ann: 'high', bob: 'low' }, 'ann');
    expect((await house.store.match(id))?.status).toBe('over');
    await sound(house.store, id, house.matches.game('duel'));
  });

  it('goes back to where that action began, however many others have come to their end since', async () => {
    function* alone({ state }: Dealer<{ round: number }>): Play {
      const seat = state.round === 2 ? 0 : 1;
      const options = ['stay', 'go'].map(key => ({ key, label: text(key) }));
      yield* chooseOne({ seat, reason: 'turn', question: text('ask'), options });
      state.round++;
    }
    const game = { ...duel(), next: alone, outcome: () => null } as unknown as Game;
    const house = new House(openStore(':memory:', { now: () => 1 }), () => game);
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'go');
    const before = await state(house, id);
    await house.plays(id, 'ann', 'go');
    for (let round = 3; round < 33; round++) await house.plays(id, 'bob', 'go');
    const look = await house.matches.look(id);
    expect(await house.matches.undoing(look, ann.id)).toMatchObject({ to: 1, answers: 31 });
    const wish = { seat: 0, moves: look.match.moves };
    await house.matches.consent(id, ann.id, wish);
    const { look: after } = await house.matches.consent(id, bob.id, wish);
    expect(after.table?.state).toEqual(before);
    expect(seen(after)).toEqual(seen(await house.matches.look(id)));
    await house.plays(id, 'ann', 'stay');
    await sound(house.store, id, game);
  });

  it('lapses when the match goes on', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const { match } = await house.matches.look(id);
    const wish = { seat: 0, moves: match.moves };
    await house.matches.consent(id, ann.id, wish);
    await house.plays(id, 'ann', 'keep');
    expect(await refused(house.matches.consent(id, bob.id, wish))).toBe('undo-stale');
  });

  it('can be withdrawn by the player who wished it, and by nobody else; they may ask again', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const { match } = await house.matches.look(id);
    const wish = { seat: 0, moves: match.moves };
    await house.matches.consent(id, ann.id, wish);
    expect(await refused(house.matches.unwish(id, bob.id, wish))).toBe('undo-stale');
    await house.matches.unwish(id, ann.id, wish);
    expect(await refused(house.matches.consent(id, bob.id, wish))).toBe('undo-stale');
    expect((await house.matches.look(id)).match.moves).toBe(match.moves);
    await house.matches.consent(id, ann.id, wish);
    expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
    expect(await refused(house.matches.unwish(id, ann.id, wish))).toBe('undo-stale');
  });

  it('asks nobody who has left the match', async () => {
    const house = duelHouse();
    const { id } = await ofThree(house);
    await house.matches.concede(id, cat.id);
    await house.round(id, { ann: 'high', bob: 'low' }, 'ann');
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const look = await house.matches.look(id);
    expect(await house.matches.undoing(look, ann.id)).toMatchObject({ cost: 'consent', others: [1] });
    const wish = { seat: 0, moves: look.match.moves };
    expect((await house.matches.consent(id, ann.id, wish)).done).toBe(false);
    expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
  });

  it('is agreed to by nobody before its player wishes it, and tells whether they have before', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const { match } = await house.matches.look(id);
    const wish = { seat: 0, moves: match.moves };
    expect(await refused(house.matches.consent(id, bob.id, wish))).toBe('undo-stale');
    expect((await house.matches.look(id)).match.moves).toBe(match.moves);
    for (const again of [false, true])
      expect(await house.matches.consent(id, ann.id, wish)).toMatchObject({ done: false, again });
    expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
  });

  it('asks nobody against practice bots alone', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ opponent: 'practice', seats: 2 }));
    await house.plays(id, 'ann', 'high');
    await house.seeTo(1);
    const look = await house.matches.look(id);
    expect(await house.matches.undoing(look, ann.id)).toMatchObject({ cost: 'consent', others: [] });
    expect((await house.matches.consent(id, ann.id, { seat: 0, moves: look.match.moves })).done).toBe(true);
  });

  it('is nothing where nothing was answered, and nobody’s business who does not sit there', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    const look = await house.matches.look(id);
    expect(await house.matches.undoing(look, ann.id)).toEqual({ cost: 'blocked', why: 'nothing' });
    expect(await refused(house.matches.undoing(look, 'cat'))).toBe('not-at-table');
    expect(await refused(house.matches.consent(id, 'cat', { seat: 0, moves: 0 }))).toBe('not-at-table');
    const prompt = look.table?.prompts.find(open => open.seat === 0);
    const after = await house.matches.answer(id, 'ann', prompt?.number as number, pick('low'));
    expect(await house.matches.undoing(after, ann.id)).toEqual({ cost: 'free' });
  });

  it('is not for what the timer has answered', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: 60_000 });
    await house.plays(id, 'bob', 'low');
    await house.plays(id, 'ann', 'high');
    house.time += 65_000;
    await house.seeTo(2);
    const look = await house.matches.look(id);
    expect(look.since.at(-1)).toMatchObject({ seat: 0, by: 'default' });
    expect(canTakeBack(look, 0)).toBe(false);
    expect(await refused(house.matches.takeBack(id, ann.id))).toBe('take-back-needs-consent');
    expect(await house.matches.undoing(look, ann.id)).toMatchObject({ cost: 'consent', others: [1] });
  });

  it('is for the newest answer of a player with several seats, by whichever it was given', async () => {
    const game = { ...duel(), partners: true } as const;
    const house = new House(openStore(':memory:', { now: () => 1 }), () => game);
    const { id } = await ofThree(house);
    await house.matches.handOver(id, cat.id, 2, ann);
    await house.plays(id, 'ann', 'high');
    const { table } = await house.matches.look(id);
    const other = table?.prompts.find(({ seat }) => seat === 2)?.number as number;
    const free = await house.matches.answer(id, 'ann', other, pick('high'));
    expect(await house.matches.undoing(free, ann.id)).toEqual({ cost: 'free' });
    await house.plays(id, 'bob', 'low');
    const look = await house.matches.look(id);
    expect(await house.matches.undoing(look, ann.id)).toMatchObject({ cost: 'consent', seat: 2, others: [1] });
    const wish = { seat: 2, moves: look.match.moves };
    expect((await house.matches.consent(id, ann.id, wish)).done).toBe(false);
    await house.matches.unwish(id, ann.id, wish);
    await house.matches.consent(id, ann.id, wish);
    expect((await house.matches.consent(id, bob.id, wish)).done).toBe(true);
  });

  it('lapses when a seat goes into other hands: who sits there now has agreed to nothing', async () => {
    const game = { ...duel(), partners: true } as const;
    const house = new House(openStore(':memory:', { now: () => 1 }), () => game);
    const { id } = await ofThree(house);
    for (const person of ['ann', 'bob', 'cat']) await house.plays(id, person, 'high');
    const { match } = await house.matches.look(id);
    const wish = { seat: 0, moves: match.moves };
    await house.matches.consent(id, ann.id, wish);
    await house.matches.consent(id, bob.id, wish);
    await house.matches.handOver(id, bob.id, 1, dan);
    expect(await refused(house.matches.consent(id, cat.id, wish))).toBe('undo-stale');
    await house.matches.consent(id, ann.id, wish);
    expect((await house.matches.consent(id, cat.id, wish)).done).toBe(false);
    expect((await house.matches.consent(id, dan.id, wish)).done).toBe(true);
  });

  it('is not for those who have given up to agree to', async () => {
    const house = duelHouse();
    const { id } = await ofThree(house);
    await house.matches.concede(id, cat.id);
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'low');
    const { match } = await house.matches.look(id);
    expect(await refused(house.matches.consent(id, cat.id, { seat: 0, moves: match.moves }))).toBe('gave-up');
  });

  it('is not possible at all where the table was opened so, freely or by consent', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { undo: false });
    await house.plays(id, 'ann', 'high');
    const free = await house.matches.look(id);
    expect(await house.matches.undoing(free, ann.id)).toEqual({ cost: 'blocked', why: 'forbidden' });
    expect(canTakeBack(free, 0)).toBe(false);
    expect(await refused(house.matches.takeBack(id, ann.id))).toBe('undo-forbidden');
    await house.plays(id, 'bob', 'low');
    const { match } = await house.matches.look(id);
    expect(await refused(house.matches.consent(id, ann.id, { seat: 0, moves: match.moves }))).toBe('undo-stale');
    expect((await house.matches.look(id)).match.moves).toBe(match.moves);
    // The same without that term, for comparison.
    const other = await begun(house);
    await house.plays(other.id, 'ann', 'high');
    expect(canTakeBack(await house.matches.look(other.id), 0)).toBe(true);
  });

  it('has in the log at once what the action writes when it begins again, and that only once', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await undone(house, id);
    const counted = async () => {
      const { match, moves } = (await house.store.history(id)) as NonNullable<
        Awaited<ReturnType<typeof house.store.history>>
      >;
      const again = verify(house.matches.game('duel'), setupOf(match), moves);
      const notes = ({ id: line }: { id: string }): boolean => !line.startsWith('note-');
      expect(standing(await house.store.log(id, 0, 99)).filter(notes)).toEqual(again.log);
      return again.log.length;
    };
    expect(await counted()).toBe(1);
    await house.round(id, { ann: 'high', bob: 'low' }, 'ann');
    expect(await counted()).toBe(6);
    for (const _ of [2, 3]) await house.round(id, { ann: 'high', bob: 'low' }, 'ann');
    const [result] = await house.store.results({ player: ann.id });
    expect(result?.facts).toMatchObject({ turns: 3, seats: [{ bids: 3 }, { bids: 3 }] });
  });

  it('stays dealt again where the rules fail at the next answer: what was seen before comes to nobody', async () => {
    const option = (key: string) => ({ key, label: text(key) });
    function* draws({ state }: Dealer<{ round: number }>): Play {
      const keys = { question: text('ask'), options: ['draw', 'boom'].map(option) };
      if ((yield* chooseOne({ seat: 0, reason: 'first', ...keys })) === 'boom') throw new Error('a mistake in a card');
      yield* chooseOne({ seat: 1, reason: 'second', ...keys });
      state.round++;
    }
    const house = new House(openStore(':memory:', { now: () => 1 }), () => ({ ...duel(), next: draws }) as Game);
    const { id } = await begun(house);
    await house.plays(id, 'ann', 'draw');
    const { match } = await house.plays(id, 'bob', 'draw');
    const wish = { seat: 0, moves: match.moves };
    for (const person of [ann, bob]) await house.matches.consent(id, person.id, wish);
    const epoch = async () => (await house.matches.look(id)).table?.envelope.epoch;
    expect(await epoch()).toBe(match.moves + 1);
    expect(await refused(house.plays(id, 'ann', 'boom'))).toBe('rules-failed');
    expect(await epoch()).toBe(match.moves + 1);
    await house.plays(id, 'ann', 'draw');
    await sound(house.store, id, { ...duel(), next: draws } as Game);
  });

  it('leaves a table at which the next answer is undone as after any other look', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await undone(house, id);
    const after = await house.plays(id, 'ann', 'high');
    expect(canTakeBack(after, 0)).toBe(true);
    expect(seen(after)).toEqual(seen(await house.matches.look(id)));
  });

  it('ends the match where nobody is asked anything once the cards are dealt again', async () => {
    const redeal = (state: unknown): void => void Object.assign(state as object, { round: 4 });
    const game = { ...duel(), redeal } as Game;
    const house = new House(openStore(':memory:', { now: () => 1 }), () => game);
    const { id } = await begun(house);
    await undone(house, id);
    const { match, table } = await house.matches.look(id);
    expect([match.status, match.outcome]).toEqual(['over', table?.outcome]);
    expect(await house.store.results({ player: ann.id })).toHaveLength(1);
    await sound(house.store, id, game);
  });
});
