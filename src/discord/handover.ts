import { type ChatInputCommandInteraction, DiscordAPIError } from 'discord.js';
import { type Seat, text } from '../kernel/index.js';
import { gameFor, type Look, type Person, seatOf } from '../matches/matches.js';
import { Refused } from '../matches/refused.js';
import { checkHandOver, type Successor, seatKeptFor } from '../matches/takeover.js';
import { practiceLevel } from '../opponents/index.js';
import type { MatchRow } from '../store/port.js';
import { opponentOf } from './challenge.js';
import type { Click, ClickHandler } from './click.js';
import { nameOf } from './click.js';
import type { Choice } from './command.js';
import type { House } from './house.js';
import { meant } from './named.js';
import { button, rowsOf } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import { type Body, show, tell } from './reply.js';
import { showMenu } from './show-menu.js';
import { matchVoice } from './voice.js';

const idOf = (match: MatchRow, arg: string): string => encodeId({ verb: 'hand', match: match.id, prompt: 0, arg });

/** The seats of a match, to choose one of. */
export const seatChoices = (match: MatchRow): Choice[] =>
  match.seats.map(({ seat, name }) => ({ name, value: String(seat) }));

/**
 * Gives a seat away once that is confirmed. Somebody whose seat is with a practice bot sits down there again at once.
 * @throws Refused
 */
export async function handOverCommand(
  interaction: ChatInputCommandInteraction,
  house: House,
  match: MatchRow,
): Promise<void> {
  const { options, user, member } = interaction;
  const [wanted, other] = [options.getString('seat'), options.getUser('to')];
  const self: Person = { id: user.id, name: nameOf(user, member) };
  const own = seatOf(match, user.id) ?? seatKeptFor(match, user.id);
  const seat = wanted === null ? own : Number(meant(wanted, seatChoices(match)));
  const row = seat === null ? undefined : match.seats[seat];
  if (seat === null || row === undefined) throw new Refused('not-at-table');
  const isBack = (other === null || other.id === user.id) && practiceLevel(row.player) !== null;
  if (isBack) return sitDown(interaction, house, match, { seat, self });
  const to = other === null ? 'practice' : opponentOf(interaction, other, options.getMember('to'));
  if (to === null) throw new Refused('not-at-table');
  const look = await house.matches.look(match.id);
  checkHandOver(gameFor(match), look.match, { by: user.id, seat, to, now: house.now() });
  await tell(interaction, question(match, seat, to, interaction.locale));
}

function question(match: MatchRow, seat: Seat, to: Successor, locale: string): Body {
  const say = matchVoice(match, locale);
  const who = { seat };
  const [asked, next] =
    to === 'practice'
      ? [text('ask-handover-practice', { who }), 'bot']
      : [text('ask-handover-person', { who, name: to.name }), to.id];
  return {
    content: say(asked),
    components: rowsOf([
      button(idOf(match, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      button(idOf(match, `${seat}.${next}`), say.plain(text('button-hand-over')), 'aside'),
    ]),
  };
}

const sitDown = async (
  interaction: Parameters<typeof showMenu>[0],
  house: House,
  match: MatchRow,
  { seat, self }: { seat: Seat; self: Person },
): Promise<void> => {
  const look = await house.matches.handOver(match.id, self.id, seat, self);
  await showMenu(interaction, house, look, { seat, note: text('note-seat-back') });
};

/** What was pressed below the question, or below the message that a practice bot plays on. */
const pressed: ClickHandler = async (interaction, { match: id, arg }, house) => {
  const { user, member, locale } = interaction;
  const look = await house.matches.look(id);
  if (arg === 'no') {
    if (seatOf(look.match, user.id) === null) throw new Refused('not-at-table');
    return showMenu(interaction, house, look, { note: text('note-playing-on') });
  }
  const [, digit, next = ''] = /^(\d)\.(bot|back|\d{17,20})$/.exec(arg) ?? [];
  if (digit === undefined) throw new Refused('stale');
  const seat = Number(digit);
  if (next === 'back')
    return sitDown(interaction, house, look.match, { seat, self: { id: user.id, name: nameOf(user, member) } });
  const to = next === 'bot' ? 'practice' : await personIn(interaction, next);
  const after = await house.matches.handOver(id, user.id, seat, to);
  await show(interaction, handedOverBody(after, seat, user.id, locale));
};

/** Who plays on; and for those who may, the way back. */
function handedOverBody({ match }: Look, seat: Seat, person: string, locale: string): Body {
  const say = matchVoice(match, locale);
  const isKept = seatKeptFor(match, person) !== null;
  const back = button(idOf(match, `${seat}.back`), say.plain(text('button-seat-back')), 'choice');
  return { content: say(text('note-handed-over', { who: { seat } })), components: rowsOf(isKept ? [back] : []) };
}

/** Somebody of the server by their id. @throws Refused */
async function personIn(interaction: Click, id: string): Promise<Person> {
  try {
    const found = await interaction.guild?.members.fetch(id);
    if (found?.user.bot === true) throw new Refused('bot-opponent');
    if (found !== undefined) return { id, name: nameOf(found.user, found) };
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
  }
  throw new Refused('not-in-server', { name: id });
}

export const handoverClicks: Readonly<Record<string, ClickHandler>> = { hand: pressed };
