import { defineCommand } from '../src/discord/define/command.js';
import { button, rowsOf } from '../src/discord/render/components.js';
import { encodeId } from '../src/discord/render/custom-id.js';
import { gameTranslator, houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { inviteLink } from '../src/discord/start/invite.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** What each part is about, in the order in which it is told. */
const SECTIONS = [
  'play',
  'decks',
  'scenario',
  'quests',
  'manners',
  'league',
  'stats',
  'look',
  'cards',
  'fair',
  'privacy',
];

/** `/help`: what this is, a guided first match, and how to bring the bot to another server. */
export const command = defineCommand({
  name: 'help',
  async run(interaction, _options, house) {
    const say = houseTranslator(interaction.locale);
    const titles = games.map(game => gameTranslator(game, interaction.locale)(game.title));
    const guided = button(encodeId({ verb: 'guide', subject: 'new' }), say.plain(text('button-guided')), 'choice');
    await tell(interaction, {
      embeds: [
        {
          title: say.plain(text('help-title')),
          description: say(text('help-text', { games: { list: titles } })),
          fields: [
            ...SECTIONS.map(id => ({ name: say.plain(text(`help-${id}`)), value: say(text(`help-${id}.text`)) })),
            {
              name: say.plain(text('help-invite')),
              value: house.isLocal ? say(text('help-invite-local')) : inviteLink(interaction.applicationId),
            },
          ],
        },
      ],
      components: interaction.inGuild() ? rowsOf([guided]) : [],
    });
  },
});
