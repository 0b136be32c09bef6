import { createHash } from 'node:crypto';
import type { ChatInputCommandInteraction, TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench, pixel, until } from './bench.js';
import type { Member } from './member.js';
import { places, send as raw } from './raw.js';

type Body = Record<string, unknown>;
const button = (custom_id: string, more: Body = {}): Body => ({ type: 2, style: 1, custom_id, label: 'Go', ...more });
const row = (...components: Body[]): Body => ({ type: 1, components });
const options = (n: number): Body[] => Array.from({ length: n }, (_, i) => ({ label: `L${i}`, value: `v${i}` }));
const select = (more: Body = {}): Body => ({ type: 3, custom_id: 's', options: options(3), ...more });
const text = (content = 'x'): Body => ({ type: 10, content });
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const field = (name: string, value: string): Body => ({ name, value });

/** What Discord's own description does not catch, and what it does: the place of the fault, and the body. */
const messages: [string, string, Body][] = [
  ['six action rows', 'components', { components: many(6, i => row(button(`b${i}`))) }],
  ['a custom id twice', 'components.0.components.1.custom_id', { components: [row(button('a'), button('a'))] }],
  [
    'an option value twice',
    'components.0.components.0.options.1.value',
    {
      components: [
        row(
          select({
            options: [
              { label: 'A', value: 'x' },
              { label: 'B', value: 'x' },
            ],
          }),
        ),
      ],
    },
  ],
  [
    'a button without custom id',
    'components.0.components.0.custom_id',
    { components: [row({ type: 2, style: 1, label: 'Go' })] },
  ],
  [
    'a button without label or emoji',
    'components.0.components.0.label',
    { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
  ],
  [
    'a link button with a custom id',
    'components.0.components.0.custom_id',
    { components: [row(button('a', { style: 5, url: 'https://example.com' }))] },
  ],
  [
    'a link button without a link',
    'components.0.components.0.url',
    { components: [row({ type: 2, style: 5, label: 'Go' })] },
  ],
  ['a row of a select and a button', 'components.0.components', { components: [row(select(), button('a'))] }],
  ['a row of two selects', 'components.0.components', { components: [row(select(), select({ custom_id: 't' }))] }],
  [
    'a minimum above the maximum',
    'components.0.components.0.min_values',
    { components: [row(select({ min_values: 3, max_values: 2 }))] },
  ],
  [
    'more to choose than there are options',
    'components.0.components.0.max_values',
    { components: [row(select({ max_values: 4 }))] },
  ],
  [
    'more defaults than may be chosen',
    'components.0.components.0.options',
    { components: [row(select({ options: options(3).map(one => ({ ...one, default: true })) }))] },
  ],
  ['2001 characters', 'content', { content: 'x'.repeat(2001) }],
  [
    'embeds of 6001 characters together',
    'embeds',
    { embeds: [{ description: 'x'.repeat(3001) }, { description: 'x'.repeat(3000) }] },
  ],
  ['a field without a value', 'embeds.0.fields.0.value', { embeds: [{ title: 'T', fields: [field('a', ' ')] }] }],
  ['a field without a name', 'embeds.0.fields.0.name', { embeds: [{ title: 'T', fields: [field('', 'a')] }] }],
  ['an embed of nothing', 'embeds.0.description', { embeds: [{}] }],
  ['new layout without its flag', 'components.0', { components: [text()] }],
  [
    'a file that did not come along',
    'embeds.0.image.url',
    { embeds: [{ title: 'x', image: { url: 'attachment://nowhere.png' } }] },
  ],
  ['a property nobody knows', 'contents', { content: 'x', contents: 'y' }],
  [
    'a property nobody knows, deep inside',
    'components.0.components.0.colour',
    { components: [row(button('a', { colour: 1 }))] },
  ],
  ['an attachment id without a file', 'attachments.0.id', { content: 'x', attachments: [{ id: '7' }] }],
  [
    'mentions both parsed and listed',
    'allowed_mentions',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
  ],
  ['six buttons in a row', 'components.0.components', { components: [row(...many(6, i => button(`b${i}`)))] }],
  ['a label of 81', 'components.0.components.0.label', { components: [row(button('a', { label: 'x'.repeat(81) }))] }],
  ['a custom id of 101', 'components.0.components.0.custom_id', { components: [row(button('x'.repeat(101)))] }],
  ['26 options', 'components.0.components.0.options', { components: [row(select({ options: options(26) }))] }],
  ['11 embeds', 'embeds', { embeds: many(11, () => ({ title: 'x' })) }],
  ['a description of 4097', 'embeds.0.description', { embeds: [{ description: 'x'.repeat(4097) }] }],
  ['26 fields', 'embeds.0.fields', { embeds: [{ fields: many(26, () => field('a', 'b')) }] }],
  ['a colour too far', 'embeds.0.color', { embeds: [{ title: 'x', color: 0x1000000 }] }],
];

const input = (custom_id: string): Body => ({ type: 18, label: 'L', component: { type: 4, style: 1, custom_id } });
const modals: [string, string, Body][] = [
  ['six components', 'data.components', { custom_id: 'm', title: 'T', components: many(6, i => input(`i${i}`)) }],
  [
    'a custom id twice',
    'data.components.1.component.custom_id',
    { custom_id: 'm', title: 'T', components: [input('i'), input('i')] },
  ],
  ['a title of 46', 'data.title', { custom_id: 'm', title: 'x'.repeat(46), components: [input('i')] }],
  ['a button', 'data.components.0', { custom_id: 'm', title: 'T', components: [row(button('a'))] }],
  [
    'an old text input without a label',
    'data.components.0.components.0.label',
    { custom_id: 'm', title: 'T', components: [row({ type: 4, style: 1, custom_id: 'i' })] },
  ],
];

const option = (name: string, more: Body = {}): Body => ({ type: 3, name, description: 'd', ...more });
const command = (more: Body = {}): Body => ({ name: 'play', description: 'd', ...more });
const commands: [string, string, Body[]][] = [
  ['a name in capitals', '0.name', [command({ name: 'Play' })]],
  ['a name with a space', '0.name', [command({ name: 'play now' })]],
  ['no description', '0.description', [command({ description: '' })]],
  [
    'an option without description',
    '0.options.0.description',
    [command({ options: [option('a', { description: '' })] })],
  ],
  ['required after optional', '0.options.1', [command({ options: [option('a'), option('b', { required: true })] })]],
  [
    '8001 characters',
    '0',
    [
      command({
        options: many(20, i =>
          option(`o${i}`, { choices: many(20, j => ({ name: `c${j}`, value: 'x'.repeat(20) + j })) }),
        ),
      }),
    ],
  ],
  ['101 commands', '', many(101, i => command({ name: `play${i}` }))],
  ['a name twice', '1.name', [command(), command()]],
  ['an option twice', '0.options.1.name', [command({ options: [option('a'), option('a')] })]],
  [
    'autocomplete with choices',
    '0.options.0.choices',
    [command({ options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'y' }] })] })],
  ],
  [
    'a choice whose value is too long',
    '0.options.0.choices.0.value',
    [command({ options: [option('a', { choices: [{ name: 'x', value: 'y'.repeat(101) }] })] })],
  ],
  [
    'a subcommand beside an option',
    '0.options',
    [command({ options: [{ type: 1, name: 'sub', description: 'd' }, option('a')] })],
  ],
  ['a context menu with a description', '0.description', [{ type: 2, name: 'Look', description: 'no' }]],
  ['16 user commands', '', many(16, i => ({ type: 2, name: `Look ${i}` }))],
  ['a property nobody knows', '0.descripton', [command({ descripton: 'typo' })]],
  ['26 options', '0.options', [command({ options: many(26, i => option(`o${i}`)) })]],
];

describe('strictness', () => {
  let bench: Bench;
  let theo: Member;
  let table: TextChannel;
  const send = (method: string, path: string, body?: unknown, auth?: string) =>
    raw(bench.playground, method, path, body, auth === undefined ? {} : { auth });
  const go = async (act: (interaction: ChatInputCommandInteraction) => unknown) => {
    bench.answer(interaction => act(interaction as ChatInputCommandInteraction));
    return theo.run('/go');
  };

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    theo = await bench.join('Theo');
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
  });
  afterAll(() => bench.close());

  it.each(messages)('refuses a message with %s', async (_name, place, body) => {
    const refusal = await send('POST', `/channels/${table.id}/messages`, body);
    expect(refusal).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(places(refusal.body.errors)).toContain(place);
    expect(bench.playground.traffic.refused.at(-1)).toMatchObject({ status: 400, body });
  });

  it.each(messages)('refuses a reply with %s at the same place', async (_name, place, data) => {
    let refusal: Awaited<ReturnType<typeof send>> | undefined;
    const outcome = await go(async one => {
      refusal = await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 4, data });
      await one.reply('a sound answer is still possible');
    });
    expect(refusal?.status).toBe(400);
    expect(places(refusal!.body.errors)).toContain(`data.${place}`);
    expect(outcome.kind).toBe('message');
  });

  it.each(modals)('refuses a modal with %s', async (_name, place, data) => {
    let refusal: Awaited<ReturnType<typeof send>> | undefined;
    await go(async one => {
      refusal = await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 9, data });
      await one.reply('fine');
    });
    expect(refusal?.status).toBe(400);
    expect(places(refusal!.body.errors).some(one => one.startsWith(place))).toBe(true);
  });

  it('refuses a suggestion whose value is too long', async () => {
    const typed = [option('of', { autocomplete: true })];
    await bench.client.application.commands.set([command({ name: 'go', options: typed })] as never);
    const refusals: unknown[] = [];
    bench.answer(async interaction => {
      if (!interaction.isAutocomplete()) return;
      const long = { name: 'x', value: 'y'.repeat(101) };
      await interaction.respond([long]).catch((error: unknown) => refusals.push(error));
      await interaction.respond([{ ...long, value: 'y'.repeat(100) }]);
    });
    expect(await theo.autocomplete('go', 'of', 'x')).toHaveLength(1);
    expect(refusals).toMatchObject([{ code: 50035 }]);
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
  });

  it.each(commands)('refuses commands with %s', async (_name, place, list) => {
    const refusal = await send('PUT', `/applications/${bench.playground.applicationId}/commands`, list);
    expect(refusal).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(places(refusal.body.errors)).toContain(place);
    expect((await theo.commands()).map(one => one.name)).toEqual(['go']);
  });

  it('accepts what is just inside the limits', async () => {
    const body = {
      content: 'x'.repeat(2000),
      embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2000) }],
      components: many(5, i => row(...many(5, j => button(`b${i}${j}`)))),
    };
    expect(await send('POST', `/channels/${table.id}/messages`, body)).toMatchObject({ status: 200 });
  });

  it('refuses an empty message, an empty reply, and an edit that leaves nothing', async () => {
    expect(await send('POST', `/channels/${table.id}/messages`, { content: '  ' })).toMatchObject({
      status: 400,
      body: { code: 50006 },
    });
    await go(async one => {
      expect(await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 4, data: {} })).toMatchObject({
        body: { code: 50006 },
      });
      await one.reply('not empty');
      await expect(one.editReply({ content: '' })).rejects.toMatchObject({ code: 50006 });
    });
  });

  it('limits files: ten, and 10 MiB each', async () => {
    const files = (n: number, attachment = pixel) => many(n, i => ({ attachment, name: `${i}.png` }));
    await expect(table.send({ files: files(11) })).rejects.toMatchObject({ status: 400 });
    await expect(table.send({ files: files(1, Buffer.alloc(10 * 1024 * 1024 + 1)) })).rejects.toMatchObject({
      code: 40005,
      status: 413,
    });
  });

  it('fails late and double acknowledgements', async () => {
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push((error as { code: number }).code);
    await go(async one => {
      await one.reply('once');
      await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 4, data: { content: 'twice' } }).then(
        answer => note(answer.body),
      );
    });
    const late = await go(async one => {
      bench.playground.misbehave.skew(3001);
      await one.reply('late').catch(note);
    });
    expect(late.kind).toBe('failed');
    await until(() => errors.length === 2);
    expect(errors).toEqual([40060, 10062]);
    expect((await theo.messages()).some(one => ['twice', 'late'].includes(one.content))).toBe(false);
    expect(await send('POST', '/interactions/123456789012345678/nonsense/callback', { type: 6 })).toMatchObject({
      status: 404,
      body: { code: 10062 },
    });
    bench.playground.misbehave.reset();
  });

  it('refuses callback types that do not fit', async () => {
    await go(async one => {
      for (const type of [6, 7, 8, 1, 3])
        expect(await send('POST', `/interactions/${one.id}/${one.token}/callback`, { type, data: {} })).toMatchObject({
          status: 400,
          body: { code: 50035 },
        });
      await one.reply('right');
    });
  });

  it('rations edits of messages older than an hour', async () => {
    const message = await table.send('score 0');
    bench.playground.misbehave.skew(3_600_001);
    for (let n = 1; n <= 5; n++) await message.edit(`score ${n}`);
    expect(await send('PATCH', `/channels/${table.id}/messages/${message.id}`, { content: 'score 6' })).toMatchObject({
      status: 429,
      body: { code: 30046 },
    });
    bench.playground.misbehave.reset();
  });

  it('refuses a wrong token, another’s message, unknown things, and unknown routes loudly', async () => {
    expect(await send('GET', '/users/@me', undefined, 'Bot wrong')).toMatchObject({ status: 401 });
    const said = await theo.say('mine');
    expect(await send('PATCH', `/channels/${table.id}/messages/${said.id}`, { content: 'x' })).toMatchObject({
      status: 403,
      body: { code: 50005 },
    });
    expect(await send('GET', '/channels/123456789012345678')).toMatchObject({ status: 404, body: { code: 10003 } });
    expect(await send('GET', `/channels/${table.id}/messages/123456789012345678`)).toMatchObject({
      body: { code: 10008 },
    });
    expect(bench.playground.traffic.unknown).toEqual([]);
    expect(await send('GET', '/guilds/1/audit-logs')).toMatchObject({
      status: 404,
      body: { message: '404: Not Found' },
    });
    expect(bench.playground.traffic.unknown).toMatchObject([{ method: 'GET', path: '/guilds/1/audit-logs' }]);
  });

  it('answers 204 without a content type, and tells its rate limits', async () => {
    const message = await table.send('away');
    const gone = await send('DELETE', `/channels/${table.id}/messages/${message.id}`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([204, null]);
    expect(gone.headers.get('x-ratelimit-bucket')).toBe(
      createHash('md5').update('DELETE /channels/:channel/messages/:message').digest('hex'),
    );
  });

  it('keeps out pages from elsewhere', async () => {
    const { request } = await import('node:http');
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise(resolve =>
        request(`${bench.playground.url}/playground/state?as=mara`, { headers }, response =>
          resolve(response.resume().statusCode),
        ).end(),
      );
    expect(await status({ host: 'evil.example' })).toBe(403);
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({})).toBe(200);
  });
});
