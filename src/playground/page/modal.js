import { encode, post } from './api.js';
import { chooser, chosenAtFirst } from './chooser.js';
import { $, drawnNow, h } from './dom.js';
import { markdown } from './markdown.js';
import { say } from './say.js';

const selects = [3, 5, 6, 7, 8];

/** A modal the bot opened: a dialog with labelled fields, closed by Escape like any other. */
export function openModal({ interaction, modal }) {
  const opener = document.activeElement;
  const readers = {};
  const problem = h('p', { class: 'failed', role: 'alert', hidden: true });
  const form = h('form', { method: 'dialog', class: 'form' });
  const send = h('button', { type: 'submit', class: 'button primary' }, say('Submit'));
  const dialog = h(
    'dialog',
    { class: 'modal', 'aria-labelledby': 'modal-title' },
    h('h2', { id: 'modal-title' }, modal.title),
    form,
  );
  for (const one of modal.components) form.append(...field(one, readers));
  form.append(
    problem,
    h(
      'div',
      { class: 'form-end' },
      h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('Cancel')),
      send,
    ),
  );
  form.addEventListener('submit', async event => {
    event.preventDefault();
    problem.hidden = true;
    send.disabled = true;
    try {
      const values = Object.fromEntries(
        await Promise.all(Object.entries(readers).map(async ([id, read]) => [id, await read()])),
      );
      const outcome = await post('/modals', { interaction, values });
      if (outcome.kind === 'failed') throw new Error(say('This application did not respond.'));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
      send.disabled = false;
    }
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The browser gives the keyboard back to what opened it, unless that has been drawn again.
    if (document.activeElement === document.body) (opener.closest('.message') ? drawnNow(opener) : $('say'))?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector('input, textarea, .chooser')?.focus();
}

function field(one, readers) {
  if (one.type === 10) return [h('div', { class: 'text' }, markdown(one.content))];
  if (one.type === 1) return one.components.map(inner => labelled(inner.label, undefined, inner, readers));
  if (one.type === 18) return [labelled(one.label, one.description, one.component, readers)];
  return [];
}

function labelled(label, description, one, readers) {
  const id = `f-${one.custom_id}`;
  const star = one.required === false ? undefined : h('span', { class: 'required', title: say('required') }, ' *');
  const title = selects.includes(one.type)
    ? h('span', { class: 'label' }, label, star)
    : h('label', { class: 'label', for: id }, label, star);
  return h(
    'div',
    { class: 'field' },
    title,
    description && h('p', { class: 'hint' }, description),
    control(one, id, label, readers),
  );
}

function control(one, id, label, readers) {
  const required = one.required !== false;
  if (one.type === 4) {
    const props = {
      id,
      placeholder: one.placeholder,
      minlength: one.min_length,
      maxlength: one.max_length ?? 4000,
      required,
      value: one.value ?? '',
    };
    const box =
      one.style === 2
        ? h('textarea', { ...props, rows: 5 })
        : h('input', { ...props, type: 'text', autocomplete: 'off' });
    readers[one.custom_id] = () => box.value;
    return box;
  }
  if (selects.includes(one.type)) {
    let chosen = chosenAtFirst(one);
    readers[one.custom_id] = () => chosen;
    return chooser(one, { label, onchange: values => (chosen = values) });
  }
  if (one.type === 19) {
    const box = h('input', { id, type: 'file', required, multiple: (one.max_values ?? 1) > 1 });
    readers[one.custom_id] = () => encode(box.files);
    return box;
  }
  if (one.type === 23) {
    const box = h('input', { id, type: 'checkbox', checked: one.default });
    readers[one.custom_id] = () => box.checked;
    return box;
  }
  const kind = one.type === 21 ? 'radio' : 'checkbox';
  const boxes = (one.options ?? []).map(option =>
    h('input', { type: kind, name: id, value: option.value, checked: option.default }),
  );
  readers[one.custom_id] = () => boxes.filter(box => box.checked).map(box => box.value);
  return h(
    'div',
    { role: 'group', 'aria-label': label, id },
    boxes.map((box, n) => h('label', { class: 'pick' }, box, ' ', one.options[n].label)),
  );
}
