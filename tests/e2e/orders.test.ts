import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import type { Member, SeenMessage } from '../playground/member.js';
import { buttons, selects, textOf } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { answersIn, asked, lookAt, openMenu, privately, sitDownShortly } from './player.js';

const AGAIN = 'Don’t ask me again…';
const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const valueWith = (message: SeenMessage, select: number, part: string): string =>
  selects(message)[select]?.options?.find(({ label }) => label.includes(part))?.value ?? `no ${part}`;

/** Plays until one of them is asked to block; returns them and their menu. */
async function toABlock(house: TestHouse, match: string, members: readonly [Member, Member]) {
  for (let tries = 0; tries < 40; tries++) {
    const one = await asked(house, match, members);
    const [prompt] = (await lookAt(house, match)).table?.prompts ?? [];
    const menu = await openMenu(one);
    if (prompt?.reason === 'block') return { blocker: one, menu, prompt };
    const attack = answersIn(menu).find(({ id }) => !id.endsWith('|pass') && !id.startsWith('n|'));
    if (attack?.values !== undefined) await one.select(menu, attack.id, attack.values[0] ?? '');
    else await one.click(menu, attack?.id ?? answersIn(menu)[0]?.id ?? '');
    await house.settled();
  }
  throw new Error('nobody is asked to block');
}

/** Everything a member was told, ephemeral messages of others being none of it. */
const heard = (member: Member): string => JSON.stringify(member.heard);

/** A message that names somebody. */
interface Called {
  readonly allowed_mentions?: { readonly users?: readonly string[] };
}

describe('auto-replies', () => {
  test('are set at a question, answer the next ones, are listed and removed; nobody else learns of them', async () => {
    const house = await openHouse();
    const members = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, members);
    const { blocker, menu, prompt } = await toABlock(house, match, members);
    const other = members.find(one => one !== blocker) as Member;
    const more = privately(await blocker.click(menu, 'More…'));
    expect(labels(more)).toContain(AGAIN);
    const offered = privately(await blocker.click(more, AGAIN));
    expect(textOf(offered)).toContain('Only you can see them');
    // For the card, for the amount, for all; here and everywhere.
    expect(selects(offered)[0]?.options).toHaveLength(6);
    const chosen = valueWith(offered, 0, 'Take damage without asking me to block · in this match');
    const done = (await blocker.select(offered, 'ordon*', chosen)).message as SeenMessage;
    expect(textOf(done)).toContain('this time and from now on');
    expect((await lookAt(house, match)).table?.prompts.some(({ number }) => number === prompt.number)).toBe(false);
    const blocks = async () =>
      ((await house.bot.house.store.history(match))?.moves ?? []).filter(
        move => move.type === 'answer' && 'pick' in move.answer && move.by === 'order',
      );
    expect(await blocks()).toEqual([]);
    // The same attack again: now the order answers.
    for (let tries = 0; tries < 60 && (await blocks()).length === 0; tries++) {
      const { match: row, table } = await lookAt(house, match);
      if (row.status === 'over') break;
      const open = table?.prompts[0];
      if (open === undefined || (open.reason === 'block' && members[open.seat] === blocker)) {
        await new Promise(resolve => setTimeout(resolve, 20));
        continue;
      }
      const one = members[open.seat] as Member;
      const shown = await openMenu(one);
      const [first] = answersIn(shown);
      if (first?.values !== undefined) await one.select(shown, first.id, first.values[0] ?? '');
      else if (first !== undefined) await one.click(shown, first.id);
    }
    expect((await blocks()).length).toBeGreaterThan(0);
    await house.settled();
    expect(/standing order|ordon/i.test(heard(other))).toBe(false);
    expect(/ordon/.test(heard(blocker))).toBe(true);

    const list = privately(await blocker.run('/match orders'));
    expect(textOf(list)).toContain('Take damage without asking me to block · in this match');
    expect(textOf(privately(await other.run('/me orders')))).toContain('You have none');
    const gone = (await blocker.select(list, 'ordoff*', valueWith(list, 0, 'Take damage'))).message as SeenMessage;
    expect(textOf(gone)).toContain('You have none');
    await house.close();
  }, 120_000);

  test('of every game are set and removed with /me orders, and leave with their person', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const empty = privately(await mara.run('/me orders'));
    expect(textOf(empty)).toContain('You have none');
    const limits = (await mara.select(empty, 'ordadd*', 'squad/block')).message as SeenMessage;
    const one = (await mara.select(limits, 'ordon*', valueWith(limits, 0, 'less than 3'))).message as SeenMessage;
    expect(textOf(one)).toContain(
      'Take less than 3 damage without asking me to block · in every match of Super Hero Squad',
    );
    const two = (await mara.select(one, 'ordadd*', 'smash/react')).message as SeenMessage;
    expect(textOf(two)).toContain('Never ask me to play Loot');
    expect(textOf(privately(await mara.run('/me settings')))).toContain('2 auto-replies');
    const file = privately(await mara.run('/privacy export')).attachments[0];
    const stored = await (await fetch(`${file?.url}`)).text();
    expect(JSON.parse(stored).preferences.orders).toHaveLength(2);
    const stale = privately(await mara.run('/me orders'));
    const left = (await mara.select(two, 'ordoff*', valueWith(two, 0, 'Loot'))).message as SeenMessage;
    expect(textOf(left)).not.toContain('Loot against a rival’s action ·');
    // A second click on what is gone says so, and changes nothing.
    const again = await mara.select(stale, 'ordoff*', valueWith(stale, 0, 'Loot'));
    expect(textOf(again.message as SeenMessage)).toContain('auto-reply no longer exists');
    // An order for a match that is gone holds nowhere, and is counted nowhere.
    const dead = { game: 'squad', match: 'gone', kind: 'block' };
    await house.bot.house.store.setPlayerPreferences(mara.id, 'Mara', { orders: [dead] });
    for (const line of ['/me settings', '/me orders'])
      expect(textOf(privately(await mara.run(line)))).toMatch(/You have no auto-replies|You have none/);
    await mara.click(privately(await mara.run('/privacy delete')), 'forget|me|0|yes');
    expect(textOf(privately(await mara.run('/me orders')))).toContain('You have none');
    await house.close();
  }, 60_000);

  test('are listed as far as a message has room, and can be removed all the same, however many there are', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const { people } = house.bot.house;
    const cards = gameOf('champions')?.cards.all.slice(0, 25) ?? [];
    const person = { id: mara.id, name: 'Mara' };
    for (const { id: card } of cards)
      await people.giveOrder(person, { game: 'champions', match: null, kind: 'response', card });
    const list = privately(await mara.run('/me orders'));
    expect(list.content).toMatch(/…and \d+ more\.\n-# Only you can see them/);
    const [first, ...others] = selects(list)[0]?.options ?? [];
    expect(others).toHaveLength(24);
    await mara.select(list, 'ordoff*', first?.value ?? '');
    expect(await people.orders(mara.id)).toHaveLength(24);
    await house.close();
  });

  test('that there is no room for do not answer the question they were set at', async () => {
    const house = await openHouse();
    const members = [await house.member('Mara'), await house.member('Theo')] as const;
    for (const { id } of members)
      for (const { id: card } of gameOf('champions')?.cards.all.slice(0, 25) ?? [])
        await house.bot.house.people.giveOrder(
          { id, name: id },
          { game: 'champions', match: null, kind: 'response', card },
        );
    const match = await sitDownShortly(house, members);
    const { blocker, menu, prompt } = await toABlock(house, match, members);
    const offered = privately(await blocker.click(privately(await blocker.click(menu, 'More…')), AGAIN));
    const refused = await blocker.select(offered, 'ordon*', valueWith(offered, 0, 'Take damage'));
    expect(JSON.stringify(refused)).toContain('You have 25 auto-replies');
    expect((await lookAt(house, match)).table?.prompts.some(({ number }) => number === prompt.number)).toBe(true);
    await house.close();
  }, 120_000);

  test('name the players they answer for as ever, and do not ping them', async () => {
    // So slow that nothing is answered while we look.
    const house = await openHouse({ pace: 1e6 });
    const members = [await house.member('Mara'), await house.member('Theo')] as const;
    for (const member of members) {
      const list = privately(await member.run('/me orders'));
      const limits = (await member.select(list, 'ordadd*', 'squad/block')).message as SeenMessage;
      await member.select(limits, 'ordon*', 'squad//block//');
    }
    const match = await sitDownShortly(house, members);
    const { blocker, menu } = await toABlock(house, match, members);
    expect(textOf(menu)).toContain('One of your auto-replies will answer this in a few seconds');
    // A call of its own, or the newest message of the thread with the name in it.
    const calls = () =>
      house.playground.traffic.all.flatMap(({ body }) => {
        const said = JSON.stringify(body ?? '');
        return said.includes(`<@${blocker.id}>`) && said.includes('may block') ? [body as Called] : [];
      });
    await until('the call', async () => {
      await house.settled();
      return calls().length > 0;
    });
    expect(calls().flatMap(call => call.allowed_mentions?.users ?? [])).toEqual([]);
    // Players who would rather answer do.
    const [first] = answersIn(menu);
    if (first?.values !== undefined) await blocker.select(menu, first.id, first.values[0] ?? '');
    else await blocker.click(menu, first?.id ?? '');
    const moves = (await house.bot.house.store.history(match))?.moves ?? [];
    expect(moves.at(-1)).toMatchObject({ by: 'player' });
    await house.close();
  }, 120_000);
});
