import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { showAll, showGroup } from '../src/discord/clicks/quests.js';
import type { Choice, SlashCommand } from '../src/discord/command.js';
import { matching } from '../src/discord/matching.js';
import { gameNamed, meant } from '../src/discord/named.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import type { Game } from '../src/kernel/index.js';

const withQuests = games.filter(({ quests = [] }) => quests.length > 0);

const data = new SlashCommandBuilder()
  .setName('quest')
  .setDescription('Matches to take on alone, stage after stage, and how far you have come')
  .setContexts(InteractionContextType.Guild)
  .addStringOption(option =>
    option.setName('of').setDescription('Whose quests. Leave it out to see everybody’s').setAutocomplete(true),
  )
  .addStringOption(option =>
    option
      .setName('game')
      .setDescription('Of which game')
      .addChoices(withQuests.map(game => ({ name: gameVoice(game, 'en').plain(game.title), value: game.id }))),
  );

/** `/quest`: who has quests, and how far one has come with them. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { options, locale } = interaction;
    const game = gameNamed(options.getString('game') ?? withQuests[0]?.id ?? '');
    const of = options.getString('of');
    await tell(
      interaction,
      of === null
        ? await showAll(interaction, house, game)
        : await showGroup(interaction, house, game, meant(of, keepers(game, locale))),
    );
  },
  async complete({ options, locale }) {
    const game = gameNamed(options.getString('game') ?? withQuests[0]?.id ?? '');
    return matching(options.getFocused(), keepers(game, locale));
  },
};

/** Everybody in a game who has quests. */
function keepers(game: Game, locale: string): Choice[] {
  const say = gameVoice(game, locale);
  const titles = new Map((game.quests ?? []).map(({ group }) => [group.id, say.plain(group.title)]));
  return [...titles].map(([value, name]) => ({ name, value }));
}
