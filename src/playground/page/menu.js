import { arrows, h, popover } from './dom.js';
import { perform } from './perform.js';
import { say } from './say.js';
import { calledBy, nameOf, world } from './world.js';

const EPHEMERAL = 64;

/** A menu of things to do with a member or a message: the bot's commands, and a few of the page's own. */
function open(anchor, title, entries) {
  const menu = h('div', { role: 'menu', class: 'menu', 'aria-label': title });
  menu.append(h('p', { class: 'menu-title', 'aria-hidden': 'true' }, title));
  const close = popover(anchor, menu);
  const chosen = run => {
    close(true);
    run();
  };
  if (!entries.length) menu.append(h('p', { class: 'hint' }, say('Nothing to do here yet.')));
  for (const [label, run, kind] of entries)
    menu.append(
      h(
        'button',
        { type: 'button', role: 'menuitem', onclick: () => chosen(run) },
        label,
        kind && h('small', {}, kind),
      ),
    );
  arrows(menu, '[role=menuitem]');
  menu.querySelector('[role=menuitem]')?.focus();
}

const commandsOf = (type, target, channel) =>
  world.commands
    .filter(command => command.type === type)
    .map(command => [
      calledBy(command),
      () => perform('/commands', { channel, command: command.name, type, target }),
      say('App'),
    ]);

export function messageMenu(anchor, message, { reply }) {
  open(anchor, say('Message'), [
    // What nobody else sees can't be answered before everybody.
    ...(message.flags & EPHEMERAL ? [] : [[say('Reply'), () => reply(message)]]),
    ...commandsOf(3, message.id, message.channel_id),
    [say('Copy id'), () => navigator.clipboard?.writeText(message.id)],
  ]);
}

export function memberMenu(anchor, user, { settings, become }) {
  const own = user.id === world.me.user.id;
  open(anchor, nameOf(user), [
    ...commandsOf(2, user.id, world.here.id),
    ...(!user.bot && !own ? [[say('Be {name} in a new tab', { name: nameOf(user) }), () => become(user)]] : []),
    ...(user.bot ? [] : [[say('Discord settings…'), () => settings(user)]]),
  ]);
}
