import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  commit,
  copy,
  Drift,
  difference,
  type Envelope,
  effective,
  fingerprint,
  type Game,
  keptPromise,
  type Move,
  type Prompt,
  RulesFailure,
  type Runner,
  Session,
  seedOf,
  Table,
  undoClass,
  undoMove,
  verify,
} from '../../src/kernel/index.js';
import { answer, laidOut, playAtRandom, playCard, playOn, type ToySession, whims } from './play.js';
import { type ToyOptions, type ToyState, toy, toySetup } from './toy.js';

const seeds = fc.integer({ min: 0, max: 100_000 });
const few = { numRuns: 12 };
const drift = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Drift) return error.message;
    throw error;
  }
  return 'met';
};
const asked = (session: ToySession): string[] => session.prompts.map(prompt => `${prompt.seat} ${prompt.reason}`);
const lay = (
  hands: readonly (readonly string[])[],
  layout: Parameters<typeof laidOut>[1] = {},
  runner: Runner = 'plain',
): ToySession => {
  const { game, setup, state } = laidOut(hands, layout);
  return new Session(Table.from(game, setup, state), { runner, audit: true });
};

/** Undoes to somewhere now and then, as its whim is, with a re-deal where there is a boundary. */
function playWithUndo(seed: number, answers = 40): ToySession {
  const session = playAtRandom(seed, { leaves: 2, audit: true });
  const fresh = Session.begin(session.table.game, session.table.setup, { audit: true });
  const random = whims(`undo ${seed}`);
  for (let at = 0; at < answers && fresh.table.outcome === null; at++) {
    playOn(fresh, random, { answers: 1, leaving: 2 });
    if (fresh.table.outcome !== null || random.int(4) > 0) continue;
    const boundary = fresh.snapshots[random.int(fresh.snapshots.length)]?.seq ?? 0;
    if (random.coin()) fresh.undo(boundary, true);
    else fresh.undo(random.int(fresh.moves.length));
  }
  return fresh;
}

describe('a match in memory', () => {
  test.prop([seeds], few)('is the same taken up from every snapshot it left', seed => {
    const { table, snapshots, moves } = playAtRandom(seed, { leaves: 3 });
    for (const snapshot of snapshots) {
      const after = moves.filter(move => move.seq > snapshot.seq);
      const again = Table.resume(table.game, table.setup, snapshot, after);
      expect(difference(again.envelope, table.envelope)).toEqual([]);
      expect([again.moves, again.outcome, again.snapshot]).toEqual([table.moves, table.outcome, table.snapshot]);
    }
  });

  test.prop([seeds], few)('goes the same way under every runner', seed => {
    const [plain, again] = (['plain', 'again'] as const).map(runner =>
      playAtRandom(seed, { runner, audit: true, leaves: 3 }),
    );
    if (plain === undefined || again === undefined) throw new Error('two runners');
    expect(again.table.state).toEqual(plain.table.state);
    expect(again.table.outcome).toEqual(plain.table.outcome);
    expect(effective(again.moves).filter(move => move.type !== 'undo')).toHaveLength(plain.moves.length);
    expect(again.moves).toHaveLength(plain.moves.length * 3);
  });

  test.prop([seeds], few)(
    'with undo and re-deals all over, is what its record says from set-up and from each snapshot',
    seed => {
      const session = playWithUndo(seed);
      const { table, moves, snapshots } = session;
      const again = verify(table.game, table.setup, moves, snapshots);
      expect(again.hash()).toBe(table.hash());
      expect(again.prompts).toEqual(table.prompts);
      for (const snapshot of snapshots)
        expect(
          Table.resume(
            table.game,
            table.setup,
            snapshot,
            moves.filter(move => move.seq > snapshot.seq),
          ).hash(),
        ).toBe(table.hash());
    },
  );

  test.prop([seeds], few)('can be stopped before each move that counts, and taken up from there', seed => {
    const { table, moves } = playWithUndo(seed);
    const { game, setup } = table;
    const stops: number[] = [];
    for (const { table: there, since, move } of Table.stops(game, setup, moves)) {
      stops.push(move.seq);
      const again = Table.resume(game, setup, there.snapshot, since);
      expect(again.hash()).toBe(there.hash());
      expect(again.prompts).toEqual(there.prompts);
    }
    expect(stops).toEqual(effective(moves).flatMap(({ type, seq }) => (type === 'undo' ? [] : [seq])));
  });

  test.prop([seeds], few)('never gives a number twice, whatever is undone', seed => {
    const questions = new Map<number, string>();
    const fresh = playWithUndo(seed);
    const told = fresh.log.map(line => line.n);
    expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
    // Played once more from its record, step by step, each number means one question for ever.
    const { game, setup } = fresh.table;
    for (let count = 0; count <= fresh.moves.length; count++)
      for (const prompt of Table.replay(game, setup, fresh.moves.slice(0, count)).prompts) {
        const told = JSON.stringify(prompt);
        expect(questions.get(prompt.number) ?? told).toBe(told);
        questions.set(prompt.number, told);
      }
    const answered = fresh.moves.filter(move => move.type === 'answer').map(move => move.prompt);
    expect(new Set(answered).size).toBe(answered.length);
  });

  test('keeps all lines; what was undone is not among those that count', () => {
    const session = lay([['boast', 'flip'], []]);
    playCard(session, 0, 'boast');
    answer(session, 0, { amount: 5 });
    session.undo(1);
    answer(session, 0, { amount: 7 });
    const said = (log: readonly { id: string; args?: object }[]) =>
      log.filter(line => line.id === 'boasted').map(line => line.args);
    expect(said(session.log)).toEqual([
      { who: { seat: 0 }, said: 5 },
      { who: { seat: 0 }, said: 7 },
    ]);
    const { game, setup } = session.table;
    const again = Table.resume(game, setup, session.snapshots[0] as never, session.moves);
    expect(said(again.log)).toEqual([{ who: { seat: 0 }, said: 7 }]);
  });

  /** The toy game, but for what happens to the state before each action. */
  const meddled = (meddle: (state: ToyState) => void): ToySession => {
    const game: Game<ToyState, ToyOptions> = {
      ...toy,
      next: dealer => {
        meddle(dealer.state);
        return toy.next(dealer);
      },
    };
    const { setup, state } = laidOut([['boast'], ['boast']]);
    return new Session(Table.from(game, setup, state), { runner: 'again', audit: true });
  };

  test('tells what a reload finds changed', () => {
    let reloaded = false;
    const session = meddled(state => {
      if (reloaded) state.turn++;
    });
    reloaded = true;
    expect(drift(() => playCard(session, 0, 'boast'))).toMatch(
      /^move 2: taking back leads elsewhere\n.*\.state\.turn: 1 \| 2$/m,
    );
  });

  test('tells where an undone answer leaves something behind', () => {
    let kept = 0;
    const session = meddled(state => {
      state.scores[1] = kept++;
    });
    expect(drift(() => playCard(session, 0, 'boast'))).toMatch(
      /^move 2: taking back leads elsewhere\n {2}\.envelope\.state\.scores\.1: 0 \| 1$/,
    );
  });

  test('tells where an answer that is given again leads elsewhere', () => {
    // Each table that is taken up again looks once more.
    let times = 0;
    const session = meddled(state => {
      if (state.turn > 1) state.scores[0] = times++;
    });
    playCard(session, 0, 'boast');
    expect(drift(() => answer(session, 0, { amount: 5 }))).toMatch(
      /given again, it leads elsewhere\n {2}\.envelope\.state\.scores\.0: 1 \| 3$/,
    );
  });

  test('tells where a match that is over ends otherwise when it is taken up again', () => {
    // The rules come to the end when the seat leaves, when it leaves again, and when that is taken up.
    let ends = 0;
    const game: Game<ToyState, ToyOptions> = {
      ...toy,
      outcome: state => {
        const outcome = toy.outcome(state);
        return outcome === null || ++ends <= 2 ? outcome : { ...outcome, places: [...outcome.places].reverse() };
      },
    };
    const { setup, state } = laidOut([['boast'], ['boast']]);
    const session = new Session(Table.from(game, setup, state), { runner: 'again' });
    expect(drift(() => session.leave(0))).toMatch(/a reload leads elsewhere\n {2}\.outcome\.places\.0: /);
  });

  test('answers the same question again, where one seat has two', () => {
    const twice: Game<ToyState, ToyOptions> = {
      ...toy,
      *next(dealer) {
        const ask = (reason: string) =>
          ({ kind: 'amount', seat: 0, reason, question: { id: 'ask' }, min: 0, max: 5 }) as const;
        const reply = yield { mode: 'each', prompts: [ask('one'), ask('other')] };
        dealer.state.scores = reply.map(given => (given !== null && 'amount' in given ? given.amount : -1));
        dealer.state.gone = [true, true];
      },
    };
    for (const runner of ['plain', 'again'] as const) {
      const { setup, state } = laidOut([['boast'], []]);
      const session = new Session(Table.from(twice, setup, state), { runner });
      session.answer((session.prompts[1] as Prompt).number, 0, { amount: 4 });
      expect(session.prompts.map(prompt => prompt.reason)).toEqual(['one']);
      session.answer((session.prompts[0] as Prompt).number, 0, { amount: 2 });
      expect(session.table.state.scores).toEqual([2, 4]);
    }
  });
});

describe('undoing', () => {
  test('within an action asks the same under a new number, and old numbers are closed', () => {
    const session = lay([['boast'], []]);
    playCard(session, 0, 'boast');
    const [before] = session.prompts as [Prompt];
    answer(session, 0, { amount: 5 });
    session.undo(1);
    const [after] = session.prompts as [Prompt];
    expect({ ...after, number: 0 }).toEqual({ ...before, number: 0 });
    expect(after.number).toBeGreaterThan(3);
    for (const number of [1, 2, 3])
      expect(() => session.answer(number, 0, { amount: 1 })).toThrow('that question is closed');
    answer(session, 0, { amount: 1 });
    expect(session.table.state.scores).toEqual([1, 0]);
  });

  test('half of an each gives open questions new numbers and keeps the answers before it', () => {
    const session = lay([['auction'], [], []]);
    playCard(session, 0, 'auction');
    answer(session, 1, { amount: 3 });
    answer(session, 0, { amount: 2 });
    session.undo(2);
    expect(session.prompts.map(({ seat, number }) => [seat, number])).toEqual([
      [0, 5],
      [2, 6],
    ]);
    answer(session, 2, { amount: 0 });
    answer(session, 0, { amount: 1 });
    expect(session.table.state.scores).toEqual([0, 3, 0]);
  });

  test('an any opens it for all again', () => {
    const session = lay([['grab'], ['boast'], []]);
    playCard(session, 0, 'grab');
    answer(session, 1, { pick: ['take'] });
    session.undo(1);
    expect(asked(session)).toEqual(['0 grab', '1 grab', '2 grab']);
    answer(session, 2, { pick: ['take'] });
    expect(session.table.state.scores).toEqual([0, 0, 1]);
  });

  test('goes back over a leave', () => {
    const session = lay([['auction'], ['boast'], ['boast']], { leaving: 'boundary' });
    playCard(session, 0, 'auction');
    session.leave(1);
    session.undo(1);
    expect(asked(session)).toEqual(['0 bid', '1 bid', '2 bid']);
    expect(session.table.envelope).toMatchObject({ leaving: [], left: [] });
  });

  test('can itself be undone, and undone again', () => {
    const session = lay([['boast', 'flip'], ['boast']]);
    playCard(session, 0, 'boast');
    answer(session, 0, { amount: 5 });
    playCard(session, 1, 'boast');
    const { state } = copy(session.table.envelope);
    session.undo(1);
    answer(session, 0, { amount: 6 });
    session.undo(3);
    expect(session.table.state).toEqual(state);
    expect(asked(session)).toEqual(['1 boast']);
    answer(session, 1, { amount: 2 });
    expect(session.table.state.scores).toEqual([1, 1]);
    const { game, setup } = session.table;
    const from = session.snapshots[0] as never;
    expect(Table.resume(game, setup, from, session.moves).hash()).toBe(session.table.hash());
  });

  test('with a re-deal goes on from fresh streams, each time others', () => {
    const deck = Array.from({ length: 30 }, (_, at) => `card ${at}`);
    const session = lay([['flip', 'boast'], ['boast']], { deck });
    const tops = [session.table.state.deck.join()];
    for (let at = 0; at < 3; at++) {
      answer(session, 0, { pick: ['pass'] });
      session.undo(0, true);
      expect(session.table.envelope.epoch).toBe(session.moves.length);
      expect(session.table.snapshot.seq).toBe(session.moves.length);
      tops.push(session.table.state.deck.join());
    }
    expect(new Set(tops).size).toBe(4);
    // What was in hands stays there: only what nobody knows is dealt again.
    expect(session.table.state.hands.map(hand => hand.map(one => one.card))).toEqual([['flip', 'boast'], ['boast']]);
    expect([...session.table.state.deck].sort()).toEqual([...deck].sort());
  });

  test('re-deals right after an undo that came to a boundary', () => {
    const session = lay([['boast'], ['boast']], { deck: ['a', 'b', 'c'] });
    playCard(session, 0, 'boast');
    session.undo(0);
    session.undo(2, true);
    expect(session.table.envelope.epoch).toBe(3);
    expect(asked(session)).toEqual(['0 play']);
  });

  test('does not deal again in the middle of an action', () => {
    const session = lay([['boast'], ['boast']]);
    playCard(session, 0, 'boast');
    answer(session, 0, { amount: 1 });
    expect(drift(() => session.undo(1, true))).toBe('move 3: a re-deal goes back to an action boundary');
  });

  test('keeps the lines of the new deal, not those of the old', () => {
    const session = lay([['boast'], ['boast']], { deck: ['a', 'b', 'c', 'd'], step: 'draw' });
    expect(session.log.map(line => line.n)).toEqual([1]);
    answer(session, 0, { pick: ['pass'] });
    const at = session.log.length;
    session.undo(0, true);
    const { game, setup } = session.table;
    const again = Table.resume(game, setup, session.snapshots[0] as never, session.moves);
    expect(session.log.length).toBe(at);
    expect(again.log.filter(line => line.id === 'passed')).toEqual([]);
  });

  test('a re-deal that fails is a failure of the rules', () => {
    const { setup, state } = laidOut([['boast'], ['boast']]);
    const broken: Game<ToyState, ToyOptions> = {
      ...toy,
      redeal() {
        throw new Error('no cards');
      },
    };
    const session = new Session(Table.from(broken, setup, state));
    playCard(session, 0, 'boast');
    try {
      session.undo(0, true);
      throw new Error('nothing failed');
    } catch (error) {
      if (!(error instanceof RulesFailure)) throw error;
      expect(error.message).toBe('no cards');
      expect(error.bundle.attempt).toEqual(session.moves.at(-1));
    }
  });
});

describe('what undoing costs', () => {
  const cost = (session: ToySession, to: number, seat = 0) => undoClass(session.table, to, seat);

  test('nothing, where nothing was drawn or shown and nobody else decided', () => {
    const session = lay([['boast', 'flip'], ['boast']]);
    playCard(session, 0, 'boast');
    expect(cost(session, 0)).toBe('free');
    expect(cost(session, 0, 1)).toBe('consent');
  });

  test('consent, where chance was asked, something was shown, or another has decided', () => {
    const coin = lay([['flip'], []], { deck: [] });
    playCard(coin, 0, 'flip');
    expect(undoClass(coin.table, 0, 0)).toBe('blocked'); // a new action: the table was loaded from there
    const shown = lay([['peek'], []], { deck: ['a', 'b', 'c'] });
    playCard(shown, 0, 'peek');
    expect(cost(shown, 0)).toBe('consent');
    const drawn = new Session(Table.from(toy, toySetup('s'), laidOut([['boast', 'flip'], []]).state));
    playCard(drawn, 0, 'flip');
    expect(cost(drawn, 0)).toBe('consent');
    const bids = lay([['auction'], [], []]);
    playCard(bids, 0, 'auction');
    answer(bids, 0, { amount: 1 });
    expect([cost(bids, 0), cost(bids, 1)]).toEqual(['free', 'free']);
    answer(bids, 1, { amount: 1 });
    expect([cost(bids, 0), cost(bids, 1), cost(bids, 2, 1), cost(bids, 2)]).toEqual([
      'consent',
      'consent',
      'free',
      'consent',
    ]);
  });

  test('is never free across a re-deal', () => {
    const session = lay([['boast'], ['boast']], { deck: [] });
    playCard(session, 0, 'boast');
    session.undo(0, true);
    const { game, setup } = session.table;
    const from = session.snapshots[0] as never;
    playCard(session, 0, 'boast');
    const table = Table.resume(game, setup, from, session.moves);
    expect(undoClass(table, 2, 0)).toBe('free');
    const marks = table.marks.map(mark => mark.epoch);
    expect(marks).toEqual([2]);
    table.marks.unshift({ seq: 0, seat: 0, epoch: 0, draws: 0, shown: 0 });
    expect(undoClass(table, 0, 0)).toBe('consent');
  });

  test('is not to be had where the match is over, or the move is unknown', () => {
    const session = lay([['boast'], ['boast']]);
    expect(cost(session, 0)).toBe('blocked');
    playCard(session, 0, 'boast');
    expect(cost(session, 1)).toBe('blocked');
    expect(cost(session, -1)).toBe('blocked');
    session.leave(1);
    expect(cost(session, 0)).toBe('blocked');
  });

  test('is written as a row behind all numbers that were used', () => {
    const session = lay([['boast'], ['boast']]);
    playCard(session, 0, 'boast');
    expect(undoMove(session.table, 0, 'failure', true)).toEqual({
      type: 'undo',
      seq: 2,
      to: 0,
      prompts: 2,
      log: 1,
      redeal: true,
      cause: 'failure',
    });
  });
});

describe('verifying a whole match', () => {
  const secret = '5e'.repeat(32);
  /** A whole match in which every answer was once undone. */
  const played = () => {
    const setup = toySetup(seedOf(secret, fingerprint(commit(secret), ['ann', 'ben'])), { seats: 3 });
    const whole = playOn(Session.begin(toy, setup, { runner: 'again' }), whims('whole'));
    return { setup, whole, moves: whole.moves, snapshots: whole.snapshots };
  };

  test('finds the end from the secret that was promised', () => {
    const { setup, whole, moves, snapshots } = played();
    expect(whole.table.outcome).not.toBe(null);
    expect(keptPromise(commit(secret), secret)).toBe(true);
    const again = verify(toy, setup, moves, snapshots);
    expect([again.hash(), again.outcome]).toEqual([whole.table.hash(), whole.table.outcome]);
  });

  test('its log holds each line that counts once, from the first', () => {
    const { setup, whole, moves } = played();
    const plain = playOn(Session.begin(toy, setup), whims('whole'));
    const told = (log: readonly { id: string }[]) => log.map(line => line.id);
    expect(told(verify(toy, setup, moves).log)).toEqual(told(plain.log));
    expect(whole.log.length).toBeGreaterThan(plain.log.length);
  });

  test('fails with another secret, other words, another deck', () => {
    const { setup, moves } = played();
    const others = [
      seedOf('5f'.repeat(32), fingerprint(commit(secret), ['ann', 'ben'])),
      seedOf(secret, fingerprint(commit(secret), ['ann', 'bob'])),
    ];
    for (const seed of others) expect(drift(() => verify(toy, { ...setup, seed }, moves))).toMatch(/^move \d+: /);
    const deck = [...setup.options.deck].reverse();
    expect(drift(() => verify(toy, { ...setup, options: { ...setup.options, deck } }, moves))).toMatch(/^move \d+: /);
  });

  test('fails where any move that counts is changed in any part', () => {
    const { setup, moves } = played();
    const counting = new Set(effective(moves).map(move => move.seq));
    const tampered = (move: Move): Move[] => {
      if (move.type !== 'answer') return [];
      const answers: Move[] =
        'amount' in move.answer ? [{ ...move, answer: { amount: move.answer.amount === 1 ? 2 : 1 } }] : [];
      return [
        { ...move, hash: commit(secret) },
        { ...move, digest: 'x' },
        { ...move, prompt: move.prompt + 1 },
        { ...move, seat: (move.seat + 1) % 3 },
        ...answers,
      ];
    };
    let changes = 0;
    for (const [at, move] of moves.entries())
      if (counting.has(move.seq))
        for (const other of tampered(move)) {
          expect(drift(() => verify(toy, setup, moves.with(at, other)))).toMatch(/^move \d+: /);
          changes++;
        }
    expect(changes).toBeGreaterThan(100);
  });

  test('fails where a move is missing, doubled or out of place', () => {
    const { setup, moves } = played();
    for (let at = 0; at < moves.length - 1; at++) {
      expect(drift(() => verify(toy, setup, moves.toSpliced(at, 1)))).toMatch(/does not follow/);
      expect(drift(() => verify(toy, setup, moves.toSpliced(at, 0, moves[at] as Move)))).toMatch(/does not follow/);
    }
  });

  test('fails where any snapshot is changed, or stands where no action ended', () => {
    const { setup, moves, snapshots } = played();
    for (const [at, { seq, json }] of snapshots.entries()) {
      const envelope = JSON.parse(json) as Envelope<ToyState>;
      const changed = { ...envelope, shown: envelope.shown + 1 };
      const met = drift(() => verify(toy, setup, moves, snapshots.with(at, { seq, json: JSON.stringify(changed) })));
      expect(met).toBe(`move ${seq}: the stored table differs\n  .shown: ${envelope.shown + 1} | ${envelope.shown}`);
    }
    expect(drift(() => verify(toy, setup, moves, [{ seq: 0, json: '{' }]))).toBe(
      'move 0: the stored table differs\n  what is stored is not JSON',
    );
    const boundaries = new Set(snapshots.map(snapshot => snapshot.seq));
    const inside = moves.find(move => !boundaries.has(move.seq) && move.type === 'undo') as Move;
    expect(drift(() => verify(toy, setup, moves, [{ seq: inside.seq, json: '{}' }]))).toBe(
      `move ${inside.seq}: a table is stored where no action ended`,
    );
  });
});
