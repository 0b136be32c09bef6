import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../home/make-folder.js';
import type { StoredFile } from '../types.js';
import type { Table } from './tables.js';

/** Uploaded files: a row in the journal, the bytes beside it (or in memory). */
export interface Files {
  add(row: StoredFile, bytes: Buffer): void;
  find(id: string): { row: StoredFile; bytes: Buffer } | undefined;
}

export function openFiles(rows: Table<StoredFile>, folder: string | undefined): Files {
  const home = folder && join(folder, 'files');
  if (home) makeFolder(home);
  const memory = new Map<string, Buffer>();
  return {
    add(row, bytes) {
      if (home) writeFileSync(join(home, row.id), bytes);
      else memory.set(row.id, bytes);
      rows.put(row.id, row);
    },
    find(id) {
      const row = rows.get(id);
      if (!row) return undefined;
      const path = home && join(home, row.id);
      const bytes = path ? (existsSync(path) ? readFileSync(path) : undefined) : memory.get(id);
      return bytes && { row, bytes };
    },
  };
}

const types = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['json', 'application/json'],
  ['csv', 'text/csv; charset=utf-8'],
  ['pdf', 'application/pdf'],
]);
export const typeOf = (filename: string): string =>
  types.get(filename.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream';

/** Width and height out of a PNG's header; other kinds are left unsaid. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24 || bytes.readUInt32BE(0) !== 0x89504e47) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
