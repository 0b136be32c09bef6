import { randomBytes } from 'node:crypto';
import { FILE_LIMIT } from '../messages/attachments.js';
import { permissionsIn } from '../people/permissions.js';
import type { Service } from '../service.js';
import type { Channel, Dict, Interaction, Snowflake } from '../types.js';
import { isDirect } from '../types.js';
import { announced, channelFor, interactingMember } from '../world/views.js';
import type { World } from '../world/world.js';
import type { Outcome } from './desk.js';

export interface Beginning {
  type: Interaction['type'];
  user: Snowflake;
  channel: Channel;
  data: Dict;
  /** "challenge", or a custom id: for people and for logs. */
  name: string;
  message?: Snowflake | undefined;
  opener?: Snowflake;
}

/** Sends INTERACTION_CREATE and waits for the bot's first answer. https://docs.discord.com/developers/interactions/receiving-and-responding */
export function begin(service: Service, beginning: Beginning): Promise<Outcome> {
  const { world, mischief, desk } = service;
  const { type, user, channel, name, message, opener } = beginning;
  const id = world.ids.next();
  if (desk.turn() % 500 === 0) forgetExpired(world);
  const owners = { 0: isDirect(channel) ? '0' : channel.guild_id };
  const interaction: Interaction = {
    id,
    token: makeToken(id),
    type,
    user,
    channel: channel.id,
    at: world.clock.now(),
    name,
    ...(message && { message }),
    ...(opener && { opener }),
    metadata: {
      id,
      type,
      user: world.users.get(user),
      authorizing_integration_owners: owners,
      ...(type === 2 && { name, command_type: beginning.data.type }),
      ...(type === 3 && { interacted_message_id: message }),
      ...(opener && { triggering_interaction_metadata: world.interactions.get(opener)?.metadata }),
    },
  };
  world.interactions.put(id, interaction);
  const data = envelope(world, interaction, channel, mischief.forged(beginning.data), owners);
  const outcome = desk.wait(interaction);
  for (let copies = mischief.copies(); copies > 0; copies--)
    world.hub.tell({ event: 'INTERACTION_CREATE', data, channel, audience: 'bot' });
  return outcome;
}

/** Like Discord's, the token names its interaction, so that it can be found again without a search. */
const makeToken = (id: string): string =>
  Buffer.from(`interaction:${id}:${randomBytes(32).toString('hex')}`).toString('base64url');

export function byToken(world: World, token: string): Interaction | undefined {
  const id = Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';
  const found = world.interactions.get(id);
  return found?.token === token ? found : undefined;
}

const TOKEN_LIFE = 15 * 60_000;
export const isExpired = (world: World, interaction: Interaction): boolean =>
  world.clock.now() - interaction.at > TOKEN_LIFE;

export function forgetExpired(world: World): void {
  for (const old of world.interactions.where(one => isExpired(world, one))) world.interactions.delete(old.id);
}

function envelope(world: World, interaction: Interaction, channel: Channel, data: Dict, owners: Dict): Dict {
  const { user, message } = interaction;
  const locale = world.members.get(user)?.locale ?? 'en-US';
  const direct = isDirect(channel);
  const stored = message ? world.messages.get(message) : undefined;
  return {
    id: interaction.id,
    application_id: world.home.application,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    channel: channelFor(world, channel, user),
    channel_id: channel.id,
    ...(direct ? { user: world.users.get(user) } : { member: interactingMember(world, user, channel) }),
    ...(!direct && {
      guild_id: channel.guild_id,
      guild: { id: channel.guild_id, locale: 'en-US', features: [] },
      guild_locale: 'en-US',
    }),
    app_permissions: String(permissionsIn(world, world.home.bot, channel)),
    entitlements: [],
    authorizing_integration_owners: owners,
    context: direct ? 1 : 0,
    locale,
    attachment_size_limit: FILE_LIMIT,
    ...(stored && { message: announced(world, stored) }),
    data,
  };
}
