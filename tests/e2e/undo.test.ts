import { describe, expect, test } from 'vitest';
import { buttons, type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { answersIn, asked, boardIn, lookAt, openMenu, privately, sitDownShortly } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

/** Gives the first answer that a menu offers: plays an attack, or takes one. */
async function answer(member: Member): Promise<void> {
  const menu = await openMenu(member);
  const choices = answersIn(menu).filter(({ id, values }) => values === undefined && !/\|pass$/.test(id));
  await member.click(menu, choices[0]?.id as string);
}

describe('the board', () => {
  test('no longer announces what was undone', async () => {
    const house = await openHouse({ seed: 'undone' });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const mover = await asked(house, match, pair);
    const menu = await openMenu(mover);
    const attack = answersIn(menu).find(({ id }) => id.startsWith('a|') && !id.endsWith('|pass'));
    const played = privately(await mover.click(menu, attack?.id as string));
    await house.settled();
    expect(textOf(await boardIn(mover))).toContain(`**${mover.name} plays`);
    await mover.click(played, 'Undo');
    await house.settled();
    const board = textOf(await boardIn(mover));
    expect(board).toContain(`**${mover.name} undoes that.**`);
    expect(board).not.toContain('plays');
    await house.close();
  });
});

/** Two at a table: who is asked first, and the other. */
async function twoSitDown() {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, pair);
  const first = await asked(house, match, pair);
  return { house, pair, match, first, second: pair.find(member => member !== first) as Member };
}

/** Asks, and waits until the question is there. Returns what the player who asks then sees. */
async function asksToUndo(member: Member, told: SeenMessage): Promise<SeenMessage> {
  const { id } = privately(await member.click(told, 'Ask to undo'));
  return member.waitFor(message => message.id === id && labels(message).includes('Withdraw request'));
}

describe('/match undo', () => {
  test('says before anything is pressed that consent is needed, and undoes once it is given', async () => {
    const { house, pair, match, first, second } = await twoSitDown();
    expect(textOf(privately(await first.run('/match undo')))).toContain('You have nothing to undo');
    const before = (await lookAt(house, match)).table?.state;
    await answer(first);
    const free = privately(await first.run('/match undo'));
    expect(textOf(free)).toContain('You can undo your last answer: nothing');
    expect(labels(free)).toEqual(['Undo']);
    await answer(second);
    const told = privately(await first.run('/match undo'));
    expect(textOf(told)).toContain(`you can undo it only if it’s all right with ${second.name}`);
    expect(labels(told)).toEqual(['Ask to undo']);
    const sent = await asksToUndo(first, told);
    const asking = [expect.stringContaining(`You’ve asked ${second.name}.`), ['Withdraw request']];
    expect([sent.id, textOf(sent), labels(sent)]).toEqual([told.id, ...asking]);
    const question = (await second.messages()).at(-1) as SeenMessage;
    expect(question.content).toContain('would like to undo their last answer');
    expect(question.content).toContain(second.mention);
    expect(question.mentions.map(({ id }) => id)).toEqual([second.id]);
    // Neither for the player who asks, who reads whom it waits for, nor for spectators.
    const own = privately(await first.click(question, 'Agree'));
    expect([textOf(own), labels(own)]).toEqual(asking);
    const ines = await house.member('Ines');
    expect(textOf(privately(await ines.click(question, 'Agree')))).toContain('You aren’t in that match');
    await house.restart();
    await second.click(question, 'Agree');
    const settled = (await second.messages()).find(({ id }) => id === question.id);
    expect(settled?.content).toContain('Agreed');
    expect(settled?.components).toEqual([]);
    const after = (await lookAt(house, match)).table?.state as { turn: number };
    expect(after.turn).toBe((before as { turn: number }).turn);
    expect(await asked(house, match, pair)).toBe(first);
    await house.close();
  });

  test('is asked and answered in the language of the server, whatever its members speak', async () => {
    const { house, pair, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const said = (message: SeenMessage): unknown =>
      first.messages().then(all => all.find(({ id }) => id === message.id)?.content);
    const ask = async (): Promise<SeenMessage> => {
      await first.setLocale('en-US');
      const told = privately(await first.run('/match undo'));
      await first.setLocale('de');
      await first.click(told, 'Ask to undo');
      return second.waitFor(({ content }) => content.includes('would like to undo their last answer'));
    };
    for (const member of pair) await member.setLocale('de');
    const refused = await ask();
    expect(labels(refused)).toEqual(['Agree', 'Don’t agree']);
    await second.click(refused, 'Don’t agree');
    expect(await said(refused)).toContain('doesn’t agree');
    const agreed = await ask();
    await second.click(agreed, 'Agree');
    expect(await said(agreed)).toContain('Agreed');
    await house.close();
  });

  test('leaves the match alone when it is refused', async () => {
    const { house, match, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const before = (await lookAt(house, match)).match.moves;
    // Who wants no pings is named, and not pinged.
    await second.run('/me settings pings:off');
    const sent = await asksToUndo(first, privately(await first.run('/match undo')));
    const question = (await second.messages()).at(-1) as SeenMessage;
    expect([question.content.includes(second.mention), question.mentions]).toEqual([true, []]);
    await second.click(question, 'Don’t agree');
    expect((await second.messages()).find(({ id }) => id === question.id)?.content).toContain('doesn’t agree');
    // The player who asked is no longer offered to withdraw it.
    const told = await first.waitFor(({ id, components }) => id === sent.id && (components ?? []).length === 0);
    expect(textOf(told)).toContain(`${second.name} doesn’t agree`);
    expect((await lookAt(house, match)).match.moves).toBe(before);
    await house.close();
  });

  test('tells the player who asked that it is undone, and offers them to withdraw nothing any more', async () => {
    const { house, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const sent = await asksToUndo(first, privately(await first.run('/match undo')));
    await second.click((await second.messages()).at(-1) as SeenMessage, 'Agree');
    const told = await first.waitFor(({ id, components }) => id === sent.id && (components ?? []).length === 0);
    expect(textOf(told)).toContain('Agreed');
    await house.close();
  });

  test('lets the player who asks withdraw the request, from either message: nobody can agree to it then', async () => {
    const { house, match, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const { moves } = (await lookAt(house, match)).match;
    const ask = async () => {
      const sent = await asksToUndo(first, privately(await first.run('/match undo')));
      return { sent, question: (await second.messages()).at(-1) as SeenMessage };
    };
    const { sent, question } = await ask();
    const answered = privately(await first.click(sent, 'Withdraw request'));
    const other = await ask();
    await first.click(other.question, 'Don’t agree');
    for (const { id } of [question, other.question]) {
      const settled = (await second.messages()).find(one => one.id === id);
      expect(settled?.content).toContain(`${first.name} withdraws the request`);
      expect(settled?.components).toEqual([]);
    }
    expect([textOf(answered), labels(answered)]).toEqual([expect.stringContaining('withdraws the request'), []]);
    expect((await lookAt(house, match)).match.moves).toBe(moves);
    await house.close();
  });

  test('settles a request that has lapsed when someone answers it', async () => {
    const { house, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const ask = async () => {
      await first.click(privately(await first.run('/match undo')), 'Ask to undo');
      return (await second.messages()).at(-1) as SeenMessage;
    };
    const [early, twin, late] = [await ask(), await ask(), await ask()];
    // Called once, however often they are asked the same.
    expect([early, twin].map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[second.id], []]);
    await second.click(late, 'Agree');
    for (const [question, label] of [
      [early, 'Agree'],
      [twin, 'Don’t agree'],
    ] as const) {
      await second.click(question, label);
      const settled = (await second.messages()).find(({ id }) => id === question.id);
      expect([settled?.content, settled?.components]).toEqual([expect.stringContaining('has moved on'), []]);
    }
    await house.close();
  });

  test('changes no message but the one with its own buttons, whatever a client sends', async () => {
    const { house, match, first, second } = await twoSitDown();
    await answer(first);
    await answer(second);
    const { moves } = (await lookAt(house, match)).match;
    const channel = (await boardIn(first)).channel_id;
    const withButton = (custom_id: string): Promise<SeenMessage> =>
      house.forge(channel, [{ type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id }] }]);
    const other = await withButton(`fair|${match}|0|`);
    const seat = (await lookAt(house, match)).match.seats.findIndex(({ player }) => player === first.id);
    const now = async (): Promise<unknown[]> => {
      const seen = (await second.messages()).find(({ id }) => id === other.id);
      return [seen?.content, labels(seen as SeenMessage)];
    };
    const before = await now();
    for (const at of [moves, moves - 1])
      await first.click(await withButton(`unwish|${match}|${at}|${seat} ${other.id}`), 'x');
    for (const verb of ['agree', 'deny']) {
      house.playground.misbehave.forge({ component_type: 2, custom_id: `${verb}|${match}|${moves - 1}|${seat}` });
      expect(textOf(privately(await second.click(other, 'x')))).toContain('has moved on');
    }
    expect(await now()).toEqual(before);
    await house.close();
  });

  test('says that undo is off if that was agreed, and shows no button for it', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair, { undo: false });
    const first = await asked(house, match, pair);
    await answer(first);
    const offered = labels(await openMenu(first));
    expect(offered).not.toContain('Undo');
    const told = privately(await first.run('/match undo'));
    expect(textOf(told)).toContain('Undo is off for this match');
    expect(labels(told)).toEqual([]);
    await house.close();
  }, 60_000);
});
