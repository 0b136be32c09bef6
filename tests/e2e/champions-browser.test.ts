import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { soak } from '../soak.js';
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
          of(/ thwarts \(/) ??
          // Where there is much to choose from.
          of(/Use a basic power/))) ??
      of(/End the turn/) ??
      passing ??
      (offers[0]?.key as string)
    );
  };
}

interface Fight {
  readonly villain: string;
  readonly heroes: readonly [string, string];
}

/** Of these, each `npm test` plays the first. */
const FIGHTS: readonly Fight[] = [
  { villain: 'Rhino', heroes: ['Spider-Man', 'Captain Marvel'] },
  { villain: 'Risky Business', heroes: ['Captain America', 'Doctor Strange'] },
  { villain: 'Mutagen Formula', heroes: ['Ms. Marvel', 'Hulk'] },
  { villain: 'The Wrecking Crew', heroes: ['Thor', 'Black Widow'] },
];

test.skipIf(missing).each(soak(FIGHTS, FIGHTS.slice(0, 1)))(
  'Marvel Champions: two people take their seats and play against $villain in their browsers, to the end',
  ({ villain, heroes: [one, other] }) =>
    house((url, opened) =>
      together(url, ['Mara', 'Theo'], async guests => {
        const [mara, theo] = guests;
        const shot = (what: string): string => `champions-${what}-${villain.toLowerCase().replaceAll(' ', '-')}`;
        await command(mara, '/scen');
        await fill(mara, 'players', '2');
        await fill(mara, 'villain', villain);
        await send(mara);
        await theo.board().getByRole('button', { name: 'Take a seat' }).waitFor();
        await mara.shoot(shot('lobby'), mara.board());
        await join(theo, 'Take a seat');
        await takeDeck(mara, one);
        await takeDeck(theo, other);
        await begun(guests);
        const clicks = await playOn(
          opened,
          guests.map(guest => [guest, hero()]),
          async at => {
            if (at === 4) for (const guest of guests) await guest.shoot(shot('menu'), guest.menu());
            if (at === 9) for (const guest of guests) await guest.shoot(shot('board'), guest.board());
            if (at === 14) for (const guest of guests) await guest.shoot(shot('later'), guest.menu());
          },
        );
        expect(clicks).toBeGreaterThan(FIGHT);
        for (const guest of guests) {
          await guest
            .board()
            .getByRole('heading', { name: /win|lose|lost|defeat/i })
            .waitFor();
          await guest.shoot(shot('end'), guest.board());
        }
      }),
    ),
  600_000,
);
