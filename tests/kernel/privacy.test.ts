import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  Chance,
  copy,
  type Envelope,
  faceOf,
  type Game,
  type Prompt,
  Session,
  Table,
  type Viewer,
} from '../../src/kernel/index.js';
import { type ToySession, type ToyTable, whim, whims } from './play.js';
import { type ToyOptions, type ToyState, toySetup, toyWith } from './toy.js';

type ToyGame = Game<ToyState, ToyOptions>;

/** All that reaches a viewer, as text: their scene, their questions and those of others from outside, the log. */
function shown(table: ToyTable, viewer: Viewer): string {
  const outside = ({ number, seat, reason, trail }: Prompt) => ({ number, seat, reason, trail });
  return JSON.stringify({
    scene: table.game.view(table.state, viewer),
    prompts: table.prompts.map(prompt =>
      prompt.seat === viewer ? { ...prompt, refused: table.refused(prompt.number) } : outside(prompt),
    ),
    log: table.log.map(line => ({ ...faceOf(line, viewer), n: line.n, depth: line.depth, why: line.why })),
  });
}

/** The table as it stood at its last boundary, and another that differs only in what the viewer may not see. */
function twins(table: ToyTable, viewer: Viewer, seed: number): [ToyTable, ToyTable] {
  const envelope = JSON.parse(table.snapshot.json) as Envelope<ToyState>;
  const state = table.game.sample(copy(envelope.state), viewer, new Chance(`hidden ${seed}`).stream('deal'));
  const resume = (one: Envelope<ToyState>): ToyTable =>
    Table.resume(table.game, table.setup, { seq: 0, json: JSON.stringify(one) }, []);
  return [resume(envelope), resume({ ...envelope, state })];
}

/** Where anybody is shown something that depends on what they may not see. */
function leaks(game: ToyGame, seed: number): string[] {
  const found: string[] = [];
  const random = whims(seed);
  const session: ToySession = Session.begin(game, toySetup(`privacy ${seed}`, { seats: 2 + (seed % 3) }));
  for (let at = 0; at < 25 && session.table.outcome === null; at++) {
    const { prompt, answer } = whim(session.prompts, random);
    session.answer(prompt.number, prompt.seat, answer);
    if (session.table.outcome !== null) break;
    const viewers: Viewer[] = ['public', ...session.table.setup.seats.keys()];
    for (const viewer of viewers) {
      const [one, other] = twins(session.table, viewer, at);
      if (shown(one, viewer) !== shown(other, viewer)) found.push(`${viewer} after ${at}`);
    }
  }
  return found;
}

describe('what a viewer may not see', () => {
  test.prop([fc.integer({ min: 0, max: 10_000 })], { numRuns: 20 })('changes nothing that reaches them', seed => {
    expect(leaks(toyWith(seed % 2 === 0 ? 'at once' : 'boundary'), seed)).toEqual([]);
  });

  test('is not the same at the other table: something was hidden', () => {
    const table = Table.begin(toyWith('at once'), toySetup('hidden'));
    const [one, other] = twins(table, 'public', 1);
    expect(other.state).not.toEqual(one.state);
    expect(shown(other, 0)).not.toBe(shown(one, 0));
  });

  test('would be found in a scene, a question or a log line that tells', () => {
    const honest = toyWith('at once');
    const openHands: ToyGame = { ...honest, view: state => honest.view(state, 0) };
    const telling = (tell: (game: ToyGame, dealer: Parameters<ToyGame['next']>[0]) => void): ToyGame => ({
      ...honest,
      next(dealer) {
        tell(honest, dealer);
        return honest.next(dealer);
      },
    });
    const log = telling((_, dealer) => dealer.log({ id: 'top', args: { card: dealer.state.deck.at(-1) ?? '' } }));
    const label = telling((_, dealer) => dealer.trail.push({ id: dealer.state.deck[0] ?? '' }));
    for (const game of [openHands, log, label]) expect(leaks(game, 4).length).toBeGreaterThan(0);
  });
});
