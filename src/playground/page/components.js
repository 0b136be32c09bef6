import { chooser, emojiOf } from './chooser.js';
import { h } from './dom.js';
import { dims, picture, weigh } from './embed.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';
import { say } from './say.js';

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary', 6: 'primary' };
const selects = [3, 5, 6, 7, 8];

/** Components of a message, rows of buttons and Components V2 alike. `use(component, values?)` tells the bot. */
export function components(list, use) {
  return list.map(one => component(one, use));
}

function component(one, use) {
  if (one.type === 1) return h('div', { class: 'row' }, components(one.components, use));
  if (one.type === 2) return button(one, use);
  if (selects.includes(one.type)) return chooser(one, { onchange: values => use(one, values) });
  if (one.type === 9) return section(one, use);
  if (one.type === 10) return h('div', { class: 'text' }, markdown(one.content));
  if (one.type === 11) return hidden(one, h('div', { class: 'thumb' }, shown(one)));
  if (one.type === 12) return gallery(one);
  if (one.type === 13) return hidden(one, file(one));
  if (one.type === 14) return separator(one);
  if (one.type === 17) return container(one, use);
  return h('p', { class: 'outside' }, say('(a component of type {type})', { type: one.type }));
}

let sections = 0;

/** A line, and what belongs to it. A button is described by its line: several may be called the same. */
function section(one, use) {
  const id = `section${++sections}`;
  const accessory = component(one.accessory, use);
  if (one.accessory.type === 2) accessory.setAttribute('aria-describedby', id);
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-text', id }, components(one.components, use)),
    h('div', { class: 'accessory' }, accessory),
  );
}

const shown = ({ media, description }) => picture(media.url, description, dims(media));

const gallery = ({ items }) =>
  h(
    'div',
    { class: `gallery n${Math.min(items.length, 3)}` },
    items.map(item => hidden(item, shown(item))),
  );

const file = one =>
  h(
    'p',
    { class: 'plainfile' },
    h('a', { href: one.file.url, download: one.name }, icon('clip', 15), ` ${one.name}`),
    ` ${weigh(one.size)}`,
  );

/** Without its line it is only room. */
function separator({ divider, spacing }) {
  const wide = spacing === 2 ? ' wide' : '';
  return divider === false ? h('div', { class: `gap${wide}` }) : h('hr', { class: wide.trim() });
}

function container(one, use) {
  const box = h('div', { class: 'container' }, components(one.components, use));
  if (one.accent_color !== undefined && one.accent_color !== null)
    box.style.borderInlineStartColor = `#${one.accent_color.toString(16).padStart(6, '0')}`;
  return hidden(one, box);
}

function button(one, use) {
  const inside = [emojiOf(one.emoji), one.label && h('span', {}, one.label)];
  if (one.style === 5)
    return h(
      'a',
      {
        class: 'button secondary',
        href: one.disabled ? undefined : one.url,
        'aria-disabled': one.disabled ? 'true' : undefined,
        target: '_blank',
        rel: 'noopener noreferrer',
      },
      inside,
      icon('out', 15),
    );
  const label = one.label ? undefined : (one.emoji?.name ?? say('button'));
  return h(
    'button',
    {
      type: 'button',
      class: `button ${styles[one.style] ?? 'secondary'}`,
      disabled: one.disabled,
      'aria-label': label,
      'data-key': one.custom_id,
      onclick: () => use(one),
    },
    inside,
  );
}

function hidden(one, element) {
  if (!one.spoiler) return element;
  const cover = h('button', { type: 'button', class: 'cover' }, say('Spoiler: show'));
  cover.addEventListener('click', () => {
    cover.replaceWith(element);
    element.tabIndex = -1;
    element.focus();
  });
  return cover;
}
