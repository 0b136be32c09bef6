import type { ChatInputCommandInteraction } from 'discord.js';
import { type Seat, text } from '../../kernel/index.js';
import { clockNamed } from '../../matches/absence.js';
import { pingable } from '../../matches/calls.js';
import {
  agreeToClock,
  beBackLater,
  type ClockWish,
  clockOf,
  nudge,
  proposeClock,
  rejectClock,
} from '../../matches/clocking.js';
import { seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { LAPSES, type Lapse, readTerms } from '../../matches/terms.js';
import { bankOf, deadlineOf } from '../../matches/waits.js';
import type { MatchRow } from '../../store/port.js';
import type { Click, ClickHandler } from '../click.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { moment } from '../render/moment.js';
import { QUIET, tell } from '../reply.js';
import { matchVoice } from '../voice.js';
import { clockText, durationText } from './words.js';

const MINUTE = 60_000;

/** `/match clock`: how the clock of a match stands; with options, another one is proposed to the table. @throws Refused */
export async function clockCommand(
  interaction: ChatInputCommandInteraction,
  house: House,
  match: MatchRow,
): Promise<void> {
  const { locale, user } = interaction;
  const wish = wishIn(interaction, match);
  if (wish === null) return tell(interaction, standing(match, locale));
  const say = matchVoice(match, locale);
  const { number, seat, missing } = await proposeClock(house.matches, match.id, user.id, wish);
  house.boards.changed(match.id);
  const clock = clockText(wish);
  if (missing.length === 0) return tell(interaction, say(text('clock-set', { clock })));
  const users = missing.map(other => match.seats[other]?.player as string);
  const key = (verb: string) => encodeId({ verb, match: match.id, prompt: number, arg: '' });
  await interaction.reply({
    content: `${users.map(id => `<@${id}>`).join(' ')} ${say(text('clock-proposed', { who: { seat }, clock }))}`,
    components: rowsOf([
      button(key('clkyes'), say.plain(text('button-agree')), 'choice'),
      button(key('clkno'), say.plain(text('button-disagree')), 'aside'),
    ]),
    allowedMentions: { ...QUIET, users: await pingable(house.store, match, missing, house.now()) },
  });
}

/** What somebody wishes changed, the rest as it is; null where they wish nothing. */
function wishIn({ options }: ChatInputCommandInteraction, match: MatchRow): ClockWish | null {
  const [name, minutes, bank, then] = [
    options.getString('clock'),
    options.getInteger('minutes'),
    options.getInteger('bank'),
    options.getString('then'),
  ];
  if (name === null && minutes === null && bank === null && then === null) return null;
  const before = clockOf({ match });
  const named = name === null ? before : clockNamed(name);
  const clock = minutes === null ? (named?.clock ?? null) : minutes * MINUTE;
  return {
    clock,
    bank: clock === null ? null : bank === null ? (named?.bank ?? null) : bank === 0 ? null : bank * MINUTE,
    lapse: LAPSES.find((lapse): lapse is Lapse => lapse === then) ?? before.lapse,
  };
}

/** What was agreed on, who is awaited since when, and when their time is up. */
function standing(match: MatchRow, locale: string): string {
  const say = matchVoice(match, locale);
  const terms = readTerms(match.terms);
  const waits = Object.entries(terms.waits ?? {}).map(([key, { since }]) => {
    const seat = Number(key);
    const deadline = deadlineOf(terms, seat);
    const until = deadline === null ? '' : ` · ${say(text('note-until'))} ${moment(deadline, 'R')}`;
    return `• ${say(text('clock-waits', { who: { seat } }))} ${moment(since, 'R')}${until}`;
  });
  const banks = terms.bank === undefined ? [] : match.seats.map(({ seat }) => bankLine(seat));
  function bankLine(seat: Seat): string {
    return `-# ${say(text('clock-bank-left', { who: { seat }, left: durationText(bankOf(terms, seat) ?? 0) }))}`;
  }
  return [say(clockText(clockOf({ match }))), ...waits, ...banks, `-# ${say(text('clock-how'))}`].join('\n');
}

const agree: ClickHandler = async (interaction, { match: id, prompt }, house) => {
  const proposed = await agreeToClock(house.matches, id, interaction.user.id, prompt);
  const match = await matchOf(house, id);
  const say = matchVoice(match, interaction.locale);
  if (proposed.missing.length > 0) return tell(interaction, say(text('undo-agreed')));
  house.boards.changed(id);
  await settled(interaction, say(text('clock-set', { clock: clockText(proposed) })));
};

const disagree: ClickHandler = async (interaction, { match: id, prompt }, house) => {
  await rejectClock(house.matches, id, interaction.user.id, prompt);
  const match = await matchOf(house, id);
  const seat = seatOf(match, interaction.user.id) ?? 0;
  await settled(interaction, matchVoice(match, interaction.locale)(text('clock-refused', { who: { seat } })));
};

/** "Not this turn". */
const later: ClickHandler = async (interaction, { match: id }, house) => {
  const seats = await beBackLater(house.matches, id, interaction.user.id, house.now());
  const match = await matchOf(house, id);
  house.boards.note({ match: id, kind: 'later', seats });
  house.boards.changed(id);
  const say = matchVoice(match, interaction.locale);
  const deadline = deadlineOf(readTerms(match.terms), seats[0] ?? 0);
  const until = deadline === null ? '' : ` ${say(text('note-until'))} ${moment(deadline, 'R')}.`;
  await tell(interaction, `${say(text('note-later-own'))}${until}`);
};

export const clockClicks: Readonly<Record<string, ClickHandler>> = { clkyes: agree, clkno: disagree, later };

/** `/match nudge`: whom a match waits for, its thread names again. @throws Refused */
export async function nudgeCommand(
  interaction: ChatInputCommandInteraction,
  house: House,
  match: MatchRow,
): Promise<void> {
  const seats = await nudge(house.matches, match.id, interaction.user.id, house.now());
  const by = seatOf(match, interaction.user.id) ?? 0;
  house.boards.note({ match: match.id, kind: 'nudge', seats, by });
  house.boards.changed(match.id);
  const who = { list: seats.map(seat => ({ seat })) };
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-nudge-sent', { who })));
}

async function matchOf(house: House, id: string): Promise<MatchRow> {
  const match = await house.store.match(id);
  if (match === null) throw new Refused('no-match');
  return match;
}

/** The question is settled: its buttons go. */
async function settled(interaction: Click, content: string): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.update({ content, components: [], allowedMentions: QUIET });
}
