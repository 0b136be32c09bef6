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

/** What nets of a game say: which answer to choose, and how likely a table is to be won. */
export const NETS = ['choice', 'odds'] as const;
export type Kind = (typeof NETS)[number];

/** Where nets are that come with this project. */
export const netFolder = (): string => join(packageRoot(), 'src', 'opponents', 'nets');

/** The name of a net's file. */
export const netName = (game: string, kind: Kind): string => `${game}-${kind}.net`;

const known = new Map<string, Known | null>();

/** What has been learnt of a game; null where nothing has. Read once. */
export function netFor(game: string, kind: Kind): Known | null {
  const file = join(netFolder(), netName(game, kind));
  const found = known.get(file);
  if (found !== undefined) return found;
  const read = existsSync(file) ? netOf(readFileSync(file)) : null;
  known.set(file, read);
  return read;
}

function netOf(file: Uint8Array): Known {
  const { names, ...weights } = unpack(file);
  const rows = new Map(names.map((name, row) => [name, row]));
  return { net: new Net(weights), notes: () => new Notes(name => rows.get(name)) };
}
