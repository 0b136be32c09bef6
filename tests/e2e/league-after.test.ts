import { expect, test } from 'vitest';
import { buttons, type Member } from '../playground/member.js';
import { openHouse } from './house.js';
import { confirmed, saying, textOf, told } from './night.js';
import { privately } from './player.js';

/** What stands in the file that somebody got alone. */
async function fileOf(member: Member, command: string): Promise<{ name: string; written: string }> {
  const { attachments } = privately(await member.run(command));
  const [file] = attachments;
  return { name: file?.filename ?? '', written: await (await fetch(file?.url as string)).text() };
}

test('after a night: its recap as a picture, its prizes, files of all that was public, and its place in history', async () => {
  const house = await openHouse();
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  expect(await told(theo, '/league history')).toContain('No night has been played here yet');
  await mara.run('league create', {
    name: 'Friday',
    format: 'single',
    ruleset: 'quick',
    prizes: '*A* booster @everyone',
  });
  const board = await saying(house, theo, 'Sign up with Join');
  expect(textOf(board)).toContain('🎁 *A* booster @');
  expect(board.mentions).toEqual([]);
  expect(await told(theo, '/league export what:standings')).toContain('hasn’t started');
  // Two practice bots play the whole night by themselves.
  await told(mara, '/league practice players:2 level:easy');
  await confirmed(mara, '/league start', 'Start now');
  expect(textOf(await saying(house, theo, 'final standings'))).toContain('🎁 *A* booster @');
  const recap = await saying(house, theo, 'Friday: how it went');
  await house.bot.house.presenter.settled();
  const drawn = (await theo.messages()).find(({ id }) => id === recap.id);
  expect(drawn?.attachments[0]?.filename).toMatch(/^recap-/);
  expect(drawn?.attachments[0]?.description).toMatch(/won the night!.*Table 1\.1: /);
  const standings = await fileOf(theo, '/league export what:standings');
  expect(standings.name).toBe('friday-standings.csv');
  expect(standings.written.split('\r\n')[0]).toMatch(/^place,name,won,/);
  const pairings = await fileOf(theo, '/league export what:pairings file:json');
  expect(pairings.name).toBe('friday-pairings.json');
  expect(JSON.parse(pairings.written)).toMatchObject({
    name: 'Friday',
    format: 'single',
    pairings: [{ round: 1 }, {}],
  });
  expect(await told(theo, '/league export what:decks')).toContain('Decks aren’t locked that night');
  const history = await told(theo, '/league history');
  expect(history).toMatch(/Friday · <t:\d+:d> · 2 players · 🏆 Easy Bot/);
  expect(await told(theo, '/league history season:Autumn')).toContain('No night has been played here yet');
  // A correction that makes somebody else the winner reaches the recap.
  const headline = async (): Promise<string> => {
    await house.bot.house.presenter.settled();
    const [drawn] = (await theo.messages()).find(({ id }) => id === recap.id)?.attachments ?? [];
    return /^(.*) won the night!/.exec(drawn?.description ?? '')?.[1] ?? '';
  };
  const before = await headline();
  const results = await mara.autocomplete('league correct', 'result', '', { table: '1.1' });
  const other = results.find(({ name }) => / won/.test(name) && !name.startsWith(`${before} won`));
  await told(mara, `/league correct table:1.1 result:${other?.value} reason:wrong button`);
  expect(await headline()).toBe(other?.name.replace(/ won.*/, ''));
  // The recap is posted once, however often the bot starts.
  await house.restart();
  await house.bot.house.presenter.settled();
  const recaps = (await theo.messages()).filter(message => textOf(message).includes('how it went'));
  expect(recaps).toHaveLength(1);
  await house.close();
});

test('deck lists: everybody gets them from the start where the host wants that, by a button too', async () => {
  const house = await openHouse();
  const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
  await told(mara, '/league create name:Friday format:swiss deck-lock:true lists:open');
  const board = await saying(house, theo, 'Everyone can see the deck lists once the night begins');
  for (const member of [mara, theo]) await told(member, '/league join deck:ready:storm');
  expect(await told(ines, '/league export what:decks')).toContain('once the night has begun');
  await confirmed(mara, '/league start', 'Start now');
  const running = await saying(house, ines, 'Under way');
  expect(running.id).toBe(board.id);
  expect(buttons(running).map(({ label }) => label)).toContain('Deck lists');
  const [file] = privately(await ines.click(running, 'Deck lists')).attachments;
  const written = await (await fetch(file?.url as string)).text();
  expect(written).toMatch(/^name,deck,copies,card,title\r\n/);
  for (const name of ['Mara', 'Theo']) expect(written).toContain(`\n${name},`);
  await house.close();
});
