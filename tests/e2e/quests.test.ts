import { describe, expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { Chance, type Quest } from '../../src/kernel/index.js';
import { buttons, type Member, readOut, type SeenMessage, selects, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, giveDeck, openMenu, playToTheEnd, privately } from './player.js';
import { first, placeOf, quests, second, words } from './questing.js';

const nameOf = ({ group }: Quest): string => words.say(group.title);

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const shown = (message: SeenMessage | undefined): SeenMessage => message as SeenMessage;

/** From `/quest` to the sheet of a quest. */
async function sheetOf(member: Member, quest: Quest): Promise<SeenMessage> {
  const all = privately(await member.run('/quest'));
  const group = shown((await member.select(all, 'qgrp*', quest.group.id)).message);
  return shown((await member.select(group, 'qone*', quest.id)).message);
}

const matchOf = async (house: TestHouse, member: Member) =>
  (await house.bot.house.store.matchesOf({ player: member.id, limit: 1 }))[0];

/** The enemy gives up. */
async function win(house: TestHouse, member: Member): Promise<void> {
  const match = await matchOf(house, member);
  await house.bot.house.matches.concede(match?.id as string, match?.seats[1]?.player as string);
  await house.settled();
}

describe('/quest', () => {
  test('leads from the list to a match, to its end, and on to the next stage', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const all = privately(await mara.run('/quest'));
    expect(textOf(all)).toContain(`You haven’t won any of the ${quests.length} quests yet.`);
    expect(textOf(all)).toContain('Start here:');
    const offered = selects(all).flatMap(list => list.options ?? []);
    expect(offered.map(option => option.label)).toEqual([...new Set(quests.map(nameOf))]);
    expect(offered.map(option => option.value)).toEqual([...new Set(quests.map(({ group }) => group.id))]);
    expect(offered.find(option => option.value === first.group.id)?.description).toMatch(
      new RegExp(
        `^0 of \\d won · ${placeOf(first).replace(/[()]/g, '\\$&')} · ${first.difficulty === 1 ? '★☆☆' : '★★★'}$`,
      ),
    );

    const group = shown((await mara.select(all, 'qgrp*', first.group.id)).message);
    expect(group.id).toBe(all.id);
    expect(textOf(group)).toContain(`▸ **${placeOf(first)}**`);
    expect(textOf(group)).toContain(`– **${placeOf(second)}**`);
    expect(textOf(group)).toContain(`unlocks after you win ${placeOf(first)}`);

    // A locked one says what opens it, and leads there.
    const locked = shown((await mara.select(group, 'qone*', second.id)).message);
    expect(textOf(locked)).toContain(`unlocks after you win ${placeOf(first)}`);
    expect(selects(locked)).toEqual([]);
    const sheet = shown((await mara.click(locked, placeOf(first))).message);
    expect(textOf(sheet)).toContain(`${nameOf(first)}, stage ${first.stage}: ${words.say(first.enemy)}`);
    const titles = { names: [], cardTitle: (id: string) => squad.cards.get(id)?.title };
    for (const term of first.terms) expect(textOf(sheet)).toContain(`• ${words.say(term, titles)}`);
    expect(labels(sheet)).toEqual(['Quest decks', `${nameOf(first)} quests`]);

    const begun = shown((await mara.select(sheet, 'qgo*', 'ready:starter')).message);
    expect(readOut(begun)).toContain('Your hand');
    await house.settled();
    const board = await boardIn(mara);
    expect(textOf(board)).toContain(`**Quest** · ${nameOf(first)}, stage ${first.stage}`);

    await win(house, mara);
    const over = await boardIn(mara);
    expect(textOf(over)).toContain('## Mara wins');
    expect(textOf(over)).toContain(`You’ve unlocked ${placeOf(second)}`);
    expect(labels(over)).toEqual([
      ...['Next stage', 'Try again', 'All quests', 'Replay', 'The story', 'Turning points', 'Transcript', 'In words'],
    ]);
    const told = await mara.waitFor(
      message => message.id === begun.id && /Best win: \d+ turns? against the \w+ bot/.test(textOf(message)),
    );
    expect(textOf(told)).toContain(`${nameOf(first)}: 1 of`);

    // The next stage, with the same deck in one click.
    const next = privately(await mara.click(over, 'Next stage'));
    expect(textOf(next)).toContain(`stage ${second.stage}: ${words.say(second.enemy)}`);
    const again = shown((await mara.click(next, 'Play with Starter deck')).message);
    expect(readOut(again)).toContain('Your hand');
    const { seats } = (await matchOf(house, mara)) ?? { seats: [] };
    expect(seats.map(seat => seat.deck?.name)).toEqual(['starter', second.id]);
    await house.close();
  });

  test('goes on where one is in the middle of a quest, also after a restart, and lets one try again', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const [sheet, older] = [await sheetOf(mara, first), await sheetOf(mara, first)];
    await mara.select(sheet, 'qgo*', 'ready:starter');
    const { id } = (await matchOf(house, mara)) ?? {};
    await house.restart();
    // An older message still works, and begins nothing twice.
    expect(readOut(shown((await mara.select(older, 'qgo*', 'ready:iron-man')).message))).toContain('Your hand');
    const there = await sheetOf(mara, first);
    expect(textOf(there)).toContain('You’re in the middle of this quest.');
    expect(labels(there)).toEqual(['Your move', `${nameOf(first)} quests`]);
    expect(readOut(shown((await mara.click(there, 'Your move')).message))).toContain('Your hand');
    expect(await house.bot.house.store.matchesOf({ player: mara.id })).toHaveLength(1);

    await house.bot.house.matches.concede(id as string, mara.id);
    await house.restart();
    await house.settled();
    const over = await boardIn(mara);
    expect(textOf(over)).toContain('Quest not won yet');
    expect(labels(over)).toEqual([
      'Try again',
      'All quests',
      'Replay',
      'The story',
      'Turning points',
      'Transcript',
      'In words',
    ]);
    const retry = privately(await mara.click(over, 'Try again'));
    expect(textOf(retry)).toContain('tried once');
    await mara.click(retry, 'Play with Starter deck');
    expect((await matchOf(house, mara))?.id).not.toBe(id);
    // Somebody else may take it on from there too: with a deck of their own.
    const theo = await house.member('Theo');
    const theirs = privately(await theo.click(over, 'Try again'));
    expect(labels(theirs)).toEqual(['Quest decks', `${nameOf(first)} quests`]);
    expect(textOf(theirs)).toContain('not tried yet');
    await house.close();
  });

  test('is found by name, and refuses what there is not', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const name = nameOf(first);
    expect(await mara.autocomplete('quest', 'of', name.slice(0, 5).toLowerCase())).toContainEqual({
      name,
      value: first.group.id,
    });
    for (const of of [first.group.id, name.toLowerCase()])
      expect(textOf(privately(await mara.run('quest', { of })))).toContain(`${name} quests`);
    expect(textOf(privately(await mara.run('quest', { of: 'Galactus' })))).toContain(
      'There’s no quest called “Galactus”',
    );
    // Clicks that no menu of ours would make.
    const channel = privately(await mara.run('/quest')).channel_id;
    for (const [arg, said] of [
      [`squad/${second.id}//`, 'That quest is still locked'],
      ['squad/galactus-1', 'There’s no quest called “galactus-1”'],
      ['chess/x', 'There’s no game called “chess”'],
    ] as const) {
      const options = [{ label: 'Starter', value: 'ready:starter' }];
      const id = `qgo|new|0|${arg}`;
      const forged = await house.forge(channel, [
        { type: 1, components: [{ type: 3, custom_id: id, options, placeholder: 'x' }] } as never,
      ]);
      expect(textOf(privately(await mara.select(forged, id, 'ready:starter')))).toContain(said);
    }
    expect(await house.bot.house.store.matchesOf({ player: mara.id })).toEqual([]);
    await house.close();
  });

  test('takes decks of one’s own that are legal, and offers no others', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const cards = squad.decks.ready[0]?.cards as Record<string, number>;
    await giveDeck(house, mara, { name: 'Mine', cards });
    await giveDeck(house, mara, { name: 'Thin', cards: { ST048: 4 } });
    const sheet = await sheetOf(mara, first);
    const [own] = selects(sheet).filter(list => list.custom_id?.startsWith('qgo|'));
    expect(own?.placeholder).toBe('Your decks');
    expect(own?.options?.map(option => option.label)).toEqual(['Mine']);
    const begun = shown((await mara.select(sheet, 'qgo*', 'own:mine-mara')).message);
    expect(readOut(begun)).toContain('Your hand');
    await house.close();
  });

  test('can be played to its end', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.select(await sheetOf(mara, first), 'qgo*', 'ready:starter');
    await house.settled();
    await openMenu(mara);
    await playToTheEnd([mara], new Chance('quest').stream('clicks'));
    await house.settled();
    const [result] = await house.bot.house.store.results({ player: mara.id });
    expect(result?.quest?.id).toBe(first.id);
    const all = textOf(privately(await mara.run('/quest')));
    expect(all.includes(`You’ve won 1 of ${quests.length}`)).toBe(result?.won);
    await house.close();
  });
});
