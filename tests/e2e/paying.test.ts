import { expect, test } from 'vitest';
import { buttons, type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { againstRhino, answersIn, lookAt, openMenu, privately } from './player.js';

/** Begins alone against Rhino, and changes to hero. Returns the match and the menu. */
async function fighting(house: TestHouse, member: Member): Promise<{ match: string; menu: SeenMessage }> {
  const match = await againstRhino(house, member);
  let menu = await openMenu(member);
  while (!textOf(menu).includes('Your turn'))
    menu = privately(await member.click(menu, answersIn(menu).find(({ id }) => id.startsWith('n|'))?.id as string));
  return { match, menu };
}

/** Plays the first card that a menu offers, from a button or a list: paid for at once, or not. */
async function play(member: Member, menu: SeenMessage, atOnce: boolean): Promise<SeenMessage> {
  const isCard = (key = ''): boolean => (atOnce ? /^\+c\d+$/ : /^c\d+$/).test(key);
  for (const { id, values } of answersIn(menu)) {
    if (isCard(id.split('|').at(-1))) return privately(await member.click(menu, id));
    const value = values?.find(isCard);
    if (value !== undefined) return privately(await member.select(menu, id, value));
  }
  throw new Error('no card is offered');
}

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(({ label }) => label);
const movesOf = async (house: TestHouse, match: string): Promise<number> => (await lookAt(house, match)).match.moves;

test('a card is played and paid in one click, as its line says; or its payment is asked for, and can be cancelled', async () => {
  const house = await openHouse({ seed: 'paying' });
  const mara = await house.member('Mara');
  const { match, menu } = await fighting(house, mara);
  expect(JSON.stringify(menu.components)).toMatch(/Cost \d: pay with \w/);
  const before = await movesOf(house, match);

  const other = privately(await mara.click(menu, 'Pay differently…'));
  expect(labels(other)).not.toContain('Pay differently…');
  const asks = await play(mara, other, false);
  expect(textOf(asks)).toContain('What do you pay with?');
  const back = privately(await mara.click(asks, 'Cancel'));
  expect(textOf(back)).toContain('Your turn');
  // Nobody else has read anything of it.
  expect((await lookAt(house, match)).lately.map(({ id }) => id)).not.toContain('log-play');

  const paid = await play(mara, back, true);
  const ids = (await lookAt(house, match)).lately.map(({ id }) => id);
  expect(ids).toContain('log-play');
  expect(ids).toContain('log-pay');
  expect(textOf(paid)).not.toContain('What do you pay with?');
  // The choice, its undoing, the choice again, and the payment.
  expect(await movesOf(house, match)).toBe(before + 4);
  await house.close();
});
