import type { ChatInputCommandInteraction, TextChannel } from 'discord.js';
import { MessageFlags } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, missing } from '../chromium.js';
import type { Bench } from './bench.js';
import { openBench, pixel } from './bench.js';
import { barriers, fits, shoot, visit } from './browser.js';
import type { Member } from './member.js';

type Body = Record<string, unknown>;
const V2 = MessageFlags.IsComponentsV2;
const text = (content: string): Body => ({ type: 10, content });
const button = (custom_id: string, label: string, style = 2): Body => ({ type: 2, style, custom_id, label });
const row = (...components: Body[]): Body => ({ type: 1, components });
const line = (content: string, accessory: Body): Body => ({ type: 9, components: [text(content)], accessory });
const hand = (description: string): Body => ({ media: { url: 'attachment://hand.png' }, description });
const files = [{ attachment: pixel, name: 'hand.png' }];

/** A private menu as a game would send it: everything that there is. */
const menu = (turn: number, more: Body[] = []): Body[] => [
  {
    type: 17,
    accent_color: 0x1f7a8c,
    components: [
      text(`Meanwhile\n- Rhino attacked you: **1 damage**\n- Threat ${turn + 3} of 7`),
      { type: 14, spacing: 2 },
      text(`## Your turn ${turn}\nSpider-Man 9/10 HP`),
      { type: 12, items: [hand('Your hand: Web-Shooter, Swinging Web Kick')] },
      line('**Swinging Web Kick** (3)\n8 damage to an enemy', button('play|c1', 'Play', 1)),
      line('**Web-Shooter**\n1 wild resource', button('use|c2', 'Use')),
      line('**Basic attack** 2 → Rhino 11 → 9', button(`attack|${turn}`, 'Attack')),
      {
        type: 9,
        components: [text('The villain')],
        accessory: { type: 11, media: { url: 'attachment://hand.png' }, description: 'Rhino' },
      },
      { type: 14, divider: false },
      row({ type: 3, custom_id: 'more', placeholder: 'Use an ability…', options: [{ label: 'Heal', value: 'h' }] }),
      row(button('end', 'End turn'), button('undo', 'Undo'), {
        type: 2,
        style: 5,
        label: 'Rules',
        url: 'http://127.0.0.1/',
      }),
    ],
  },
  { type: 13, file: { url: 'attachment://deck.txt' } },
  ...more,
  text('-# Made of components'),
];
const deck = { attachment: Buffer.from('twelve bytes'), name: 'deck.txt' };

/** The first menu as assistive technology reads it. */
const reading = `- paragraph: Meanwhile
- list:
  - listitem:
    - text: "Rhino attacked you:"
    - strong: 1 damage
  - listitem: Threat 4 of 7
- separator
- heading "Your turn 1" [level=3]
- paragraph: Spider-Man 9/10 HP
- 'link "Your hand: Web-Shooter, Swinging Web Kick"':
  - 'img "Your hand: Web-Shooter, Swinging Web Kick"'
- paragraph:
  - strong: Swinging Web Kick
  - text: (3) 8 damage to an enemy
- button "Play"
- paragraph:
  - strong: Web-Shooter
  - text: 1 wild resource
- button "Use"
- paragraph:
  - strong: Basic attack
  - text: 2 → Rhino 11 → 9
- button "Attack"
- paragraph: The villain
- link "Rhino":
  - img "Rhino"
- 'button "Use an ability…: nothing chosen"': Use an ability…
- button "End turn"
- button "Undo"
- link "Rules":
- paragraph:
  - link "deck.txt":
  - text: 12 bytes
- paragraph: Made of components`;

describe.skipIf(missing)('the page shows components v2', () => {
  let bench: Bench;
  let table: TextChannel;
  let theo: Member;
  const faults: string[] = [];
  const open = (width: number, height: number): Promise<Page> =>
    visit(bench.playground.url, 'theo', [width, height], faults);
  const last = (page: Page) => page.locator('.message').last();
  const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent');
  const send = (components: Body[], sent: object[] = []) => table.send({ flags: V2, components, files: sent } as never);
  /** A private message to Theo, and the interaction whose token reaches it. */
  const whisper = async (components: Body[], sent: object[]): Promise<ChatInputCommandInteraction> => {
    let asked: ChatInputCommandInteraction | undefined;
    bench.answer(one => {
      asked = one as ChatInputCommandInteraction;
      return asked.reply({ flags: V2 | MessageFlags.Ephemeral, components, files: sent } as never);
    });
    await theo.run('/go');
    return asked as ChatInputCommandInteraction;
  };

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    theo = await bench.join('Theo');
  });
  afterAll(async () => {
    await closePages();
    await bench?.close();
  });

  it.each([
    [1280, 900],
    [390, 844],
    [360, 780],
  ])('in the order of reading, with what assistive technology needs, at %i', async (width, height) => {
    const page = await open(width, height);
    await send(menu(1), [...files, deck]);
    await last(page).getByText('Made of components').waitFor();
    const said = await last(page).locator('.said').ariaSnapshot();
    expect(said.replace(/\n *- \/url: .*/g, '')).toBe(reading);
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, 'layout');
    await page.context().close();
  });

  it('with every control in reach of the keyboard, each described by its line', async () => {
    const page = await open(1280, 900);
    await send(menu(1), [...files, deck]);
    const play = last(page).getByRole('button', { name: 'Play' });
    await play.focus();
    const passed: string[] = [];
    while (!passed.includes('deck.txt')) {
      await page.keyboard.press('Tab');
      passed.push((await focused(page)).trim());
    }
    // The picture of the villain is a link without words.
    expect(passed).toEqual(['Use', 'Attack', '', 'Use an ability…', 'End turn', 'Undo', 'Rules', 'deck.txt']);
    const line = await play.getAttribute('aria-describedby');
    expect(await page.locator(`#${line}`).textContent()).toContain('Swinging Web Kick');
    await page.context().close();
  });

  it('and lets a private menu turn into the next one where it stands', async () => {
    const page = await open(390, 844);
    const asked = await whisper(menu(1), [...files, deck]);
    const mine = page.locator('.message.private').last();
    await mine.getByRole('button', { name: 'End turn' }).focus();
    await page.evaluate("window.kept = [...document.querySelectorAll('.private .gallery img')].at(-1)");
    const top = async () => (await mine.boundingBox())?.y;
    const before = await top();
    await asked.editReply({ components: menu(2) } as never);
    await mine.getByRole('heading', { name: 'Your turn 2' }).waitFor();
    expect(await focused(page)).toBe('End turn');
    expect(await top()).toBe(before);
    expect(await page.evaluate("[...document.querySelectorAll('.private .gallery img')].at(-1) === window.kept")).toBe(
      true,
    );
    // The button that was pressed is gone: the keyboard stays in the menu, before its first button.
    await mine.getByRole('button', { name: 'Attack' }).focus();
    await asked.editReply({ components: menu(3) } as never);
    await mine.getByRole('heading', { name: 'Your turn 3' }).waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Controls');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Play');
    await shoot(page, 'layout-private');
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('and takes away what is deleted by its token, and nothing else', async () => {
    const page = await open(1280, 900);
    const asked = await whisper(menu(1), [...files, deck]);
    const mine = page.locator('.message.private').last();
    await table.send(`Later${'\nand a line'.repeat(60)}`);
    await page.locator('#log').getByText('Later').waitFor();
    await mine.getByRole('button', { name: 'Undo' }).focus();
    const count = await page.locator('.message').count();
    await asked.deleteReply();
    await expect.poll(() => page.locator('.message').count()).toBe(count - 1);
    expect(await page.locator('#log').getByText('Later').isVisible()).toBe(true);
    // The keyboard goes on at what comes next.
    const next = page.locator('.message', { hasText: 'Later' }).locator('.more');
    expect(await next.evaluate(one => one === one.ownerDocument.activeElement)).toBe(true);
    // What stood under a message that is gone says who wrote it.
    expect(await last(page).locator('.author').textContent()).toBe('Longbox');
    await page.context().close();
  });

  it('and stays where somebody reads while a message is changed or deleted', async () => {
    const page = await open(1280, 900);
    const asked = await whisper(menu(1), [...files, deck]);
    await table.send(`Long${'\nand a line'.repeat(90)}`);
    const reader = page
      .locator('#log')
      .getByText(/^Long(?!box)/)
      .last();
    await reader.waitFor();
    const fromEnd = () =>
      page.locator('#scroll').evaluate(one => one.scrollHeight - one.scrollTop - one.clientHeight) as Promise<number>;
    await expect.poll(fromEnd).toBeLessThan(1);
    await page.locator('#scroll').hover();
    await page.mouse.wheel(0, -600);
    // The wheel is answered before the page has moved.
    await expect.poll(fromEnd).toBeGreaterThan(599);
    // Where it stands once a frame is drawn, since that is when the browser holds the view.
    const top = async () => {
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
      return Math.round((await reader.boundingBox())?.y ?? 0);
    };
    const still = await top();
    await asked.editReply({ components: menu(2, [text('One line more')]) } as never);
    await page.locator('#log').getByText('One line more').waitFor({ state: 'attached' });
    expect(await top()).toBe(still);
    await asked.deleteReply();
    await page.locator('#log').getByText('One line more').waitFor({ state: 'detached' });
    expect(await top()).toBe(still);
    await page.context().close();
  });

  it('and hides what is a spoiler until it is asked for', async () => {
    const page = await open(360, 780);
    await send(
      [
        { type: 12, items: [{ ...hand('The villain’s hand'), spoiler: true }] },
        { type: 17, spoiler: true, components: [text('What comes next')] },
      ],
      files,
    );
    const covers = last(page).getByRole('button', { name: 'Spoiler: show' });
    await covers.nth(1).waitFor();
    expect(await last(page).getByText('What comes next').count()).toBe(0);
    await covers.nth(1).press('Enter');
    await last(page).getByText('What comes next').waitFor();
    expect(await focused(page)).toBe('What comes next');
    await covers.first().press('Enter');
    await last(page).getByRole('img', { name: 'The villain’s hand' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
