import type { Note } from '../../kernel/index.js';

/** What was noted: for each name that a net knows, the row of its weights, and how much of it there is. */
export class Notes {
  readonly rows: number[] = [];
  readonly amounts: number[] = [];
  readonly note: Note;

  /** `rowOf` is undefined for a name that nothing has been learnt of. */
  constructor(rowOf: (name: string) => number | undefined) {
    this.note = (name, amount = 1) => {
      const row = amount === 0 ? undefined : rowOf(name);
      if (row === undefined) return;
      this.rows.push(row);
      this.amounts.push(amount);
    };
  }
}
