import { expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { closePages, missing } from '../chromium.js';
import { soak } from '../soak.js';
import { type BotChild, freePort, startChild } from './child.js';
import { type Choice, Guest } from './guest.js';
import { newFolder } from './house.js';

const random = new Chance('browser').stream('clicks');

/** Answers with anything, though seldom with nothing: attacking makes matches end. */
const anything: Choice = offers => {
  const keen = offers.filter(({ key }) => !key.endsWith('|pass') && !key.startsWith('n|'));
  return random.pick(keen.length > 0 && random.int(6) > 0 ? keen : offers).key;
};

/** After so many clicks the phone gives up; in full, the match is played to its end. */
const ENOUGH = soak(Number.POSITIVE_INFINITY, 30);

test.skipIf(missing)(
  'two people play a match in their browsers, and the house is killed in the middle',
  async () => {
    const [data, port] = [newFolder(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    let child: BotChild;
    const boot = async (): Promise<void> => {
      child = startChild({ LONGBOX_DATA: data, LONGBOX_PORT: String(port) });
      await child.says('The playground is open');
    };
    await boot();
    try {
      const mara = await Guest.arrive(url, 'Mara', 1280, 900);
      const theo = await Guest.arrive(url, 'Theo', 390, 844);
      const guests = [mara, theo];
      for (const guest of guests) await guest.shoot('first');

      // Mara challenges Theo: the command from the picker, the opponent and the deck from their lists.
      const { page } = mara;
      await page.locator('#say').fill('/chal');
      await page.locator('#composer').getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '+ opponent' }).click();
      await page.keyboard.type('theo');
      await page.locator('#composer').getByRole('option', { name: 'Theo' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '+ deck' }).click();
      await page.keyboard.type('iron');
      await page.locator('#composer').getByRole('option', { name: 'Iron Man deck' }).waitFor();
      await mara.shoot('challenge');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('#composer').getByRole('button', { name: 'Send' }).click();

      // Theo accepts, and chooses his own from the private menu.
      await theo.board().getByRole('button', { name: 'Accept' }).waitFor();
      await theo.shoot('invitation');
      await theo.press(theo.board().getByRole('button', { name: 'Accept' }));
      await theo.page.getByRole('button', { name: 'Ready-made decks' }).click();
      await theo.shoot('decks');
      await theo.press(theo.page.getByRole('option', { name: 'Storm deck' }));
      for (const guest of guests) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
      for (const guest of guests) await guest.shoot('board', guest.board());

      let clicks = 0;
      let killed = false;
      for (let idle = 0; !(await mara.isOver()); ) {
        let moved = false;
        for (const guest of guests) {
          while (await guest.act(anything)) {
            clicks++;
            moved = true;
            if (clicks >= 15 && !killed) {
              killed = true;
              await child!.kill();
              await boot();
              // The pages come back by themselves; the old board works.
              for (const back of guests) await back.press(back.board().getByRole('button', { name: 'Your move' }));
            }
            if (clicks === ENOUGH) await theo.concede();
          }
        }
        idle = moved ? 0 : idle + 1;
        expect(idle, 'nobody has anything to click').toBeLessThan(1000);
        if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
      }
      expect(killed).toBe(true);
      expect(clicks).toBeGreaterThan(20);

      const words: string[] = [];
      for (const guest of guests) {
        await guest
          .board()
          .getByRole('heading', { name: /(Mara|Theo) wins/ })
          .waitFor();
        await guest.shoot('victory', guest.board().getByRole('heading').first());
        words.push((await guest.board().locator('.embed').allTextContents()).join('\n'));
        expect(await guest.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      expect(words[0]).toContain(soak('ran out of cards', 'Theo conceded.'));
      expect(words[0]).toBe(words[1]);

      // The thread tells the story.
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /Mara – Theo/ })
        .click();
      await page.getByText('Turn 1:').first().waitFor();
      await mara.shoot('thread');
    } finally {
      await closePages();
      await child!.kill('SIGTERM');
    }
    expect(
      child!
        .output()
        .split('\n')
        .filter(line => /"level":(50|60)/.test(line)),
    ).toEqual([]);
  },
  600_000,
);
