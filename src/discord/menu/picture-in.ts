import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIUnfurledMediaItem,
  ComponentType,
  type Message,
} from 'discord.js';

/** A picture in a message, by its attachment's id and its file's name. */
export interface PictureThere {
  readonly id: string;
  readonly name: string;
}

/** The picture that a menu shows. Files that a layout shows are found in its components. */
export function pictureIn(message: Message): PictureThere | null {
  const components = message.components.map(one => one.toJSON() as APIComponentInContainer | APIContainerComponent);
  const [first] = mediaIn(components);
  const id = first?.attachment_id;
  if (first === undefined || id === undefined) return null;
  return { id, name: new URL(first.url).pathname.split('/').at(-1) ?? '' };
}

const mediaIn = (list: readonly (APIComponentInContainer | APIContainerComponent)[]): APIUnfurledMediaItem[] =>
  list.flatMap(one => {
    if (one.type === ComponentType.Container) return mediaIn(one.components);
    return one.type === ComponentType.MediaGallery ? one.items.map(({ media }) => media) : [];
  });
