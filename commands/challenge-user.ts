import { DEFAULTS } from '../src/discord/define/by-value.js';
import type { Command } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { challenge, opponentOf } from '../src/discord/lobby/challenge.js';

/** "Challenge" in the menu of a person: the usual match, decks chosen afterwards. */
export const command: Command = {
  name: 'Challenge',
  requires: SERVER,
  async runOn(interaction, house) {
    const { targetUser: user, targetMember: member } = interaction;
    await challenge(interaction, house, {
      ...DEFAULTS,
      opponent: opponentOf(interaction, { user, member }),
    });
  },
};
