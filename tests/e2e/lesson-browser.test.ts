import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { barriers } from '../playground/browser.js';
import { command, drawn, house, send } from './browsing.js';
import { Spent } from './budget.js';
import { Guest } from './guest.js';

const STAR = '★';

const GAMES = [
  { id: 'squad', title: 'Super Hero Squad', tips: 9, answers: 9, budget: { usual: 600, most: 700 } },
  { id: 'champions', title: 'Marvel Champions', tips: 14, answers: 24, budget: { usual: 700, most: 700 } },
] as const;

test.skipIf(missing).each(GAMES)(
  '$title: somebody who never saw it learns it on a phone, from /help to what comes next',
  ({ id, title, tips, answers, budget }) =>
    house(async (url, opened) => {
      const mara = await Guest.arrive(url, 'Mara', 390, 844);
      mara.byKeyboard = id === 'squad';
      await command(mara, '/help');
      await send(mara);
      await mara.menu().getByRole('button', { name: 'Learn to play' }).waitFor();
      // One phone screen, and nothing beside it.
      const box = await mara.menu().boundingBox();
      expect(box?.height).toBeLessThan(560);
      expect(await mara.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await mara.shoot(`help-${id}`, mara.menu());
      await mara.press(mara.menu().getByRole('button', { name: 'Learn to play' }));
      await mara.menu().getByRole('button', { name: title }).waitFor();
      await mara.shoot(`lessons-${id}`, mara.menu());
      await mara.press(mara.menu().getByRole('button', { name: title }));
      await mara.board().getByText('stacked decks, doesn’t count').waitFor();

      const told = new Set<string>();
      const spent = new Spent(`${id}-lesson`, opened);
      let clicks = 0;
      for (let idle = 0; !(await mara.isOver()); idle++) {
        const answered = await mara.act((offers, said) => {
          const [, tip] = /💡 ?(.*?[.!?])/u.exec(said) ?? [];
          const meant = offers.filter(({ label }) => label.includes(STAR));
          expect(meant, said).toHaveLength(1);
          if (tip !== undefined) told.add(tip);
          return meant[0]?.key as string;
        });
        if (answered) {
          clicks++;
          idle = 0;
          await spent.take([mara]);
          // A hand, a tip, and what each answer does.
          if (clicks === 3) expect(await barriers(mara.page)).toEqual([]);
          await mara.shoot(`lesson-${id}-${clicks}`, mara.menu());
        } else await drawn(opened);
        expect(idle, 'nothing to press').toBeLessThan(1000);
      }
      expect([told.size, clicks]).toEqual([tips, answers]);
      await spent.within(budget, [mara]);
      const board = mara.board();
      await board.getByText('What next?').waitFor();
      for (const name of ['Try a quest', 'Play a friend', 'Play together'])
        await board.getByRole('button', { name }).waitFor();
      await mara.shoot(`lesson-${id}-end`, board);
      await mara.press(board.getByRole('button', { name: 'The story' }));
      await mara.menu().locator('.picture img').first().waitFor();
      expect(await barriers(mara.page)).toEqual([]);
      await mara.press(board.getByRole('button', { name: 'Try a quest' }));
      await mara.menu().getByText('Start here:').waitFor();
      await mara.shoot(`lesson-${id}-quest`, mara.menu());
      await mara.press(board.getByRole('button', { name: 'Play a friend' }));
      await mara.menu().getByText('Pick a game and a friend').waitFor();
      await mara.shoot(`lesson-${id}-friend`, mara.menu());
      await mara.press(board.getByRole('button', { name: 'Play together' }));
      await mara.menu().getByRole('button', { name: 'Rhino' }).waitFor();
      await mara.shoot(`lesson-${id}-team`, mara.menu());
    }),
  600_000,
);
