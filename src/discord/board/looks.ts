import { createHash } from 'node:crypto';
import type { Sketch } from '../render/pictures.js';
import { type Body, QUIET } from '../reply/reply.js';

/**
 * A hash that is the same for messages that look the same: their words, and what their pictures show, drawn or yet to be.
 * Whom a message called when it was sent doesn't show.
 */
export function looksOf({ files: _, ...words }: Body, sketches: readonly Sketch[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...words, allowedMentions: QUIET }));
  for (const { name, description, picture } of sketches)
    hash.update(JSON.stringify([name, description])).update(picture.svg);
  return hash.digest('base64');
}
