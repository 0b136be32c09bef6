import { gameNamed, meant } from '../src/discord/define/by-value.js';
import { defineCommand } from '../src/discord/define/command.js';
import { type Choice, matching } from '../src/discord/define/matching.js';
import { words } from '../src/discord/define/options.js';
import { SERVER } from '../src/discord/define/requires.js';
import { gameOption } from '../src/discord/lobby/options.js';
import { showAll, showGroup } from '../src/discord/quests/clicks.js';
import { gameTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { games } from '../src/games/index.js';
import type { Game } from '../src/kernel/index.js';

const withQuests = games.filter(({ quests = [] }) => quests.length > 0);

const questsOf = (typed: string | null): Game => gameNamed(typed ?? withQuests[0]?.id ?? '');

/** `/quest`: who has quests, and how far one has come with them. */
export const command = defineCommand({
  name: 'quest',
  requires: SERVER,
  options: {
    of: words({
      suggest: ({ typed, interaction, given }) => matching(typed, keepers(questsOf(given('game')), interaction.locale)),
    }),
    game: gameOption(withQuests),
  },
  async run(interaction, options, house) {
    const game = questsOf(options.game);
    const body =
      options.of === null
        ? showAll(interaction, house, game)
        : showGroup(interaction, house, game, meant(options.of, keepers(game, interaction.locale)));
    await tell(interaction, await body);
  },
});

/** Everybody in a game who has quests. */
function keepers(game: Game, locale: string): Choice[] {
  const say = gameTranslator(game, locale);
  const titles = new Map((game.quests ?? []).map(({ group }) => [group.id, say.plain(group.title)]));
  return [...titles].map(([value, name]) => ({ name, value }));
}
