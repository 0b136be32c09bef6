import { expect, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.js';
import { Member, textOf } from '../playground/member.js';
import { startChild } from './child.js';
import { newFolder } from './house.js';
import { privately } from './player.js';

const garbage: unknown[] = [
  null,
  5,
  'x',
  [],
  {},
  { id: {} },
  { id: '1', type: 2 },
  { id: '1', type: 2, data: null },
  { id: '1', type: 2, data: { type: 1, name: 'challenge' }, guild_id: {} },
  { id: '1', type: 2, token: 'x', data: { type: 1, name: 'help' }, user: { id: '1' }, locale: 5 },
  { id: '1', type: 3, token: 'x', data: { component_type: 2, custom_id: 5 }, message: null },
  { id: '1', type: 3, token: 'x', data: { component_type: 2 }, message: { id: '1' }, member: {} },
  { id: '1', type: 5, token: 'x', data: { custom_id: 'words|new|0|', components: null }, member: { user: {} } },
  { id: '1', type: 4, data: { type: 1, name: 'constructor', options: 'x' } },
  { id: '1', channel_id: '1', ids: 'x' },
  { guild_id: '1', ids: null },
];
const events = [
  'INTERACTION_CREATE',
  'MESSAGE_DELETE',
  'MESSAGE_DELETE_BULK',
  'MESSAGE_CREATE',
  'MESSAGE_UPDATE',
  'GUILD_CREATE',
  'GUILD_DELETE',
  'CHANNEL_CREATE',
  'CHANNEL_UPDATE',
  'THREAD_CREATE',
  'GUILD_MEMBER_ADD',
  'constructor',
  '__proto__',
  'NOTHING_THAT_EXISTS',
];

test('no event, however garbled, ends the bot; the next person to ask is answered', async () => {
  const playground = await startPlayground();
  const child = startChild({ DISCORD_API: playground.api, LONGBOX_DATA: newFolder() });
  await child.says('"msg":"ready"');
  const mara = await Member.join(playground.url, 'Mara');
  for (const event of events) {
    for (const data of garbage) playground.misbehave.tell(event, data);
    expect(textOf(privately(await mara.run('/help'))), event).toContain('Longbox');
    expect(child.process.exitCode, event).toBe(null);
  }
  expect(child.output()).not.toContain(playground.token);
  mara.leave();
  await child.kill('SIGTERM');
  expect(child.process.exitCode).toBe(0);
  await playground.close();
});
