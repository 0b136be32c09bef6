// Tricks: the smallest game that uses everything a table offers. Two to four seats, one common deck, hidden hands.
// In a turn a seat draws a card and plays one. First to ten points wins; so does the last one left.
import { z } from 'zod';
import {
  askAny,
  askEach,
  type CardEntry,
  chooseAmount,
  chooseDistribution,
  chooseOne,
  chooseOrder,
  choosePayment,
  chooseSome,
  copy,
  type Dealer,
  type Game,
  inAnyOrder,
  type Json,
  type Option,
  type Outcome,
  type Play,
  PositionError,
  type Preview,
  type Random,
  type Scene,
  type Seat,
  type Setup,
  type Stalemate,
  type Text,
  text,
  type Viewer,
} from '../../src/kernel/index.js';

/** A card in a hand. Its id is given when it comes there, so it tells nothing of where it was. */
export interface ToyCard {
  readonly id: number;
  readonly card: string;
}

export interface ToyState {
  step: 'draw' | 'play';
  turn: number;
  active: Seat;
  scores: number[];
  hands: ToyCard[][];
  /** The top card is the last. */
  deck: string[];
  /** A seat that has looked at the top of the deck, and how many cards it knows. */
  known: { seat: Seat; count: number } | null;
  gone: boolean[];
  /** The numbers said last: a boast, or bids. */
  said: number[];
  nextId: number;
  /** Why the match ended in a draw; null while it goes on, or where somebody won. */
  drawn: Text | null;
}

export const toyOptions = z.object({
  /** The deck before it is shuffled. */
  deck: z.array(z.string()),
  hand: z.int().min(0).default(3),
});
export type ToyOptions = z.infer<typeof toyOptions>;

export const TRICKS = ['flip', 'gift', 'auction', 'grab', 'peek', 'share', 'buy', 'boast'] as const;
const GOAL = 10;

/** The rules of one turn. Every effect is a method, and is run with `yield*`. */
export class Turn {
  private readonly dealer: Dealer<ToyState>;

  constructor(dealer: Dealer<ToyState>) {
    this.dealer = dealer;
  }

  private get state(): ToyState {
    return this.dealer.state;
  }

  /** The next action, from the state alone. */
  next(): Play {
    const { turn, active, step } = this.state;
    this.dealer.stand(text('turn', { turn, who: { seat: active } }));
    return this[step]();
  }

  *draw(): Play {
    const { state } = this;
    if (state.gone[state.active]) state.active = this.after(state.active);
    this.take(state.active);
    state.step = 'play';
  }

  *play(): Play {
    const seat = this.state.active;
    const key = yield* chooseOne({
      seat,
      reason: 'play',
      question: text('ask-play'),
      options: [...this.options(seat), { key: 'pass', label: text('pass') }],
      default: { pick: ['pass'] },
      others: () =>
        TRICKS.filter(card => !this.holds(seat, card)).map(card => ({
          ...optionOf({ id: 0, card }),
          why: text('not-held'),
        })),
      preview: option => (option === 'pass' ? this.waiting(seat) : {}),
      always: true,
    });
    if (key === 'pass') this.dealer.log({ id: 'passed', args: { who: { seat } }, why: { rule: 'pass' } });
    else {
      const { card } = this.give(seat, key);
      this.dealer.log({ id: 'played', args: { who: { seat }, what: { card } }, why: { card } });
      this.dealer.effect(card);
      yield* this.dealer.within(text('card', { what: { card } }), this.trick(card, seat));
    }
    this.endTurn();
  }

  /** What passing would do: nothing, for sure. */
  private waiting(seat: Seat): Partial<Preview> {
    const score = this.state.scores[seat] as number;
    return { effect: text('waits'), changes: [{ what: text('score'), before: score, after: score }] };
  }

  /** What a card does. The last four are there to go wrong. */
  *trick(card: string, seat: Seat): Play {
    switch (card) {
      case 'flip':
        return yield* this.flip(seat);
      case 'gift':
        return yield* this.gift(seat);
      case 'auction':
        return yield* this.auction();
      case 'grab':
        return yield* this.grab();
      case 'peek':
        return yield* this.peek(seat);
      case 'share':
        return yield* this.share(seat);
      case 'buy':
        return yield* this.buy(seat);
      case 'boast':
        return yield* this.boast(seat);
      case 'bomb':
        throw new Error('the bomb went off');
      case 'spin':
        for (;;) this.dealer.random('coin').coin();
      case 'nag':
        for (;;) yield* this.boast(seat, 0);
    }
  }

  /** Two points on heads. */
  *flip(seat: Seat): Play {
    const heads = this.dealer.random('coin').coin();
    this.dealer.log({ id: heads ? 'heads' : 'tails' });
    if (heads) this.score(seat, 2);
  }

  /** Up to two cards go to the next seat. Everybody sees how many; only the two see which. */
  *gift(seat: Seat): Play {
    const to = this.after(seat);
    const keys = yield* chooseSome({
      seat,
      reason: 'gift',
      question: text('ask-gift'),
      options: this.options(seat),
      min: 0,
      max: 2,
      none: { key: 'keep', label: text('keep-all') },
      always: true,
    });
    const cards = keys.map(key => this.give(seat, key).card);
    for (const card of cards) this.receive(to, card);
    if (cards.length > 0) this.dealer.show();
    this.dealer.log({
      id: 'gave',
      args: { who: { seat }, to: { seat: to }, count: cards.length },
      secret: { seats: [seat, to], id: 'gave-these', args: { cards: { list: cards.map(card => ({ card })) } } },
    });
  }

  /** All bid at once, out of sight. The one highest bid wins what it bid; ties win nothing. */
  *auction(): Play {
    const seats = this.seated();
    const bids = yield* askEach(
      seats.map(seat => ({ kind: 'amount', seat, reason: 'bid', question: text('ask-bid'), min: 0, max: 3 })),
    );
    const amounts = bids.map(bid => ('amount' in bid ? bid.amount : 0));
    const best = Math.max(...amounts);
    const at = amounts.indexOf(best);
    this.state.said = amounts;
    this.dealer.log({ id: 'bids', args: { bids: { list: amounts } } });
    if (amounts.lastIndexOf(best) === at) this.score(seats[at] as Seat, best);
  }

  /** The first to speak may take a point. */
  *grab(): Play {
    const { seat, answer } = yield* askAny(
      this.seated().map(seat => ({
        kind: 'one',
        seat,
        reason: 'grab',
        question: text('ask-grab'),
        options: ['leave', 'take'].map(key => ({ key, label: text(key) })),
      })),
    );
    if ('pick' in answer && answer.pick[0] === 'take') this.score(seat, 1);
  }

  /** Looks at the top three cards and puts them back in any order. */
  *peek(seat: Seat): Play {
    const { deck } = this.state;
    const top = deck.splice(-3);
    this.dealer.show();
    this.dealer.log({
      id: 'peeked',
      args: { who: { seat } },
      secret: { seats: [seat], id: 'peeked-at', args: { cards: { list: top.map(card => ({ card })) } } },
    });
    const options = top.map((card, at): Option => ({ key: `${at}`, label: text('card', { what: { card } }), card }));
    const order = yield* chooseOrder({ seat, reason: 'peek', question: text('ask-order'), options, always: true });
    deck.push(...order.map(key => top[Number(key)] as string));
    this.state.known = { seat, count: top.length };
  }

  /** Three points are shared out; nobody gets more than two of them. */
  *share(seat: Seat): Play {
    const shares = yield* chooseDistribution({
      seat,
      reason: 'share',
      question: text('ask-share'),
      options: this.seated().map(other => ({
        key: `s${other}`,
        label: text('seat', { who: { seat: other } }),
        max: 2,
      })),
      total: 3,
    });
    for (const [key, points] of Object.entries(shares)) this.score(Number(key.slice(1)), points);
  }

  /** Three points for two cards, one of them paid as red. */
  *buy(seat: Seat): Play {
    const options = this.options(seat).map(option => ({
      ...option,
      ways: [
        { as: option.card === 'flip' ? 'red' : 'blue', amount: 1 },
        ...(option.card === 'gift' ? [{ as: 'red', amount: 1 }] : []),
      ],
    }));
    const red = options.filter(({ ways }) => ways.some(({ as }) => as === 'red'));
    if (options.length < 2 || red.length === 0) return;
    const paid = yield* choosePayment({
      seat,
      reason: 'buy',
      question: text('ask-pay'),
      options,
      cost: { total: 2, typed: { red: 1 } },
    });
    for (const { key } of paid) {
      const { card } = this.give(seat, key);
      this.dealer.log({ id: 'paid', args: { what: { card } } });
    }
    this.score(seat, 3);
  }

  /** Says a number. */
  *boast(seat: Seat, points = 1): Play {
    const said = yield* chooseAmount({ seat, reason: 'boast', question: text('ask-boast'), min: 1, max: 9 });
    this.state.said = [said];
    this.dealer.log({ id: 'boasted', args: { who: { seat }, said } });
    this.score(seat, points);
  }

  /** Draws a card, where there is one. */
  take(seat: Seat): void {
    const card = this.state.deck.pop();
    if (card === undefined) return;
    const { known } = this.state;
    if (known !== null) this.state.known = known.count > 1 ? { ...known, count: known.count - 1 } : null;
    this.receive(seat, card);
    this.dealer.show();
    this.dealer.log({
      id: 'drew',
      args: { who: { seat } },
      secret: { seats: [seat], id: 'drew-card', args: { what: { card } } },
    });
  }

  private endTurn(): void {
    this.state.turn++;
    this.state.active = this.after(this.state.active);
    this.state.step = 'draw';
  }

  private seated(): Seat[] {
    return [...this.state.gone.keys()].filter(seat => !this.state.gone[seat]);
  }

  private after(seat: Seat): Seat {
    const seated = this.seated();
    return seated.find(other => other > seat) ?? (seated[0] as Seat);
  }

  private score(seat: Seat, points: number): void {
    this.state.scores[seat] = (this.state.scores[seat] as number) + points;
    this.dealer.log({ id: 'scored', args: { who: { seat }, points } });
  }

  private hand(seat: Seat): ToyCard[] {
    return this.state.hands[seat] as ToyCard[];
  }

  private holds(seat: Seat, card: string): boolean {
    return this.hand(seat).some(held => held.card === card);
  }

  private options(seat: Seat): Option[] {
    return this.hand(seat).map(optionOf);
  }

  private receive(seat: Seat, card: string): void {
    this.hand(seat).push({ id: this.state.nextId++, card });
  }

  private give(seat: Seat, key: string): ToyCard {
    const hand = this.hand(seat);
    const at = hand.findIndex(held => optionOf(held).key === key);
    return hand.splice(at, 1)[0] as ToyCard;
  }
}

const optionOf = ({ id, card }: ToyCard): Option => ({ key: `c${id}`, label: text('card', { what: { card } }), card });

function setup({ deck, hand }: ToyOptions, seats: number, random: (stream: string) => Random): ToyState {
  const cards = random('deck').shuffle([...deck]);
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards.splice(-hand, hand).map((card, at) => ({ id: seat * hand + at + 1, card })),
  );
  return {
    step: 'draw',
    turn: 1,
    active: 0,
    scores: hands.map(() => 0),
    hands,
    deck: cards,
    known: null,
    gone: hands.map(() => false),
    said: [],
    nextId: seats * hand + 1,
    drawn: null,
  };
}

function outcome({ scores, gone, deck, hands, drawn }: ToyState): Outcome | null {
  if (drawn !== null) return { places: scores.map(() => 1), reason: drawn };
  const seated = [...gone.keys()].filter(seat => !gone[seat]);
  const rank = (seat: number): number => (gone[seat] ? -1 : (scores[seat] as number));
  const places = scores.map((_, seat) => 1 + scores.filter((_, other) => rank(other) > rank(seat)).length);
  if (seated.length < 2) return { places, reason: text('alone') };
  if (scores.some(score => score >= GOAL)) return { places, reason: text('goal') };
  if (deck.length === 0 && seated.every(seat => hands[seat]?.length === 0)) return { places, reason: text('no-cards') };
  return null;
}

/** A match that would go on for ever is a draw. */
const stalemate: Stalemate<ToyState> = {
  turn: ({ turn }) => turn,
  hidden: ({ deck }) => [deck.length],
  table: ({ turn: _, nextId: __, drawn: ___, hands, ...table }) => ({
    ...table,
    hands: hands.map(hand => inAnyOrder(hand).map(({ card }) => card)),
  }),
  luck: ['coin'],
  end(state, reason) {
    state.drawn = reason;
  },
};

function view(state: ToyState, viewer: Viewer): Scene {
  const { active, turn, deck, hands, scores, gone } = state;
  return {
    title: text('tricks'),
    status: text('status', { turn, who: { seat: active } }),
    turn: active,
    panels: [
      {
        id: 'table',
        title: text('table'),
        meters: [],
        zones: [{ id: 'deck', title: text('deck'), kind: 'pile', count: deck.length, cards: [] }],
      },
      ...hands.map((hand, seat) => ({
        id: `seat-${seat}`,
        seat,
        title: text(gone[seat] ? 'seat-gone' : 'seat', { who: { seat } }),
        meters: [{ id: 'score', label: text('score'), value: scores[seat] as number, max: GOAL }],
        zones: [
          {
            id: 'hand',
            title: text('hand'),
            kind: 'hand' as const,
            count: hand.length,
            cards: hand.map(({ id, card }) =>
              viewer === seat
                ? { key: `c${id}`, card, title: text('card', { what: { card } }) }
                : { card: null, title: text('hidden') },
            ),
          },
        ],
      })),
    ],
  };
}

/** All that a viewer cannot see is shuffled together and dealt out again. */
function sample(state: ToyState, viewer: Viewer, random: Random): ToyState {
  const dealt = copy(state);
  const known = dealt.known !== null && dealt.known.seat === viewer ? dealt.known.count : 0;
  const unknown = dealt.deck.splice(0, dealt.deck.length - known);
  const others = dealt.hands.filter((_, seat) => seat !== viewer);
  const hidden = random.shuffle([...unknown, ...others.flatMap(hand => hand.map(({ card }) => card))]);
  for (const hand of others) for (const [at, { id }] of hand.entries()) hand[at] = { id, card: hidden.pop() as string };
  dealt.deck.unshift(...hidden);
  return dealt;
}

/** What nobody has seen is dealt again. */
function redeal(state: ToyState, random: (stream: string) => Random): void {
  const known = state.deck.splice(state.deck.length - (state.known?.count ?? 0));
  random('deck')
    .shuffle(state.deck)
    .push(...known);
}

function entryOf(id: string): CardEntry {
  return {
    id,
    title: text('card', { what: { card: id } }),
    text: `${id} does something`,
    facts: [],
    data: {},
    keywords: [],
    names: [id],
    facets: {},
  };
}

/** The game. Seats that leave go there and then, or when the turn is over. */
export function toyWith(leaving: Game['leaving']): Game<ToyState, ToyOptions> {
  const entries = TRICKS.map(entryOf);
  return {
    id: 'tricks',
    title: text('tricks'),
    seats: { min: 2, max: 4 },
    options: toyOptions,
    rulesets: [{ id: 'plain', title: text('plain'), options: { deck: [...TRICKS, ...TRICKS, ...TRICKS] } }],
    leaving,
    setup: (options, seats, random) => setup(options, seats.length, random),
    next: dealer => new Turn(dealer).next(),
    outcome,
    stalemate,
    // The hand stays where it is: a question may be open about it, which its default then answers.
    leave({ state }, seat) {
      state.gone[seat] = true;
    },
    view,
    sample,
    redeal,
    decks: {
      ready: [],
      check: () => [],
      survey: { group: null, counted: [] },
      playset: 1,
    },
    position: {
      read(json) {
        if (typeof json !== 'object') throw new PositionError('position', 'not an object');
        return copy(json) as unknown as ToyState;
      },
      write: state => copy(state) as unknown as Json,
    },
    facts: (log, decks) => ({
      turns: log.filter(line => line.id === 'played' || line.id === 'passed').length,
      seats: decks.map(() => ({})),
      cards: {},
    }),
    opponents: {},
    cards: { all: entries, facets: [], get: id => entries.find(entry => entry.id === id) },
    orders: [{ id: 'play', reasons: ['play'], answer: 'pass' }],
    rules: ['pass', 'stalemate'].map(id => ({ id, words: id })),
  };
}

export const toy = toyWith('at once');

/** A match of the game, ready to begin. */
export function toySetup(
  seed: string,
  { seats = 2, deck = [...TRICKS, ...TRICKS, ...TRICKS] as string[], hand = 3 } = {},
): Setup<ToyOptions> {
  const names = ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, seats);
  return {
    version: 'test',
    options: { deck, hand },
    seats: names.map(name => ({ name, deck: { name: '', cards: {} } })),
    seed,
  };
}
