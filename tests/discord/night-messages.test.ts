import { DiscordAPIError, type Message } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import type { Postable } from '../../src/discord/board/places.js';
import { Posting } from '../../src/discord/board/posting.js';
import { Rows } from '../../src/discord/board/rows.js';
import { NightMessages } from '../../src/discord/leagues/messages.js';
import type { Exhibit } from '../../src/discord/render/pictures.js';
import type { Body } from '../../src/discord/reply/reply.js';
import type { Picture } from '../../src/pictures/index.js';
import type { NightPostRow } from '../../src/store/port.js';
import { evening, nightOf } from '../leagues/nights.js';

const night = nightOf(evening({ format: 'single', players: 4, seed: 'messages' }).field, 'running', player => player);

/** Words, and pictures of these names. */
const showing = (words: string, ...names: readonly string[]): Exhibit => ({
  body: pictures => ({
    content: words,
    embeds: pictures.map(({ name }) => ({ image: { url: `attachment://${name}` } })),
  }),
  sketches: () => names.map(name => ({ name, description: name, picture: { svg: name, width: 1, height: 1 } })),
});

let posts: NightPostRow[];
const nights = {
  posts: async () => posts,
  keep: async (post: NightPostRow) => {
    posts = [...posts.filter(({ what }) => what !== post.what), post];
  },
};
/** What was sent, in order: words, new files, files that stay. */
let sent: { what: 'send' | 'edit'; content: string; files: string[]; kept: string[] }[];
let hanging: string[];
let drawn: string[];
let canDraw: boolean;
let isGone: boolean;

function note(what: 'send' | 'edit', body: Body): Message {
  if (isGone && what === 'edit') {
    isGone = false;
    const raw = { code: 10008, message: 'Unknown Message' };
    throw new DiscordAPIError(raw, 10008, 404, 'PATCH', '', { body: undefined, files: undefined });
  }
  const files = (body.files ?? []).map(file => (file as { name: string }).name);
  const kept = (body.attachments ?? []).map(({ filename }) => filename);
  sent.push({ what, content: body.content ?? '', files, kept });
  hanging = [...kept, ...files];
  return message();
}
const message = (): Message =>
  ({
    id: `message ${sent.filter(({ what }) => what === 'send').length}`,
    attachments: { map: (of: (file: object) => object) => hanging.map(name => of({ id: `id of ${name}`, name })) },
  }) as unknown as Message;

const channel = {
  id: 'channel',
  send: async (body: Body) => note('send', body),
  messages: { edit: async (_: string, body: Body) => note('edit', body), fetch: async () => message() },
} as unknown as Postable;
const room = { channel, theme: 'dark' as const, again: false };
const renderer = {
  async draw({ svg }: Picture) {
    drawn.push(svg);
    return canDraw ? new Uint8Array(3) : null;
  },
};
const posting = new Posting(new Rows({ board: async () => null, setBoard: async row => row }), () => 0);
let messages: NightMessages;

beforeEach(() => {
  posts = [];
  [sent, hanging, drawn, canDraw, isGone] = [[], [], [], true, false];
  messages = new NightMessages({ nights, renderer, posting });
});

test('a new message goes out in words, and its pictures follow', async () => {
  await messages.show(night, 'round', room, showing('one', 'a.png', 'b.png'));
  expect(sent).toEqual([
    { what: 'send', content: 'one', files: [], kept: [] },
    { what: 'edit', content: 'one', files: ['a.png', 'b.png'], kept: [] },
  ]);
});

test('what stands there already is not sent again; of what has changed only the new pictures are', async () => {
  await messages.show(night, 'round', room, showing('one', 'a.png', 'b.png'));
  await messages.show(night, 'round', room, showing('one', 'a.png', 'b.png'));
  expect(sent).toHaveLength(2);
  await messages.show(night, 'round', room, showing('two', 'a.png', 'c.png'));
  expect(sent.at(-1)).toEqual({ what: 'edit', content: 'two', files: ['c.png'], kept: ['a.png'] });
  expect(drawn).toEqual(['a.png', 'b.png', 'c.png']);
  // Words alone take the pictures away.
  await messages.show(night, 'round', { channel, theme: null, again: false }, showing('two', 'a.png', 'c.png'));
  expect(sent.at(-1)).toEqual({ what: 'edit', content: 'two', files: [], kept: [] });
});

test('after a restart the message is asked what hangs there', async () => {
  await messages.show(night, 'round', room, showing('one', 'a.png'));
  const later = new NightMessages({ nights, renderer, posting });
  await later.show(night, 'round', room, showing('two', 'a.png'));
  expect(sent.at(-1)).toEqual({ what: 'edit', content: 'two', files: [], kept: ['a.png'] });
  expect(drawn).toEqual(['a.png']);
});

test('where nothing can be drawn it stays with words, and the same words are not sent again', async () => {
  canDraw = false;
  await messages.show(night, 'round', room, showing('one', 'a.png'));
  await messages.show(night, 'round', room, showing('one', 'a.png'));
  expect(sent).toEqual([{ what: 'send', content: 'one', files: [], kept: [] }]);
  canDraw = true;
  await messages.show(night, 'round', room, showing('one', 'a.png'));
  expect(sent.at(-1)).toEqual({ what: 'edit', content: 'one', files: ['a.png'], kept: [] });
  // A picture that does not hold any more does not stay beside new words.
  canDraw = false;
  await messages.show(night, 'round', room, showing('two', 'b.png'));
  expect(sent.at(-1)).toEqual({ what: 'edit', content: 'two', files: [], kept: [] });
});

test('a message that was deleted is posted again, in words first', async () => {
  await messages.show(night, 'round', room, showing('one', 'a.png'));
  isGone = true;
  await messages.show(night, 'round', room, showing('two', 'a.png'));
  expect(sent.slice(2)).toEqual([
    { what: 'send', content: 'two', files: [], kept: [] },
    { what: 'edit', content: 'two', files: ['a.png'], kept: [] },
  ]);
  expect((await messages.posted(night.id, 'round'))?.message).toBe('message 2');
});
