import { ApplicationCommandType, ContextMenuCommandBuilder, InteractionContextType } from 'discord.js';
import { challenge, opponentOf } from '../src/discord/challenge.js';
import type { UserCommand } from '../src/discord/command.js';
import { DEFAULTS } from '../src/discord/named.js';

/** "Challenge" in the menu of a person: the usual match, decks chosen afterwards. */
export const command: UserCommand = {
  data: new ContextMenuCommandBuilder()
    .setName('Challenge')
    .setType(ApplicationCommandType.User)
    .setContexts(InteractionContextType.Guild)
    .toJSON(),
  async runOn(interaction, house) {
    const { targetUser, targetMember } = interaction;
    await challenge(interaction, house, {
      ...DEFAULTS,
      opponent: opponentOf(interaction, targetUser, targetMember),
      deck: null,
      secretDecks: false,
      bestOf: 1,
    });
  },
};
