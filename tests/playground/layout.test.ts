import type { ButtonInteraction, ChatInputCommandInteraction, MessageCreateOptions, TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench, pixel } from './bench.js';
import type { Member, SeenMessage } from './member.js';
import { findComponent, textOf, walk } from './member.js';
import type { RawFile } from './raw.js';
import { places, send as raw } from './raw.js';

type Body = Record<string, unknown>;
const V2 = 1 << 15;
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const button = (custom_id: string, more: Body = {}): Body => ({ type: 2, style: 1, custom_id, label: 'Go', ...more });
const link: Body = { type: 2, style: 5, label: 'Rules', url: 'https://example.com/rules' };
const row = (...components: Body[]): Body => ({ type: 1, components });
const select: Body = { type: 3, custom_id: 's', options: [{ label: 'A', value: 'a' }] };
const text = (content = 'x'): Body => ({ type: 10, content });
const section = (accessory: Body | undefined, ...components: Body[]): Body => ({ type: 9, components, accessory });
const thumbnail = (url = 'attachment://a.png', more: Body = {}): Body => ({ type: 11, media: { url }, ...more });
const gallery = (...items: Body[]): Body => ({ type: 12, items });
const item = (url = 'attachment://a.png', more: Body = {}): Body => ({ media: { url }, ...more });
const file = (url = 'attachment://a.txt', more: Body = {}): Body => ({ type: 13, file: { url }, ...more });
const separator = (more: Body = {}): Body => ({ type: 14, ...more });
const container = (...components: Body[]): Body => ({ type: 17, components });
const web = 'https://example.com/a.png';

/** What is refused: the place of the fault, and the components. */
const layouts: [string, string, Body[]][] = [
  ['41 components', 'components', [container(...many(40, () => text()))]],
  ['41 components beside one another', 'components', many(41, () => text())],
  ['a 41st component as an accessory', 'components', [...many(38, () => text()), section(button('a'), text())]],
  ['texts of 4001 characters together', 'components', [text('x'.repeat(2001)), container(text('x'.repeat(2000)))]],
  ['a text of nothing', 'components.0.content', [text('')]],
  ['a text of blanks', 'components.0.content', [text(' \n')]],
  ['a container of nothing', 'components.0.components', [container()]],
  ['a container in a container', 'components.0.components.0', [container(container(text()))]],
  ['a thumbnail in a container', 'components.0.components.0', [container(thumbnail(web))]],
  ['a colour too far', 'components.0.accent_color', [{ ...container(text()), accent_color: 0x1000000 }]],
  ['a section without an accessory', 'components.0.accessory', [section(undefined, text())]],
  ['a section of nothing', 'components.0.components', [section(button('a'))]],
  ['a section of four texts', 'components.0.components', [section(button('a'), ...many(4, () => text()))]],
  ['a section of a gallery', 'components.0.components.0.type', [section(button('a'), gallery(item(web)))]],
  ['a select as an accessory', 'components.0.accessory', [section(select, text())]],
  ['a thumbnail of nothing', 'components.0.accessory.media', [section({ type: 11 }, text())]],
  ['a thumbnail by itself', 'components.0', [thumbnail(web)]],
  ['a button by itself', 'components.0', [button('a')]],
  ['a gallery of nothing', 'components.0.items', [gallery()]],
  ['a gallery of eleven', 'components.0.items', [gallery(...many(11, () => item(web)))]],
  [
    'a description of 1025',
    'components.0.items.0.description',
    [gallery(item(web, { description: 'x'.repeat(1025) }))],
  ],
  ['a description of nothing', 'components.0.items.0.description', [gallery(item(web, { description: '' }))]],
  ['a gallery file that did not come along', 'components.0.items.0.media.url', [gallery(item())]],
  ['a thumbnail that did not come along', 'components.0.accessory.media.url', [section(thumbnail(), text())]],
  ['a file that did not come along', 'components.0.file.url', [file()]],
  ['a file from the web', 'components.0.file.url', [file('https://example.com/a.txt')]],
  ['a picture by a strange scheme', 'components.0.items.0.media.url', [gallery(item('ftp://example.com/a.png'))]],
  ['a spacing of 3', 'components.0.spacing', [separator({ spacing: 3 }), text()]],
  ['a row of nothing', 'components.0.components', [row()]],
  ['a row of six buttons', 'components.0.components', [row(...many(6, i => button(`b${i}`)))]],
  ['a row of a select and a button', 'components.0.components.0.components', [container(row(select, button('a')))]],
  [
    'a custom id twice, far apart',
    'components.1.components.0.components.0.custom_id',
    [section(button('a'), text()), container(row(button('a')))],
  ],
  ['a custom id of 101', 'components.0.accessory.custom_id', [section(button('x'.repeat(101)), text())]],
  ['a label of 81', 'components.0.accessory.label', [section(button('a', { label: 'x'.repeat(81) }), text())]],
  [
    'an id twice',
    'components.1.id',
    [
      { ...text(), id: 7 },
      { ...text(), id: 7 },
    ],
  ],
  ['a property nobody knows', 'components.0.components.0.colour', [container({ ...text(), colour: 1 })]],
];

/** Faults of the message around its components. */
const messages: [string, string, Body][] = [
  ['content', 'content', { content: 'x', components: [text()] }],
  ['embeds', 'embeds', { embeds: [{ title: 'x' }], components: [text()] }],
  ['stickers', 'sticker_ids', { sticker_ids: ['123456789012345678'], components: [text()] }],
  [
    'a poll',
    'poll',
    { poll: { question: { text: 'Which?' }, answers: [{ poll_media: { text: 'This' } }] }, components: [text()] },
  ],
  ['no components', 'components', {}],
  ['an empty list of components', 'components', { components: [] }],
];

describe('components v2', () => {
  let bench: Bench;
  let theo: Member;
  let table: TextChannel;
  const send = (method: string, path: string, body?: unknown, files: RawFile[] = []) =>
    raw(bench.playground, method, path, body, { files });
  const post = (body: Body, files: RawFile[] = []) =>
    send('POST', `/channels/${table.id}/messages`, { flags: V2, ...body }, files);
  const patch = (id: unknown, body: Body, files: RawFile[] = []) =>
    send('PATCH', `/channels/${table.id}/messages/${String(id)}`, body, files);
  const go = async (act: (interaction: ChatInputCommandInteraction) => unknown) => {
    bench.answer(interaction => act(interaction as ChatInputCommandInteraction));
    return theo.run('/go');
  };
  const png: RawFile = { filename: 'a.png', bytes: pixel };
  const txt: RawFile = { filename: 'a.txt', bytes: Buffer.from('twelve bytes') };
  const seen = async (id: unknown): Promise<SeenMessage> =>
    (await theo.messages()).find(one => one.id === id) as SeenMessage;

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    theo = await bench.join('Theo');
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
  });
  afterAll(() => bench.close());

  it.each(layouts)('refuses %s', async (_name, place, components) => {
    const refusal = await post({ components });
    expect(refusal).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(places(refusal.body.errors)).toContain(place);
  });

  it.each(layouts)('refuses %s in an edit', async (_name, place, components) => {
    const { body } = await post({ components: [text('before')] });
    const refusal = await patch(body.id, { components });
    expect(places(refusal.body.errors)).toContain(place);
    expect(textOf(await seen(body.id))).toBe('before');
  });

  it.each(messages)('refuses %s in a message, a reply and a follow-up', async (_name, place, body) => {
    expect(places((await post(body)).body.errors)).toContain(place);
    await go(async one => {
      const data = { flags: V2, ...body };
      const reply = await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 4, data });
      expect(places(reply.body.errors)).toContain(`data.${place}`);
      await one.reply('a sound answer is still possible');
      const more = await send('POST', `/webhooks/${one.applicationId}/${one.token}`, data);
      // A follow-up cannot bring stickers at all.
      expect(places(more.body.errors)).toContain(place);
    });
  });

  it('takes what is just inside the limits', async () => {
    const fits: Body[][] = [
      [container(...many(39, () => text()))],
      many(40, () => text()),
      [text('x'.repeat(4000))],
      [section(button('x'.repeat(100), { label: 'x'.repeat(80) }), text(), text(), text())],
      [gallery(...many(10, () => item(web, { description: 'x'.repeat(1024), spoiler: true })))],
      [separator(), separator({ divider: false, spacing: 2 }), row(...many(5, i => button(`b${i}`)))],
      [{ ...container(row(select), row(link)), accent_color: 0xffffff, spoiler: true }],
      [section(thumbnail(web, { description: 'A card', spoiler: true }), text()), row(select)],
    ];
    for (const components of fits) expect(await post({ components })).toMatchObject({ status: 200 });
  });

  it('numbers components in the order of reading', async () => {
    const components = [container(section(button('a'), text()), separator()), row(button('b'))];
    const { body } = await post({ components });
    expect(walk((await seen(body.id)).components).map(one => [one.id, one.type])).toEqual([
      [1, 17],
      [2, 9],
      [3, 10],
      [4, 2],
      [5, 14],
      [6, 1],
      [7, 2],
    ]);
  });

  it('serves the files that components show, and lists none of them as attachments', async () => {
    const components = [
      gallery(item('attachment://a.png', { description: 'Your hand' })),
      section(thumbnail('attachment://a.png'), text()),
      file('attachment://a.txt', { spoiler: true }),
    ];
    const { status, body } = await post({ components }, [png, txt]);
    expect([status, body.attachments]).toEqual([200, []]);
    const [shown, aside, plain] = (await seen(body.id)).components;
    const media = shown?.items?.[0]?.media;
    expect(media).toMatchObject({ width: 1, height: 1, attachment_id: expect.any(String) as string });
    expect(aside?.accessory?.media?.url).toBe(media?.url);
    expect(Buffer.from(await (await fetch(media?.url ?? '')).arrayBuffer())).toEqual(pixel);
    expect(plain).toMatchObject({ name: 'a.txt', size: 12, spoiler: true });
    expect(await (await fetch(plain?.file?.url ?? '')).text()).toBe('twelve bytes');
  });

  it('refuses a file that no component shows', async () => {
    const silent = await post({ components: [text()] }, [png]);
    expect(silent).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(places(silent.body.errors)).toEqual(['attachments']);
    const attachments = [{ id: '0' }, { id: '1' }];
    const half = await post({ components: [gallery(item())], attachments }, [png, txt]);
    expect(places(half.body.errors)).toEqual(['attachments.1']);
  });

  it('changes the picture in an edit, or keeps it', async () => {
    const { body } = await post({ components: [gallery(item())] }, [png]);
    const id = (await seen(body.id)).components[0]?.items?.[0]?.media.attachment_id;
    const kept = await patch(body.id, { components: [text(), gallery(item())], attachments: [{ id }] });
    expect(kept.status).toBe(200);
    expect((await seen(body.id)).components[1]?.items?.[0]?.media.attachment_id).toBe(id);
    const unshown = await patch(body.id, { components: [text()], attachments: [{ id }] });
    expect(places(unshown.body.errors)).toEqual(['attachments.0']);
    const fresh = await patch(body.id, { components: [gallery(item())], attachments: [{ id: '0' }] }, [png]);
    expect(fresh.status).toBe(200);
    expect((await seen(body.id)).components[0]?.items?.[0]?.media.attachment_id).not.toBe(id);
    expect(await patch(body.id, { components: [text()] })).toMatchObject({ status: 200, body: { attachments: [] } });
  });

  it('never takes the flag back', async () => {
    const { body } = await post({ components: [text('one')] });
    expect(places((await patch(body.id, { flags: 0 })).body.errors)).toEqual(['flags']);
    const back = await patch(body.id, { flags: 0, content: 'x', components: [] });
    expect(places(back.body.errors)).toEqual(expect.arrayContaining(['flags', 'content', 'components']));
    const edit = await patch(body.id, { components: [text('two')] });
    expect(edit).toMatchObject({ status: 200, body: { flags: V2 } });
    expect(textOf(await seen(body.id))).toBe('two');
  });

  it('lets an edit bring the flag once content and embeds are cleared', async () => {
    const old = await table.send({ content: 'old', embeds: [{ title: 'Board' }] });
    const components = [text('new')];
    const still = await patch(old.id, { flags: V2, components });
    expect(places(still.body.errors)).toEqual(['content', 'embeds']);
    const half = await patch(old.id, { flags: V2, components, content: null });
    expect(places(half.body.errors)).toEqual(['embeds']);
    expect(await patch(old.id, { flags: V2, components, content: null, embeds: null })).toMatchObject({ status: 200 });
    expect(await seen(old.id)).toMatchObject({ content: '', embeds: [], flags: V2, components: [{ content: 'new' }] });
  });

  it('refuses the flag on a deferral and takes it in the answer', async () => {
    await go(async one => {
      const data = { flags: V2 };
      expect(await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 5, data })).toMatchObject({
        status: 400,
        body: { code: 50035 },
      });
      await one.deferReply();
      await one.editReply({ flags: V2, components: [text('three')] as never });
      expect((await one.fetchReply()).flags.has(V2)).toBe(true);
    });
  });

  it('tells the bot which button of a section was pressed, and lets it change the message', async () => {
    const components = [container(section(button('play|c1', { label: 'Play' }), text('Web-Shooter')))];
    const { message } = await go(one =>
      one.reply({ flags: V2, components } as unknown as MessageCreateOptions & { flags: number }),
    );
    bench.answer(interaction => {
      const press = interaction as ButtonInteraction;
      expect(press.component).toMatchObject({ data: { custom_id: 'play|c1', id: 4 } });
      return press.update({ components: [text(`pressed ${press.customId}`)] as never });
    });
    expect(findComponent(message!, 'Play').custom_id).toBe('play|c1');
    const outcome = await theo.click(message!, 'Play');
    expect(outcome).toMatchObject({ kind: 'updated', message: { flags: V2 } });
    expect(textOf(outcome.message!)).toBe('pressed play|c1');
  });

  it('calls those whom a text display names', async () => {
    const { body } = await post({ components: [container(text(`Your turn, ${theo.mention}`))] });
    expect((await seen(body.id)).mentions.map(one => one.id)).toEqual([theo.id]);
  });
});
