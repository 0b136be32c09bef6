import { defineCommand } from '../src/discord/define/command.js';
import { seatAt } from '../src/discord/define/people.js';
import { SERVER } from '../src/discord/define/requires.js';
import { matchMeant, matchOption } from '../src/discord/match/find-match.js';
import { showMenu } from '../src/discord/menu/show.js';

/** `/hand`: a player's cards and what they are asked, for their eyes only. */
export const command = defineCommand({
  name: 'hand',
  requires: SERVER,
  options: { match: matchOption('open') },
  async run(interaction, { match: typed }, house) {
    const match = await matchMeant(interaction, house, 'open', typed, { asked: true });
    seatAt(match, interaction);
    await showMenu(interaction, house, await house.matches.look(match.id));
  },
});
