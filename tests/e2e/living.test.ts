import { InteractionWebhook } from 'discord.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Look } from '../../src/matches/matches.js';
import { buttons, galleryOf, isEphemeral, type Member, type SeenMessage, textOf, walk } from '../playground/member.js';
import { openHouse, posted, type TestHouse } from './house.js';
import { answersIn, asked, lookAt, openMenu, privately, sitDownShortly } from './player.js';

const QUARTER = 15 * 60_000;
const MEANWHILE = 'Meanwhile';

/** Two people at a short match, and whose turn it is. */
async function table(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(options);
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, pair);
  const mover = await asked(house, match, pair);
  const other = mover === pair[0] ? pair[1] : pair[0];
  return { house, match, mover, other };
}

/** The private menus of a match that a member has before them. */
const menusOf = async (member: Member, match: string): Promise<SeenMessage[]> =>
  (await member.messages()).filter(
    message =>
      isEphemeral(message) &&
      walk(message.components).some(one => one.custom_id?.startsWith(`menu|${match}|`) === true),
  );

const shown = async (member: Member, { id }: SeenMessage): Promise<SeenMessage> =>
  (await member.messages()).find(message => message.id === id) as SeenMessage;

/** Whom the bot has called by name so far. */
const called = (house: TestHouse): string[] => posted(house).flatMap(({ mentions }) => mentions.map(({ id }) => id));

async function pass(member: Member, menu: SeenMessage): Promise<SeenMessage> {
  return privately(await member.click(menu, 'Pass'));
}

/** Attacks with the first card there is; null where none can be played. */
async function attack(member: Member, menu: SeenMessage): Promise<SeenMessage | null> {
  const card = answersIn(menu).find(({ id }) => id.startsWith('a|') && !id.endsWith('|pass'));
  return card === undefined ? null : privately(await member.click(menu, card.id));
}

/** Plays until somebody attacks: who did, who is asked to block, and their menus before that. */
async function untilAttacked({ house, match, mover, other }: Awaited<ReturnType<typeof table>>) {
  let [now, next] = [mover, other];
  for (let turns = 0; turns < 40; turns++) {
    const [menu, waiting] = [await openMenu(now), await openMenu(next)];
    const attacked = await attack(now, menu);
    const { table: after } = await lookAt(house, match);
    if (attacked !== null && after?.prompts[0]?.reason === 'block')
      return { attacker: now, attacked, blocker: next, waiting };
    if (attacked === null) await pass(now, await openMenu(now));
    await house.settled();
    const mine = (await asked(house, match, [mover, other])) === mover ? [mover, other] : [other, mover];
    [now, next] = mine as [Member, Member];
  }
  throw new Error('nobody attacks');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a menu that lives', () => {
  test('follows from its first moment: what happens while it is on its way is shown, too', async () => {
    const { house, mover, other } = await table();
    // Nobody has a menu from before.
    await house.restart();
    const menu = await openMenu(mover);
    await house.settled();
    const { matches } = house.bot.house;
    const look = matches.look.bind(matches);
    vi.spyOn(matches, 'look').mockImplementationOnce(async id => {
      const before = await look(id);
      await pass(mover, menu);
      await house.bot.house.presenter.settled();
      return before;
    });
    const first = await openMenu(other);
    await house.settled();
    expect(answersIn(first)).toEqual([]);
    expect(answersIn(await shown(other, first)).length).toBeGreaterThan(0);
    await house.close();
  });

  test('becomes the next question by itself when the opponent has moved, with what has happened since', async () => {
    const { house, match, mover, other } = await table();
    const waiting = await openMenu(other);
    expect(answersIn(waiting)).toEqual([]);
    expect(textOf(waiting)).not.toContain(MEANWHILE);
    const pings = called(house).length;
    await pass(mover, await openMenu(mover));
    const now = await other.waitFor(message => message.id === waiting.id && answersIn(message).length > 0);
    expect(textOf(now)).toContain(MEANWHILE);
    expect(textOf(now)).toMatch(new RegExp(`${mover.name} passes`));
    // They have it before them: the thread names them, and pings nobody.
    await house.settled();
    expect(called(house).slice(pings)).toEqual([]);
    expect(posted(house).some(({ content }) => content.includes(`<@${other.id}>`))).toBe(true);
    expect((await menusOf(other, match)).map(({ id }) => id)).toEqual([waiting.id]);
    // It is a living menu like any other.
    const after = await pass(other, now);
    expect([after.id, answersIn(after)]).toEqual([waiting.id, []]);
    await house.close();
  });

  test('begins with what its player did last, and goes on with what others did since', async () => {
    const { house, mover, other } = await table();
    const [mine, theirs] = [await openMenu(mover), await openMenu(other)];
    const passed = await pass(mover, mine);
    const asking = await other.waitFor(
      ({ id, components }) => id === theirs.id && answersIn({ components }).length > 0,
    );
    await pass(other, asking);
    const now = await mover.waitFor(({ id, components }) => id === passed.id && answersIn({ components }).length > 0);
    expect(textOf(now)).toMatch(new RegExp(`${mover.name} passes[\\s\\S]*${MEANWHILE}[\\s\\S]*${other.name} passes`));
    // To look again changes nothing; to answer makes it old.
    const again = privately(await mover.click(now, 'More…'));
    expect(textOf(again)).toMatch(new RegExp(`${mover.name} passes[\\s\\S]*${MEANWHILE}`));
    expect(textOf(await pass(mover, again))).not.toContain(`${other.name} passes`);
    await house.close();
  });

  test('spares players a call who are about to be asked there, or have answered there meanwhile', async () => {
    const { house, match, mover, other } = await table();
    const { matches, menus, now } = house.bot.house;
    const attends = (look: Look, member: Member) => menus.attends(look, member.id, now());
    const before = await matches.look(match);
    const menu = await openMenu(mover);
    expect([await attends(before, mover), await attends(before, other)]).toEqual([true, false]);
    const waiting = await openMenu(other);
    await pass(mover, menu);
    const after = await matches.look(match);
    // It waits for what is on its way to their menu, and for no more than that.
    expect(await attends(after, other)).toBe(true);
    expect(answersIn(await shown(other, waiting)).length).toBeGreaterThan(0);
    // They were asked, and have answered.
    expect([await attends(before, mover), await attends(after, mover)]).toEqual([true, false]);
    await house.close();
  });

  test('asks the player under attack, and no longer does when the attack is undone', async () => {
    const seats = await table();
    const { attacker, attacked, blocker, waiting } = await untilAttacked(seats);
    const asking = await blocker.waitFor(
      ({ id, components }) => id === waiting.id && answersIn({ components }).length > 0,
    );
    expect(textOf(asking)).toMatch(/is coming at you .*(Block it from your hand\?|No card in your hand blocks it\.)/);
    await attacker.click(attacked, 'Undo');
    const calm = await blocker.waitFor(
      ({ id, components }) => id === waiting.id && answersIn({ components }).length === 0,
    );
    expect(textOf(calm)).toContain(`${attacker.name} may attack`);
    await seats.house.close();
  });

  test('shows the end, and then stays as it is', async () => {
    const { house, match, mover, other } = await table();
    const menu = await openMenu(other);
    await house.bot.house.matches.concede(match, mover.id);
    const over = await other.waitFor(message => message.id === menu.id && /## You win!/.test(textOf(message)));
    expect(walk(over.components).some(one => one.custom_id?.startsWith(`again|${match}`) === true)).toBe(true);
    await house.close();
  });

  test('is the only one: opening another takes the older one away', async () => {
    const { house, match, mover } = await table();
    for (let times = 0; times < 3; times++) await openMenu(mover);
    const last = privately(await mover.run('/hand'));
    await house.settled();
    expect((await menusOf(mover, match)).map(({ id }) => id)).toEqual([last.id]);
    // What is told beside it does not put it to sleep.
    const more = privately(await mover.click(last, 'More…'));
    await mover.click(more, 'Report a bug');
    const again = await openMenu(mover);
    await house.settled();
    expect((await menusOf(mover, match)).map(({ id }) => id)).toEqual([again.id]);
    await house.close();
  });

  test('is left as it is when its token is too old, and the ping and Your move work as ever', async () => {
    const { house, match, mover, other } = await table({ refusals: [50027] });
    const menu = await openMenu(other);
    // Whatever came before it has been taken away, and its picture is there.
    await house.settled();
    const left = textOf(await shown(other, menu));
    house.playground.misbehave.skew(QUARTER + 1000);
    await pass(mover, await openMenu(mover));
    await house.settled();
    expect(textOf(await shown(other, menu))).toBe(left);
    expect(called(house)).toContain(other.id);
    const fresh = await openMenu(other);
    expect(answersIn(fresh).length).toBeGreaterThan(0);
    expect(textOf(fresh)).toContain(MEANWHILE);
    await house.settled();
    // The old one cannot be taken away any more, and is not tried again.
    expect(await menusOf(other, match)).toHaveLength(2);
    const { refused } = house.playground.traffic;
    const before = refused.length;
    expect(before).toBeGreaterThan(0);
    await house.bot.house.matches.concede(match, mover.id);
    await other.waitFor(message => message.id === fresh.id && /## You win!/.test(textOf(message)));
    await house.settled();
    expect(refused).toHaveLength(before);
    await house.close();
  });

  test('shows the newest state where an edit that was slow to arrive paints over a click’s answer', async () => {
    const { house, mover, other } = await table();
    const menu = await openMenu(other);
    await other.waitFor(
      ({ id, components }) => id === menu.id && galleryOf({ components } as SeenMessage).length === 1,
    );
    const { editMessage } = InteractionWebhook.prototype;
    let arrive: () => void = () => undefined;
    const late = new Promise<void>(resolve => (arrive = resolve));
    const sent = new Promise<void>(begun => {
      vi.spyOn(InteractionWebhook.prototype, 'editMessage').mockImplementationOnce(async function (
        this: InteractionWebhook,
        ...said
      ) {
        begun();
        await late;
        return editMessage.apply(this, said);
      });
    });
    await pass(mover, await openMenu(mover));
    await sent;
    // It waits for the edit, but not for ever.
    const refreshed = privately(await other.click(menu, 'Refresh'));
    const passed = await pass(other, refreshed);
    expect(answersIn(passed)).toEqual([]);
    arrive();
    await house.settled();
    expect(answersIn(await shown(other, menu))).toEqual([]);
    await house.close();
  });

  test('goes on living where the picture of an older click takes longer than a newer click', async () => {
    const { house, mover, other } = await table();
    const { renderer } = house.bot.house;
    let drawn: (png: null) => void = () => undefined;
    const picture = new Promise<null>(resolve => (drawn = resolve));
    vi.spyOn(renderer, 'draw').mockImplementation(() => picture);
    vi.spyOn(renderer, 'finished').mockImplementation(() => null);
    const menu = await openMenu(mover);
    const more = privately(await mover.click(menu, 'More…'));
    const passed = await pass(mover, more);
    drawn(null);
    await house.settled();
    await pass(other, await openMenu(other));
    await mover.waitFor(({ id, components }) => id === passed.id && answersIn({ components }).length > 0);
    await house.close();
  });

  test('keeps its answers as they are above what is rarely needed, and leads back from there', async () => {
    const { house, mover } = await table();
    const menu = await openMenu(mover);
    await mover.waitFor(
      ({ id, components }) => id === menu.id && galleryOf({ components } as SeenMessage).length === 1,
    );
    const more = privately(await mover.click(menu, 'More…'));
    const sections = ({ components }: SeenMessage) =>
      walk(components).flatMap(({ accessory }) => (accessory === undefined ? [] : [accessory.custom_id]));
    expect(sections(menu).length).toBeGreaterThan(0);
    expect([more.id, sections(more)]).toEqual([menu.id, sections(menu)]);
    const labels = (message: SeenMessage) => buttons(message).map(({ label }) => label);
    expect(labels(more)).toEqual(expect.arrayContaining(['Back to my choices', 'In words', 'Report a bug']));
    expect(labels(more)).not.toContain('More…');
    const back = privately(await mover.click(more, 'Back to my choices'));
    expect([back.id, labels(back), answersIn(back)]).toEqual([menu.id, labels(menu), answersIn(menu)]);
    await house.close();
  });

  test('shows any card of the table in full, one click away', async () => {
    const { house, mover } = await table();
    const more = privately(await mover.click(await openMenu(mover), 'More…'));
    const list = walk(more.components).find(one => one.custom_id?.startsWith('card|') === true);
    const [card] = list?.options ?? [];
    const shownCard = privately(await mover.select(more, 'card*', card?.value ?? ''));
    expect(shownCard.embeds[0]?.title).toBe(card?.label);
    expect(shownCard.embeds[0]?.description).toMatch(/Level/);
    await house.close();
  });

  test('does not keep a bot that stops', async () => {
    const { house, mover, other } = await table();
    await openMenu(other);
    await pass(mover, await openMenu(mover));
    await house.restart();
    // Its token is forgotten with the bot: the next menu is a new one.
    expect(answersIn(await openMenu(other)).length).toBeGreaterThan(0);
    await house.close();
  });
});
