import { post } from './api.js';
import { $, h } from './dom.js';
import { openModal } from './modal.js';
import { say } from './say.js';

/** Sends an interaction, shows that it is under way, and shows how it went when no message says so. */
export async function perform(path, body, { on, quiet } = {}) {
  const place = on ? $(`m${on.id}`) : undefined;
  const said = place?.querySelector('.failed');
  if (said) said.hidden = true;
  place?.classList.add('busy');
  if (!on) status(say('Sending…'));
  try {
    const outcome = await post(path, body);
    if (!on) status('');
    if (outcome.kind === 'failed')
      fail(
        on,
        say(
          on
            ? 'This interaction failed: the application did not respond in time.'
            : 'This application did not respond.',
        ),
      );
    if (outcome.kind === 'modal') openModal(outcome);
    return outcome;
  } catch (error) {
    if (quiet) throw error;
    if (!on) status('');
    fail(on, error.message);
    return undefined;
  } finally {
    $(`m${on?.id}`)?.classList.remove('busy');
  }
}

function fail(on, text) {
  const said = on && $(`m${on.id}`)?.querySelector('.failed');
  if (!said) return notice(text);
  said.textContent = text;
  said.hidden = false;
}

export function status(text) {
  $('status').replaceChildren(text ? h('span', { class: 'going' }, text) : '');
}

/** Something only this page has to say, until it is dismissed. */
export function notice(text) {
  const box = h(
    'p',
    { class: 'notice', role: 'alert' },
    text,
    ' ',
    h('button', { type: 'button', class: 'link', onclick: () => box.remove() }, say('Dismiss')),
  );
  $('status').replaceChildren(box);
}
