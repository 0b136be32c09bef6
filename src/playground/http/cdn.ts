import type { ServerResponse } from 'node:http';
import { drawing } from '../people/people.js';
import type { World } from '../world/world.js';

/** Uploaded files and drawn portraits, each shut in so that an uploaded page or drawing cannot act. */
export function serveCdn(world: World, path: string, response: ServerResponse): void {
  const shut = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  const found = servedAt(world, path);
  if (!found) {
    response.writeHead(404, shut).end();
    return;
  }
  response.writeHead(200, { ...shut, 'content-type': found.type, 'cache-control': 'max-age=86400' });
  response.end(found.bytes);
}

function servedAt(world: World, path: string): { bytes: Buffer | string; type: string } | undefined {
  const [, , kind, first = '', second = ''] = path.split('/');
  const id = first.replace(/\.\w+$/, '');
  if (kind === 'avatars' || kind === 'icons') {
    const svg = drawing(world, id);
    return svg ? { bytes: svg, type: 'image/svg+xml' } : undefined;
  }
  const name = kind === 'attachments' ? second : kind === 'emojis' ? world.emojis.get(id)?.file : undefined;
  const file = name === undefined ? undefined : world.files.find(name);
  return file && { bytes: file.bytes, type: file.row.type };
}
