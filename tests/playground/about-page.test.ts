import type { TextChannel } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, missing } from '../chromium.js';
import type { Bench } from './bench.js';
import { openBench } from './bench.js';
import { visit } from './browser.js';
import type { Member } from './member.js';

describe.skipIf(missing)('getting about on the page', () => {
  let bench: Bench;
  let table: TextChannel;
  let theo: Member;
  let page: Page;
  const place = () => page.locator('#place').textContent();
  const held = () => page.evaluate('document.activeElement.textContent');
  const choice = (label: string) => ({
    content: label,
    components: [
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'pick',
            placeholder: 'Pick two',
            min_values: 1,
            max_values: 2,
            options: ['a', 'b', 'c', 'd'].map(value => ({ label: `card ${value}`, value })),
          },
        ],
      },
    ] as never,
  });

  beforeAll(async () => {
    bench = await openBench();
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
    theo = await bench.join('Theo');
    page = await visit(bench.playground.url, 'mara', [1280, 900]);
  });
  afterAll(async () => {
    await closePages();
    await bench?.close();
  });

  it('leads back to the channel where one began', async () => {
    await page.getByRole('heading', { name: '#card-table' }).waitFor();
    await page.getByRole('link', { name: 'league-night' }).click();
    await page.getByRole('heading', { name: '#league-night' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /^#(general|card)/ }).waitFor();
    expect(await place()).toBe('#card-table');
  });

  it('links to a channel by its address, which a new tab opens', async () => {
    const there = bench.channel('league-night');
    await theo.say(`Come to <#${there}>`);
    const link = page.locator('#log').getByRole('link', { name: '#league-night' });
    expect(await link.getAttribute('href')).toBe(`/?as=mara&in=${there}`);
  });

  it('shows a channel in which somebody writes of a time that is none', async () => {
    await theo.say('At <t:99999999999999999> o’clock');
    await page.locator('#log').getByText('At <t:99999999999999999> o’clock').waitFor();
  });

  it('keeps a notice until it is dismissed, whatever others do', async () => {
    await page.locator('#say').fill('/nothing of the kind');
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').getByText('The bot has no slash commands for you here.');
    await notice.waitFor();
    await table.sendTyping();
    await page.getByText('Longbox is typing…').waitFor();
    await theo.say('Hello everybody');
    await page.locator('#log').getByText('Hello everybody').waitFor();
    expect(await notice.count()).toBe(1);
    await page.locator('#say').fill('');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    expect(await notice.count()).toBe(0);
  });

  it('sends once what is sent twice in a hurry', async () => {
    let pass = () => {};
    const passed = new Promise<void>(done => (pass = done));
    let posts = 0;
    await page.route(/\/messages\?/, async route => {
      if (route.request().method() === 'POST') posts++;
      await passed;
      await route.continue();
    });
    await page.locator('#say').fill('Only once');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => posts).toBeGreaterThan(0);
    pass();
    await page.locator('#log').getByText('Only once').waitFor();
    expect(posts).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('does not say that it sends what was refused', async () => {
    await bench.client.application.commands.set([
      {
        name: 'roll',
        description: 'Roll',
        options: [{ type: 4, name: 'sides', description: 'How many', maxValue: 20 }],
      },
    ]);
    await page.locator('#guide').getByText('/roll').waitFor();
    await page.locator('#say').fill('/roll sides:99');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('“sides” is at most 20.').waitFor();
    expect(await page.getByText('Sending…').count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await bench.client.application.commands.set([]);
  });

  it('leaves a reply in the channel of its message', async () => {
    await page.getByRole('button', { name: 'Actions for the message by Theo' }).last().click();
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await page.getByText('Replying to Theo').waitFor();
    await page.locator('#channels').getByRole('link', { name: 'league-night' }).click();
    await page.getByRole('heading', { name: '#league-night' }).waitFor();
    expect(await page.getByText('Replying to Theo').count()).toBe(0);
    await page.locator('#say').fill('Something else');
    await page.keyboard.press('Enter');
    await page.locator('#log').getByText('Something else').waitFor();
    await page.getByRole('link', { name: 'card-table' }).click();
    await page.getByRole('heading', { name: '#card-table' }).waitFor();
  });

  it('moves through a list by arrow keys past what can’t be chosen any more', async () => {
    await table.send(choice('Two of four'));
    await page.getByRole('button', { name: /Pick two/ }).press('Enter');
    await page.getByRole('option', { name: 'card a' }).press('Enter');
    await page.getByRole('option', { name: 'card d' }).press('Enter');
    await page.keyboard.press('ArrowUp');
    expect(await held()).toBe('card a');
    await page.keyboard.press('ArrowDown');
    expect(await held()).toBe('card d');
    await page.keyboard.press('Escape');
  });

  it('gives the keyboard back to a control that was drawn again while its list was open', async () => {
    const message = await table.send(choice('Before'));
    await page.locator('#log').getByText('Before').waitFor();
    const pick = page.getByRole('button', { name: /Pick two/ }).last();
    await pick.press('Enter');
    await message.edit(choice('After'));
    await page.locator('#log').getByText('After').waitFor();
    await page.keyboard.press('Escape');
    expect(await held()).toBe('Pick two');
  });

  it('gives the keyboard back to a control whose form has changed its message', async () => {
    const button = { type: 2, style: 1, label: 'Add luck', custom_id: 'luck' };
    const words = { type: 18, label: 'Words', component: { type: 4, custom_id: 'words', style: 1 } };
    const asking = (content: string) => ({ content, components: [{ type: 1, components: [button] }] as never });
    bench.answer(async interaction => {
      if (interaction.isButton())
        await interaction.showModal({ custom_id: 'form', title: 'Luck', components: [words] } as never);
      else if (interaction.isModalSubmit() && interaction.isFromMessage()) await interaction.update(asking('Luckier'));
    });
    await table.send(asking('Lucky'));
    await page.getByRole('button', { name: 'Add luck' }).press('Enter');
    await page.getByLabel('Words').fill('rain');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#log').getByText('Luckier').waitFor();
    expect(await held()).toBe('Add luck');
  });

  it('shows who has left, and the bot that was removed', async () => {
    const { leave, removeBot, inviteBot } = bench.playground.misbehave;
    const members = page.locator('#members');
    leave(theo.id);
    await members.getByText('Theo').waitFor({ state: 'detached' });
    removeBot();
    await members.getByText('Longbox').waitFor({ state: 'detached' });
    inviteBot();
    await members.getByText('Longbox').waitFor();
  });
});
