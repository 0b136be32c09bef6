import { describe, expect, test } from 'vitest';
import { textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { privately, sitDownShortly } from './player.js';

describe('/privacy', () => {
  test('exports what is stored about oneself, and nothing that belongs to others', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    // With whom somebody has played is counted under their id, and not told.
    await house.bot.house.matches.concede(match, theo.id);
    await house.bot.house.counting.catchUp();
    const message = privately(await mara.run('/privacy export'));
    const file = message.attachments[0] as (typeof message.attachments)[number];
    const text = await (await fetch(file.url)).text();
    const data = JSON.parse(text) as {
      id: string;
      decks: { deck: { name: string } }[];
      matches: { id: string }[];
      sums: { facet: string }[];
    };
    expect(data.id).toBe(mara.id);
    expect(data.decks.map(row => row.deck.name)).toEqual(['Spiders']);
    expect(data.matches.map(({ id }) => id)).toEqual([match]);
    expect(data.sums.some(({ facet }) => facet === 'against')).toBe(true);
    expect(text).not.toContain(theo.id);
    expect(text).not.toContain('secret');
    await house.close();
  });

  test('deletes it when asked twice, and not when asked once', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    const { store } = house.bot.house;
    const asked = privately(await mara.run('/privacy delete'));
    expect(textOf(asked)).toContain(
      'The match you’re in will be conceded. Your deck, settings, statistics and rating will be deleted.',
    );
    expect(textOf(privately(await mara.click(asked, 'Keep everything')))).toContain('stays as it is');
    expect(await store.decks(mara.id)).toHaveLength(1);
    const again = privately(await mara.run('/privacy delete'));
    expect(textOf(privately(await mara.click(again, 'Forget me')))).toContain('You’re forgotten');
    await house.settled();
    expect(await store.decks(mara.id)).toEqual([]);
    expect(await store.matchesOf({ player: mara.id })).toEqual([]);
    expect((await store.match(match))?.status).toBe('over');
    expect(await store.results({ player: theo.id })).toHaveLength(1);
    // Players who come back start from scratch.
    expect(textOf(privately(await mara.run('/match list')))).toContain('You have no open matches');
    await house.close();
  });
});
