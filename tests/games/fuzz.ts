import { expect, test } from 'vitest';
import { copy, type Envelope, faceOf, type Game, Session, sample, Table, type Viewer } from '../../src/kernel/index.js';
import { type Begun, begin, playOn } from '../corpus.js';
import { soak } from '../soak.js';

/** Everything of a table that reaches one viewer, as one text. */
function reaches<S, O>(table: Table<S, O>, viewer: Viewer): string {
  return JSON.stringify({
    scene: table.game.view(table.state, viewer),
    prompts: table.prompts.map(prompt =>
      prompt.seat === viewer
        ? { prompt, refused: table.refused(prompt.number) }
        : { number: prompt.number, seat: prompt.seat, reason: prompt.reason, trail: prompt.trail },
    ),
    log: table.log.map(line => ({ n: line.n, why: line.why, ...faceOf(line, viewer) })),
    outcome: table.outcome,
  });
}

/** The table at its last snapshot, with what a viewer may not see as `change` leaves it, played on to the next question. */
function resumed<S, O>({ game, setup, snapshot }: Table<S, O>, change: (state: S) => S): Table<S, O> {
  const envelope = JSON.parse(snapshot.json) as Envelope<S>;
  const json = JSON.stringify({ ...envelope, state: change(envelope.state) });
  return Table.resume(game, setup, { seq: snapshot.seq, json }, []);
}

/** Deals what is hidden again, and holds what a viewer gets against what it was. False where that cannot be compared. */
function dealsAnew<S, O>({ table, random }: Begun<S, O>, viewer: Viewer): boolean {
  const same = resumed(table, state => state);
  // Not where the action itself shows something that was hidden, before anybody is asked.
  if (same.envelope.shown !== (JSON.parse(table.snapshot.json) as Envelope<S>).shown) return false;
  const other = resumed(table, state => table.game.sample(state, viewer, random));
  expect(reaches(other, viewer)).toBe(reaches(same, viewer));
  return true;
}

/** What random matches hold of a game at every number of seats. `open`: the ruling that says what lies open, where it has one. */
export function fuzzes<S, O>(game: Game<S, O>, open?: string): void {
  const seatsAt = (more: number): number => Math.min(game.seats.min + more, game.seats.max);
  const ruling = open === undefined ? '' : ` (${open})`;

  test('matches go on identically when they are resumed, and undone and played again', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { table, random } = begin(game, seatsAt(seed % 4), `again ${seed}`);
      const session = new Session(table, { runner: 'again', audit: true });
      for (let at = 0; at < 60 && session.table.outcome === null; at++) {
        const prompt = random.pick(session.prompts);
        session.answer(prompt.number, prompt.seat, sample(prompt, random));
      }
    }
  });

  test('a position that is written and read again is the same position, as is what a viewer may imagine it to be', () => {
    for (let seed = 0; seed < 40; seed++) {
      const begun = begin(game, seatsAt(seed % 7), `position ${seed}`);
      const { table, random } = begun;
      playOn(begun, random.int(150));
      // As of the last action boundary: what a document holds.
      const { state } = JSON.parse(table.snapshot.json) as Envelope<S>;
      const viewer = seed % 5 === 0 ? 'public' : random.int(table.setup.seats.length);
      for (const told of [state, game.sample(state, viewer, random)]) {
        const written = game.position.write(told);
        const again = game.position.read(copy(written), table.setup.options, [], () => random);
        expect(game.position.write(again)).toEqual(written);
      }
    }
  });

  test(`what is hidden and dealt again changes nothing that a viewer gets${ruling}`, () => {
    const deals = soak(500, 60);
    let compared = 0;
    for (let seed = 0; compared < deals; seed++) {
      const begun = begin(game, seatsAt(seed % 7), `privacy ${seed}`);
      const { table, random } = begun;
      playOn(begun, random.int(140));
      if (table.outcome !== null) continue;
      const viewer = seed % 5 === 0 ? 'public' : random.int(table.setup.seats.length);
      if (dealsAnew(begun, viewer)) compared++;
    }
  });
}
