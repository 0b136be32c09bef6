import { expect, test } from 'vitest';
import { type BotChild, freePort, startChild } from './child.js';
import { type Choice, Guest, missing, openBrowser } from './guest.js';
import { newFolder } from './house.js';

/** Attacks whenever that is possible, and counters every other time, so that teams fall. */
function fighter(): Choice {
  let attacked = 0;
  return (offers, asked) => {
    const of = (test: RegExp): string | undefined => offers.find(({ label }) => test.test(label))?.key;
    if (/is attacked|been countered/.test(asked) && ++attacked % 2 === 0)
      return of(/Take the hit|Give in/) ?? (offers[0]?.key as string);
    return of(/attacks with|Attack with|leads/) ?? of(/^(?!.*(discard|goes to)).*$/i) ?? (offers[0]?.key as string);
  };
}

/** Opens a table for Super Powered Smash Masters that anybody may join. */
async function openTable({ page }: Guest): Promise<void> {
  await page.locator('#say').fill('/chal');
  await page.locator('#composer').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '+ game' }).click();
  await page.keyboard.type('super powered');
  await page.locator('#composer').getByRole('option', { name: 'Super Powered Smash Masters' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#composer').getByRole('button', { name: 'Send' }).click();
}

/** Two people at a table of so many; practice players have the other places. */
async function seated(url: string, seats: number, visit: (mara: Guest, theo: Guest) => Promise<void>): Promise<void> {
  const browser = await openBrowser();
  try {
    const mara = await Guest.arrive(browser, url, 'Mara', 1280, 900);
    const theo = await Guest.arrive(browser, url, 'Theo', 390, 844);
    await openTable(mara);
    await theo.board().getByRole('button', { name: 'Join' }).waitFor();
    await theo.press(theo.board().getByRole('button', { name: 'Join' }));
    for (let practice = seats - 2; practice > 0; practice--)
      await mara.press(mara.board().getByRole('button', { name: 'Add a practice player' }));
    await mara.shoot(`smash-lobby-${seats}`, mara.board());
    // A table that is full needs no start.
    const start = mara.board().getByRole('button', { name: 'Start' });
    if (seats < 8) await mara.press(start);
    for (const [guest, deck] of [
      [mara, 'Brawlers'],
      [theo, 'Gardeners'],
    ] as const) {
      await guest.page.getByRole('button', { name: 'Choose a deck…' }).last().click();
      await guest.press(guest.page.getByRole('option', { name: deck }));
    }
    for (const guest of [mara, theo]) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
    await visit(mara, theo);
  } finally {
    await browser.close();
  }
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
  'Super Powered Smash Masters: two people and two practice players play a match in browsers, and who is out watches its end',
  () =>
    house(url =>
      seated(url, 4, async (mara, theo) => {
        const [choice, other] = [fighter(), fighter()];
        let clicks = 0;
        for (let idle = 0; !(await mara.isOver()); ) {
          let moved = false;
          for (const [guest, choose] of [
            [mara, choice],
            [theo, other],
          ] as const)
            while (await guest.act(choose)) {
              moved = true;
              clicks++;
              if (clicks === 10) for (const one of [mara, theo]) await one.shoot('smash-board', one.board());
              if (clicks === 12) for (const one of [mara, theo]) await one.shoot('smash-menu', one.menu());
              if ((await mara.board().getByText('(out)').count()) > 0) await mara.shoot('smash-out', mara.board());
            }
          idle = moved ? 0 : idle + 1;
          expect(idle, 'nobody has anything to click').toBeLessThan(400);
          if (!moved) await new Promise(resolve => setTimeout(resolve, 100));
        }
        expect(clicks).toBeGreaterThan(15);
        for (const guest of [mara, theo]) {
          await guest
            .board()
            .getByRole('heading', { name: /wins|draw/i })
            .waitFor();
          await guest.shoot('smash-end', guest.board());
        }
      }),
    ),
  420_000,
);

test.skipIf(missing)(
  'Super Powered Smash Masters: a table of eight begins, and its board can be read on a desktop and on a phone',
  () =>
    house(url =>
      seated(url, 8, async (mara, theo) => {
        const choose = fighter();
        const rest = () => new Promise(resolve => setTimeout(resolve, 500));
        for (let moves = 0; moves < 3; ) {
          if (await mara.act(choose)) moves++;
          else if (!(await theo.act(choose))) await rest();
        }
        // Until everybody waits for one of the two: then the board stands still.
        for (const guest of [mara, theo]) {
          const pictures = guest.board().locator('.embed img[alt*="Heroes left"]');
          await pictures.first().waitFor();
          await rest();
          const count = await pictures.count();
          for (let at = 0; at < count; at++) await guest.frame(`smash-eight-${at}`, pictures.nth(at));
          expect(count).toBeGreaterThan(1);
        }
      }),
    ),
  240_000,
);
