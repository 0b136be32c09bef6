import * as z from 'zod';
import type { Attachment, Channel, Snowflake } from '../types.js';

/** What a member asked cannot be done, said in words for that member (the page shows them). */
export class Mistake extends Error {}

export interface Asking {
  user: Snowflake;
  channel: Channel;
}

/** A file as a page sends it. */
export const fileShape = z.strictObject({ name: z.string(), base64: z.string() });

/** A file that came with an option or a modal, already stored. */
export type StoreUpload = (name: string, base64: string) => Attachment;
