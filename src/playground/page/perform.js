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
  if (!on) {
    dismiss();
    status(say('Sending…'));
  }
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
    if (!on) status('');
    if (quiet) throw error;
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

/** What goes on just now. A notice stays beside it. */
export function status(text) {
  $('status').querySelector('.going')?.remove();
  if (text) $('status').append(h('span', { class: 'going' }, text));
}

export const dismiss = () => $('status').querySelector('.notice')?.remove();

/** Something only this page has to say, until it is dismissed or something else is done. */
export function notice(text) {
  dismiss();
  const box = h(
    'p',
    { class: 'notice', role: 'alert' },
    text,
    ' ',
    h('button', { type: 'button', class: 'link', onclick: dismiss }, say('Dismiss')),
  );
  $('status').append(box);
}
