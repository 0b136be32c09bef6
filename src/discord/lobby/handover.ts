import { DiscordAPIError } from 'discord.js';
import { z } from 'zod';
import { type Seat, text } from '../../kernel/index.js';
import { type Successor, seatKeptFor } from '../../matches/lobby/takeover.js';
import type { Look, Person } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { defineClick } from '../define/click.js';
import { type Click, nameOf, personOf, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { showMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { matchTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';

/** Asks before a seat is given away. */
export function handOverQuestion(match: MatchRow, seat: Seat, to: Successor, locale: string): Body {
  const say = matchTranslator(match, locale);
  const who = { seat };
  const [asked, next] =
    to === 'practice'
      ? [text('ask-handover-practice', { who }), 'bot']
      : [text('ask-handover-person', { who, name: to.name }), to.id];
  return {
    content: say(asked),
    components: rowsOf([
      button(idAbout('hand', match, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      button(idAbout('hand', match, `${seat}.${next}`), say.plain(text('button-hand-over')), 'aside'),
    ]),
  };
}

/** Somebody whose seat is with a practice bot plays on themselves. */
export const sitDown = async (
  interaction: Parameters<typeof showMenu>[0],
  house: House,
  match: MatchRow,
  { seat, self }: { seat: Seat; self: Person },
): Promise<void> => {
  const look = await house.matches.handOver(match.id, self.id, seat, self);
  await showMenu(interaction, house, look, { seat, note: text('note-seat-back') });
};

/** `no`, or a seat and who shall play on there: `1.bot`, `1.back` for its own player, `1.<id>` for somebody else. */
const NEXT = z.union([
  z.literal('no'),
  z
    .string()
    .regex(/^\d\.(bot|back|\d{17,20})$/)
    .transform(arg => ({ seat: Number(arg[0]), next: arg.slice(2) })),
]);

/** What was pressed below the question, or below the message that a practice bot plays on. */
export const handoverClick = defineClick({
  verb: 'hand',
  schema: { arg: NEXT },
  async run(interaction, { match: id, arg }, house) {
    const { user, locale } = interaction;
    const look = await house.matches.look(id);
    if (arg === 'no') {
      seatAt(look.match, interaction);
      return showMenu(interaction, house, look, { note: text('note-playing-on') });
    }
    const { seat, next } = arg;
    if (next === 'back') return sitDown(interaction, house, look.match, { seat, self: personOf(interaction) });
    const to = next === 'bot' ? 'practice' : await personIn(interaction, next);
    const after = await house.matches.handOver(id, user.id, seat, to);
    await show(interaction, handedOverBody(after, seat, user.id, locale));
  },
});

/** Who plays on; and for those who may, the way back. */
function handedOverBody({ match }: Look, seat: Seat, person: string, locale: string): Body {
  const say = matchTranslator(match, locale);
  const isKept = seatKeptFor(match, person) !== null;
  const back = button(idAbout('hand', match, `${seat}.back`), say.plain(text('button-seat-back')), 'choice');
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
