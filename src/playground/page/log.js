import { aloud, linesOf } from './aloud.js';
import { toWriting } from './composer.js';
import { $, holdAgain, holding } from './dom.js';
import { renderMessage } from './message.js';
import { say } from './say.js';

/** The messages on show, oldest first, and how each is drawn. */
let messages = [];
let draw = () => undefined;

export const fill = (list, actions) => {
  messages = list;
  draw = (message, previous) => renderMessage(message, previous, actions);
  $('log').replaceChildren(...messages.map((message, n) => draw(message, messages[n - 1])));
  toEnd();
};

export const holds = id => messages.some(one => one.id === id);

const nearEnd = () => $('scroll').scrollHeight - $('scroll').scrollTop - $('scroll').clientHeight < 120;
const toEnd = () => ($('scroll').scrollTop = $('scroll').scrollHeight);
let stick = true;
$('scroll').addEventListener('scroll', () => (stick = nearEnd()));
const follow = new ResizeObserver(() => stick && toEnd());
follow.observe($('log'));
follow.observe($('scroll'));

/** From here on the end of the messages stays in view. */
export const followEnd = () => (stick = true);

/** The message that is being pressed: redrawn under the finger it would lose the click. Changes to it wait. */
let pressed;
const waiting = new Map();
addEventListener('pointerdown', event => (pressed = event.target.closest?.('.message')?.dataset.id), true);
for (const end of ['pointerup', 'pointercancel', 'blur'])
  addEventListener(end, () =>
    // The click comes after this.
    setTimeout(() => {
      pressed = undefined;
      const late = [...waiting.values()];
      waiting.clear();
      for (const message of late) if (holds(message.id)) place(message);
    }),
  );

/** Puts a message in its place, new or changed, without losing the keyboard's place in it. */
export function place(message) {
  if (message.id === pressed) {
    waiting.set(message.id, message);
    return;
  }
  const old = messages.findIndex(one => one.id === message.id);
  if (old >= 0) messages[old] = message;
  else messages.push(message);
  const n = old >= 0 ? old : messages.length - 1;
  const item = draw(message, messages[n - 1]);
  const before = $(`m${message.id}`);
  const read = before && linesOf(before);
  if (before) exchange(before, item);
  else $('log').append(item);
  aloud(message, item, read);
  if (stick) toEnd();
}

function exchange(before, item) {
  const mark = holding(before);
  // A picture that is shown already stays as it is: read again it would be gone for a moment, and all below would jump.
  const shown = [...before.querySelectorAll('img')];
  for (const img of item.querySelectorAll('img')) {
    const same = shown.findIndex(one => one.isEqualNode(img));
    if (same >= 0) img.replaceWith(...shown.splice(same, 1));
  }
  before.replaceWith(item);
  holdAgain(item, mark, () => beforeControls(item) ?? item.querySelector('.more'));
}

/**
 * The group of the first control: a key that is pressed once more does nothing there, and Tab leads to the control. It has
 * a name of its own, since what is new is said already.
 */
function beforeControls(item) {
  const group = item.querySelector('[data-key]:not([disabled])')?.closest('.row, .section');
  if (!group) return undefined;
  group.tabIndex = -1;
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', say('Controls'));
  return group;
}

/** Takes a message away; the keyboard goes on at its neighbour. */
export function remove(id) {
  const n = messages.findIndex(one => one.id === id);
  if (n < 0) return;
  messages.splice(n, 1);
  const item = $(`m${id}`);
  const mark = holding(item);
  const end = () => $(`m${messages[n]?.id}`)?.getBoundingClientRect().bottom ?? 0;
  const isAbove = item.getBoundingClientRect().top < $('scroll').getBoundingClientRect().top;
  const was = end();
  item.remove();
  // What follows may have stood under the same name.
  if (messages[n]) place(messages[n]);
  // Drawn again, it is nothing the browser could hold the view by.
  if (isAbove && !stick) $('scroll').scrollTop += end() - was;
  const next = messages[n] ?? messages.at(-1);
  if (!mark) return;
  const more = $(`m${next?.id}`)?.querySelector('.more');
  if (more) more.focus();
  else toWriting();
}
