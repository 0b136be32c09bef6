import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { theBrowser } from '../chromium.js';

/** Where pictures of what people see go, to be looked at; without it none are taken, for each costs as much as several clicks. */
export const shots = process.env.LONGBOX_SHOTS;

/** Something to click that answers a question. */
export interface Offer {
  readonly key: string;
  readonly label: string;
}

/** How somebody answers: one of these, by its key; null leaves alone what stays open, such as an offer in another's turn. */
export type Choice = (offers: readonly Offer[], asked: string) => string | null;

/** More steps than there are places to stop at on a page. */
const FAR = 120;

/** How long the page may take, in milliseconds: on a busy machine far longer than on an idle one. */
const PATIENCE = 120_000;

/** How long something stays wanted that was just seen, in milliseconds. */
const HASTE = 30_000;

/** Custom ids that answer a question. */
const ANSWER = /^(a|s|n|d|ds|ok|sug)\|/;

/**
 * Whether the keyboard stands on a button. Its next key is then for that button alone: where another has come under the finger
 * meanwhile, because the menu has changed, nothing is pressed.
 */
const isHeld = (button: ReturnType<Page['locator']>): Promise<boolean> =>
  button.evaluate(one => {
    if (one !== one.ownerDocument.activeElement) return false;
    const key = one.getAttribute('data-key');
    const spare = (event: { target: unknown; preventDefault(): void; stopImmediatePropagation(): void }): void => {
      const under = event.target as typeof one;
      if (under === one || (key !== null && under.getAttribute('data-key') === key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    one.ownerDocument.addEventListener('keydown', spare, { capture: true, once: true });
    return true;
  });

/** One person at the page, who knows nothing but what it shows. */
export class Guest {
  readonly page: Page;
  readonly name: string;
  private readonly taken = new Set<string>();
  /** Whether the menu is what came of the last click: it need not be asked again at once. */
  private isFresh = false;
  /** Whether they have no pointer, and no finger. */
  byKeyboard = false;
  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  static async arrive(url: string, name: string, width: number, height: number): Promise<Guest> {
    const context = await (await theBrowser()).newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${url}/?as=${name.toLowerCase()}`);
    await page.locator('#say').waitFor();
    return new Guest(page, name);
  }

  /** A picture, once of each kind. */
  async shoot(what: string, of?: ReturnType<Page['locator']>): Promise<void> {
    if (shots === undefined || this.taken.has(what)) return;
    this.taken.add(what);
    // At once: a board may be drawn again while one waits for it to stand still.
    await of?.evaluate(element => element.scrollIntoView({ block: 'nearest' }));
    await this.page.screenshot({ path: join(shots, `${what}-${this.page.viewportSize()?.width}.png`) });
  }

  /** A picture of one thing alone, the whole of it; only of what stands still. It is there, whether a picture is taken or not. */
  async frame(what: string, of: ReturnType<Page['locator']>): Promise<void> {
    await of.waitFor();
    if (shots === undefined) return;
    await of.screenshot({ path: join(shots, `${what}-${this.page.viewportSize()?.width}.png`) });
  }

  board = () =>
    this.page
      .locator('.message:not(.private)')
      .filter({ has: this.page.locator('.embed') })
      .last();
  menu = () => this.page.locator('.message.private').last();

  /** The newest private message at one moment: what it says, and what can be clicked there. */
  private async asked(): Promise<{ said: string; offers: Offer[] }> {
    // Nothing is asked where the page is just being loaded again.
    const [asked] = await this.menu()
      .evaluateAll(found =>
        found.map(menu => ({
          said: menu.textContent ?? '',
          offers: [...menu.querySelectorAll('button[data-key]:enabled')].map(one => {
            // A button beside a line that begins with a name goes by that. The line is in the menu, also where that is being replaced.
            const line = one.getAttribute('aria-describedby');
            const name = (line === null ? null : menu.querySelector(`#${line} strong`)) ?? one;
            return { key: one.getAttribute('data-key') ?? '', label: name.textContent ?? '' };
          }),
        })),
      )
      .catch(() => []);
    return asked ?? { said: '', offers: [] };
  }

  async isOver(): Promise<boolean> {
    return (await this.board().getByRole('button', { name: 'Transcript' }).count()) > 0;
  }

  /** Concedes: asked on the board, confirmed in private. */
  async concede(): Promise<void> {
    await this.press(this.board().getByRole('button', { name: 'More…' }));
    await this.press(this.menu().getByRole('button', { name: 'Concede the match' }));
    await this.press(this.menu().getByRole('button', { name: 'Concede the match' }));
  }

  /** Whether the board waits for this person, as everybody reads there. */
  private async isAwaited(): Promise<boolean> {
    const lines = (await this.board().allInnerTexts()).flatMap(text => text.split('\n'));
    return lines.some(line => line.startsWith('▶') && line.includes(this.name));
  }

  /** Opens a private menu, or asks it again, when the board says so. False when there is nothing to press. */
  private async look(): Promise<boolean> {
    if (!(await this.isAwaited().catch(() => false))) return false;
    const refresh = (await this.asked()).offers.some(({ label }) => label === 'Refresh');
    const [from, name] = refresh ? [this.menu(), 'Refresh'] : [this.board(), 'Your move'];
    // The match may end while the hand is on its way to the button.
    return this.press(from.getByRole('button', { name }), 2000).catch(() => false);
  }

  /** What the menu asks and how it is answered; null when it asks nothing, or nothing that has to be answered. */
  private async answer(choice: Choice): Promise<string | null> {
    const { said, offers } = await this.asked();
    const offered = offers.filter(({ key }) => ANSWER.test(key));
    if (offered.length === 0) return null;
    if (said.includes('Block it from your hand') && offered.length > 1) await this.shoot('block');
    if (said.includes('What do you attack with?')) await this.shoot('hand');
    return choice(offered, said);
  }

  /** Answers what the menu asks; where it asks nothing, looks once more. False when there is nothing to answer. */
  async act(choice: Choice): Promise<boolean> {
    const wasFresh = this.isFresh;
    this.isFresh = false;
    const key = (await this.answer(choice)) ?? (!wasFresh && (await this.look()) ? await this.answer(choice) : null);
    if (key === null) return false;
    const control = this.menu().locator(`button[data-key="${key}"]`);
    this.isFresh = (await control.count()) > 0;
    if (!this.isFresh) return true;
    try {
      if ((await control.getAttribute('aria-haspopup', { timeout: HASTE })) === null) await this.press(control, HASTE);
      else await this.choose(control);
    } catch (error) {
      // The menu follows what others do: what was under the finger may be gone, and is then looked for no longer.
      if ((await control.count()) > 0) throw error;
      this.isFresh = false;
    }
    return true;
  }

  /** From a list: as few as it asks for, but one at least. */
  private async choose(control: ReturnType<Page['locator']>): Promise<void> {
    await control.click();
    const unchosen = this.page.getByRole('listbox').getByRole('option', { selected: false }).first();
    const hint = (await this.page.locator('.choose .hint').allTextContents()).join();
    if (hint === '') return void (await this.press(unchosen));
    const least = Math.max(1, Number(/Choose (\d+)/.exec(hint)?.[1]));
    for (let n = 0; n < least; n++) await unchosen.click();
    await this.press(this.page.locator('.choose .take'));
  }

  /** Clicks; by keyboard goes back from where they are until they stand on it, and presses Enter. */
  async use(button: ReturnType<Page['locator']>, timeout = PATIENCE): Promise<void> {
    if (!this.byKeyboard) return button.click({ timeout });
    await button.waitFor({ timeout });
    for (let steps = 0; steps < FAR; steps++) {
      if (await isHeld(button)) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Shift+Tab');
    }
    throw new Error(`no way by keyboard to ${button}`);
  }

  /** Clicks, and waits until the bot's answer is on the page. */
  async press(button: ReturnType<Page['locator']>, timeout = PATIENCE): Promise<boolean> {
    const isAnswer = (response: Response): boolean => response.url().includes('/playground/components');
    await Promise.all([this.page.waitForResponse(isAnswer, { timeout }), this.use(button, timeout)]);
    await this.page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))');
    return true;
  }
}
