import type { ApplicationCommandDataResolvable, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench } from './bench.js';
import type { Member } from './member.js';

const commands: ApplicationCommandDataResolvable[] = [
  {
    name: 'challenge',
    description: 'Ask someone to play',
    options: [
      { type: Option.User, name: 'opponent', description: 'Whom', required: true },
      { type: Option.String, name: 'game', description: 'Which game', autocomplete: true },
      { type: Option.Integer, name: 'points', description: 'How far', minValue: 1, maxValue: 9 },
    ],
  },
  {
    name: 'league',
    description: 'Leagues',
    options: [
      {
        type: Option.Subcommand,
        name: 'join',
        description: 'Join',
        options: [{ type: Option.String, name: 'note', description: 'A note' }],
      },
      {
        type: Option.SubcommandGroup,
        name: 'night',
        description: 'Nights',
        options: [
          {
            type: Option.Subcommand,
            name: 'open',
            description: 'Open',
            options: [{ type: Option.Boolean, name: 'rated', description: 'Rated' }],
          },
        ],
      },
    ],
  },
  {
    name: 'everything',
    description: 'One of each',
    options: [
      { type: Option.Channel, name: 'place', description: 'Where' },
      { type: Option.Role, name: 'role', description: 'Which' },
      { type: Option.Mentionable, name: 'who', description: 'Anyone' },
      { type: Option.Number, name: 'odds', description: 'How likely' },
      { type: Option.Attachment, name: 'deck', description: 'A file' },
      { type: Option.String, name: 'pick', description: 'Choose', choices: [{ name: 'Squad', value: 'squad' }] },
    ],
  },
  { type: ApplicationCommandType.User, name: 'Profile' },
  { type: ApplicationCommandType.Message, name: 'Why?' },
  { name: 'owner-only', description: 'For administrators', defaultMemberPermissions: 8n },
];

describe('commands', () => {
  let bench: Bench;
  let mara: Member;
  let theo: Member;
  let last: Interaction | undefined;
  const chat = (): ChatInputCommandInteraction => last as ChatInputCommandInteraction;

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set(commands);
    mara = await bench.join('Mara');
    theo = await bench.join('Theo');
    bench.answer(async interaction => {
      last = interaction;
      if (interaction.isAutocomplete())
        await interaction.respond([{ name: `like ${interaction.options.getFocused()}`, value: 'squad' }]);
      else if (interaction.isRepliable()) await interaction.reply('done');
    });
  });
  afterAll(() => bench.close());

  it('runs a slash command with options resolved', async () => {
    const outcome = await mara.run('/challenge opponent:@Theo game:squad points:3');
    expect(outcome).toMatchObject({ kind: 'message', message: { content: 'done', type: 20 } });
    expect(chat().options.getUser('opponent', true).username).toBe('theo');
    expect(chat().options.getMember('opponent')).toMatchObject({ user: { id: theo.id } });
    expect(chat().options.getString('game')).toBe('squad');
    expect(chat().options.getInteger('points')).toBe(3);
    expect(chat()).toMatchObject({ locale: 'en-US', guildLocale: 'en-US', context: 0, commandName: 'challenge' });
    expect(chat().appPermissions.has('SendMessages')).toBe(true);
    expect(chat().memberPermissions?.has('Administrator')).toBe(true);
    expect(chat().inCachedGuild()).toBe(true);
    expect(chat().channel?.id).toBe(bench.channel('card-table'));
  });

  it('finds subcommands and groups, and keeps spaces and colons in values', async () => {
    await theo.run('/league join note:see you: at eight');
    expect([chat().options.getSubcommand(), chat().options.getString('note')]).toEqual(['join', 'see you: at eight']);
    await theo.run('league night open', { rated: true });
    expect([
      chat().options.getSubcommandGroup(),
      chat().options.getSubcommand(),
      chat().options.getBoolean('rated'),
    ]).toEqual(['night', 'open', true]);
  });

  it('resolves every other kind of option', async () => {
    const deck = { name: 'my deck.txt', base64: Buffer.from('1x Hero').toString('base64') };
    await theo.run('everything', { place: '#general', role: 'League', who: '@Mara', odds: '0.5', deck, pick: 'Squad' });
    const { options } = chat();
    expect(options.getChannel('place')).toMatchObject({ name: 'general' });
    expect(options.getRole('role')).toMatchObject({ name: 'League' });
    expect(options.getMentionable('who')).toMatchObject({ user: { username: 'mara' } });
    expect(options.getNumber('odds')).toBe(0.5);
    expect(options.getString('pick')).toBe('squad');
    const file = options.getAttachment('deck', true);
    expect(file.name).toBe('my_deck.txt');
    expect(await (await fetch(file.url)).text()).toBe('1x Hero');
  });

  it('suggests while typing', async () => {
    expect(await theo.autocomplete('challenge', 'game', 'sq')).toEqual([{ name: 'like sq', value: 'squad' }]);
  });

  it('opens user and message commands on their target', async () => {
    await theo.onMember('Profile', '@Ines');
    expect(last?.isUserContextMenuCommand() && last.targetUser.username).toBe('ines');
    const said = await mara.say('what is this?');
    await theo.onMessage('Why?', said);
    expect(last?.isMessageContextMenuCommand() && last.targetMessage.content).toBe('what is this?');
  });

  it.each([
    ['/challenge', 'required'],
    ['/challenge opponent:@Nobody', 'no member'],
    ['/challenge opponent:@Theo points:12', 'at most 9'],
    ['/challenge opponent:@Theo points:many', 'a number'],
    ['/everything pick:Chess', 'one of: Squad'],
    ['/league', 'needs one of'],
    ['/nothing', 'no /nothing'],
    ['/owner-only', 'no /owner-only'],
  ])('does not send %s, and says why', async (line, why) => {
    last = undefined;
    await expect(theo.run(line)).rejects.toThrow(why);
    expect(last).toBeUndefined();
  });

  it('shows administrators what others do not see', async () => {
    expect((await mara.commands()).map(one => one.name)).toContain('owner-only');
    expect((await theo.commands()).map(one => one.name)).not.toContain('owner-only');
  });

  it('keeps global and server commands apart and forgets what is replaced', async () => {
    const guild = bench.client.guilds.cache.get(bench.playground.guildId)!;
    const made = await guild.commands.set([{ name: 'local', description: 'Only here' }]);
    expect([...made.values()][0]?.guildId).toBe(guild.id);
    expect((await guild.commands.fetch()).map(one => one.name)).toEqual(['local']);
    expect((await bench.client.application.commands.fetch()).size).toBe(commands.length);
    const [before] = [...(await bench.client.application.commands.fetch()).values()].filter(
      one => one.name === 'challenge',
    );
    const kept = await bench.client.application.commands.set(commands);
    expect(kept.find(one => one.name === 'challenge')?.id).toBe(before?.id);
    await guild.commands.set([]);
    expect((await theo.commands()).map(one => one.name)).not.toContain('local');
  });

  it('knew every request', () => {
    expect(bench.playground.traffic.unknown).toEqual([]);
  });
});
