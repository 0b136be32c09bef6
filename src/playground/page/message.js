import { addressOf, post } from './api.js';
import { components } from './components.js';
import { h, portrait } from './dom.js';
import { attachment, embed } from './embed.js';
import { icon } from './icons.js';
import { inline, markdown } from './markdown.js';
import { perform } from './perform.js';
import { say, spoken } from './say.js';
import { when } from './time.js';
import { colorOf, nameOf, world } from './world.js';

const EPHEMERAL = 64;
const LOADING = 128;

/** One message as a list item. `actions` are what its ⋯ menu and links do. */
export function renderMessage(message, previous, actions) {
  const { author } = message;
  const lone = message.interaction || message.message_reference || message.type === 18 || message.flags & EPHEMERAL;
  const near =
    previous &&
    previous.author.id === author.id &&
    !(previous.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < 300_000;
  const joined = near && !lone;
  const mine = message.mention_everyone || message.mentions.some(user => user.id === world.me.user.id);
  const classes = ['message', joined && 'joined', mine && 'pinged', message.flags & EPHEMERAL && 'private']
    .filter(Boolean)
    .join(' ');
  const item = h('li', { class: classes, id: `m${message.id}`, 'data-id': message.id });
  if (message.type === 18) {
    item.append(
      h(
        'p',
        { class: 'system' },
        icon('thread', 15),
        ' ',
        spoken('{name} started a thread: {thread}', {
          name: h('strong', {}, nameOf(author)),
          thread: threadLink(message.message_reference.channel_id, message.content),
        }),
      ),
    );
    return item;
  }
  item.append(...[used(message), replied(message)].filter(Boolean));
  if (!joined) item.append(h('div', { class: 'face' }, portrait(author)), header(message));
  item.append(h('div', { class: 'said' }, body(message), joined && edited(message)));
  item.append(
    h(
      'button',
      {
        type: 'button',
        class: 'plain more',
        'aria-label': say('Actions for the message by {name}', { name: nameOf(author) }),
        'aria-haspopup': 'menu',
        onclick: event => actions.menu(event.currentTarget, message),
      },
      icon('more'),
    ),
  );
  item.addEventListener('contextmenu', event => {
    if (event.target.closest('a, input, img')) return;
    event.preventDefault();
    actions.menu(item.querySelector('.more'), message);
  });
  if (message.flags & EPHEMERAL) item.append(onlyYou(message, actions));
  return item;
}

function header(message) {
  const name = h(
    'button',
    { type: 'button', class: 'author plain', 'data-member': message.author.id },
    nameOf(message.author),
  );
  if (colorOf(message.author.id)) name.style.setProperty('--name', colorOf(message.author.id));
  return h(
    'div',
    { class: 'head' },
    h('h2', {}, name),
    message.author.bot && h('span', { class: 'badge' }, 'APP'),
    h('time', { datetime: message.timestamp }, when(message.timestamp)),
    edited(message),
  );
}

/** It stands where it moves nothing. */
const edited = ({ edited_timestamp: at }) => at && h('span', { class: 'edited', title: when(at) }, say('(edited)'));

function used(message) {
  if (!message.interaction) return undefined;
  const { name, user } = message.interaction;
  const slash = message.type === 20 ? '/' : '';
  return h(
    'p',
    { class: 'used' },
    portrait(user, 18),
    spoken('{name} used {command}', {
      name: h('strong', {}, nameOf(user)),
      command: h('span', { class: 'mention' }, `${slash}${name}`),
    }),
  );
}

function replied(message) {
  const to = message.referenced_message;
  if (message.type !== 19 || !to) return undefined;
  const text = to.content || say(to.embeds.length ? '(an embed)' : '(no words)');
  return h(
    'p',
    { class: 'used' },
    icon('branch', 13),
    ' ',
    h('strong', {}, nameOf(to.author)),
    ' ',
    h('span', { class: 'snippet' }, text.slice(0, 90)),
  );
}

function body(message) {
  if (message.flags & LOADING)
    return h(
      'p',
      { class: 'thinking' },
      h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      ` ${say('{name} is thinking…', { name: nameOf(message.author) })}`,
    );
  const used = message.embeds.flatMap(one => [
    one.image?.url,
    one.thumbnail?.url,
    one.author?.icon_url,
    one.footer?.icon_url,
  ]);
  const files = message.attachments.filter(file => !used.includes(file.url));
  const act = (component, values) =>
    perform(
      `/components`,
      { message: message.id, custom_id: component.custom_id, ...(values && { values }) },
      { on: message },
    );
  const parts = [];
  if (message.content) parts.push(h('div', { class: 'content' }, markdown(message.content)));
  parts.push(
    ...files.map(attachment),
    ...message.embeds.map(one => embed(one, message.attachments)),
    ...components(message.components, act),
  );
  if (message.thread)
    parts.push(
      h('p', { class: 'thread-link' }, icon('thread', 15), ' ', threadLink(message.thread.id, message.thread.name)),
    );
  parts.push(h('p', { class: 'failed', role: 'alert', hidden: true }));
  return parts;
}

const threadLink = (id, name) => h('a', { href: addressOf(id), 'data-channel': id }, inline(name));

function onlyYou(message, actions) {
  const dismiss = h(
    'button',
    { type: 'button', class: 'link', onclick: () => post(`/messages/${message.id}/dismiss`).catch(actions.complain) },
    say('Dismiss message'),
  );
  return h('p', { class: 'only-you' }, icon('eye', 15), ` ${say('Only you can see this')} · `, dismiss);
}
