import { encode, post } from './api.js';
import { h, portrait } from './dom.js';
import { icon } from './icons.js';
import { say } from './say.js';
import { suggest } from './suggest.js';
import { typedChoice } from './typed.js';
import { calledBy, describedBy, everyone, isDirect, labelOf, nameOf, world } from './world.js';

const kinds = {
  3: 'text',
  4: 'whole number',
  5: 'yes or no',
  6: 'member',
  7: 'channel',
  8: 'role',
  9: 'member or role',
  10: 'number',
  11: 'file',
};
const fits = (text, label) => label.toLowerCase().includes(text.trim().replace(/^[@#]/, '').toLowerCase());

/** One option of a command as a labelled field; `read()` gives its value or undefined. */
export function optionField(option, command, others, remove) {
  const id = `o-${option.name}`;
  const input = h('input', {
    id,
    type: option.type === 11 ? 'file' : 'text',
    class: 'option-input',
    placeholder: say(kinds[option.type]),
    'aria-description': describedBy(option),
  });
  let value;
  const field = h(
    'div',
    { class: 'option-field' },
    h(
      'label',
      { for: id },
      calledBy(option),
      option.required && h('span', { class: 'required', title: say('required') }, ' *'),
    ),
    input,
    remove &&
      h(
        'button',
        {
          type: 'button',
          class: 'plain',
          'aria-label': say('Leave out {option}', { option: calledBy(option) }),
          onclick: remove,
        },
        icon('close', 14),
      ),
  );
  const find = source(option, command, others, id);
  if (find) {
    const box = suggest(input, {
      find,
      strict: !option.autocomplete,
      onpick(item) {
        input.value = item.label;
        value = item.value;
        field.dispatchEvent(new CustomEvent('filled', { bubbles: true }));
      },
    });
    input.addEventListener('input', () => (value = undefined));
    field.append(box.list);
  }
  const read = () => {
    if (option.type === 11) return input.files.length ? encode(input.files).then(files => files[0]) : undefined;
    return value ?? (input.value.trim() || undefined);
  };
  /** As if somebody had typed it; what a list holds is picked from it. */
  const fill = text => {
    const choice = option.choices && typedChoice(option.choices, text, calledBy);
    input.value = choice ? calledBy(choice) : text;
    value = choice?.value;
  };
  return { option, field, input, read, fill };
}

function source(option, command, others) {
  const people = text =>
    everyone()
      .map(({ user }) => ({
        label: nameOf(user),
        value: user.id,
        icon: portrait(user, 24),
        hint: user.bot ? say('bot') : '',
      }))
      .filter(one => fits(text, one.label));
  const roles = text =>
    [...world.roles.values()]
      .map(role => ({ label: role.name, value: role.id, hint: say('role') }))
      .filter(one => fits(text, one.label));
  if (option.choices?.length)
    return text =>
      option.choices.map(one => ({ label: calledBy(one), value: one.value })).filter(one => fits(text, one.label));
  if (option.type === 5)
    return text =>
      [
        { label: say('true'), value: true },
        { label: say('false'), value: false },
      ].filter(one => fits(text, one.label));
  if (option.type === 6) return people;
  if (option.type === 8) return roles;
  if (option.type === 9) return text => [...people(text), ...roles(text)];
  if (option.type === 7)
    return text =>
      [...world.channels.values()]
        .filter(one => !isDirect(one) && (!option.channel_types?.length || option.channel_types.includes(one.type)))
        .map(one => ({ label: labelOf(one), value: one.id, hint: say('channel') }))
        .filter(one => fits(text, one.label));
  if (option.autocomplete) return text => ask(option, command, others, text);
  return undefined;
}

/** The bot suggests; it knows what is filled in so far. */
async function ask(option, command, others, text) {
  const options = { ...(await others()), [option.name]: text };
  const outcome = await post('/autocomplete', {
    channel: world.here.id,
    command,
    type: 1,
    options,
    focused: option.name,
  });
  if (outcome.kind === 'failed')
    return [{ label: say('The application did not suggest anything in time.'), none: true }];
  if (!outcome.choices?.length) return [{ label: say('No suggestions'), none: true }];
  return outcome.choices.map(one => ({ label: one.name, value: one.value }));
}
