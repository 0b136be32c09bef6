import { ChannelType, channelMention, roleMention } from 'discord.js';
import { defineCommand } from '../src/discord/define/command.js';
import { channel, given, oneOf, role, titled, type Values, yesNo } from '../src/discord/define/options.js';
import { guildOf, SERVER } from '../src/discord/define/requires.js';
import { clockOption } from '../src/discord/lobby/options.js';
import { howToChange, savedText } from '../src/discord/people/changing.js';
import { languageName, languageOption } from '../src/discord/people/languages.js';
import { lookMeant, lookOf, lookOption, type Settings } from '../src/discord/people/settings.js';
import type { Translator } from '../src/discord/render/translator.js';
import { houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { type Text, text } from '../src/kernel/index.js';

/** As the language of a server: its own. */
const SERVER_OWN = 'server';

const options = {
  boards: oneOf(titled('boards', ['channel', 'thread'])),
  pictures: lookOption(),
  moments: oneOf(titled('moments', ['shown', 'hidden'])),
  channel: channel(ChannelType.GuildText),
  everywhere: yesNo(),
  starter: role(),
  everybody: yesNo(),
  starts: oneOf(titled('starts', ['everything', 'tables'])),
  hosts: role(),
  clock: clockOption('usual'),
  language: languageOption({ value: SERVER_OWN, title: text('language-server') }),
};

/** `/settings`: how matches are started and shown in a server. For those who manage it. */
export const command = defineCommand({
  name: 'settings',
  requires: { ...SERVER, member: 'ManageGuild' },
  options,
  async run(interaction, wanted, house) {
    const say = houseTranslator(interaction.locale);
    let before: string[] = [];
    const settings = await house.servers.change(guildOf(interaction), now => {
      before = linesOf(now, say);
      return wishesIn(wanted, now);
    });
    const how = [...howToChange('/settings', wanted), ...limits(wanted, settings)];
    await tell(interaction, savedText(before, linesOf(settings, say), how, say));
  },
});

/** Who wants matches not to start everywhere, or not by everybody, still has to say where, or by whom; as who says which need a role. */
const limits = ({ everywhere, everybody, starts }: Values<typeof options>, { channels, starter }: Settings): Text[] => [
  ...(everywhere === false && channels.length === 0 ? [text('settings-limit-channel')] : []),
  ...((everybody === false || starts !== null) && starter === null ? [text('settings-limit-starter')] : []),
];

/** What is wished otherwise. */
function wishesIn(wanted: Values<typeof options>, { channels }: Settings): Partial<Settings> {
  const { pictures, clock, language, channel: place, starter, hosts, everywhere, everybody, ...others } = wanted;
  const places = everywhere === true ? [] : channels;
  const toggled = (id: string) => (places.includes(id) ? places.filter(one => one !== id) : [...places, id]);
  return {
    ...given(others),
    ...(pictures !== null && lookMeant(pictures)),
    channels: place === null ? places : toggled(place.id),
    ...given({ starter: starter?.id ?? null, hosts: hosts?.id ?? null }),
    ...(everybody === true && { starter: null }),
    ...(clock !== null && { clock: clock === 'usual' ? null : clock }),
    ...(language !== null && { language: language === SERVER_OWN ? null : language }),
  };
}

/** How it stands, a line each. */
function linesOf(settings: Settings, say: Translator): string[] {
  const { boards, moments, channels, starter, starts, hosts, clock, language } = settings;
  const named = (id: string): string => say(text(id));
  return [
    named(`settings-boards-${boards}`),
    named(`settings-pictures-${lookOf(settings)}`),
    named(`settings-moments-${moments}`),
    channels.length === 0
      ? named('settings-channels-all')
      : `${named('settings-channels')} ${channels.map(id => channelMention(id)).join(' ')}`,
    starter === null ? named('settings-starter-all') : `${named(`settings-starter-${starts}`)} ${roleMention(starter)}`,
    hosts === null ? named('settings-no-hosts') : say(text('settings-hosts', { id: hosts })),
    clock === null ? named('settings-clock-usual') : say(text('settings-clock', { clock: text(`clock-${clock}`) })),
    language === null
      ? named('settings-language-server')
      : say(text('settings-language', { language: languageName(language) })),
  ];
}
