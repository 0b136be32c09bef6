import { type Seat, text } from '../../kernel/index.js';
import { deadlineOf, ofPeople } from '../../matches/clock/waits.js';
import { readTerms } from '../../matches/lobby/terms.js';
import type { Change, Look } from '../../matches/matches.js';
import { practiceLevel } from '../../opponents/index.js';
import { callTo } from '../render/awaiting.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { only } from '../render/escape.js';
import { playersAt } from '../render/mentions.js';
import { moment } from '../render/time.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';

/** Something about players at a table that is posted to its thread once. */
export type Note = Change & { readonly kind: 'late' | 'remind' | 'nudge' | 'later' | 'gone' };

/** A note as a message. `unpinged`: seats whose players want no ping now. Null once it has become pointless. */
export function noteBody(look: Look, note: Note, unpinged: readonly Seat[], locale: string): Body | null {
  const say = matchTranslator(look.match, locale);
  const seats = note.seats ?? [];
  if (note.kind === 'late') return lateBody(look, seats, note, say);
  if (note.kind === 'later' || note.kind === 'gone') {
    const id = note.kind === 'later' ? 'note-later' : 'note-gone';
    return quiet(seats.map(seat => say(text(id, { who: { seat } }))).join('\n'));
  }
  // The current player of that seat: a practice bot needs no reminder.
  const open = ofPeople(look.match, look.table?.prompts ?? []).filter(({ seat }) => seats.includes(seat));
  const [first] = open;
  if (first === undefined) return null;
  const calls = open.map(prompt => callTo(look.match, prompt, locale));
  const from = note.by === undefined ? [] : [say(text('note-nudged', { who: { seat: note.by } }))];
  const deadline = deadlineOf(readTerms(look.match.terms), first.seat);
  const until = deadline === null ? [] : [`${say(text('note-until'))} ${moment(deadline, 'R')}`];
  const heard = open.map(({ seat }) => seat).filter(seat => !unpinged.includes(seat));
  return {
    content: [...from, ...calls, ...until].join('\n'),
    components: rowsOf([
      button(idAbout('menu', look.match, 'act'), say.plain(text('button-your-move')), 'choice'),
      button(idAbout('later', look.match), say.plain(text('button-later')), 'aside'),
    ]),
    allowedMentions: only(playersAt(look.match, heard)),
  };
}

/** A player ran out of time: what happened, and what the others can do about it. */
function lateBody(look: Look, late: readonly Seat[], { lapse = 'default' }: Note, say: Translator): Body {
  const { match, game } = look;
  const people = late.filter(seat => practiceLevel(match.seats[seat]?.player ?? null) === null);
  const partners = game.partners === true;
  const lines = late.map(seat => say(text(`late-${lapse}${partners ? '-partners' : ''}`, { who: { seat } })));
  const replaceable = match.status === 'playing' && partners ? people : [];
  return {
    ...quiet(lines.join('\n')),
    components: rowsOf(
      replaceable.map(seat =>
        button(idAbout('stand', match, `s.${seat}`), say.plain(text('button-stand-in', { who: { seat } })), 'aside'),
      ),
    ),
  };
}

const quiet = (content: string): Body => ({ content, components: [], allowedMentions: { parse: [] } });
