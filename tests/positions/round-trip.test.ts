import { describe, expect, test } from 'vitest';
import type { Desk } from '../../src/cli/desk.js';
import { playDocument } from '../../src/cli/document.js';
import { reportOf } from '../../src/cli/play.js';
import { games } from '../../src/games/index.js';
import { Chance, copy } from '../../src/kernel/index.js';
import { openingOf, playOut } from './matches.js';

/** Of so many boundaries on the way one is compared; the last one of a match always is. */
const ONE_OF = 10;

const tables = games.flatMap(game =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => ({
    game,
    name: game.id,
    seats: game.seats.min + at,
  })),
);

/** What `play` prints of a table, but for its log and what was taken without asking: those are of the way there. */
function printed(desk: Desk): Readonly<Record<string, unknown>> {
  const json = copy(reportOf(desk).json as Record<string, unknown>);
  delete json.log;
  delete json.logs;
  delete json.forced;
  return json;
}

describe.each(tables)('a random match of $name with $seats seats', ({ game, name, seats }) => {
  test('prints positions that read back as the same table, on the way and at the end', () => {
    const opening = openingOf(game, seats, `round trip ${name} ${seats}`);
    const random = new Chance(opening.seed).stream('boundaries');
    playOut(game, opening, desk => {
      const { outcome } = desk.table;
      if (outcome === null && random.int(ONE_OF) > 0) return;
      const { position, answers } = desk;
      const again = playDocument(game, { ...opening, position: position as never, answers });
      expect(printed(again)).toEqual(printed(desk));
      expect(again.table.outcome).toEqual(outcome);
      if (outcome !== null) expect(again.table.prompts).toEqual([]);
    });
  });
});
