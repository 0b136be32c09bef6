import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chance, Table } from '../../src/kernel/index.js';
import { iconNames, iconPicture } from '../../src/pictures/index.js';
import type { Store } from '../../src/store/index.js';
import { galleryOf, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { answersIn, asked, clickSomething, lookAt, openMenu, privately, sitDownShortly } from './player.js';

interface Costs {
  readonly loads: number;
  readonly resumes: number;
  readonly writes: number;
  readonly answers: number;
  readonly pictures: number;
  readonly edits: number;
  /** Messages of words, and those that a moment's picture came with. */
  readonly posts: number;
  readonly moments: number;
}

/** What has been asked of the store, the rules and Discord so far. */
function meter(house: TestHouse): () => Costs {
  const { store } = house.bot.house;
  const calls = (name: keyof Store) => vi.spyOn(store, name as 'load').mock.calls;
  const [load, history, commit, update, schedule] = (
    ['load', 'history', 'commit', 'updateMatch', 'schedule'] as const
  ).map(calls);
  const resume = vi.spyOn(Table, 'resume').mock.calls;
  const requests = (route: RegExp, holds = (_files: number): boolean => true): number =>
    house.playground.traffic.all.filter(
      ({ method, route: on, files }) => route.test(`${method} ${on}`) && holds(files.length),
    ).length;
  const message = /^POST \/channels\/:\w+\/messages$/;
  return () => ({
    loads: (load?.length ?? 0) + (history?.length ?? 0),
    resumes: resume.length,
    writes: (commit?.length ?? 0) + (update?.length ?? 0) + (schedule?.length ?? 0),
    answers: requests(/^POST .*callback$/),
    pictures: requests(/^PATCH \/webhooks/),
    edits: requests(/^PATCH \/channels\/:\w+\/messages/),
    posts: requests(message, files => files === 0),
    moments: requests(message, files => files > 0),
  });
}

const between = (before: Costs, after: Costs): Costs =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Costs]]),
  ) as unknown as Costs;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a whole match', () => {
  test('costs each click one load, one run, one write and one answer, board and other menu no more than an edit', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const read = meter(house);
    const random = new Chance('costs').stream('clicks');
    let answered = 0;
    let opened = 0;
    const start = read();
    for (;;) {
      const mover = await asked(house, match, pair);
      opened++;
      const opening = read();
      let menu: SeenMessage | null = await openMenu(mover);
      await house.settled();
      // Nothing is written for a look, and no board is touched.
      expect(between(opening, read())).toMatchObject({
        loads: 1,
        resumes: 1,
        writes: 0,
        answers: 1,
        edits: 0,
        posts: 0,
      });
      while (menu !== null && answersIn(menu).length > 0) {
        const before = read();
        menu = await clickSomething(mover, menu, random);
        await house.settled();
        const cost = between(before, read());
        answered++;
        const { status } = await house.bot.house.matches.row(match);
        if (status === 'over') {
          // Its seal is made of every move.
          expect(cost).toMatchObject({ loads: 2, resumes: 1, answers: 1 });
          // A picture follows its menu when it is drawn, which may be after the next click; the other's menu changes with it.
          expect(between(start, read()).pictures).toBeLessThanOrEqual(2 * answered + opened);
          await house.close();
          expect(answered).toBeGreaterThan(2);
          return;
        }
        expect(cost).toMatchObject({ loads: 1, resumes: 1, answers: 1 });
        expect(cost.writes).toBeLessThanOrEqual(1);
        // The board, and the message of the thread that lasts until its chapter is over.
        expect(cost.edits).toBeLessThanOrEqual(2);
        expect(cost.posts + cost.moments).toBeLessThanOrEqual(1);
      }
    }
  });

  test('shows a hand that was drawn before together with the menu: nothing follows', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const mover = await asked(house, match, pair);
    const { game, table } = await lookAt(house, match);
    expect([game.id, table?.outcome]).toEqual(['squad', null]);
    const menu = await openMenu(mover);
    await mover.waitFor(message => message.id === menu.id && galleryOf(message).length === 1);
    await house.settled();
    const draw = vi.spyOn(house.bot.house.renderer, 'draw');
    const read = meter(house);
    const before = read();
    const again = await openMenu(mover);
    expect(between(before, read())).toMatchObject({ answers: 1 });
    expect(galleryOf(again).map(({ media }) => new URL(media.url).pathname)).toEqual([
      expect.stringMatching(/\/hand-[^/]*$/),
    ]);
    // Icons are drawn beside it, for as long as a start takes to upload them.
    const icons = new Set(iconNames.map(icon => iconPicture(icon).svg));
    expect(draw.mock.calls.filter(([{ svg }]) => !icons.has(svg))).toEqual([]);
    await house.close();
  });

  test('puts no hand into a menu that has been asked for something else meanwhile', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const mover = await asked(house, match, pair);
    let drawn: (png: null | Uint8Array) => void = () => undefined;
    const picture = new Promise<null | Uint8Array>(resolve => (drawn = resolve));
    vi.spyOn(house.bot.house.renderer, 'draw').mockImplementation(() => picture as never);
    const menu = await openMenu(mover);
    const more = privately(await mover.click(menu, 'More…'));
    const words = privately(await mover.click(more, 'In words'));
    const read = meter(house);
    const before = read();
    drawn(Buffer.from('png'));
    // Whatever would follow has been sent before this is answered.
    privately(await mover.run('/match log'));
    expect(between(before, read()).pictures).toBe(0);
    expect(textOf((await mover.messages()).find(({ id }) => id === words.id) as SeenMessage)).toBe(textOf(words));
    await house.close();
  });
});
