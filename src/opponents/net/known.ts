import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../home/index.js';
import { unpack } from './file.js';
import { Net } from './net.js';
import { Notes } from './notes.js';

/** A net, and what writes down what it may go by. */
export interface Known {
  readonly net: Net;
  readonly notes: () => Notes;
}

/** Where `learn` writes what it has learnt of a game. */
export const netFile = (game: string): string => join(packageRoot(), 'src', 'opponents', 'nets', `${game}.net`);

const known = new Map<string, Known | null>();

/** What has been learnt of a game; null where nothing has. Read once. */
export function netFor(game: string): Known | null {
  const found = known.get(game);
  if (found !== undefined) return found;
  const file = netFile(game);
  const read = existsSync(file) ? netOf(readFileSync(file)) : null;
  known.set(game, read);
  return read;
}

function netOf(file: Uint8Array): Known {
  const { names, ...weights } = unpack(file);
  const rows = new Map(names.map((name, row) => [name, row]));
  return { net: new Net(weights), notes: () => new Notes(name => rows.get(name)) };
}
