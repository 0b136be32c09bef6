import { text } from '../../kernel/index.js';
import { checkHandOver, seatKeptFor } from '../../matches/lobby/takeover.js';
import { gameFor, seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { practiceLevel } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { meant } from '../define/by-value.js';
import { type Choice, matching } from '../define/matching.js';
import { person, words } from '../define/options.js';
import { personOf } from '../define/people.js';
import { opponentOf } from '../lobby/challenge.js';
import { handOverQuestion, sitDown } from '../lobby/handover.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';
import { matchMeant } from './find-match.js';
import { onMatch } from './on-match.js';

/** The seats of a match to choose from; the recorded name works too. */
function seatChoices(match: MatchRow, locale: string): Choice[] {
  const say = matchTranslator(match, locale);
  return match.seats.map(({ seat, name }) => ({
    name: say.plain(text('name', { name: { seat } })),
    value: String(seat),
    also: name,
  }));
}

const seatOption = words({
  async suggest({ typed, interaction, house, given }) {
    const match = await matchMeant(interaction, house, 'seats', given('match')).catch(() => null);
    return match === null ? [] : matching(typed, seatChoices(match, interaction.locale));
  },
});

/** Hands a seat over once confirmed. Players whose seat is with a practice bot get it back at once. */
export const handover = onMatch({
  which: 'seats',
  options: { to: person(), seat: seatOption },
  async run(interaction, match, house, { to: other, seat: wanted }) {
    const self = personOf(interaction);
    const own = seatOf(match, self.id) ?? seatKeptFor(match, self.id);
    const seat = wanted === null ? own : Number(meant(wanted, seatChoices(match, interaction.locale)));
    const row = seat === null ? undefined : match.seats[seat];
    if (seat === null || row === undefined) throw new Refused('not-at-table');
    const isBack = (other === null || other.user.id === self.id) && practiceLevel(row.player) !== null;
    if (isBack) return sitDown(interaction, house, match, { seat, self });
    const to = other === null ? 'practice' : opponentOf(interaction, other, 'successor-elsewhere');
    if (to === null) throw new Refused('not-at-table');
    const look = await house.matches.look(match.id);
    checkHandOver(gameFor(match), look.match, { by: self.id, seat, to, now: house.now() });
    await tell(interaction, handOverQuestion(match, seat, to, interaction.locale));
  },
});
