import { addressOf, get, listen, post } from './api.js';
import { reply, startCommand, toWriting, writing } from './composer.js';
import { $, h } from './dom.js';
import { drawGuide } from './guide.js';
import { icon } from './icons.js';
import { fill, followEnd, holds, place, remove } from './log.js';
import { memberMenu, messageMenu } from './menu.js';
import { dismiss, notice, status } from './perform.js';
import { language, say, speak, spoken } from './say.js';
import { memberSettings } from './settings.js';
import { become, drawChannels, drawMembers } from './side.js';
import { absorb, isDirect, isThread, labelOf, markRead, nameOf, personOf, world } from './world.js';

/** The channel that the composer writes to, and the language it does so in. */
let written;
const complain = error => notice(error.message);
const actions = { menu: (anchor, message) => messageMenu(anchor, message, { reply }), complain };

/** What index.html calls its parts, in English. */
const labelled = [...document.querySelectorAll('[aria-label]')].map(one => [one, one.getAttribute('aria-label')]);

/** One thing at a time, in the order it came: what was read earlier never covers what was heard later. */
let line = Promise.resolve();
const inTurn = task => (line = line.then(task).catch(complain));

/** Reads the server again, once for all changes that wait for it. */
let due = false;
function renew() {
  if (due) return;
  due = true;
  inTurn(async () => {
    due = false;
    const anew = await read();
    if (!world.here) await show(addressed().id);
    else if (anew) await show(world.here.id, { push: false });
    else drawPlace();
  });
}

/** Reads who and what is here. Says whether all that is on show is in another language than the member's own. */
async function read() {
  absorb(await get('/state'));
  world.here = world.channels.get(world.here?.id);
  const anew = await speak(world.me.locale);
  if (anew) for (const [element, english] of labelled) element.setAttribute('aria-label', say(english));
  if (anew) $('skip').textContent = say('Skip to writing');
  drawSides();
  return anew;
}

function drawSides() {
  drawChannels(go);
  drawMembers();
}

/** Goes to a channel: by id, or `direct` for the bot's direct messages. */
const go = (id, how) => inTurn(() => show(id, how));

async function show(id, { push = true } = {}) {
  if (id === 'direct') {
    const channel = await post('/direct');
    world.channels.set(channel.id, channel);
    return show(channel.id);
  }
  const channel = world.channels.get(id);
  if (!channel) return;
  const [messages, commands] = await Promise.all([get(`/channels/${id}/messages`), get(`/channels/${id}/commands`)]);
  Object.assign(world, { commands, here: channel });
  if (push) history.pushState({}, '', addressOf(id));
  drawPlace();
  status('');
  // What is half written for a place outlives a lost connection.
  const now = `${language} ${channel.id}`;
  if (now !== written) {
    dismiss();
    writing();
  }
  written = now;
  drawGuide();
  fill(messages, actions);
  markRead(channel);
  drawChannels(go);
  drawer(undefined);
}

function drawPlace() {
  const { here } = world;
  const parent = isThread(here) ? world.channels.get(here.parent_id) : undefined;
  const sign = isDirect(here) ? '@' : parent ? '› ' : '#';
  $('place').textContent = `${sign}${labelOf(here)}`;
  const back = parent && h('a', { href: addressOf(parent.id), 'data-channel': parent.id }, `#${parent.name}`);
  const closed = here.thread_metadata?.locked ? say('locked') : here.thread_metadata?.archived ? say('archived') : '';
  const topic = parent ? spoken('a thread in {channel}', { channel: back }) : [here.topic ?? ''];
  $('topic').replaceChildren(...topic, closed && ` · ${closed}`);
  document.title = `${labelOf(here)} · ${nameOf(world.me.user)} · ${world.guild.name}`;
}

/** Whether it came of something done here: written, asked of the bot, or told to nobody else. Its author wants to see it. */
const isOwn = ({ author, flags, interaction: asked }) =>
  Boolean(flags & 64) || [author.id, asked?.user.id].includes(world.me.user.id);

const hear = {
  MESSAGE_CREATE(message) {
    const channel = world.channels.get(message.channel_id);
    if (channel && !(message.flags & 64)) channel.last_message_id = message.id;
    if (message.channel_id !== world.here?.id) return drawChannels(go);
    status('');
    if (isOwn(message)) followEnd();
    place(message);
    if (!document.hidden) markRead(channel);
  },
  MESSAGE_UPDATE(message) {
    if (holds(message.id)) place(message);
  },
  MESSAGE_DELETE({ id }) {
    remove(id);
  },
  TYPING_START({ channel_id, user_id }) {
    if (channel_id !== world.here?.id) return;
    status(say('{name} is typing…', { name: nameOf(personOf(user_id)) }));
    setTimeout(() => status(''), 3000);
  },
  async PLAYGROUND_COMMANDS() {
    if (world.here) world.commands = await get(`/channels/${world.here.id}/commands`);
    drawGuide();
  },
  PLAYGROUND_BOT({ online }) {
    world.online = online;
    drawMembers();
    drawGuide();
  },
  PLAYGROUND_LOST: () => status(say('The playground is not answering. Trying again…')),
};
/** What changes the sides of the page: they are read again. */
const changes =
  /^(CHANNEL|THREAD|GUILD_SCHEDULED_EVENT)_(CREATE|UPDATE|DELETE)$|^GUILD_SCHEDULED_EVENT_USER_|^GUILD_MEMBER_(ADD|REMOVE)$|^PLAYGROUND_MEMBER$/;

/** The channel that the address of the page names, else where the games are played. */
function addressed() {
  const named = world.channels.get(new URLSearchParams(location.search).get('in'));
  const all = [...world.channels.values()];
  return named ?? all.find(one => one.name === 'card-table') ?? all.find(one => one.type === 0);
}

const room = document.querySelector('.room');

/**
 * The sides slide in over the messages where there is no room beside them. What is below rests meanwhile: a tap there closes
 * the side, and presses nothing.
 */
function drawer(open) {
  const sides = ['channels', 'members'];
  const before = sides.find(side => $('app').classList.contains(`open-${side}`));
  const now = open === before ? undefined : open;
  for (const side of sides) {
    $('app').classList.toggle(`open-${side}`, side === now);
    $(`show-${side}`).setAttribute('aria-expanded', String(side === now));
  }
  for (const part of room.querySelectorAll(':scope > :not(.bar)')) part.inert = now !== undefined;
  if (now) $(now).querySelector('a, button, select')?.focus();
  else if (before && isFree(before)) $(`show-${before}`).focus();
}
const isFree = side => document.activeElement === document.body || $(side).contains(document.activeElement);
// Where there is room beside them again, none is open.
for (const width of [700, 960])
  matchMedia(`(max-width: ${width}px)`).addEventListener('change', () => drawer(undefined));
$('show-channels').replaceChildren(icon('menu', 20));
$('show-members').replaceChildren(icon('people', 20));
$('show-channels').addEventListener('click', () => drawer('channels'));
$('show-members').addEventListener('click', () => drawer('members'));
document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && $('app').className.includes('open-')) drawer(undefined);
});

document.addEventListener('click', event => {
  const { target } = event;
  const channel = target.closest('[data-channel]');
  if (channel && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(channel.dataset.channel);
  }
  const command = target.closest('[data-command]');
  if (command) startCommand(command.dataset.command);
  // Followed as a link it would be a step in the history, which is a way to another channel.
  if (target.id === 'skip') {
    event.preventDefault();
    toWriting();
  }
  const interest = target.closest('[data-interest]');
  if (interest) post(`/events/${interest.dataset.interest}/interest`).catch(complain);
  const member = target.closest('.author[data-member]');
  const user = member && personOf(member.dataset.member);
  if (user) memberMenu(member, user, { settings: memberSettings, become });
  if (target === room) drawer(undefined);
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden || !world.here) return;
  markRead(world.here);
  drawChannels(go);
});
addEventListener('popstate', () => go(addressed().id, { push: false }));

/** What is there, read whenever live events begin to come: nothing falls between the two. */
async function arrive() {
  await read();
  await show((world.here ?? addressed()).id, { push: false });
}

if (!new URLSearchParams(location.search).get('as')) history.replaceState({}, '', '/?as=mara');
const attend = () =>
  listen(
    (event, data) => (changes.test(event) ? renew() : inTurn(() => hear[event]?.(data))),
    () => inTurn(arrive),
  );
// People who aren't members are told so here, and have nothing to listen to.
read().then(attend, complain);
