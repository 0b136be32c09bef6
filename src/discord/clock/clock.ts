import { subtext } from 'discord.js';
import { type Seat, text } from '../../kernel/index.js';
import { agreeToClock, beBackLater, clockOf, rejectClock } from '../../matches/clock/clock.js';
import { bankOf, deadlineOf } from '../../matches/clock/waits.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { seatOf } from '../../matches/matches.js';
import { isPractice } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { aloud } from '../match/aloud.js';
import { moment } from '../render/time.js';
import { matchTranslator } from '../render/translators.js';
import { settle, tell } from '../reply/reply.js';
import { clockText, durationText } from './clock-text.js';

/** What was agreed on, who the match has been waiting for since when, and when their time is up. */
export function clockStanding(match: MatchRow, locale: string): string {
  const say = matchTranslator(match, locale);
  const terms = readTerms(match.terms);
  const waits = Object.entries(terms.waits ?? {}).map(([key, { since }]) => {
    const seat = Number(key);
    const deadline = deadlineOf(terms, seat);
    const until = deadline === null ? '' : ` · ${say(text('note-until'))} ${moment(deadline, 'R')}`;
    return `• ${say(text('clock-waits', { who: { seat } }))} ${moment(since, 'R')}${until}`;
  });
  const people = match.seats.filter(seat => !isPractice(seat));
  const banks = terms.bank === undefined ? [] : people.map(({ seat }) => bankLine(seat));
  function bankLine(seat: Seat): string {
    return subtext(say(text('clock-bank-left', { who: { seat }, left: durationText(bankOf(terms, seat) ?? 0) })));
  }
  return [say(clockText(clockOf({ match }))), ...waits, ...banks, subtext(say(text('clock-how')))].join('\n');
}

const agree = defineClick({
  verb: 'clkyes',
  schema: { number: WHOLE },
  async run(interaction, { match: id, number }, house) {
    const proposed = await agreeToClock(house.matches, id, interaction.user.id, number);
    const say = matchTranslator(proposed.look.match, interaction.locale);
    if (proposed.missing.length > 0) {
      const who = { list: proposed.missing.map(seat => ({ seat })) };
      return tell(interaction, say(text('undo-agreed', { who })));
    }
    house.boards.changed(id, proposed.look);
    const openly = await aloud(interaction, house, proposed.look.match);
    await settle(interaction, openly(text('clock-set', { clock: clockText(proposed) })));
  },
});

const disagree = defineClick({
  verb: 'clkno',
  schema: { number: WHOLE },
  async run(interaction, { match: id, number }, house) {
    const { match } = await rejectClock(house.matches, id, interaction.user.id, number);
    const by = readTerms(match.terms).proposal?.seat ?? 0;
    const isOwn = match.seats[by]?.player === interaction.user.id;
    const seat = isOwn ? by : (seatOf(match, interaction.user.id) ?? 0);
    const openly = await aloud(interaction, house, match);
    await settle(interaction, openly(text(isOwn ? 'clock-withdrawn' : 'clock-refused', { who: { seat } })));
  },
});

/** "Not this turn". */
const later = defineClick({
  verb: 'later',
  async run(interaction, { match: id }, house) {
    const { look, seats } = await beBackLater(house.matches, id, interaction.user.id, house.now());
    const { match } = look;
    house.boards.changed(id, look);
    await house.boards.note({ match: id, kind: 'later', seats });
    const say = matchTranslator(match, interaction.locale);
    const deadline = deadlineOf(readTerms(match.terms), seats[0] ?? 0);
    const until = deadline === null ? '' : ` ${say(text('note-until'))} ${moment(deadline, 'R')}.`;
    await tell(interaction, `${say(text('note-later-own'))}${until}`);
  },
});

export const clockClicks: readonly ClickKind[] = [agree, disagree, later];
