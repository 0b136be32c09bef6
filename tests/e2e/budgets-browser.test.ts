import { expect, test } from 'vitest';
import { PHONE } from '../../src/discord/menu/phone.js';
import { missing } from '../chromium.js';
import { barriers, fits } from '../playground/browser.js';
import { begun, challenge, command, fill, house, join, onPhones, playOn, send, takeDeck } from './browsing.js';
import type { Choice, Guest } from './guest.js';
import { Heights, misjudged } from './heights.js';
import type { TestHouse } from './house.js';

// What a table costs on a phone, printed and held to its budget: the page is laid out as Discord lays out messages.

/** A board in pixels, on a phone of 390 by 844: as a rule, and at most. */
interface Budget {
  readonly usual: number;
  readonly most: number;
}

/** What a phone shows without scrolling, as far as Discord leaves it to messages: no menu is higher. */
const SCREEN = 844;

/** The largest picture, in bytes. */
const PICTURE = 60 * 1024;

/** The first answer that one of these finds, else the first that does something. */
const prefer =
  (...wishes: readonly RegExp[]): Choice =>
  offers => {
    for (const wish of wishes) {
      const found = offers.find(({ label }) => wish.test(label));
      if (found !== undefined) return found.key;
    }
    return (offers.find(({ key }) => !key.startsWith('n|')) ?? offers.at(-1))?.key ?? null;
  };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How long a picture that Discord has may take to the page, in milliseconds; a menu without a hand has none. */
const ARRIVAL = 3000;

/** Plays for so many clicks, and looks at each board and menu on the way, once all that is on its way is there. */
async function measure(
  { name, choose, clicks }: { name: string; choose: () => Choice; clicks: number },
  guests: readonly Guest[],
  { settled, bot }: TestHouse,
) {
  const boards = new Heights(`${name}-tallest-board`);
  const menus = new Heights(`${name}-tallest-menu`);
  const faults: number[] = [];
  const [first] = guests as [Guest];
  await playOn(
    guests.map(guest => [guest, choose()] as const),
    async done => {
      await settled();
      // The poster of the end stands by itself.
      if ((await bot.house.store.openMatches()) === 0) return;
      for (const guest of guests) {
        await boards.take(guest, guest.board());
        const menu = guest.menu();
        if ((await menu.count()) === 0) continue;
        // The words of a hand give way to its picture.
        const picture = menu.locator('.container .gallery img').first();
        const isThere = await picture.waitFor({ timeout: ARRIVAL }).then(
          () => true,
          () => false,
        );
        if (!isThere) continue;
        await menus.take(guest, menu);
        faults.push(await misjudged(guest, menu));
      }
      if (done === clicks && !(await first.isOver()))
        for (const guest of name.startsWith('champions') ? guests : [first]) await guest.concede();
    },
  );
  for (const { page } of guests) {
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
  }
  return { boards, menus, faults };
}

function report(
  name: string,
  { boards, menus, faults }: Awaited<ReturnType<typeof measure>>,
  { playground }: TestHouse,
): number {
  const sizes = playground.traffic.all.flatMap(({ files }) =>
    files.filter(({ filename }) => filename.endsWith('.png')).map(({ size }) => size),
  );
  const largest = Math.max(...sizes);
  say(
    `${name}: board ${boards.usual} px, ${boards.most} at most; menu ${menus.usual}, ${menus.most} at most, reckoned ${Math.max(...faults)} too low to ${-Math.min(...faults)} too high; pictures ${largest} bytes at most`,
  );
  return largest;
}

const squad = async (guests: readonly Guest[]): Promise<void> => {
  const [mara, theo] = guests as [Guest, Guest];
  await challenge(mara, 'Super Hero Squad', 'Theo');
  await takeDeck(mara, 'Iron Man deck');
  await join(theo, 'Accept');
  await takeDeck(theo, 'Storm deck');
};

const champions = async (guests: readonly Guest[]): Promise<void> => {
  const [mara, theo] = guests as [Guest, Guest | undefined];
  await command(mara, '/scen');
  await fill(mara, 'players', `${guests.length}`);
  await send(mara);
  if (theo !== undefined) await join(theo, 'Take a seat');
  await takeDeck(mara, 'Spider-Man');
  if (theo !== undefined) await takeDeck(theo, 'Captain Marvel');
};

const challenged =
  (game: string, decks: readonly [string, string]) =>
  async (guests: readonly Guest[]): Promise<void> => {
    const [mara, theo] = guests as [Guest, Guest];
    await challenge(mara, game, 'Theo');
    await takeDeck(mara, decks[0]);
    await join(theo, 'Accept');
    await takeDeck(theo, decks[1]);
  };

/** A lesson, from `/help`. */
const lesson =
  (game: string) =>
  async (guests: readonly Guest[]): Promise<void> => {
    const [mara] = guests as [Guest];
    await command(mara, '/help');
    await send(mara);
    for (const name of ['Learn to play', game]) {
      await mara.menu().getByRole('button', { name }).waitFor();
      await mara.press(mara.menu().getByRole('button', { name }));
    }
  };

const fight = prefer(/^Pay with/, /Change to hero/, / attacks \(/, / thwarts \(/, /End the turn/);

const TABLES = [
  {
    name: 'squad',
    people: ['Mara', 'Theo'],
    sit: squad,
    choose: prefer(/^(?!.*(Pass|no block)).*$/i),
    budget: { usual: 600, most: 600 },
  },
  { name: 'champions-solo', people: ['Mara'], sit: champions, choose: fight, budget: { usual: 700, most: 700 } },
  { name: 'champions-two', people: ['Mara', 'Theo'], sit: champions, choose: fight, budget: { usual: 844, most: 844 } },
  {
    name: 'smash',
    people: ['Mara', 'Theo'],
    sit: challenged('Super Powered Smash Masters', ['Brawlers', 'Hexers']),
    choose: prefer(/attacks with|Attack with|leads/, /Take the hit|Give in/, /^(?!.*(discard|retire)).*$/i),
    budget: { usual: 700, most: 844 },
  },
  {
    name: 'recharge',
    people: ['Mara', 'Theo'],
    sit: challenged('Marvel Recharge', ['Red deck', 'Green deck']),
    choose: prefer(/rating/, /^Counter \d/, /^(?!.*(Pass|Concede|Give)).*$/),
    budget: { usual: 600, most: 844 },
  },
  {
    name: 'squad-lesson',
    people: ['Mara'],
    sit: lesson('Super Hero Squad'),
    choose: prefer(/★/),
    budget: { usual: 600, most: 700 },
  },
  {
    name: 'champions-lesson',
    people: ['Mara'],
    sit: lesson('Marvel Champions'),
    choose: prefer(/★/),
    budget: { usual: 700, most: 700 },
  },
] as const satisfies readonly { budget: Budget; [other: string]: unknown }[];

/** After so many somebody gives up; lessons end before. */
const CLICKS = 30;

/** By so many pixels a menu may be lower than the bot reckons: no command stands above it, and two lines need not break. */
const SLACK = 72;

test.skipIf(missing).each(TABLES)(
  '$name: board, menu and pictures keep to their budgets on a phone',
  { timeout: 300_000 },
  table =>
    house(
      (url, opened) =>
        onPhones(url, table.people, async guests => {
          await table.sit(guests);
          await begun(guests);
          const choose = (): Choice => (offers, said) =>
            /Any action from you/.test(said) ? null : table.choose(offers, said);
          const spent = await measure({ name: table.name, choose, clicks: CLICKS }, guests, opened);
          expect(report(table.name, spent, opened)).toBeLessThanOrEqual(PICTURE);
          expect(spent.boards.usual).toBeLessThanOrEqual(table.budget.usual);
          expect(spent.boards.most).toBeLessThanOrEqual(table.budget.most);
          expect(spent.menus.most).toBeLessThanOrEqual(SCREEN);
          expect(Math.max(...spent.faults)).toBeLessThanOrEqual(SCREEN - PHONE.screen);
          expect(Math.min(...spent.faults)).toBeGreaterThanOrEqual(-SLACK);
        }),
      { seed: 'budgets' },
    ),
);
