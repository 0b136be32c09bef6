import type { GuildScheduledEvent, TextChannel } from 'discord.js';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, missing, theBrowser } from '../chromium.js';
import type { Bench } from './bench.js';
import { openBench, pixel } from './bench.js';
import { barriers, fits, visit } from './browser.js';
import { Member } from './member.js';
import { playSample } from './sample-bot.js';

describe.skipIf(missing)('the page', () => {
  let bench: Bench;
  const faults: string[] = [];

  const open = (who: string, width: number, height: number): Promise<Page> =>
    visit(bench.playground.url, who, [width, height], faults);
  /** An event of the server that begins in so many hours. */
  const plan = (name: string, hours = 2): Promise<GuildScheduledEvent> =>
    bench.client.guilds.cache.get(bench.playground.guildId)!.scheduledEvents.create({
      name,
      description: 'Three rounds, then a final standings',
      privacyLevel: 2,
      entityType: 3,
      scheduledStartTime: Date.now() + hours * 3_600_000,
      scheduledEndTime: Date.now() + 4 * 3_600_000,
      entityMetadata: { location: '#league-night' },
    });
  const last = (page: Page) => page.locator('.message').last();
  const type = async (page: Page, text: string): Promise<void> => {
    await page.locator('#say').fill(text);
    await page.locator('#composer').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  };

  beforeAll(async () => {
    bench = await openBench();
    await playSample(bench.client, pixel);
  });
  afterAll(async () => {
    await closePages();
    await bench?.close();
  });

  it('says what is wrong with a command where the list stands, which hides the notice below', async () => {
    const page = await open('mara', 390, 844);
    const row = page.locator('#composer').getByRole('option');
    for (const [typed, says] of [
      ['/chalenge you', 'There is no command /chalenge. Did you mean /challenge?'],
      ['/xyzzy now', 'There is no command /xyzzy. Type / to see them all.'],
    ] as const) {
      await page.locator('#say').fill(typed);
      await row.getByText(says, { exact: true }).waitFor();
    }
    await page.close();
  });

  it.each([
    [1280, 900],
    [390, 844],
  ])('lets two people play at %i wide', async (width, height) => {
    const [mara, theo] = [await open('mara', width, height), await open('theo', width, height)];
    expect(await mara.locator('#guide').textContent()).toContain('/challenge');

    // A slash command by keyboard alone: member chosen from the list, a suggestion from the bot.
    await type(mara, '/chal');
    await mara.keyboard.type('theo');
    await mara.locator('#composer').getByRole('option', { name: 'Theo' }).waitFor();
    await mara.keyboard.press('Enter');
    await mara.getByRole('button', { name: '+ game' }).click();
    await mara.keyboard.type('smash');
    await mara.locator('#composer').getByRole('option', { name: 'Smash Masters' }).waitFor();
    await mara.keyboard.press('ArrowDown');
    await mara.keyboard.press('Enter');
    await mara.keyboard.press('Enter');
    const board = theo.locator('.message', { hasText: 'Iron Man strikes' }).last();
    await board.waitFor();
    expect(await board.getAttribute('class')).toContain('pinged');
    expect(await board.locator('.embed-image img').getAttribute('src')).toContain('/cdn/attachments/');
    expect(await board.locator('.mention.me').first().textContent()).toBe('@Theo');
    expect(await board.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect([await fits(mara), await fits(theo)]).toEqual([true, true]);

    // A private answer stays private.
    await board.getByRole('button', { name: 'My hand' }).click();
    await theo.getByText('Only you can see this').last().waitFor();
    await theo.locator('#log').getByText('Your hand, Theo').last().waitFor();
    expect(await mara.locator('#log').getByText('Your hand, Theo').count()).toBe(0);
    await theo.getByRole('button', { name: 'Dismiss message' }).last().click();
    await theo.locator('#log').getByText('Your hand, Theo').last().waitFor({ state: 'detached' });

    // A select with several choices, by keyboard.
    await board.getByRole('button', { name: /Play up to two cards/ }).press('Enter');
    expect(await theo.getByRole('button', { name: 'Choose 1' }).isDisabled()).toBe(true);
    await theo.getByRole('option', { name: /Iron Man/ }).press('Enter');
    await theo.getByRole('option', { name: /Thor/ }).press('Enter');
    expect(await theo.getByRole('option', { name: /Hulk/ }).isDisabled()).toBe(true);
    await theo.getByRole('button', { name: 'Choose 2' }).press('Enter');
    await mara.locator('#log').getByText('Theo plays c0 and c2').last().waitFor();

    // A modal; Escape closes it, submitting it needs its fields.
    await board.getByRole('button', { name: 'Give up' }).click();
    await theo.getByRole('dialog').waitFor();
    await theo.keyboard.press('Escape');
    await theo.getByRole('dialog').waitFor({ state: 'detached' });
    await board.getByRole('button', { name: 'Give up' }).click();
    await theo.getByLabel('Last words').fill('Well played');
    await theo
      .getByRole('dialog')
      .getByRole('button', { name: /Rematch/ })
      .click();
    await theo.getByRole('option', { name: 'Tomorrow' }).click();
    await theo.getByRole('button', { name: 'Submit' }).click();
    await mara.locator('#log').getByText('“Well played” Rematch: tomorrow').last().waitFor();

    // An update in place keeps the keyboard where it was.
    await board.getByRole('button', { name: 'Block' }).press('Enter');
    await board.getByText('Theo blocks!').waitFor();
    await board.getByText('(edited)').waitFor();
    expect(await theo.evaluate('document.activeElement.textContent')).toBe('Block');
    expect(faults).toEqual([]);
    await Promise.all([mara.context().close(), theo.context().close()]);
  });

  it('takes a whole command line, as a guide prints it', async () => {
    const page = await open('mara', 390, 844);
    await type(page, '/challenge opponent:Theo game:smash');
    await page.getByRole('form', { name: 'Command /challenge' }).waitFor();
    const filled = await Promise.all([0, 1].map(at => page.locator('.option-input').nth(at).inputValue()));
    expect(filled).toEqual(['Theo', 'smash']);
    await page.keyboard.press('Enter');
    await page.locator('.message', { hasText: 'Theo' }).last().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps a command that says what no option takes, and shows it to nobody', async () => {
    const page = await open('mara', 390, 844);
    await page.locator('#say').fill('/challenge rival:Theo');
    await page
      .locator('#composer')
      .getByRole('option', { name: '/challenge has no option “rival”: opponent' })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('/challenge has no option “rival”: opponent').waitFor();
    expect(await page.locator('#say').inputValue()).toBe('/challenge rival:Theo');
    expect(await page.locator('#log').getByText('rival:Theo').count()).toBe(0);
    // Named in full, a command opens, even where the list of suggestions was closed.
    await page.locator('#say').fill('/challenge');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Command /challenge' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps a command that it cannot know yet, and shows it to nobody', async () => {
    const page = await open('mara', 390, 844);
    await page.route('**/commands?*', one => one.fulfill({ json: [] }));
    await page.reload();
    await page.getByRole('heading', { name: /^#/ }).first().waitFor();
    await page.locator('#say').fill('/card Hulk');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The bot has no slash commands for you here.').waitFor();
    expect(await page.locator('#say').inputValue()).toBe('/card Hulk');
    expect(await page.locator('#log').getByText('/card Hulk').count()).toBe(0);
    // What only looks like one is said.
    await page.locator('#say').fill('/ or \\');
    await page.keyboard.press('Enter');
    await page.locator('#log').getByText('/ or \\').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the new layout, thinking, and an application that never answers', async () => {
    const page = await open('ines', 1280, 900);
    await type(page, '/layout');
    await page.keyboard.press('Enter');
    await last(page).getByRole('heading', { name: 'League night' }).waitFor();
    await last(page).getByRole('button', { name: 'Join' }).waitFor();
    await type(page, '/slow');
    await page.keyboard.press('Enter');
    await page.locator('#log').getByText('Longbox is thinking…').waitFor();
    await page.locator('#log').getByText('Here it is.').waitFor();
    await type(page, '/broken');
    await page.keyboard.press('Enter');
    await page.getByText('This application did not respond.').waitFor();
    await page.context().close();
  });

  it('goes to the end for what came of one’s own doing, and stays with older messages for the rest', async () => {
    const page = await open('ines', 1280, 900);
    const channel = await bench.client.channels.fetch(bench.channel('general'));
    if (!channel?.isSendable()) throw new Error('no channel to write in');
    await page.getByRole('link', { name: 'general' }).click();
    await page.getByRole('heading', { name: '#general' }).waitFor();
    await channel.send(`The oldest${'\nand a line'.repeat(90)}`);
    await page.locator('#log').getByText('The oldest').waitFor();
    const fromEnd = () =>
      page.locator('#scroll').evaluate(one => one.scrollHeight - one.scrollTop - one.clientHeight) as Promise<number>;
    await page.locator('#scroll').hover();
    await page.mouse.wheel(0, -9000);
    await expect.poll(fromEnd).toBeGreaterThan(1000);
    await channel.send('Somebody else’s news');
    await page.locator('#log').getByText('Somebody else’s news').waitFor();
    expect(await fromEnd()).toBeGreaterThan(1000);
    await type(page, '/help');
    await page.keyboard.press('Enter');
    await expect.poll(fromEnd).toBeLessThan(120);
    await page.context().close();
  });

  it('keeps what is half written when the connection is lost and comes back', async () => {
    const page = await open('ines', 1280, 900);
    const lives: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/playground\/live/, socket => {
      socket.connectToServer();
      lives.push(socket);
    });
    await page.reload();
    await page.locator('#say').fill('I was about to');
    await lives[0]?.close();
    await page.getByText('The playground is not answering.').waitFor();
    await page.getByText('The playground is not answering.').waitFor({ state: 'detached' });
    expect(lives).toHaveLength(2);
    expect(await page.locator('#say').inputValue()).toBe('I was about to');
    await page.getByRole('link', { name: 'general' }).click();
    await page.getByRole('heading', { name: '#general' }).waitFor();
    expect(await page.locator('#say').inputValue()).toBe('');
    await page.context().close();
  });

  it('has menus for members and messages, and drawers at 390', async () => {
    const page = await open('kofi', 390, 844);
    await page.locator('#say').fill('hello **there** \\*you\\* `code`');
    await page.keyboard.press('Enter');
    await last(page).getByText('hello').waitFor();
    expect(await last(page).locator('.content').innerHTML()).toBe(
      '<p>hello <strong>there</strong> *you* <code>code</code></p>',
    );
    await last(page)
      .getByRole('button', { name: /Actions for the message/ })
      .click();
    await page.getByRole('menuitem', { name: 'Why?' }).click();
    await page.locator('#log').getByText('Because.').waitFor();
    await page.getByRole('button', { name: 'Members', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Mara' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.locator('#log').getByText('Profile of Mara').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Channels', exact: true }).click();
    await page.getByRole('link', { name: 'general' }).click();
    await page.getByRole('heading', { name: '#general' }).waitFor();
    expect(await fits(page)).toBe(true);
    await page.context().close();
  });

  it('has drawers at 390 that a tap beside them closes, which presses nothing there', async () => {
    const page = await open('kofi', 390, 844);
    const say = page.locator('#say');
    for (const name of ['Members', 'Channels']) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await barriers(page)).toEqual([]);
      const { x, y, width, height } = (await page.locator('#composer').boundingBox()) as {
        x: number;
        y: number;
        width: number;
        height: number;
      };
      await page.mouse.click(name === 'Members' ? x + 5 : x + width - 5, y + height / 2);
      await page.locator(`#${name.toLowerCase()}`).waitFor({ state: 'hidden' });
      expect(await page.evaluate('document.activeElement.id')).toBe(`show-${name.toLowerCase()}`);
      await say.fill('here');
      expect(await say.inputValue()).toBe('here');
    }
    await page.context().close();
  });

  it('has lists and menus that belong to a part of the page', async () => {
    const page = await open('kofi', 390, 844);
    await page.locator('#say').fill('hello');
    await page.keyboard.press('Enter');
    await last(page).getByText('hello').waitFor();
    await last(page)
      .getByRole('button', { name: /Actions for the message/ })
      .click();
    await page.getByRole('menuitem', { name: 'Why?' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('shows commands in the language of a member’s Discord, which is chosen there', async () => {
    const theo = await open('theo', 390, 844);
    await theo.getByRole('button', { name: 'Members' }).click();
    await theo.locator('#members').getByText('Theo').click({ button: 'right' });
    await theo.getByRole('menuitem', { name: 'Discord settings…' }).click();
    await theo.getByLabel('Language of their Discord').selectOption('Deutsch');
    await theo.getByRole('button', { name: 'Save' }).click();
    // The page follows at once.
    await theo.getByRole('button', { name: 'Mitglieder', exact: true }).waitFor();
    await theo.getByText('Willkommen bei The Comic Shop').waitFor();
    expect(await theo.locator('html').getAttribute('lang')).toBe('de');
    expect(await theo.locator('#say').getAttribute('placeholder')).toMatch(/^Tipp \/ für Befehle oder schreib in #/);
    await theo.locator('#say').fill('/ford');
    const found = theo.locator('#composer').getByRole('option', { name: '/fordern Fordere jemanden heraus' });
    await found.waitFor();
    await theo.keyboard.press('Enter');
    await theo.getByRole('form', { name: 'Befehl /fordern' }).getByLabel('gegner').fill('Nobody');
    // What the server has against it stands in the same language.
    await theo.keyboard.press('Enter');
    await theo.getByText('Hier heißt niemand „Nobody“.').waitFor();
    // Their name in the code finds them too; what has no words in that language stays as it is.
    await theo.getByRole('button', { name: 'Abbrechen' }).click();
    await theo.locator('#say').fill('/chal');
    await found.waitFor();
    await theo.locator('#say').fill('/layo');
    await theo.locator('#composer').getByRole('option', { name: '/layout The new layout' }).waitFor();
    const mara = await open('mara', 1280, 900);
    await mara.locator('#say').fill('/chal');
    await mara.locator('#composer').getByRole('option', { name: '/challenge Challenge someone' }).waitFor();

    await theo.getByRole('button', { name: 'Mitglieder', exact: true }).click();
    await theo.getByRole('button', { name: 'Aktionen zu Theo' }).click();
    await theo.getByRole('menuitem', { name: 'Discord-Einstellungen…' }).click();
    await theo.getByLabel('Sprache der Discord-App').selectOption('English');
    await theo.getByRole('button', { name: 'Speichern' }).click();
    await theo.getByText('Welcome to The Comic Shop').waitFor();
    await theo.getByRole('button', { name: 'Members', exact: true }).waitFor();
  });

  it('does not lose a click on a message that changes under the finger', async () => {
    const page = await open('kofi', 1280, 900);
    const channel = await bench.client.channels.fetch(bench.channel('card-table'));
    if (!channel?.isSendable()) throw new Error('no channel to write in');
    const button = { type: 2, style: 1, label: 'Show mine', custom_id: 'hand' };
    const components = [{ type: 1, components: [button] }] as never;
    const message = await channel.send({ content: 'Before', components });
    await page.locator('#log').getByText('Before').waitFor();
    await page.getByRole('button', { name: 'Show mine' }).hover();
    await page.mouse.down();
    await message.edit({ content: 'After', components });
    // The change has come by the time something later is seen.
    const elsewhere = await bench.client.channels.fetch(bench.channel('league-night'));
    if (elsewhere?.isSendable()) await elsewhere.send('And on');
    await page.getByRole('link', { name: /league-night.*unread/ }).waitFor();
    expect(await page.locator('#log').getByText('Before').count()).toBe(1);
    await page.mouse.up();
    await page.locator('#log').getByText('Your hand, Kofi').waitFor();
    await page.locator('#log').getByText('After').waitFor();
    expect(await page.locator('#log').getByText('Before').count()).toBe(0);
    await page.context().close();
  });

  it('misses nothing between reading the server and hearing of it', async () => {
    const page = await open('kofi', 1280, 900);
    let [connect, say] = [() => {}, () => {}];
    const [connected, said] = [new Promise<void>(done => (connect = done)), new Promise<void>(done => (say = done))];
    await page.routeWebSocket(/playground\/live/, async socket => {
      connect();
      await said;
      socket.connectToServer();
    });
    await page.reload();
    await connected;
    const channel = await bench.client.channels.fetch(bench.channel('card-table'));
    if (!channel?.isSendable()) throw new Error('no channel to write in');
    await channel.send('Between the two');
    say();
    await page.locator('#log').getByText('Between the two').waitFor();
    await page.context().close();
  });

  it('shows the last of two changes where the answer to the first is slow', async () => {
    const page = await open('kofi', 1280, 900);
    const coming = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
    let late = () => {};
    const answered = new Promise<void>(done => (late = done));
    let slow = true;
    await page.route(/playground\/state/, async route => {
      const answer = await route.fetch();
      const first = slow;
      if (first) {
        slow = false;
        await plan('Second');
        await new Promise(done => setTimeout(done, 200));
      }
      await route.fulfill({ response: answer });
      if (first) late();
    });
    await plan('First');
    await answered;
    await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))');
    await coming.nth(1).waitFor();
    expect(await coming.count()).toBe(2);
    for (const event of bench.client.guilds.cache.first()!.scheduledEvents.cache.values()) await event.delete();
    // The page may be asking just now: what is on its way goes with it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  it('leaves the keyboard where it is when something happens elsewhere', async () => {
    const page = await open('theo', 1280, 900);
    const mara = await bench.join('Mara');
    await page.getByRole('link', { name: /card-table/ }).focus();
    await mara.say('over here', { in: 'league-night' });
    await page.getByRole('link', { name: /league-night.*unread/ }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toContain('card-table');
    await page.getByRole('button', { name: 'Actions for Mara' }).first().focus();
    await bench.join('Newcomer');
    await page.locator('#members').getByText('Newcomer').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Actions for Mara');
    await page.context().close();
  });

  it('gives a screen reader words in one piece, not cut at each letter that might begin a mark', async () => {
    const page = await open('mara', 390, 844);
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    await channel.send('He holds 2_000 shields | **The Hulk** hits @ home');
    const line = page.locator('#log p', { hasText: 'shields' });
    await line.waitFor();
    const pieces = await line.evaluate(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
    expect(pieces).toEqual(['He holds 2_000 shields | ', 'The Hulk', ' hits @ home']);
    await page.context().close();
  });

  it('says aloud what is new, and of a changed message only that', async () => {
    const page = await open('mara', 390, 844);
    const aloud = page.locator('#aloud p');
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    const board = (headline: string, power: number) => ({
      embeds: [{ title: 'Super Hero Squad', description: `**${headline}**\nPower ${power}` }],
    });
    await channel.send('**Turn 1**\nTheo draws a card.');
    await expect.poll(() => aloud.last().textContent()).toMatch(/: Turn 1 Theo draws a card\.$/);
    expect(await page.locator('#log').locator('xpath=..').getAttribute('aria-live')).toBe('off');
    const shown = await channel.send(board('Theo attacks', 3));
    await expect.poll(() => aloud.last().textContent()).toContain('Super Hero Squad Theo attacks Power 3');
    const told = await aloud.count();
    await shown.edit(board('Theo attacks', 4));
    await page.locator('#log').getByText('Power 4').waitFor();
    expect(await aloud.count()).toBe(told);
    await shown.edit(board('Theo passes', 4));
    await expect.poll(() => aloud.last().textContent()).toMatch(/: Theo passes$/);
    await page.context().close();
  });

  it('waits before the controls of the next question, so that a second Enter answers nothing', async () => {
    const page = await open('mara', 390, 844);
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    const asking = (label: string) => ({
      content: `Shall we ${label}?`,
      components: [
        { type: 1, components: [{ type: 2, style: 1, label, custom_id: `a|${label}` }] },
        { type: 1, components: [{ type: 2, style: 2, label: 'Later', custom_id: `later|${label}` }] },
      ] as never,
    });
    const message = await channel.send(asking('strike'));
    await page.getByRole('button', { name: 'strike' }).focus();
    await message.edit(asking('discard'));
    await page.getByRole('button', { name: 'discard' }).waitFor();
    const held = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    expect(await held()).toBe('Controls');
    await message.edit(asking('yield'));
    await page.getByRole('button', { name: 'yield' }).waitFor();
    expect(await held()).toBe('Controls');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('yield');
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('calls a button by its label, not by the file of its emoji', async () => {
    const page = await open('mara', 390, 844);
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    const emoji = await bench.client.application.emojis.create({ attachment: pixel, name: 'lb_speed_38ed4d' });
    const button = {
      type: 2,
      style: 1,
      label: 'Strike',
      custom_id: 'strike',
      emoji: { id: emoji.id, name: emoji.name },
    };
    await channel.send({ content: 'Ready', components: [{ type: 1, components: [button] }] as never });
    await page.getByRole('button', { name: 'Strike', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /lb_speed/ }).count()).toBe(0);
    await page.context().close();
  });

  it('is as readable in the dark, a mention too', async () => {
    const page = await open('mara', 1280, 900);
    await page.emulateMedia({ colorScheme: 'dark' });
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    await channel.send(`In the dark <@${(await Member.join(bench.playground.url, 'Theo')).id}> reads this`);
    await page.locator('#log').getByText('In the dark').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('leads past the channels to where one writes, and stays in the channel', async () => {
    const page = await open('mara', 1280, 900);
    const place = await page.locator('#place').textContent();
    await page.locator('#skip').press('Enter');
    await page.keyboard.type('Hello');
    expect(await page.locator('#say').inputValue()).toBe('Hello');
    expect(await page.locator('#place').textContent()).toBe(place);
    await page.context().close();
  });

  it('leads to the fields of a command where one stands in place of the text', async () => {
    const page = await open('mara', 1280, 900);
    await type(page, '/chal');
    await page.locator('#skip').press('Enter');
    await page.locator('#composer form.command :focus').waitFor();
    await page.keyboard.type('theo');
    await page.locator('#composer').getByRole('option', { name: 'Theo' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('keeps the menu of a message off its words', async () => {
    const page = await open('mara', 390, 844);
    const channel = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    await channel.send(`${'word '.repeat(60)}end one`);
    await channel.send(`${'word '.repeat(60)}end two`);
    await page.locator('#log').getByText('end two').waitFor();
    const clear = page.evaluate(`[...document.querySelectorAll('.message')].slice(-2).map(item => {
      const more = item.querySelector('.more').getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(item.querySelector('.content'));
      return [...range.getClientRects()].every(line => line.top >= more.bottom || line.right <= more.left);
    })`);
    expect(await clear).toEqual([true, true]);
    await page.context().close();
  });

  it('says who is nobody here', async () => {
    const page = await (await theBrowser()).newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${bench.playground.url}/?as=nobody`);
    await page.getByText('Nobody here is called nobody. Say who you are, such as ?as=mara.').waitFor();
    await page.close();
  });

  it('lists what is coming up, and lets a server take the bot’s permission for it', async () => {
    const page = await open('theo', 1280, 900);
    const later = await plan('League night', 3);
    const event = await plan('Draft');
    const coming = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
    await coming.nth(1).waitFor();
    expect(await coming.locator('strong').allTextContents()).toEqual(['Draft', 'League night']);
    expect(await coming.first().textContent()).toMatch(/in 2 hours until .* · #league-night.*Three rounds/);
    await coming.first().getByRole('button', { name: 'Interested' }).click();
    await coming.first().getByRole('button', { name: '✓ Interested (1)', pressed: true }).waitFor();
    expect((await event.fetchSubscribers()).map(one => one.user.username)).toEqual(['theo']);
    await event.setStatus(2);
    await coming.first().getByText('Now until').waitFor();
    await later.delete();
    await coming.nth(1).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'What the bot may do on the server' }).click();
    await page.getByRole('checkbox', { name: 'create events' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(plan('One too many')).rejects.toMatchObject({ code: 50013 });
    await page.context().close();
  });

  it('marks a channel unread, and follows a thread', async () => {
    const page = await open('theo', 1280, 900);
    const mara = await bench.join('Mara');
    await mara.say('news', { in: 'league-night' });
    await page.getByRole('link', { name: /league-night.*unread/ }).waitFor();
    const channel = await bench.client.channels.fetch(bench.channel('card-table'));
    if (channel?.isTextBased() && 'threads' in channel)
      await channel.threads.create({ name: 'side talk', type: 11 as never });
    await page.getByRole('navigation').getByRole('link', { name: 'side talk' }).click();
    await page.getByRole('heading', { name: 'side talk' }).waitFor();
    await page.context().close();
  });
});
