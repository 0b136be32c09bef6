import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import type { Random } from '../../src/kernel/index.js';
import { newFolder } from './house.js';

export const executablePath = '/usr/bin/chromium';
export const args =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );
/** Without a browser these tests are left out on a developer's machine, never in CI. */
export const missing = !existsSync(executablePath) && process.env.CI !== 'true';
/** Pictures of what people see, to be looked at. */
const shots = process.env.LONGBOX_SHOTS ?? newFolder();

/** Custom ids that answer a question. */
const ANSWER = /^(a|s|n|ok)\|/;

/** One person at the page, who knows nothing but what it shows. */
export class Guest {
  readonly page: Page;
  readonly name: string;
  private readonly taken = new Set<string>();
  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  static async arrive(browser: Browser, url: string, name: string, width: number, height: number): Promise<Guest> {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    await page.goto(`${url}/?as=${name.toLowerCase()}`);
    await page.locator('#say').waitFor();
    return new Guest(page, name);
  }

  /** A picture, once of each kind. */
  async shoot(what: string, of?: ReturnType<Page['locator']>): Promise<void> {
    if (this.taken.has(what)) return;
    this.taken.add(what);
    await of?.scrollIntoViewIfNeeded();
    await this.page.screenshot({ path: join(shots, `${what}-${this.page.viewportSize()?.width}.png`) });
  }

  board = () =>
    this.page
      .locator('.message:not(.private)')
      .filter({ has: this.page.locator('.embed') })
      .last();
  private readonly menu = () => this.page.locator('.message.private').last();

  /** Ids of what can be clicked in the newest private message. */
  private async choices(): Promise<string[]> {
    const usable = this.menu().locator('button[data-key]:enabled');
    return usable.evaluateAll(found => found.map(one => one.getAttribute('data-key') ?? ''));
  }

  async isOver(): Promise<boolean> {
    return (await this.board().getByRole('button', { name: 'Rematch' }).count()) > 0;
  }

  /** Opens a private menu, or asks it again; then answers what it asks. False when it asks nothing. */
  async act(random: Random): Promise<boolean> {
    const keys = await this.choices().catch(() => []);
    if (!keys.some(key => ANSWER.test(key))) {
      const refresh = keys.find(key => key.startsWith('menu|'));
      if (await this.isOver()) return false;
      const [from, name] = refresh === undefined ? [this.board(), 'Your move'] : [this.menu(), 'Refresh'];
      const there = from.getByRole('button', { name });
      // The match may end while the hand is on its way to the button.
      if (!(await this.press(there, 2000).catch(() => false))) return false;
    }
    const offered = (await this.choices()).filter(key => ANSWER.test(key));
    if (offered.length === 0) return false;
    const said = (await this.menu().textContent()) ?? '';
    if (said.includes('Block it from your hand') && offered.length > 1) await this.shoot('block');
    if (said.includes('Your attack?')) await this.shoot('hand');
    const keen = offered.filter(key => !key.endsWith('|pass') && !key.startsWith('n|'));
    const key = random.pick(keen.length > 0 && random.int(6) > 0 ? keen : offered);
    const control = this.menu().locator(`button[data-key="${key}"]`);
    if ((await control.getAttribute('aria-haspopup')) === null) await this.press(control);
    else await this.choose(control);
    return true;
  }

  /** From a list: as many as it asks for. */
  private async choose(control: ReturnType<Page['locator']>): Promise<void> {
    await control.click();
    const list = this.page.getByRole('listbox');
    const several = Number(
      /Choose (\d+)/.exec((await this.page.locator('.choose .hint').allTextContents()).join())?.[1] ?? 1,
    );
    for (let n = 0; n < several - 1; n++) await list.getByRole('option', { selected: false }).first().click();
    const last = list.getByRole('option', { selected: false }).first();
    if (several > 1) await last.click();
    await this.press(several === 1 ? last : this.page.getByRole('button', { name: `Choose ${several}` }));
  }

  /** Clicks, and waits until the bot's answer is on the page. */
  async press(button: ReturnType<Page['locator']>, timeout = 8000): Promise<boolean> {
    const isAnswer = (response: Response): boolean => response.url().includes('/playground/components');
    await Promise.all([this.page.waitForResponse(isAnswer, { timeout }), button.click({ timeout })]);
    await this.page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))');
    return true;
  }
}
