import { describe, expect, test, vi } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import {
  buttons,
  isEphemeral,
  type Member,
  type Outcome,
  readOut,
  type SeenMessage,
  selects,
  textOf,
} from '../playground/member.js';
import { openHouse, posted } from './house.js';
import {
  AFTERWARDS,
  answersIn,
  asked,
  boardIn,
  clickSomething,
  giveDeck,
  isOver,
  lookAt,
  moreOf,
  openMenu,
  playToTheEnd,
  privately,
  SHORT,
  sitDown,
  sitDownShortly,
  threadOf,
} from './player.js';

/** The card that a button is about: without how many copies of it are held. */
const cardOn = (label = ''): string => label.replace(/ ×\d+$/, '');

/** An answer, on a button of its own or, where there are many, in a list. */
interface Offer {
  readonly id: string;
  readonly card: string;
  pick(): Promise<Outcome>;
}

const offersIn = (member: Member, menu: SeenMessage): Offer[] => [
  ...buttons(menu).map(({ custom_id: id = '', label }) => ({
    id,
    card: cardOn(label),
    pick: () => member.click(menu, id),
  })),
  ...selects(menu).flatMap(({ custom_id: id = '', options = [] }) =>
    options.map(({ label, value }) => ({ id, card: cardOn(label), pick: () => member.select(menu, id, [value]) })),
  ),
];
/** Those that answer at once, and those that are one step of several. */
const answersAt = (offers: readonly Offer[]): Offer[] => offers.filter(({ id }) => /^[as]\|/.test(id));
const stepsAt = (offers: readonly Offer[]): Offer[] => offers.filter(({ id }) => /^ds?\|/.test(id));

const labels = (message: SeenMessage): string[] => buttons(message).map(one => one.label ?? '');

describe('a match through menus', () => {
  test('with blocks and Keepers: what a menu offers is done, and said to everyone', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const decks = ['ready:iron-man', 'ready:storm'] as const;
    let match = await sitDown(house, pair, { decks });
    const random = new Chance('menus').stream('clicks');
    const seen = new Set<string>();
    let blocked = 0;
    for (let clicks = 0; clicks < 400 && !(seen.has('block') && seen.has('keeper')); clicks++) {
      // What is to be seen need not happen in every match.
      if ((await lookAt(house, match)).match.status === 'over') {
        match = await sitDown(house, pair, { decks });
        seen.clear();
        blocked = 0;
      }
      const mover = await asked(house, match, pair);
      const menu = await openMenu(mover);
      const { table } = await lookAt(house, match);
      const [prompt] = table?.prompts ?? [];
      if (prompt?.reason === 'block' && answersIn(menu).length > 1) {
        // Blocking is one click on the card.
        const [{ card, pick }] = answersAt(offersIn(mover, menu)) as [Offer, ...Offer[]];
        const after = await pick();
        // The line of the log tells of the answer: it isn't said twice.
        const said = textOf(after.message as SeenMessage);
        expect(said).toMatch(new RegExp(` blocks .* with ${card.replaceAll(/[.()]/g, '.')}`));
        expect(said).not.toContain('You chose');
        blocked++;
        seen.add('block');
      } else await clickSomething(mover, menu, random);
      const log = await house.bot.house.store.log(match, 0, 10_000);
      if (log.some(line => line.id === 'log-keeper')) seen.add('keeper');
    }
    await house.settled();
    expect([...seen].sort()).toEqual(['block', 'keeper']);
    const told = (await threadOf(house, pair[1], match)).map(textOf).join('\n');
    expect(told.split(/ blocks .* with /).length - 1).toBeGreaterThanOrEqual(blocked);
    expect(told).toContain('stays in play as');
    await house.close();
  });

  test('with a choice of several cards at once, in the order in which they go', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    // Eternal Invention draws two cards onto a full hand: two are too many then. Nothing in these decks blocks tech.
    const plain = ['ST048', 'ST049', 'ST147', 'ST172', 'ST183', 'ST229', 'ST017', 'ST160', 'ST163', 'ST421'];
    const cards = { ST065: 4, ...Object.fromEntries(plain.map(id => [id, id === 'ST163' ? 0 : 4])), ST063: 0 };
    const own = Object.fromEntries(Object.entries(cards).filter(([, copies]) => copies > 0));
    const decks = [
      await giveDeck(house, pair[0], { name: 'Inventors', cards: own }),
      await giveDeck(house, pair[1], { name: 'Inventors', cards: own }),
    ] as const;
    const match = await sitDown(house, pair, { decks });
    let several: { member: Member; menu: SeenMessage } | undefined;
    for (let turns = 0; turns < 400 && several === undefined; turns++) {
      const member = await asked(house, match, pair);
      const menu = await openMenu(member);
      const offers = answersAt(offersIn(member, menu));
      const invention = offers.find(({ card }) => card === 'Iron Man: Eternal Invention');
      const { table } = await lookAt(house, match);
      const prompt = table?.prompts[0];
      const reason = prompt?.reason;
      if (prompt?.kind === 'some' && prompt.ordered) several = { member, menu };
      else if (reason === 'attack') await (invention?.pick() ?? member.click(menu, 'Pass'));
      else if (reason === 'block') await member.click(menu, 'n*');
      else await (offers.find(offer => offer !== invention) as Offer).pick();
    }
    const { member, menu } = several as NonNullable<typeof several>;
    expect(textOf(menu)).toContain('You’re 2 over the hand limit. What do you discard?');
    expect(buttons(menu).find(one => one.custom_id?.startsWith('ok|'))?.disabled).toBe(true);
    const gone: string[] = [];
    let now = menu;
    for (const place of [1, 2]) {
      const [{ card, pick }] = stepsAt(offersIn(member, now)) as [Offer, ...Offer[]];
      gone.push(card);
      now = (await pick()).message as SeenMessage;
      expect(textOf(now)).toContain(`${place}. ${gone.at(-1)}`);
    }
    expect(stepsAt(offersIn(member, now))).toEqual([]);
    const after = await member.click(now, 'ok*');
    expect(textOf(after.message as SeenMessage)).toContain(`discards ${gone[0]}`);
    await house.settled();
    const told = (await threadOf(house, member, match)).map(textOf).join('\n');
    for (const card of gone) expect(told).toContain(`discards ${card}`);
    await house.close();
  });
});

describe('taking back', () => {
  test('an attack that nobody has answered yet; the other player’s question is closed, and all is told', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    let mover = await asked(house, match, pair);
    while (!answersIn(await openMenu(mover)).some(one => one.id.startsWith('a|') && !one.id.endsWith('|pass'))) {
      await mover.click(await openMenu(mover), 'Pass');
      mover = await asked(house, match, pair);
    }
    const other = mover === pair[0] ? pair[1] : pair[0];
    const menu = await openMenu(mover);
    const button = buttons(menu)[0]?.label ?? '';
    const attack = cardOn(button);
    const played = (await mover.click(menu, button)).message as SeenMessage;
    expect(labels(played)).toEqual(['Undo', 'Refresh', 'More…']);
    const question = await openMenu(other);
    expect(textOf(question)).toContain(`${attack} (`);
    expect(textOf(question)).toMatch(
      /is coming at you for \d+\. (Block it from your hand\?|No card in your hand blocks it\.)/,
    );

    const back = (await mover.click(played, 'Undo')).message as SeenMessage;
    expect(textOf(back)).toContain('Undone. Choose again.');
    expect(labels(back)).toContain(button);
    await house.settled();
    const late = (await other.messages()).find(({ id }) => id === question.id) as SeenMessage;
    expect([answersIn(late), labels(late)]).toEqual([[], ['Refresh', 'More…']]);
    expect(textOf(await boardIn(other))).toContain(`${mover.name} may attack`);
    const told = (await threadOf(house, other, match)).map(textOf).join('\n');
    expect(told).toContain(`${mover.name} undoes that`);
    // Once the attack has been answered, it stands.
    const again = (await mover.click(back, button)).message as SeenMessage;
    await other.click(await openMenu(other), 'n*');
    const after = await mover.waitFor(
      ({ id, edited_timestamp: at }) => id === again.id && at !== again.edited_timestamp,
    );
    expect(labels(after)).not.toContain('Undo');
    await house.close();
  });
});

describe('conceding', () => {
  test('asks back, and keeps playing', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const [mara, theo] = pair;
    const board = await boardIn(theo);
    const question = privately(await theo.click(await moreOf(theo, board), 'Concede the match'));
    expect(labels(question)).toEqual(['Keep playing', 'Concede the match']);
    const kept = await theo.click(question, 'Keep playing');
    expect(kept).toMatchObject({ kind: 'updated', message: { id: question.id } });
    expect(textOf(kept.message as SeenMessage)).toContain('Here’s where you were');
    expect((await lookAt(house, match)).match.status).toBe('playing');

    // The same by command, and for good.
    const asking = privately(await theo.run('/match concede'));
    const done = await theo.click(asking, 'Concede the match');
    expect(textOf(done.message as SeenMessage)).toContain('You conceded');
    await house.settled();
    const over = await boardIn(mara);
    expect(textOf(over)).toContain('## Mara wins');
    expect(textOf(over)).toContain('Theo conceded');
    expect(labels(over)).toEqual(AFTERWARDS);
    await house.close();
  });
});

describe('commands', () => {
  test('show what a player may see of a match', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const [mara, theo] = pair;
    const ines = await house.member('Ines');
    for (const [command, words] of [
      ['/hand', 'You have no match for that here'],
      ['/match list', 'You have no open matches'],
      ['/match replay', 'You haven’t finished a match here yet'],
      ['/match verify', 'You haven’t finished a match here yet'],
      ['/match log', 'You have no match for that here'],
    ] as const)
      expect(textOf(privately(await mara.run(command)))).toContain(words);
    const match = await sitDownShortly(house, pair);
    const board = await house.bot.house.store.board(match);

    const hand = readOut(privately(await mara.run('/hand')));
    expect(hand).toMatch(/Your hand \(\d\)/);
    const { table } = await lookAt(house, match);
    const [now, then] = table?.prompts[0]?.seat === 0 ? pair : [theo, mara];
    expect(textOf(privately(await now.run('/match list')))).toContain('[Mara – Theo · Super Hero Squad · your turn](');
    const list = textOf(privately(await then.run('/match list')));
    expect(list).toMatch(
      new RegExp(
        `\\[Mara – Theo · Super Hero Squad · in progress\\]\\(https://\\S+/${board?.channel}/${board?.message}\\)$`,
      ),
    );
    expect(textOf(privately(await mara.run('/match board')))).toContain(`${board?.channel}/${board?.message}`);
    const log = textOf(privately(await mara.run('/match log')));
    expect(log).not.toContain('Only the latest part');
    const { records } = house.bot.house;
    const lines = await records.log((await lookAt(house, match)).match);
    const long = vi.spyOn(records, 'log').mockResolvedValue(Array.from({ length: 400 }, () => lines).flat());
    expect(textOf(privately(await mara.run('/match log')))).toContain('Only the latest part');
    long.mockRestore();
    expect(log).toContain('Turn 1:');
    const [first] = [(await lookAt(house, match)).table?.prompts[0]?.seat];
    expect(log.includes('You draw')).toBe(first === 0);

    const report = privately(await theo.run('/match bug'));
    const file = report.attachments[0] as SeenMessage['attachments'][number];
    expect(file.filename).toBe(`longbox-${match}.json`);
    const told = JSON.parse(await (await fetch(file.url)).text()) as { report: { seat: number } };
    expect(told.report.seat).toBe(1);
    expect(JSON.stringify(told)).not.toContain((await lookAt(house, match)).match.secret);
    // What the position holds of her hand was guessed: of that he has seen nothing.
    for (const id of Object.keys(SHORT.spiders.cards)) expect(JSON.stringify(told.report)).not.toContain(id);

    // By name from anywhere; suggestions are one's own matches; other people's hands are nobody's business.
    const suggested = await mara.autocomplete('hand', 'match', 'theo');
    expect(suggested).toEqual([{ name: 'Mara – Theo · Super Hero Squad · in progress', value: match }]);
    expect(await ines.autocomplete('hand', 'match', '')).toEqual([]);
    expect(readOut(privately(await mara.run('hand', { match }, { in: 'general' })))).toContain('Your hand');
    for (const command of ['hand', 'match bug', 'match concede'])
      expect(textOf(privately(await ines.run(command, { match })))).toContain('You aren’t in that match');
    expect(textOf(privately(await ines.run('match board', { match })))).toContain('The board is here');
    await house.close();
  });

  test('look decks, cards and rules up', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await giveDeck(house, mara, SHORT.spiders);
    const decks = privately(await mara.run('/deck list'));
    const [own, tcg, quick] = decks.embeds[0]?.fields ?? [];
    expect(own).toMatchObject({ name: 'Your decks', value: expect.stringContaining('Spiders') as string });
    // Rulesets with the same decks are told in one.
    expect(tcg?.name).toBe('Ready-made: Trading Card Game · Online Card Game');
    expect(tcg?.value).toContain('Iron Man deck');
    expect(quick?.name).toBe('Ready-made: Quick Rules');
    const champions = decks.embeds.find(({ title }) => title === 'Marvel Champions');
    expect(champions?.fields?.filter(({ name }) => name.startsWith('Ready-made'))).toEqual([
      expect.objectContaining({
        name: 'Ready-made',
        value: expect.stringContaining('Spider-Man, Justice · Captain Marvel, Leadership') as string,
      }),
    ]);
    for (const ready of [tcg, quick]) expect(ready?.value).not.toContain('Spiders');

    const choices = await mara.autocomplete('deck show', 'deck', 'iron');
    expect(choices[0]).toEqual({ name: 'Iron Man deck · Super Hero Squad', value: 'squad/ready:iron-man' });
    for (const deck of [String(choices[0]?.value), 'iron man deck', 'ready:iron-man']) {
      const shown = privately(await mara.run('deck show', { deck }));
      expect(shown.embeds[0]).toMatchObject({ title: 'Iron Man deck', footer: { text: '40 cards' } });
      expect(shown.embeds[0]?.description).toContain('2 × Heavy Weapons');
    }
    expect(textOf(privately(await mara.run('deck show', { deck: 'no such' })))).toContain(
      'There’s no deck called “no such”',
    );

    const cards = await mara.autocomplete('card', 'name', 'heavy');
    expect(cards).toContainEqual({ name: 'Iron Man: Heavy Weapons (ST187) · Super Hero Squad', value: 'squad/ST187' });
    expect(await mara.autocomplete('card', 'name', '')).toHaveLength(25);
    for (const name of ['squad/ST187', 'heavy weapons', 'ST187'])
      expect(textOf(privately(await mara.run('card', { name })))).toMatch(/Iron Man: Heavy Weapons.*Level 6/s);
    expect(textOf(privately(await mara.run('card', { name: 'Spawn' })))).toContain('No card called “Spawn”');
    expect(textOf(privately(await mara.run('card', { name: 'Wolvrine' })))).toContain('Did you mean Wolverine');
    expect(textOf(privately(await mara.run('card', { name: 'x'.repeat(200) })))).not.toContain('Nearest');

    const rules = await mara.autocomplete('rules', 'topic', 'misf');
    expect(rules).toEqual([{ name: 'Misfire · Super Hero Squad', value: 'squad/misfire' }]);
    const rule = privately(await mara.run('rules', { topic: 'squad/misfire' }));
    expect(textOf(rule)).toContain('If the very first point of a Keeper’s hit');
    expect(rule.embeds[0]?.author?.name).toBe('Super Hero Squad');
    expect(rule.embeds[0]?.footer?.text).toContain('Misfire, Keepers');
    expect(textOf(privately(await mara.run('rules', { topic: 'castling' })))).toContain('No rule about');
    expect(textOf(privately(await mara.run('rules', { topic: 'misfre' })))).toContain('Did you mean Misfire');

    expect(await mara.autocomplete('challenge', 'ruleset', 'quick')).toEqual([{ name: 'Quick Rules', value: 'quick' }]);
    const brought = await mara.autocomplete('challenge', 'deck', '', { ruleset: 'quick' });
    expect(brought.map(one => one.name)).toEqual(expect.arrayContaining(['Spiders', 'Hulk demo deck']));
    expect((await mara.autocomplete('challenge', 'deck', '')).map(one => one.name)).not.toContain('Hulk demo deck');
    expect(posted(house)).toEqual([]);
    // Newcomers see something of each game; somebody who plays looks up the rules of what they play.
    const first = (await mara.autocomplete('rules', 'topic', '')).map(({ value }) => String(value).split('/')[0]);
    expect(new Set(first.slice(0, 4))).toEqual(new Set(['squad', 'recharge', 'smash', 'champions']));
    await mara.run('challenge', { game: 'recharge' });
    const ours = await mara.autocomplete('rules', 'topic', '');
    expect(ours.filter(({ value }) => String(value).startsWith('recharge/'))).toEqual(ours);
    await house.close();
  });

  test('/settings moves boards into their threads', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    expect((await pair[1].commands()).map(one => one.name)).not.toContain('settings');
    expect(textOf(privately(await pair[0].run('/settings')))).toContain('Boards are posted in the channel');
    const chosen = await pair[0].run('/settings boards:In the thread, beside the log');
    expect(textOf(privately(chosen))).toContain('Boards are posted in the match’s thread');
    const match = await sitDownShortly(house, pair);
    const board = await house.bot.house.store.board(match);
    expect(board?.channel).toBe(board?.thread);
    const left = (await pair[0].messages()).filter(message => !isEphemeral(message)).at(-1) as SeenMessage;
    expect([left.content, labels(left)]).toEqual([`<#${board?.thread}>`, []]);
    const channel = board?.thread as string;
    await playToTheEnd(pair, new Chance('thread').stream('clicks'), { channel });
    await house.settled();
    const there = await pair[1].messages(channel);
    expect(there.filter(message => message.embeds.length > 0 && !isEphemeral(message))).toHaveLength(1);
    expect(isOver(await boardIn(pair[1], channel))).toBe(true);
    expect((await pair[1].messages()).filter(message => !isEphemeral(message))).toHaveLength(1);
    await house.close();
  });
});
