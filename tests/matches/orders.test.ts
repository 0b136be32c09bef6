import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { type Game, type Prompt, text } from '../../src/kernel/index.js';
import { unpinged } from '../../src/matches/clock/calls.js';
import { delayOf, ordersDue } from '../../src/matches/orders/orders.js';
import { dropSpent } from '../../src/matches/orders/spent.js';
import { bidFarewell } from '../../src/matches/people/farewell.js';
import { readPlayPreferences } from '../../src/matches/people/preferences.js';
import { choose, dropOrder, giveOrder, idOf, ordersOf, proposals } from '../../src/matches/play/choices.js';
import { transcriptOf } from '../../src/matches/record/transcript.js';
import { type MatchRow, openStore } from '../../src/store/index.js';
import { outcome } from '../store/samples.js';
import { duel } from './duel.js';
import { ann, begun, bob, duelHouse, House, opening, refused, ten } from './house.js';

const order = { game: 'duel', match: null, kind: 'draw' } as const;

/** Both have bid, and Ann is asked whether she draws. */
async function asked(house: House, id: string): Promise<Prompt> {
  await house.plays(id, 'ann', 'high');
  await house.plays(id, 'bob', 'low');
  return (await house.matches.look(id)).table?.prompts[0] as Prompt;
}

const open = async (house: House, id: string): Promise<(readonly [number, string])[]> =>
  ((await house.matches.look(id)).table?.prompts ?? []).map(({ seat, reason }) => [seat, reason] as const);

describe('an auto-reply at a table', () => {
  it('answers after its delay, not before, and as its player', async () => {
    const house = duelHouse({}, 'at once', 1);
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    const prompt = await asked(house, id);
    const { match } = await house.matches.look(id);
    const delay = delayOf(match, prompt);
    house.time += delay - 1;
    expect(await house.seeTo()).toBe(0);
    house.time += 1;
    await house.seeTo(1);
    const history = await house.store.history(id);
    expect(history?.moves.at(-1)).toMatchObject({ type: 'answer', seat: 0, answer: { pick: ['keep'] }, by: 'order' });
    const told = transcriptOf({ ...match, status: 'over', outcome: outcome(1, 2) }, history?.moves ?? []);
    expect(told.moves.at(-1)).toMatchObject({ by: 'player' });
    expect(JSON.stringify(await house.store.log(id, 0, 99))).not.toContain('order');
  });

  it('waits as long whether or not there was something to choose', () => {
    const match = {
      id: 'm',
      game: 'squad',
      secret: 'secret',
      seats: [{ seat: 0, player: 'ann' }],
    } as unknown as MatchRow;
    const squad = gameOf('squad') as Game;
    const preferences = new Map([
      ['ann', readPlayPreferences({ orders: [{ game: 'squad', match: null, kind: 'block' }] })],
    ]);
    const due = (number: number, held: number) => {
      const options = Array.from({ length: held }, (_, at) => ({ key: `c${at}`, label: text('x'), card: `ST00${at}` }));
      const prompt = {
        kind: 'some',
        number,
        seat: 0,
        reason: 'block',
        question: text('ask-block', { amount: 2 }),
        trail: [],
        default: { pick: [] },
        options,
        min: 0,
        max: 1,
        none: { key: 'take', label: text('take-damage') },
      } as unknown as Prompt;
      return ordersDue({ match, game: squad, prompts: [prompt], since: [] }, preferences, {
        fresh: () => true,
        now: 5,
        pace: 1,
      });
    };
    for (const number of [1, 2, 40]) {
      expect(due(number, 0)).toHaveLength(1);
      expect(due(number, 0)).toEqual(due(number, 1));
      expect(due(number, 0)).toEqual(due(number, 6));
    }
    // Nobody could tell it from thinking by its length: it is another one each time.
    expect(new Set([1, 2, 3, 4, 5].map(number => due(number, 3)[0]?.at)).size).toBe(5);
  });

  it('leaves everybody else, and everything else, to those who are asked', async () => {
    const house = duelHouse();
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    expect(await house.seeTo()).toBe(0);
    expect(await open(house, id)).toEqual([
      [0, 'bid'],
      [1, 'bid'],
    ]);
    await asked(house, id);
    await house.seeTo();
    // Both draws are answered, and the next round's bids are not.
    expect(await open(house, id)).toEqual([
      [0, 'bid'],
      [1, 'bid'],
    ]);
    expect((await house.store.history(id))?.moves).toHaveLength(4);
  });

  it('for one match holds there and nowhere else, and is gone with it', async () => {
    const house = duelHouse();
    const [here, there] = [await begun(house), await begun(house)];
    await giveOrder(house, ann, { ...order, match: here.id });
    for (const { id } of [here, there]) await asked(house, id);
    await house.seeTo();
    expect((await open(house, here.id))[0]).toEqual([0, 'bid']);
    expect((await open(house, there.id))[0]).toEqual([0, 'draw one']);
    expect(await ordersOf(house, ann.id)).toHaveLength(1);
    await house.matches.concede(here.id, ann.id);
    expect(await ordersOf(house, ann.id)).toEqual([]);
  });

  it('holds for the question that is open when it is given', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await asked(house, id);
    await giveOrder(house, ann, order);
    await house.seeTo(1);
    expect(await open(house, id)).toEqual([[0, 'draw two']]);
  });

  it('does nothing anymore once it is removed in time', async () => {
    const house = duelHouse();
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    await asked(house, id);
    await dropOrder(house, ann, order);
    await house.seeTo();
    expect(await open(house, id)).toEqual([[0, 'draw one']]);
    expect(await refused(dropOrder(house, ann, order))).toBe('unknown-order');
  });

  it('leaves an answer that its player gave first', async () => {
    const house = duelHouse();
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    await asked(house, id);
    await house.plays(id, 'ann', 'draw');
    const moves = (await house.store.history(id))?.moves.length ?? 0;
    await house.seeTo(1);
    const after = (await house.store.history(id))?.moves.slice(moves) ?? [];
    expect(after).toMatchObject([{ by: 'order', answer: { pick: ['keep'] } }]);
  });

  it('asks in an action of which something was undone', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await asked(house, id);
    await house.plays(id, 'ann', 'keep');
    await giveOrder(house, ann, order);
    await house.matches.takeBack(id, ann.id);
    await house.seeTo();
    expect(await open(house, id)).toEqual([[0, 'draw one']]);
    // In the next round it holds again.
    await house.plays(id, 'ann', 'keep');
    await house.plays(id, 'ann', 'keep');
    await asked(house, id);
    await house.seeTo();
    expect((await open(house, id))[0]).toEqual([0, 'bid']);
  });

  it('asks to the end of an action that was begun again by consent', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await asked(house, id);
    await giveOrder(house, ann, order);
    const { match } = await house.matches.look(id);
    for (const person of ['ann', 'bob']) await house.matches.consent(id, person, { seat: 0, moves: match.moves });
    await asked(house, id);
    await house.seeTo();
    expect(await open(house, id)).toEqual([[0, 'draw one']]);
    for (const _ of ['one', 'two']) await house.plays(id, 'ann', 'keep');
    await asked(house, id);
    await house.seeTo();
    expect((await open(house, id))[0]).toEqual([0, 'bid']);
  });

  it('is no reason to ping', async () => {
    const house = duelHouse({}, 'at once', 1);
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    expect(unpinged(await house.matches.look(id), house.time)).toEqual([]);
    await asked(house, id);
    expect(unpinged(await house.matches.look(id), house.time)).toEqual([0]);
  });

  it('survives the bot, and goes with its person', async () => {
    const house = duelHouse({}, 'at once', 1);
    await giveOrder(house, ann, order);
    const { id } = await begun(house);
    await asked(house, id);
    expect((await house.store.nextDue()) ?? 0).toBeGreaterThan(house.time);
    await bidFarewell(house, ann);
    expect(await ordersOf(house, ann.id)).toEqual([]);
    house.time += 60_000;
    await house.seeTo();
    expect((await house.store.match(id))?.status).toBe('over');
  });
});

describe('an order for one match', () => {
  it('goes when the match is over, and with it the row', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    const stored = async () => readPlayPreferences(await house.store.playerPreferences(ann.id)).orders;
    await giveOrder(house, ann, order);
    await giveOrder(house, ann, { ...order, match: id });
    await giveOrder(house, bob, { ...order, match: id });
    expect(await stored()).toHaveLength(2);
    await house.matches.concede(id, bob.id);
    // Nobody is told of it, even before the row is gone.
    expect(await ordersOf(house, ann.id)).toEqual([order]);
    await house.seeTo();
    expect(await stored()).toEqual([order]);
    expect(readPlayPreferences(await house.store.playerPreferences(bob.id)).orders).toEqual([]);
  });

  it('goes with a table that is closed before it begins', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ opponent: bob }));
    await giveOrder(house, ann, { ...order, match: id });
    await house.lobby.withdraw(id, ann);
    await house.seeTo();
    expect(readPlayPreferences(await house.store.playerPreferences(ann.id)).orders).toEqual([]);
  });

  it('is given only by those who sit there, while it lasts', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    expect(await refused(giveOrder(house, { id: 'cat', name: 'Cat' }, { ...order, match: id }))).toBe('not-at-table');
    expect(await refused(giveOrder(house, ann, { ...order, match: 'nowhere' }))).toBe('no-match');
    await house.matches.concede(id, bob.id);
    expect(await refused(giveOrder(house, ann, { ...order, match: id }))).toBe('over');
  });
});

describe('giving orders', () => {
  it('replaces what an order makes needless, and nothing else', async () => {
    const house = duelHouse();
    const give = (change: object) => giveOrder(house, ann, { game: 'squad', match: null, kind: 'block', ...change });
    await give({ below: 3 });
    await give({ card: 'ST001' });
    await give({ below: 4 });
    expect((await ordersOf(house, ann.id)).map(idOf)).toEqual(['squad//block//ST001', 'squad//block/4/']);
    await giveOrder(house, ann, order);
    await give({});
    expect((await ordersOf(house, ann.id)).map(idOf)).toEqual(['duel//draw//', 'squad//block//']);
    expect(await ordersOf(house, bob.id)).toEqual([]);
  });

  it('keeps all that are given, undone or chosen otherwise at the same time, also by two processes', async () => {
    const store = openStore(':memory:', { now: () => 1 });
    const houses = [new House(store, () => duel()), new House(store, () => duel())] as const;
    const of = (kind: string) => ({ game: 'squad', match: null, kind });
    await giveOrder(houses[0], ann, of('old'));
    await Promise.all([
      ...houses.map((house, at) => giveOrder(house, ann, of(`new ${at}`))),
      giveOrder(houses[0], ann, of('newest')),
      dropOrder(houses[1], ann, of('old')),
      choose(houses[0], ann, () => ({ pings: 'off' })),
      choose(houses[1], ann, () => ({ pace: 'slow' })),
    ]);
    const kinds = (await ordersOf(houses[0], ann.id)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['new 0', 'new 1', 'newest']);
    expect(await store.playerPreferences(ann.id)).toMatchObject({ pings: 'off', pace: 'slow' });
  });

  it('leaves nothing of somebody who is forgotten while those for a match that is over go', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await giveOrder(house, ann, { ...order, match: id });
    await house.matches.concede(id, bob.id);
    let isRead = false;
    const store = new Proxy(house.store, {
      get(target, name) {
        if (name !== 'playerPreferences') return Reflect.get(target, name) as unknown;
        return async (player: string) => {
          const stored = await target.playerPreferences(player);
          if (player === ann.id && !isRead) await target.forget(ann.id, 'former:1');
          isRead ||= player === ann.id;
          return stored;
        };
      },
    });
    await dropSpent({ store, matches: house.matches }, id);
    expect(isRead).toBe(true);
    expect(await house.store.playerPreferences(ann.id)).toEqual({});
  });

  it('replaces what says the opposite of the same questions', async () => {
    const house = duelHouse();
    const give = (kind: string, change: object = {}) =>
      giveOrder(house, ann, { game: 'smash', match: null, kind, ...change });
    const kinds = async () => (await ordersOf(house, ann.id)).map(({ kind, card }) => [kind, card]);
    await give('counter');
    await give('leave-power', { card: 'NA03' });
    await give('leave-power', { card: 'GA04' });
    await give('use-power', { card: 'NA03' });
    expect(await kinds()).toEqual([
      ['counter', undefined],
      ['leave-power', 'GA04'],
      ['use-power', 'NA03'],
    ]);
    await give('leave-power');
    expect(await kinds()).toEqual([
      ['counter', undefined],
      ['leave-power', undefined],
    ]);
  });

  it('has an end', async () => {
    const house = duelHouse();
    for (let at = 0; at < 25; at++)
      await giveOrder(house, ann, { game: 'squad', match: null, kind: 'block', card: `ST${at}` });
    expect(await refused(giveOrder(house, ann, order))).toBe('too-many-orders');
  });

  it('proposes what would have answered a question, the narrowest first', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ opponent: 'practice', seats: 2, deck: ten }));
    const { game, table } = await house.matches.look(id);
    expect(proposals(game, table?.prompts[0] as Prompt)).toEqual([{ kind: 'bid' }]);
    const squad = gameOf('squad') as Game;
    const block = {
      kind: 'some',
      reason: 'block',
      question: text('ask-block', { amount: 2 }),
      source: 'ST001',
      options: [],
      min: 0,
      max: 0,
      none: { key: 'take', label: text('x') },
    } as unknown as Prompt;
    expect(proposals(squad, block)).toEqual([
      { kind: 'block', card: 'ST001' },
      { kind: 'block', below: 3 },
      { kind: 'block' },
    ]);
  });
});
