import {
  type APIEmbed,
  AttachmentBuilder,
  type Client,
  type PermissionsBitField,
  type TextBasedChannel,
} from 'discord.js';
import { type CardIndex, hash, type Scene } from '../../kernel/index.js';
import { boardSheets, type Picture, type Theme } from '../../pictures/index.js';
import type { Settings } from '../people/settings.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { describeSheet } from './describe.js';
import { clip } from './escape.js';
import type { Translator } from './translator.js';

/** A finished picture, as it goes to Discord: it always has a description. */
export interface Shown {
  readonly name: string;
  readonly png: Uint8Array;
  readonly description: string;
}

export const fileOf = ({ name, png, description }: Shown): AttachmentBuilder =>
  new AttachmentBuilder(Buffer.from(png), { name, description: clip(description, LIMITS.fileDescription) });

export const imageOf = ({ name }: Pick<Shown, 'name'>): { url: string } => ({ url: `attachment://${name}` });

/** Whether a picture may be posted; unknown permissions count as sufficient. */
export const mayAttach = (permissions: Readonly<PermissionsBitField> | null | undefined): boolean =>
  permissions?.has('AttachFiles') ?? true;

/** In which pictures a server's messages come; null where it wants words, or no file may be attached there. */
export function themeOf({ pictures }: Settings, channel: TextBasedChannel, { user }: Client<true>): Theme | null {
  if (pictures === 'words') return null;
  return 'guild' in channel && !mayAttach(channel.permissionsFor(user)) ? null : pictures;
}

/** A picture yet to be drawn, with what it says. */
export interface Sketch extends Pick<Shown, 'name' | 'description'> {
  readonly picture: Picture;
}

/** The sketches of what is shown with an interaction: none where words are wanted, or no file may be attached. */
export const sketchesFor = (
  theme: Settings['pictures'],
  { appPermissions }: { readonly appPermissions: Readonly<PermissionsBitField> | null },
  sketches: Exhibit['sketches'],
): readonly Sketch[] => (theme === 'words' || !mayAttach(appPermissions) ? [] : sketches(theme));

/** The name of a file that tells what is on it: a message that has it already has that picture. */
export const nameByContent = (what: string, { svg }: Picture): string => `${what}-${hash(svg).slice(0, 12)}.png`;

/** The pictures of some sketches; null where one of them is not to be had: then all is shown in words. */
export async function drawnAll(
  sketches: readonly Sketch[],
  draw: (picture: Picture) => Promise<Uint8Array | null>,
): Promise<Shown[] | null> {
  const shown: Shown[] = [];
  for (const { picture, name, description } of sketches) {
    const png = await draw(picture);
    if (png === null) return null;
    shown.push({ name, png, description });
  }
  return shown;
}

/** The pictures of a table. */
export function boardSketches(
  scene: Scene,
  { say, theme, cards }: { say: Translator; theme: Theme; cards: CardIndex },
): Sketch[] {
  const sheets = boardSheets(scene, { say: said => say.plain(said), theme, cards });
  return sheets.map((picture, at) => ({
    picture,
    name: `board-${at + 1}.png`,
    description: describeSheet(scene, picture.panels, say),
  }));
}

/** An embed with its pictures: the first in it, the others after it, in embeds of the same colour. */
export function pictured(embed: APIEmbed, [first, ...rest]: readonly Pick<Shown, 'name'>[]): APIEmbed[] {
  const colour = embed.color === undefined ? {} : { color: embed.color };
  return [
    first === undefined ? embed : { ...embed, image: imageOf(first) },
    ...rest.map(one => ({ ...colour, image: imageOf(one) })),
  ];
}

/** A board with its pictures: where the match stands, then the pictures, and where that is wanted the same in words. */
export function withPictures(body: Body, pictures: readonly Shown[], words: boolean): Body {
  const [board, ...others] = (body.embeds ?? []) as APIEmbed[];
  if (board === undefined || pictures.length === 0) return body;
  const { fields = [], footer, ...head } = board;
  const colour = head.color === undefined ? {} : { color: head.color };
  const foot = footer === undefined ? {} : { footer };
  const below = words && fields.length > 0 ? [{ ...colour, fields }] : [];
  const shown = [...pictured(head, pictures), ...below];
  // The footer ends what is shown.
  const ended = shown.map((one, at) => (at === shown.length - 1 ? { ...one, ...foot } : one));
  return {
    ...body,
    embeds: [...ended, ...others],
    files: [...(body.files ?? []), ...pictures.map(fileOf)],
  };
}

/** Something to show in words, and in pictures if they're wanted: the words are the same either way. */
export interface Exhibit {
  body(pictures: readonly Pick<Shown, 'name'>[]): Body;
  sketches(theme: Theme): readonly Sketch[];
}
