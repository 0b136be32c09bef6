import { describe, expect, test } from 'vitest';
import {
  chooseOne,
  chooseSome,
  type Dealer,
  type Game,
  type Move,
  type Play,
  RulesFailure,
  type Runner,
  Session,
  type Snapshot,
  Table,
  text,
  verify,
} from '../../src/kernel/index.js';
import { answer, laidOut, playCard, type ToySession, type ToyTable } from './play.js';
import { type ToyOptions, type ToyState, toy } from './toy.js';

type Turn = (dealer: Dealer<ToyState>) => Play;

/** The toy game with turns of another kind, each of which is one action. */
const playing = (turn: Turn): Game<ToyState, ToyOptions> => ({
  ...toy,
  *next(dealer) {
    yield* turn(dealer);
    dealer.state.turn++;
    dealer.state.active = 1 - dealer.state.active;
  },
});

interface Laid {
  readonly turn?: Turn;
  readonly deck?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
}

function begin({ turn, deck = [], hands = [['flip'], ['gift']] }: Laid = {}, runner: Runner = 'plain'): ToySession {
  const { setup, state } = laidOut(hands, { deck: [...deck], step: 'draw' });
  const table = Table.from(turn === undefined ? toy : playing(turn), setup, state);
  return new Session(table, { runner, audit: true });
}

const pass = { pick: ['pass'] };
const label = (id: string) => text(id);
const options = (...keys: string[]) => keys.map(key => ({ key, label: label(key) }));

/** Lets the asked player pass so many times. */
function passes(session: ToySession, times: number): void {
  for (let made = 0; made < times; made++) answer(session, session.prompts[0]?.seat as number, pass);
}

/** Passes until the match is over, but not for ever; the turn it then is. */
function passesOn(session: ToySession, most = 400): number | null {
  for (let made = 0; made < most && session.table.outcome === null; made++) passes(session, 1);
  return session.table.outcome === null ? null : session.table.state.turn;
}

const endOf = ({ table }: { readonly table: ToyTable }) => table.outcome?.reason.id ?? null;

/** Asks what leaves a choice, and nothing comes of it. */
function* idle({ state }: Dealer<ToyState>): Play {
  yield* chooseOne({ seat: state.active, reason: 'idle', question: label('ask'), options: options('pass', 'wait') });
}

/** As `idle`, with something that happens besides. */
const and = (happens: (dealer: Dealer<ToyState>) => void): Turn =>
  function* (dealer) {
    happens(dealer);
    yield* idle(dealer);
  };

describe('a table that begins a turn for the third time', () => {
  test('ends the match by the game’s own rule, and the log says why', () => {
    const session = begin();
    passes(session, 3);
    expect(endOf(session)).toBeNull();
    passes(session, 1);
    expect(session.table.outcome).toEqual({ places: [1, 1], reason: { id: 'end-repeated' } });
    expect(session.log.at(-1)).toMatchObject({ id: 'end-repeated', depth: 0, why: { rule: 'stalemate' } });
    expect(session.prompts).toEqual([]);
  });

  test('is counted from the last change on', () => {
    const session = begin({ hands: [['boast', 'flip'], ['gift']] });
    passes(session, 2);
    playCard(session, 0, 'boast');
    answer(session, 0, { amount: 3 });
    // What was before the card was played comes back no more: it takes two rounds from here on.
    passes(session, 3);
    expect(endOf(session)).toBeNull();
    passes(session, 1);
    expect(endOf(session)).toBe('end-repeated');
  });

  test('is not the same with another seat to act', () => {
    // The seat to act goes by threes, everything else stays: six tables, each of which comes after three turns.
    const session = begin({ hands: [['flip'], ['gift'], ['share']] });
    passes(session, 5);
    expect(endOf(session)).toBeNull();
    passes(session, 1);
    expect(endOf(session)).toBe('end-repeated');
  });

  test('is the same whatever the order of a hand and the ids of its cards', () => {
    const turned = and(({ state }) => {
      // By threes, where the seats take turns by twos: no order comes again with the seat that it came with.
      state.hands = state.hands.map(hand => [...hand.slice(1), ...hand.slice(0, 1)]);
      state.hands = state.hands.map(hand => hand.map(card => ({ ...card, id: state.nextId++ })));
    });
    const session = begin({ turn: turned, hands: [['flip', 'gift', 'peek'], []] });
    expect(passesOn(session)).toBe(5);
  });

  test.each([
    ['what lies open', (state: ToyState) => state.said.push(1)],
    ['what is in a hand', (state: ToyState) => state.hands[0]?.push({ id: state.nextId++, card: 'flip' })],
    ['what is known', (state: ToyState) => (state.known = { seat: 0, count: state.turn })],
  ])('is another one where %s is not the same', (_, changes) => {
    const session = begin({ turn: and(({ state }) => changes(state)) });
    expect(passesOn(session)).toBeNull();
  });

  test('needs no hidden pile to be empty, as long as nobody draws', () => {
    expect(passesOn(begin({ turn: idle, deck: ['flip', 'gift', 'peek'] }))).toBe(5);
  });

  test('is another one where a hidden pile was shuffled, even if it lies as it did', () => {
    const shuffled = and(dealer => void dealer.random('deck').shuffle(dealer.state.deck));
    expect(passesOn(begin({ turn: shuffled, deck: ['flip', 'flip'] }))).toBeNull();
  });

  test('is the same however the coins have fallen', () => {
    const tossed = and(dealer => void dealer.random('coin').coin());
    expect(passesOn(begin({ turn: tossed, deck: ['flip', 'flip'] }))).toBe(5);
  });

  test('is not looked for while a hidden pile grows and shrinks', () => {
    const lent = and(({ state: { deck, said } }) => {
      if (said.pop() === undefined) said.push(deck.splice(-1).length);
      else deck.push('flip');
    });
    expect(passesOn(begin({ turn: lent, deck: ['flip', 'flip'] }))).toBeNull();
    // Unless the pile is empty time and again: then nothing hidden is left.
    expect(passesOn(begin({ turn: lent, deck: ['flip'] }))).toBe(6);
  });

  test('changes nothing where the match ends just then by its own rules', () => {
    const ended = and(({ state }) => {
      if (state.turn === 4) state.drawn = label('bored');
    });
    const session = begin({ turn: ended });
    expect(passesOn(session)).toBe(5);
    expect(endOf(session)).toBe('bored');
    expect(session.log).toEqual([]);
  });

  test('is not noticed in the midst of a turn', () => {
    const session = begin({ hands: [['flip'], ['gift']] });
    expect(session.table.envelope.course.tables).toHaveLength(1);
    passes(session, 1);
    // Two actions have come to their end, and one of them ended a turn.
    expect(session.table.envelope.course.tables).toHaveLength(2);
  });

  test('is remembered for a hundred turns', () => {
    const round = (length: number) =>
      and(({ state }) => (state.said = [(state.said[0] ?? 0) + 1].map(at => at % length)));
    expect(passesOn(begin({ turn: round(48) }))).toBe(98);
    // Longer rounds are forgotten before they come back for the third time: a match's record stays small.
    const session = begin({ turn: round(50) });
    expect(passesOn(session)).toBeNull();
    expect(session.table.envelope.course.tables).toHaveLength(100);
  });
});

describe('a hundred turns in a row without a real choice', () => {
  /** A table that never comes back, and what is asked on it. */
  const ever = (asks: Turn): Turn =>
    function* (dealer) {
      dealer.state.said = [dealer.state.turn];
      yield* asks(dealer);
    };
  const asking = (...keys: string[]): Turn =>
    function* ({ state }) {
      const same = keys.map(key => ({ key, label: label('the same') }));
      yield* chooseOne({ seat: state.active, reason: 'idle', question: label('ask'), options: same, always: true });
    };
  function* silence(): Play {}

  test('end the match, and the log says why', () => {
    const session = begin({ turn: ever(silence) });
    expect(session.table.state.turn).toBe(101);
    expect(session.table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-forced', args: { turns: 100 } } });
    expect(session.log.at(-1)).toMatchObject({ id: 'end-forced', args: { turns: 100 }, why: { rule: 'stalemate' } });
  });

  test.each([
    ['one option', asking('pass')],
    ['options that look just the same', asking('pass', 'c1', 'c2')],
  ])('may ask: %s leaves no choice', (_, turn) => {
    expect(passesOn(begin({ turn: ever(turn) }))).toBe(101);
  });

  test('begin with the first whole turn after one with a choice', () => {
    const once = ever(function* (dealer) {
      if (dealer.state.turn === 50) yield* idle(dealer);
    });
    expect(passesOn(begin({ turn: once }))).toBe(151);
  });

  test('are not in a row where one of them leaves a choice to anyone', () => {
    const now = ever(function* (dealer) {
      if (dealer.state.turn % 100 === 0)
        yield* chooseSome({
          seat: 1,
          reason: 'idle',
          question: label('ask'),
          options: options('pass'),
          min: 0,
          max: 1,
        });
    });
    expect(passesOn(begin({ turn: now }), 20)).toBeNull();
  });

  test('end a match that would else be one failure of the rules, but a loop in one turn is one', () => {
    const still: Game<ToyState, ToyOptions> = { ...toy, *next() {} };
    const { setup, state } = laidOut([['flip'], []]);
    expect(() => Table.from(still, setup, state)).toThrow(RulesFailure);
  });
});

describe('a stalemate is the same', () => {
  const laid: Laid = {
    hands: [
      ['flip', 'gift'],
      ['gift', 'boast'],
    ],
    deck: ['flip', 'gift'],
  };

  /** Plays and passes until nothing happens any more. */
  function playedOut(runner: Runner): ToySession {
    const session = begin(laid, runner);
    passes(session, 2);
    playCard(session, 0, 'gift');
    answer(session, 0, { pick: [] });
    playCard(session, 1, 'boast');
    answer(session, 1, { amount: 2 });
    passesOn(session);
    return session;
  }

  test('where each answer is undone, the match taken up again, and the answer given once more', () => {
    const plain = playedOut('plain');
    expect(endOf(plain)).toBe('end-repeated');
    const other = playedOut('again');
    expect(other.table.outcome).toEqual(plain.table.outcome);
    expect(other.table.state).toEqual(plain.table.state);
    expect(other.table.envelope.course).toEqual(plain.table.envelope.course);
  });

  test('from every snapshot on, and where the whole match is executed again', () => {
    const { table, moves, snapshots } = playedOut('plain');
    for (const snapshot of snapshots) {
      const since = moves.filter(({ seq }) => seq > snapshot.seq);
      const again = Table.resume(toy, table.setup, snapshot, since);
      expect(again.outcome).toEqual(table.outcome);
      expect(again.hash()).toBe(table.hash());
    }
    const game = { ...toy, setup: () => laidOut([['flip'], []], { step: 'draw' }).state };
    const whole = Session.begin(game, table.setup);
    passesOn(whole);
    expect(endOf(whole)).toBe('end-repeated');
    expect(verify(game, table.setup, whole.moves, whole.snapshots).hash()).toBe(whole.table.hash());
  });

  test('after an undo: tables that were undone do not count', () => {
    const session = begin();
    passes(session, 3);
    session.undo(1);
    passes(session, 2);
    expect(endOf(session)).toBeNull();
    passes(session, 1);
    expect(endOf(session)).toBe('end-repeated');
  });

  test('after an undo by consent: what is dealt again is another table', () => {
    const session = begin({ turn: idle, deck: ['flip', 'gift'] });
    passes(session, 3);
    session.undo(2, true);
    passes(session, 4);
    expect(endOf(session)).toBeNull();
    passes(session, 1);
    expect(endOf(session)).toBe('end-repeated');
  });

  test('on tables that a seat imagines', () => {
    const session = begin();
    passes(session, 2);
    const { table, moves, snapshots } = session;
    const last = snapshots.at(-1) as Snapshot;
    const since: Move[] = moves.filter(({ seq }) => seq > last.seq);
    const imagined = Table.imagined<ToyState, ToyOptions>(toy, table.setup, last, since, 0)('seed');
    for (let made = 0; imagined.outcome === null && made < 10; made++) answer(imagined, made % 2, pass);
    expect(imagined.outcome?.reason.id).toBe('end-repeated');
  });

  test('for snapshots from before it was looked for: from them on it is counted as from the outset', () => {
    const { table, snapshots } = begin();
    const { course: _, ...old } = JSON.parse((snapshots.at(-1) as Snapshot).json) as { course: unknown };
    const again = Table.resume(toy, table.setup, { seq: 0, json: JSON.stringify(old) }, []);
    for (let made = 0; made < 5; made++) answer(again, made % 2, pass);
    expect(again.outcome?.reason.id).toBe('end-repeated');
  });
});
