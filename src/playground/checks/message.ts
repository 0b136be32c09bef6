import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { MessageBody } from '../types.js';
import { COMPONENTS_V2 } from '../types.js';
import { componentFaults } from './components.js';
import { embedFaults } from './embeds.js';
import { layoutFaults, rowLayoutFaults } from './layout.js';
import { mediaFaults } from './media.js';

export interface Circumstances {
  /** Flags the message already has (an edit). */
  flags?: number;
  /** Names of files that come with the body or are kept by it: what attachment:// may point at. */
  files: string[];
  /** Something is still there after this edit, so an empty body is no empty message. */
  keeps?: boolean;
}

/** Limits that Discord documents and its published schemas do not hold. https://docs.discord.com/developers/resources/message */
export function messageFaults(body: MessageBody, around: Circumstances): Fault[] {
  const v2 = (((body.flags ?? 0) | (around.flags ?? 0)) & COMPONENTS_V2) !== 0;
  const components = body.components ?? [];
  const faults = [
    ...contentFaults(body, around, v2),
    ...embedFaults(body.embeds ?? []),
    ...(v2 ? layoutFaults(body) : rowLayoutFaults(components)),
    ...componentFaults(components),
    ...mentionFaults(body),
    ...mediaFaults(body, around.files),
  ];
  if (body.flags != null && (around.flags ?? 0) & COMPONENTS_V2 && !(body.flags & COMPONENTS_V2))
    faults.push(fault(['flags'], 'MESSAGE_FLAG_CANNOT_BE_REMOVED', 'The IS_COMPONENTS_V2 flag can not be removed'));
  return faults;
}

export const isEmpty = (body: MessageBody, files: number): boolean =>
  !body.content?.trim() &&
  !body.embeds?.length &&
  !body.components?.length &&
  !files &&
  !body.sticker_ids?.length &&
  !body.poll;

function contentFaults(body: MessageBody, around: Circumstances, v2: boolean): Fault[] {
  if ((body.content?.length ?? 0) > 2000)
    return [fault(['content'], 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.')];
  const invisible = v2 && !body.components?.length && !around.keeps;
  return invisible ? [fault(['components'], 'BASE_TYPE_REQUIRED', 'A components v2 message needs components')] : [];
}

function mentionFaults(body: MessageBody): Fault[] {
  const { parse, users, roles } = body.allowed_mentions ?? {};
  return (['users', 'roles'] as const)
    .filter(key => parse?.includes(key) && ({ users, roles }[key]?.length ?? 0) > 0)
    .map(key =>
      fault(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${key}"] and ${key}: [ids...] are mutually exclusive.`,
      ),
    );
}
