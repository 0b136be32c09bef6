import { expect, test } from 'vitest';
import { type BotChild, freePort, startChild } from './child.js';
import { type Choice, Guest, missing, openBrowser } from './guest.js';
import { newFolder } from './house.js';

/** Heroes who fight: they change form, hit what is before them, play what they can and pay as suggested. */
const brave: Choice = (offers, said) => {
  const of = (test: RegExp): string | undefined => offers.find(({ label }) => test.test(label))?.key;
  const passing = offers.find(({ key }) => key.startsWith('n|'))?.key;
  // Alter-egos go out; nobody goes home, so that the match ends.
  return (
    of(/^Pay with/) ??
    of(/Change to hero/) ??
    of(/ attacks \(/) ??
    (/defend/i.test(said) ? passing : undefined) ??
    of(/ thwarts \(/) ??
    of(/End the turn/) ??
    passing ??
    (offers[0]?.key as string)
  );
};

/** So many clicks of both together: a few rounds, in which every kind of question comes. */
const CLICKS = 30;

/** Sends `/scenario start` for a Rhino game. */
async function start({ page }: Guest, players: string): Promise<void> {
  await page.locator('#say').fill('/scen');
  await page.locator('#composer').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '+ players' }).click();
  await page.keyboard.type(players);
  await page.locator('#composer').getByRole('button', { name: 'Send' }).click();
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

/** Everybody clicks for as long as they are asked, so often or until the match is over. Returns the number of clicks. */
async function play(guests: readonly Guest[], most: number, shoot: (clicks: number) => Promise<void>): Promise<number> {
  let clicks = 0;
  for (let idle = 0; clicks < most && !(await (guests[0] as Guest).isOver()); ) {
    let moved = false;
    for (const guest of guests)
      while (clicks < most && (await guest.act(brave))) {
        moved = true;
        await shoot(++clicks);
      }
    idle = moved ? 0 : idle + 1;
    expect(idle, 'nobody has anything to click').toBeLessThan(60);
    if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
  }
  return clicks;
}

test.skipIf(missing)(
  'Marvel Champions: two people take their seats and play against Rhino in their browsers',
  () =>
    house(async url => {
      const browser = await openBrowser();
      try {
        const mara = await Guest.arrive(browser, url, 'Mara', 1280, 900);
        const theo = await Guest.arrive(browser, url, 'Theo', 390, 844);
        const guests = [mara, theo];
        await start(mara, '2');
        await theo.board().getByRole('button', { name: 'Take a seat' }).waitFor();
        await mara.shoot('champions-lobby', mara.board());
        await theo.press(theo.board().getByRole('button', { name: 'Take a seat' }));
        for (const [at, guest] of guests.entries()) {
          await guest.page
            .getByRole('button', { name: /Ready-made decks|Choose a deck…/ })
            .last()
            .click();
          const hero = ['Spider-Man', 'Captain Marvel'][at] as string;
          await guest.press(guest.page.getByRole('option', { name: hero }).first());
        }
        for (const guest of guests) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
        const clicks = await play(guests, CLICKS, async at => {
          if (at === 4) for (const guest of guests) await guest.shoot('champions-menu', guest.menu());
          if (at === 9) for (const guest of guests) await guest.shoot('champions-board', guest.board());
          if (at === 14) for (const guest of guests) await guest.shoot('champions-later', guest.menu());
        });
        expect(clicks).toBe(CLICKS);
        for (const guest of guests) {
          await guest
            .board()
            .getByText(/Round \d+/)
            .first()
            .waitFor();
          await guest.shoot('champions-end', guest.board());
        }
      } finally {
        await browser.close();
      }
    }),
  400_000,
);
