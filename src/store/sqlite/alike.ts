import { closeSync, openSync, readSync, statSync } from 'node:fs';

const PIECE = 1 << 20;

/** Whether two files hold the same, looked at piece by piece: databases may be larger than memory. */
export function areAlike(one: string, other: string): boolean {
  if (statSync(one).size !== statSync(other).size) return false;
  const files = [openSync(one, 'r'), openSync(other, 'r')] as const;
  try {
    const [left, right] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)];
    for (;;) {
      const read = readSync(files[0], left, 0, PIECE, null);
      if (read === 0) return true;
      if (readSync(files[1], right, 0, read, null) < read || left.compare(right, 0, read, 0, read) !== 0) return false;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}
