import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { soak } from '../soak.js';
import { begun, challenge, drawn, house, join, playOn, takeDeck, together } from './browsing.js';
import type { Choice, Guest } from './guest.js';
import { until } from './house.js';
import { lookAt } from './player.js';

/** Attacks whenever that is possible and counters now and then, so that teams fall soon. */
function fighter(): Choice {
  let attacked = 0;
  return (offers, asked) => {
    const of = (test: RegExp): string | undefined => offers.find(({ label }) => test.test(label))?.key;
    if (/under attack|was countered/.test(asked) && ++attacked % 6 !== 0)
      return of(/Take the hit|Give in/) ?? (offers[0]?.key as string);
    return of(/attacks with|Attack with|leads/) ?? of(/^(?!.*(discard|retire)).*$/i) ?? (offers[0]?.key as string);
  };
}

/** After so many clicks of all four the first gives up, and then another: the other two fight it out, or one more gives up. */
const CONCESSIONS: readonly number[] = soak([60, 110], [8, 12, 16]);

const DECKS = ['Brawlers', 'Gardeners', 'Hexers', 'Tinkerers'] as const;

/** People at a table of so many; practice bots have the other places. */
const seated = (
  url: string,
  names: readonly string[],
  seats: number,
  visit: (guests: readonly Guest[]) => Promise<void>,
): Promise<void> =>
  together(url, names, async guests => {
    const [host, ...others] = guests as [Guest, ...Guest[]];
    await challenge(host, 'Super Powered Smash Masters');
    for (const guest of others) await join(guest, 'Join');
    for (let practice = seats - names.length; practice > 0; practice--)
      await host.press(host.board().getByRole('button', { name: 'Add a practice bot' }));
    await host.shoot(`smash-lobby-${seats}`, host.board());
    // A table that is full needs no start.
    if (seats < 8) await host.press(host.board().getByRole('button', { name: 'Start' }));
    for (const [at, guest] of guests.entries()) await takeDeck(guest, DECKS[at % DECKS.length] as string);
    await begun(guests);
    await visit(guests);
  });

test.skipIf(missing)(
  'Super Powered Smash Masters: four people play a match in their browsers; who gives up watches its end',
  () =>
    house((url, opened) =>
      seated(url, ['Mara', 'Theo', 'Ines', 'Kofi'], 4, async guests => {
        const [mara, theo, ines, kofi] = guests as [Guest, Guest, Guest, Guest];
        const leavers = [ines, kofi, theo];
        const clicks = await playOn(
          opened,
          guests.map(guest => [guest, fighter()]),
          async at => {
            if (at === 10) for (const guest of guests) await guest.shoot('smash-board', guest.board());
            if (at === 12) for (const guest of guests) await guest.shoot('smash-menu', guest.menu());
            await leavers[CONCESSIONS.indexOf(at)]?.concede();
            if ((await mara.board().getByText('(out)').count()) > 0) await mara.shoot('smash-out', mara.board());
          },
        );
        expect(clicks).toBeGreaterThan(CONCESSIONS[1] as number);
        for (const guest of guests) {
          await guest
            .board()
            .getByRole('heading', { name: /wins|draw/i })
            .waitFor();
          await guest.shoot('smash-end', guest.board());
        }
      }),
    ),
  600_000,
);

test.skipIf(missing)(
  'Super Powered Smash Masters: a table of eight begins, and its board can be read on a desktop and on a phone',
  () =>
    house((url, opened) =>
      seated(url, ['Mara', 'Theo'], 8, async guests => {
        const [mara, theo] = guests as [Guest, Guest];
        const choose = fighter();
        for (let moves = 0; moves < 3; ) {
          if (await mara.act(choose)) moves++;
          else if (!(await theo.act(choose))) await drawn(opened);
        }
        // As soon as people alone are asked, nothing is drawn again while somebody looks.
        await until('it is up to people', async () => {
          const [match] = await opened.bot.house.store.matchesOf({ status: ['playing'] });
          const { table, match: row } = await lookAt(opened, match?.id ?? '');
          return table?.prompts.every(({ seat }) => row.seats[seat]?.player?.startsWith('practice:') !== true) === true;
        });
        await opened.settled();
        // It is on two pictures.
        for (const guest of guests) {
          await guest.page.reload();
          const pictures = guest.board().locator('.embed img[alt*="Heroes left"]');
          await pictures.nth(1).waitFor();
          for (const at of [0, 1]) await guest.frame(`smash-eight-${at}`, pictures.nth(at));
        }
      }),
    ),
  600_000,
);
