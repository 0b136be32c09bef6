import type * as files from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import Database from 'better-sqlite3';
import { backupDatabase } from '../../src/store/index.js';
import { connect } from '../../src/store/sqlite/connection.js';

/** A process that copies or upgrades a database and is killed at a named point of it. */
const [, , work = '', database = '', other = '', point = ''] = process.argv;

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};

const points: Readonly<Record<string, () => void>> = {
  copying() {
    const { backup } = Database.prototype;
    Database.prototype.backup = function (target) {
      return backup.call(this, target, { progress: die });
    };
  },
  copied: () => replaceLink(() => die),
  named: () =>
    replaceLink(link => (from, to) => {
      link(from, to);
      die();
    }),
  upgrading() {
    const { exec } = Database.prototype;
    Database.prototype.exec = function (sql) {
      return /since/.test(sql) ? die() : exec.call(this, sql);
    };
  },
};

function replaceLink(by: (link: typeof files.linkSync) => typeof files.linkSync): void {
  const fs = createRequire(import.meta.url)('node:fs') as { linkSync: typeof files.linkSync };
  fs.linkSync = by(fs.linkSync);
  syncBuiltinESMExports();
}

points[point]?.();
if (work === 'backup') await backupDatabase(database, other);
else connect(database, other);
