import { z } from 'zod';
import { text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { type ClickKind, defineClick } from '../define/click.js';
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
    if (look.match.status === 'over') throw new Refused('over');
    await tell(interaction, concedeQuestion(look, user.id, locale));
  },
});

/** "Concede the match / Keep playing", which match that is, and what becomes of it. */
export function concedeQuestion(look: Look, person: string, locale: string) {
  const { match } = look;
  const say = matchTranslator(match, locale);
  const others = playOn(look, person) ? [text('concede-others'), text('concede-cards')] : [];
  const asked = [text('ask-concede'), ...others].filter(({ id }) => say.has(id)).map(line => say(line));
  return {
    content: [asked.join(' '), matchLine(match, say)].join('\n'),
    components: rowsOf([
      button(idAbout('give', match, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      button(idAbout('give', match, 'yes'), say.plain(text('button-concede')), 'danger'),
    ]),
  };
}

/** Whether others play on without somebody: a single one does only among partners. */
function playOn({ match: { seats }, game, table }: Look, person: string): boolean {
  const gone = table?.envelope.left ?? [];
  const others = seats.filter(({ seat, player }) => player !== person && !gone.includes(seat)).length;
  return table !== null && others >= (game.partners === true ? 1 : 2);
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
  async run(interaction, { match }, house) {
    const look = await house.matches.takeBack(match, interaction.user.id);
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
