import { SlashCommandBuilder } from 'discord.js';
import { nameOf } from '../src/discord/click.js';
import type { SlashCommand } from '../src/discord/command.js';
import { mannersLines, quietMeant } from '../src/discord/manners.js';
import { matching } from '../src/discord/matching.js';
import { ordersBody } from '../src/discord/orders/orders.js';
import { tell } from '../src/discord/reply.js';
import { changePreferences, PICTURES, readPreferences } from '../src/discord/settings.js';
import { houseVoice } from '../src/discord/voice.js';
import { type Json, text } from '../src/kernel/index.js';
import { ordersOf } from '../src/matches/choices.js';
import { PACES, REMINDERS, readManners } from '../src/matches/manners.js';

const plain = (id: string): string => houseVoice('en').plain(text(id));
const named = (words: string, ids: readonly string[]) =>
  ids.map(value => ({ name: plain(`${words}-${value}`), value }));

const data = new SlashCommandBuilder()
  .setName('me')
  .setDescription('What you have chosen for yourself')
  .addSubcommand(sub =>
    sub
      .setName('settings')
      .setDescription('Pictures, pings, reminders, quiet hours and more. Without options: how it stands')
      .addStringOption(option =>
        option
          .setName('pictures')
          .setDescription('How your cards look')
          .addChoices(...PICTURES),
      )
      .addStringOption(option =>
        option
          .setName('tables')
          .setDescription('Whether you stand in leaderboards, and others may look up your numbers')
          .addChoices({ name: 'Shown', value: 'shown' }, { name: 'Hidden', value: 'hidden' }),
      )
      .addStringOption(option =>
        option
          .setName('pings')
          .setDescription('Whether you are pinged when you are awaited')
          .addChoices({ name: 'On', value: 'on' }, { name: 'Off', value: 'off' }),
      )
      .addStringOption(option =>
        option
          .setName('reminders')
          .setDescription('After how long you are reminded of a match that waits for you')
          .addChoices(named('reminders', Object.keys(REMINDERS))),
      )
      .addStringOption(option =>
        option
          .setName('quiet')
          .setDescription('Hours in which you are not pinged, such as 22:30-7. Or: none')
          .setMaxLength(20),
      )
      .addStringOption(option =>
        option
          .setName('zone')
          .setDescription('Where you live, for quiet hours: Europe/Rome, or UTC+2')
          .setAutocomplete(true)
          .setMaxLength(60),
      )
      .addStringOption(option =>
        option
          .setName('pace')
          .setDescription('How fast practice players answer you')
          .addChoices(named('pace', Object.keys(PACES))),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName('orders')
      .setDescription('Your standing orders: questions that are answered for you. Only you see them'),
  );

/** `/me settings | orders`: what a person has chosen for themselves. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { user, member, locale, options } = interaction;
    if (options.getSubcommand() === 'orders') return tell(interaction, await ordersBody(house, user.id, null, locale));
    const wish = (name: string): Json | undefined => options.getString(name) ?? undefined;
    const before = readManners(await house.store.playerPreferences(user.id));
    const chosen = await changePreferences(
      house,
      { id: user.id, name: nameOf(user, member) },
      {
        pictures: wish('pictures'),
        tables: wish('tables'),
        pings: wish('pings'),
        reminders: wish('reminders'),
        pace: wish('pace'),
        quiet: quietMeant(before.quiet, options.getString('quiet'), options.getString('zone')),
      },
    );
    const say = houseVoice(locale);
    const { pictures, tables } = readPreferences(chosen);
    const told = [
      text(`preferences-pictures-${pictures}`),
      text(`preferences-tables-${tables}`),
      ...mannersLines(readManners(chosen), (await ordersOf(house, user.id)).length),
    ];
    await tell(interaction, told.map(line => say(line)).join('\n'));
  },
  complete: async interaction => {
    const zones = Intl.supportedValuesOf('timeZone').map(zone => ({ name: zone, value: zone }));
    return matching(interaction.options.getFocused(), zones);
  },
};
