import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { begun, command, fill, house, join, playOn, send, takeDeck, together } from './browsing.js';
import type { Choice } from './guest.js';

/** Clicks of one person after which they have seen enough of the fight. */
const FIGHT = 14;

/**
 * A hero who fights: changes form, pays as suggested, hits what is before them. After a while they go home and stay there,
 * where the villain schemes in peace: so the match comes to its end.
 */
function hero(): Choice {
  let clicks = 0;
  return (offers, said) => {
    const of = (test: RegExp): string | undefined => offers.find(({ label }) => test.test(label))?.key;
    const passing = offers.find(({ key }) => key.startsWith('n|'))?.key;
    // An offer in somebody else's turn stands until that is over: passing it changes nothing.
    if (/Any action from you/.test(said)) return null;
    const home = ++clicks > FIGHT;
    return (
      of(/^Pay with/) ??
      (home
        ? of(/Change to alter-ego/)
        : (of(/Change to hero/) ??
          of(/ attacks \(/) ??
          (/defend/i.test(said) ? passing : undefined) ??
          of(/ thwarts \(/))) ??
      of(/End the turn/) ??
      passing ??
      (offers[0]?.key as string)
    );
  };
}

test.skipIf(missing)(
  'Marvel Champions: two people take their seats and play against Rhino in their browsers, to the end',
  () =>
    house(url =>
      together(url, ['Mara', 'Theo'], async guests => {
        const [mara, theo] = guests;
        await command(mara, '/scen');
        await fill(mara, 'players', '2');
        await send(mara);
        await theo.board().getByRole('button', { name: 'Take a seat' }).waitFor();
        await mara.shoot('champions-lobby', mara.board());
        await join(theo, 'Take a seat');
        await takeDeck(mara, 'Spider-Man');
        await takeDeck(theo, 'Captain Marvel');
        await begun(guests);
        const clicks = await playOn(
          guests.map(guest => [guest, hero()]),
          async at => {
            if (at === 4) for (const guest of guests) await guest.shoot('champions-menu', guest.menu());
            if (at === 9) for (const guest of guests) await guest.shoot('champions-board', guest.board());
            if (at === 14) for (const guest of guests) await guest.shoot('champions-later', guest.menu());
          },
        );
        expect(clicks).toBeGreaterThan(2 * FIGHT);
        for (const guest of guests) {
          await guest
            .board()
            .getByRole('heading', { name: /win|lose|lost|defeat/i })
            .waitFor();
          await guest.shoot('champions-end', guest.board());
        }
      }),
    ),
  240_000,
);
