import {
  copy,
  difference,
  type Envelope,
  faceOf,
  keysOf,
  type LogEntry,
  type Prompt,
  Table,
  type Viewer,
} from '../../kernel/index.js';
import type { Dice } from './dice.js';

/**
 * Changes all that a viewer may not see, and holds what they are shown against what they were shown before: the scene at
 * any time, and where a question follows right on an action boundary, the questions and the log as well.
 * @throws Error naming what tells
 */
export function privacy(table: Table<unknown>, dice: Dice): void {
  const viewers: Viewer[] = ['public', ...table.setup.seats.keys()];
  const boundary = JSON.parse(table.snapshot.json) as Envelope<unknown>;
  const atBoundary = difference(boundary.state, table.state, 1).length === 0;
  for (const viewer of viewers) {
    const { game } = table;
    const other = game.sample(copy(table.state), viewer, dice);
    same(viewer, 'scene', game.view(table.state, viewer), game.view(other, viewer));
    if (!atBoundary || table.outcome !== null) continue;
    const before = resumed(table, boundary);
    const after = resumed(table, { ...boundary, state: other });
    // Among partners, who is asked may tell what they hold: then the table has gone on differently, and cannot be compared.
    if (game.partners === true && !sameAsked(before, after)) continue;
    same(viewer, 'questions', asked(before, viewer), asked(after, viewer));
    same(viewer, 'log', before.log.map(read(viewer)), after.log.map(read(viewer)));
  }
}

const resumed = (table: Table<unknown>, envelope: Envelope<unknown>): Table<unknown> =>
  Table.resume(table.game, table.setup, { seq: 0, json: JSON.stringify(envelope) }, []);

const read =
  (viewer: Viewer) =>
  (line: LogEntry): unknown => ({ ...faceOf(line, viewer), n: line.n, depth: line.depth, why: line.why });

/** What a viewer knows of the open questions: their own with all that is in them, of others' that they are asked. */
const asked = (table: Table<unknown>, viewer: Viewer): unknown[] =>
  table.prompts.map(prompt =>
    prompt.seat === viewer
      ? {
          ...prompt,
          refused: table.refused(prompt.number),
          previews: keysOf(prompt).map(key => table.preview(prompt.number, key)),
        }
      : outside(prompt),
  );

const sameAsked = (one: Table<unknown>, other: Table<unknown>): boolean =>
  JSON.stringify(one.prompts.map(outside)) === JSON.stringify(other.prompts.map(outside));

const outside = ({ number, seat, reason, source, trail }: Prompt) => ({ number, seat, reason, source, trail });

function same(viewer: Viewer, what: string, before: unknown, after: unknown): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const where = difference(copy(before), copy(after), 3).join('; ');
  const who = viewer === 'public' ? 'the public' : `seat ${viewer}`;
  throw new Error(`what ${who} may not see shows in their ${what}: ${where || 'its order'}`);
}
