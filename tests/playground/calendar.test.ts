import type { Guild, GuildScheduledEvent, GuildScheduledEventCreateOptions } from 'discord.js';
import {
  Events,
  GatewayIntentBits,
  GuildScheduledEventEntityType as Kind,
  PermissionFlagsBits,
  GuildScheduledEventPrivacyLevel as Privacy,
  Routes,
  GuildScheduledEventStatus as Status,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlayground } from '../../src/playground/index.js';
import type { Bench } from './bench.js';
import { connect, openBench, until } from './bench.js';
import { send } from './raw.js';

const HOUR = 3_600_000;

describe('scheduled events', () => {
  let bench: Bench;
  let guild: Guild;
  const night = (change: object = {}): GuildScheduledEventCreateOptions => ({
    name: 'League night',
    privacyLevel: Privacy.GuildOnly,
    entityType: Kind.External,
    scheduledStartTime: Date.now() + HOUR,
    scheduledEndTime: Date.now() + 2 * HOUR,
    entityMetadata: { location: '#league-night' },
    ...change,
  });
  const create = (change: object = {}): Promise<GuildScheduledEvent> => guild.scheduledEvents.create(night(change));
  const afresh = (event: GuildScheduledEvent): Promise<GuildScheduledEvent> =>
    guild.scheduledEvents.fetch({ guildScheduledEvent: event.id, force: true });
  const interest = (event: GuildScheduledEvent, who: string): Promise<Response> =>
    fetch(`${bench.playground.url}/playground/events/${event.id}/interest?as=${who}`, { method: 'POST' });
  const deny = (...names: string[]): Promise<Response> =>
    fetch(`${bench.playground.url}/playground/permissions`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deny: names }),
    });
  const refused = (code: number, place?: string): object => ({
    code,
    ...(place && { rawError: { errors: { [place]: {} } } }),
  });

  beforeEach(async () => {
    bench = await openBench();
    guild = bench.client.guilds.cache.get(bench.playground.guildId)!;
  });
  afterEach(async () => {
    await bench?.close();
  });

  it('are made, changed, found and taken away', async () => {
    const event = await create({ description: 'Three rounds' });
    const other = await create({ name: 'Draft' });
    expect(event).toMatchObject({ status: Status.Scheduled, channelId: null, creatorId: bench.client.user.id });
    await event.edit({ name: 'League night 2', entityMetadata: { location: 'the back room' } });
    expect(await afresh(event)).toMatchObject({
      name: 'League night 2',
      description: 'Three rounds',
      entityMetadata: { location: 'the back room' },
    });
    expect([...(await guild.scheduledEvents.fetch()).values()].map(one => one.name)).toEqual([
      'League night 2',
      'Draft',
    ]);
    await event.delete();
    await expect(afresh(event)).rejects.toMatchObject(refused(10070));
    await expect(guild.scheduledEvents.delete(event.id)).rejects.toMatchObject(refused(10070));
    expect(await afresh(other)).toMatchObject({ name: 'Draft' });
  });

  it('count who is interested where that is asked for, and list them in pages', async () => {
    const event = await create();
    for (const who of ['theo', 'ines', 'kofi']) await interest(event, who);
    expect((await afresh(event)).userCount).toBe(3);
    expect(await bench.client.rest.get(Routes.guildScheduledEvent(guild.id, event.id))).not.toHaveProperty(
      'user_count',
    );
    const names = async (options: object): Promise<string[]> =>
      [...(await event.fetchSubscribers(options)).values()].map(one => one.user.username);
    expect(await names({ withMember: true })).toEqual(['theo', 'ines', 'kofi']);
    const ines = [...(await event.fetchSubscribers()).values()][1]!.user.id;
    expect(await names({ after: ines })).toEqual(['kofi']);
    expect(await names({ before: ines })).toEqual(['theo']);
    expect(await names({ limit: 1 })).toEqual(['theo']);
    await interest(event, 'theo');
    expect(await names({})).toEqual(['ines', 'kofi']);
  });

  it('go from scheduled to active to completed, or are cancelled, and nowhere else', async () => {
    const event = await create();
    await expect(event.edit({ status: Status.Completed })).rejects.toMatchObject(refused(50035, 'status'));
    await event.setStatus(Status.Active);
    await expect(event.edit({ status: Status.Scheduled as never })).rejects.toMatchObject(refused(50035, 'status'));
    await expect(event.edit({ status: Status.Canceled })).rejects.toMatchObject(refused(50035, 'status'));
    await event.edit({ description: 'Under way' });
    await event.setStatus(Status.Completed);
    await expect(event.edit({ name: 'x' })).rejects.toMatchObject(refused(180000));
    const other = await create();
    await other.setStatus(Status.Canceled);
    await expect(other.edit({ name: 'x' })).rejects.toMatchObject(refused(180000));
    expect((await guild.scheduledEvents.fetch()).size).toBe(0);
  });

  const wrong: [string, string, object][] = [
    ['a start that is past', 'scheduled_start_time', { scheduledStartTime: Date.now() - 1000 }],
    ['an end before the start', 'scheduled_end_time', { scheduledEndTime: Date.now() + 1000 }],
    ['no end', 'scheduled_end_time', { scheduledEndTime: undefined }],
    ['a blank place', 'entity_metadata', { entityMetadata: { location: ' ' } }],
    ['a place of 101 characters', 'entity_metadata', { entityMetadata: { location: 'x'.repeat(101) } }],
    ['no name', 'name', { name: ' ' }],
    ['a name of 101 characters', 'name', { name: 'x'.repeat(101) }],
    ['a description of 1001 characters', 'description', { description: 'x'.repeat(1001) }],
  ];
  it.each(wrong)('are refused with %s', async (_what, place, change) => {
    await expect(create(change)).rejects.toMatchObject(refused(50035, place));
    expect((await guild.scheduledEvents.fetch()).size).toBe(0);
  });

  it('take names and descriptions of just the length', async () => {
    const event = await create({ name: 'x'.repeat(100), description: 'y'.repeat(1000) });
    await expect(event.edit({ name: 'x'.repeat(101) })).rejects.toMatchObject(refused(50035, 'name'));
    await expect(event.edit({ scheduledEndTime: Date.now() + 1000 })).rejects.toMatchObject(
      refused(50035, 'scheduled_end_time'),
    );
    expect((await afresh(event)).name).toHaveLength(100);
  });

  it('have no channel, unless one for voices, of which there is none', async () => {
    const channel = bench.channel('league-night');
    const body = {
      name: 'League night',
      privacy_level: 2,
      entity_type: 3,
      scheduled_start_time: new Date(Date.now() + HOUR).toISOString(),
      scheduled_end_time: new Date(Date.now() + 2 * HOUR).toISOString(),
      entity_metadata: { location: 'here' },
    };
    const post = (change: object): Promise<unknown> =>
      bench.client.rest.post(Routes.guildScheduledEvents(guild.id), { body: { ...body, ...change } });
    await expect(post({ channel_id: channel })).rejects.toMatchObject(refused(50035, 'channel_id'));
    await expect(post({ entity_type: 2, entity_metadata: null })).rejects.toMatchObject(refused(50035, 'channel_id'));
    const voice = { entityType: Kind.Voice, entityMetadata: undefined };
    await expect(create({ ...voice, channel })).rejects.toMatchObject(refused(50024));
    await expect(create({ ...voice, channel: guild.id })).rejects.toMatchObject(refused(10003));
  });

  it('are a hundred at most, those that are over not counted', async () => {
    const events = [];
    for (let n = 0; n < 100; n++) events.push(await create({ name: `Night ${n}` }));
    await expect(create()).rejects.toMatchObject(refused(30038));
    await events[0]!.setStatus(Status.Canceled);
    await expect(create()).resolves.toBeDefined();
  });

  it('need a permission to be made, and that or another to be changed', async () => {
    const event = await create();
    await deny('CreateEvents');
    await until(() => !guild.members.me!.permissions.has(PermissionFlagsBits.CreateEvents));
    await expect(create()).rejects.toMatchObject({ code: 50013, status: 403 });
    await event.edit({ description: 'Managed' });
    await deny('ManageEvents');
    await expect(event.edit({ description: 'My own' })).resolves.toBeDefined();
    await deny('CreateEvents', 'ManageEvents');
    await expect(event.edit({ description: 'Not mine' })).rejects.toMatchObject({ code: 50013 });
    await expect(event.delete()).rejects.toMatchObject({ code: 50013 });
    await deny();
    expect((await afresh(event)).description).toBe('My own');
    await event.delete();
  });

  it('are announced to those who listen for them, and to nobody else', async () => {
    const deaf = await connect(bench.playground, { intents: [GatewayIntentBits.Guilds] });
    const heard: string[] = [];
    const unheard: string[] = [];
    for (const [client, list] of [
      [bench.client, heard],
      [deaf, unheard],
    ] as const) {
      client.on(Events.GuildScheduledEventCreate, event => list.push(`made ${event.name}`));
      client.on(Events.GuildScheduledEventUpdate, (_old, event) => list.push(`changed to ${event.name}`));
      client.on(Events.GuildScheduledEventDelete, event => list.push(`gone ${event.name}`));
      client.on(Events.GuildScheduledEventUserAdd, (_event, user) => list.push(`${user.username} comes`));
      client.on(Events.ChannelCreate, channel => list.push(`channel ${channel.name}`));
    }
    // discord.js passes on only people it knows.
    await guild.members.fetch();
    const event = await create();
    await interest(event, 'theo');
    await event.edit({ name: 'Draft' });
    await event.delete();
    await fetch(`${bench.playground.url}/playground/channels`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'after' }),
    });
    await until(() => heard.length === 5 && unheard.length === 1);
    expect(heard).toEqual(['made League night', 'theo comes', 'changed to Draft', 'gone Draft', 'channel after']);
    expect(unheard).toEqual(['channel after']);
    await deaf.destroy();
  });

  it('are those of one server', async () => {
    const playground = await startPlayground({ servers: 1 });
    const [here, there] = playground.servers.map(one => `/guilds/${one.guild}/scheduled-events`);
    const body = {
      name: 'Elsewhere',
      privacy_level: Privacy.GuildOnly,
      entity_type: Kind.External,
      scheduled_start_time: new Date(Date.now() + HOUR).toISOString(),
      scheduled_end_time: new Date(Date.now() + 2 * HOUR).toISOString(),
      entity_metadata: { location: 'the back room' },
    };
    const { id } = (await send(playground, 'POST', there!, body)).body;
    expect((await send(playground, 'GET', there!)).body).toMatchObject([{ id }]);
    expect((await send(playground, 'GET', here!)).body).toEqual([]);
    expect((await send(playground, 'DELETE', `${here}/${String(id)}`)).body).toMatchObject({ code: 10070 });
    const shown = await fetch(`${playground.url}/playground/state?as=mara`);
    expect(await shown.json()).toMatchObject({ events: [] });
    await playground.close();
  });

  it('begin and end by themselves at their times', async () => {
    const statuses: Status[] = [];
    bench.client.on(Events.GuildScheduledEventUpdate, (_old, { status }) => statuses.push(status));
    const event = await create();
    const later = await create({ scheduledStartTime: Date.now() + 5 * HOUR, scheduledEndTime: Date.now() + 6 * HOUR });
    bench.playground.misbehave.skew(HOUR + 1000);
    await until(() => statuses.length === 1);
    expect((await afresh(event)).status).toBe(Status.Active);
    bench.playground.misbehave.skew(2 * HOUR);
    await until(() => statuses.length === 2);
    expect(statuses).toEqual([Status.Active, Status.Completed]);
    expect((await afresh(later)).status).toBe(Status.Scheduled);
  });
});
