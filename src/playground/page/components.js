import { chooser, emojiOf } from './chooser.js';
import { h } from './dom.js';
import { picture } from './embed.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary', 6: 'primary' };
const selects = [3, 5, 6, 7, 8];

/** Components of a message, old rows and the new layouts alike. `use(component, values?)` tells the bot. */
export function components(list, use) {
  return list.map(one => component(one, use));
}

function component(one, use) {
  if (one.type === 1) return h('div', { class: 'row' }, components(one.components, use));
  if (one.type === 2) return button(one, use);
  if (selects.includes(one.type)) return chooser(one, { onchange: values => use(one, values) });
  if (one.type === 9)
    return h(
      'div',
      { class: 'section' },
      h('div', { class: 'section-text' }, components(one.components, use)),
      h('div', { class: 'accessory' }, component(one.accessory, use)),
    );
  if (one.type === 10) return h('div', { class: 'text' }, markdown(one.content));
  if (one.type === 11) return hidden(one, h('div', { class: 'thumb' }, picture(one.media.url, one.description)));
  if (one.type === 12)
    return h(
      'div',
      { class: `gallery n${Math.min(one.items.length, 3)}` },
      one.items.map(item => hidden(item, picture(item.media.url, item.description))),
    );
  if (one.type === 13)
    return h(
      'p',
      { class: 'plainfile' },
      h('a', { href: one.file.url }, icon('clip', 15), ` ${decodeURIComponent(one.file.url.split('/').at(-1))}`),
    );
  if (one.type === 14)
    return h('hr', { class: `${one.divider === false ? 'bare ' : ''}${one.spacing === 2 ? 'wide' : ''}` });
  if (one.type === 17) {
    const box = h('section', { class: 'container' }, components(one.components, use));
    if (one.accent_color !== undefined && one.accent_color !== null)
      box.style.borderInlineStartColor = `#${one.accent_color.toString(16).padStart(6, '0')}`;
    return hidden(one, box);
  }
  return h('p', { class: 'outside' }, `(a component of type ${one.type})`);
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
  const label = one.label ? undefined : (one.emoji?.name ?? 'button');
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
  const cover = h('button', { type: 'button', class: 'cover' }, 'Spoiler: show');
  cover.addEventListener('click', () => cover.replaceWith(element));
  return cover;
}
