// Run by `npm run gallery`: plays a match of each game in the browser and keeps pictures of what people see.
import { join } from 'node:path';
import { test } from 'vitest';
import {
  begun,
  challenge,
  command,
  fill,
  house,
  join as joinTable,
  playOn,
  send,
  takeDeck,
  together,
} from './browsing.js';
import { Camera } from './camera.js';
import type { Choice, Guest } from './guest.js';
import type { TestHouse } from './house.js';

const folder = join(import.meta.dirname, '../../docs/pictures/tour');
const WIDTHS = [360, 390, 1280];
/** Answers after which a match has shown enough and somebody gives up. */
const ENOUGH = 40;
/** How long a thread with its pictures may take to be there, in milliseconds. */
const ARRIVAL = 20_000;

/** Buttons that answer a question. */
const ANSWERS = ['a', 's', 'd'].map(verb => `button[data-key^="${verb}|"]:enabled`).join(', ');

/** The kind of a menu by what it asks. */
const kindOf = (said: string): string =>
  /defend|block it|was countered|under attack/i.test(said) ? 'question' : 'menu';

/** The first answer that one of these finds, else the first that does something. */
const prefer =
  (...wishes: readonly RegExp[]): Choice =>
  offers => {
    for (const wish of wishes) {
      const found = offers.find(({ label }) => wish.test(label));
      if (found !== undefined) return found.key;
    }
    const [last] = offers.slice(-1);
    return (offers.find(({ key }) => !key.startsWith('n|')) ?? last)?.key ?? null;
  };

/** Plays until enough was shown, then to the end, by somebody giving up where nobody has won before. */
async function tour(opened: TestHouse, game: string, guests: readonly Guest[], choose: () => Choice): Promise<void> {
  const camera = new Camera(folder, game, WIDTHS);
  const [first, second] = guests as [Guest, Guest];
  const choices = guests.map(choose);
  let conceded = false;
  const watching = guests.map((guest, at): readonly [Guest, Choice] => [
    guest,
    (offers, said) => (choices[at] as Choice)(offers, said),
  ]);
  await playOn(opened, watching, async clicks => {
    for (const guest of guests) {
      const menu = guest.menu();
      const said = (await menu.textContent().catch(() => '')) ?? '';
      const hand = await menu.locator('img[alt^="Your hand"]').count();
      const asks = await menu.locator(ANSWERS).count();
      // Taking what comes may be all that somebody can do.
      const kind = kindOf(said);
      if (clicks > 4 && hand > 0 && asks > (kind === 'question' ? 0 : 1)) await camera.take(kind, guest, menu);
      if (/villain phase/i.test(said)) await camera.take('villain', guest, menu);
    }
    if (clicks === 16) await camera.take('board', first, first.board());
    if (clicks === 28) await camera.take('later', first, first.board());
    if (clicks >= ENOUGH && !conceded && !(await first.isOver())) {
      conceded = true;
      for (const guest of game === 'champions' ? guests : [second]) await guest.concede();
    }
  });
  const board = first.board();
  await board.getByRole('button', { name: 'Transcript' }).waitFor();
  const picture = board.locator('.picture img').first();
  await picture.waitFor();
  await camera.take('end', first, picture);
  await first.press(board.getByRole('button', { name: 'The story' }));
  const strip = first.menu().locator('.picture img').first();
  await strip.waitFor();
  await camera.take('story', first, strip);
  // Big moments stand in the match's thread, where there were any.
  await first.page.locator('.thread-link a').last().click();
  const moment = first.page.locator('img[src*="/moment-"]').last();
  await moment.waitFor({ timeout: ARRIVAL }).catch(() => {});
  await camera.take('moment', first, moment);
}

const NAMES = ['Mara', 'Theo'] as const;

test('Super Hero Squad', { timeout: 400_000 }, () =>
  house(
    (url, opened) =>
      together(url, NAMES, async guests => {
        const [mara, theo] = guests;
        await challenge(mara, 'Super Hero Squad', 'Theo');
        await takeDeck(mara, 'Iron Man deck');
        await joinTable(theo, 'Accept');
        await takeDeck(theo, 'Storm deck');
        await begun(guests);
        await tour(opened, 'squad', guests, () => prefer(/^(?!.*(Pass|no block)).*$/i));
      }),
    { seed: 'gallery' },
  ),
);

test('Marvel Champions', { timeout: 400_000 }, () =>
  house(
    (url, opened) =>
      together(url, NAMES, async guests => {
        const [mara, theo] = guests;
        await command(mara, '/scen');
        await fill(mara, 'players', '2');
        await send(mara);
        await joinTable(theo, 'Take a seat');
        await takeDeck(mara, 'Spider-Man');
        await takeDeck(theo, 'Captain Marvel');
        await begun(guests);
        await tour(opened, 'champions', guests, () => {
          const fight = prefer(/^Pay with/, /Change to hero/, / attacks \(/, / thwarts \(/, /End the turn/);
          return (offers, said) => (/Any action from you/.test(said) ? null : fight(offers, said));
        });
      }),
    { seed: 'gallery' },
  ),
);

test('Super Powered Smash Masters', { timeout: 400_000 }, () =>
  house(
    (url, opened) =>
      together(url, NAMES, async guests => {
        const [mara, theo] = guests;
        await challenge(mara, 'Super Powered Smash Masters', 'Theo');
        await takeDeck(mara, 'Brawlers');
        await joinTable(theo, 'Accept');
        await takeDeck(theo, 'Hexers');
        await begun(guests);
        await tour(opened, 'smash', guests, () =>
          prefer(/attacks with|Attack with|leads/, /Take the hit|Give in/, /^(?!.*(discard|retire)).*$/i),
        );
      }),
    { seed: 'gallery' },
  ),
);

test('Marvel Recharge', { timeout: 400_000 }, () =>
  house(
    (url, opened) =>
      together(url, NAMES, async guests => {
        const [mara, theo] = guests;
        await challenge(mara, 'Marvel Recharge', 'Theo');
        await takeDeck(mara, 'Red deck');
        await joinTable(theo, 'Accept');
        await takeDeck(theo, 'Green deck');
        await begun(guests);
        await tour(opened, 'recharge', guests, () => prefer(/rating/, /^Counter \d/, /^(?!.*(Pass|Concede|Give)).*$/));
      }),
    { seed: 'gallery' },
  ),
);
