import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse, until } from './house.js';
import {
  answersIn,
  asked,
  boardIn,
  clickSomething,
  isOver,
  isTaken,
  lookAt,
  openMenu,
  playToTheEnd,
  privately,
  sitDownShortly,
} from './player.js';

interface Table {
  readonly house: TestHouse;
  readonly match: string;
  readonly pair: readonly [Member, Member];
  readonly mover: Member;
  readonly other: Member;
}
async function table(
  options: Parameters<typeof openHouse>[0] = {},
  before: (house: TestHouse) => void = () => undefined,
): Promise<Table> {
  const house = await openHouse({ answerWithin: 3000, ...options });
  before(house);
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, pair);
  const mover = await asked(house, match, pair);
  return { house, match, pair, mover, other: mover === pair[0] ? pair[1] : pair[0] };
}
const moves = async ({ house, match }: Pick<Table, 'house' | 'match'>): Promise<number> =>
  (await lookAt(house, match)).match.moves;

describe('a bad day at Discord', () => {
  test('429 and 500 on boards and threads: everybody plays on, and the board ends up right', async () => {
    // The first posts of a match fail, and then its edits.
    const { house, pair, match } = await table({ refusals: [429, 500] }, ({ playground }) =>
      playground.misbehave.refuse({ route: 'POST /channels/*/messages', status: 500, times: 2 }),
    );
    house.playground.misbehave.refuse({
      route: 'PATCH /channels/*/messages/*',
      status: 429,
      times: 3,
      retryAfter: 0.1,
    });
    house.playground.misbehave.refuse({ route: 'PATCH /channels/*/messages/*', status: 500, times: 2 });
    await playToTheEnd(pair, new Chance('bad day').stream('clicks'), {
      done: async () => (await lookAt(house, match)).match.status === 'over',
    });
    await house.settled();
    expect(isOver(await boardIn(pair[1]))).toBe(true);
    expect(house.playground.traffic.refused.map(one => one.status).sort()).toEqual([429, 429, 429, 500, 500, 500, 500]);
    await house.close();
  });

  test('no more than five messages in five seconds: clicks are answered in time all the same', async () => {
    const { house, pair } = await table({ refusals: [429] });
    house.playground.misbehave.limitChannels(true);
    const random = new Chance('limited').stream('clicks');
    for (let clicks = 0; clicks < 8; clicks++) {
      // An answer that takes longer than Discord waits would be a failure here.
      const [mara, theo] = await Promise.all(pair.map(member => member.run('/hand')));
      for (const [member, outcome] of [
        [pair[0], mara],
        [pair[1], theo],
      ] as const) {
        const menu = privately(outcome as NonNullable<typeof outcome>);
        if (answersIn(menu).length > 0) await clickSomething(member, menu, random);
      }
    }
    house.playground.misbehave.limitChannels(false);
    await house.close();
  });

  test('slow answers: an answer that Discord took late is not given twice', async () => {
    const sitting = await table();
    const { house, mover } = sitting;
    house.playground.misbehave.slow({ route: 'POST /interactions/**', ms: 700, times: 3 });
    const menu = await openMenu(mover);
    const before = await moves(sitting);
    await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    expect(await moves(sitting)).toBe(before + 1);
    await house.close();
  });

  test('/match board answers in time although the board cannot be drawn just now', async () => {
    const { house, mover } = await table();
    house.playground.misbehave.slow({ route: 'PATCH /channels/*/messages/*', ms: 4000, times: 1 });
    expect(textOf(privately(await mover.run('/match board')))).toContain('The board is here');
    await house.close();
  });

  test('the acknowledgement is lost: the answer counts once, and what was said is in no log', async () => {
    const sitting = await table({ refusals: [500], errors: /an interaction failed/ });
    const { house, mover } = sitting;
    const menu = await openMenu(mover);
    const before = await moves(sitting);
    house.playground.misbehave.refuse({ route: 'POST /interactions/**', status: 500, times: 8 });
    const lost = await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    expect(lost.kind).toBe('failed');
    expect(await moves(sitting)).toBe(before + 1);
    house.playground.misbehave.reset();
    // The menu says by itself what has come of it.
    const [answer] = answersIn(menu);
    await mover.waitFor(message => message.id === menu.id && answersIn(message).every(({ id }) => id !== answer?.id));
    expect(await moves(sitting)).toBe(before + 1);
    expect(house.failed).not.toEqual([]);
    const tokens = house.playground.traffic.all.flatMap(
      one => /interactions\/\d+\/([^/]+)\//.exec(one.path)?.[1] ?? [],
    );
    for (const token of new Set(tokens)) expect(house.logged.join('')).not.toContain(token);
    expect(house.logged.join('')).not.toContain('Your hand');
    await house.close();
  });

  test('interactions that come twice are done once', async () => {
    const sitting = await table();
    const { house, mover, pair, match } = sitting;
    const menu = await openMenu(mover);
    house.playground.misbehave.duplicate();
    const before = await moves(sitting);
    const outcome = await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    expect(outcome.kind).toBe('updated');
    await house.settled();
    expect(await moves(sitting)).toBe(before + 1);
    house.playground.misbehave.duplicate();
    await pair[0].run('/challenge');
    house.playground.misbehave.duplicate();
    await mover.click(await boardOf(house, match, mover), 'Your move');
    await house.settled();
    expect(await house.bot.house.store.matchesOf({ player: pair[0].id })).toHaveLength(2);
    await house.close();
  });

  test.each(['resume', 'invalid'] as const)('the gateway is lost in the middle (%s)', async how => {
    const sitting = await table();
    const { house, mover } = sitting;
    const menu = await openMenu(mover);
    const before = await moves(sitting);
    house.playground.misbehave.dropGateway(how);
    if (how === 'invalid')
      await until('the bot is back', async () => {
        const state = await fetch(`${house.playground.url}/playground/state?as=mara`);
        return ((await state.json()) as { online: boolean }).online;
      });
    const outcome = await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    expect(outcome).toMatchObject({ kind: 'updated', message: { id: menu.id } });
    expect(await moves(sitting)).toBe(before + 1);
    await house.close();
  });

  test('events come late and out of their order: a whole match, and a board that is deleted', async () => {
    const { house, match, pair, mover } = await table({ refusals: [10008] });
    house.playground.misbehave.disorder(10_000);
    const board = await boardOf(house, match, mover);
    await fetch(`${house.playground.api}/v10/channels/${board.channel_id}/messages/${board.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bot ${house.playground.token}` },
    });
    await until('the board is back', async () => (await house.bot.house.store.board(match))?.message !== board.id);
    await playToTheEnd(pair, new Chance('disorder').stream('clicks'), {
      done: async () => (await lookAt(house, match)).match.status === 'over',
    });
    await house.settled();
    for (const member of pair) expect(isOver(await boardIn(member))).toBe(true);
    await house.close();
  });

  test('somebody leaves the server in the middle: the other plays on, and so do they once they are back', async () => {
    const { house, match, pair, mover, other } = await table();
    const { leave, comeBack } = house.playground.misbehave;
    leave(other.id);
    const menu = await openMenu(mover);
    await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    await house.settled();
    expect(house.playground.traffic.refused).toEqual([]);
    comeBack(other.id);
    await playToTheEnd(pair, new Chance('back').stream('clicks'), {
      done: async () => (await lookAt(house, match)).match.status === 'over',
    });
    await house.settled();
    for (const member of pair) expect(isOver(await boardIn(member))).toBe(true);
    await house.close();
  });

  test('private menus outlive the fifteen minutes of their token', async () => {
    // A picture that is still being drawn when the clock jumps comes too late for its token.
    const { house, mover, pair, match } = await table({ refusals: [50027] });
    const menu = await openMenu(mover);
    house.playground.misbehave.skew(16 * 60_000);
    const outcome = await mover.click(menu, answersIn(menu)[0]?.id ?? '');
    expect(outcome).toMatchObject({ kind: 'updated', message: { id: menu.id } });
    house.playground.misbehave.skew(6 * 60 * 60_000);
    const late = await asked(house, match, pair);
    expect(answersIn(await openMenu(late)).length).toBeGreaterThan(0);
    await house.close();
  });
});

describe('all at once', () => {
  test('one person, two buttons of one question', async () => {
    const sitting = await table();
    const { house, mover } = sitting;
    const menu = await openMenu(mover);
    const [one, two] = [answersIn(menu)[0]?.id, answersIn(menu).at(-1)?.id];
    expect(one).not.toBe(two);
    const before = await moves(sitting);
    const outcomes = await Promise.all([one, two].map(id => mover.click(menu, id ?? '')));
    expect(outcomes.map(outcome => outcome.kind)).toEqual(['updated', 'updated']);
    const taken = outcomes.filter(({ message }) => isTaken({ id: one ?? '' }, message as SeenMessage));
    expect(taken).toHaveLength(1);
    const said = outcomes.map(outcome => textOf(outcome.message as SeenMessage));
    expect(said.filter(words => words.includes('That choice has already been made'))).toHaveLength(1);
    expect(await moves(sitting)).toBe(before + 1);
    await house.close();
  });

  test('both players, at every step of a match', async () => {
    const { house, match, pair } = await table();
    const random = new Chance('both').stream('clicks');
    for (let round = 0; round < 60 && (await lookAt(house, match)).match.status === 'playing'; round++) {
      const menus = await Promise.all(pair.map(async member => privately(await member.run('hand', { match }))));
      const before = (await lookAt(house, match)).match.moves;
      await Promise.all(
        pair.map(async (member, seat) => {
          const menu = menus[seat] as SeenMessage;
          if (answersIn(menu).length > 0) await clickSomething(member, menu, random);
          else await member.click(menu, 'Refresh');
        }),
      );
      expect((await lookAt(house, match)).match.moves).toBe(before + 1);
    }
    expect((await lookAt(house, match)).match.status).toBe('over');
    await house.settled();
    expect(posted(house).at(-1)).toBeDefined();
    await house.close();
  });
});

async function boardOf(house: TestHouse, match: string, member: Member): Promise<SeenMessage> {
  const board = await house.bot.house.store.board(match);
  const found = (await member.messages()).find(message => message.id === board?.message);
  return found as SeenMessage;
}
