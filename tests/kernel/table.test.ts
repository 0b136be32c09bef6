import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Bundle,
  Dealer,
  Drift,
  type Envelope,
  envelopeOf,
  type Game,
  type Move,
  type Prompt,
  Refusal,
  RulesFailure,
  type Snapshot,
  sample,
  Table,
  type TableOptions,
  text,
} from '../../src/kernel/index.js';
import { answer, keyOf, laidOut, playAtRandom, playCard, type ToyTable, whim, whims } from './play.js';
import { type ToyOptions, type ToyState, toy, toySetup } from './toy.js';

type Layout = Parameters<typeof laidOut>[1];

function lay(hands: readonly (readonly string[])[], layout: Layout = {}, options?: TableOptions): ToyTable {
  const { game, setup, state } = laidOut(hands, layout);
  return Table.from(game, setup, state, options);
}

const asked = (table: ToyTable): string[] => table.prompts.map(prompt => `${prompt.seat} ${prompt.reason}`);
const lines = (table: ToyTable): string[] => table.log.map(line => line.id);

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'taken';
}

function failure(act: () => unknown): RulesFailure {
  try {
    act();
  } catch (error) {
    if (error instanceof RulesFailure) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe('beginning', () => {
  test('plays on to the first question, with a snapshot of where it stands', () => {
    const table = Table.begin(toy, toySetup('s'));
    expect(asked(table)).toEqual(['0 play']);
    expect(lines(table)).toEqual(['drew']);
    expect(table.moves).toBe(0);
    expect(table.outcome).toBe(null);
    const envelope = JSON.parse(table.snapshot.json) as Envelope<ToyState>;
    expect(table.snapshot.seq).toBe(0);
    expect({ step: envelope.state.step, prompts: envelope.prompts, log: envelope.log }).toEqual({
      step: 'play',
      prompts: 0,
      log: 1,
    });
  });

  test('of one seed is always the same, of another not', () => {
    const hashes = ['s', 's', 't'].map(seed => Table.begin(toy, toySetup(seed)).hash());
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('can be over at once', () => {
    const table = lay([[], []], { deck: [] });
    expect(table.outcome).toEqual({ places: [1, 1], reason: text('no-cards') });
    expect(table.prompts).toEqual([]);
    expect(table.refused(1)).toEqual([]);
  });

  test('tells of each snapshot, and of each effect', () => {
    const told: Snapshot[] = [];
    const effects: string[] = [];
    const table = lay(
      [['flip'], ['boast']],
      {},
      { onSnapshot: one => told.push(one), onEffect: card => effects.push(card) },
    );
    playCard(table, 0, 'flip');
    expect(told.map(one => one.seq)).toEqual([0, 1]);
    expect(told.at(-1)).toEqual(table.snapshot);
    expect(effects).toEqual(['flip']);
  });
});

describe('a question', () => {
  test('has a number, a trail, a default and what is refused', () => {
    const table = lay([['flip'], []]);
    const [prompt] = table.prompts;
    expect(prompt).toEqual({
      kind: 'one',
      number: 1,
      seat: 0,
      reason: 'play',
      question: text('ask-play'),
      options: [
        { key: keyOf(table, 0, 'flip'), label: text('card', { what: { card: 'flip' } }), card: 'flip' },
        { key: 'pass', label: text('pass') },
      ],
      default: { pick: ['pass'] },
      trail: [text('turn', { turn: 1, who: { seat: 0 } })],
    });
    expect(table.refused(1).map(option => [option.card, option.why?.id])).toContainEqual(['gift', 'not-held']);
    expect(table.refused(1).map(option => option.card)).not.toContain('flip');
    expect(table.refused(9)).toEqual([]);
  });

  test('tells what an answer would do: by its rules, else by its card, and nothing of what is not asked', () => {
    const table = lay([['flip'], []]);
    const flip = keyOf(table, 0, 'flip');
    expect(table.preview(1, flip)).toEqual({ effect: 'flip does something', changes: [] });
    expect(table.preview(1, 'pass')).toEqual({
      effect: text('waits'),
      changes: [{ what: text('score'), before: 0, after: 0 }],
    });
    expect(table.preview(9, flip)).toEqual({ effect: null, changes: [] });
  });

  test('stands deeper in the trail within an effect, and what is logged there stands deeper in the log', () => {
    const table = lay([['boast'], []]);
    playCard(table, 0, 'boast');
    expect(table.prompts[0]?.trail.map(label => label.id)).toEqual(['turn', 'card']);
    answer(table, 0, { amount: 3 });
    expect(table.log.map(({ id, depth, n }) => [n, id, depth])).toEqual([
      [1, 'played', 0],
      [2, 'boasted', 1],
      [3, 'scored', 1],
      [4, 'drew', 0],
    ]);
    expect(table.prompts[0]?.trail.map(label => label.id)).toEqual(['turn']);
    expect(table.log[0]).toEqual({
      n: 1,
      depth: 0,
      id: 'played',
      args: { who: { seat: 0 }, what: { card: 'boast' } },
      why: { card: 'boast' },
    });
  });

  test('has the first legal answer as its default where rules name none', () => {
    const defaults = (card: string, hand: readonly string[] = []): Answer[] => {
      const table = lay([[card, ...hand], ['boast']], { deck: ['flip', 'gift', 'boast'] });
      playCard(table, 0, card);
      return table.prompts.map(prompt => prompt.default);
    };
    expect(defaults('boast')).toEqual([{ amount: 1 }]);
    expect(defaults('gift')).toEqual([{ pick: [] }]);
    expect(defaults('grab')).toEqual([{ pick: ['leave'] }, { pick: ['leave'] }]);
    expect(defaults('peek')).toEqual([{ order: ['0', '1', '2'] }]);
    expect(defaults('share')).toEqual([{ distribute: { s0: 2, s1: 1 } }]);
    expect(defaults('buy', ['boast', 'flip'])).toEqual([
      {
        pay: [
          { key: 'c2', as: 'blue' },
          { key: 'c3', as: 'red' },
        ],
      },
    ]);
  });
});

describe('an answer', () => {
  test('is recorded with what was asked and where it led', () => {
    const table = lay([['boast'], []]);
    const [prompt] = table.prompts;
    const decision = table.answer(1, 0, { pick: [keyOf(table, 0, 'boast')] }, 'practice');
    expect(decision).toEqual({
      type: 'answer',
      seq: 1,
      prompt: 1,
      seat: 0,
      answer: { pick: ['c1'] },
      by: 'practice',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      hash: table.hash(),
    });
    expect(prompt?.number).toBe(1);
    expect(table.moves).toBe(1);
    expect(table.prompts[0]?.number).toBe(2);
    expect(table.answer(2, 0, { amount: 2 })?.by).toBe('player');
  });

  test('is written down in one way only', () => {
    const table = lay([['gift', 'flip', 'boast'], []]);
    playCard(table, 0, 'gift');
    const decision = table.answer(2, 0, { pick: ['c3', 'c2'] });
    expect(decision?.answer).toEqual({ pick: ['c2', 'c3'] });
    const other = lay([['gift', 'flip'], []]);
    playCard(other, 0, 'gift');
    expect(other.answer(2, 0, { pick: ['keep'] })?.answer).toEqual({ pick: [] });
  });

  test('is refused, with nothing changed, where it does not fit', () => {
    const table = lay([['boast'], []]);
    const before = table.hash();
    expect(refusal(() => table.answer(1, 0, { pick: ['c9'] }))).toBe('illegal: "c9" is not one of the choices');
    expect(refusal(() => table.answer(1, 1, { pick: ['pass'] }))).toBe('foreign: that question is for another seat');
    expect(refusal(() => table.answer(2, 0, { pick: ['pass'] }))).toBe('stale: that question is closed');
    expect(refusal(() => table.leave(2))).toBe('foreign: there is no such seat');
    expect([table.hash(), table.moves, table.marks.length]).toEqual([before, 0, 0]);
    expect(refusal(() => table.answer(1, 0, { pick: ['pass'] }))).toBe('taken');
    expect(refusal(() => table.answer(1, 0, { pick: ['pass'] }))).toBe('stale: that question is closed');
  });

  test('is refused when the match is over', () => {
    const table = lay([['boast'], []]);
    table.leave(1);
    expect(table.outcome?.places).toEqual([1, 2]);
    expect(refusal(() => table.answer(1, 0, { pick: ['pass'] }))).toBe('over: the match is over');
    expect(refusal(() => table.leave(0))).toBe('over: the match is over');
  });

  test('leads to a snapshot only where an action is over', () => {
    const table = lay([['boast'], ['flip']]);
    playCard(table, 0, 'boast');
    expect(table.snapshot.seq).toBe(0);
    answer(table, 0, { amount: 1 });
    expect(table.snapshot.seq).toBe(2);
    expect((JSON.parse(table.snapshot.json) as Envelope<ToyState>).state.step).toBe('play');
  });
});

describe('questions to several seats', () => {
  test('each: all answer, in any order, and a number stays good while others answer', () => {
    const table = lay([['auction'], [], []]);
    playCard(table, 0, 'auction');
    expect(table.prompts.map(({ seat, number }) => [seat, number])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ]);
    table.answer(4, 2, { amount: 3 });
    table.answer(2, 0, { amount: 1 });
    expect(asked(table)).toEqual(['1 bid']);
    expect(refusal(() => table.answer(4, 2, { amount: 0 }))).toBe('stale: that question is closed');
    expect(table.state.scores).toEqual([0, 0, 0]);
    table.answer(3, 1, { amount: 2 });
    expect(table.log.find(line => line.id === 'bids')?.args).toEqual({ bids: { list: [1, 2, 3] } });
    expect(table.state.scores).toEqual([0, 0, 3]);
  });

  test('any: the first answer closes it for all', () => {
    const table = lay([['grab'], [], []]);
    playCard(table, 0, 'grab');
    expect(asked(table)).toEqual(['0 grab', '1 grab', '2 grab']);
    table.answer(3, 1, { pick: ['take'] });
    expect(table.state.scores).toEqual([0, 1, 0]);
    expect(refusal(() => table.answer(2, 0, { pick: ['take'] }))).toBe('stale: that question is closed');
  });

  test('half answered, they are taken up again as they stood', () => {
    const { game, setup, state } = laidOut([['auction'], [], []]);
    const table = Table.from(game, setup, state);
    const from = table.snapshot;
    const moves: Move[] = [];
    moves.push(table.answer(1, 0, { pick: ['c1'] }) as Move, table.answer(4, 2, { amount: 2 }) as Move);
    const again = Table.resume(game, setup, from, moves);
    expect(again.prompts).toEqual(table.prompts);
    expect(again.answer(2, 0, { amount: 0 })).toEqual(table.answer(2, 0, { amount: 0 }));
    expect(again.answer(3, 1, { amount: 0 })).toEqual(table.answer(3, 1, { amount: 0 }));
    expect(again.state.scores).toEqual([0, 0, 2]);
  });
});

describe('a seat that leaves', () => {
  test('at once, can end the match there and then', () => {
    const table = lay([['boast'], []]);
    playCard(table, 0, 'boast');
    const leave = table.leave(0);
    expect(leave).toEqual({ type: 'leave', seq: 2, seat: 0, hash: table.hash() });
    expect(table.outcome).toEqual({ places: [2, 1], reason: text('alone') });
    expect(table.prompts).toEqual([]);
    // The end is kept: a finished match is shown without playing it again.
    expect(table.snapshot.seq).toBe(2);
    expect(Table.resume(table.game, table.setup, table.snapshot, []).outcome).toEqual(table.outcome);
  });

  test('at once, is answered for by defaults where the match goes on', () => {
    const table = lay([['auction', 'flip'], ['boast'], []]);
    playCard(table, 0, 'auction');
    table.leave(1);
    expect(asked(table)).toEqual(['0 bid', '2 bid']);
    expect(table.state.gone).toEqual([false, true, false]);
    answer(table, 2, { amount: 1 });
    table.leave(0);
    expect(table.outcome?.places).toEqual([2, 2, 1]);
    expect(table.envelope.left).toEqual([1, 0]);
    expect(refusal(() => table.leave(1))).toBe('over: the match is over');
  });

  test('at once, lets the rules go on when its answer was the last one needed', () => {
    const table = lay([['auction'], [], ['flip']]);
    playCard(table, 0, 'auction');
    answer(table, 1, { amount: 2 });
    answer(table, 2, { amount: 1 });
    table.leave(0);
    expect(table.state.scores).toEqual([0, 2, 0]);
    expect(asked(table)).toEqual(['1 play']);
    expect(refusal(() => table.leave(0))).toBe('stale: that seat has left already');
  });

  test('at a boundary, is answered for until the action is over, then removed', () => {
    const table = lay([['boast'], ['boast'], ['boast']], { leaving: 'boundary' });
    playCard(table, 0, 'boast');
    table.leave(0);
    expect(table.log.find(line => line.id === 'boasted')?.args).toEqual({ who: { seat: 0 }, said: 1 });
    expect(table.state.gone).toEqual([true, false, false]);
    expect(table.envelope).toMatchObject({ leaving: [], left: [0] });
    expect(asked(table)).toEqual(['1 play']);
    expect(table.snapshot.seq).toBe(2);
  });

  test('at a boundary, stays seated while others have still to answer', () => {
    const table = lay([['auction'], ['boast'], []], { leaving: 'boundary' });
    playCard(table, 0, 'auction');
    answer(table, 0, { amount: 3 });
    table.leave(1);
    expect(table.envelope).toMatchObject({ leaving: [1], left: [] });
    expect(table.state.gone).toEqual([false, false, false]);
    expect(asked(table)).toEqual(['2 bid']);
    expect(refusal(() => table.leave(1))).toBe('stale: that seat has left already');
    answer(table, 2, { amount: 1 });
    expect(table.log.find(line => line.id === 'bids')?.args).toEqual({ bids: { list: [3, 0, 1] } });
    expect(table.envelope).toMatchObject({ leaving: [], left: [1] });
    expect(asked(table)).toEqual(['2 play']);
  });

  test('at a boundary, leaves nothing to ask where one is left who can win', () => {
    const { game, setup, state } = laidOut([['auction'], [], []], { leaving: 'boundary' });
    const inPlay = ({ gone }: ToyState) => gone.flatMap((isGone, seat) => (isGone ? [] : [seat]));
    const table = Table.from({ ...game, inPlay }, setup, state);
    playCard(table, 0, 'auction');
    table.leave(0);
    expect(asked(table)).toEqual(['1 bid', '2 bid']);
    table.leave(2);
    expect(table.log.find(line => line.id === 'bids')?.args).toEqual({ bids: { list: [0, 0, 0] } });
    expect(table.envelope.left).toEqual([0, 2]);
    expect(table.outcome?.reason.id).toBe('alone');
  });

  test('does not answer for others where any answer will do', () => {
    const table = lay([['grab'], [], []], { leaving: 'boundary' });
    playCard(table, 0, 'grab');
    table.leave(0);
    expect(asked(table)).toEqual(['1 grab', '2 grab']);
    table.leave(1);
    expect(asked(table)).toEqual(['2 grab']);
    answer(table, 2, { pick: ['take'] });
    expect(table.state.scores).toEqual([0, 0, 1]);
    expect(table.outcome?.reason.id).toBe('alone');
  });

  test('leaves an any to nobody when all have gone', () => {
    const table = lay([['grab'], []], { leaving: 'boundary' });
    playCard(table, 0, 'grab');
    table.leave(1);
    table.leave(0);
    expect(table.state.scores).toEqual([0, 0]);
    expect(table.outcome?.places).toEqual([1, 1]);
    expect(table.envelope.left).toEqual([1, 0]);
  });
});

describe('questions that merely stand', () => {
  const amount = { kind: 'amount', reason: 'offer', question: text('ask'), min: 0, max: 3, default: { amount: 3 } };
  const standing = (leaving: 'at once' | 'boundary', ...prompts: object[]) => {
    const { game, setup, state } = laidOut([[], [], []], { leaving });
    const heard: unknown[] = [];
    const asks: Game<ToyState, ToyOptions> = {
      ...game,
      leave: () => undefined,
      outcome: () => (heard.length > 0 ? { places: [1, 1, 1], reason: text('heard') } : null),
      *next() {
        heard.push(yield { mode: 'any', prompts } as never);
      },
    };
    return { table: Table.from(asks, setup, state), heard };
  };
  const awaited = { ...amount, seat: 0, reason: 'turn' };
  const offer = { seat: 1, ask: () => ({ ...amount, seat: 1 }) };

  test('are open beside the others, and may be the one that is answered', () => {
    const { table, heard } = standing('boundary', awaited, offer);
    expect(table.prompts.map(prompt => prompt.standing ?? false)).toEqual([false, true]);
    answer(table, 1, { amount: 2 });
    expect(heard).toEqual([[null, { amount: 2 }]]);
  });

  test('are not waited for: without the others the default of the first of those stands in', () => {
    const { table, heard } = standing('boundary', offer, awaited);
    table.leave(0);
    expect(heard[0]).toEqual([null, { amount: 3 }]);
  });

  test('keep nobody else from answering when their seat goes', () => {
    const { table, heard } = standing('boundary', awaited, offer);
    table.leave(1);
    expect(asked(table)).toEqual(['0 turn']);
    answer(table, 0, { amount: 1 });
    expect(heard[0]).toEqual([{ amount: 1 }, null]);
  });

  test('close for a player who wants nothing of them, and change nothing for the others', () => {
    const pick = { kind: 'some', reason: 'offer', question: text('ask'), min: 0, max: 1 };
    const options = [{ key: 'a', label: text('a') }];
    const mayPick = (seat: number) => ({ seat, ask: () => ({ ...pick, seat, options }) });
    const { table, heard } = standing('boundary', awaited, mayPick(1), mayPick(2));
    const [first, , other] = table.prompts;
    answer(table, 1, { pick: [] });
    expect(heard).toEqual([]);
    expect(table.prompts).toEqual([first, other]);
    answer(table, 2, { pick: ['a'] });
    expect(heard).toEqual([[null, null, { pick: ['a'] }]]);
  });

  test('are not enough: somebody has to act', () => {
    expect(failure(() => standing('boundary', offer)).message).toBe('a question is put to nobody');
  });
});

describe('taking a match up again', () => {
  const played = () => {
    const hands = [
      ['boast', 'gift'],
      ['auction', 'flip'],
    ];
    const { game, setup, state } = laidOut(hands, { deck: ['flip', 'grab', 'peek'] });
    const table = Table.from(game, setup, state);
    const from = table.snapshot;
    const random = whims('resume');
    const moves: Move[] = [];
    for (let at = 0; at < 6 && table.outcome === null; at++) {
      const { prompt, answer: given } = whim(table.prompts, random);
      moves.push(table.answer(prompt.number, prompt.seat, given) as Move);
    }
    const drift = (changed: readonly Move[], start = from): string => {
      try {
        Table.resume(game, setup, start, changed);
      } catch (error) {
        if (error instanceof Drift) return error.message;
        throw error;
      }
      return 'met';
    };
    return { game, setup, from, moves, drift };
  };

  test('meets its record', () => {
    const { moves, drift } = played();
    expect(moves.length).toBe(6);
    expect(drift(moves)).toBe('met');
  });

  test('names the first move that does not', () => {
    const { from, moves, drift } = played();
    const [first, second, ...rest] = moves as [Move, Move, ...Move[]];
    expect(drift([{ ...first, digest: '0' } as Move, second])).toBe(
      'move 1: prompt 1 offers other choices than were answered',
    );
    expect(drift([{ ...first, prompt: 9 } as Move])).toBe('move 1: prompt 9 is not open for seat 0');
    expect(drift([{ ...first, seat: 1 } as Move])).toBe('move 1: prompt 1 is not open for seat 1');
    expect(drift([{ ...first, answer: { pick: ['c9'] } } as Move])).toBe('move 1: "c9" is not one of the choices');
    expect(drift([{ ...first, hash: 'f'.repeat(64) } as Move])).toMatch(
      /^move 1: the table's hash is [0-9a-f]{12}, the record has f{12}$/,
    );
    expect(drift([first, { ...second, seq: 3 }, ...rest])).toBe('move 3: it does not follow move 1');
    expect(drift([second, ...rest])).toBe('move 2: it does not follow move 0');
    expect(drift(moves, { ...from, seq: 1 })).toBe('move 1: it does not follow move 1');
  });

  test('refuses to go back to before its snapshot, or ahead', () => {
    const { game, setup, from, moves, drift } = played();
    const table = Table.resume(game, setup, from, moves);
    const undo = { type: 'undo', seq: 7, to: 6, prompts: 50, log: 50, redeal: false, cause: 'wish' } as const;
    expect(drift([...moves, undo])).toBe('met');
    expect(drift([...moves, { ...undo, to: 7 }])).toBe('move 7: it goes back to move 7, which is not on this record');
    expect(drift([{ ...undo, seq: table.snapshot.seq + 1, to: table.snapshot.seq - 1 }], table.snapshot)).toMatch(
      /which is not on this record$/,
    );
    expect(drift([{ ...undo, seq: table.snapshot.seq + 1, to: table.snapshot.seq }], table.snapshot)).toBe('met');
  });

  test('refuses an undo that would give a number again', () => {
    const { game, setup, from, moves, drift } = played();
    const { prompts, log } = Table.resume(game, setup, from, moves).numbers;
    const undo = { type: 'undo', seq: 7, to: 6, prompts, log, redeal: false, cause: 'wish' } as const;
    expect(drift([...moves, undo])).toBe('met');
    expect(drift([...moves, { ...undo, prompts: prompts - 1 }])).toBe('move 7: it gives numbers a second time');
    expect(drift([...moves, { ...undo, log: log - 1 }])).toBe('move 7: it gives numbers a second time');
  });

  test('holds the marks of what was done, leaving included', () => {
    const table = lay([['auction'], [], []], { leaving: 'boundary' });
    const start = table.snapshot;
    const made = [table.answer(1, 0, { pick: ['c1'] }), table.answer(2, 0, { amount: 1 }), table.leave(1)] as Move[];
    const again = Table.resume(table.game, table.setup, start, made);
    expect(again.marks).toEqual(table.marks);
    expect(again.marks.map(mark => [mark.seq, mark.seat])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  });
});

describe('rules that fail', () => {
  const bundleOf = (act: () => unknown): Bundle => failure(act).bundle;

  test('in an answer, leave a bundle from which the failure comes again', () => {
    const table = lay([['boast', 'bomb'], ['boast']]);
    playCard(table, 0, 'boast');
    answer(table, 0, { amount: 2 });
    playCard(table, 1, 'boast');
    answer(table, 1, { amount: 2 });
    const before = table.snapshot;
    const error = failure(() => playCard(table, 0, 'bomb'));
    expect(error.name).toBe('RulesFailure');
    expect(error.message).toBe('the bomb went off');
    expect(error.cause).toBeInstanceOf(Error);
    expect(error.bundle).toEqual({
      game: 'tricks',
      version: 'test',
      snapshot: before.json,
      moves: [],
      attempt: { type: 'answer', prompt: 5, seat: 0, answer: { pick: ['c2'] } },
      trail: ['turn', 'card'],
      stack: expect.stringContaining('the bomb went off'),
    });
    const { attempt, snapshot, moves } = error.bundle;
    const again = Table.resume(table.game, table.setup, { seq: 0, json: snapshot }, moves);
    if (attempt?.type !== 'answer') throw new Error('an answer was attempted');
    expect(failure(() => again.answer(attempt.prompt, attempt.seat, attempt.answer)).message).toBe('the bomb went off');
  });

  test('in the middle of an action, name the moves since its beginning', () => {
    const broken: Game<ToyState, ToyOptions> = {
      ...toy,
      next: dealer => {
        const bombs = Object.create(dealer) as typeof dealer;
        bombs.log = line => {
          if (typeof line === 'object' && line.id === 'boasted') throw 'not even an error';
          dealer.log(line);
        };
        return toy.next(bombs);
      },
    };
    const { setup, state } = laidOut([['boast'], []]);
    const table = Table.from(broken, setup, state);
    const played = table.answer(1, 0, { pick: ['c1'] });
    const { moves, attempt, stack } = bundleOf(() => table.answer(2, 0, { amount: 1 }));
    expect(moves).toEqual([played]);
    expect(attempt).toEqual({ type: 'answer', prompt: 2, seat: 0, answer: { amount: 1 } });
    expect(stack).toBe('');
  });

  test('taken up again, name only the moves after the snapshot', () => {
    const table = lay([['boast', 'flip', 'bomb'], ['boast']]);
    const start = table.snapshot;
    const moves: Move[] = [];
    const make = (number: number, seat: number, given: Answer) => moves.push(table.answer(number, seat, given) as Move);
    make(1, 0, { pick: ['c1'] });
    make(2, 0, { amount: 1 });
    make(3, 1, { pick: ['c4'] });
    const again = Table.resume(table.game, table.setup, start, moves);
    const stop = {
      ...toy,
      outcome: () => {
        throw new Error('no end');
      },
    };
    expect(again.snapshot).toEqual(table.snapshot);
    Object.assign(again, {
      engine: Object.assign(
        Object.create(Object.getPrototypeOf((again as unknown as { engine: object }).engine)),
        (again as unknown as { engine: object }).engine,
        { game: stop },
      ),
    });
    expect(bundleOf(() => again.answer(4, 1, { amount: 1 })).moves.map(move => move.seq)).toEqual([3]);
  });

  test('spend the table', () => {
    const table = lay([['bomb'], []]);
    const error = failure(() => playCard(table, 0, 'bomb'));
    expect(table.prompts).toEqual([]);
    expect(failure(() => table.answer(1, 0, { pick: ['pass'] }))).toBe(error);
    expect(failure(() => table.leave(0))).toBe(error);
  });

  test('in set-up, in the first action, in an outcome and in leaving, are failures all the same', () => {
    const { setup, state } = laidOut([['boast'], []]);
    const fail = (): never => {
      throw new Error('broken');
    };
    const begun = bundleOf(() => Table.begin({ ...toy, setup: fail }, setup));
    expect(begun).toMatchObject({ snapshot: '', moves: [], attempt: null, trail: [] });
    const opening = bundleOf(() => Table.from({ ...toy, next: fail }, setup, state));
    expect(JSON.parse(opening.snapshot)).toMatchObject({ state, prompts: 0 });
    expect(opening.attempt).toBe(null);
    expect(bundleOf(() => Table.from({ ...toy, outcome: fail }, setup, state)).snapshot).toBe('');
    expect(bundleOf(() => Table.from({ ...toy, leave: fail }, setup, state).leave(1)).attempt).toEqual({
      type: 'leave',
      seat: 1,
    });
  });

  test('where a match is taken up again, carry the snapshot it was taken up from', () => {
    const table = lay([['bomb', 'boast'], []]);
    const from = table.snapshot;
    const decision = table.answer(1, 0, { pick: ['c2'] }) as Move;
    const bomb = {
      ...toy,
      next: () => {
        throw new Error('upgraded');
      },
    };
    expect(bundleOf(() => Table.resume(bomb, table.setup, from, [decision]))).toMatchObject({
      snapshot: from.json,
      attempt: null,
    });
    const outcome = () => {
      throw new Error('upgraded');
    };
    expect(bundleOf(() => Table.resume({ ...toy, outcome }, table.setup, from, [])).snapshot).toBe(from.json);
  });

  test('by asking what cannot be answered, fail too', () => {
    const { setup, state } = laidOut([[], []]);
    const asks = (request: object): Game<ToyState, ToyOptions> => ({
      ...toy,
      *next() {
        yield request as never;
      },
    });
    const none = { kind: 'one', seat: 0, reason: 'void', question: text('ask'), options: [] };
    expect(failure(() => Table.from(asks({ mode: 'each', prompts: [none] }), setup, state)).message).toBe(
      'a question without a legal answer: void',
    );
    expect(failure(() => Table.from(asks({ mode: 'any', prompts: [] }), setup, state)).message).toBe(
      'a question is put to nobody',
    );
  });
});

describe('rules that would not end', () => {
  test('without a question, are stopped by the steps they take', () => {
    const table = lay([['spin'], []]);
    expect(failure(() => playCard(table, 0, 'spin')).message).toBe(
      'more than 20000 steps were taken in one action: it would not end',
    );
  });

  test('with a question again and again, are stopped by the questions they ask', () => {
    const table = lay([['nag'], []], {}, { record: false });
    playCard(table, 0, 'nag');
    let asks = 2;
    const message = failure(() => {
      for (;;) {
        answer(table, 0, { amount: 1 });
        asks++;
      }
    }).message;
    expect(message).toBe('more than 1000 questions were asked in one action: it would not end');
    expect(asks).toBe(1000);
  });

  test('are stopped where defaults answer for those who left', () => {
    const table = lay([['nag'], ['boast'], []], { leaving: 'boundary' });
    playCard(table, 0, 'nag');
    expect(failure(() => table.leave(0)).message).toMatch(/questions were asked in one action/);
  });

  test('action after action without a question, are stopped by the actions', () => {
    const { setup, state } = laidOut([['boast'], []]);
    let actions = 0;
    const idle: Game<ToyState, ToyOptions> = {
      ...toy,
      *next() {
        actions++;
      },
    };
    expect(failure(() => Table.from(idle, setup, state)).message).toBe(
      'more than 1000 actions were taken without a question: it would not end',
    );
    expect(actions).toBe(1000);
  });

  describe('in a game whose cards can set each other off for ever', () => {
    const cutShort: Game<ToyState, ToyOptions> = {
      ...toy,
      stalemate: { ...toy.stalemate, endless: { id: 'end-of-patience' } },
    };
    const begun = (...hands: string[][]): ToyTable => {
      const { setup, state } = laidOut(hands);
      return Table.from(cutShort, setup, state);
    };

    test('without a question, end the match as a stalemate does, and the log says why', () => {
      const table = begun(['spin'], []);
      playCard(table, 0, 'spin');
      expect(table.outcome?.reason).toEqual({ id: 'end-of-patience' });
      expect(table.log.at(-1)).toMatchObject({ id: 'end-of-patience', depth: 0, why: { rule: 'stalemate' } });
      expect(table.prompts).toEqual([]);
    });

    test('with a question again and again, end it after a thousand, and the record leads there again', () => {
      const table = begun(['nag'], []);
      const moves: Move[] = [];
      const { setup } = table;
      const start = table.snapshot;
      const give = (answer: Answer): void => {
        const { number, seat } = table.prompts[0] as Prompt;
        moves.push(table.answer(number, seat, answer) as Move);
      };
      give({ pick: [keyOf(table, 0, 'nag')] });
      while (table.outcome === null) give({ amount: 1 });
      expect(table.outcome.reason).toEqual({ id: 'end-of-patience' });
      expect(moves).toHaveLength(1000);
      expect(Table.resume(cutShort, setup, start, moves).outcome).toEqual(table.outcome);
    });

    test('take a seat out that has left meanwhile', () => {
      const { setup, state } = laidOut([['nag'], ['boast'], []], { leaving: 'boundary' });
      const table = Table.from({ ...cutShort, leaving: 'boundary' }, setup, state);
      playCard(table, 0, 'nag');
      table.leave(0);
      expect(table.outcome?.reason).toEqual({ id: 'end-of-patience' });
      expect(table.envelope).toMatchObject({ leaving: [], left: [0] });
    });

    test('other failures stay failures', () => {
      const { setup, state } = laidOut([['boast'], []]);
      const broken: Game<ToyState, ToyOptions> = {
        ...cutShort,
        next() {
          throw new Error('broken');
        },
      };
      expect(failure(() => Table.from(broken, setup, state)).message).toBe('broken');
    });
  });

  test('each action has a budget of its own', () => {
    const { setup, state } = laidOut([['boast'], []]);
    let actions = 0;
    const busy: Game<ToyState, ToyOptions> = {
      ...toy,
      *next(dealer) {
        actions++;
        for (let step = 0; step < 15_000; step++) dealer.step();
      },
      outcome: () => (actions === 5 ? { places: [1, 1], reason: text('done') } : null),
    };
    expect(Table.from(busy, setup, state).outcome?.reason.id).toBe('done');
  });
});

describe('without a record', () => {
  test('a match goes the same way, and nothing is written', () => {
    for (let seed = 0; seed < 12; seed++) {
      const session = playAtRandom(seed);
      const { game, setup } = session.table;
      const bare = Table.begin(game, setup, { record: false });
      for (const move of session.moves)
        if (move.type === 'answer') expect(bare.answer(move.prompt, move.seat, move.answer)).toBe(null);
      expect(bare.hash()).toBe(session.table.hash());
      expect([bare.log, bare.marks, bare.snapshot.json, bare.moves]).toEqual([[], [], '', session.moves.length]);
    }
  });

  test('a seat can leave', () => {
    const table = lay([['boast'], []], {}, { record: false });
    expect(table.leave(0)).toEqual({ type: 'leave', seq: 1, seat: 0, hash: '' });
    expect(table.outcome?.places).toEqual([2, 1]);
  });
});

describe('the dealer', () => {
  const dealer = (record = true) => new Dealer(envelopeOf({}), 'seed', record);
  const run = <T>(play: Generator<unknown, T, never>): T => {
    const step = play.next();
    if (step.done !== true) throw new Error('asked');
    return step.value;
  };

  test('numbers lines, and keeps them only where somebody reads', () => {
    const [kept, unkept] = [dealer(), dealer(false)];
    for (const one of [kept, unkept]) {
      one.log({ id: 'a' });
      one.log({ id: 'b', args: { x: 1 }, why: { rule: 'r' }, secret: { seats: [0], id: 's' } });
    }
    expect(kept.lines).toEqual([
      { n: 1, depth: 0, id: 'a' },
      { n: 2, depth: 0, id: 'b', args: { x: 1 }, why: { rule: 'r' }, secret: { seats: [0], id: 's' } },
    ]);
    expect([unkept.lines, unkept.envelope.log]).toEqual([[], 2]);
  });

  test('makes a line that is given as a function only where lines are kept', () => {
    let made = 0;
    const line = () => ({ id: `line ${++made}` });
    const [kept, unkept] = [dealer(), dealer(false)];
    unkept.log(line);
    expect([made, unkept.envelope.log]).toEqual([0, 1]);
    kept.log(line);
    expect(kept.lines).toEqual([{ n: 1, depth: 0, id: 'line 1' }]);
  });

  test('labels what runs, and gives back what it returns', () => {
    const table = dealer();
    const trails: string[][] = [];
    function* inner() {
      trails.push(table.trail.map(label => label.id));
      table.log({ id: 'deep' });
      return 7;
    }
    function* outer() {
      const result = yield* table.within(text('effect'), inner());
      trails.push(table.trail.map(label => label.id));
      table.log({ id: 'shallow' });
      return result;
    }
    table.stand(text('turn'));
    expect(run(outer())).toBe(7);
    expect(trails).toEqual([['turn', 'effect'], ['turn']]);
    table.beginAction();
    expect(table.trail).toEqual([]);
    expect(table.lines.map(line => line.depth)).toEqual([1, 0]);
  });

  test('starts every stream again with an epoch, unlike any other', () => {
    const draws = [0, 3, 5, 3].map(epoch => {
      const table = dealer();
      table.random('deck').int(1000);
      if (epoch > 0) table.freshChance(epoch);
      else table.envelope.streams = {};
      const drawn = Array.from({ length: 8 }, () => (epoch > 0 ? table : dealer()).random('deck').int(2 ** 32));
      expect(table.envelope.epoch).toBe(epoch);
      return drawn.join();
    });
    expect(draws[1]).toBe(draws[3]);
    expect(new Set(draws).size).toBe(3);
  });

  test('counts what is shown', () => {
    const table = dealer();
    table.show();
    table.show();
    table.effect('nobody listens');
    expect(table.envelope.shown).toBe(2);
  });

  test('knows who learns of it: nobody of what they held themselves, everybody of chance', () => {
    const table = dealer();
    const learnt = (): number[] => [0, 1].map(seat => table.learntBy(seat));
    table.show(1);
    expect(learnt()).toEqual([1, 0]);
    table.show();
    table.show(1);
    expect(learnt()).toEqual([3, 1]);
    table.random('deck').int(8);
    expect(learnt()).toEqual([4, 2]);
    expect(table.envelope.shown).toBe(3);
  });

  test('keeps streams alike at two tables of one secret, whatever is chosen', () => {
    const ends = [1, 2].map(whimsical => {
      const table = Table.begin(toy, toySetup('shared'), { record: false });
      const random = whims(whimsical);
      const drawn: string[] = [];
      while (table.outcome === null) {
        const before = table.state.deck.at(-1);
        const { prompt } = whim(table.prompts, random);
        const given = prompt.reason === 'peek' ? prompt.default : sample(prompt, random);
        table.answer(prompt.number, prompt.seat, given);
        if (table.state.deck.at(-1) !== before) drawn.push(before ?? '');
      }
      return table.envelope.streams.deck;
    });
    expect(ends[0]).toBe(ends[1]);
  });
});
