import type { Json } from '../../kernel/index.js';
import type { Lane } from '../due-port.js';
import type { Kit } from './kit.js';

/** What is to be done, and what is left of failures. */
export function dueTables({ table, index, uniqueIndex, text, int, counter, json }: Kit) {
  /**
   * `ready` is when a row may be taken: its time, or while somebody works on it the end of their lease. One that is set
   * aside is not taken at all until it is retried.
   */
  const due = table(
    'due',
    {
      // Never used twice: who finishes what was meanwhile scheduled again must not hit its successor.
      id: counter('id'),
      kind: text('kind').notNull(),
      subject: text('subject').notNull(),
      at: int('at').notNull(),
      ready: int('ready').notNull(),
      payload: json<Json>('payload'),
      lane: text('lane').$type<Lane>().notNull().default('clock'),
      owner: text('owner'),
      failures: int('failures').notNull().default(0),
      problem: text('problem'),
      aside: int('aside'),
    },
    columns => [
      uniqueIndex('due_once').on(columns.kind, columns.subject),
      index('due_by_lane').on(columns.lane, columns.aside, columns.ready),
    ],
  );

  /** No reference to the match: a failure's bundle outlives it. */
  const bundles = table('bundles', {
    id: counter('id'),
    match: text('match').notNull(),
    at: int('at').notNull(),
    bundle: json<Json>('bundle'),
  });

  return { due, bundles };
}
