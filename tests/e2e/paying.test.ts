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
  expect(textOf(other)).toContain('Choose a card first, then what pays for it.');
  const said = JSON.stringify(other.components);
  expect([/Cost \d/.test(said), said.includes('pay with')]).toEqual([true, false]);
  const suggested = privately(await mara.click(other, 'Back to my choices'));
  expect([labels(suggested), JSON.stringify(suggested.components).includes('pay with')]).toEqual([labels(menu), true]);
  await mara.click(suggested, 'Pay differently…');
  const asks = await play(mara, other, false);
  expect(textOf(asks)).toContain('What do you pay with?');
  const back = privately(await mara.click(asks, 'Undo'));
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

/** Ends turns and passes until a menu says this. */
async function passUntil(member: Member, menu: SeenMessage, said: string): Promise<SeenMessage> {
  let now = menu;
  for (let clicks = 0; clicks < 20 && !textOf(now).includes(said); clicks++) {
    const controls = answersIn(now);
    const { id, values } = (controls.find(one => one.id.endsWith('|+end')) ??
      controls.find(one => one.id.endsWith('|end') || one.id.startsWith('n|')) ??
      controls[0]) as (typeof controls)[number];
    const [value] = values ?? [];
    now = privately(await (value === undefined ? member.click(now, id) : member.select(now, id, value)));
  }
  expect(textOf(now)).toContain(said);
  return now;
}

test('an attack is let through in one click, as its line says; or it is asked who defends', async () => {
  const house = await openHouse({ seed: 'paying' });
  const mara = await house.member('Mara');
  const { menu } = await fighting(house, mara);
  const form = answersIn(menu).find(({ id }) => id.endsWith('|form'))?.id as string;
  const hero = privately(await mara.click(menu, form));
  const attack = 'Rhino I attacks Mara. Interrupt?';
  const first = await passUntil(mara, hero, attack);
  expect(textOf(first)).toContain('You take 2 damage, plus the boost.');
  const asked = privately(await mara.click(first, 'Defend…'));
  expect(textOf(asked)).toContain('Who defends?');
  expect(textOf(asked)).toContain('DEF 3 reduces the damage. Exhausts.');

  const second = await passUntil(mara, privately(await mara.click(asked, 'Don’t defend')), attack);
  const after = privately(await mara.click(second, 'Don’t defend'));
  expect(textOf(after)).not.toContain('Who defends?');
  await house.close();
});
