import {
  type Hindrance,
  isOver,
  type MatchRow,
  type ShownKind,
  type ShownRow,
  type ShownStore,
} from '../../src/store/index.js';

interface Row extends ShownRow {
  readonly leased: number;
  readonly holder: string | null;
}

const DAY = 24 * 60 * 60 * 1000;
const FREE = { leased: 0, holder: null } as const;
const FINE = { attempts: 0, obstacle: null, told: null } as const;

const isBehind = ({ wanted, shown }: Row): boolean => wanted > shown;
const plain = ({ leased: _, holder: _holder, ...row }: Row): ShownRow => row;
const order = (one: Row, other: Row): number =>
  Number(one.until !== null) - Number(other.until !== null) ||
  one.ready - other.ready ||
  one.changedAt - other.changedAt ||
  (one.subject < other.subject ? -1 : 1);

/** What is to be shown of matches, as lists in memory. */
export class ShownModel implements Omit<ShownStore, 'want' | 'wantDue'> {
  private rows: Row[] = [];

  /** A match has changed, or is wanted; perhaps with a note. */
  mark({ id, guild, updatedAt, status }: MatchRow, note: ShownRow['notes'][number]['note'] = null): void {
    const old = this.rows.find(({ subject }) => subject === id);
    const fresh = { kind: 'match', subject: id, guild, wanted: 0, shown: 0, notes: [], ...FINE, ...FREE } as const;
    const before = old ?? fresh;
    const wanted = before.wanted + 1;
    const until = isOver({ status }) ? updatedAt + DAY : null;
    const notes = note === null ? before.notes : [...before.notes, { n: wanted, note }];
    this.rows = this.rows.filter(row => row !== old);
    this.rows.push({ ...before, wanted, changedAt: updatedAt, ready: 0, until, notes });
  }

  async shown(kind: ShownKind, subject: string) {
    const found = this.rows.find(row => row.kind === kind && row.subject === subject);
    return found === undefined ? null : plain(found);
  }

  async claimShown(holder: string, now: number, leaseMs: number, limit: number) {
    const ready = this.rows.filter(row => isBehind(row) && row.ready <= now && row.leased <= now);
    const taken = new Set(ready.sort(order).slice(0, limit));
    const claimed = (row: Row): Row => ({ ...row, holder, leased: now + leaseMs, attempts: row.attempts + 1 });
    this.rows = this.rows.map(row => (taken.has(row) ? claimed(row) : row));
    return [...taken].map(row => plain(claimed(row)));
  }

  async holdShown(holder: string, _: ShownKind, subject: string, until: number): Promise<void> {
    this.change(subject, holder, () => ({ leased: until }));
  }

  async showed(holder: string, _: ShownKind, subject: string, wanted: number): Promise<void> {
    this.change(subject, holder, () => ({ ...FREE, ...FINE, shown: wanted }));
    this.rows = this.rows.filter(row => row.subject !== subject || row.until === null || isBehind(row));
  }

  async hinder(holder: string, _: ShownKind, subject: string, why: Hindrance): Promise<void> {
    const { obstacle, told } = why;
    this.change(subject, holder, row => ({ ...FREE, obstacle, told, ready: row.wanted > why.wanted ? 0 : why.ready }));
  }

  async restShown(...[holder, , subject, rest]: Parameters<ShownStore['restShown']>): Promise<void> {
    this.change(subject, holder, row => ({ ...FREE, ...FINE, ready: row.wanted > rest.wanted ? 0 : rest.ready }));
  }

  async hurryShown(_: ShownKind, subject: string): Promise<void> {
    this.rows = this.rows.map(row => (row.subject === subject ? { ...row, ready: 0 } : row));
  }

  async noteTold(_: ShownKind, subject: string, n: number): Promise<void> {
    this.rows = this.rows.map(row =>
      row.subject === subject ? { ...row, notes: row.notes.filter(note => note.n !== n) } : row,
    );
  }

  async wakeShown(which?: Parameters<ShownStore['wakeShown']>[0]): Promise<number> {
    const isMeant = (row: Row): boolean =>
      isBehind(row) &&
      (which === undefined || (row.obstacle !== null && which.obstacles.includes(row.obstacle))) &&
      (which?.guild === undefined || which.guild === row.guild) &&
      (which === undefined || row.ready > 0);
    const woken = (row: Row): Row => ({ ...row, ready: 0, ...(which === undefined && FREE) });
    const count = this.rows.filter(isMeant).length;
    this.rows = this.rows.map(row => (isMeant(row) ? woken(row) : row));
    return count;
  }

  async nextShown(): Promise<number | null> {
    const times = this.rows.filter(isBehind).map(({ ready, leased }) => Math.max(ready, leased));
    return times.length === 0 ? null : Math.min(...times);
  }

  private change(subject: string, holder: string, by: (row: Row) => Partial<Row>): void {
    this.rows = this.rows.map(row => (row.subject === subject && row.holder === holder ? { ...row, ...by(row) } : row));
  }
}
