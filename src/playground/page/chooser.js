import { arrows, h, popover, portrait } from './dom.js';
import { icon } from './icons.js';
import { say } from './say.js';
import { everyone, isDirect, isThread, labelOf, nameOf, world } from './world.js';

/** What a select component offers, whatever its kind. */
export function optionsOf(select) {
  const emoji = one => emojiOf(one.emoji);
  const people = () =>
    everyone().map(({ user }) => ({ value: user.id, label: nameOf(user), icon: portrait(user, 24) }));
  const roles = () =>
    [...world.roles.values()]
      .filter(role => role.id !== world.guild.id)
      .map(role => ({ value: role.id, label: `@${role.name}` }));
  const channels = () =>
    [...world.channels.values()]
      .filter(one => !isDirect(one) && (!select.channel_types?.length || select.channel_types.includes(one.type)))
      .map(one => ({ value: one.id, label: `${isThread(one) ? '› ' : '#'}${labelOf(one)}` }));
  if (select.type === 5) return people();
  if (select.type === 6) return roles();
  if (select.type === 7) return [...people(), ...roles()];
  if (select.type === 8) return channels();
  return (select.options ?? []).map(one => ({ ...one, icon: emoji(one) }));
}

export const chosenAtFirst = select =>
  select.default_values?.map(one => one.id) ?? (select.options ?? []).filter(one => one.default).map(one => one.value);

/** It is silent: a label stands beside it, or its control is called by its name. */
export function emojiOf(emoji) {
  if (!emoji) return undefined;
  if (!emoji.id) return h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.name);
  return h('img', { class: 'emoji', src: `/cdn/emojis/${emoji.id}.png`, alt: '' });
}

/** A select as a button with a list: one choice closes it, several are ticked and then taken together. */
export function chooser(select, { onchange, label, disabled }) {
  const options = optionsOf(select);
  let chosen = chosenAtFirst(select);
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  const text = h('span', { class: 'chooser-text' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'chooser',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      disabled: select.disabled || disabled,
      'data-key': select.custom_id,
      onclick: open,
    },
    text,
    icon('down', 16),
  );
  show();
  return button;

  function show() {
    const names = options.filter(one => chosen.includes(one.value)).map(one => one.label);
    const hint = select.placeholder ?? say(most > 1 ? 'Choose…' : 'Choose one…');
    text.replaceChildren(names.length ? names.join(', ') : hint);
    text.classList.toggle('empty', !names.length);
    button.setAttribute(
      'aria-label',
      `${label ?? select.placeholder ?? say('Choose')}: ${names.join(', ') || say('nothing chosen')}`,
    );
  }

  function open() {
    if (button.getAttribute('aria-expanded') === 'true') return;
    let picked = [...chosen];
    const list = h('div', {
      role: 'listbox',
      class: 'options',
      'aria-multiselectable': most > 1 ? 'true' : undefined,
      'aria-label': select.placeholder ?? label ?? say('Options'),
    });
    const take = h('button', { type: 'button', class: 'primary take' });
    const refresh = () => {
      for (const item of list.children) {
        const on = picked.includes(item.dataset.value);
        item.setAttribute('aria-selected', String(on));
        item.disabled = !on && most > 1 && picked.length >= most;
      }
      // What can't be left out isn't offered.
      const count = Math.max(picked.length, least);
      take.textContent = count ? say('Choose {count}', { count }) : say('Choose none');
      take.disabled = picked.length < least;
    };
    const done = () => {
      chosen = picked;
      show();
      close(true);
      onchange(chosen);
    };
    for (const option of options) {
      const name = h(
        'span',
        { class: 'option-name' },
        option.label,
        option.description ? h('small', {}, option.description) : undefined,
      );
      const item = h(
        'button',
        { type: 'button', role: 'option', 'data-value': option.value },
        most > 1 ? h('span', { class: 'tick', 'aria-hidden': 'true' }) : undefined,
        option.icon,
        name,
      );
      item.addEventListener('click', () => {
        if (most > 1)
          picked = picked.includes(option.value)
            ? picked.filter(one => one !== option.value)
            : [...picked, option.value];
        else picked = least === 0 && picked.includes(option.value) ? [] : [option.value];
        refresh();
        if (most === 1) done();
      });
      list.append(item);
    }
    take.addEventListener('click', done);
    const filter =
      options.length > 8
        ? h('input', {
            type: 'search',
            class: 'filter',
            placeholder: say('Find…'),
            'aria-label': say('Find in the list'),
          })
        : undefined;
    filter?.addEventListener('input', () => {
      const wanted = filter.value.toLowerCase();
      for (const item of list.children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
    });
    const hint =
      most > 1
        ? h(
            'p',
            { class: 'hint' },
            least === most ? say('Choose {count}', { count: most }) : say('Choose {least} to {most}', { least, most }),
          )
        : undefined;
    const box = h('div', { class: 'choose' }, filter, hint, list, most > 1 ? take : undefined);
    arrows(box, '[role=option]');
    const close = popover(button, box);
    refresh();
    (filter ?? list.querySelector('[aria-selected=true]') ?? list.firstElementChild)?.focus();
  }
}
