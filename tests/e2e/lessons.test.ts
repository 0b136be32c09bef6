import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../src/discord/help/help.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { buttons, isEphemeral, type Member, type SeenMessage, selects, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, moreOf, openMenu, privately } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const newest = async (house: TestHouse, member: Member): Promise<SeenMessage> => {
  await house.settled();
  return (await member.messages('card-table')).filter(message => !isEphemeral(message)).at(-1) as SeenMessage;
};
/** So many characters fit on a phone, with the buttons. */
const SCREEN = 480;

describe('/help', () => {
  test('is three ways to begin and a list of topics, each a short screen with the same buttons', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    let shown = privately(await mara.run('/help'));
    const starts = ['Learn to play', 'Play a friend', 'Play together'];
    expect(labels(shown)).toEqual(starts);
    expect(textOf(shown)).toContain('Super Hero Squad');
    expect(selects(shown)[0]?.options?.map(({ value }) => value)).toEqual([...TOPICS]);
    for (const topic of TOPICS) {
      shown = (await mara.select(shown, 'help*', topic)).message as SeenMessage;
      expect(textOf(shown).length, topic).toBeGreaterThan(60);
      expect(shown.embeds[0]?.description?.length, topic).toBeLessThanOrEqual(SCREEN);
      expect(labels(shown), topic).toEqual(starts);
    }
    await house.close();
  });

  test('in direct messages has the topics, and says where matches begin', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const { message } = await mara.run('/help', {}, { in: await mara.direct() });
    const help = message as SeenMessage;
    expect([labels(help), textOf(help).includes('You start matches in a server.')]).toEqual([[], true]);
    const told = (await mara.select(help, 'help*', 'fair')).message as SeenMessage;
    expect(textOf(told)).toContain('Add my luck');
    await house.close();
  });

  test('leads to a friend: one who is picked, or anyone', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const asked = (await mara.click(privately(await mara.run('/help')), 'Play a friend')).message as SeenMessage;
    const recharge = (await mara.click(asked, 'Marvel Recharge')).message as SeenMessage;
    const deck = (await mara.select(recharge, 'duel*', theo.id)).message as SeenMessage;
    expect(textOf(deck)).toContain('Choose');
    const board = await newest(house, theo);
    expect(textOf(board)).toContain('challenges you to a match of Marvel Recharge');
    expect(labels(board)).toContain('Accept');

    const again = (await mara.click(privately(await mara.run('/help')), 'Play a friend')).message as SeenMessage;
    await mara.click(again, 'Open a table for anyone');
    const open = await newest(house, theo);
    expect([open.id === board.id, labels(open).includes('Accept')]).toEqual([false, false]);
    expect(labels(open)).toContain('Join');
    expect((await house.bot.house.store.matchesOf({ player: mara.id })).map(({ game }) => game)).toEqual([
      'squad',
      'recharge',
    ]);
    await house.close();
  });

  test('is one button away from all it leads to', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const help = privately(await mara.run('/help'));
    const starts = labels(help);
    for (const start of starts) {
      const there = (await mara.click(help, start as string)).message as SeenMessage;
      const back = (await mara.click(there, 'Help')).message as SeenMessage;
      expect([back.id, labels(back)], start).toEqual([help.id, starts]);
    }
    await house.close();
  });

  test('leads to a villain', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const asked = (await mara.click(privately(await mara.run('/help')), 'Play together')).message as SeenMessage;
    await mara.click(asked, 'Klaw');
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    expect([match?.ruleset, match?.seats.length]).toEqual(['klaw-standard', 4]);
    await house.close();
  });
});

describe('a lesson', () => {
  test('is begun by /learn, says what it is, and goes on where it was after a restart', async () => {
    const house = await openHouse();
    let mara = await house.member('Mara');
    expect(labels(privately(await mara.run('/learn')))).toEqual(['Super Hero Squad', 'Marvel Champions', 'Help']);
    const first = privately(await mara.run('/learn game:Marvel Champions'));
    expect(textOf(first)).toContain('Your opening hand.');
    await mara.click(first, '★ Keep all');
    await house.settled();
    const board = await boardIn(mara);
    expect(textOf(board)).toContain('stacked decks, doesn’t count');
    expect(textOf(board)).not.toContain('Verified shuffle');
    expect(textOf(privately(await mara.click(await moreOf(mara, board), 'Stacked decks')))).toContain(
      'there is no shuffle to verify',
    );

    await house.restart();
    mara = await house.member('Mara');
    const menu = await openMenu(mara);
    expect(textOf(menu)).toContain('You’re Peter Parker.');
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    expect(Object.keys(readTerms(match?.terms ?? null).lesson?.given ?? {})).toEqual(['hand', 'alter-ego']);
    // There is one at a time.
    privately(await mara.run('/learn game:Marvel Champions'));
    expect(await house.bot.house.store.matchesOf({ player: mara.id })).toHaveLength(1);
    await house.close();
  });

  test('marks what it suggests, lets people do otherwise, and ends with what comes next', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const menu = privately(await mara.run('/learn game:Super Hero Squad'));
    const starred = textOf(menu).match(/★ [^\n*]+/g);
    expect(starred).toEqual(['★ Spider-Man: Spider-Swing']);
    const passed = await mara.click(menu, 'Pass');
    expect(passed.kind).toBe('updated');
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    await house.bot.house.matches.concede(match?.id as string, mara.id);
    await house.settled();
    const over = await boardIn(mara);
    expect(labels(over).slice(0, 4)).toEqual(['Try again', 'Try a quest', 'Play a friend', 'Play together']);
    expect(labels(over)).not.toContain('Rematch');
    expect(textOf(over)).toContain('What next?');
    expect(textOf(privately(await mara.click(over, 'Try a quest')))).toContain('Start here:');
    // Lost: the same lesson from its beginning.
    await mara.click(over, 'Try again');
    const [again] = await house.bot.house.store.matchesOf({ player: mara.id, status: ['playing'] });
    expect(again?.options).toEqual(match?.options);
    await house.close();
  });
});
