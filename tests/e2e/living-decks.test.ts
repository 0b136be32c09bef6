import { describe, expect, test } from 'vitest';
import { isEphemeral, type Member, readOut, type SeenMessage, textOf, walk } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { answersIn, boardIn, lookAt, privately } from './player.js';

const QUARTER = 15 * 60_000;

/** The lists of decks in a message. */
const listsIn = ({ components }: SeenMessage): string[] =>
  walk(components).flatMap(({ custom_id: id }) => (id?.startsWith('deck|') === true ? [id] : []));

const privateIn = async (member: Member): Promise<SeenMessage[]> => (await member.messages()).filter(isEphemeral);

const shown = async (member: Member, { id }: SeenMessage): Promise<SeenMessage> =>
  (await member.messages()).find(message => message.id === id) as SeenMessage;

/** The table in the channel, as it is by now. */
async function tableIn(house: TestHouse, member: Member): Promise<SeenMessage> {
  await house.settled();
  return boardIn(member);
}

const choose = async (member: Member, list: SeenMessage, deck: string): Promise<SeenMessage> =>
  privately(await member.select(list, 'deck*', deck));

const idOf = async (house: TestHouse, { id }: Member): Promise<string> =>
  (await house.bot.house.store.matchesOf({ player: id, limit: 1 }))[0]?.id as string;

/** A challenge of Mara's that Theo has accepted, with the list of decks that each has open. */
async function accepted(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(options);
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  const hers = privately(await mara.run('challenge', { opponent: theo.mention }));
  const his = privately(await theo.click(await tableIn(house, theo), 'Accept'));
  return { house, mara, theo, hers, his };
}

describe('an open list of decks', () => {
  test('becomes the hand when the match begins, for the player who chose first', async () => {
    const { house, mara, theo, hers, his } = await accepted();
    expect(textOf(hers)).toContain('Your table is open.');
    expect((await choose(mara, hers, 'ready:starter')).id).toBe(hers.id);
    await choose(theo, his, 'ready:storm');
    await house.settled();
    const { table } = await lookAt(house, await idOf(house, mara));
    for (const [seat, [member, list]] of (
      [
        [mara, hers],
        [theo, his],
      ] as const
    ).entries()) {
      const now = await shown(member, list);
      expect([listsIn(now), readOut(now).includes('Your hand')]).toEqual([[], true]);
      expect(answersIn(now).length > 0).toBe(table?.prompts[0]?.seat === seat);
      // Nobody has had a turn yet.
      expect(textOf(now)).not.toContain('Meanwhile');
      expect((await privateIn(member)).map(({ id }) => id)).toEqual([list.id]);
    }
    await house.close();
  });

  test('does so for everybody at a table of three, and says until then who still chooses', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    await mara.run('/challenge game:smash');
    const his = privately(await theo.click(await tableIn(house, theo), 'Join'));
    const hers = privately(await ines.click(await tableIn(house, ines), 'Join'));
    const host = privately(await mara.click(await tableIn(house, mara), 'start*'));
    const [deck = ''] = walk(host.components).flatMap(({ options = [] }) => options.map(({ value }) => value));
    await choose(theo, his, deck);
    await house.settled();
    const waiting = 'Waiting for Mara and Ines to choose a deck.';
    expect(textOf(await shown(theo, his))).toContain(waiting);
    await choose(mara, host, deck);
    await house.settled();
    expect(textOf(await shown(theo, his))).not.toContain('Waiting for Mara');
    expect(textOf(await shown(theo, his))).toContain('Waiting for Ines to choose a deck.');
    await choose(ines, hers, deck);
    await house.settled();
    for (const [member, list] of [
      [mara, host],
      [theo, his],
      [ines, hers],
    ] as const) {
      const now = await shown(member, list);
      expect([listsIn(now), readOut(now).includes('Your hand')]).toEqual([[], true]);
      expect((await privateIn(member)).map(({ id }) => id)).toEqual([list.id]);
    }
    await house.close();
  });

  test('stays as it is for players who are choosing, and after they have added luck from there', async () => {
    const { house, mara, theo, hers, his } = await accepted();
    // That the challenge was accepted is told at once.
    await house.settled();
    const before = textOf(await shown(mara, hers));
    expect(before).toContain('Waiting for Theo to choose a deck.');
    const chosen = await choose(theo, his, 'ready:storm');
    await theo.submit(await theo.click(chosen, 'Add my luck'), { words: 'seven magpies' });
    await house.settled();
    expect(textOf(await shown(mara, hers))).toBe(before);
    await choose(mara, hers, 'ready:starter');
    await house.settled();
    expect(listsIn(await shown(theo, his))).toEqual([]);
    await house.close();
  });

  test.each([
    ['withdrawn', 'Mara', '**Mara** closed this table.'],
    ['declined', 'Theo', 'the challenge was declined'],
  ])('says what became of the table: %s', async (_, who, words) => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const list = privately(await mara.run('challenge', { opponent: theo.mention }));
    await (who === 'Mara' ? mara : theo).click(await tableIn(house, theo), 'Decline or withdraw');
    await house.settled();
    const now = await shown(mara, list);
    expect([listsIn(now), textOf(now).includes(words)]).toEqual([[], true]);
    await house.close();
  });

  test('that is from before a restart still takes a deck once the host has started with fewer', async () => {
    const house = await openHouse();
    const members = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')] as const;
    const [mara, theo, ines] = members;
    await mara.run('/challenge game:smash');
    await theo.click(await tableIn(house, theo), 'Join');
    const hers = privately(await ines.click(await tableIn(house, ines), 'Join'));
    await house.settled();
    await house.restart();
    await theo.click(await tableIn(house, theo), 'Leave or close');
    await mara.click(await tableIn(house, mara), 'start*');
    const [deck = ''] = walk(hers.components).flatMap(({ options = [] }) => options.map(({ value }) => value));
    expect(textOf(await choose(ines, hers, deck))).toContain('Your deck: **');
    await house.close();
  });

  test('that is too old to change by itself leads to the hand', async () => {
    const { house, mara, theo, hers, his } = await accepted({ refusals: [50027] });
    const chosen = await choose(mara, hers, 'ready:starter');
    house.playground.misbehave.skew(QUARTER + 1000);
    const fresh = privately(await theo.click(await tableIn(house, theo), 'Choose your deck'));
    expect(fresh.id).not.toBe(his.id);
    await choose(theo, fresh, 'ready:storm');
    await house.settled();
    expect(listsIn(await shown(mara, hers))).toEqual(listsIn(chosen));
    const now = await choose(mara, await shown(mara, hers), 'ready:storm');
    expect(now.id).toBe(hers.id);
    expect(textOf(now)).toContain('The match has started. Here’s your hand.');
    expect([listsIn(now), readOut(now).includes('Your hand')]).toEqual([[], true]);
    await house.close();
  });
});
