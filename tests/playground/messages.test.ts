import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageActionRowComponentBuilder,
  ModalSubmitInteraction,
  TextChannel,
  UserSelectMenuInteraction,
} from 'discord.js';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench, pixel, until } from './bench.js';
import type { Member, SeenMessage } from './member.js';
import { isEphemeral, isLoading } from './member.js';

const row = (...parts: MessageActionRowComponentBuilder[]): ActionRowBuilder<MessageActionRowComponentBuilder> =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(parts);
const button = (id: string, label = id): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
const modal = new ModalBuilder()
  .setCustomId('form')
  .setTitle('A form')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Words')
      .setTextInputComponent(
        new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Short).setMinLength(2),
      ),
    new LabelBuilder()
      .setLabel('Pick')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('pick')
          .addOptions({ label: 'Red', value: 'r' }, { label: 'Blue', value: 'b' }),
      ),
  );

describe('messages and interactions', () => {
  let bench: Bench;
  let mara: Member;
  let theo: Member;
  let table: TextChannel;
  /** One message, as this member may read it by itself. */
  const alone = async (member: Member, { id, channel_id }: Pick<SeenMessage, 'id' | 'channel_id'>): Promise<unknown> =>
    (await fetch(`${bench.playground.url}/playground/channels/${channel_id}/messages/${id}?as=${member.id}`)).json();
  /** Runs /go as this member; the bot does `act`. */
  const go = async (member: Member, act: (interaction: ChatInputCommandInteraction) => unknown) => {
    bench.answer(interaction => act(interaction as ChatInputCommandInteraction));
    return member.run('/go');
  };

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    [mara, theo] = [await bench.join('Mara'), await bench.join('Theo')];
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
  });
  afterAll(() => bench.close());

  it('replies with an embed and a file, and serves the file where attachment:// pointed', async () => {
    const embed = new EmbedBuilder().setTitle('Board').setImage('attachment://board.png');
    const { message } = await go(mara, one =>
      one.reply({ embeds: [embed], files: [{ attachment: pixel, name: 'board.png', description: 'An empty table' }] }),
    );
    expect(message?.attachments).toMatchObject([
      { filename: 'board.png', description: 'An empty table', width: 1, height: 1, size: pixel.length },
    ]);
    const url = message?.embeds[0]?.image?.url ?? '';
    expect(url).toBe(message?.attachments[0]?.url);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pixel);
    const sent = bench.playground.traffic.all.at(-1);
    expect(sent).toMatchObject({
      route: '/interactions/:interaction/:token/callback',
      files: [{ name: 'files[0]', filename: 'board.png' }],
    });
  });

  it('hands the message back where the bot asks for it', async () => {
    let id: string | undefined;
    const { message } = await go(mara, async one => {
      const response = await one.reply({ content: 'hello', withResponse: true });
      id = response.resource?.message?.id;
    });
    expect(id).toBe(message?.id);
  });

  it('defers, shows that the bot is thinking, and puts the answer in its place', async () => {
    const outcome = await go(theo, async one => {
      await one.deferReply();
      await new Promise(resolve => setTimeout(resolve, 50));
      await one.editReply({ content: 'thought', files: [{ attachment: pixel, name: 'a.png' }] });
    });
    expect(outcome.kind).toBe('deferred');
    expect(isLoading(outcome.message!)).toBe(true);
    const answer = await mara.waitFor(one => one.id === outcome.message?.id && one.content === 'thought');
    expect([isLoading(answer), answer.edited_timestamp, answer.attachments.length]).toEqual([false, null, 1]);
  });

  it('lets a first followup take the place of a deferred answer', async () => {
    const outcome = await go(theo, async one => {
      await one.deferReply({ flags: MessageFlags.Ephemeral });
      await one.followUp('at last');
    });
    const answer = await theo.waitFor(one => one.content === 'at last');
    expect([answer.id, isEphemeral(answer)]).toEqual([outcome.message?.id, true]);
  });

  it('follows up, fetches, edits and deletes by token', async () => {
    const seen: string[] = [];
    await go(mara, async one => {
      await one.reply('first');
      const more = await one.followUp({ content: 'second', flags: MessageFlags.Ephemeral });
      seen.push((await one.fetchReply()).content, (await one.fetchReply(more.id)).content);
      await one.editReply({ content: 'second, better', message: more });
      await one.deleteReply();
    });
    const better = await mara.waitFor(one => one.content === 'second, better');
    expect(seen).toEqual(['first', 'second']);
    expect(better.edited_timestamp).not.toBeNull();
    await until(() => mara.heard.some(one => one.event === 'MESSAGE_DELETE'));
    expect((await mara.messages()).some(one => one.content === 'first')).toBe(false);
  });

  it('tells of the newest few messages alone, to who asks for so many', async () => {
    for (const content of ['one', 'two', 'three']) await theo.say(content);
    const all = await theo.messages();
    expect((await theo.messages('card-table', 2)).map(one => one.content)).toEqual(['two', 'three']);
    expect(await theo.messages('card-table', 200)).toEqual(all);
    for (const wrong of [0, 201, 1.5]) await expect(theo.messages('card-table', wrong)).rejects.toThrow('limit');
  });

  it('never shows an ephemeral message to anyone else, nor to the bot token', async () => {
    const secret = 'SECRET-HAND';
    const packets: { t?: string; d: unknown }[] = [];
    bench.client.on('raw' as never, (packet: { t?: string; d: unknown }) => packets.push(packet));
    const { message } = await go(mara, async one => {
      await one.reply({ content: secret, components: [row(button('peek'))], flags: MessageFlags.Ephemeral });
      await one.editReply(`${secret} changed`);
      await one.followUp({ content: `${secret} again`, flags: MessageFlags.Ephemeral });
    });
    await mara.waitFor(one => one.content === `${secret} again`);
    await theo.say('are you there?');
    await theo.waitFor(one => one.content === 'are you there?');
    expect(JSON.stringify(theo.heard)).not.toContain(secret);
    expect(JSON.stringify(await theo.messages())).not.toContain(secret);
    expect(JSON.stringify(await mara.messages())).toContain(secret);
    expect(await alone(mara, message!)).toMatchObject({ content: `${secret} changed` });
    expect(await alone(theo, message!)).toEqual({ message: 'That message is not there.' });
    expect(await alone(mara, { ...message!, channel_id: 'general' })).toEqual({
      message: 'That message is not there.',
    });
    await expect(theo.click(message!, 'peek')).rejects.toThrow();
    // An answer would show it to everybody.
    await expect(mara.say('as I said', { reply: message!.id })).rejects.toThrow('cannot be replied to');
    await expect(table.send({ content: 'as I said', reply: { messageReference: message!.id } })).rejects.toMatchObject({
      code: 50035,
    });
    await expect(
      fetch(`${bench.playground.url}/playground/components?as=theo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: message!.id, custom_id: 'peek' }),
      }).then(one => one.json()),
    ).resolves.toEqual({ message: 'That message is not there.' });
    const raw = { headers: { authorization: `Bot ${bench.playground.token}` } };
    const list = await fetch(`${bench.playground.api}/v10/channels/${table.id}/messages?limit=100`, raw);
    expect(await list.text()).not.toContain(secret);
    await expect(table.messages.fetch({ message: message!.id, force: true })).rejects.toMatchObject({ code: 10008 });
    await expect(table.messages.edit(message!.id, 'mine now')).rejects.toMatchObject({ code: 10008 });
    await expect(table.messages.delete(message!.id)).rejects.toMatchObject({ code: 10008 });
    expect(packets.filter(one => one.t?.startsWith('MESSAGE_') && JSON.stringify(one.d).includes(secret))).toEqual([]);
  });

  it('dismisses an ephemeral message for its member, without the bot noticing', async () => {
    let edit: (() => Promise<unknown>) | undefined;
    const { message } = await go(theo, async one => {
      await one.reply({ content: 'for now', flags: MessageFlags.Ephemeral });
      edit = () => one.editReply('still there');
    });
    await theo.dismiss(message!);
    expect((await theo.messages()).map(one => one.id)).not.toContain(message?.id);
    expect(await alone(theo, message!)).toEqual({ message: 'That message is not there.' });
    await expect(edit?.()).resolves.toMatchObject({ content: 'still there' });
    await expect(mara.dismiss(message!)).rejects.toThrow('Only a message');
  });

  it('updates a message from its button, at once or after a deferral', async () => {
    const { message } = await go(mara, one =>
      one.reply({
        content: 'count 0',
        components: [row(button('plus', 'Plus'), button('later', 'Later'), button('off').setDisabled(true))],
      }),
    );
    bench.answer(async interaction => {
      const press = interaction as ButtonInteraction;
      expect([press.message.id, (press.component as { customId?: string }).customId]).toEqual([
        message?.id,
        press.customId,
      ]);
      if (press.customId === 'plus') return press.update('count 1');
      await press.deferUpdate();
      return press.editReply('count 2');
    });
    expect(await theo.click(message!, 'Plus')).toMatchObject({ kind: 'updated', message: { content: 'count 1' } });
    expect(await theo.click(message!, 'later')).toMatchObject({ kind: 'updated' });
    const after = await mara.waitFor(one => one.content === 'count 2');
    expect(after.components[0]?.components).toHaveLength(3);
    await expect(theo.click(message!, 'off')).rejects.toThrow('switched off');
    await expect(theo.press(message!, 'gone')).rejects.toThrow('That button is gone: the message has just changed.');
    await expect(theo.click(message!, 'none')).rejects.toThrow('no “none” among Plus, Later, off');
  });

  it('hands over what was selected, resolved, within the limits', async () => {
    const options = ['a', 'b', 'c'].map(value => ({ label: value.toUpperCase(), value }));
    const { message } = await go(mara, one =>
      one.reply({
        components: [
          row(new StringSelectMenuBuilder().setCustomId('cards').setMinValues(1).setMaxValues(2).addOptions(options)),
          row(new UserSelectMenuBuilder().setCustomId('who')),
          row(new RoleSelectMenuBuilder().setCustomId('role')),
        ],
      }),
    );
    let last: Interaction | undefined;
    bench.answer(interaction => {
      last = interaction;
      return (interaction as ButtonInteraction).deferUpdate();
    });
    await theo.select(message!, 'cards', ['b', 'C']);
    expect(last?.isStringSelectMenu() && last.values).toEqual(['b', 'c']);
    await theo.select(message!, 'who', '@Ines');
    expect((last as UserSelectMenuInteraction).users.first()?.username).toBe('ines');
    expect((last as UserSelectMenuInteraction).members.size).toBe(1);
    await theo.select(message!, 'role', 'League');
    expect(last?.isRoleSelectMenu() && last.roles.first()?.name).toBe('League');
    await expect(theo.select(message!, 'cards', ['a', 'b', 'c'])).rejects.toThrow('at most 2');
    await expect(theo.select(message!, 'cards', [])).rejects.toThrow('at least 1');
    await expect(theo.select(message!, 'cards', 'z')).rejects.toThrow('not one of the options');
  });

  it('opens a modal, checks what is entered, and submits it', async () => {
    const opened = await go(theo, one => one.showModal(modal));
    expect(opened).toMatchObject({ kind: 'modal', modal: { title: 'A form' } });
    let form: ModalSubmitInteraction | undefined;
    bench.answer(interaction => {
      form = interaction as ModalSubmitInteraction;
      return form.reply('thanks');
    });
    await expect(theo.submit(opened, { Words: 'x', Pick: 'r' })).rejects.toThrow('at least 2');
    await expect(theo.submit(opened, { Words: 'hi' })).rejects.toThrow('at least 1');
    await expect(mara.submit(opened, { Words: 'hi', Pick: 'r' })).rejects.toThrow('no longer open');
    expect(await theo.submit(opened, { Words: 'hi', Pick: 'Blue' })).toMatchObject({
      kind: 'message',
      message: { content: 'thanks' },
    });
    expect(form?.fields.getTextInputValue('words')).toBe('hi');
    expect(form?.fields.getStringSelectValues('pick')).toEqual(['b']);
  });

  it('lets a modal that a button opened update the message under it', async () => {
    const { message } = await go(mara, one => one.reply({ content: 'before', components: [row(button('open'))] }));
    bench.answer(interaction => (interaction as ButtonInteraction).showModal(modal));
    const opened = await mara.click(message!, 'open');
    bench.answer(
      interaction => interaction.isModalSubmit() && interaction.isFromMessage() && interaction.update('after'),
    );
    expect(await mara.submit(opened, { Words: 'ok', Pick: 'r' })).toMatchObject({
      kind: 'updated',
      message: { content: 'after' },
    });
  });

  it('sends, replies, edits, lists and deletes with the bot token', async () => {
    const first = await table.send({
      content: `over to you, ${theo.mention}`,
      files: [{ attachment: pixel, name: 'x y.png' }],
    });
    expect([...first.mentions.users.keys()]).toEqual([theo.id]);
    expect([...first.attachments.values()][0]?.name).toBe('x_y.png');
    const second = await first.reply({ content: 'again', allowedMentions: { parse: [] } });
    expect([second.reference?.messageId, second.mentions.users.size]).toEqual([first.id, 0]);
    await second.edit({ content: 'again, edited' });
    expect(await mara.last()).toMatchObject({ content: 'again, edited' });
    await first.edit({ attachments: [], files: [{ attachment: pixel, name: 'new.png' }] });
    expect((await table.messages.fetch({ message: first.id, force: true })).attachments.map(one => one.name)).toEqual([
      'new.png',
    ]);
    const page = await table.messages.fetch({ limit: 2 });
    expect([...page.keys()]).toEqual([second.id, first.id]);
    expect([...(await table.messages.fetch({ limit: 1, before: second.id })).keys()]).toEqual([first.id]);
    expect([...(await table.messages.fetch({ limit: 1, after: first.id })).keys()]).toEqual([second.id]);
    await table.sendTyping();
    await second.delete();
    await until(() => mara.heard.some(({ event }) => event === 'TYPING_START'));
    expect((await mara.messages()).map(one => one.id)).not.toContain(second.id);
  });

  it('hears members, and reads their words only as its intents allow', async () => {
    const heard: string[] = [];
    bench.client.on('messageCreate', message => heard.push(message.content));
    await theo.say('good evening', { in: 'general' });
    await until(() => heard.includes('good evening'));
    const { connect } = await import('./bench.js');
    const deaf = await connect(bench.playground, { intents: ['Guilds', 'GuildMessages'] });
    const mute = await connect(bench.playground, { intents: ['Guilds'] });
    const [half, none]: string[][] = [[], []];
    deaf.on('messageCreate', message => half!.push(message.content));
    mute.on('messageCreate', message => none!.push(message.content));
    await theo.say('private words', { in: 'general' });
    await theo.say(`<@${bench.playground.applicationId}> for you`, { in: 'general' });
    await until(() => half!.length === 2);
    expect(half).toEqual(['', `<@${bench.playground.applicationId}> for you`]);
    expect(none).toEqual([]);
    await Promise.all([deaf.destroy(), mute.destroy()]);
  });

  it('talks in direct messages, unless the member has closed them', async () => {
    const user = await bench.client.users.fetch(theo.id);
    const sent = await user.send('psst');
    const direct = await theo.direct();
    expect(sent.channelId).toBe(direct);
    expect((await theo.last(direct)).content).toBe('psst');
    expect(JSON.stringify(mara.heard)).not.toContain('psst');
    await expect(mara.messages(direct)).rejects.toThrow('no such channel');
    bench.answer(one =>
      (one as ChatInputCommandInteraction).reply(
        `${one.context} ${one.guildId} ${one.channel?.type === ChannelType.DM}`,
      ),
    );
    expect(await theo.run('/go', {}, { in: direct })).toMatchObject({ message: { content: '1 null true' } });
    await theo.setDirectMessages('closed');
    await expect(user.send('hello?')).rejects.toMatchObject({ code: 50007 });
    await theo.setDirectMessages('open');
    await expect(user.send('hello!')).resolves.toMatchObject({ content: 'hello!' });
  });
});
