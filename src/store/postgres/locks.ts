/** Advisory locks, each a pair of numbers. The first is ours: `LB` and a year. */
const OURS = 0x4c42_2026;

export const LOCKS = {
  /** Held while the schema is looked at and changed. */
  upgrade: [OURS, 1],
  /** Shared by every running Longbox; a process that needs the database for itself asks for it alone. */
  running: [OURS, 2],
} as const satisfies Record<string, readonly [number, number]>;
