import * as z from 'zod';
import { Mistake } from '../asks/ask.js';
import { autocomplete, runCommand } from '../asks/commands.js';
import { useComponent } from '../asks/components.js';
import { submitModal } from '../asks/modals.js';
import type { Call, Handler } from '../http/router.js';
import { ok } from '../http/router.js';
import type { Channel } from '../types.js';
import { asker, placeFor, uploader } from './common.js';

const command = z.strictObject({
  channel: z.string(),
  command: z.string(),
  type: z.literal([1, 2, 3]).default(1),
  options: z.record(z.string(), z.unknown()).default({}),
  target: z.string().optional(),
});
const component = z.strictObject({
  message: z.string(),
  custom_id: z.string(),
  values: z.array(z.string()).optional(),
});
const modal = z.strictObject({ interaction: z.string(), values: z.record(z.string(), z.unknown()).default({}) });

/** Everything that makes an interaction; each answers with how it went. */
export const askRoutes: Record<string, Handler> = {
  'POST /commands': async call => {
    const ask = command.parse(call.body);
    const channel = placeFor(call, ask.channel);
    return ok(await runCommand(call.service, { ...ask, user: asker(call), channel }, uploader(call, channel)));
  },
  'POST /autocomplete': async call => {
    const { focused, ...ask } = command.extend({ focused: z.string() }).parse(call.body);
    const channel = placeFor(call, ask.channel);
    return ok(await autocomplete(call.service, { ...ask, user: asker(call), channel, focused }));
  },
  'POST /components': async call =>
    ok(await useComponent(call.service, { ...component.parse(call.body), user: asker(call) })),
  'POST /modals': async call => {
    const ask = modal.parse(call.body);
    const channel = openedIn(call, ask.interaction);
    return ok(await submitModal(call.service, { ...ask, user: asker(call) }, uploader(call, channel)));
  },
};

function openedIn(call: Call, interaction: string): Channel {
  const { world } = call.service;
  const channel = world.channels.get(world.interactions.get(interaction)?.channel ?? '');
  if (!channel) throw new Mistake('That form is no longer open.');
  return channel;
}
