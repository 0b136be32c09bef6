import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { Chance, type Random } from '../../src/kernel/index.js';
import { type BotChild, freePort, startChild } from './child.js';
import { newFolder } from './house.js';

const executablePath = '/usr/bin/chromium';
const args =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );
/** Without a browser this is left out on a developer's machine, never in CI. */
const missing = !existsSync(executablePath) && process.env.CI !== 'true';
/** Pictures of what people see, to be looked at. */
const shots = process.env.LONGBOX_SHOTS ?? newFolder();

/** Custom ids that answer a question. */
const ANSWER = /^(a|s|n|ok)\|/;

/** One person at the page, who knows nothing but what it shows. */
class Guest {
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

test.skipIf(missing)(
  'two people play a match in their browsers, and the house is killed in the middle',
  async () => {
    const [data, port] = [newFolder(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    let child: BotChild;
    const boot = async (): Promise<void> => {
      child = startChild({ LONGBOX_DATA: data, LONGBOX_PORT: String(port) });
      await child.says('The playground is open');
    };
    await boot();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const mara = await Guest.arrive(browser, url, 'Mara', 1280, 900);
      const theo = await Guest.arrive(browser, url, 'Theo', 390, 844);
      const guests = [mara, theo];
      for (const guest of guests) await guest.shoot('first');

      // Mara challenges Theo: the command from the picker, the opponent and the deck from their lists.
      const { page } = mara;
      await page.locator('#say').fill('/chal');
      await page.locator('#composer').getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '+ opponent' }).click();
      await page.keyboard.type('theo');
      await page.locator('#composer').getByRole('option', { name: 'Theo' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '+ deck' }).click();
      await page.keyboard.type('iron');
      await page.locator('#composer').getByRole('option', { name: 'Iron Man deck' }).waitFor();
      await mara.shoot('challenge');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('#composer').getByRole('button', { name: 'Send' }).click();

      // Theo accepts, and chooses his own from the private menu.
      await theo.board().getByRole('button', { name: 'Accept' }).waitFor();
      await theo.shoot('invitation');
      await theo.press(theo.board().getByRole('button', { name: 'Accept' }));
      await theo.page.getByRole('button', { name: /Choose a deck/ }).click();
      await theo.shoot('decks');
      await theo.press(theo.page.getByRole('option', { name: 'Storm deck' }));
      for (const guest of guests) await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
      for (const guest of guests) await guest.shoot('board', guest.board());

      const random = new Chance('browser').stream('clicks');
      let clicks = 0;
      let killed = false;
      for (let idle = 0; !(await mara.isOver()); ) {
        let moved = false;
        for (const guest of guests) {
          while (await guest.act(random)) {
            clicks++;
            moved = true;
            if (clicks >= 15 && !killed) {
              killed = true;
              await child!.kill();
              await boot();
              // The pages come back by themselves; the old board works.
              for (const back of guests) await back.press(back.board().getByRole('button', { name: 'My hand' }));
            }
          }
        }
        idle = moved ? 0 : idle + 1;
        expect(idle, 'nobody has anything to click').toBeLessThan(60);
        if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
      }
      expect(killed).toBe(true);
      expect(clicks).toBeGreaterThan(20);

      const words: string[] = [];
      for (const guest of guests) {
        await guest
          .board()
          .getByRole('heading', { name: /(Mara|Theo) wins/ })
          .waitFor();
        await guest.shoot('victory', guest.board().getByRole('heading').first());
        words.push((await guest.board().locator('.embed').allTextContents()).join('\n'));
        expect(await guest.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      expect(words[0]).toContain('has run out of cards');
      expect(words[0]).toBe(words[1]);

      // The thread tells the story.
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /Mara – Theo/ })
        .click();
      await page.getByText('Turn 1:').first().waitFor();
      await mara.shoot('thread');
    } finally {
      await browser.close();
      await child!.kill('SIGTERM');
    }
    expect(
      child!
        .output()
        .split('\n')
        .filter(line => /"level":(50|60)/.test(line)),
    ).toEqual([]);
  },
  170_000,
);
