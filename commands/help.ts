import { SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { inviteLink } from '../src/discord/invite.js';
import { button, rowsOf } from '../src/discord/render/components.js';
import { encodeId } from '../src/discord/render/custom-id.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** `/help`: what this is, a guided first match, and how to bring the bot to another server. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('help')
    .setDescription('What I do, a guided first match, and how to invite me')
    .toJSON(),
  async run(interaction, house) {
    const say = houseVoice(interaction.locale);
    const titles = games.map(game => gameVoice(game, interaction.locale)(game.title));
    const guided = button(
      encodeId({ verb: 'guide', match: 'new', prompt: 0, arg: '' }),
      say.plain(text('button-guided')),
      'choice',
    );
    await tell(interaction, {
      embeds: [
        {
          title: say.plain(text('help-title')),
          description: say(text('help-text', { games: { list: titles } })),
          fields: [
            { name: say.plain(text('help-play')), value: say(text('help-play.text')) },
            { name: say.plain(text('help-decks')), value: say(text('help-decks.text')) },
            { name: say.plain(text('help-scenario')), value: say(text('help-scenario.text')) },
            { name: say.plain(text('help-quests')), value: say(text('help-quests.text')) },
            { name: say.plain(text('help-league')), value: say(text('help-league.text')) },
            { name: say.plain(text('help-stats')), value: say(text('help-stats.text')) },
            { name: say.plain(text('help-look')), value: say(text('help-look.text')) },
            { name: say.plain(text('help-cards')), value: say(text('help-cards.text')) },
            { name: say.plain(text('help-fair')), value: say(text('help-fair.text')) },
            { name: say.plain(text('help-privacy')), value: say(text('help-privacy.text')) },
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
};
