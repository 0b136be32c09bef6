import { addressOf } from './api.js';
import { coming } from './coming.js';
import { $, h, portrait, redraw } from './dom.js';
import { icon } from './icons.js';
import { memberMenu } from './menu.js';
import { say } from './say.js';
import { addChannel, addMember, memberSettings, permissionsOf, serverPermissions } from './settings.js';
import { colorOf, everyone, isDirect, isThread, isUnread, labelOf, nameOf, world } from './world.js';

export const become = user => window.open(`/?as=${encodeURIComponent(user.username)}`, '_blank');

/** The left side: who you are, the channels with their threads, what is coming up. */
export function drawChannels(go) {
  const all = [...world.channels.values()];
  const rooms = all.filter(one => one.type === 0).sort((a, b) => a.position - b.position);
  const threads = all.filter(one => isThread(one) && !one.thread_metadata?.archived);
  const direct = all.find(isDirect);
  const entry = (channel, sign, kind) => {
    const unread = isUnread(channel);
    const here = channel.id === world.here?.id;
    return h(
      'a',
      {
        href: addressOf(channel.id),
        class: ['channel', kind, unread && 'unread'].filter(Boolean).join(' '),
        'aria-current': here ? 'page' : undefined,
        'data-channel': channel.id,
      },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      h('span', { class: 'channel-name' }, labelOf(channel)),
      unread && h('span', { class: 'dot', role: 'img', 'aria-label': say('unread') }),
    );
  };
  redraw(
    $('channels'),
    h(
      'div',
      { class: 'shop' },
      portrait(undefined, 32),
      h('strong', {}, world.guild.name),
      gear(say('What the bot may do on the server'), serverPermissions),
    ),
    identity(),
    h(
      'div',
      { class: 'list' },
      h(
        'div',
        { class: 'list-title' },
        h('h2', {}, say('Channels')),
        h(
          'button',
          { type: 'button', class: 'plain', 'aria-label': say('Add a channel'), onclick: addChannel },
          icon('plus'),
        ),
      ),
      h(
        'ul',
        {},
        rooms.map(room =>
          h(
            'li',
            {},
            h(
              'div',
              { class: 'channel-line' },
              entry(room, '#'),
              gear(say('What the bot may do in {channel}', { channel: room.name }), () => permissionsOf(room)),
            ),
            h(
              'ul',
              { class: 'threads' },
              threads
                .filter(one => one.parent_id === room.id)
                .map(one => h('li', {}, entry(one, one.type === 12 ? icon('lock', 14) : icon('branch', 14), 'thread'))),
            ),
          ),
        ),
      ),
      h('h2', {}, say('Direct messages')),
      h(
        'ul',
        {},
        h(
          'li',
          {},
          direct
            ? entry(direct, '@')
            : h(
                'button',
                { type: 'button', class: 'channel', onclick: () => go('direct') },
                h('span', { class: 'sign', 'aria-hidden': 'true' }, '@'),
                h('span', { class: 'channel-name' }, nameOf(world.bot)),
              ),
        ),
      ),
      coming(),
    ),
  );
}

const gear = (label, onclick) =>
  h('button', { type: 'button', class: 'plain gear', 'aria-label': label, onclick }, icon('gear', 15));

function identity() {
  const people = everyone().filter(member => !member.user.bot);
  const choice = h(
    'select',
    { id: 'who', onchange: event => location.assign(`/?as=${encodeURIComponent(event.target.value)}`) },
    people.map(({ user }) =>
      h('option', { value: user.username, selected: user.id === world.me.user.id }, nameOf(user)),
    ),
  );
  const other = people.find(({ user }) => user.id !== world.me.user.id)?.user;
  return h(
    'div',
    { class: 'identity' },
    portrait(world.me.user, 36),
    h('div', {}, h('label', { for: 'who' }, say('You are')), choice),
    other &&
      h(
        'a',
        { class: 'link', href: `/?as=${other.username}`, target: '_blank' },
        say('Open {name} in a new tab', { name: nameOf(other) }),
      ),
  );
}

/** The right side: who is here. */
export function drawMembers() {
  const row = member => {
    const { user } = member;
    const name = h('span', { class: 'member-name' }, nameOf(user), user.bot && h('span', { class: 'badge' }, 'APP'));
    if (colorOf(user.id)) name.style.setProperty('--name', colorOf(user.id));
    const note = user.bot
      ? world.online
        ? say('connected')
        : say('not connected')
      : [
          user.id === world.me.user.id && say('you'),
          user.id === world.owner && say('owner'),
          member.dms === 'closed' && say('DMs closed'),
        ]
          .filter(Boolean)
          .join(' · ');
    const more = h(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-label': say('Actions for {name}', { name: nameOf(user) }),
        'aria-haspopup': 'menu',
        onclick: event => memberMenu(event.currentTarget, user, { settings: memberSettings, become }),
      },
      icon('more'),
    );
    const line = h(
      'li',
      { class: user.bot && !world.online ? 'member away' : 'member', 'data-member': user.id },
      portrait(user, 32),
      h('span', { class: 'member-text' }, name, note && h('small', {}, note)),
      more,
    );
    line.addEventListener('contextmenu', event => {
      event.preventDefault();
      memberMenu(more, user, { settings: memberSettings, become });
    });
    return line;
  };
  const people = everyone().filter(one => !one.user.bot);
  const bots = everyone().filter(one => one.user.bot);
  redraw(
    $('members'),
    h(
      'div',
      { class: 'list-title' },
      h('h2', {}, say('Members: {count}', { count: people.length })),
      h(
        'button',
        { type: 'button', class: 'plain', 'aria-label': say('Add a member'), onclick: addMember },
        icon('plus'),
      ),
    ),
    h('ul', {}, people.map(row)),
    h('h2', {}, say('Apps')),
    h('ul', {}, bots.map(row)),
  );
}
