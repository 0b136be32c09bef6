import { describe, expect, test } from 'vitest';
import { playDocument, type Standing, standingOf } from '../../src/cli/document.js';
import { reportOf } from '../../src/cli/play.js';
import { games } from '../../src/games/index.js';
import { Chance, copy, type Game } from '../../src/kernel/index.js';
import { openingOf, playOut } from './matches.js';

const MATCHES = 2;
/** Of so many boundaries on the way one is compared; the last one of each match always is. */
const ONE_OF = 15;

const tables = games.flatMap(game =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => ({
    game,
    name: game.id,
    seats: game.seats.min + at,
  })),
);

/** What `play` prints of a table, but for its log and what was taken without asking: those are of the way there. */
function printed(game: Game, standing: Standing<unknown>): Readonly<Record<string, unknown>> {
  const json = copy(reportOf(game, standing).json as Record<string, unknown>);
  delete json.log;
  delete json.logs;
  delete json.forced;
  return json;
}

describe.each(tables)('random matches of $name with $seats seats', ({ game, seats }) => {
  test('a printed position reads back as the same table, on the way and at the end', () => {
    for (let match = 0; match < MATCHES; match++) {
      const opening = openingOf(game, seats, `round trip ${game.id} ${seats} ${match}`);
      const random = new Chance(opening.seed).stream('boundaries');
      playOut(game, opening, desk => {
        const { outcome } = desk.table;
        if (outcome === null && random.int(ONE_OF) > 0) return;
        const standing = standingOf(desk);
        const { position, since } = standing;
        const again = playDocument(game, { ...opening, position: copy(position) as never, answers: [...since] });
        expect(printed(game, again)).toEqual(printed(game, standing));
        expect(again.table.outcome).toEqual(outcome);
        if (outcome !== null) expect(again.table.prompts).toEqual([]);
      });
    }
  });
});
