import { describe, expect, test } from 'vitest';
import { playDocument } from '../../src/cli/document.js';
import { reportOf } from '../../src/cli/play.js';
import { games } from '../../src/games/index.js';
import { Chance, copy, type Game } from '../../src/kernel/index.js';
import { openingOf, playOut } from './matches.js';

/** Of so many boundaries one is compared, beside the last one of each match. */
const ONE_OF = 12;

const tables = [...games].flatMap((game): [string, number, Game][] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => [game.id, game.seats.min + at, game]),
);

describe.each(tables)('random matches of %s with %i seats', (_, seats, game) => {
  test('a printed position reads back as the same table, at boundaries on the way and at the end', () => {
    for (let match = 0; match < 3; match++) {
      const opening = openingOf(game, seats, `round trip ${game.id} ${seats} ${match}`);
      const random = new Chance(opening.seed).stream('boundaries');
      const outcome = playOut(game, opening, desk => {
        const { outcome: end } = desk.table;
        if (end === null && random.int(ONE_OF) > 0) return;
        const { log: _log, logs: _logs, ...printed } = reportOf(game, desk.standing).json;
        const { position, since } = printed;
        const again = playDocument(game, { ...opening, position: copy(position) as Record<string, unknown>, answers: [...since] });
        const { log: _none, logs: _nones, ...reread } = reportOf(game, again).json;
        expect(reread).toEqual(printed);
        expect(again.table.outcome).toEqual(end);
        if (end !== null) expect(printed).toMatchObject({ pending: [], since: [], outcome: { places: end.places } });
      });
      expect(outcome.places).toHaveLength(seats);
    }
  });
});
