import { createHash } from 'node:crypto';
import type { Body } from '../reply/reply.js';

/** The same for messages that look the same, down to the bytes of their pictures. */
export function fingerprint({ files = [], ...words }: Body): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) {
    const { attachment, ...about } = file as { attachment: Uint8Array };
    hash.update(JSON.stringify(about)).update(attachment);
  }
  return hash.digest('base64');
}
