import { encode, post } from './api.js';
import { $, h } from './dom.js';
import { optionField } from './fields.js';
import { icon } from './icons.js';
import { dismiss, notice, perform } from './perform.js';
import { say } from './say.js';
import { suggest } from './suggest.js';
import { commandWord, isCommand, misgiven, nearestCommand, typedCommand } from './typed.js';
import { calledBy, describedBy, isDirect, labelOf, nameOf, world } from './world.js';

let answering;

/** Every way to say a slash command: `league join` as well as `challenge`. `path` runs it, `said` is read. */
export function sentences() {
  const spread = ({ path, said }, option) => {
    const branches = (option.options ?? []).filter(one => one.type <= 2);
    const way = { path: [...path, option.name], said: [...said, calledBy(option)] };
    if (!branches.length) return [{ ...way, description: describedBy(option), options: option.options ?? [] }];
    return branches.flatMap(one => spread(way, one));
  };
  return world.commands
    .filter(command => command.type === 1)
    .flatMap(command => spread({ path: [], said: [] }, command));
}

/** Where a member writes: plain text, or, after a slash, a command with its fields. */
export function writing(text = '') {
  // A message is answered where it stands.
  if (answering?.channel_id !== world.here?.id) answering = undefined;
  const place = world.here ? `${isDirect(world.here) ? '@' : '#'}${labelOf(world.here)}` : '';
  const box = h('textarea', {
    id: 'say',
    rows: 1,
    maxlength: 2000,
    placeholder: say('Type / for commands, or write in {place}', { place }),
    'aria-label': say('Write in {place}', { place }),
    value: text,
  });
  const files = h('input', { type: 'file', multiple: true, hidden: true, 'aria-label': say('Files to send') });
  const names = h('span', { class: 'hint files' });
  const send = h('button', { type: 'submit', class: 'button primary send' }, say('Send'));
  const suggestions = suggest(box, {
    strict: true,
    find: typed => (/^\/[^\n]*$/.test(typed) ? matching(typed.slice(1)) : []),
    onpick: item => commanding(item.value),
  });
  const form = h(
    'form',
    { class: 'write' },
    suggestions.list,
    answering &&
      h(
        'p',
        { class: 'answering' },
        `${say('Replying to {name}', { name: nameOf(answering.author) })} `,
        h('button', { type: 'button', class: 'link', onclick: () => reply(undefined) }, say('Cancel')),
      ),
    h(
      'div',
      { class: 'write-line' },
      h(
        'button',
        { type: 'button', class: 'plain', 'aria-label': say('Add files'), onclick: () => files.click() },
        icon('plus'),
      ),
      files,
      box,
      names,
      send,
    ),
  );
  files.addEventListener('change', () => names.replaceChildren([...files.files].map(file => file.name).join(', ')));
  const submit = async event => {
    event?.preventDefault();
    // Until it is sent it stands there still, and a large file takes its time.
    if (send.disabled || (!box.value.trim() && !files.files.length)) return;
    const content = box.value;
    const typed = content.startsWith('/') ? content.slice(1).trimEnd() : '';
    const whole = sentences().find(one => isNamed(one, typed)) ?? typedCommand(typed, sentences());
    if (whole) return commanding(whole);
    // Meant as a command, it is nothing for others to read.
    const wrong = misread(typed);
    if (wrong !== undefined) return notice(wrong);
    send.disabled = true;
    try {
      const sent = {
        content,
        ...(answering && { reply: answering.id }),
        ...(files.files.length && { files: await encode(files.files) }),
      };
      await post(`/channels/${world.here.id}/messages`, sent);
      answering = undefined;
      dismiss();
      writing();
      $('say').focus();
    } catch (error) {
      notice(error.message);
      send.disabled = false;
    }
  };
  form.addEventListener('submit', submit);
  box.addEventListener('input', () => grow(box));
  box.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && !event.defaultPrevented) submit(event);
  });
  $('composer').replaceChildren(form);
  grow(box);
}

/** Gives the keyboard to where one writes: the text, or the first field of the command that stands there. */
export const toWriting = () => ($('say') ?? $('composer').querySelector('input, button'))?.focus();

function grow(box) {
  box.style.height = 'auto';
  box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
}

export function reply(message) {
  answering = message;
  writing($('say')?.value ?? '');
  $('say').focus();
}

const noCommands = () =>
  say(world.online ? 'The bot has no slash commands for you here.' : 'The bot is not connected yet.');

/** Why a line is no command that was meant as one; undefined for any other. */
function misread(typed) {
  const word = commandWord(typed);
  return word === undefined ? undefined : (unfit(typed) ?? misnamed(word));
}

/** Why a word is no command. */
function misnamed(word) {
  const all = sentences();
  if (!all.length) return noCommands();
  const command = `/${word}`;
  if (isCommand(word, all)) return say('Nothing goes by this. Type {command} to see what there is.', { command });
  const nearest = nearestCommand(word, all);
  return nearest === undefined
    ? say('There is no command {command}. Type / to see them all.', { command })
    : say('There is no command {command}. Did you mean {nearest}?', { command, nearest: `/${nearest}` });
}

/** Why a line gives its command nothing that it takes; undefined where it begins none. */
function unfit(typed) {
  const found = misgiven(typed, sentences());
  if (!found) return undefined;
  const { option } = found;
  const command = `/${found.name}`;
  const options = found.options.map(({ name }) => name).join(', ');
  if (!options) return say('{command} takes no options.', { command });
  return option === undefined
    ? say('Give {command} its options by name: {options}', { command, options })
    : say('{command} has no option “{option}”: {options}', { command, option, options });
}

const isNamed = ({ path, said }, typed) =>
  [path, said].some(words => words.join(' ').toLowerCase() === typed.toLowerCase());

function matching(typed) {
  const words = typed.toLowerCase();
  const all = sentences();
  if (!all.length) return [{ label: noCommands(), none: true }];
  const names = all.map(one => ({
    label: `/${one.said.join(' ')}`,
    hint: one.description,
    value: one,
    names: [one.said.join(' '), one.path.join(' ')],
  }));
  const begins = one => one.names.some(name => name.startsWith(words));
  const starts = names.filter(begins);
  const rest = names.filter(one => !begins(one) && one.names.some(name => name.includes(words)));
  const shown = [...starts, ...rest];
  const whole = shown.length ? undefined : typedCommand(typed, all);
  if (whole) return [{ label: `/${typed}`, hint: whole.description, value: whole }];
  return words && !shown.length ? [{ label: misread(typed) ?? say('No such command'), none: true }] : shown;
}

/** Opens a command by name, as a `</name:id>` mention does. */
export function startCommand(name) {
  const found = sentences().find(one => one.path.join(' ') === name);
  if (found) commanding(found);
  else {
    writing(`/${name}`);
    $('say').focus();
  }
}

/** The composer as a small form: the command, its required fields, and the others to be added. */
function commanding({ path, said, description, options, given = new Map() }) {
  const command = path.join(' ');
  const fields = new Map();
  const holder = h('div', { class: 'option-fields' });
  const more = h('div', { class: 'option-more' });
  const problem = h('p', { class: 'failed', role: 'alert', hidden: true });
  const values = async () => {
    const pairs = await Promise.all([...fields.values()].map(async one => [one.option.name, await one.read()]));
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  };
  const add = (option, focus) => {
    const remove = option.required ? undefined : () => drop(option);
    const field = optionField(option, command, values, remove);
    fields.set(option.name, field);
    holder.append(field.field);
    offer();
    if (focus) field.input.focus();
  };
  const drop = option => {
    fields.get(option.name).field.remove();
    fields.delete(option.name);
    offer();
    go.focus();
  };
  const offer = () =>
    more.replaceChildren(
      ...options
        .filter(option => !fields.has(option.name))
        .map(option =>
          h(
            'button',
            { type: 'button', class: 'chip', title: describedBy(option), onclick: () => add(option, true) },
            `+ ${calledBy(option)}`,
          ),
        ),
    );
  const go = h('button', { type: 'submit', class: 'button primary send' }, say('Send'));
  const cancel = () => {
    writing();
    $('say').focus();
  };
  const form = h(
    'form',
    { class: 'command', 'aria-label': say('Command {name}', { name: `/${said.join(' ')}` }) },
    h(
      'p',
      { class: 'command-line' },
      h('strong', {}, `/${said.join(' ')}`),
      ' ',
      h('span', { class: 'hint' }, description),
    ),
    holder,
    more,
    problem,
    h(
      'div',
      { class: 'form-end' },
      h('button', { type: 'button', class: 'button secondary', onclick: cancel }, say('Cancel')),
      go,
    ),
  );
  form.addEventListener('filled', event => {
    const inputs = [...form.querySelectorAll('.option-input')];
    const next = inputs
      .slice(inputs.indexOf(event.target.querySelector('.option-input')) + 1)
      .find(input => !input.value);
    (next ?? go).focus();
  });
  form.addEventListener('keydown', event => {
    if (event.key === 'Escape') cancel();
  });
  form.addEventListener('submit', async event => {
    event.preventDefault();
    problem.hidden = true;
    go.disabled = true;
    const refuse = why => {
      problem.textContent = why;
      problem.hidden = false;
      go.disabled = false;
    };
    try {
      const given = await values();
      const missing = options.find(option => option.required && given[option.name] === undefined);
      if (missing) {
        refuse(say('“{option}” is required.', { option: calledBy(missing) }));
        fields.get(missing.name).input.focus();
        return;
      }
      const outcome = await perform(
        '/commands',
        { channel: world.here.id, command, type: 1, options: given },
        { quiet: true },
      );
      if (!form.isConnected) return;
      writing();
      if (outcome?.kind !== 'modal') $('say').focus();
    } catch (error) {
      refuse(error.message);
    }
  });
  $('composer').replaceChildren(form);
  for (const option of options.filter(one => one.required || given.has(one.name))) {
    add(option, false);
    if (given.has(option.name)) fields.get(option.name).fill(given.get(option.name));
  }
  offer();
  const first = [...form.querySelectorAll('.option-input')].find(input => !given.size || !input.value);
  (first ?? go).focus();
}
