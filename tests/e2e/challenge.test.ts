import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { INVITATION } from '../../src/matches/lobby/lobby.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { buttons, isEphemeral, type Member, readOut, type SeenMessage, selects, textOf } from '../playground/member.js';
import { openHouse, posted, type TestHouse, until } from './house.js';
import {
  asked,
  boardIn,
  giveDeck,
  isOver,
  lookAt,
  openMenu,
  playToTheEnd,
  privately,
  SHORT,
  sitDown,
  sitDownShortly,
} from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const newest = async (house: TestHouse, member: Member, channel = 'card-table'): Promise<SeenMessage> => {
  await house.settled();
  const shown = (await member.messages(channel)).filter(message => !isEphemeral(message));
  return shown.at(-1) as SeenMessage;
};

describe('a challenge', () => {
  test('calls only the one who was challenged, who may decline it', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const own = privately(await mara.run(`/challenge opponent:${theo.mention}`));
    // Decks of quests are a click away, not between the others.
    expect(selects(own).map(list => list.placeholder)).toEqual(['Ready-made decks']);
    expect(labels(own)).toContain('Quest decks');
    const board = await newest(house, theo);
    expect(board.mentions.map(one => one.id)).toEqual([theo.id]);
    expect(textOf(board)).toContain('challenges you to a match of Super Hero Squad (Trading Card Game)');
    expect(labels(board)).toEqual(['Accept', 'Decline or withdraw', 'Add my luck', 'Verified shuffle']);

    for (const [button, words] of [
      ['Accept', 'for someone else'],
      ['Decline or withdraw', 'for someone else'],
    ] as const)
      expect(textOf(privately(await ines.click(board, button)))).toContain(words);
    expect(textOf(privately(await mara.click(board, 'Accept')))).toBe(
      `Only ${theo.mention} can accept or decline this challenge. You can withdraw it.`,
    );

    expect(textOf(privately(await theo.click(board, 'Decline or withdraw')))).toContain('You declined');
    const after = await newest(house, mara);
    expect(after.id).toBe(board.id);
    expect([labels(after), after.content, textOf(after).includes('declined')]).toEqual([[], '', true]);
    await house.close();
  });

  test('made again right after it was withdrawn pings nobody, and its host is told', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const first = privately(await mara.run(`/challenge opponent:${theo.mention}`));
    expect(textOf(first)).toContain('Everyone here can see it.');
    const withdrawn = privately(await mara.click(await newest(house, mara), 'Decline or withdraw'));
    expect(textOf(withdrawn)).toBe('Table closed.');
    const second = privately(await mara.run(`/challenge opponent:${theo.mention}`));
    expect(textOf(second)).toContain(`${theo.mention} wasn’t pinged again: you challenged them less than an hour ago.`);
    const board = await newest(house, theo);
    expect(board.content).toBe(theo.mention);
    expect(board.mentions).toEqual([]);
    expect(labels(board)).toContain('Accept');
    await house.close();
  });

  test('that was accepted can be left again, and is there to be accepted as before', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await mara.run(`/challenge opponent:${theo.mention}`);
    await theo.click(await newest(house, theo), 'Accept');
    expect(textOf(privately(await theo.click(await newest(house, theo), 'Leave or close')))).toContain(
      'You left the table',
    );
    const free = await newest(house, theo);
    expect(labels(free)).toEqual(['Accept', 'Decline or withdraw', 'Add my luck', 'Verified shuffle']);
    expect(textOf(privately(await theo.click(free, 'Accept')))).toContain('Choose your deck');
    await house.close();
  });

  test('for more than two: players who leave or are kicked while decks are chosen make room for others', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    await mara.run('/challenge game:smash');
    const starts = async () => buttons(await newest(house, mara)).find(({ label }) => label?.startsWith('Start'));
    expect(await starts()).toMatchObject({ label: 'Start with 2', disabled: true });
    await theo.click(await newest(house, theo), 'Join');
    expect((await starts())?.label).toBe('Start with 2');
    expect((await starts())?.disabled).not.toBe(true);
    await ines.click(await newest(house, ines), 'Join');
    await mara.click(await newest(house, mara), 'Start with 3');
    const choosing = await newest(house, mara);
    expect(labels(choosing)).toEqual(['Choose your deck', 'Leave or close', 'Add my luck', 'Verified shuffle']);
    await theo.click(choosing, 'Leave or close');
    const free = await newest(house, mara);
    expect(labels(free)).toContain('Join');
    await theo.click(free, 'Join');
    const full = await newest(house, mara);
    expect(labels(full)).toContain('Choose your deck');
    expect(textOf(privately(await ines.select(full, 'kick*', '1')))).toContain('Only the table’s host');
    await mara.select(full, 'kick*', '1');
    expect(labels(await newest(house, ines))).toContain('Join');
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    expect(match?.seats.map(({ player }) => player)).toEqual([mara.id, null, ines.id]);
    await house.close();
  });

  test('from the menu of a person; both choose their decks afterwards, in either order', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const own = privately(await mara.onMember('Challenge', theo.id));
    const accepted = privately(await theo.click(await newest(house, theo), 'Accept'));
    const waiting = await theo.select(accepted, 'deck*', 'ready:storm');
    expect(waiting).toMatchObject({ kind: 'updated', message: { id: accepted.id } });
    expect(textOf(waiting.message as SeenMessage)).toContain('Your deck: **Storm deck**');
    expect(textOf(waiting.message as SeenMessage)).toContain('Waiting for Mara to choose a deck');
    const lobby = await newest(house, mara);
    expect(labels(lobby)).toEqual(['Choose your deck', 'Leave or close', 'Add my luck', 'Verified shuffle']);
    expect(textOf(lobby)).not.toContain('Storm');

    // A choice may be changed until the match begins; the button on the table opens it again.
    const again = privately(await theo.click(lobby, 'Choose your deck'));
    await theo.select(again, 'deck*', 'ready:spider-man');
    const begun = await mara.select(own, 'deck*', 'ready:iron-man');
    expect(begun).toMatchObject({ kind: 'updated', message: { id: own.id } });
    expect(readOut(begun.message as SeenMessage)).toContain('Your hand');
    const board = await newest(house, mara);
    expect(board.id).toBe(lobby.id);
    expect(labels(board)).toEqual(['Your move', 'In words', 'More…']);
    const [match] = await house.bot.house.store.matchesOf({ player: theo.id });
    expect(match?.seats.map(seat => seat.deck?.name)).toEqual(['iron-man', 'spider-man']);
    await house.close();
  });

  test('to anyone: the first to come plays', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    await mara.run('/challenge deck:ready:iron-man');
    const table = await newest(house, ines);
    expect([table.mentions, table.content]).toEqual([[], '']);
    expect(labels(table)).toEqual(['Join', 'Add a practice bot', 'Withdraw', 'Add my luck', 'Verified shuffle']);
    expect(textOf(privately(await mara.click(table, 'Join')))).toContain('your own table');
    const [first, second] = await Promise.all([ines.click(table, 'Join'), theo.click(table, 'Join')]);
    const texts = [first, second].map(outcome => textOf(privately(outcome)));
    expect(texts.filter(said => said.includes('Choose your deck'))).toHaveLength(1);
    expect(texts.filter(said => said.includes('Every seat at this table is taken'))).toHaveLength(1);
    const [winner, joined] = texts[0]?.includes('Choose your deck') ? [ines, first] : [theo, second];
    await winner.select(privately(joined), 'deck*', 'ready:storm');
    const board = await newest(house, mara);
    expect(textOf(board)).toContain(`**${winner.name}**`);
    const [match] = await house.bot.house.store.matchesOf({ status: ['playing'] });
    expect(match?.seats.find(({ player }) => player === winner.id)?.deck?.name).toBe('storm');
    await house.close();
  });

  test('for more than two tells how many seats are free, and that the host may start before they are taken', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const menu = textOf(privately(await mara.run('challenge', { game: 'smash' })));
    expect(menu).toContain('when everyone has a deck');
    expect(menu).toContain('the host can start without them');
    const table = textOf(await newest(house, mara));
    expect(table).toContain('7 open seats');
    expect(table).not.toContain('An open seat');
    await house.close();
  });

  test('withdrawn by its host, also after it was accepted', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await mara.run(`/challenge opponent:${theo.mention}`);
    const accepted = privately(await theo.click(await newest(house, theo), 'Accept'));
    const table = await newest(house, mara);
    const question = privately(await mara.click(table, 'Leave or close'));
    expect([textOf(question), labels(question)]).toEqual(['This is your table. Close it for everyone?', ['Withdraw']]);
    expect(labels(await newest(house, mara))).toContain('Leave or close');
    const withdrawn = await mara.click(question, 'Withdraw');
    expect([withdrawn.message?.id, textOf(privately(withdrawn))]).toEqual([question.id, 'Table closed.']);
    const closed = await newest(house, theo);
    expect([closed.id, labels(closed)]).toEqual([table.id, []]);
    expect(textOf(closed)).toContain('closed this table');
    expect(textOf(closed)).not.toContain('is choosing a deck');
    const late = (await theo.messages()).find(({ id }) => id === accepted.id) as SeenMessage;
    expect([textOf(late).includes('**Mara** closed this table.'), selects(late)]).toEqual([true, []]);
    await house.close();
  });

  test.each(['while the bot is up', 'while the bot is down'])('runs out after a day, %s', async how => {
    const clock = { now: Date.now() };
    const house = await openHouse({ now: () => clock.now });
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await mara.run(`/challenge opponent:${theo.mention}`);
    const table = await newest(house, theo);
    clock.now += INVITATION - 1000;
    await house.restart();
    await house.settled();
    const [standing] = await house.bot.house.store.matchesOf({ player: mara.id });
    expect(standing?.status).toBe('inviting');
    clock.now += 1001;
    if (how.endsWith('down')) await house.restart();
    else await theo.run('/challenge', {}, { in: 'general' });
    const expired = await theo.waitFor(message => textOf(message).includes('Nobody joined in time'));
    expect([labels(expired), expired.mentions]).toEqual([[], []]);
    expect(expired.id >= table.id).toBe(true);
    await house.close();
  });

  test('asks for what can be: not yourself, not another bot, a deck there is and that may be played', async () => {
    const house = await openHouse();
    const parlour = {
      id: '999999999999999999',
      username: 'parlour',
      global_name: 'Parlour',
      discriminator: '0',
      bot: true,
    };
    const gone = { ...parlour, id: '999999999999999998', username: 'gone', global_name: 'Gone', bot: false };
    await house.rewrite([
      { t: 'users', id: parlour.id, v: { ...parlour, avatar: null, public_flags: 0 } },
      {
        t: 'members',
        id: parlour.id,
        v: {
          user: parlour.id,
          nick: null,
          roles: [],
          joined_at: '2026-01-01T00:00:00Z',
          dms: 'closed',
          locale: 'en-US',
        },
      },
      { t: 'users', id: gone.id, v: { ...gone, avatar: null, public_flags: 0 } },
    ]);
    const mara = await house.member('Mara');
    const thin = await giveDeck(house, mara, { name: 'Thin', cards: { ST048: 4 } });
    const many = await giveDeck(house, mara, { name: 'Many', cards: { ST048: 40 } });
    const theirs = await giveDeck(house, await house.member('Theo'), { name: 'Theirs', cards: { ST048: 4 } });
    for (const [wish, words] of [
      [{ opponent: mara.mention }, 'You can’t challenge yourself. Leave the opponent blank, or pick me to practice.'],
      [{ opponent: parlour.id }, 'can’t play'],
      [{ opponent: gone.id }, 'Gone isn’t in this server and wouldn’t see your challenge'],
      [{ deck: 'ready:galactus' }, 'There’s no deck called “galactus”. `/deck list` shows the ones you can use'],
      [{ deck: theirs }, 'There’s no deck called'],
      [
        { deck: thin },
        'You can’t play that deck here. The deck has 4 cards; it needs at least 40. Choose another, or change it with `/deck edit`.',
      ],
      [
        { deck: many },
        'You can’t play that deck here. Spider-Man: Spider-Swing is in the deck 40 times; the limit is 4',
      ],
      [{ deck: 'ready:demo-hulk', ruleset: 'tcg' }, 'You can’t play that deck here'],
      [{ deck: thin, game: 'smash' }, '“Thin” is a deck for Super Hero Squad.'],
      [{ deck: 'ready:storm', game: 'smash' }, '“Storm deck” is a deck for Super Hero Squad.'],
      [{ game: 'champions', 'best-of': 3 }, 'Best of three is for players against each other.'],
      [{ ruleset: 'chess' }, 'There’s no ruleset called “chess”'],
    ] as const)
      expect(textOf(privately(await mara.run('challenge', wish))), JSON.stringify(wish)).toContain(words);
    expect(await house.bot.house.store.matchesOf({ player: mara.id })).toEqual([]);
    expect(posted(house)).toEqual([]);
    // What is written out rather than picked from the list is understood as well.
    const written = await mara.run('challenge', { deck: 'Iron Man deck', ruleset: 'Quick Rules' });
    expect(textOf(privately(written))).toContain('Your deck: **Iron Man deck**');
    await house.close();
  });

  test('to anyone, while nobody comes: a practice bot takes the other seat, and play begins', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.run('/challenge deck:ready:iron-man');
    const begun = privately(await mara.click(await newest(house, mara), 'Add a practice bot'));
    expect(readOut(begun)).toContain('Your hand');
    expect(textOf(await newest(house, mara))).toMatch(/(Firebrand|Lookout|Trickster) .*steady bot/);
    await house.close();
  });

  test('to anyone: who still has no deck is asked for one, and no longer waits for somebody to come', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const own = privately(await mara.run('/challenge'));
    expect(textOf(own)).toContain('Waiting for someone to take the other seat');
    const after = textOf(privately(await mara.click(await newest(house, mara), 'Add a practice bot')));
    expect(after).toContain('Choose your deck');
    expect(after).not.toContain('Waiting for someone');
    // The one that said so has gone.
    expect((await mara.messages()).map(({ id }) => id)).not.toContain(own.id);
    await house.close();
  });

  test('with the bot itself is practice', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const begun = await mara.run('challenge', { opponent: 'Longbox', deck: 'ready:iron-man' });
    expect(readOut(privately(begun))).toContain('Your hand');
    expect(textOf(await newest(house, mara))).toMatch(/(Firebrand|Lookout|Trickster) .*steady bot/);
    await house.close();
  });

  test('with the bot can be as easy or as hard as one likes', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const { options = [] } = (await mara.commands()).find(one => one.name === 'challenge') ?? {};
    const choices = options.find(one => one.name === 'level')?.choices ?? [];
    expect(choices.map(({ name }) => name)).toEqual([
      'Easy: still learning',
      'Steady: knows how to play',
      'Strong: thinks ahead',
    ]);
    const refused = await mara.run('challenge', { opponent: 'Theo', level: 'easy' });
    expect(textOf(privately(refused))).toContain('Levels are for practice against me');
    for (const { value: level } of choices) {
      await mara.run('challenge', { level, deck: 'ready:iron-man' });
      const name = level === 'easy' ? 'Easy Bot' : `${level} bot`;
      // Beside the picture, where there is little room, it goes by its character alone.
      await mara.waitFor(
        message => !isEphemeral(message) && message.attachments.some(({ description }) => description?.includes(name)),
      );
    }
    await house.close();
  });
});

test('secret decks are named to nobody before the end, and to everybody then', async () => {
  const house = await openHouse();
  const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
  const decks = [await giveDeck(house, mara, SHORT.spiders), await giveDeck(house, theo, SHORT.avengers)] as const;
  await sitDown(house, [mara, theo], { decks, options: { secret: 'true', ruleset: 'quick' } });
  await playToTheEnd([mara, theo], new Chance('secret').stream('clicks'));
  await house.settled();
  const named = posted(house).filter(message => /Spiders|Avengers\b(?!:)/.test(textOf(message).replace(/\\/g, '')));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(message => !isOver(message))).toEqual([]);
  expect(
    JSON.stringify(ines.heard.filter(({ data }) => !isOver({ embeds: [], ...(data as object) } as never))),
  ).not.toMatch(/: (Spiders|Avengers)/);
  expect(textOf(await boardIn(ines))).toContain('Mara: Spiders · Theo: Avengers');
  await house.close();
});

test('secret decks of partners are named to nobody at their table', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  const own = privately(await mara.run('challenge', { game: 'champions', secret: true }));
  expect(textOf(own)).toContain('Decks stay secret until the match is over.');
  await mara.select(own, 'deck*', 'ready:spider-man');
  const table = textOf(await newest(house, mara));
  expect([table.includes('Mara is ready'), table.includes('Spider-Man')]).toEqual([true, false]);
  await house.close();
});

test('best of three: sides are swapped, the score is kept, the next match begins by itself', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  let match = await sitDownShortly(house, pair, { 'best-of': 3 });
  const series = match;
  const wins = [0, 0];
  const firsts: number[] = [];
  for (let round = 1; Math.max(...wins) < 2; round++) {
    const { match: row, table } = await lookAt(house, match);
    expect(readTerms(row.terms)).toMatchObject({ round, score: round === 1 ? {} : expect.any(Object) });
    firsts.push(((table as NonNullable<typeof table>).state as { first: number }).first);
    await playToTheEnd(pair, new Chance(`series ${round}`).stream('clicks'), {
      done: async () => (await lookAt(house, match)).match.status === 'over',
    });
    await house.settled();
    const over = (await lookAt(house, match)).match;
    over.outcome?.places.forEach((place, seat) => {
      if (place === 1 && over.outcome?.places.some(other => other !== 1)) wins[seat] = (wins[seat] ?? 0) + 1;
    });
    const board = await house.bot.house.store.board(match);
    const shown = (await pair[0].messages()).find(message => message.id === board?.message) as SeenMessage;
    expect(textOf(shown)).toContain(`Series: ${wins.join('–')}`);
    const later = async (): Promise<string[]> =>
      (await house.bot.house.store.matchesOf({ series, status: ['playing'] })).map(one => one.id);
    if (Math.max(...wins) < 2) await until('the next match begins', async () => (await later()).length === 1);
    expect(await later()).toHaveLength(Math.max(...wins) < 2 ? 1 : 0);
    match = (await later())[0] ?? match;
    await house.settled();
  }
  expect(firsts.every((first, at) => at === 0 || first !== firsts[at - 1])).toBe(true);
  await house.close();
});

describe('a rematch', () => {
  test('is offered by either player, and accepted by the other', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    await sitDownShortly(house, [mara, theo]);
    await playToTheEnd([mara, theo], new Chance('rematch').stream('clicks'));
    await house.settled();
    const over = await boardIn(mara);
    expect(labels(over).slice(0, 2)).toEqual(['Rematch, same decks', 'Change decks']);
    expect(textOf(privately(await ines.click(over, 'Change decks')))).toContain('You aren’t in that match');
    const own = privately(await theo.click(over, 'Change decks'));
    const challenge = await newest(house, mara);
    expect(challenge.mentions.map(one => one.id)).toEqual([mara.id]);
    // Who wants it too, whichever button they press, sits down at that same table.
    const accepted = privately(await mara.click(over, 'Change decks'));
    await theo.select(own, 'deck*', 'own:avengers-theo');
    const begun = await mara.select(accepted, 'deck*', 'own:spiders-mara');
    expect(readOut(begun.message as SeenMessage)).toContain('Your hand');
    await house.settled();
    const matches = await house.bot.house.store.matchesOf({ player: mara.id });
    expect(matches.map(one => one.status).sort()).toEqual(['over', 'playing']);
    await house.close();
  });
});

describe('where the bot may not do everything', () => {
  test('it says privately which permissions it lacks', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await house.forbid('card-table', 'SendMessages', 'EmbedLinks');
    const refused = textOf(privately(await mara.run('/challenge')));
    expect(refused).toContain('I’m not allowed to post here');
    expect(refused).toMatch(/in this channel: Send Messages(, | and )Embed Links\./);
    expect(textOf(privately(await mara.run('/learn game:squad')))).toContain('I’m not allowed to post here');
    expect(await house.bot.house.store.matchesOf({ player: mara.id })).toEqual([]);
    expect(posted(house)).toEqual([]);
    await house.close();
  });

  test('without threads the board is all there is, and it works', async () => {
    const house = await openHouse({ refusals: [50013] });
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    await house.forbid('card-table', 'CreatePublicThreads');
    const match = await sitDownShortly(house, pair);
    expect(await house.bot.house.store.board(match)).toMatchObject({ thread: null });
    const mover = await asked(house, match, pair);
    expect(textOf(await openMenu(mover))).toContain('What do you attack with?');
    await playToTheEnd(pair, new Chance('no threads').stream('clicks'));
    await house.settled();
    expect(isOver(await boardIn(pair[0]))).toBe(true);
    await house.close();
  });

  test('without reading the history there are threads all the same', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    await house.forbid('card-table', 'ReadMessageHistory');
    const match = await sitDownShortly(house, pair);
    expect(await house.bot.house.store.board(match)).toMatchObject({ thread: expect.any(String) as string });
    await house.close();
  });
});
