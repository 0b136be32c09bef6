import { expect, test } from 'vitest';
import { buttons, type Member, type SeenMessage } from '../playground/member.js';
import { openHouse, until } from './house.js';
import { NAMES, saying, shown, textOf, told } from './night.js';
import { privately } from './player.js';

const labels = (message: SeenMessage) => buttons(message).map(one => one.label);

test('sign-up opens and closes by itself, and who moves up from the waiting list is pinged', async () => {
  let ahead = 0;
  const house = await openHouse({ now: () => Date.now() + ahead });
  const [mara, theo, ines, kofi] = (await Promise.all(NAMES.map(name => house.member(name)))) as [
    Member,
    Member,
    Member,
    Member,
  ];
  await told(mara, '/league create name:Friday format:swiss places:2');
  expect(await told(theo, '/league registration opens:in 1h')).toContain('Only league hosts can do that');
  expect(await told(mara, '/league registration opens:sometime')).toContain('I can’t tell for sure which time');
  const question = privately(await mara.run('league registration', { opens: 'in 1h', closes: 'in 3h' }));
  expect(textOf(question)).toMatch(/opens: <t:\d+:F>.*It closes: <t:\d+:F>/);
  expect(textOf(privately(await mara.click(question, 'Schedule it')))).toContain('Sign-up for Friday opens: <t:');
  const board = await saying(house, theo, 'Sign-up isn’t open yet');
  expect(labels(board)).not.toContain('Join');
  expect(await told(theo, '/league join')).toMatch(/isn’t open yet. It opens <t:\d+:F>/);
  ahead = 61 * 60_000;
  await house.restart();
  const opened = await saying(house, theo, 'Sign-up for Friday is open.');
  expect(textOf(opened)).toContain(board.id);
  for (const member of [theo, ines, kofi]) await member.click(board, 'Join');
  expect(await told(kofi, '/league join')).toContain('already signed up for that night');
  await theo.click(board, 'Leave');
  const call = await saying(house, kofi, 'a place opened up');
  expect(call.mentions.map(({ id }) => id)).toEqual([kofi.id]);
  ahead = 181 * 60_000;
  await house.restart();
  await until('sign-up is closed', async () => {
    const [first] = (await shown(house, theo)).filter(({ id }) => id === board.id);
    return first !== undefined && textOf(first).includes('Sign-up is closed') && !labels(first).includes('Join');
  });
  expect(await told(theo, '/league join')).toContain('Sign-up for that night is closed');
  // Said once, however often the bot starts.
  const all = (await shown(house, kofi)).map(textOf);
  expect(all.filter(words => words.includes('a place opened up'))).toHaveLength(1);
  expect(all.filter(words => words.includes('Sign-up for Friday is open.'))).toHaveLength(1);
  await house.close();
});
