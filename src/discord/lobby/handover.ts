import { DiscordAPIError } from 'discord.js';
import { z } from 'zod';
import { type Seat, text } from '../../kernel/index.js';
import { dropOffer, offerSeat } from '../../matches/lobby/offers.js';
import { type Successor, seatKeptFor } from '../../matches/lobby/takeover.js';
import type { Look, Person } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { defineClick } from '../define/click.js';
import { type Click, nameOf, personOf, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { aloud } from '../match/aloud.js';
import { showMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { matchTranslator } from '../render/translators.js';
import { type Body, postOpenly, QUIET, settle, show } from '../reply/reply.js';

/** Asks before a seat is given away. */
export function handOverQuestion(match: MatchRow, seat: Seat, to: Successor, locale: string): Body {
  const say = matchTranslator(match, locale);
  const who = { seat };
  const [asked, label, next] =
    to === 'practice'
      ? [text('ask-handover-practice', { who }), 'button-hand-over', 'bot']
      : [text('ask-handover-person', { who, name: to.name }), 'button-offer-seat', to.id];
  return {
    content: say(asked),
    components: rowsOf([
      button(idAbout('hand', match, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      button(idAbout('hand', match, `${seat}.${next}`), say.plain(text(label)), 'aside'),
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

/**
 * `no`, or a seat and who shall play on there: `1.bot`, `1.back` for its own player, `1.<id>` for somebody else who is
 * asked then, `1.take` and `1.leave` for their answer.
 */
const NEXT = z.union([
  z.literal('no'),
  z
    .string()
    .regex(/^\d\.(bot|back|take|leave|\d{17,20})$/)
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
    switch (next) {
      case 'back':
        return sitDown(interaction, house, look.match, { seat, self: personOf(interaction) });
      case 'take':
        return take(interaction, house, id, seat);
      case 'leave':
        return leave(interaction, house, id, seat);
      case 'bot': {
        const after = await house.matches.handOver(id, user.id, seat, 'practice');
        return show(interaction, handedOverBody(after, seat, user.id, locale));
      }
      default:
        return offer(interaction, house, id, { seat, to: await personIn(interaction, next) });
    }
  },
});

/** Asks somebody whether they play on for a seat, where all can see it. Until they say so it stays whose it is. */
async function offer(
  interaction: Click,
  house: House,
  id: string,
  { seat, to }: { readonly seat: Seat; readonly to: Person },
): Promise<void> {
  const by = interaction.user.id;
  const { look, isPing } = await offerSeat(house.matches, id, { by, seat, to, now: house.now() });
  const { match, game } = look;
  const who = { seat };
  const { name } = to;
  await show(interaction, { content: matchTranslator(match, interaction.locale)(text('note-seat-offered', { name })) });
  const openly = await aloud(interaction, house, match);
  const asked = { to: text('person-mention', { id: to.id }), who, game: openly(game.title) };
  await postOpenly(interaction, {
    content: openly(text('seat-offered', asked)),
    components: rowsOf([
      button(idAbout('hand', match, `${seat}.take`), openly.plain(text('button-take-over')), 'choice'),
      button(idAbout('hand', match, `${seat}.leave`), openly.plain(text('button-decline')), 'aside'),
    ]),
    allowedMentions: { ...QUIET, users: isPing ? await house.people.pingableOf([to.id]) : [] },
  });
}

/** They were asked, and play on. */
async function take(interaction: Click, house: House, id: string, seat: Seat): Promise<void> {
  const look = await house.matches.takeSeat(id, seat, personOf(interaction));
  const openly = await aloud(interaction, house, look.match);
  await settle(interaction, openly(text('note-handed-over', { who: { seat } })));
  await showMenu(interaction, house, look, { seat, below: true });
}

/** They were asked, and don't; or the one who asked thinks better of it. */
async function leave(interaction: Click, house: House, id: string, seat: Seat): Promise<void> {
  const { match } = await dropOffer(house.matches, id, seat, interaction.user.id);
  const openly = await aloud(interaction, house, match);
  await settle(interaction, openly(text('seat-declined', { who: { seat } })));
}

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
  throw new Refused('successor-elsewhere', { name: text('person-mention', { id }) });
}
