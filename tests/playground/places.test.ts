import type { ChatInputCommandInteraction, TextChannel, ThreadChannel } from 'discord.js';
import { ChannelType, Routes } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench, pixel, until } from './bench.js';
import type { Member } from './member.js';

describe('channels, threads and permissions', () => {
  let bench: Bench;
  let mara: Member;
  let theo: Member;
  let table: TextChannel;
  const deny = async (...names: string[]): Promise<Record<string, boolean>> => {
    const response = await fetch(`${bench.playground.url}/playground/channels/${table.id}/permissions?as=mara`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deny: names }),
    });
    return (await response.json()) as Record<string, boolean>;
  };

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    [mara, theo] = [await bench.join('Mara'), await bench.join('Theo')];
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
  });
  afterEach(() => deny());
  afterAll(() => bench.close());

  it('brings the server as the bot expects it', async () => {
    const guild = await bench.client.guilds.cache.get(bench.playground.guildId)!.fetch();
    expect([guild.name, guild.channels.cache.map(one => one.name), guild.ownerId]).toEqual([
      'The Comic Shop',
      ['general', 'card-table', 'league-night'],
      mara.id,
    ]);
    expect((await guild.members.list({ limit: 100 })).map(one => one.displayName)).toEqual([
      'Longbox',
      'Mara',
      'Theo',
      'Ines',
      'Kofi',
    ]);
    expect((await guild.members.fetch({ query: 'th', limit: 5 })).map(one => one.displayName)).toEqual(['Theo']);
    expect((await guild.members.search({ query: 'in' })).map(one => one.displayName)).toEqual(['Ines']);
    expect((await guild.members.fetch(theo.id)).user.username).toBe('theo');
    expect((await guild.roles.fetch()).map(one => one.name).sort()).toEqual(['@everyone', 'League', 'Longbox']);
    expect((await guild.channels.fetch()).size).toBe(3);
    expect((await bench.client.users.fetch(theo.id, { force: true })).globalName).toBe('Theo');
    expect((await bench.client.application.fetch()).name).toBe('Longbox');
    await expect(guild.members.fetch('123456789012345678')).rejects.toMatchObject({ code: 10007 });
  });

  it('takes in new members and channels while running', async () => {
    const zoe = await bench.join('Zoë');
    await until(() => bench.client.users.cache.has(zoe.id));
    expect(await zoe.say('hello')).toMatchObject({ author: { username: 'zoe' } });
    const portraits = await Promise.all(
      [mara, theo, zoe].map(async one => (await fetch(`${bench.playground.url}/cdn/avatars/${one.id}.svg`)).text()),
    );
    expect(new Set(portraits).size).toBe(3);
    await fetch(`${bench.playground.url}/playground/channels?as=mara`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Trading Post' }),
    });
    await until(() => bench.client.channels.cache.some(one => 'name' in one && one.name === 'trading-post'));
    expect(await (await bench.join('Renée')).say('hello')).toMatchObject({ author: { username: 'renee' } });
  });

  it('names a channel by letters of any script', async () => {
    const create = async (name: string): Promise<unknown> => {
      const url = `${bench.playground.url}/playground/channels?as=mara`;
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name }) })).json();
    };
    expect(await create('Général n°2!')).toMatchObject({ name: 'général-n-2' });
    expect(await create('ゲーム 部屋')).toMatchObject({ name: 'ゲーム-部屋' });
  });

  it('starts a thread from a message, and writes in it', async () => {
    const message = await table.send('A match begins');
    const thread = await message.startThread({ name: 'Mara against Theo', autoArchiveDuration: 60 });
    expect([thread.id, thread.type, thread.parentId]).toEqual([message.id, ChannelType.PublicThread, table.id]);
    await thread.send(`your turn, ${theo.mention}`);
    expect((await theo.messages(thread.id)).map(one => one.content)).toEqual([`your turn, ${theo.mention}`]);
    expect((await mara.messages()).find(one => one.id === message.id)?.thread).toMatchObject({
      name: 'Mara against Theo',
    });
    expect((await thread.members.fetch()).map(one => one.id)).toContain(theo.id);
    await expect(
      bench.client.rest.post(Routes.threads(table.id, message.id), { body: { name: 'again' } }),
    ).rejects.toMatchObject({ code: 160004 });
    expect((await table.threads.fetchActive()).threads.map(one => one.id)).toContain(thread.id);
  });

  it('archives, locks, renames, wakes and deletes threads', async () => {
    const thread = (await table.threads.create({ name: 'short', type: ChannelType.PublicThread })) as ThreadChannel;
    await thread.setName('shorter');
    await thread.setArchived(true);
    expect((await table.threads.fetchArchived()).threads.map(one => one.name)).toEqual(['shorter']);
    await theo.say('one more thing', { in: thread.id });
    await until(() => thread.archived === false);
    await thread.setLocked(true);
    await expect(theo.say('and another', { in: thread.id })).rejects.toThrow('locked');
    await expect(mara.say('the owner may', { in: thread.id })).resolves.toMatchObject({ content: 'the owner may' });
    await thread.delete();
    expect((await mara.channels()).map(one => one.id)).not.toContain(thread.id);
    expect((await mara.messages()).at(-1)).toMatchObject({ type: 18, content: 'short' });
  });

  it('keeps private threads to those who are in them', async () => {
    const ines = await bench.join('Ines');
    const thread = (await table.threads.create({
      name: 'the hand of Theo',
      type: ChannelType.PrivateThread,
      invitable: false,
    })) as ThreadChannel;
    await expect(theo.messages(thread.id)).rejects.toThrow('no such channel');
    await thread.members.add(theo.id);
    await thread.send('only for Theo');
    expect((await theo.messages(thread.id)).map(one => one.content)).toEqual(['only for Theo']);
    await expect(ines.messages(thread.id)).rejects.toThrow('no such channel');
    expect(JSON.stringify(ines.heard)).not.toContain('the hand of Theo');
    await thread.members.remove(theo.id);
    await expect(theo.messages(thread.id)).rejects.toThrow('no such channel');
    expect(theo.heard.at(-1)?.event).toBe('THREAD_DELETE');
  });

  it('keeps application emojis and shows them', async () => {
    const emoji = await bench.client.application.emojis.create({ attachment: pixel, name: 'energy' });
    expect((await bench.client.application.emojis.fetch()).map(one => one.name)).toEqual(['energy']);
    expect((await fetch(`${bench.playground.url}/cdn/emojis/${emoji.id}.png`)).headers.get('content-type')).toBe(
      'image/png',
    );
    await expect(bench.client.application.emojis.create({ attachment: pixel, name: 'energy' })).rejects.toMatchObject({
      code: 50035,
    });
    await bench.client.application.emojis.delete(emoji);
    expect((await bench.client.application.emojis.fetch()).size).toBe(0);
  });

  const forbidden: [string, number, () => Promise<unknown>][] = [
    ['ViewChannel', 50001, () => table.send('x')],
    ['SendMessages', 50013, () => table.send('x')],
    ['EmbedLinks', 50013, () => table.send({ embeds: [{ title: 'x' }] })],
    ['AttachFiles', 50013, () => table.send({ files: [{ attachment: pixel, name: 'a.png' }] })],
    ['CreatePublicThreads', 50013, () => table.threads.create({ name: 'x', type: ChannelType.PublicThread })],
    ['CreatePrivateThreads', 50013, () => table.threads.create({ name: 'x', type: ChannelType.PrivateThread })],
    [
      'ManageMessages',
      50013,
      async () => bench.client.rest.delete(Routes.channelMessage(table.id, (await theo.say('theirs')).id)),
    ],
  ];
  it.each(forbidden)('refuses what needs %s with %i where the bot may not', async (permission, code, act) => {
    expect((await deny(permission))[permission]).toBe(false);
    await expect(act()).rejects.toMatchObject({ code, status: 403 });
    await deny();
    await expect(act()).resolves.toBeDefined();
  });

  it('refuses to write in a thread where the bot may not', async () => {
    const thread = (await table.threads.create({ name: 'mine', type: ChannelType.PublicThread })) as ThreadChannel;
    await deny('SendMessagesInThreads', 'ManageThreads');
    await expect(thread.send('x')).rejects.toMatchObject({ code: 50013 });
    await expect(thread.setLocked(true)).rejects.toMatchObject({ code: 50013 });
    await expect(thread.setArchived(true)).resolves.toMatchObject({ archived: true });
  });

  it('tells an interaction what the bot may do there, and lets it answer all the same', async () => {
    await deny('SendMessages', 'EmbedLinks');
    let seen: string[] = [];
    bench.answer(one => {
      const interaction = one as ChatInputCommandInteraction;
      seen = interaction.appPermissions.toArray();
      return interaction.reply({ embeds: [{ title: 'an answer' }] });
    });
    expect(await theo.run('/go')).toMatchObject({ kind: 'message' });
    expect(seen).not.toContain('SendMessages');
    expect(seen).toContain('ViewChannel');
  });

  it('stops telling the bot about a channel it may not see', async () => {
    const heard: string[] = [];
    bench.client.on('messageCreate', message => heard.push(message.content));
    await deny('ViewChannel');
    await theo.say('unseen');
    await deny();
    await theo.say('seen');
    await until(() => heard.includes('seen'));
    expect(heard).not.toContain('unseen');
  });
});
