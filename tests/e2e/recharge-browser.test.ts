import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { soak, soaking } from '../soak.js';
import { begun, challenge, house, join, playOn, takeDeck, together } from './browsing.js';
import type { Choice } from './guest.js';

/** Somebody who fights for every counter, so that the match ends: attacks, ventures high, exchanges nothing. */
const eager: Choice = offers => {
  const of = (test: RegExp): string | undefined => offers.findLast(({ label }) => test.test(label))?.key;
  return (
    of(/rating/) ??
    of(/^Counter \d/) ??
    offers.find(({ key }) => key.startsWith('n|'))?.key ??
    offers.find(({ label }) => /Pass|Concede/.test(label))?.key ??
    (offers[0]?.key as string)
  );
};

/** After so many clicks others give up; in full, matches are played to their end. */
const ENOUGH = soak(Number.POSITIVE_INFINITY, 16);

test.skipIf(missing)(
  'Marvel Recharge: an open table fills with three, and they play a match in their browsers',
  () =>
    house((url, opened) =>
      together(url, ['Mara', 'Theo', 'Ines'], async guests => {
        const [mara, ...others] = guests;
        await challenge(mara, 'Marvel Recharge');
        for (const guest of others) await join(guest, 'Join');
        await mara.shoot('recharge-lobby', mara.board());
        await mara.press(mara.board().getByRole('button', { name: 'Start' }));
        for (const [at, guest] of guests.entries())
          await takeDeck(guest, ['Red deck', 'Blue deck', 'Yellow deck'][at] as string);
        await begun(guests);
        await playOn(
          opened,
          guests.map(guest => [guest, eager]),
          async at => {
            if (at === 20) for (const guest of guests) await guest.shoot('recharge-three', guest.board());
            await others[[ENOUGH, ENOUGH + 6].indexOf(at)]?.concede();
          },
        );
        await mara.board().getByRole('heading', { name: /wins/ }).waitFor();
        await mara.shoot('recharge-three-end', mara.board());
      }),
    ),
  600_000,
);

// The same for two, by a challenge.
if (soaking)
  test.skipIf(missing)(
    'Marvel Recharge: two people play a match in their browsers',
    () =>
      house((url, opened) =>
        together(url, ['Mara', 'Theo'], async guests => {
          const [mara, theo] = guests;
          await challenge(mara, 'Marvel Recharge', 'Theo');
          await takeDeck(mara, 'Red deck');
          await join(theo, 'Accept');
          await takeDeck(theo, 'Green deck');
          await begun(guests);
          const clicks = await playOn(
            opened,
            guests.map(guest => [guest, eager]),
            async at => {
              if (at === 9) for (const guest of guests) await guest.shoot('recharge-board', guest.board());
              if (at === 12) await theo.shoot('recharge-menu', theo.menu());
              if (at === ENOUGH) await theo.concede();
            },
          );
          expect(clicks).toBeGreaterThan(12);
          for (const guest of guests) {
            await guest.board().getByRole('heading', { name: /wins/ }).waitFor();
            await guest.shoot('recharge-end', guest.board());
          }
        }),
      ),
    600_000,
  );
