import { expect } from 'vitest';
import { PHONE } from '../../src/discord/menu/phone.js';
import { barriers, fits } from '../playground/browser.js';
import { galleryOf } from '../playground/member.js';
import type { Guest } from './guest.js';
import { Heights, messageAt, misjudged } from './heights.js';
import type { TestHouse } from './house.js';

/** A board in pixels, on a phone of 390 by 844: as a rule, and at most. */
export interface Budget {
  readonly usual: number;
  readonly most: number;
}

/** What a phone shows without scrolling, as far as Discord leaves it to messages: no menu is higher. */
const SCREEN = 844;

/** The largest picture, in bytes. */
const PICTURE = 60 * 1024;

/** By so many pixels a menu may be lower than the bot reckons: no command stands above it, and two lines need not break. */
const SLACK = 72;

/** What a table costs on phones: the page is laid out as Discord lays out messages. */
export class Spent {
  private readonly name: string;
  private readonly house: TestHouse;
  private readonly boards: Heights;
  private readonly menus: Heights;
  private readonly faults: number[] = [];

  constructor(name: string, house: TestHouse) {
    this.name = name;
    this.house = house;
    this.boards = new Heights(`${name}-tallest-board`);
    this.menus = new Heights(`${name}-tallest-menu`);
  }

  /** Looks at the board and at each menu, once all that is on its way is there. */
  async take(guests: readonly Guest[]): Promise<void> {
    const { settled, bot } = this.house;
    await settled();
    // The poster of the end stands by itself.
    if ((await bot.house.store.openMatches()) === 0) return;
    for (const guest of guests) {
      await this.boards.take(guest, guest.board());
      const menu = guest.menu();
      if ((await menu.count()) === 0) continue;
      // A hand without a picture is in words, or empty.
      if (galleryOf(await messageAt(guest, menu)).length === 0) continue;
      await menu.locator('.container .gallery img').first().waitFor();
      await this.menus.take(guest, menu);
      this.faults.push(await misjudged(guest, menu));
    }
  }

  /** Says what was spent, and holds it to its budget. */
  async within(budget: Budget, guests: readonly Guest[]): Promise<void> {
    for (const { page } of guests) {
      expect(await fits(page)).toBe(true);
      expect(await barriers(page)).toEqual([]);
    }
    const { name, boards, menus, faults } = this;
    const largest = Math.max(...sizesIn(this.house));
    process.stdout.write(
      `${name}: board ${boards.usual} px, ${boards.most} at most; menu ${menus.usual}, ${menus.most} at most, reckoned ${Math.max(...faults)} too low to ${-Math.min(...faults)} too high; pictures ${largest} bytes at most\n`,
    );
    expect(largest).toBeLessThanOrEqual(PICTURE);
    expect(menus.all.length).toBeGreaterThan(0);
    expect(boards.usual).toBeLessThanOrEqual(budget.usual);
    expect(boards.most).toBeLessThanOrEqual(budget.most);
    expect(menus.most).toBeLessThanOrEqual(SCREEN);
    expect(Math.max(...faults)).toBeLessThanOrEqual(SCREEN - PHONE.screen);
    expect(Math.min(...faults)).toBeGreaterThanOrEqual(-SLACK);
  }
}

const sizesIn = ({ playground }: TestHouse): number[] =>
  playground.traffic.all.flatMap(({ files }) =>
    files.filter(({ filename }) => filename.endsWith('.png')).map(({ size }) => size),
  );
