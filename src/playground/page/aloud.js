import { $, h } from './dom.js';
import { nameOf, world } from './world.js';

const EPHEMERAL = 64;
/** So many lines of one message at most; the rest is read where it stands. */
const MOST = 6;
/** So long a text may be that a screen reader says at once. */
const LONGEST = 300;
/** The title of a board and its headline: below them stands the state of the table. */
const HEADLINES = 2;
/** What was said last: a board and a menu tell the same line of one answer. */
const RECENT = 20;
let recent = [];

/** What of a message is said: not its controls, its answers and its foot. */
const PARTS = '.content, .embed-title, .embed-text, .field, .text:not(.section *)';
const BLOCKS = 'p, h3, h4, h5, li, pre';

/** The lines of a message. Nothing is measured for them: that would move what somebody reads. */
export const linesOf = item =>
  [...item.querySelectorAll(PARTS)].flatMap(part => {
    const copy = part.cloneNode(true);
    for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
    const blocks = [...copy.querySelectorAll(BLOCKS)].filter(block => !block.querySelector(BLOCKS));
    const lines = (blocks.length ? blocks : [copy]).flatMap(block => block.textContent.split('\n'));
    return lines.map(line => line.trim()).filter(Boolean);
  });

/**
 * Says what a message brings: all of a new one, the new lines of a private one that changed, and of one that all see its
 * headline. Whole boards would be read again with every card.
 */
export function aloud(message, item, before) {
  if (message.author.id === world.me.user.id) return;
  const old = before ?? [];
  const now = linesOf(item);
  const isSeenByAll = before && !(message.flags & EPHEMERAL);
  const lines = (isSeenByAll ? now.slice(0, HEADLINES) : now).filter(
    line => !old.includes(line) && !recent.includes(line),
  );
  const pictured = before || now.length ? [] : [item.querySelector('img[title]')?.alt].filter(Boolean);
  const said = [...lines.slice(0, MOST), ...pictured];
  if (!said.length) return;
  recent = [...recent, ...said].slice(-RECENT);
  const whole = `${nameOf(message.author)}: ${said.join(' ')}`;
  const line = h('p', {}, whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole);
  $('aloud').append(line);
  setTimeout(() => line.remove(), 5000);
}
