import { action, defineCommand } from '../src/discord/define/command.js';
import { given, oneOf, titled, words } from '../src/discord/define/options.js';
import { personOf } from '../src/discord/define/people.js';
import { ordersBody } from '../src/discord/orders/orders.js';
import { type Group, howToChange, savedText, settingsBody } from '../src/discord/people/changing.js';
import { languageName, languageOption, speakAs } from '../src/discord/people/languages.js';
import { preferenceLines, quietMeant, zoneOption } from '../src/discord/people/preference-text.js';
import { lookMeant, lookOf, lookOption, readPreferences } from '../src/discord/people/settings.js';
import { tellWaiting } from '../src/discord/people/waiting.js';
import { houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { type Json, text } from '../src/kernel/index.js';
import { PACES, REMINDERS, readPlayPreferences } from '../src/matches/people/preferences.js';

/** As a person's language: that of their Discord. */
const CLIENT = 'discord';

const settings = action({
  options: {
    language: languageOption({ value: CLIENT, title: text('language-discord') }),
    pictures: lookOption(),
    stats: oneOf(titled('tables', ['shown', 'hidden'])),
    pings: oneOf(titled('pings', ['on', 'off'])),
    reminders: oneOf(titled('reminders', Object.keys(REMINDERS))),
    quiet: words({ most: 20 }),
    zone: zoneOption,
    pace: oneOf(titled('pace', Object.keys(PACES))),
  },
  async run(interaction, options, house) {
    const { language, quiet, zone, pictures, stats, ...wanted } = options;
    const { user } = interaction;
    const before = await house.people.chosenBy(user.id);
    const hours = quietMeant(readPlayPreferences(before).quiet, quiet, zone);
    const chosen = await house.people.choose(personOf(interaction), {
      ...given({ ...wanted, tables: stats }),
      ...(pictures !== null && lookMeant(pictures)),
      ...(language !== null && { language: language === CLIENT ? null : language }),
      ...(hours !== undefined && { quiet: hours }),
    });
    // They are answered in the language they have just chosen.
    speakAs(interaction, chosen);
    const say = houseTranslator(interaction.locale);
    const orders = (await house.people.orders(user.id)).length;
    const how = howToChange('/me settings', options);
    if (how.length > 0) return tell(interaction, settingsBody(groupsOf(chosen, orders), how, say));
    const linesOf = (of: Json): string[] => groupsOf(of, orders).flatMap(({ lines }) => lines.map(line => say(line)));
    await tell(interaction, savedText(linesOf(before), linesOf(chosen), [], say));
  },
});

/** What somebody has chosen, a line each, by what it is about. */
function groupsOf(chosen: Json, orders: number): Group[] {
  const { language, tables, ...look } = readPreferences(chosen);
  const { calls, play } = preferenceLines(readPlayPreferences(chosen), orders);
  const speaks =
    language === null
      ? text('preferences-language-discord')
      : text('preferences-language', { language: languageName(language) });
  return [
    { title: text('preferences-group-looks'), lines: [speaks, text(`preferences-pictures-${lookOf(look)}`)] },
    { title: text('preferences-group-calls'), lines: calls },
    { title: text('preferences-group-play'), lines: [...play, text(`preferences-tables-${tables}`)] },
  ];
}

const orders = action({
  run: async (interaction, _options, house) =>
    tell(interaction, await ordersBody(house, interaction.user.id, null, interaction.locale)),
});

const matches = action({ run: (interaction, _options, house) => tellWaiting(interaction, house) });

/** `/me settings | orders | matches`: what a person has chosen for themselves, and what waits for them. */
export const command = defineCommand({ name: 'me', subcommands: { settings, orders, matches } });
