import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, ApplicationCommandOptionType as Option } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './bench.js';
import { Member } from './member.js';
import { bootPlayground, type PlaygroundProcess } from './process.js';

let playground: PlaygroundProcess;
let client: Client<true>;
let mara: Member;
/** Ids that the samples name: what is asked for is really there. */
const ids: Record<string, string> = {};
const rights = { allow: ['ManageRoles', 'ManageChannels', 'ManageThreads', 'ManageMessages'] };
const field = { type: 4, custom_id: 'words', label: 'Words', style: 1, required: false };

beforeAll(async () => {
  playground = await bootPlayground(mkdtempSync(join(tmpdir(), 'playground-')));
  client = await connect({ ...playground } as never);
  // A form on request, and a word for everybody else.
  client.on('interactionCreate', interaction => {
    const form = { custom_id: 'form', title: 'Form', components: [{ type: 1, components: [field] }] };
    if (interaction.isAutocomplete()) void interaction.respond([]).catch(() => {});
    else if (interaction.isButton()) void interaction.showModal(form).catch(() => {});
    else if (interaction.isRepliable()) void interaction.reply('heard').catch(() => {});
  });
  await client.application.commands.set([
    {
      name: 'go',
      description: 'Go',
      options: [
        { type: Option.String, name: 'word', description: 'A word', autocomplete: true },
        { type: Option.Integer, name: 'number', description: 'A number', minValue: 0 },
        { type: Option.Boolean, name: 'yes', description: 'Yes or no' },
        { type: Option.User, name: 'who', description: 'Somebody' },
        { type: Option.Channel, name: 'where', description: 'A channel' },
        { type: Option.Role, name: 'role', description: 'A role' },
        { type: Option.Mentionable, name: 'any', description: 'Anybody' },
        { type: Option.Number, name: 'share', description: 'A share' },
        { type: Option.Attachment, name: 'file', description: 'A file' },
      ],
    },
  ]);
  mara = await Member.join(playground.url, 'Mara');
  ids.channel = (await mara.last('general').catch(() => mara.say('first', { in: 'general' }))).channel_id;
  ids.mara = mara.id;
  ids.guild = playground.guildId;
  ids.application = playground.applicationId;
  ids.said = (await mara.say('said', { in: ids.channel })).id;
  const posted = await ask('POST', `/api/v10/channels/${ids.channel}/messages`, message('posted'));
  ids.posted = ((await posted.json()) as { id: string }).id;
  ids.form = (await mara.click(await mara.last(ids.channel), 'press')).interaction;
});
afterAll(async () => {
  mara.leave();
  await client.destroy();
  await playground.kill();
});

const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${playground.url}${path}`, {
    method,
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const message = (content: string): object => ({
  content,
  embeds: [
    {
      title: 'T',
      color: 1,
      fields: [{ name: 'a', value: 'b', inline: true }],
      image: { url: 'https://a.example/b.png' },
    },
  ],
  components: [
    { type: 1, components: [{ type: 2, style: 1, custom_id: 'press', label: 'Press' }] },
    { type: 1, components: [{ type: 3, custom_id: 'choose', options: [{ label: 'A', value: 'a' }], min_values: 1 }] },
  ],
  allowed_mentions: { parse: [], users: [] },
  flags: 0,
});
const later = '2999-01-01T00:00:00.000Z';
const event = {
  name: 'Night',
  privacy_level: 2,
  entity_type: 3,
  scheduled_start_time: later,
  scheduled_end_time: '2999-01-01T01:00:00.000Z',
  entity_metadata: { location: 'here' },
  description: 'x',
};
const command = {
  name: 'other',
  type: 1,
  description: 'Other',
  default_member_permissions: '0',
  contexts: [0],
  options: [{ type: 3, name: 'word', description: 'A word', choices: [{ name: 'a', value: 'b' }], max_length: 5 }],
};

/** One good request to each route that reads a body or a query. `{channel}` and its like are ids. */
const samples: [string, unknown][] = [
  [
    'POST /playground/commands?as=mara',
    { channel: 'general', command: 'go', type: 1, options: { word: 'x' }, target: 'x' },
  ],
  [
    'POST /playground/commands?as=mara',
    { channel: 'general', command: 'go', options: { number: 1, yes: true, who: 'Theo' } },
  ],
  [
    'POST /playground/commands?as=mara',
    { channel: 'general', command: 'go', options: { where: 'general', share: 0.5 } },
  ],
  [
    'POST /playground/commands?as=mara',
    { channel: 'general', command: 'go', options: { role: 'League', any: 'Theo' } },
  ],
  [
    'POST /playground/commands?as=mara',
    { channel: 'general', command: 'go', options: { file: { name: 'a', base64: 'YQ==' } } },
  ],
  [
    'POST /playground/autocomplete?as=mara',
    { channel: 'general', command: 'go', focused: 'word', options: { word: 'x' } },
  ],
  ['POST /playground/components?as=mara', { message: '{posted}', custom_id: 'choose', values: ['a'] }],
  ['POST /playground/modals?as=mara', { interaction: '{form}', values: { words: 'x' } }],
  ['POST /playground/members', { name: 'Zoe', topic: 'x' }],
  ['PATCH /playground/members/{mara}', { dms: 'open', locale: 'de' }],
  ['POST /playground/channels', { name: 'corner', topic: 'x' }],
  ['PUT /playground/channels/{channel}/permissions?as=mara', { deny: [], allow: ['ManageRoles', 'ManageChannels'] }],
  ['PUT /playground/permissions', { deny: [] }],
  ['POST /playground/misbehave', { kind: 'refuse', route: 'GET /nowhere', status: 429, times: 1, retryAfter: 0 }],
  ['POST /playground/misbehave', { kind: 'slow', route: 'GET /nowhere', ms: 1, times: 1 }],
  ['POST /playground/misbehave', { kind: 'forge', data: { type: 1, name: 'go' } }],
  ['POST /playground/misbehave', { kind: 'skew', ms: 1 }],
  ['POST /playground/misbehave', { kind: 'limitChannels', on: false }],
  [
    'POST /playground/channels/{channel}/messages?as=mara',
    { content: 'x', reply: '{said}', files: [{ name: 'a', base64: 'YQ==' }] },
  ],
  ['POST /api/v10/channels/{channel}/messages', message('x')],
  ['PATCH /api/v10/channels/{channel}/messages/{posted}', message('y')],
  ['POST /api/v10/channels/{channel}/messages/bulk-delete', { messages: ['1', '2'] }],
  ['PATCH /api/v10/channels/{channel}', { name: 'general', topic: 'x' }],
  ['PUT /api/v10/channels/{channel}/permissions/{mara}', { type: 1, allow: '0', deny: '0' }],
  [
    'POST /api/v10/channels/{channel}/threads',
    { name: 'thread', type: 11, auto_archive_duration: 60, invitable: true },
  ],
  ['POST /api/v10/users/@me/channels', { recipient_id: '{mara}' }],
  ['POST /api/v10/guilds/{guild}/scheduled-events', event],
  ['PUT /api/v10/applications/{application}/guilds/{guild}/commands', [command]],
  ['POST /api/v10/applications/{application}/guilds/{guild}/commands', command],
  ['POST /api/v10/applications/{application}/emojis', { name: 'e', image: 'data:image/png;base64,iVBORw0KGgo=' }],
  ['POST /api/v10/interactions/1/a/callback', { type: 4, data: { content: 'x', flags: 64 } }],
  ['POST /api/v10/webhooks/{application}/a', message('z')],
  ['GET /playground/state?as=mara', undefined],
  ['GET /playground/traffic?kind=refused', undefined],
  ['GET /playground/channels/{channel}/messages?as=mara', undefined],
  ['GET /playground/channels/{channel}/commands?as=mara', undefined],
  ['GET /api/v10/channels/{channel}/messages?limit=1&before=1&after=1&around=1', undefined],
  ['GET /api/v10/channels/{channel}/messages?around=1', undefined],
  ['GET /api/v10/guilds/{guild}/members?limit=1&after=1', undefined],
  ['GET /api/v10/guilds/{guild}/members/search?query=m&limit=1', undefined],
  ['GET /api/v10/guilds/{guild}/scheduled-events?with_user_count=true', undefined],
  ['GET /api/v10/channels/{channel}/threads/archived/public?limit=1&before=1', undefined],
];

const strange: unknown[] = [
  ...[null, true, -1, 0.5, 1e300, 23, '', ' ', '-1', '1.5', 'x', 'constructor', '__proto__', '\u0000', '\ud800'],
  ...['99999999999999999999999', 'x'.repeat(5000), [], {}, [null], [[]], [{}], { type: 1 }, [{ type: 'x', name: 1 }]],
];

type Path = (string | number)[];
const places = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))
    : []),
];
/** The same with something else in one place. */
function replaced(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  const inner = replaced((value as Record<string, unknown>)[step], rest, other);
  if (!Array.isArray(value)) return { ...(value as object), [step]: inner };
  return value.map((one: unknown, n) => (n === Number(step) ? inner : one));
}

/** The same with one property more, in every object in turn. */
const withStrangers = (body: unknown): unknown[] =>
  (body === undefined ? [] : places(body)).flatMap(place => {
    const there = place.reduce((value, step) => (value as Record<string, unknown>)[step], body);
    if (typeof there !== 'object' || there === null || Array.isArray(there)) return [];
    return ['{"__proto__":{"a":{}}}', '{"constructor":{"a":{}}}', '{"toString":[{}]}'].map(more =>
      replaced(body, place, JSON.parse(`${JSON.stringify(there).slice(0, -1)},${more.slice(1)}`.replace('{,', '{'))),
    );
  });

const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
/** Lone halves of letters cannot stand in an address. */
const escaped = (said: unknown): string => encodeURIComponent(String(said).replace(/\p{Surrogate}/gu, '?'));

/** What becomes of an address when one of its ids or query values is something else. */
function addresses(path: string): string[] {
  const [way = '', query = ''] = path.split('?');
  const words = strange.filter(one => typeof one === 'string' && one.trim().length > 0);
  const ways = [...way.matchAll(/\{\w+\}/g)].flatMap(({ 0: id, index }) =>
    words.map(word => `${way.slice(0, index)}${escaped(word)}${way.slice(index + id.length)}?${query}`),
  );
  const queries = query
    .split('&')
    .flatMap((pair, n, pairs) =>
      strange.map(word => `${way}?${pairs.with(n, `${pair.split('=')[0]}=${escaped(word)}`).join('&')}`),
    );
  return [...ways, ...(query ? queries : [])].map(filled);
}

describe('a good request with something strange in one place', () => {
  it.each(samples)(
    '%s is answered, never with a fault of the playground',
    async (line, sample) => {
      const [method = '', path = ''] = line.split(' ');
      const body = sample === undefined ? undefined : (JSON.parse(filled(JSON.stringify(sample))) as unknown);
      const requests: [string, unknown][] = [
        ...addresses(path).map((address): [string, unknown] => [address, body]),
        ...withStrangers(body).map((said): [string, unknown] => [filled(path), said]),
        ...(body === undefined ? [] : places(body)).flatMap(place =>
          strange.map((other): [string, unknown] => [filled(path), replaced(body, place, other)]),
        ),
      ];
      const faults: string[] = [];
      const one = async ([address, said]: [string, unknown]): Promise<void> => {
        const answer = await ask(method, address, said);
        if (answer.status >= 500) faults.push(`${answer.status} ${method} ${address} ${JSON.stringify(said)}`);
        await answer.text();
      };
      expect((await ask('PUT', `/playground/channels/${ids.channel}/permissions?as=mara`, rights)).status).toBe(200);
      while (requests.length) await Promise.all(requests.splice(0, 40).map(one));
      expect(faults).toEqual([]);
      expect(playground.complaints()).toBe('');
      expect(playground.process.exitCode).toBe(null);
      // What was taken did no harm: others are served as before.
      expect((await mara.say('still here', { in: ids.channel ?? '' })).content).toBe('still here');
      expect((await ask('POST', '/playground/misbehave', { kind: 'reset' })).status).toBe(200);
      expect(await mara.run('/go', {}, { in: ids.channel ?? '' })).toMatchObject({ kind: 'message' });
    },
    60_000,
  );
});
