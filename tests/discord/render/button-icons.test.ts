import { afterEach, expect, test } from 'vitest';
import { configureEmojis } from '../../../src/discord/render/emoji.js';
import { promptMessage } from '../../../src/discord/render/prompt.js';
import { gameOf } from '../../../src/games/index.js';
import { type Game, type Prompt, text } from '../../../src/kernel/index.js';
import { iconNames } from '../../../src/pictures/index.js';
import { voice } from './voice.js';

afterEach(() => configureEmojis(new Map()));

/** The icon on the button of Falcon’s Holographic Wings, a Tech attack that blocks Strength, where it's asked for a reason. */
function iconAt(reason: string): unknown {
  const asked: Prompt = {
    kind: 'one',
    number: 1,
    seat: 0,
    reason,
    question: text('name', { name: 'Which?' }),
    trail: [],
    options: [{ key: 'c1', label: text('name', { name: 'Wings' }), card: 'ST149' }],
    default: { pick: ['c1'] },
  };
  const message = promptMessage(asked, voice(['Ann']), { match: 'm', game: gameOf('squad') as Game });
  const [button] = message.components.flatMap(row => ('components' in row ? row.components : []));
  return (button as { emoji?: { name?: string } }).emoji?.name;
}

test('a button shows what its card is asked for: its icon where it blocks, else its own kind', () => {
  configureEmojis(new Map(iconNames.map(name => [name, { id: '1', name }])));
  expect([iconAt('attack'), iconAt('block')]).toEqual(['tech', 'strength']);
});
