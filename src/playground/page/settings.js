import { get, patch, post, put } from './api.js';
import { h } from './dom.js';
import { say } from './say.js';
import { nameOf, world } from './world.js';

/** A small dialog with a form; `save` may refuse by throwing. */
function ask(title, fields, save, label) {
  const problem = h('p', { class: 'failed', role: 'alert', hidden: true });
  const form = h(
    'form',
    { method: 'dialog', class: 'form' },
    fields,
    problem,
    h(
      'div',
      { class: 'form-end' },
      h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('Cancel')),
      h('button', { type: 'submit', class: 'button primary' }, label),
    ),
  );
  const dialog = h('dialog', { class: 'modal', 'aria-label': title }, h('h2', {}, title), form);
  form.addEventListener('submit', async event => {
    event.preventDefault();
    try {
      await save();
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const textField = (label, id, props = { required: true, pattern: '.*\\S.*' }) => {
  const input = h('input', { id, type: 'text', maxlength: 32, autocomplete: 'off', ...props });
  return [input, h('div', { class: 'field' }, h('label', { class: 'label', for: id }, label), input)];
};

export function addMember() {
  const [name, field] = textField(say('Name'), 'new-member');
  ask(say('Add a member'), field, () => post('/members', { name: name.value }), say('Add'));
}

export function addChannel() {
  const [name, first] = textField(say('Name'), 'new-channel');
  const [topic, second] = textField(say('What it is for'), 'new-topic', { maxlength: 200 });
  ask(
    say('Add a channel'),
    [first, second],
    () => post('/channels', { name: name.value, topic: topic.value }),
    say('Add'),
  );
}

/** A few of the languages that Discord's app speaks. */
const languages = {
  'en-US': 'English',
  de: 'Deutsch',
  'es-ES': 'Español',
  fr: 'Français',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
};

/** What somebody has set in their own Discord. */
export function memberSettings(user) {
  const member = world.members.get(user.id);
  const box = h('input', { type: 'checkbox', checked: member.dms !== 'closed' });
  const known = Object.entries({ [member.locale]: member.locale, ...languages });
  const language = h(
    'select',
    { id: 'member-language' },
    known.map(([locale, name]) =>
      h('option', { value: locale, selected: locale === member.locale, lang: locale }, name),
    ),
  );
  ask(
    say('Discord settings of {name}', { name: nameOf(user) }),
    [
      h(
        'div',
        { class: 'field' },
        h('label', { class: 'label', for: 'member-language' }, say('Language of their Discord')),
        language,
      ),
      h(
        'label',
        { class: 'pick' },
        box,
        ` ${say('{name} takes direct messages from the bot', { name: nameOf(user) })}`,
      ),
    ],
    () => patch(`/members/${user.id}`, { dms: box.checked ? 'open' : 'closed', locale: language.value }),
    say('Save'),
  );
}

const inChannel = {
  ViewChannel: 'see the channel',
  SendMessages: 'send messages',
  EmbedLinks: 'send embeds',
  AttachFiles: 'attach files',
  ReadMessageHistory: 'read older messages',
  CreatePublicThreads: 'start public threads',
  CreatePrivateThreads: 'start private threads',
  SendMessagesInThreads: 'write in threads',
  ManageThreads: 'manage threads',
  ManageMessages: 'delete others’ messages',
  MentionEveryone: 'mention everyone',
};
const onServer = { CreateEvents: 'create events', ManageEvents: 'manage events' };

export const permissionsOf = channel =>
  askPermissions(`#${channel.name}`, `/channels/${channel.id}/permissions`, inChannel);
export const serverPermissions = () => askPermissions(world.guild.name, '/permissions', onServer);

async function askPermissions(where, path, shown) {
  const now = await get(path);
  const boxes = Object.keys(shown).map(name => [name, h('input', { type: 'checkbox', checked: now[name] })]);
  const list = boxes.map(([name, box]) => h('label', { class: 'pick' }, box, ` ${say(shown[name])}`));
  const save = () => put(path, { deny: boxes.filter(([, box]) => !box.checked).map(([name]) => name) });
  const title = say('{where}: {bot} may…', { where, bot: nameOf(world.bot) });
  ask(title, h('div', { class: 'picks' }, list), save, say('Save'));
}
