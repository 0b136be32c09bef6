import { sentences, startCommand } from './composer.js';
import { $, h } from './dom.js';
import { icon } from './icons.js';
import { say, spoken } from './say.js';
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
      h('h2', {}, say('Welcome to {shop}', { shop: world.guild.name })),
      h(
        'p',
        {},
        say(
          'This is a small Discord on your own machine. The people are made up, the bot is real: {bot} runs here exactly as it would on a server of yours.',
          { bot },
        ),
      ),
      h(
        'ol',
        {},
        h(
          'li',
          {},
          first
            ? spoken('Press {command} or type {key} below to see everything it can do.', {
                command: run(first),
                key: h('kbd', {}, '/'),
              })
            : say(
                world.online
                  ? '{bot} is connected and has not brought any commands yet.'
                  : '{bot} is not connected yet. Its commands appear here as soon as it is.',
                { bot },
              ),
        ),
        other &&
          h(
            'li',
            {},
            spoken('You are {name}. {link} and there are two of you.', {
              name: h('strong', {}, nameOf(world.me.user)),
              link: h(
                'a',
                { href: `/?as=${other.username}`, target: '_blank' },
                say('Open a second tab as {name}', { name: nameOf(other) }),
              ),
            }),
            needsSomeone && [' ', spoken('Try {command}.', { command: run(needsSomeone) })],
          ),
        h(
          'li',
          {},
          spoken('The {dots} beside a member or a message has more (a right click does the same).', {
            dots: h('span', { role: 'img', 'aria-label': say('Actions') }, icon('more')),
          }),
        ),
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
        say('Got it'),
      ),
    ),
  );
}
