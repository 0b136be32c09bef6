import { valueFaults } from '../checks/commands.js';
import { modalFaults } from '../checks/modal.js';
import { schemaFaults } from '../checks/schemas.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Upload } from '../messages/attachments.js';
import { numberComponents } from '../messages/components.js';
import { rewrite } from '../messages/rewrite.js';
import { say } from '../messages/say.js';
import type { Service } from '../service.js';
import type { Channel, Choice, Component, Interaction, Message, MessageBody, StoredMessage, User } from '../types.js';
import { EPHEMERAL, LOADING } from '../types.js';
import type { World } from '../world/world.js';
import type { Outcome } from './desk.js';

/** The first answer to an interaction. https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object */
export interface Callback {
  type: number;
  data?: (MessageBody & { choices?: Choice[]; custom_id?: string; title?: string }) | null;
}

const schemaOf: Record<number, string> = {
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
};

function allowedTypes(interaction: Interaction): number[] {
  if (interaction.type === 4) return [8];
  const update = interaction.message ? [6, 7] : [];
  return interaction.type === 5 ? [4, 5, ...update] : [4, 5, ...update, 9];
}

export function acknowledge(
  service: Service,
  id: string,
  token: string,
  callback: Callback,
  uploads: Upload[],
): StoredMessage | undefined {
  const { world, desk } = service;
  const interaction = world.interactions.get(id);
  if (!interaction || interaction.token !== token) refuse(10062);
  if (interaction.acknowledged !== undefined) refuse(40060);
  if (interaction.failed || world.clock.now() - interaction.at > desk.within) refuse(10062);
  checkCallback(interaction, callback);
  const [outcome, stored, more] = carryOut(world, interaction, callback, uploads);
  world.interactions.put(id, {
    ...interaction,
    acknowledged: callback.type,
    ...(stored && { original: stored.message.id }),
    ...more,
  });
  desk.settle(id, outcome);
  return stored;
}

function checkCallback(interaction: Interaction, callback: Callback): void {
  const allowed = allowedTypes(interaction);
  if (!allowed.includes(callback.type))
    throw invalidForm([fault(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`)]);
  const faults = schemaFaults(schemaOf[callback.type]!, callback);
  if (faults.length) throw invalidForm(faults);
  const { data } = callback;
  if (callback.type === 5 && (data?.flags ?? 0) & ~EPHEMERAL)
    throw invalidForm([fault(['data', 'flags'], 'INVALID_FLAGS', 'Only EPHEMERAL can be set on a deferred response')]);
  if (callback.type === 9) {
    const wrong = modalFaults(data ?? {});
    if (wrong.length) throw invalidForm(wrong);
  }
  const long = valueFaults(data?.choices ?? [], ['data', 'choices']);
  if (long.length) throw invalidForm(long);
  const blank = (data?.choices ?? []).findIndex(choice => !choice?.name.trim());
  if (callback.type === 8 && blank >= 0)
    throw invalidForm([fault(['data', 'choices', blank, 'name'], 'BASE_TYPE_REQUIRED', 'This field is required')]);
}

type Done = [outcome: Outcome, stored?: StoredMessage | undefined, more?: Partial<Interaction>];

function carryOut(world: World, interaction: Interaction, { type, data }: Callback, uploads: Upload[]): Done {
  const { id } = interaction;
  const body = data ?? {};
  if (type === 8) return [{ kind: 'choices', interaction: id, choices: body.choices ?? [] }];
  if (type === 9) {
    const components: Component[] = structuredClone(body.components ?? []);
    numberComponents(components);
    const modal = { custom_id: body.custom_id ?? '', title: body.title ?? '', components };
    return [{ kind: 'modal', interaction: id, modal }, undefined, { modal }];
  }
  if (type === 6 || type === 7) {
    const stored = world.messages.get(interaction.message ?? '');
    if (!stored) refuse(10008);
    if (type === 6) return [{ kind: 'updated', interaction: id, message: stored.message }, stored];
    const changed = within(() => rewrite(world, stored, { body, uploads }));
    return [{ kind: 'updated', interaction: id, message: changed.message }, changed];
  }
  const stored = within(() => answer(world, interaction, body, uploads, type === 5));
  return [{ kind: type === 5 ? 'deferred' : 'message', interaction: id, message: stored.message }, stored];
}

/** Places in a callback's faults start at `data`. */
function within<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const body = (error as { body?: { errors?: unknown } }).body;
    if (body?.errors) body.errors = { data: body.errors };
    throw error;
  }
}

/** A message that answers an interaction: the first one, or a followup. */
export function answer(
  world: World,
  interaction: Interaction,
  body: MessageBody,
  uploads: Upload[],
  loading = false,
): StoredMessage {
  const channel = world.channels.get(interaction.channel) as Channel;
  const ephemeral = ((body.flags ?? 0) & EPHEMERAL) !== 0;
  const extra: Partial<Message> = {
    webhook_id: world.home.application,
    application_id: world.home.application,
    interaction_metadata: {
      ...interaction.metadata,
      ...(interaction.original && { original_response_message_id: interaction.original }),
    },
    ...(interaction.type === 2 && {
      type: interaction.metadata.command_type === 1 ? 20 : 23,
      interaction: { id: interaction.id, type: 2, name: interaction.name, user: world.users.get(interaction.user) },
    }),
    ...(interaction.type !== 2 &&
      interaction.message && {
        message_reference: {
          type: 0,
          channel_id: channel.id,
          message_id: interaction.message,
          guild_id: channel.guild_id,
        },
      }),
    ...(loading && { flags: LOADING | ((body.flags ?? 0) & EPHEMERAL) }),
  };
  return say(world, {
    channel,
    author: world.users.get(world.home.bot) as User,
    body: loading ? {} : body,
    uploads,
    with: extra,
    only: ephemeral ? interaction.user : undefined,
    interaction: interaction.id,
    blank: loading,
  });
}
