import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { buttons, isEphemeral, type Member, readOut, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse } from './house.js';
import {
  answersIn,
  asked,
  boardIn,
  clickSomething,
  lookAt,
  moreOf,
  openMenu,
  privately,
  sitDownShortly,
} from './player.js';

const button = (custom_id: string, label = custom_id) => ({ type: 2, style: 2, label, custom_id });
const row = (...components: object[]) => ({ type: 1, components }) as never;

/** What everyone can see, to be compared. */
const scenery = async (house: TestHouse, member: Member): Promise<string> => {
  await house.settled();
  return JSON.stringify((await member.messages()).filter(message => !isEphemeral(message)));
};

interface Table {
  readonly house: TestHouse;
  readonly match: string;
  readonly mover: Member;
  readonly other: Member;
  readonly ines: Member;
}
async function table(): Promise<Table> {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const ines = await house.member('Ines');
  const match = await sitDownShortly(house, pair);
  const mover = await asked(house, match, pair);
  return { house, match, mover, other: mover === pair[0] ? pair[1] : pair[0], ines };
}

describe('every refusal is private, says what to do, and changes nothing', () => {
  test('an onlooker', async () => {
    const { house, ines, mover } = await table();
    const board = await boardIn(ines);
    const before = await scenery(house, ines);
    expect(textOf(privately(await ines.click(board, 'Your move')))).toContain(
      'You aren’t in that match. Watch the board, or start your own match with `/challenge`.',
    );
    // Nor are they offered what only players may do.
    expect(buttons(await moreOf(ines, board)).map(({ label }) => label)).toEqual(['Watch', 'Verified shuffle']);
    // An onlooker cannot even get at a player's private menu.
    const menu = await openMenu(mover);
    await expect(ines.click(menu, answersIn(menu)[0]?.id ?? '')).rejects.toThrow('That message is not there');
    expect(await scenery(house, ines)).toBe(before);
    await house.close();
  });

  test('the hand of a match that is over, in its thread', async () => {
    const { house, match, mover } = await table();
    await house.bot.house.matches.concede(match, mover.id);
    await house.settled();
    const { thread } = (await house.bot.house.boards.of(match)) ?? {};
    await sitDownShortly(house, [mover, await house.member('Kofi')]);
    const inThread = { in: thread as string };
    expect(textOf(privately(await mover.run('/hand', {}, inThread)))).toContain('This match is over.');
    expect(textOf(privately(await mover.run('/hand')))).not.toContain('This match is over.');
    await house.close();
  });

  test('a lesson that is over has no rematch, so none is advised', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.run('/learn game:squad');
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    await house.bot.house.matches.concede(match?.id as string, mara.id);
    await house.settled();
    const { thread } = (await house.bot.house.boards.of(match?.id as string)) ?? {};
    expect(buttons(await boardIn(mara)).map(({ label }) => label)).not.toContain('Rematch, same decks');
    const told = textOf(privately(await mara.run('/hand', {}, { in: thread as string })));
    expect(told).toBe('This match is over. The buttons on its board show what’s next.');
    await house.close();
  });

  test('a deck that was deleted while its list was open: the list says so, and what is left', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.run('/deck copy deck:squad/ready:storm name:Mine');
    const list = privately(await mara.run('/challenge'));
    const [deck] = await house.bot.house.decks.of(mara.id);
    await house.bot.house.decks.remove(mara.id, deck?.id as string);
    const after = await mara.select(list, 'deck*', `own:${deck?.id}`);
    expect(after).toMatchObject({ kind: 'updated', message: { id: list.id } });
    expect(textOf(privately(after))).toContain('That isn’t one of your decks, or it was deleted.');
    expect(JSON.stringify(after.message?.components)).not.toContain('Mine');
    const taken = await mara.select(privately(after), 'deck*', 'ready:storm');
    expect(textOf(privately(taken))).toContain('Your deck: **Storm deck**');
    await house.close();
  });

  test('the log of a match that is still choosing decks, as its undo', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.run('/challenge');
    for (const command of ['/match log', '/match undo'])
      expect(textOf(privately(await mara.run(command))), command).toContain('This match hasn’t started');
    await house.close();
  });

  test('not your turn: the menu says whose it is', async () => {
    const { house, mover, other } = await table();
    const menu = await openMenu(other);
    expect(answersIn(menu)).toEqual([]);
    expect(textOf(menu)).toContain(`${mover.name} may attack`);
    expect(readOut(menu)).toContain('Your hand');
    const again = await other.click(menu, 'Refresh');
    expect(again).toMatchObject({ kind: 'updated', message: { id: menu.id } });
    await house.close();
  });

  test('a stale button of an old menu shows the fresh one', async () => {
    const { house, match, mover } = await table();
    const old = await openMenu(mover);
    // A bot that has just started knows of no menu, and takes none away.
    await house.restart();
    const current = await openMenu(mover);
    await mover.click(current, 'Pass');
    const moves = (await lookAt(house, match)).match.moves;
    const before = await scenery(house, mover);
    const late = await mover.click(old, answersIn(old)[0]?.id ?? '');
    expect(late).toMatchObject({ kind: 'updated', message: { id: old.id } });
    expect(textOf(late.message as SeenMessage)).toContain('That choice has already been made');
    expect(textOf(late.message as SeenMessage)).toContain('may attack');
    expect((await lookAt(house, match)).match.moves).toBe(moves);
    expect(await scenery(house, mover)).toBe(before);
    await house.close();
  });

  test('a match that is over', async () => {
    const { house, match, mover, other } = await table();
    const [menu, board] = [await openMenu(mover), await boardIn(mover)];
    const question = privately(await mover.click(await moreOf(mover, board), 'Concede the match'));
    const asking = privately(await other.click(await moreOf(other, board), 'Concede the match'));
    await other.click(asking, 'Concede the match');
    const before = await scenery(house, mover);
    await mover.waitFor(message => message.id === menu.id && textOf(message).includes(`${other.name} conceded`));
    const conceding = await mover.click(question, 'Concede the match');
    expect(textOf(privately(conceding))).toContain('This match is over. Press **Rematch, same decks**');
    expect(textOf(privately(await mover.run('match concede', { match })))).toContain('This match is over');
    expect((await lookAt(house, match)).match.outcome?.places[0]).toBe(mover.name === 'Mara' ? 1 : 2);
    expect(await scenery(house, mover)).toBe(before);
    await house.close();
  });

  test('custom ids that nobody was offered', async () => {
    const { house, match, mover, other, ines } = await table();
    const { table: now } = await lookAt(house, match);
    const prompt = now?.prompts[0]?.number ?? 0;
    const forged = [
      'nonsense',
      'a|nosuchmatch|1|c1',
      'a|../../etc/passwd|1|c1',
      `zz|${match}|0|`,
      `a|${match}|${prompt}|c9999`,
      `a|${match}|999999|c1`,
      `s|${match}|${prompt}|0`,
      `ok|${match}|${prompt}|`,
      `amt|${match}|${prompt}|-1`,
      `d|${match}|${prompt}|__proto__`,
      `undo|${match}|${prompt}|`,
      `pg|${match}|${prompt}.999|on`,
      `no|${match}|${prompt}|`,
      `join|${match}|0|`,
      `wdraw|${match}|0|`,
      `nope|${match}|0|`,
      `leave|${match}|0|`,
      `start|${match}|0|`,
      `kick|${match}|0|`,
      `deck|${match}|0|`,
      `decks|${match}|0.7|on`,
      'qall|new|0|',
      'qgrp|new|0|squad/__proto__',
      'qone|new|0|squad/nobody-1/best/nosuchmatch',
      `qlvl|new|0|chess/${match}`,
      'qgo|new|0|squad',
      `qsame|new|0|squad/nobody-1//${match}`,
      `back|${match}|0|`,
      `again|${match}|0|`,
      `tape|${match}|0|`,
      `why|${match}|0|x`,
      `why|${match}|0|9-1`,
      `why|${match}|0|-5-900000`,
    ];
    const messages: SeenMessage[] = [];
    for (let at = 0; at < forged.length; at += 25) {
      const ids = forged.slice(at, at + 25);
      const rows = Array.from({ length: Math.ceil(ids.length / 5) }, (_, n) =>
        row(...ids.slice(n * 5, n * 5 + 5).map(id => button(id))),
      );
      messages.push(await house.forge((await boardIn(ines)).channel_id, rows));
    }
    const before = await scenery(house, ines);
    const { moves } = (await lookAt(house, match)).match;
    for (const member of [mover, other, ines])
      for (const [at, id] of forged.entries()) {
        const outcome = await member.click(messages[Math.floor(at / 25)] as SeenMessage, id);
        const said = textOf(privately(outcome));
        expect(said, `${member.name}: ${id}`).not.toBe('');
        expect(said, `${member.name}: ${id}`).not.toContain('Something went wrong');
        if (member !== mover && /^(a|s|ok|d|amt|undo|pg|no)\|/.test(id) && id.includes(`|${match}|${prompt}`))
          expect(said).toMatch(/That question is for another player|You aren’t in that match/);
      }
    expect((await lookAt(house, match)).match).toMatchObject({ moves, status: 'playing' });
    expect(await scenery(house, ines)).toBe(before);
    await house.close();
  });

  test('somebody who has left the server is played with no more, and nothing breaks', async () => {
    const { house, match, other } = await table();
    const gone = other.name;
    await house.rewrite([{ t: 'members', id: other.id, v: null }]);
    const stays = await house.member(gone === 'Mara' ? 'Theo' : 'Mara');
    const random = new Chance('alone').stream('clicks');
    // Whatever comes first in this deal: in the end it is for the one who is gone to answer.
    for (let clicks = 0; clicks < 60; clicks++) {
      const menu = await openMenu(stays);
      if (answersIn(menu).length === 0) break;
      await clickSomething(stays, menu, random);
    }
    expect(textOf(await openMenu(stays))).toContain(`${gone} may `);
    await house.settled();
    expect(textOf(privately(await stays.run(`/challenge opponent:${other.mention}`)))).toContain(
      `${gone} isn’t in this server and wouldn’t see your challenge. Challenge someone who is`,
    );
    expect((await lookAt(house, match)).match.status).toBe('playing');
    await house.close();
  });

  test('a challenge that was withdrawn, by a button that is still on somebody’s screen', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await mara.run(`/challenge opponent:${theo.mention}`);
    await house.settled();
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    const screen = await house.forge((await theo.last()).channel_id, [
      row(button(`join|${match?.id}|0|`, 'Accept'), button(`nope|${match?.id}|0|`, 'Decline')),
    ]);
    const board = posted(house)[0] as SeenMessage;
    await mara.click(board, 'Decline or withdraw');
    const before = await scenery(house, theo);
    for (const label of ['Accept', 'Decline'])
      expect(textOf(privately(await theo.click(screen, label)))).toContain(
        'This is no longer open. Start a new match with `/challenge`.',
      );
    expect(await scenery(house, theo)).toBe(before);
    await house.close();
  });

  test('taking back what others have seen', async () => {
    const { house, match, mover } = await table();
    await mover.click(await openMenu(mover), 'Pass');
    const { moves } = (await lookAt(house, match)).match;
    const forged = await house.forge((await boardIn(mover)).channel_id, [
      row(button(`back|${match}|${moves}|`, 'back')),
    ]);
    expect(textOf(privately(await mover.click(forged, 'back')))).toMatch(/can’t undo that on your own|nothing to undo/);
    expect((await lookAt(house, match)).match.moves).toBe(moves);
    await house.close();
  });
});
