import {
  copy,
  difference,
  type Envelope,
  type Game,
  hash,
  type LogEntry,
  type Prompt,
  Session,
  type Setup,
  type Table,
  type Viewer,
  verify,
  type Witness,
} from '../../kernel/index.js';
import { Dice } from './dice.js';
import type { Given } from './match.js';
import { privacy } from './privacy.js';

/** Sees everything that a checked match shows to anybody. */
export interface CheckWitness extends Witness {
  /** Of each answer, as the match is played and again as it is checked. */
  answered?(): void;
  prompt?(prompt: Prompt, table: Table<unknown>): void;
  log?(line: LogEntry, viewer: Viewer): void;
}

/**
 * Gives the answers of a match again, the thorough way: everything recorded and audited, each answer undone, the
 * table taken up again from its snapshot and the answer given once more, nothing shown that depends on what its viewer may not see, and the whole re-executed from set-up in the end. @throws Error on the first difference
 */
export function checkMatch(
  game: Game,
  setup: Setup,
  given: readonly Given[],
  reached: Readonly<Envelope<unknown>>,
  witness: CheckWitness = {},
): void {
  let answers = 0;
  const session = Session.begin(game, setup, { audit: true, witness, runner: 'again' });
  const dice = new Dice(`privacy of ${setup.seed}`);
  const seen = () => {
    for (const prompt of session.prompts) witness.prompt?.(prompt, session.table);
    privacy(session.table, dice);
  };
  seen();
  for (const { seat, answer } of given) {
    const prompt = session.prompts.find(candidate => candidate.seat === seat);
    if (prompt === undefined)
      throw new Error(`answer ${answers + 1} of a recorded match finds no prompt for seat ${seat}`);
    session.answer(prompt.number, seat, answer);
    answers++;
    witness.answered?.();
    seen();
  }
  if (session.table.outcome === null) throw new Error('recorded, the match is not over where it was unrecorded');
  same('recorded and unrecorded, a match ends differently', reached.state, session.table.state);
  same('recorded and unrecorded, a match draws differently', reached.streams, session.table.envelope.streams);
  const again = verify(game, setup, session.moves, session.snapshots);
  if (again.hash() !== session.table.hash())
    throw new Error(`re-executed, the match ends differently: ${hash(again.hash()).slice(0, 12)}`);
  readLog(session.log, setup, witness);
  const decks = setup.seats.map(seat => seat.deck);
  same('the log cannot be counted', game.facts(session.log, decks), copy(game.facts(session.log, decks)));
}

function same(what: string, one: unknown, other: unknown): void {
  const found = difference(one, other);
  if (found.length > 0) throw new Error(`${what}: ${found.join('; ')}`);
}

function readLog(log: readonly LogEntry[], setup: Setup, { log: read }: CheckWitness): void {
  if (read === undefined) return;
  const viewers: Viewer[] = ['public', ...setup.seats.keys()];
  for (const line of log) for (const viewer of viewers) read(line, viewer);
}
