import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Embed, MessageBody } from '../types.js';
import { COMPONENTS_V2 } from '../types.js';
import { componentFaults, isLayout, walk } from './components.js';

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
    ...(v2 ? newLayoutFaults(body) : oldLayoutFaults(body)),
    ...componentFaults(components),
    ...mentionFaults(body),
    ...fileFaults(body, around),
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

export function embedLength(embed: Embed): number {
  const fields = (embed.fields ?? []).reduce((sum, field) => sum + field.name.length + field.value.length, 0);
  const parts = [embed.title, embed.description, embed.author?.name, embed.footer?.text];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), fields);
}

function embedFaults(embeds: Embed[]): Fault[] {
  const faults = embeds.flatMap((embed, n) => {
    const empty = embedLength(embed) === 0 && !embed.image && !embed.thumbnail;
    const fields = (embed.fields ?? []).flatMap((field, m) =>
      (['name', 'value'] as const)
        .filter(key => !field[key].trim())
        .map(key => fault(['embeds', n, 'fields', m, key], 'BASE_TYPE_REQUIRED', 'This field is required')),
    );
    return empty
      ? [fault(['embeds', n, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'), ...fields]
      : fields;
  });
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (total > 6000)
    faults.push(fault(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'));
  return faults;
}

function oldLayoutFaults(body: MessageBody): Fault[] {
  const components = body.components ?? [];
  const faults = walk(components)
    .filter(({ component }) => isLayout(component))
    .map(({ path }) => fault(path, 'UNION_TYPE_CHOICES', 'This component needs the IS_COMPONENTS_V2 flag'));
  if (components.length > 5)
    faults.push(fault(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 0 and 5 in length.'));
  return faults;
}

function newLayoutFaults(body: MessageBody): Fault[] {
  const all = walk(body.components ?? []);
  const faults = (['content', 'embeds', 'poll', 'sticker_ids'] as const)
    .filter(key => (Array.isArray(body[key]) ? body[key].length > 0 : Boolean(body[key])))
    .map(key =>
      fault(
        [key],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    );
  if (all.length > 40)
    faults.push(
      fault(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'Total number of components exceeds 40'),
    );
  const text = all.reduce(
    (sum, { component }) => sum + (component.type === 10 ? (component.content?.length ?? 0) : 0),
    0,
  );
  if (text > 4000)
    faults.push(
      fault(
        ['components'],
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        'The total displayable text exceeds 4000 characters',
      ),
    );
  return faults;
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

export interface MediaBody {
  embeds?: MessageBody['embeds'] | undefined;
  components?: MessageBody['components'] | undefined;
}

/** Places that may say attachment://name, with the setter that puts the real address there. */
export function mediaPlaces(body: MediaBody): { path: (string | number)[]; url: string; set: (url: string) => void }[] {
  type Holder = Record<string, unknown>;
  const places: { path: (string | number)[]; url: string; set: (url: string) => void }[] = [];
  const look = (holder: unknown, key: string, path: (string | number)[]): void => {
    const object = holder as Holder | null | undefined;
    const url = object?.[key];
    if (object && typeof url === 'string')
      places.push({ path: [...path, key], url, set: fresh => Object.assign(object, { [key]: fresh }) });
  };
  (body.embeds ?? []).forEach((embed, n) => {
    look(embed.image, 'url', ['embeds', n, 'image']);
    look(embed.thumbnail, 'url', ['embeds', n, 'thumbnail']);
    look(embed.author, 'icon_url', ['embeds', n, 'author']);
    look(embed.footer, 'icon_url', ['embeds', n, 'footer']);
  });
  for (const { component, path } of walk(body.components ?? [])) {
    look(component.media, 'url', [...path, 'media']);
    look(component.file, 'url', [...path, 'file']);
    component.items?.forEach((item, n) => {
      look(item.media, 'url', [...path, 'items', n, 'media']);
    });
  }
  return places;
}

function fileFaults(body: MessageBody, around: Circumstances): Fault[] {
  return mediaPlaces(body).flatMap(({ path, url }) => {
    const named = /^attachment:\/\/(.+)$/.exec(url)?.[1];
    if (named === undefined)
      return /^https?:\/\//.test(url)
        ? []
        : [fault(path, 'URL_TYPE_INVALID_SCHEME', `Scheme "${url.split(':')[0]}" is not supported.`)];
    return around.files.includes(named)
      ? []
      : [
          fault(
            path,
            'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
            `Referenced attachment "${named}" not found`,
          ),
        ];
  });
}
