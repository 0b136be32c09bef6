import { type Client, type ClientUser, Guild } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { makeClient } from '../../src/discord/start/client.js';

const US = '1';

/** A client that knows who it is, and a server of its own. Both take what Discord tells, as their own code hands it on. */
function connected(): { client: Client; guild: Guild } {
  const client = makeClient({ api: null });
  onTestFinished(() => client.destroy());
  client.user = { id: US } as ClientUser;
  return { client, guild: Reflect.construct(Guild, [client, { id: '5', unavailable: true }]) as Guild };
}

interface Adds {
  _add(data: object): object;
}

it('remembers of the members of a server itself alone', () => {
  const { guild } = connected();
  const add = (id: string) => (guild.members as unknown as Adds)._add({ user: { id, username: id }, roles: [] });
  expect(add(US)).toBe(guild.members.me);
  for (const id of ['2', '3']) expect(add(id)).toMatchObject({ user: { id } });
  expect([...guild.members.cache.keys()]).toEqual([US]);
});

it('remembers no more people than take part at a time', () => {
  const { client } = connected();
  for (let n = 0; n < 3000; n++) (client.users as unknown as Adds)._add({ id: `${n}`, username: `${n}` });
  expect(client.users.cache.size).toBe(1000);
});
