import { describe, expect, test } from 'vitest';
import { Chance, type Random } from '../../src/kernel/index.js';
import { buttons, isEphemeral, type Member, readOut, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse } from './house.js';
import { AFTERWARDS, answersIn, clickSomething, lookAt, privately } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

/** The newest public message in the channel. */
async function newest(house: TestHouse, member: Member): Promise<SeenMessage> {
  await house.settled();
  const shown = (await member.messages('card-table')).filter(message => !isEphemeral(message));
  return shown.at(-1) as SeenMessage;
}

const matchOf = async (house: TestHouse, member: Member): Promise<string> => {
  const [match] = await house.bot.house.store.matchesOf({ player: member.id, limit: 1 });
  return match?.id as string;
};

const isOver = async (house: TestHouse, match: string): Promise<boolean> =>
  (await lookAt(house, match)).match.status === 'over';

/** The board of a match as it was drawn last. */
async function boardOf(house: TestHouse, match: string): Promise<SeenMessage> {
  await house.settled();
  const board = await house.bot.house.store.board(match);
  return posted(house).findLast(({ id }) => id === board?.message) as SeenMessage;
}

/** One member clicks what their menus offer, until the match is over. */
async function playOut(house: TestHouse, member: Member, match: string, random: Random): Promise<void> {
  for (let opened = 0; opened < 200; opened++) {
    if (await isOver(house, match)) return;
    let menu: SeenMessage | null =
      (await member.click(await boardOf(house, match), 'Your move').catch(() => null))?.message ?? null;
    while (menu !== null && answersIn(menu).length > 0) menu = await clickSomething(member, menu, random);
  }
  throw new Error('the match does not end');
}

describe('/scenario start', () => {
  test('alone: choose a hero, and the villain is there; the end tells what came of it', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const own = privately(await mara.run('/scenario start villain:rhino players:1'));
    expect(textOf(own)).toContain('Choose your hero');
    const begun = await mara.select(own, 'deck*', 'ready:spider-man');
    expect(readOut(begun.message as SeenMessage)).toContain('Your hand');
    const board = await newest(house, mara);
    expect(board.embeds[0]?.title).toBe('Rhino');
    const match = await matchOf(house, mara);
    await playOut(house, mara, match, new Chance('alone').stream('clicks'));
    const end = textOf(await boardOf(house, match));
    expect(end).toMatch(/## The heroes (win!|lose)/);
    expect(end).toMatch(/After \d+ rounds: Rhino/);
    expect(end).toMatch(/Mara.* dealt (\d+|no) damage, removed (\d+|no) threat/);
    // Once lost, the same again is what the button for a rematch is for.
    expect(end.includes('Up for another? Klaw, Standard')).toBe(end.includes('The heroes win!'));
    expect(end).not.toContain('Up for another? Rhino');
    expect(labels(await boardOf(house, match))).toEqual(AFTERWARDS);
    const mine = textOf(privately(await mara.run('/stats me')));
    expect(mine).toMatch(/\*\*Against villains:\*\* \d of 1 won/);
    expect(mine).toMatch(/A match takes (one round|\d+ rounds) and/);
    const everyone = textOf(privately(await mara.run('/stats game')));
    expect(everyone).toContain('One match against a villain.');
    expect(everyone).toContain('Villains’ ratings, each against one player: the higher, the harder to beat');
    for (const told of [mine, everyone]) expect(told).not.toMatch(/people|turns|first/);
    const leaders = textOf(privately(await mara.run('/stats leaderboard')));
    expect(leaders).toContain('Nobody has finished 5 matches against villains yet.');
    await house.close();
  }, 120_000);

  test('lost to an expert, the end proposes the gentler villain', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const own = privately(await mara.run('/scenario start villain:rhino mode:expert players:1'));
    await mara.select(own, 'deck*', 'ready:spider-man');
    const match = await matchOf(house, mara);
    await house.bot.house.matches.concede(match, mara.id);
    expect(textOf(await boardOf(house, match))).toContain('Up for another? Rhino, Standard (`/scenario start`)');
    await house.close();
  });

  test('sets end with or without a comma, as suggestions leave it; a comma alone names no set', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    for (const sets of ['bomb_scare', 'bomb_scare,', 'Bomb Scare, ']) {
      await mara.run('scenario start', { sets });
      expect(textOf(await newest(house, mara)), sets).toContain('Mixed in: Bomb Scare');
    }
    for (const sets of ['Bombs,', ','])
      expect(textOf(privately(await mara.run('scenario start', { sets }))), sets).toContain(
        'There’s no scenario called',
      );
    await house.close();
  });

  test('together: seats are taken and given back, a practice bot fills one, nobody brings the same hero twice', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const own = privately(await mara.run('/scenario start'));
    const lobby = await newest(house, theo);
    expect(textOf(lobby)).toContain('is putting a team together for Marvel Champions: Rhino');
    const joined = privately(await theo.click(lobby, 'Take a seat'));
    await theo.select(joined, 'deck*', 'ready:spider-man');
    expect(textOf(await newest(house, mara))).toContain('Theo: Spider-Man');
    expect(readOut(privately(await mara.select(own, 'deck*', 'ready:spider-man')))).toContain(
      'each hero can be played once',
    );
    await theo.click(await newest(house, theo), 'Leave or close');
    expect(textOf(await newest(house, mara))).not.toContain('Theo');
    const ready = (await mara.select(own, 'deck*', 'ready:spider-man')).message as SeenMessage;
    // A host with several seats says whether one of them or the table is meant.
    await mara.click(await newest(house, mara), 'Take a seat');
    const question = privately(await mara.click(await newest(house, mara), 'Leave or close'));
    expect(labels(question)).toEqual(['Withdraw', 'Give up one seat']);
    expect(textOf(privately(await mara.click(question, 'Give up one seat')))).toBe('The seat is free again.');
    // Nobody need go back to the board to begin.
    expect(labels(ready)).toContain('Start alone');
    await mara.click(await newest(house, mara), 'Add a practice bot');
    expect(textOf(privately(await theo.click(await newest(house, theo), 'start*')))).toContain('Only the table’s host');
    // What becomes of the free seats is on the button.
    const menu = privately(await mara.click(await newest(house, mara), 'Start with 2'));
    expect(textOf(menu)).toContain('Opening hand');
    const { match } = await lookAt(house, await matchOf(house, mara));
    expect(match.status).toBe('playing');
    expect(new Set(match.seats.map(({ deck }) => deck?.name)).size).toBe(2);
    await house.close();
  }, 60_000);

  test('one person plays two heroes: both menus are theirs, and each shows its own hand', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const own = privately(await mara.run('/scenario start players:2'));
    const second = privately(await mara.click(await newest(house, mara), 'Take a seat'));
    expect(textOf(second)).toContain('For **Mara**');
    await mara.select(second, 'deck*', 'ready:spider-man');
    const asked = privately(await mara.click(await newest(house, mara), 'Choose your deck'));
    expect(textOf(asked)).toContain('For **Mara 2**');
    const begun = (await mara.select(asked, 'deck*', 'ready:captain-marvel')).message as SeenMessage;
    expect(own).toBeDefined();
    const { match, table } = await lookAt(house, await matchOf(house, mara));
    expect(match.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Mara', mara.id],
      ['Mara 2', mara.id],
    ]);
    // Both are asked for their opening hands at once: what one answers leaves the other open.
    expect(table?.prompts.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    const [shown, hidden] = labels(begun).includes('As Mara 2') ? ['Mara', 'Mara 2'] : ['Mara 2', 'Mara'];
    const other = (await mara.click(begun, `As ${hidden}`)).message as SeenMessage;
    expect(labels(other)).toContain(`As ${shown}`);
    expect(textOf(other)).not.toBe(textOf(begun));
    const random = new Chance('two').stream('clicks');
    expect(answersIn(other).length).toBeGreaterThan(0);
    await clickSomething(mara, other, random);
    const after = await lookAt(house, match.id);
    expect(after.table?.prompts.map(({ seat }) => seat)).toEqual([shown === 'Mara' ? 0 : 1]);
    await playOut(house, mara, match.id, random);
    expect(textOf(await boardOf(house, match.id))).toMatch(/Mara 2.* dealt (\d+|no) damage/);
    await house.close();
  }, 240_000);

  test('who does not answer in time is not waited for; a practice bot stands in, and the seat comes back', async () => {
    let time = Date.now();
    const house = await openHouse({ now: () => time, pace: 1e9 });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const own = privately(await mara.run('/scenario start players:2 clock:an-hour'));
    const joined = privately(await theo.click(await newest(house, theo), 'Take a seat'));
    await mara.select(own, 'deck*', 'ready:spider-man');
    await theo.select(joined, 'deck*', 'ready:captain-marvel');
    const match = await matchOf(house, mara);
    const { matches } = house.bot.house;
    // Mara answers, Theo does not: his opening hand is kept for him when the hour is over.
    const mine = (await lookAt(house, match)).table?.prompts.find(({ seat }) => seat === 0);
    await matches.answer(match, mara.id, mine?.number ?? 0, mine?.default ?? { pick: [] });
    await expect(matches.handOver(match, mara.id, 1, 'practice')).rejects.toThrow('not-yours-to-give');
    time += 59 * 60 * 1000;
    const his = (await lookAt(house, match)).table?.prompts.find(({ seat }) => seat === 1)?.number ?? 0;
    expect(await matches.runClock({ match, seat: 1, prompt: his }, time)).toBeNull();
    time += 2 * 60 * 1000;
    await expect(matches.handOver(match, ines.id, 1, 'practice')).rejects.toThrow('not-yours-to-give');
    expect(await matches.runClock({ match, seat: 1, prompt: his }, time)).toBe('default');
    expect((await lookAt(house, match)).table?.prompts.map(({ reason }) => reason)).toContain('turn');
    // His own wish: a practice bot plays on, and he takes the seat again.
    const question = privately(await theo.run('/match handover'));
    expect(textOf(privately(await theo.click(question, 'Hand over')))).toContain('Steady Bot');
    expect((await lookAt(house, match)).match.seats[1]?.player).toBe('practice:steady');
    await expect(matches.handOver(match, ines.id, 1, { id: ines.id, name: 'Ines' })).rejects.toThrow('not-yours');
    await matches.handOver(match, theo.id, 1, { id: theo.id, name: 'Theo' });
    const after = await lookAt(house, match);
    expect([after.match.seats[1]?.player, after.match.seats[1]?.name]).toEqual([theo.id, 'Theo']);
    await house.close();
  }, 60_000);
});
