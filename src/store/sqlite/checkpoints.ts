import type Database from 'better-sqlite3';

/** Nobody has written for so long, in milliseconds: then nobody waits. */
const IDLE = 200;
/** Fewer writes are left in the journal: each time costs the disk as much as several of them. */
const WORTH = 100;
/** Pages of the journal at which a writer moves them after all, so that it stays below some 16 MB. */
const MOST = 4000;

/**
 * Moves what was written from the journal to the database's file when nobody waits for it. By itself SQLite does so every
 * thousand pages within a write, and one click in a hundred would wait for some dozen milliseconds of disk.
 */
export class Checkpoints {
  private readonly sqlite: Database.Database;
  private readonly timer: NodeJS.Timeout;
  private writes = 0;

  constructor(sqlite: Database.Database) {
    this.sqlite = sqlite;
    sqlite.pragma(`wal_autocheckpoint = ${MOST}`);
    this.timer = setTimeout(() => this.move(), IDLE).unref();
  }

  /** Something has just been written. */
  wrote(): void {
    this.writes++;
    this.timer.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private move(): void {
    if (this.writes < WORTH) return;
    this.writes = 0;
    try {
      this.sqlite.pragma('wal_checkpoint(PASSIVE)');
    } catch {
      // What was written is safe in the journal. If the disk is full or broken, the next write says so.
    }
  }
}
