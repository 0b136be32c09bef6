import * as z from 'zod';
import type { Attachment, Channel, Snowflake } from '../types.js';

/** What stands in the gaps of a text. */
export type Named = Readonly<Record<string, string | number | null | undefined>>;

/** What a member asked cannot be done, in English: the page says it in its own language, by its words for that. */
export class Mistake extends Error {
  /** Where the message has names and numbers in it: what it is without them, and they. */
  readonly apart: { readonly english: string; readonly named: Named } | undefined;
  constructor(english: string, named?: Named) {
    super(named ? english.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name])) : english);
    this.apart = named && { english, named };
  }
}

export interface Asking {
  user: Snowflake;
  channel: Channel;
}

/** A file as a page sends it. */
export const fileShape = z.strictObject({ name: z.string(), base64: z.string() });

/** A file that came with an option or a modal, already stored. */
export type StoreUpload = (name: string, base64: string) => Attachment;
