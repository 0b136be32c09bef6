import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Component, Embed, Media, MessageBody } from '../types.js';
import { kinds, walk } from './components.js';

/** A place that may say attachment://name, and where it stands. */
export interface MediaPlace {
  path: (string | number)[];
  media: Media;
  /** The component that shows it; absent in an embed. */
  component?: Component;
}

export interface MediaBody {
  embeds?: readonly Embed[] | null | undefined;
  components?: readonly Component[] | null | undefined;
}

/** Every picture and file that a body names. What is set on `media` is set in the body. */
export function mediaPlaces(body: MediaBody): MediaPlace[] {
  const inEmbeds = (body.embeds ?? []).flatMap((embed, n) => embedMedia(embed, ['embeds', n]));
  const inComponents = walk(body.components ?? []).flatMap(({ component, path }) => {
    const place = (media: Media | undefined, ...steps: (string | number)[]): MediaPlace[] =>
      media ? [{ path: [...path, ...steps, 'url'], media, component }] : [];
    return [
      ...place(component.media, 'media'),
      ...place(component.file, 'file'),
      ...(component.items ?? []).flatMap((item, n) => place(item.media, 'items', n, 'media')),
    ];
  });
  return [...inEmbeds, ...inComponents];
}

function embedMedia(embed: Embed, path: (string | number)[]): MediaPlace[] {
  const pictures = (['image', 'thumbnail'] as const).flatMap(key => {
    const media = embed[key];
    return typeof media?.url === 'string' ? [{ path: [...path, key, 'url'], media }] : [];
  });
  const icons = (['author', 'footer'] as const).flatMap(key => {
    const holder = embed[key];
    return typeof holder?.icon_url === 'string' ? [{ path: [...path, key, 'icon_url'], media: iconOf(holder) }] : [];
  });
  return [...pictures, ...icons];
}

/** An icon's address as if it were one of a picture. */
const iconOf = (holder: { icon_url?: string | null }): Media => ({
  get url() {
    return holder.icon_url ?? '';
  },
  set url(url) {
    holder.icon_url = url;
  },
});

/** What attachment:// points at came along or is kept, and other addresses are of the web. */
export function mediaFaults(body: MessageBody, files: readonly string[]): Fault[] {
  return mediaPlaces(body).flatMap(({ path, media, component }) => {
    const named = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
    const strange = (scheme: string): Fault[] => [
      fault(path, 'URL_TYPE_INVALID_SCHEME', `Scheme "${scheme}" is not supported.`),
    ];
    const scheme = media.url.split(':')[0] ?? '';
    if (named === undefined) return /^https?$/.test(scheme) && component?.type !== kinds.file ? [] : strange(scheme);
    return files.includes(named)
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
