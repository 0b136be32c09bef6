import type { BoardRow, Store } from '../../store/port.js';

/**
 * Where boards and their threads are. A board is drawn while its thread gets its news, and another process may hear that it
 * was deleted: so each writer changes only its own fields.
 */
export class Rows {
  private readonly posts: Pick<Store, 'board' | 'setBoard'>;

  constructor(posts: Pick<Store, 'board' | 'setBoard'>) {
    this.posts = posts;
  }

  /** A match's current row, or the given one if there is none yet. */
  async newest(row: BoardRow): Promise<BoardRow> {
    return (await this.posts.board(row.match)) ?? row;
  }

  /** Changes some fields of a row and keeps the current values of the others. Returns the whole row. */
  change(row: BoardRow, change: Partial<BoardRow>): Promise<BoardRow> {
    return this.posts.setBoard({ ...row, ...change }, Object.keys(change) as (keyof BoardRow)[]);
  }

  /** The same, unless nothing would change. */
  async keep(row: BoardRow, change: Partial<BoardRow>): Promise<BoardRow> {
    const isSame = Object.entries(change).every(([key, value]) => row[key as keyof BoardRow] === value);
    return isSame ? row : this.change(row, change);
  }
}
