import { AttachmentBuilder } from 'discord.js';
import { fold } from '../../decks/fold.js';

/** A file of text, as it goes to Discord: it always has a description. */
export const textFile = (name: string, written: string, description: string): AttachmentBuilder =>
  new AttachmentBuilder(Buffer.from(written), { name, description });

/** The letters and figures of what people have named, for the name of a file. */
export const fileName = (name: string, otherwise: string): string =>
  fold(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? otherwise;
