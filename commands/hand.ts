import { defineCommand } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { deckMenu } from '../src/discord/lobby/deck-menu.js';
import { matchMeant, matchOption } from '../src/discord/match/find-match.js';
import { showMenu } from '../src/discord/menu/show.js';
import { tell } from '../src/discord/reply/reply.js';
import { seatOf } from '../src/matches/matches.js';
import { Refused } from '../src/matches/refused.js';

/** `/hand`: a player's cards and what they are asked, for their eyes only. */
export const command = defineCommand({
  name: 'hand',
  requires: SERVER,
  options: { match: matchOption('open') },
  async run(interaction, { match: typed }, house) {
    const { user, locale } = interaction;
    const match = await matchMeant(interaction, house, 'open', typed);
    if (seatOf(match, user.id) === null) throw new Refused('not-at-table');
    if (match.status === 'choosing' || match.status === 'inviting')
      return tell(interaction, await deckMenu(house, match, user.id, locale));
    await showMenu(interaction, house, await house.matches.look(match.id));
  },
});
