import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIUnfurledMediaItem,
  ComponentType,
  type Message,
} from 'discord.js';

/** The picture that a menu shows, by its attachment's id and its file's name. Files that a layout shows are found in its components. */
export function pictureIn(message: Message): { readonly id: string; readonly name: string } | null {
  const { components } = message.toJSON() as { components?: readonly APIComponentInContainer[] };
  const [first] = mediaIn(components ?? []);
  const id = first?.attachment_id;
  if (first === undefined || id === undefined) return null;
  return { id, name: new URL(first.url).pathname.split('/').at(-1) ?? '' };
}

const mediaIn = (list: readonly (APIComponentInContainer | APIContainerComponent)[]): APIUnfurledMediaItem[] =>
  list.flatMap(one => {
    if (one.type === ComponentType.Container) return mediaIn(one.components);
    return one.type === ComponentType.MediaGallery ? one.items.map(({ media }) => media) : [];
  });
