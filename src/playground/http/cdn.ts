import type { ServerResponse } from 'node:http';
import { drawing } from '../people/people.js';
import type { World } from '../world/world.js';

/** Uploaded files and drawn portraits, each shut in so that an uploaded page or drawing cannot act. */
export function serveCdn(world: World, path: string, response: ServerResponse): void {
  const shut = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  const send = (bytes: Buffer | string, type: string): void => {
    response.writeHead(200, { ...shut, 'content-type': type, 'cache-control': 'max-age=86400' });
    response.end(bytes);
  };
  const [, , kind, first = '', second = ''] = path.split('/');
  if (kind === 'attachments') {
    const file = world.files.find(second);
    if (file) {
      send(file.bytes, file.row.type);
      return;
    }
  }
  if (kind === 'emojis') {
    const emoji = world.emojis.get(first.replace(/\.\w+$/, ''));
    const file = emoji && world.files.find(emoji.file);
    if (file) {
      send(file.bytes, file.row.type);
      return;
    }
  }
  if (kind === 'avatars' || kind === 'icons') {
    const svg = drawing(world, first.replace(/\.\w+$/, ''));
    if (svg) {
      send(svg, 'image/svg+xml');
      return;
    }
  }
  response.writeHead(404, shut).end();
}
