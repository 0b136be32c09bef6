import { overRefusal } from '../../matches/play/checks.js';
import { Refused } from '../../matches/refused.js';
import { seatAt } from '../define/people.js';
import { ordersBody } from '../orders/orders.js';
import { tell } from '../reply/reply.js';
import { undoBody } from '../undo/undo.js';
import { bugReport } from './bug-report.js';
import { concedeQuestion } from './clicks.js';
import { onMatch } from './on-match.js';

// What `/match` does for those who play.

export const undo = onMatch({
  async run(interaction, match, house) {
    seatAt(match, interaction);
    const look = await house.matches.look(match.id);
    await tell(interaction, await undoBody(house, look, interaction.user.id, interaction.locale));
  },
});

export const concede = onMatch({
  strict: true,
  async run(interaction, match, house) {
    seatAt(match, interaction);
    if (match.status === 'over' || match.status === 'withdrawn') throw overRefusal(match);
    if (match.status !== 'playing' && match.status !== 'halted') throw new Refused('not-started');
    const look = await house.matches.look(match.id);
    await tell(interaction, concedeQuestion(look, interaction.user.id, interaction.locale));
  },
});

export const orders = onMatch({
  async run(interaction, match, house) {
    seatAt(match, interaction);
    await tell(interaction, await ordersBody(house, interaction.user.id, match, interaction.locale));
  },
});

export const bug = onMatch({
  which: 'told',
  run: async (interaction, match, house) =>
    tell(interaction, await bugReport(house, match, seatAt(match, interaction), interaction.locale)),
});
