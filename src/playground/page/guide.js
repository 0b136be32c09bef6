import { sentences, startCommand } from './composer.js';
import { $, h } from './dom.js';
import { icon } from './icons.js';
import { everyone, nameOf, world } from './world.js';

const KEY = 'guide:closed';

/** A first look: what this is, and three things to try. It knows the bot only by its registered commands. */
export function drawGuide() {
  const box = $('guide');
  if (localStorage.getItem(KEY)) return box.replaceChildren();
  const all = sentences();
  const people = (one, required) => one.options.some(option => option.type === 6 && (option.required || !required));
  // What is at the top of its own is more of a beginning than one of many subcommands.
  const needsSomeone =
    all.find(one => one.path.length === 1 && people(one, false)) ?? all.find(one => people(one, true));
  const first =
    all.find(one => one.path[0] === 'help') ?? all.find(one => !one.options.some(option => option.required)) ?? all[0];
  const other = everyone().find(({ user }) => !user.bot && user.id !== world.me.user.id)?.user;
  const run = one =>
    h(
      'button',
      { type: 'button', class: 'mention', onclick: () => startCommand(one.path.join(' ')) },
      `/${one.said.join(' ')}`,
    );
  const bot = nameOf(world.bot);
  box.replaceChildren(
    h(
      'div',
      { class: 'guide' },
      h('h2', {}, `Welcome to ${world.guild.name}`),
      h(
        'p',
        {},
        `This is a small Discord on your own machine. The people are made up, the bot is real: ${bot} runs here exactly as it would on a server of yours.`,
      ),
      h(
        'ol',
        {},
        h(
          'li',
          {},
          first
            ? ['Press ', run(first), ' or type ', h('kbd', {}, '/'), ' below to see everything it can do.']
            : world.online
              ? `${bot} is connected and has not brought any commands yet.`
              : `${bot} is not connected yet. Its commands appear here as soon as it is.`,
        ),
        other &&
          h(
            'li',
            {},
            'You are ',
            h('strong', {}, nameOf(world.me.user)),
            '. ',
            h('a', { href: `/?as=${other.username}`, target: '_blank' }, `Open a second tab as ${nameOf(other)}`),
            ' and there are two of you',
            needsSomeone ? [': try ', run(needsSomeone), '.'] : '.',
          ),
        h('li', {}, 'The ', icon('more'), ' beside a member or a message has more (a right click does the same).'),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'button secondary',
          onclick: () => {
            localStorage.setItem(KEY, '1');
            box.replaceChildren();
            $('say')?.focus();
          },
        },
        'Got it',
      ),
    ),
  );
}
