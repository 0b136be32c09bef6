import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { deckMenu } from '../src/discord/deck-menu.js';
import { completeMatch, matchMeant } from '../src/discord/my-match.js';
import { tell } from '../src/discord/reply.js';
import { showMenu } from '../src/discord/show-menu.js';
import { seatOf } from '../src/matches/matches.js';
import { Refused } from '../src/matches/refused.js';

/** `/hand`: a player's cards and what they are asked, for their eyes only. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('hand')
    .setDescription('See your cards and your choices. Only you can see them')
    .setContexts(InteractionContextType.Guild)
    .addStringOption(option =>
      option.setName('match').setDescription('Which match, where you play several').setAutocomplete(true),
    )
    .toJSON(),
  async run(interaction, house) {
    const { user, locale } = interaction;
    const match = await matchMeant(interaction, house);
    if (seatOf(match, user.id) === null) throw new Refused('not-at-table');
    if (match.status === 'choosing' || match.status === 'inviting')
      return tell(interaction, await deckMenu(house, match, user.id, locale));
    await showMenu(interaction, house, await house.matches.look(match.id));
  },
  complete: completeMatch,
};
