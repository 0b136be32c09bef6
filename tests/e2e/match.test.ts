import { expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { boardIn, isOver, playToTheEnd } from './player.js';

test('two members play a match from the challenge to the end, and it is shown the same to both', async () => {
  const house = await openHouse();
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  await mara.run('challenge', { opponent: theo.mention, deck: 'ready:iron-man' });
  const challenge = await theo.waitFor(message => message.content.includes(theo.mention));
  const accepted = await theo.click(challenge, 'Accept');
  await theo.select(accepted.message as NonNullable<typeof accepted.message>, 'deck*', 'ready:storm');
  await theo.waitFor(message =>
    message.components.some(row => row.components?.some(part => part.label === 'Your move')),
  );
  const random = new Chance('e2e').stream('clicks');
  const clicks = await playToTheEnd([mara, theo], random, {
    each: async count => {
      if (count === 20) await house.restart();
    },
  });
  expect(clicks).toBeGreaterThan(20);
  await house.bot.house.presenter.settled();
  const board = await boardIn(mara);
  expect(isOver(board)).toBe(true);
  expect(textOf(board)).toBe(textOf(await boardIn(theo)));
  await house.close();
});
