// Run by `npm run gallery`: takes pictures of what people see on a phone, in each language.
import { join } from 'node:path';
import { test } from 'vitest';
import { localesOf } from '../../src/locales/index.js';
import type { Member, SeenMessage } from '../playground/member.js';
import { house } from './browsing.js';
import { Camera } from './camera.js';
import { Guest } from './guest.js';
import { posted, type TestHouse } from './house.js';
import { advisedIn, privately } from './player.js';

const folder = join(import.meta.dirname, '../../docs/pictures/languages');
const PHONE = [390, 844] as const;

/** What comes with a picture, a moment after its words. */
const PICTURED: ReadonlySet<string> = new Set(['lesson', 'board', 'question']);

/** The message of a channel as the page shows it. */
const shown = ({ page }: Guest, { id }: SeenMessage): ReturnType<Guest['board']> => page.locator(`#m${id}`);

/** Does what the lesson advises, so many times at most; returns its last menu. */
async function follow(member: Member, begun: SeenMessage, steps: number): Promise<SeenMessage> {
  let menu = begun;
  for (let step = 0; step < steps; step++) {
    const advised = advisedIn(menu);
    if (advised === undefined) return menu;
    menu = (await member.click(menu, advised)).message ?? menu;
  }
  return menu;
}

async function boardIn(opened: TestHouse): Promise<SeenMessage> {
  await opened.settled();
  return posted(opened).findLast(({ embeds }) => embeds.length > 0) as SeenMessage;
}

test.each([...localesOf(null)])('pictures in %s', { timeout: 200_000 }, locale =>
  house(
    async (url, opened) => {
      const mara = await opened.member('Mara');
      await mara.setLocale(locale);
      await opened.bot.house.servers.change(opened.playground.guildId, () => ({ language: locale }));
      const guest = await Guest.arrive(url, 'Mara', ...PHONE);
      const camera = new Camera(folder, locale, [PHONE[0]]);
      const take = async (kind: string, message: SeenMessage): Promise<void> => {
        await opened.settled();
        await shown(guest, message).waitFor();
        if (PICTURED.has(kind)) await shown(guest, message).locator('.picture img').first().waitFor();
        await camera.take(kind, guest, shown(guest, message));
      };
      await take('help', privately(await mara.run('/help')));
      await take('settings', privately(await mara.run('/me settings')));
      await take('error', privately(await mara.run('/match undo')));
      const champions = privately(await mara.run('learn', { game: 'champions' }));
      await take('lesson', champions);
      await follow(mara, champions, 9);
      await take('board', await boardIn(opened));
      const squad = privately(await mara.run('learn', { game: 'squad' }));
      await take('question', await follow(mara, squad, 4));
    },
    { seed: 'languages' },
  ),
);
