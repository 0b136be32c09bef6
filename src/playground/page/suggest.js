import { h } from './dom.js';
import { say } from './say.js';

/**
 * A text field with a list of suggestions (the ARIA combobox pattern, as far as its kind of field can be one). `find(text)` gives `{label, value, hint?}[]`,
 * now or later; `strict` fields only take what is on the list.
 */
export function suggest(input, { find, onpick, strict = false }) {
  const id = `s${Math.random().toString(36).slice(2)}`;
  const list = h('div', { role: 'listbox', id, class: 'suggestions', hidden: true, 'aria-label': say('Suggestions') });
  let items = [];
  let active = -1;
  let asked = 0;
  // A text of several lines can be no combobox, and so cannot say whether its list is open.
  const combobox = input.tagName === 'INPUT';
  const expanded = open => combobox && input.setAttribute('aria-expanded', String(open));
  for (const [key, value] of Object.entries({
    ...(combobox && { role: 'combobox' }),
    'aria-autocomplete': 'list',
    'aria-controls': id,
    autocomplete: 'off',
  }))
    input.setAttribute(key, value);
  expanded(false);

  const close = () => {
    list.hidden = true;
    active = -1;
    expanded(false);
    input.removeAttribute('aria-activedescendant');
  };
  const light = next => {
    active = next;
    [...list.children].forEach((item, n) => {
      item.setAttribute('aria-selected', String(n === active));
    });
    const item = list.children[active];
    if (item) {
      input.setAttribute('aria-activedescendant', item.id);
      item.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const pick = item => {
    close();
    onpick(item);
  };
  const refresh = async () => {
    const turn = ++asked;
    let found;
    try {
      found = await find(input.value);
    } catch (error) {
      found = [{ label: error.message, none: true }];
    }
    if (turn !== asked || !input.isConnected) return;
    items = found;
    list.replaceChildren(
      ...items.map((item, n) => {
        const row = h(
          'div',
          {
            role: 'option',
            id: `${id}-${n}`,
            'aria-selected': 'false',
            'aria-disabled': item.none ? 'true' : undefined,
          },
          item.icon,
          h('span', { class: 'option-name' }, item.label, item.hint && h('small', {}, item.hint)),
        );
        row.addEventListener('mousedown', event => {
          event.preventDefault();
          if (!item.none) pick(item);
        });
        row.addEventListener('mousemove', () => light(n));
        return row;
      }),
    );
    list.hidden = !items.length || document.activeElement !== input;
    expanded(!list.hidden);
    light(strict && items.length && !items[0].none ? 0 : -1);
  };
  input.addEventListener('input', refresh);
  input.addEventListener('focus', refresh);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', event => {
    if (event.isComposing || list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      light((active + step + items.length) % items.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && items[active] && !items[active].none) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pick(items[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    }
  });
  return { list, close, refresh };
}
