import { expect, test } from 'vitest';
import { Chance, type Random } from '../../src/kernel/index.js';
import { missing } from '../chromium.js';
import { soak } from '../soak.js';
import { drawn, house } from './browsing.js';
import { Guest, type Offer } from './guest.js';

/** A slash command from the picker, with options typed or picked from what the bot suggests. */
async function command(guest: Guest, name: string, options: readonly (readonly [string, string, string?])[]) {
  const { page } = guest;
  const composer = page.locator('#composer');
  await page.locator('#say').fill(`/${name}`);
  await composer.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  for (const [option, typed, picked] of options) {
    const more = page.getByRole('button', { name: `+ ${option}` });
    // A required option has its field already.
    if ((await more.count()) > 0) await more.click();
    await page.keyboard.type(typed);
    if (picked === undefined) continue;
    await composer.getByRole('option', { name: picked }).first().click();
  }
  await composer.getByRole('button', { name: 'Send' }).click();
}

/** Anything, though seldom nothing: attacking makes matches end. */
const keen = (offers: readonly Offer[], random: Random): string => {
  const real = offers.filter(({ key }) => !key.endsWith('|pass') && !key.startsWith('n|'));
  return random.pick(real.length > 0 && random.int(6) > 0 ? real : offers).key;
};

/** After so many clicks they give up; in full, the match is played to its end. */
const ENOUGH = soak(Number.POSITIVE_INFINITY, 8);

test.skipIf(missing)(
  'a member makes a deck by theme, edits it, exports it, imports that under another name and plays a match with it',
  () =>
    house(async (url, opened) => {
      for (const [name, width, height] of [
        ['Theo', 390, 844],
        ['Mara', 1280, 900],
      ] as const) {
        const guest = await Guest.arrive(url, name, width, height);
        const { page } = guest;
        const mine = page.locator('.message.private').last();
        const press = (label: string | RegExp) => guest.press(mine.getByRole('button', { name: label }));
        const pick = async (list: RegExp, option: string | RegExp) => {
          await mine.getByRole('button', { name: list }).click();
          await guest.shoot('deck-list-open');
          await guest.press(page.getByRole('option', { name: option }).first());
        };

        // By theme: a legal deck, and what was done.
        await command(guest, 'deck new', [
          ['theme', 'storm', 'Hero: Storm'],
          ['seed', 'rain'],
        ]);
        await mine.getByText('around Storm (seed').waitFor();
        await guest.shoot('deck-proposed', mine);

        // Edited: another card found, added and one taken out; every click is kept.
        await press('Find cards');
        await guest.shoot('deck-find', mine);
        await mine.getByRole('button', { name: 'Search…' }).click();
        await page.getByLabel('Words, or hero:storm level<=3').fill('team:x-men level<=4');
        await guest.shoot('deck-search');
        await page.getByRole('button', { name: 'Submit' }).click();
        await mine.getByText('cards found').first().waitFor();
        await pick(/Narrow down by/, 'Hero');
        await pick(/Hero…/, /Wolverine/);
        await mine.getByText('hero:Wolverine').waitFor();
        await pick(/Cards found/, /Wolverine/);
        await guest.shoot('deck-picked', mine);
        const before = Number(/(\d+) in the deck/.exec((await mine.textContent()) ?? '')?.[1]);
        const picked = (await mine.locator('.chooser').first().textContent()) ?? '';
        await press('Add one');
        await press('Add one');
        await mine
          .getByText(`${before + 2} in the deck`)
          .first()
          .waitFor();
        await press('Remove one');
        await press('The deck');
        await mine.getByText('41 cards').waitFor();
        await guest.shoot('deck-cards', mine);
        await press('Check');
        await mine.getByText('Legal in: Trading Card Game').waitFor();
        await guest.shoot('deck-check', mine);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        if (name !== 'Mara') continue;

        // Exported as text.
        await press('Export');
        const list = (await mine.locator('pre, code').first().textContent()) ?? '';
        expect(list).toContain('# Storm build');
        expect(list).toContain(`${before + 1} ${picked.trim()}`);
        await guest.shoot('deck-export', mine);

        // Imported under another name, by the form.
        await command(guest, 'deck import', []);
        await page.getByLabel(/Card list or code/).fill(`${list}\n3 Wolverine: Snickety`);
        await page.getByLabel(/Deck name/).fill('Second wind');
        await guest.shoot('deck-import');
        await page.getByRole('button', { name: 'Submit' }).click();
        await mine.getByText('One line of this list').waitFor();
        await guest.shoot('deck-import-problem', mine);
        await mine.getByRole('button', { name: 'Fix the list' }).click();
        await page.getByLabel(/Card list or code/).fill(list);
        await page.getByRole('button', { name: 'Submit' }).click();
        await mine.getByText('imported').waitFor();
        await mine.getByText('41 cards').waitFor();

        // Played against the practice bot.
        await command(guest, 'challenge', [
          ['opponent', 'longbox', 'Longbox'],
          ['deck', 'second', 'Second wind'],
        ]);
        await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
        const random = new Chance('decks').stream('clicks');
        let clicks = 0;
        for (let idle = 0; !(await guest.isOver()); ) {
          const moved = await guest.act(offers => keen(offers, random));
          if (moved && ++clicks === ENOUGH) await guest.concede();
          idle = moved ? 0 : idle + 1;
          expect(idle, 'there is nothing to click').toBeLessThan(1000);
          if (!moved) await drawn(opened);
        }
        expect(clicks).toBeGreaterThan(5);
        await guest.board().getByText(': Second wind').waitFor();
        await guest.shoot('deck-played', guest.board());
      }
    }),
  600_000,
);
