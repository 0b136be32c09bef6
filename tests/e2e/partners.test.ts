import { describe, expect, test } from 'vitest';
import { Chance, optionsOf } from '../../src/kernel/index.js';
import { buttons, isEphemeral, type Member, readOut, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse, until } from './house.js';
import { answersIn, clickSomething, lookAt, privately } from './player.js';

const HOUR = 60 * 60 * 1000;
const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

/** The newest public message in the channel. */
async function newest(house: TestHouse, member: Member): Promise<SeenMessage> {
  await house.settled();
  return (await member.messages('card-table')).findLast(message => !isEphemeral(message)) as SeenMessage;
}

/** The board of a match as it was drawn last. */
async function boardOf(house: TestHouse, match: string): Promise<SeenMessage> {
  await house.settled();
  const board = await house.bot.house.store.board(match);
  return posted(house).findLast(({ id }) => id === board?.message) as SeenMessage;
}

async function matchOf(house: TestHouse, member: Member): Promise<string> {
  const [match] = await house.bot.house.store.matchesOf({ player: member.id, limit: 1 });
  return match?.id ?? '';
}

/** Two people at a table, each with their hero: the match has begun. */
async function together(house: TestHouse, [host, guest]: readonly [Member, Member], line: string): Promise<string> {
  const own = privately(await host.run(line));
  const joined = privately(await guest.click(await newest(house, guest), 'Take a seat'));
  await host.select(own, 'deck*', 'ready:spider-man');
  await guest.select(joined, 'deck*', 'ready:captain-marvel');
  await house.settled();
  return matchOf(house, host);
}

const seatsOf = async (house: TestHouse, match: string): Promise<(string | null)[]> =>
  (await lookAt(house, match)).match.seats.map(({ player }) => player);

/** The newest message of a thread that says something. */
async function saidIn(house: TestHouse, member: Member, match: string, words: RegExp): Promise<SeenMessage> {
  let found: SeenMessage | undefined;
  await until(`${words} in the thread`, async () => {
    await house.settled();
    const thread = (await house.bot.house.store.board(match))?.thread ?? '';
    found = (await member.messages(thread)).findLast(message => words.test(textOf(message)));
    return found !== undefined;
  });
  return found as SeenMessage;
}

describe('a table against', () => {
  test.each([
    ['klaw', 'Klaw', 'standard'],
    ['ultron', 'Ultron, expert', 'expert'],
  ])(
    '%s gathers heroes, begins when its host says so, and plays its first turns',
    async (villain, name, mode) => {
      const house = await openHouse();
      const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
      const own = privately(
        await mara.run(`/scenario start villain:${villain} mode:${mode} players:3 sets:bomb_scare`),
      );
      const lobby = await newest(house, theo);
      expect(textOf(lobby)).toContain(`is putting a team together for Marvel Champions: ${name}`);
      expect(textOf(lobby)).toContain('Mixed in: Bomb Scare');
      expect(labels(lobby)).toEqual(
        expect.arrayContaining(['Take a seat', 'Leave or close', 'Add a practice bot', 'Start alone']),
      );
      const joined = privately(await theo.click(lobby, 'Take a seat'));
      await mara.select(own, 'deck*', 'ready:iron-man');
      await theo.select(joined, 'deck*', 'ready:black-panther');
      // One seat is free: only the host begins without it.
      expect(textOf(privately(await theo.click(await newest(house, theo), 'start*')))).toContain(
        'Only the table’s host',
      );
      await mara.click(await newest(house, mara), 'start*');
      const match = await matchOf(house, mara);
      expect((await boardOf(house, match)).embeds[0]?.title).toBe(name);
      expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
      const { options } = (await lookAt(house, match)).match;
      expect(options).toMatchObject({ scenario: villain, mode, modular: ['bomb_scare'] });
      const random = new Chance(villain).stream('clicks');
      for (let turn = 0; turn < 6 && (await lookAt(house, match)).match.status === 'playing'; turn++)
        for (const member of [mara, theo]) {
          let menu: SeenMessage | null =
            (await member.click(await boardOf(house, match), 'Your move').catch(() => null))?.message ?? null;
          for (let clicks = 0; clicks < 30 && menu !== null && answersIn(menu).length > 0; clicks++)
            menu = await clickSomething(member, menu, random);
        }
      expect((await lookAt(house, match)).match.moves).toBeGreaterThan(8);
      // What happens is told to everybody.
      await saidIn(house, theo, match, /Mara/);
      await house.close();
    },
    180_000,
  );
});

test('who picks a hero that another has just taken reads so above the list', async () => {
  const house = await openHouse();
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  const own = privately(await mara.run('/scenario start players:3 clock:never'));
  const joined = privately(await theo.click(await newest(house, theo), 'Take a seat'));
  await mara.select(own, 'deck*', 'ready:spider-man');
  const menu = privately(await theo.select(joined, 'deck*', 'ready:spider-man'));
  expect(menu.id).toBe(joined.id);
  expect(readOut(menu)).toContain('These decks don’t go together.');
  expect(JSON.stringify(menu.components)).toContain('Hero taken');
  await theo.select(menu, 'deck*', 'ready:captain-marvel');
  expect(await seatsOf(house, await matchOf(house, mara))).toEqual([mara.id, theo.id, null]);
  await house.close();
}, 60_000);

describe('/match undo among three', () => {
  test('says whose consent is still missing', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const own = privately(await mara.run('/scenario start players:3 clock:never'));
    for (const [member, deck] of [
      [theo, 'captain-marvel'],
      [ines, 'she-hulk'],
    ] as const) {
      const joined = privately(await member.click(await newest(house, member), 'Take a seat'));
      await member.select(joined, 'deck*', `ready:${deck}`);
    }
    await mara.select(own, 'deck*', 'ready:spider-man');
    const board = await boardOf(house, await matchOf(house, mara));
    for (const member of [mara, theo, ines]) {
      const menu = privately(await member.click(board, 'Your move'));
      await member.click(menu, answersIn(menu).find(({ values }) => values === undefined)?.id as string);
    }
    await mara.click(privately(await mara.run('/match undo')), 'Ask to undo');
    const question = await theo.waitFor(message => textOf(message).includes('would like to undo'));
    expect(textOf(privately(await theo.click(question, 'Agree')))).toBe('Thanks. Still waiting for Ines to agree.');
    await house.close();
  }, 60_000);
});

describe('/match handover', () => {
  test('gives one’s own seat to somebody else, who plays on with its cards; nobody else’s', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:never');
    const before = (await lookAt(house, match)).table?.hash();
    expect(textOf(privately(await theo.run('match handover', { to: ines.mention, seat: 'Mara' })))).toContain(
      'You can hand over your own seat',
    );
    expect(textOf(privately(await ines.run('match handover', { match })))).toContain('aren’t in that match');
    const question = privately(await theo.run('match handover', { to: ines.mention }));
    expect(textOf(question)).toContain('Offer Theo’s seat to Ines?');
    expect(textOf(privately(await theo.click(question, 'Offer the seat')))).toContain(
      'Nothing changes until they accept',
    );
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    const offer = await newest(house, ines);
    expect(offer.content).toContain(`${ines.mention}, would you like to take over Theo’s seat`);
    expect(offer.mentions.map(({ id }) => id)).toEqual([ines.id]);
    expect(textOf(privately(await mara.click(offer, 'Take over')))).toContain('offered to someone else');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    const taken = await ines.click(offer, 'Take over');
    expect(textOf(taken.message as SeenMessage)).toContain('Ines takes over from here');
    expect(await seatsOf(house, match)).toEqual([mara.id, ines.id]);
    // Somebody sits there now: it is theirs to give back.
    expect(textOf(privately(await theo.run('match handover', { match })))).toContain('aren’t in that match');
    // At the table nothing has changed but who is asked.
    expect((await lookAt(house, match)).table?.hash()).toBe(before);
    const board = await boardOf(house, match);
    expect(readOut(privately(await ines.click(board, 'Your move')))).toContain('Your hand');
    expect(textOf(privately(await theo.click(board, 'Your move')))).toContain('aren’t in that match');
    await house.close();
  }, 60_000);

  test('asks before a seat goes to a practice bot, and gives it back wherever its player is', async () => {
    const house = await openHouse({ pace: 1e9 });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:never');
    const question = privately(await theo.run('/match handover'));
    expect(textOf(question)).toContain('Hand Theo’s seat to a practice bot?');
    expect(labels(question)).toEqual(['Keep playing', 'Hand over']);
    expect(readOut(privately(await theo.click(question, 'Keep playing')))).toContain('Your hand');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);

    const again = privately(await theo.run('/match handover'));
    const given = privately(await theo.click(again, 'Hand over'));
    expect(textOf(given)).toMatch(/Steady Bot .*Theo.* takes over from here/);
    expect(await seatsOf(house, match)).toEqual([mara.id, 'practice:steady']);
    // Not even the host takes it from its player by leaving it to a practice bot once more.
    await expect(house.bot.house.matches.handOver(match, mara.id, 1, 'practice')).rejects.toThrow('practice-already');
    expect(readOut(privately(await theo.click(given, 'Take the seat back')))).toContain('Your hand');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);

    // Without that message, and from another channel.
    await theo.click(privately(await theo.run('/match handover')), 'Hand over');
    expect(textOf(privately(await ines.run('match handover', { match })))).toContain('aren’t in that match');
    expect(readOut(privately(await theo.run('match handover', {}, { in: 'general' })))).toContain('Your hand');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    await house.close();
  }, 60_000);

  test('never locks out the host of a table', async () => {
    const house = await openHouse({ pace: 1e9 });
    const [mara, ines] = [await house.member('Mara'), await house.member('Ines')];
    const own = privately(await mara.run('/scenario start players:1 clock:never'));
    await mara.select(own, 'deck*', 'ready:spider-man');
    const match = await matchOf(house, mara);
    await mara.click(privately(await mara.run('/match handover')), 'Hand over');
    expect(await seatsOf(house, match)).toEqual(['practice:steady']);
    expect(readOut(privately(await mara.run('match handover', {}, { in: 'general' })))).toContain('Your hand');
    expect(await seatsOf(house, match)).toEqual([mara.id]);

    // Given to a person, who leaves it to a practice bot in turn: the host may sit down again.
    await mara.click(privately(await mara.run('match handover', { to: ines.mention })), 'Offer the seat');
    await ines.click(await newest(house, ines), 'Take over');
    await ines.click(privately(await ines.run('/match handover')), 'Hand over');
    expect(await seatsOf(house, match)).toEqual(['practice:steady']);
    expect(readOut(privately(await mara.run('match handover', {}, { in: 'general' })))).toContain('Your hand');
    expect(await seatsOf(house, match)).toEqual([mara.id]);
    await house.close();
  }, 60_000);

  test('of a seat that was offered is declined by the person who was asked, or withdrawn; asking again doesn’t ping', async () => {
    const house = await openHouse({ pace: 1e9 });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:never');
    const offers = async (): Promise<SeenMessage> => {
      const question = privately(await theo.run('match handover', { to: ines.mention }));
      await theo.click(question, 'Offer the seat');
      return newest(house, ines);
    };
    const first = await offers();
    expect(textOf((await ines.click(first, 'Decline')).message as SeenMessage)).toBe('Theo keeps the seat.');
    const takes = () => house.bot.house.matches.takeSeat(match, 1, { id: ines.id, name: 'Ines' });
    await expect(takes()).rejects.toThrow('offer-gone');
    const second = await offers();
    expect([first.mentions.length, second.mentions.length]).toEqual([1, 0]);
    await theo.click(second, 'Decline');
    await expect(takes()).rejects.toThrow('offer-gone');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    // Given to somebody else meanwhile, it's no longer Theo's to give.
    const third = await offers();
    await theo.click(privately(await theo.run('/match handover')), 'Hand over');
    expect(textOf(privately(await ines.click(third, 'Take over')))).toContain('no longer on offer');
    expect(await seatsOf(house, match)).toEqual([mara.id, 'practice:steady']);
    await house.close();
  }, 60_000);

  test('takes only what its question offered', async () => {
    const house = await openHouse({ pace: 1e9 });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:never');
    const bot = house.playground.applicationId;
    const forged = [
      '0.bot',
      '9.bot',
      '0.take',
      '9.take',
      '0.leave',
      '1.',
      '1.nobody',
      '1.5',
      '-1.bot',
      `1.${bot}`,
      'constructor',
      '',
    ];
    const message = await house.forge(
      (await boardOf(house, match)).channel_id,
      [forged.slice(0, 5), forged.slice(5, 10), forged.slice(10)].map(args => ({
        type: 1,
        components: args.map(arg => ({ type: 2, style: 2, label: `x${arg}`, custom_id: `hand|${match}|0|${arg}` })),
      })),
    );
    for (const arg of forged) {
      const said = textOf(privately(await theo.click(message, `hand|${match}|0|${arg}`)));
      expect(said, arg).not.toContain('Something went wrong');
      expect(said, arg).not.toContain('takes over');
    }
    expect(textOf(privately(await ines.click(message, `hand|${match}|0|0.bot`)))).toContain('hand over your own seat');
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    await house.close();
  }, 60_000);

  test('is not for those who play each other', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await mara.run('challenge', { opponent: theo.mention, deck: 'ready:starter' });
    const accepted = privately(await theo.click(await newest(house, theo), 'Accept'));
    await theo.select(accepted, 'deck*', 'ready:starter');
    expect(textOf(privately(await theo.run('/match handover')))).toContain('only hand over seats in co-op games');
    await house.close();
  }, 60_000);

  test('of a late seat is offered in the thread, and its player reclaims it', async () => {
    let time = Date.now();
    const house = await openHouse({ now: () => time, pace: 1e9 });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:an-hour');
    const { matches } = house.bot.house;
    const mine = (await lookAt(house, match)).table?.prompts.find(({ seat }) => seat === 0);
    await matches.answer(match, mara.id, mine?.number ?? 0, mine?.default ?? { pick: [] });
    time += HOUR + 6_000;
    await matches.reconsider(match, 'nobody');
    const late = await saidIn(house, mara, match, /ran out of time/);
    expect(labels(late)).toEqual(['Practice bot for Theo']);
    expect(textOf(privately(await ines.click(late, 'Practice bot for Theo')))).toContain('hand over your own seat');
    expect(textOf(privately(await mara.click(late, 'Practice bot for Theo')))).toContain('takes over from here');
    expect(await seatsOf(house, match)).toEqual([mara.id, 'practice:steady']);
    expect(readOut(privately(await theo.run('match handover', { match, to: theo.mention, seat: '1' })))).toContain(
      'Your hand',
    );
    expect(await seatsOf(house, match)).toEqual([mara.id, theo.id]);
    await house.close();
  }, 60_000);

  test('happens by itself where the table agreed on that', async () => {
    let time = Date.now();
    const house = await openHouse({ now: () => time, pace: 1e9 });
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await together(house, [mara, theo], '/scenario start players:2 clock:an-hour');
    const asked = (await mara.run('/match clock then:stand-in')).message as SeenMessage;
    await theo.click(asked, 'Agree');
    const { matches } = house.bot.house;
    const mine = (await lookAt(house, match)).table?.prompts.find(({ seat }) => seat === 0);
    await matches.answer(match, mara.id, mine?.number ?? 0, mine?.default ?? { pick: [] });
    time += HOUR + 6_000;
    await matches.reconsider(match, 'nobody');
    await saidIn(house, mara, match, /a practice bot takes over, as agreed/);
    expect(await seatsOf(house, match)).toEqual([mara.id, 'practice:steady']);
    await house.close();
  }, 60_000);
});

describe('windows against a villain', () => {
  test('are skipped by an auto-reply, and only those', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const list = privately(await mara.run('/me orders'));
    const limits = (await mara.select(list, 'ordadd*', 'champions/defend')).message as SeenMessage;
    await mara.select(limits, 'ordon*', 'champions//defend//');
    const own = privately(await mara.run('/scenario start villain:rhino players:1'));
    await mara.select(own, 'deck*', 'ready:spider-man');
    const match = await matchOf(house, mara);
    const byOrder = async () =>
      ((await house.bot.house.store.history(match))?.moves ?? []).filter(
        move => move.type === 'answer' && move.by === 'order',
      );
    // A hero who does nothing is attacked in the first round.
    for (let answers = 0; answers < 40 && (await byOrder()).length === 0; answers++) {
      const [prompt] = (await lookAt(house, match)).table?.prompts ?? [];
      if (prompt === undefined || prompt.reason === 'defend') {
        await new Promise(resolve => setTimeout(resolve, 20));
        continue;
      }
      const form = optionsOf(prompt).find(({ key }) => key === 'form');
      const answer = form === undefined ? prompt.default : { pick: [form.key] };
      await house.bot.house.matches.answer(match, mara.id, prompt.number, answer);
    }
    const answered = await byOrder();
    expect(answered.length).toBeGreaterThan(0);
    const log = await house.bot.house.store.log(match, 0, 9999);
    expect(log.some(line => line.id === 'log-undefended')).toBe(true);
    expect(log.some(line => line.id === 'log-defend')).toBe(false);
    await house.close();
  }, 120_000);
});
