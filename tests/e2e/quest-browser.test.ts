import { expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { Chance } from '../../src/kernel/index.js';
import { missing } from '../chromium.js';
import { drawn, house } from './browsing.js';
import { type Choice, Guest } from './guest.js';
import { first, placeOf, quests, second, words } from './questing.js';

/** Attack numbers by what a card is called on its button. */
const strength = new Map(
  squad.cards.all.map(({ title, data }) => [words.say(title), data.attack === '*' ? 5 : Number(data.attack)]),
);
const random = new Chance('quest').stream('clicks');
/** The strongest attack there is; any block there is; of what has to go, the weakest. */
const sensible: Choice = (offers, asked) => {
  const real = offers.filter(({ key }) => !key.endsWith('|pass') && !key.startsWith('n|'));
  const ranked = [...(real.length > 0 ? real : offers)].sort(
    (one, other) => (strength.get(other.label) ?? 0) - (strength.get(one.label) ?? 0),
  );
  if (asked.includes('too many') || asked.includes('Which goes next')) ranked.reverse();
  return (ranked[0] ?? random.pick(offers)).key;
};

test.skipIf(missing)(
  'somebody finds a quest, wins it, and goes on to the next',
  () =>
    house(async (url, opened) => {
      const mara = await Guest.arrive(url, 'Mara', 1280, 900);
      const theo = await Guest.arrive(url, 'Theo', 390, 844);
      const choose = async (guest: Guest, list: string | RegExp, option: string | RegExp): Promise<void> => {
        await guest.menu().getByRole('button', { name: list }).click();
        await guest.press(guest.page.getByRole('option', { name: option }).first());
      };
      const open = async (guest: Guest): Promise<void> => {
        const { page } = guest;
        await page.locator('#say').fill('/quest');
        await page.locator('#composer').getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
        await page.locator('#composer').getByRole('button', { name: 'Send' }).click();
        await guest.menu().getByText('Quests: Super Hero Squad').waitFor();
      };
      const toSheet = async (guest: Guest): Promise<void> => {
        await open(guest);
        await guest.shoot('quests', guest.menu());
        await guest.menu().locator('button[data-key^="qgrp"]').first().click();
        await guest.shoot('quests-list');
        await guest.page.keyboard.press('Escape');
        const keeper = words.say(first.group.title);
        for (const list of await guest.menu().locator('button[data-key^="qgrp"]').all()) {
          await list.click();
          const found = guest.page.getByRole('option', { name: new RegExp(`^${keeper}\\b`) });
          if ((await found.count()) > 0) {
            await guest.press(found.first());
            break;
          }
          await guest.page.keyboard.press('Escape');
        }
        await guest.menu().getByText(`${keeper} quests`).first().waitFor();
        await guest.shoot('quests-of', guest.menu());
        await choose(guest, 'Choose a stage…', placeOf(first));
        await guest.menu().getByText(`, stage ${first.stage}:`).first().waitFor();
        await guest.shoot('quest', guest.menu());
      };
      for (const guest of [theo, mara]) await toSheet(guest);
      await mara.menu().getByRole('button', { name: 'Ready-made decks' }).click();
      await mara.shoot('quest-decks');
      await mara.press(mara.page.getByRole('option', { name: 'Starter deck' }));
      await mara.board().getByRole('button', { name: 'Your move' }).waitFor();
      for (const guest of [mara, theo]) await guest.shoot('quest-board', guest.board());

      const won = mara.board().getByRole('heading', { name: 'Mara wins' });
      for (let tries = 1; (await won.count()) === 0; tries++) {
        expect(tries, 'so many defeats in a row are no bad luck').toBeLessThan(7);
        if (tries > 1) {
          await mara.press(mara.board().getByRole('button', { name: 'Try again' }));
          await mara.press(mara.menu().getByRole('button', { name: 'Play with Starter deck' }));
          await mara.board().getByRole('button', { name: 'Your move' }).waitFor();
        }
        for (let idle = 0; !(await mara.isOver()); idle++) {
          while (await mara.act(sensible)) idle = 0;
          expect(idle, 'nobody has anything to click').toBeLessThan(1000);
          await drawn(opened);
        }
        if ((await won.count()) === 0) await mara.shoot('quest-lost', mara.board());
      }

      // Everybody reads what has come of it; the winner reads how far they have come, and goes on.
      for (const guest of [mara, theo]) {
        await guest.board().getByText('Quest won').waitFor();
        await guest
          .board()
          .getByText(`You’ve unlocked ${placeOf(second)}`)
          .waitFor();
        await guest.shoot('quest-won', guest.board());
        expect(await guest.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      await mara.press(mara.board().getByRole('button', { name: 'Next stage' }));
      await mara.menu().getByText(placeOf(second).replace('S', 's')).first().waitFor();
      await mara.menu().getByText('not tried yet').first().waitFor();
      await mara.shoot('quest-next', mara.menu());
      await mara.press(mara.menu().getByRole('button', { name: / quests$/ }));
      await mara
        .menu()
        .getByText(/best win: \d+ turns? against the/)
        .waitFor();
      await mara.shoot('quests-won', mara.menu());
      await mara.press(mara.menu().getByRole('button', { name: 'All quests' }));
      await mara.menu().getByText(`You’ve won 1 of ${quests.length}`).waitFor();
      await mara.shoot('quests-begun', mara.menu());
    }),
  600_000,
);
