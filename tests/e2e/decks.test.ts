import { describe, expect, test } from 'vitest';
import {
  buttons,
  isEphemeral,
  type Member,
  type Outcome,
  type SeenMessage,
  selects,
  textOf,
} from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { privately } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const shelf = async (house: TestHouse, member: Member) => house.bot.house.shelf.of(member.id);
const shown = (outcome: Outcome): SeenMessage => {
  if (outcome.message === undefined) throw new Error(`nothing was shown: ${outcome.kind}`);
  expect(isEphemeral(outcome.message)).toBe(true);
  return outcome.message;
};

describe('a deck of one’s own', () => {
  test('is made, searched for, filled and checked in one message', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const made = privately(await mara.run('/deck new name:Weather'));
    expect(textOf(made)).toContain('Weather');
    expect(textOf(made)).toContain('0 cards');
    const asked = await mara.click(made, 'Search…');
    const found = shown(await mara.submit(asked, { search: 'hero:storm level<=3' }));
    expect(found.id).toBe(made.id);
    expect(textOf(found)).toContain('hero:storm level<=3');
    console.log(textOf(found), selects(found).map(one => [one.placeholder, one.options?.map(o => [o.label, o.description])]), labels(found));
    const picked = shown(await mara.select(found, 'edpick*', selects(found)[0]?.options?.[0]?.value ?? ''));
    console.log(textOf(picked), labels(picked));
    const four = shown(await mara.click(picked, 'Have 4'));
    const list = shown(await mara.click(four, 'The deck'));
    console.log(textOf(list));
    const check = shown(await mara.click(list, 'Balance and rules'));
    console.log(textOf(check), labels(check));
    const ex = privately(await mara.click(check, 'Export'));
    console.log(textOf(ex));
    console.log(textOf(privately(await mara.click(check, 'Share'))));
    console.log(textOf(privately(await mara.run('/deck list'))));
    console.log(textOf(privately(await mara.run('/deck new theme:hero:Storm'))));
    console.log(await shelf(house, mara));
    await house.close();
  });
});
