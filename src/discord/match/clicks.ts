import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import { gaveUp, type Look, seatsOf } from '../../matches/matches.js';
import { overRefusal } from '../../matches/play/checks.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { seatAt } from '../define/people.js';
import { menuClick, reportClick, SEAT } from '../menu/clicks.js';
import { lookClick } from '../menu/look-at.js';
import { showMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { matchTranslator } from '../render/translators.js';
import { whyBody } from '../render/why.js';
import { show, tell } from '../reply/reply.js';
import { matchLine } from './find-match.js';

/** Conceding asks once more, because it can't be undone. */
const concede = defineClick({
  verb: 'give',
  schema: { arg: z.enum(['', 'yes', 'no']) },
  async run(interaction, { match: id, arg }, house) {
    const { user, locale } = interaction;
    if (arg === 'yes') {
      const { match } = await house.matches.concede(id, user.id);
      return show(interaction, { content: matchTranslator(match, locale)(text('note-conceded')), components: [] });
    }
    const look = await house.matches.look(id);
    seatAt(look.match, interaction);
    if (arg === 'no') return showMenu(interaction, house, look, { note: text('note-playing-on') });
    if (look.match.status === 'over') throw overRefusal(look.match);
    await tell(interaction, concedeQuestion(look, user.id, locale));
  },
});

/** "Concede the match / Keep playing", which match that is, and what becomes of it. */
export function concedeQuestion(look: Look, person: string, locale: string) {
  const { match } = look;
  const say = matchTranslator(match, locale);
  const asked = [text('ask-concede'), ...consequences(look, person)]
    .filter(({ id }) => say.has(id))
    .map(line => say(line));
  return {
    content: [asked.join(' '), matchLine(match, say)].join('\n'),
    components: rowsOf([
      button(idAbout('give', match, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      button(idAbout('give', match, 'yes'), say.plain(text('button-concede')), 'danger'),
    ]),
  };
}

/** What becomes of the match, and of the cards of somebody who is not out of it already. */
function consequences(look: Look, person: string): Text[] {
  const { game, table } = look;
  if (!playOn(look, person)) return game.partners === true ? [text('concede-ends')] : [];
  const playing = table === null ? [] : game.inPlay?.(table.state);
  const isOut = playing !== undefined && !seatsOf(look.match, person).some(seat => playing.includes(seat));
  return [text('concede-others'), ...(isOut ? [] : [text('concede-cards')])];
}

/** Whether others play on without somebody: a single one does only among partners. Who has given up or is out plays no more. */
function playOn(look: Look, person: string): boolean {
  const { match, game, table } = look;
  if (table === null) return false;
  const gone = gaveUp(look);
  const playing = game.inPlay?.(table.state) ?? match.seats.map(({ seat }) => seat);
  const others = match.seats.filter(
    ({ seat, player }) => player !== person && playing.includes(seat) && !gone.includes(seat),
  );
  return others.length >= (game.partners === true ? 1 : 2);
}

/** A practice bot plays on for somebody who does not answer. */
const standIn = defineClick({
  verb: 'stand',
  schema: { arg: SEAT },
  async run(interaction, { match, arg: seat }, house) {
    const look = await house.matches.handOver(match, interaction.user.id, seat, 'practice');
    await tell(
      interaction,
      matchTranslator(look.match, interaction.locale)(text('note-handed-over', { who: { seat } })),
    );
  },
});

const takeBack = defineClick({
  verb: 'back',
  schema: { number: WHOLE },
  async run(interaction, { match, number: moves }, house) {
    // Pressed twice, it undoes one answer.
    const look = await house.matches.takeBack(match, interaction.user.id, moves);
    await showMenu(interaction, house, look, { note: text('note-taken-back') });
  },
});

/** The lines of a log message that **Why?** explains. */
const MOST_LINES = 120;

/** The first and the last line of a log message, `12-15`. */
const LINES = z
  .string()
  .regex(/^\d{1,9}-\d{1,9}$/)
  .transform(arg => arg.split('-').map(Number) as [number, number])
  .refine(([from, to]) => from >= 1 && to >= from);

/** Why the lines of one log message are there. */
const why = defineClick({
  verb: 'why',
  schema: { arg: LINES },
  async run(interaction, { match: id, arg: [from, to] }, house) {
    const { match, game } = await house.matches.look(id);
    const lines = await house.records.linesAfter(id, from - 1, Math.min(MOST_LINES, to - from + 1));
    await tell(interaction, whyBody(lines, matchTranslator(match, interaction.locale), game));
  },
});

/** Clicks that belong to a table rather than to a question. */
export const tableClicks: readonly ClickKind[] = [menuClick, lookClick, reportClick, concede, standIn, takeBack, why];
