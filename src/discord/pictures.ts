import { setTimeout as sleep } from 'node:timers/promises';
import { AttachmentBuilder, type ChatInputCommandInteraction, type PermissionsBitField } from 'discord.js';
import type { Scene } from '../kernel/index.js';
import { boardSheets, type Picture, type Studio, type Theme } from '../pictures/index.js';
import type { House } from './house.js';
import { LIMITS } from './limits.js';
import { describeSheet } from './render/describe.js';
import { clip } from './render/escape.js';
import type { Say } from './render/say.js';
import type { Body } from './reply.js';
import { readPreferences } from './settings.js';

/** Milliseconds a command waits for a picture; Discord waits three seconds for the command. */
const SOON = 1500;

/** A finished picture, as it goes to Discord: it always has a description. */
export interface Shown {
  readonly name: string;
  readonly png: Uint8Array;
  readonly description: string;
}

export const fileOf = ({ name, png, description }: Shown): AttachmentBuilder =>
  new AttachmentBuilder(Buffer.from(png), { name, description: clip(description, LIMITS.fileDescription) });

export const imageOf = ({ name }: Pick<Shown, 'name'>): { url: string } => ({ url: `attachment://${name}` });

/** Whether a picture may be posted; unknown permissions are taken for enough. */
export const mayAttach = (permissions: Readonly<PermissionsBitField> | null | undefined): boolean =>
  permissions?.has('AttachFiles') ?? true;

/** The pictures of a table; null where it has to be shown in words. */
export async function boardPictures(studio: Studio, scene: Scene, say: Say, theme: Theme): Promise<Shown[] | null> {
  const shown: Shown[] = [];
  for (const [at, sheet] of boardSheets(scene, { say: said => say.plain(said), theme }).entries()) {
    const png = await studio.draw(sheet);
    if (png === null) return null;
    shown.push({ name: `board-${at + 1}.png`, png, description: describeSheet(scene, sheet.panels, say) });
  }
  return shown;
}

/** A picture somebody waits for; null when it is not there soon: then they get words. */
async function drawnSoon(studio: Studio, picture: Picture): Promise<Uint8Array | null> {
  return Promise.race([studio.draw(picture, true), sleep(SOON, null, { ref: false })]);
}

/** A board with its pictures: where the match stands, then the pictures, then the same in words. */
export function withPictures(body: Body, pictures: readonly Shown[]): Body {
  const [board, ...others] = (body.embeds ?? []) as { fields?: unknown[]; footer?: object; color?: number }[];
  const [first, ...rest] = pictures;
  if (board === undefined || first === undefined) return body;
  const { fields = [], footer, ...head } = board;
  const colour = head.color === undefined ? {} : { color: head.color };
  const words = { ...colour, ...(fields.length > 0 && { fields }), ...(footer !== undefined && { footer }) };
  return {
    ...body,
    embeds: [
      { ...head, image: imageOf(first) },
      ...rest.map(one => ({ ...colour, image: imageOf(one) })),
      ...(fields.length > 0 || footer !== undefined ? [words] : []),
      ...others,
    ] as NonNullable<Body['embeds']>,
    files: [...(body.files ?? []), ...pictures.map(fileOf)],
  };
}

/** A picture that a command asks for, in the colours this person has chosen; null where they get words alone. */
export async function lookedUp(
  interaction: ChatInputCommandInteraction,
  { studio, store }: Pick<House, 'studio' | 'store'>,
  sketch: (theme: Theme) => { picture: Picture; name: string; description: string },
): Promise<Shown | null> {
  const { pictures: theme } = readPreferences(await store.playerPreferences(interaction.user.id));
  if (theme === 'words' || !mayAttach(interaction.appPermissions)) return null;
  const { picture, name, description } = sketch(theme);
  const png = await drawnSoon(studio, picture);
  return png === null ? null : { name, png, description };
}
