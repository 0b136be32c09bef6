import { createHash } from 'node:crypto';
import type { Sketch } from '../render/pictures.js';
import { type Body, QUIET } from '../reply/reply.js';

/**
 * A hash that is equal for messages that look the same: their words, and what their pictures show, drawn or not.
 * Who a message pinged when it was sent doesn't count.
 */
export function looksOf({ files: _, ...words }: Body, sketches: readonly Sketch[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...words, allowedMentions: QUIET }));
  for (const { name, description, picture } of sketches)
    hash.update(JSON.stringify([name, description])).update(picture.svg);
  return hash.digest('base64');
}
