import { expect, test } from 'vitest';
import { missing } from '../chromium.js';
import { barriers, fits } from '../playground/browser.js';
import { begun, challenge, command, fill, house, join, onPhones, playOn, send, takeDeck } from './browsing.js';
import type { Choice, Guest } from './guest.js';
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

/** The heights of what somebody sees, and a picture of the tallest. */
class Heights {
  readonly all: number[] = [];
  private readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  async take(guest: Guest, place: ReturnType<Guest['board']>): Promise<void> {
    const height = Math.round((await place.boundingBox())?.height ?? 0);
    const isTallest = height > Math.max(0, ...this.all);
    this.all.push(height);
    if (!isTallest || process.env.LONGBOX_SHOTS === undefined) return;
    await guest.page.setViewportSize({ width: 390, height: 2400 });
    await guest.frame(this.name, place).catch(() => {});
    await guest.page.setViewportSize({ width: 390, height: 844 });
  }

  get most(): number {
    return Math.max(...this.all);
  }

  /** Half of them are no taller. */
  get usual(): number {
    return [...this.all].sort((one, other) => one - other)[this.all.length >> 1] as number;
  }
}

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
        if (isThere) await menus.take(guest, menu);
      }
      if (done === clicks && !(await first.isOver()))
        for (const guest of name.startsWith('champions') ? guests : [first]) await guest.concede();
    },
  );
  for (const { page } of guests) {
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
  }
  return { boards, menus };
}

function report(
  name: string,
  { boards, menus }: Awaited<ReturnType<typeof measure>>,
  { playground }: TestHouse,
): number {
  const sizes = playground.traffic.all.flatMap(({ files }) =>
    files.filter(({ filename }) => filename.endsWith('.png')).map(({ size }) => size),
  );
  const largest = Math.max(...sizes);
  say(
    `${name}: board ${boards.usual} px, ${boards.most} at most; menu ${menus.usual}, ${menus.most} at most; pictures ${largest} bytes at most`,
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

const fight = prefer(/^Pay with/, /Change to hero/, / attacks \(/, / thwarts \(/, /End the turn/);

const TABLES = [
  {
    name: 'squad',
    people: ['Mara', 'Theo'],
    sit: squad,
    choose: prefer(/^(?!.*(Pass|no block)).*$/i),
    budget: { usual: 600, most: 700 },
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
] as const satisfies readonly { budget: Budget; [other: string]: unknown }[];

const CLICKS = 24;

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
        }),
      { seed: 'budgets' },
    ),
);
