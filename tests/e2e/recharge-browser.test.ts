import { expect, test } from 'vitest';
import { type BotChild, freePort, startChild } from './child.js';
import { type Choice, Guest, missing, openBrowser } from './guest.js';
import { newFolder } from './house.js';

/** Somebody who fights for every counter, so that the match ends: attacks, ventures high, exchanges nothing. */
const eager: Choice = offers => {
  const of = (test: RegExp): string | undefined => offers.findLast(({ label }) => test.test(label))?.key;
  return (
    of(/rating/) ??
    of(/^Counter \d/) ??
    offers.find(({ key }) => key.startsWith('n|'))?.key ??
    offers.find(({ label }) => /Pass|Concede|Give the hand up/.test(label))?.key ??
    (offers[0]?.key as string)
  );
};

/** Sends `/challenge` for a game, with an opponent or for anyone. */
async function challenge({ page }: Guest, game: string, opponent?: string): Promise<void> {
  await page.locator('#say').fill('/chal');
  await page.locator('#composer').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  const options = [...(opponent === undefined ? [] : [['opponent', opponent]]), ['game', game]] as [string, string][];
  for (const [name, value] of options) {
    await page.getByRole('button', { name: `+ ${name}` }).click();
    await page.keyboard.type(value.toLowerCase());
    await page.locator('#composer').getByRole('option', { name: value }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.locator('#composer').getByRole('button', { name: 'Send' }).click();
}

/** Everybody clicks for as long as they are asked, until the match is over. Returns the number of clicks. */
async function play(guests: readonly Guest[], shoot: (clicks: number) => Promise<void>): Promise<number> {
  let clicks = 0;
  for (let idle = 0; !(await (guests[0] as Guest).isOver()); ) {
    let moved = false;
    for (const guest of guests)
      while (await guest.act(eager)) {
        moved = true;
        await shoot(++clicks);
      }
    idle = moved ? 0 : idle + 1;
    expect(idle, 'nobody has anything to click').toBeLessThan(60);
    if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
  }
  return clicks;
}

async function house(visit: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child: BotChild = startChild({ LONGBOX_DATA: newFolder(), LONGBOX_PORT: String(port) });
  try {
    await child.says('The playground is open');
    await visit(`http://127.0.0.1:${port}`);
  } finally {
    await child.kill('SIGTERM');
  }
  const troubles = child
    .output()
    .split('\n')
    .filter(line => /"level":(50|60)/.test(line));
  expect(troubles).toEqual([]);
}

test.skipIf(missing)(
  'Marvel Recharge: two people play a match in their browsers',
  () =>
    house(async url => {
      const browser = await openBrowser();
      try {
        const mara = await Guest.arrive(browser, url, 'Mara', 1280, 900);
        const theo = await Guest.arrive(browser, url, 'Theo', 390, 844);
        await challenge(mara, 'Marvel Recharge', 'Theo');
        await mara.page.getByRole('button', { name: 'Choose a deck…' }).last().click();
        await mara.press(mara.page.getByRole('option', { name: 'Red deck' }));
        await theo.board().getByRole('button', { name: 'Accept' }).waitFor();
        await theo.press(theo.board().getByRole('button', { name: 'Accept' }));
        await theo.page.getByRole('button', { name: 'Choose a deck…' }).last().click();
        await theo.press(theo.page.getByRole('option', { name: 'Green deck' }));
        for (const guest of [mara, theo]) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
        const clicks = await play([mara, theo], async at => {
          if (at === 9) for (const guest of [mara, theo]) await guest.shoot('recharge-board', guest.board());
          if (at === 12) await theo.shoot('recharge-menu', theo.menu());
        });
        expect(clicks).toBeGreaterThan(20);
        for (const guest of [mara, theo]) {
          await guest.board().getByRole('heading', { name: /wins/ }).waitFor();
          await guest.shoot('recharge-end', guest.board());
        }
      } finally {
        await browser.close();
      }
    }),
  240_000,
);

test.skipIf(missing)(
  'Marvel Recharge: an open table fills with three, and they play a match in their browsers',
  () =>
    house(async url => {
      const browser = await openBrowser();
      try {
        const mara = await Guest.arrive(browser, url, 'Mara', 1280, 900);
        const theo = await Guest.arrive(browser, url, 'Theo', 390, 844);
        const third = await Guest.arrive(browser, url, 'Ines', 1280, 900);
        const guests = [mara, theo, third];
        await challenge(mara, 'Marvel Recharge');
        for (const guest of [theo, third]) {
          await guest.board().getByRole('button', { name: 'Join' }).waitFor();
          await guest.press(guest.board().getByRole('button', { name: 'Join' }));
        }
        await mara.shoot('recharge-lobby', mara.board());
        await mara.press(mara.board().getByRole('button', { name: 'Start' }));
        for (const [at, guest] of guests.entries()) {
          await guest.page.getByRole('button', { name: 'Choose a deck…' }).last().click();
          await guest.press(
            guest.page.getByRole('option', { name: ['Red deck', 'Blue deck', 'Yellow deck'][at] as string }),
          );
        }
        for (const guest of guests) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
        await play(guests, async at => {
          if (at === 20) for (const guest of guests) await guest.shoot('recharge-three', guest.board());
        });
        await mara.board().getByRole('heading', { name: /wins/ }).waitFor();
        await mara.shoot('recharge-three-end', mara.board());
      } finally {
        await browser.close();
      }
    }),
  240_000,
);
