import { Queues } from '../../matches/play/queues.js';
import type { BoardRow, Store } from '../../store/port.js';

/** Where boards and their threads stand. A board is drawn while its thread is told, so each changes only what is its own. */
export class Rows {
  private readonly posts: Pick<Store, 'board' | 'setBoard'>;
  private readonly queues = new Queues();

  constructor(posts: Pick<Store, 'board' | 'setBoard'>) {
    this.posts = posts;
  }

  /** A match's row as it is by now; the other where there is none yet. */
  async newest(row: BoardRow): Promise<BoardRow> {
    return (await this.posts.board(row.match)) ?? row;
  }

  /** Changes some of a row and leaves the rest as it is by now. Returns all of it. */
  change(row: BoardRow, change: Partial<BoardRow>): Promise<BoardRow> {
    return this.queues.take(row.match, async () => {
      const changed = { ...(await this.newest(row)), ...change };
      await this.posts.setBoard(changed);
      return changed;
    });
  }

  /** The same, where it isn't so already. */
  async keep(row: BoardRow, change: Partial<BoardRow>): Promise<BoardRow> {
    const isSame = Object.entries(change).every(([key, value]) => row[key as keyof BoardRow] === value);
    return isSame ? row : this.change(row, change);
  }
}
