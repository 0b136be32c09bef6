import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { command, send } from '../browsing.js';
import { Guest, shots } from '../guest.js';
import type { Tally } from './tally.js';
import { PATIENCE } from './watch.js';

type Locator = ReturnType<Page['locator']>;

/** Requests of the page that the bot has to answer. */
const ASKS = /\/playground\/(commands|components|modals)/;

/** A league host with a phone, who does everything by writing commands and pressing what the page shows. */
export class Phone {
  readonly guest: Guest;
  private readonly tally: Tally;

  /** Everything that the host sees stands still. */
  private readonly still: () => Promise<void>;

  private constructor(guest: Guest, tally: Tally, still: () => Promise<void>) {
    this.guest = guest;
    this.tally = tally;
    this.still = still;
    guest.page.on('response', response => void this.count(response));
  }

  static async inHand(
    url: string,
    name: string,
    channel: string,
    tally: Tally,
    still: () => Promise<void>,
  ): Promise<Phone> {
    const guest = await Guest.arrive(url, name, 390, 844);
    guest.page.setDefaultTimeout(PATIENCE);
    await guest.page.goto(`${url}/?as=${name.toLowerCase()}&in=${channel}`);
    await guest.page.locator('#say').waitFor();
    return new Phone(guest, tally, still);
  }

  private async count(response: Response): Promise<void> {
    if (!ASKS.test(response.url())) return;
    this.tally.asked++;
    const { kind } = (await response.json().catch(() => ({ kind: 'failed' }))) as { kind: string };
    this.tally.answer(kind, response.url());
  }

  /** Writes a command with its options and sends it; its answer is the newest private message then. */
  async write(name: string, options: Readonly<Record<string, string>> = {}): Promise<string> {
    const { page } = this.guest;
    this.tally.last = `/${name} at the phone`;
    await command(this.guest, `/${name}`);
    for (const [option, typed] of Object.entries(options)) await this.fill(option, typed);
    const answered = page.waitForResponse(response => response.url().includes('/playground/commands'));
    const before = await page.locator('.message.private').count();
    await send(this.guest);
    await answered;
    await page.locator('.message.private').nth(before).waitFor();
    return this.says();
  }

  private async fill(option: string, typed: string): Promise<void> {
    const { page } = this.guest;
    const more = page.locator('#composer').getByRole('button', { name: `+ ${option}`, exact: true });
    if ((await more.count()) > 0) await more.click();
    const field = page.locator(`#composer #o-${option}`);
    await field.click();
    await field.fill(typed);
    // Of a list with fixed choices one is taken; in any other field the words stay as they are typed.
    const choice = page.locator('#composer').getByRole('option', { name: new RegExp(`^${typed}`) });
    if (CHOICES.has(option)) await choice.first().click();
  }

  /** What the newest private message says. */
  says = async (): Promise<string> => ((await this.guest.menu().textContent()) ?? '').replaceAll('\u200b', '');

  /** Presses a button of the newest private message. */
  async press(name: string): Promise<string> {
    this.tally.last = `${name} at the phone`;
    await this.guest.press(this.guest.menu().getByRole('button', { name, exact: true }).last(), PATIENCE);
    return this.says();
  }

  /** Takes something from a list of the newest private message. */
  async choose(list: string, option: string | RegExp): Promise<string> {
    this.tally.last = `${option} at the phone`;
    await this.still();
    const listed = this.guest.page
      .getByRole('listbox', { name: list })
      .getByRole('option', { name: option, exact: true });
    // A message that changes under the finger takes the click with it: then the list is opened once more. A long one has
    // further pages.
    const later = this.guest.menu().getByRole('button', { name: /^Next: / });
    await expect
      .poll(
        async () => {
          await this.guest.menu().getByRole('button', { name: list }).click();
          if (await listed.first().isVisible()) return true;
          await this.guest.page.keyboard.press('Escape');
          if ((await later.count()) > 0) await this.guest.press(later.first(), PATIENCE);
          return false;
        },
        { timeout: PATIENCE },
      )
      .toBe(true);
    await this.guest.press(listed, PATIENCE);
    return this.says();
  }

  /** The newest public message with these words. */
  public = (words: string): Locator =>
    this.guest.page.locator('.message:not(.private)').filter({ hasText: words }).last();

  /** A picture of the screen with the newest private message, and one of a whole message that stands still. */
  shoot = (what: string): Promise<void> => this.guest.shoot(what, this.guest.menu());
  async frame(what: string, of: Locator = this.guest.menu()): Promise<void> {
    await this.still();
    if (shots === undefined) return of.waitFor();
    // What is higher than the screen would be cut off: its list scrolls by itself.
    const { page } = this.guest;
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    const height = (await of.boundingBox())?.height ?? 0;
    await page.setViewportSize({ ...size, height: Math.max(size.height, Math.ceil(height) + 400) });
    await this.guest.frame(what, of);
    await page.setViewportSize(size);
  }
}

/** Options whose choices are fixed: what is typed is the name of one of them. */
const CHOICES = new Set(['format', 'game', 'level', 'cut', 'seeding', 'deck-lock', 'next-villain', 'what', 'file']);
