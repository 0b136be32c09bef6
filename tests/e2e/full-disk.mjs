// Loaded before the program: the disk is full as soon as it writes to the place that FULL_DISK names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import Database from 'better-sqlite3';

const { mkdirSync } = fs;
fs.mkdirSync = (path, ...rest) => {
  if (process.env.FULL_DISK !== 'playground' || !String(path).includes('playground')) return mkdirSync(path, ...rest);
  throw Object.assign(new Error(`ENOSPC: no space left on device, mkdir '${path}'`), { code: 'ENOSPC' });
};
syncBuiltinESMExports();

const { pragma } = Database.prototype;
Database.prototype.pragma = function (...args) {
  const found = pragma.apply(this, args);
  // The last setting before the tables are made: from here on SQLite finds no more room.
  if (process.env.FULL_DISK === 'database' && args[0] === 'foreign_keys = ON') pragma.call(this, 'max_page_count = 1');
  return found;
};
