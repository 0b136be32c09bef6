import { z } from 'zod';
import {
  type Answer,
  askEach,
  chooseOne,
  type Dealer,
  type Game,
  type Opponent,
  type Option,
  type Play,
  type Seat,
  text,
} from '../../src/kernel/index.js';

/** What a test can make go wrong, at any time. */
export interface Faults {
  setup?: boolean;
  /** No card that fails is offered. */
  tame?: boolean;
  /** Every action fails as soon as it is taken up. */
  action?: boolean;
  /** Whatever is bid fails. */
  bids?: boolean;
  leave?: boolean;
  /** The practice bot itself breaks: it throws, or answers with what is not there. */
  player?: 'throws' | 'illegal';
  /** An upgrade: the same questions offer other choices. */
  upgraded?: boolean;
}

interface DuelState {
  first: Seat;
  round: number;
  hands: number[];
  scores: number[];
  gone: Seat[];
}

const options = z.object({ first: z.int().optional(), rounds: z.int().default(3) });
type DuelOptions = z.infer<typeof options>;

const label = text('card', { card: 'x' });
const keyed = (...keys: string[]): Option[] => keys.map(key => ({ key, label }));
const pickOf = (answer: Answer): string => ('pick' in answer ? (answer.pick[0] ?? '') : '');

/**
 * A game of nothing, for 2 to 4: each round all bid at once (`low`, `high`; `boom` is a card whose code throws), then
 * the first player keeps what they have or draws. Most points after the last round win.
 */
export function duel(faults: Faults = {}, leaving: Game['leaving'] = 'at once'): Game {
  const game: Game<DuelState, DuelOptions> = {
    id: 'duel',
    title: text('game'),
    seats: { min: 2, max: 4 },
    options,
    rulesets: [{ id: 'plain', title: text('plain'), options: { rounds: 3 } }],
    leaving,
    setup({ first = 0 }, seats, random) {
      if (faults.setup === true) throw new Error('a mistake in set-up');
      return {
        first,
        round: 1,
        hands: seats.map((_, seat) => random(`hand ${seat}`).int(1000)),
        scores: seats.map(() => 0),
        gone: [],
      };
    },
    next(dealer) {
      if (faults.action === true) throw new Error('a mistake in an action');
      return round(dealer, faults);
    },
    outcome(state) {
      const there = state.scores.flatMap((_, seat) => (state.gone.includes(seat) ? [] : [seat]));
      if (there.length > 1 && state.round <= 3) return null;
      const best = Math.max(...there.map(seat => state.scores[seat] ?? 0));
      const won = (seat: Seat): boolean => there.includes(seat) && state.scores[seat] === best;
      return { places: state.scores.map((_, seat) => (won(seat) ? 1 : 2)), reason: text('end-points') };
    },
    stalemate: {
      turn: ({ round }) => round,
      hidden: () => [],
      table: state => ({ ...state }),
      luck: [],
      end() {
        throw new Error('a duel ends after three rounds');
      },
    },
    leave(dealer, seat) {
      if (faults.leave === true) throw new Error('a mistake in leaving');
      dealer.state.gone.push(seat);
      dealer.log({ id: 'log-left', args: { who: { seat } } });
    },
    view: (state, viewer) => ({
      title: text('game'),
      status: text('status', { n: state.round }),
      panels: [],
      turn: state.first,
      ...(viewer !== 'public' && { result: text('hand', { n: state.hands[viewer] ?? 0 }) }),
    }),
    sample: (state, viewer, random) => ({
      ...state,
      hands: state.hands.map((hand, seat) => (seat === viewer ? hand : random.int(1000))),
    }),
    redeal: () => undefined,
    decks: {
      ready: ['ten', 'twenty'].map(id => ({
        id,
        name: id,
        title: text(id),
        rulesets: ['plain'],
        cards: { a: id === 'ten' ? 10 : 20 },
      })),
      check: deck =>
        (deck.cards.a ?? 0) > 0 ? [] : [{ rule: 'empty', message: text('problem-empty', { name: deck.name }) }],
      pair(decks) {
        const sizes = decks.map(deck => deck.cards.a ?? 0);
        if (new Set(sizes).size === 1) return null;
        return { rule: 'size', message: text('problem-sizes-differ', { one: sizes[0] ?? 0, other: sizes[1] ?? 0 }) };
      },
      survey: { group: null, counted: [] },
      playset: 1,
    },
    position: {
      read() {
        throw new Error('positions are not for this game');
      },
      write: () => null,
    },
    swapSides: (given, state) => ({ ...given, first: state.first === 0 ? 1 : 0 }),
    facts: (log, decks) => ({
      turns: log.filter(line => line.id === 'log-round').length,
      seats: decks.map((_, seat) => ({
        bids: log.filter(({ id, args }) => id === 'log-bid' && JSON.stringify(args?.who) === JSON.stringify({ seat }))
          .length,
      })),
      cards: {},
    }),
    opponents: { steady: player(faults) },
    cards: { all: [], facets: [], get: () => undefined },
    rules: [],
    orders: [
      { id: 'draw', reasons: ['draw one', 'draw two'], answer: 'keep' },
      { id: 'bid', reasons: ['bid'], answer: 'low' },
    ],
  };
  return game as Game;
}

function* round(dealer: Dealer<DuelState>, faults: Faults): Play {
  const { state } = dealer;
  const there = state.scores.flatMap((_, seat) => (state.gone.includes(seat) ? [] : [seat]));
  const names = faults.upgraded === true ? ['lower', 'higher'] : ['low', 'high'];
  const bid = keyed(...names, ...(faults.tame === true ? [] : ['boom']));
  dealer.log({ id: 'log-round', args: { n: state.round } });
  const answers = yield* askEach(
    there.map(seat => ({ kind: 'one', seat, reason: 'bid', question: text('ask-bid'), options: bid })),
  );
  for (const [at, seat] of there.entries()) {
    const bidden = pickOf(answers[at] as Answer);
    if (bidden === 'boom' || faults.bids === true) throw new Error('a mistake in a card');
    dealer.log({ id: 'log-bid', args: { who: { seat }, bid: bidden } });
    state.scores[seat] = (state.scores[seat] ?? 0) + (bidden === 'high' ? 2 : 1);
  }
  const first = there.includes(state.first) ? state.first : (there[0] as Seat);
  for (const ask of ['one', 'two']) {
    const does = yield* chooseOne({
      seat: first,
      reason: `draw ${ask}`,
      question: text('ask-draw'),
      options: keyed('keep', 'draw'),
    });
    dealer.log({ id: 'log-did', args: { who: { seat: first }, does } });
    if (does === 'draw') {
      state.hands[first] = dealer.random(`hand ${first}`).int(1000);
      dealer.show();
    }
  }
  state.round++;
}

const player =
  (faults: Faults): Opponent<DuelState> =>
  ({ prompt, random }) => {
    if (faults.player === 'throws') throw new Error('a mistake of the player');
    if (faults.player === 'illegal') return { pick: ['what is not there'] };
    return { pick: [prompt.reason === 'bid' ? random.pick(['low', 'high']) : 'keep'] };
  };
