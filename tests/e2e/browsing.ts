import { expect } from 'vitest';
import { closePages } from '../chromium.js';
import { type Choice, Guest } from './guest.js';
import { openHouse, type TestHouse, type TestHouseOptions } from './house.js';

/** A bot with its playground, for as long as the visit lasts. Then everything that it sent is held against Discord's rules. */
export async function house(
  visit: (url: string, opened: TestHouse) => Promise<void>,
  options: TestHouseOptions = {},
): Promise<void> {
  const opened = await openHouse(options);
  try {
    await visit(opened.playground.url, opened);
  } finally {
    await closePages();
  }
  await opened.close();
}

const SCREENS: readonly (readonly [width: number, height: number])[] = [
  [1280, 900],
  [390, 844],
];

/** People with the page open, on a desktop and a phone by turns. */
export async function together<const Names extends readonly string[]>(
  url: string,
  names: Names,
  visit: (guests: { readonly [At in keyof Names]: Guest }) => Promise<void>,
): Promise<void> {
  const guests: Guest[] = [];
  for (const [at, name] of names.entries()) {
    const [width, height] = SCREENS[at % SCREENS.length] as (typeof SCREENS)[number];
    guests.push(await Guest.arrive(url, name, width, height));
  }
  await visit(guests as { readonly [At in keyof Names]: Guest });
}

/** People with the page open, each on a phone. */
export async function onPhones(
  url: string,
  names: readonly string[],
  visit: (guests: readonly Guest[]) => Promise<void>,
): Promise<void> {
  const guests: Guest[] = [];
  for (const name of names) guests.push(await Guest.arrive(url, name, 390, 844));
  await visit(guests);
}

/** Writes the beginning of a command and takes the first that is offered. */
export async function command({ page }: Guest, beginning: string): Promise<void> {
  await page.locator('#say').fill(beginning);
  await page.locator('#composer').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Fills in an option of the command that is being written; `found` is taken from what is then offered. */
export async function fill({ page }: Guest, option: string, typed: string, found?: string): Promise<void> {
  await page.getByRole('button', { name: `+ ${option}` }).click();
  await page.keyboard.type(typed);
  if (found === undefined) return;
  await page.locator('#composer').getByRole('option', { name: found }).waitFor();
  await page.keyboard.press('Enter');
}

export const send = (guest: Guest): Promise<void> =>
  guest.use(guest.page.locator('#composer').getByRole('button', { name: 'Send' }));

/** Sends `/challenge` for a game, with an opponent or for anyone. */
export async function challenge(guest: Guest, game: string, opponent?: string): Promise<void> {
  await command(guest, '/chal');
  if (opponent !== undefined) await fill(guest, 'opponent', opponent.toLowerCase(), opponent);
  await fill(guest, 'game', game.toLowerCase(), game);
  await send(guest);
}

/** Presses a button of the board as soon as it is there. */
export async function join(guest: Guest, name: string): Promise<void> {
  await guest.board().getByRole('button', { name }).waitFor();
  await guest.press(guest.board().getByRole('button', { name }));
}

/** Takes a ready-made deck from the newest list of them. */
export async function takeDeck(guest: Guest, deck: string): Promise<void> {
  await guest.page
    .getByRole('button', { name: /Ready-made decks|Choose a deck…/ })
    .last()
    .click();
  // The Hulk is not She-Hulk.
  await guest.press(guest.page.getByRole('option', { name: new RegExp(`(?<![-\\w])${deck}`) }).first());
}

/** Every seat is taken, every deck chosen: everybody may move. */
export async function begun(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
}

/** Somebody who plays, and how they choose. */
export type Seated = readonly [Guest, Choice];

/** Milliseconds without anything to click before that is a failure. */
const PATIENCE = 180_000;

/** What has changed is drawn without waiting for more, and is on its way to the pages. */
export async function drawn({ settled }: TestHouse): Promise<void> {
  await settled();
  await new Promise(resolve => setTimeout(resolve, 60));
}

/** Everybody clicks for as long as they are asked, until the match is over. Returns the number of clicks. */
export async function playOn(
  house: TestHouse,
  seated: readonly Seated[],
  after: (clicks: number) => Promise<void> = async () => {},
): Promise<number> {
  const [[first]] = seated as [Seated];
  let clicks = 0;
  let last = Date.now();
  while (!(await first.isOver())) {
    let moved = false;
    for (const [guest, choose] of seated)
      while (await guest.act(choose)) {
        moved = true;
        await after(++clicks);
      }
    if (moved) last = Date.now();
    expect(Date.now() - last, 'nobody has anything to click').toBeLessThan(PATIENCE);
    if (!moved) await drawn(house);
  }
  return clicks;
}
