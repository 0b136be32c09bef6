import { gameNamed } from '../src/discord/define/by-value.js';
import { defineCommand } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { learn, lessonList, taught } from '../src/discord/lessons/clicks.js';
import { gameOption } from '../src/discord/lobby/options.js';
import { tell } from '../src/discord/reply/reply.js';

/** `/learn`: a guided first match. */
export const command = defineCommand({
  name: 'learn',
  requires: SERVER,
  options: { game: gameOption(taught) },
  run: (interaction, { game }, house) =>
    game === null ? tell(interaction, lessonList(interaction.locale)) : learn(interaction, house, gameNamed(game)),
});
