import { fault, invalidForm, refuse } from '../errors.js';
import type { Call, Handler } from '../http/router.js';
import { nothing, ok } from '../http/router.js';
import type { Callback } from '../interactions/callbacks.js';
import { acknowledge, answer } from '../interactions/callbacks.js';
import { byToken, isExpired } from '../interactions/interactions.js';
import { rewrite } from '../messages/rewrite.js';
import { erase } from '../messages/telling.js';
import type { Interaction, MessageBody, StoredMessage } from '../types.js';
import { EPHEMERAL, LOADING } from '../types.js';
import { bodyOf } from './common.js';

/** First answers and followups; both carry the interaction's token instead of the bot's. https://docs.discord.com/developers/interactions/receiving-and-responding */
export const webhookRoutes: Record<string, Handler> = {
  'POST /interactions/:interaction/:token/callback': call => {
    const { world } = call.service;
    const { interaction: id = '', token = '' } = call.params;
    const callback = call.body as Callback | null | undefined;
    if (typeof callback?.type !== 'number')
      throw invalidForm([fault(['type'], 'BASE_TYPE_REQUIRED', 'This field is required')]);
    const stored = acknowledge(call.service, id, token, callback, call.uploads);
    if (call.query.get('with_response') !== 'true') return nothing;
    const type = world.interactions.get(id)?.type;
    const flags = stored?.message.flags ?? 0;
    const response = stored && {
      response_message_id: stored.message.id,
      response_message_loading: (flags & LOADING) !== 0,
      response_message_ephemeral: (flags & EPHEMERAL) !== 0,
    };
    const resource = { type: callback.type, ...(stored && callback.type !== 6 && { message: stored.message }) };
    return ok({ interaction: { id, type, ...response }, resource });
  },
  'POST /webhooks/:application/:token': call => {
    const { world } = call.service;
    const interaction = interactionOf(call);
    const body = bodyOf<MessageBody>(call, 'IncomingWebhookInteractionRequest');
    const original = world.messages.get(interaction.original ?? '');
    // The first followup after a deferral is the deferred answer itself.
    const stored =
      original && (original.message.flags & LOADING) !== 0 && original.interaction === interaction.id
        ? rewrite(world, original, { body, uploads: call.uploads, settle: true })
        : answer(world, interaction, body, call.uploads);
    return call.query.get('wait') === 'false' ? nothing : ok(stored.message);
  },
  'GET /webhooks/:application/:token/messages/:message': call => ok(mine(call).message),
  'PATCH /webhooks/:application/:token/messages/:message': call => {
    const { world } = call.service;
    const stored = mine(call);
    const body = bodyOf<MessageBody>(call, 'IncomingWebhookUpdateRequestPartial');
    const settle = (stored.message.flags & LOADING) !== 0;
    return ok(rewrite(world, stored, { body, uploads: call.uploads, settle }).message);
  },
  'DELETE /webhooks/:application/:token/messages/:message': call => {
    erase(call.service.world, mine(call));
    return nothing;
  },
};

/** A token opens a webhook with the first answer, and is worth nothing after a quarter of an hour. */
function interactionOf(call: Call): Interaction {
  const { world } = call.service;
  const { application, token = '' } = call.params;
  if (application !== world.home.application) refuse(10015);
  const found = byToken(world, token);
  if (!found || isExpired(world, found)) refuse(50027);
  if (found.acknowledged === undefined) refuse(10015);
  return found;
}

/** A message this token may touch: the original answer, the message its component sits on, or one of its followups. */
function mine(call: Call): StoredMessage {
  const { world } = call.service;
  const interaction = interactionOf(call);
  const id = call.params.message === '@original' ? (interaction.original ?? '') : (call.params.message ?? '');
  const stored = world.messages.get(id);
  if (!stored || (stored.interaction !== interaction.id && id !== interaction.original && id !== interaction.message))
    refuse(10008);
  return stored;
}
