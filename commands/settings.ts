import {
  ChannelType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js';
import { clockChoices } from '../src/discord/clock/choices.js';
import type { SlashCommand } from '../src/discord/command.js';
import { tell } from '../src/discord/reply.js';
import { PICTURES, readSettings, type Settings } from '../src/discord/settings.js';
import { houseVoice } from '../src/discord/voice.js';
import { text } from '../src/kernel/index.js';
import { localesOf } from '../src/locales/index.js';

/** As the language of a server: its own. */
const SERVER = 'server';

const data = new SlashCommandBuilder()
  .setName('settings')
  .setDescription('How matches are started and shown in this server. Without options: how it stands')
  .setContexts(InteractionContextType.Guild)
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addStringOption(option =>
    option
      .setName('boards')
      .setDescription('Where boards stand')
      .addChoices(
        { name: 'In the channel, with a thread for the log', value: 'channel' },
        { name: 'In the thread, beside the log', value: 'thread' },
      ),
  )
  .addStringOption(option =>
    option
      .setName('pictures')
      .setDescription('How boards look')
      .addChoices(...PICTURES),
  )
  .addChannelOption(option =>
    option
      .setName('channel')
      .setDescription('A channel where matches may be started; named again, it is taken out')
      .addChannelTypes(ChannelType.GuildText),
  )
  .addBooleanOption(option =>
    option.setName('everywhere').setDescription('True: matches may be started in every channel again'),
  )
  .addRoleOption(option => option.setName('starter').setDescription('The role that may start matches'))
  .addBooleanOption(option => option.setName('everybody').setDescription('True: everybody may start matches again'))
  .addStringOption(option =>
    option
      .setName('starts')
      .setDescription('What that role is needed for')
      .addChoices(
        { name: 'Every match', value: 'everything' },
        { name: 'Tables for several people; quests and practice are free', value: 'tables' },
      ),
  )
  .addRoleOption(option =>
    option.setName('hosts').setDescription('The role that may run leagues, beside those who manage events'),
  )
  .addStringOption(option =>
    option
      .setName('clock')
      .setDescription('The clock of tables that name none')
      .addChoices(...clockChoices, { name: 'What is usual for the game', value: 'usual' }),
  )
  .addStringOption(option =>
    option
      .setName('language')
      .setDescription('What boards and threads are written in')
      .addChoices(
        { name: 'The server’s own language', value: SERVER },
        ...localesOf(null).map(locale => ({
          name: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
          value: locale,
        })),
      ),
  );

/** `/settings`: how matches are started and shown in a server. For those who manage it. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const guild = interaction.guildId as string;
    const before = readSettings(await house.store.guildSettings(guild));
    const settings = readSettings({ ...before, ...wishesIn(interaction, before) });
    if (JSON.stringify(settings) !== JSON.stringify(before)) await house.store.setGuildSettings(guild, settings);
    await tell(interaction, linesOf(settings, interaction.locale).join('\n'));
  },
};

/** What is wished otherwise. */
function wishesIn({ options }: ChatInputCommandInteraction, { channels }: Settings): Partial<Settings> {
  const [boards, pictures, starts] = ['boards', 'pictures', 'starts'].map(name => options.getString(name));
  const [clock, language] = [options.getString('clock'), options.getString('language')];
  const [channel, role, hosts] = [options.getChannel('channel'), options.getRole('starter'), options.getRole('hosts')];
  const places = options.getBoolean('everywhere') === true ? [] : channels;
  const toggled = (id: string) => (places.includes(id) ? places.filter(one => one !== id) : [...places, id]);
  return {
    ...(boards != null && { boards: boards as Settings['boards'] }),
    ...(pictures != null && { pictures: pictures as Settings['pictures'] }),
    ...(starts != null && { starts: starts as Settings['starts'] }),
    channels: channel === null ? places : toggled(channel.id),
    ...(role !== null && { starter: role.id }),
    ...(hosts !== null && { hosts: hosts.id }),
    ...(options.getBoolean('everybody') === true && { starter: null }),
    ...(clock !== null && { clock: clock === 'usual' ? null : clock }),
    ...(language !== null && { language: language === SERVER ? null : language }),
  };
}

/** How it stands, a line each. */
function linesOf(
  { boards, pictures, channels, starter, starts, hosts, clock, language }: Settings,
  locale: string,
): string[] {
  const say = houseVoice(locale);
  const named = (id: string): string => say(text(id));
  return [
    named(`settings-boards-${boards}`),
    named(`settings-pictures-${pictures}`),
    channels.length === 0
      ? named('settings-channels-all')
      : `${named('settings-channels')} ${channels.map(id => `<#${id}>`).join(' ')}`,
    starter === null ? named('settings-starter-all') : `${named(`settings-starter-${starts}`)} <@&${starter}>`,
    hosts === null ? named('settings-no-hosts') : say(text('settings-hosts', { id: hosts })),
    clock === null ? named('settings-clock-usual') : say(text('settings-clock', { clock: text(`clock-${clock}`) })),
    language === null ? named('settings-language-server') : say(text('settings-language', { language })),
  ];
}
