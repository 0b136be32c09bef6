import type { Attachment, Channel, Snowflake } from '../types.js';

/** What a member asked cannot be done, said in words for that member (the page shows them). */
export class Mistake extends Error {}

export interface Asking {
  user: Snowflake;
  channel: Channel;
}

/** A file that came with an option or a modal, already stored. */
export type StoreUpload = (name: string, base64: string) => Attachment;
