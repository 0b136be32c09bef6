import { describe, expect, it } from 'vitest';
import { Chance, Dealer, envelopeOf, type Prompt, type Random, text } from '../../src/kernel/index.js';
import {
  cardIn,
  cardList,
  draw,
  filled,
  grouped,
  hand,
  type Instance,
  instanceOf,
  keyOf,
  labelOf,
  listOf,
  made,
  meter,
  mix,
  newPile,
  onceFor,
  openPile,
  optionOf,
  pile,
  renew,
  row,
  seatsFrom,
  shownBy,
  shuffle,
  take,
  takeTop,
  topOf,
  unlike,
} from '../../src/tabletop/index.js';

interface Table {
  nextId: number;
  deck: Instance[];
  hand: Instance[];
}

const random = (seed: string): Random => new Chance(seed).stream('deck');

function table(cards: readonly string[], nextId = 100): Table {
  return { nextId, deck: cards.map((card, at) => ({ id: at + 1, card, owner: 0 })), hand: [] };
}

const dealerOf = (state: Table): Dealer<Table> => new Dealer(envelopeOf(state), 'seed', true);

describe('an instance', () => {
  it('is made with the next id', () => {
    const ids = { nextId: 7 };
    expect(made(ids, 'A', 1)).toEqual({ id: 7, card: 'A', owner: 1 });
    expect(made(ids, 'B', 'scenario')).toEqual({ id: 8, card: 'B', owner: 'scenario' });
    expect(ids.nextId).toBe(9);
  });

  it('gets a new id where it is hidden, and stays the same object', () => {
    const ids = { nextId: 7 };
    const instance = { id: 2, card: 'A', owner: 0, damage: 3 };
    expect(renew(ids, instance)).toBe(instance);
    expect(instance).toEqual({ id: 7, card: 'A', owner: 0, damage: 3 });
    expect(ids.nextId).toBe(8);
  });

  it('is a card that the pool has', () => {
    const pool = new Map([['A', { name: 'Ace' }]]);
    expect(cardIn(pool, 'A')).toEqual({ name: 'Ace' });
    expect(() => cardIn(pool, 'B')).toThrow('no card B');
  });
});

describe('a zone', () => {
  it('gives the instance that is asked for, and keeps the rest in order', () => {
    const { deck } = table(['A', 'B', 'C']);
    expect(take(deck, 2).card).toBe('B');
    expect(deck.map(({ card }) => card)).toEqual(['A', 'C']);
    expect(take(deck, 1).card).toBe('A');
    expect(take(deck, 3).card).toBe('C');
    expect(deck).toEqual([]);
  });

  it('says so when an instance is not there', () => {
    const { deck } = table(['A']);
    expect(() => take(deck, 9)).toThrow('instance 9 is not where it is looked for');
    expect(deck).toHaveLength(1);
  });

  it('has its top card last', () => {
    expect(topOf(table(['A', 'B']).deck)?.card).toBe('B');
    expect(topOf([])).toBeUndefined();
  });

  it.each([
    [0, [], ['A', 'B', 'C']],
    [-1, [], ['A', 'B', 'C']],
    [2, ['C', 'B'], ['A']],
    [3, ['C', 'B', 'A'], []],
    [5, ['C', 'B', 'A'], []],
  ])('gives %i from its top, the topmost first', (count, taken, left) => {
    const { deck } = table(['A', 'B', 'C']);
    expect(takeTop(deck, count).map(({ card }) => card)).toEqual(taken);
    expect(deck.map(({ card }) => card)).toEqual(left);
  });

  it('is shuffled in place, and every card in it gets a new id', () => {
    const state = table(['A', 'B', 'C', 'D', 'E', 'F']);
    const cards = ['A', 'B', 'C', 'D', 'E', 'F'];
    shuffle(state, state.deck, random('s'));
    expect(state.deck.map(({ card }) => card)).toEqual(random('s').shuffle([...cards]));
    expect(state.deck.map(({ card }) => card)).not.toEqual(cards);
    expect(state.deck.map(({ id }) => id)).toEqual([100, 101, 102, 103, 104, 105]);
    expect(state.nextId).toBe(106);
  });
});

describe('drawing', () => {
  const drawn = (state: Table, count: number, why?: { rule: string }) => {
    const dealer = dealerOf(state);
    const came = draw(dealer, { seat: 1, hand: state.hand, count, next: () => state.deck.pop(), why });
    return { came, lines: dealer.lines, shown: dealer.envelope.shown };
  };

  it('takes the top cards, and tells only their owner which', () => {
    const state = table(['A', 'B', 'C']);
    const { came, lines, shown } = drawn(state, 2, { rule: 'refill' });
    expect(came).toBe(2);
    expect(state.hand).toEqual([
      { id: 100, card: 'C', owner: 0 },
      { id: 101, card: 'B', owner: 0 },
    ]);
    expect(state.deck.map(({ card }) => card)).toEqual(['A']);
    expect(shown).toBe(1);
    expect(lines).toEqual([
      {
        n: 1,
        depth: 0,
        id: 'log-draw',
        args: { who: { seat: 1 }, count: 2 },
        why: { rule: 'refill' },
        secret: {
          seats: [1],
          id: 'log-draw-own',
          args: { count: 2, cards: { list: [{ card: 'C' }, { card: 'B' }] } },
        },
      },
    ]);
  });

  it('says no reason where there is none', () => {
    expect(drawn(table(['A']), 1).lines[0]).not.toHaveProperty('why');
  });

  it('stops where nothing is left', () => {
    const state = table(['A']);
    expect(drawn(state, 3).came).toBe(1);
    expect(state.hand).toHaveLength(1);
  });

  it.each([
    ['an empty deck', [], 2],
    ['none', ['A'], 0],
  ])('says nothing of %s', (_, cards, count) => {
    const state = table(cards as string[]);
    expect(drawn(state, count as number)).toEqual({ came: 0, lines: [], shown: 0 });
    expect(state.deck).toHaveLength(cards.length);
  });

  it('names cards in a line as a list', () => {
    expect(cardList(['A', 'B'])).toEqual({ list: [{ card: 'A' }, { card: 'B' }] });
  });
});

describe('an option', () => {
  it('has the key of its instance, the name of its card, and the card', () => {
    expect(optionOf({ id: 12, card: 'A', owner: 0 })).toEqual({
      key: 'c12',
      label: text('card', { card: { card: 'A' } }),
      card: 'A',
    });
  });

  it('has one label a card, made once', () => {
    expect(labelOf('A')).toBe(labelOf('A'));
    expect(labelOf('B')).not.toEqual(labelOf('A'));
  });

  it.each([
    ['c12', 12],
    ['h3', 3],
    ['c7.c2.left.upright', 7],
    ['a15.thwart', 15],
  ])('%s stands for an instance', (key, id) => {
    expect(instanceOf(key)).toBe(id);
  });

  it('has a key that leads back to its instance', () => {
    expect(instanceOf(keyOf(45))).toBe(45);
  });

  it('is offered once for copies of a card: the first', () => {
    const { deck } = table(['A', 'B', 'A', 'C', 'B']);
    expect(unlike(deck).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('tells which cards a question shows, and nothing of what is no card', () => {
    const prompt = (options: object[]): Prompt =>
      ({ kind: 'one', number: 1, seat: 0, reason: 'r', question: text('q'), trail: [], options }) as unknown as Prompt;
    const shown = shownBy([
      prompt([
        { key: 'c12', label: text('card'), card: 'A' },
        { key: 'pass', label: text('pass') },
        { key: 'c13', label: text('facedown') },
        { key: 'c14.c12.left.turned', label: text('attach'), card: 'B' },
        { key: 'xc15', label: text('card'), card: 'C' },
      ]),
      prompt([{ key: 'c2', label: text('card'), card: 'D' }]),
    ]);
    expect([...shown]).toEqual([
      [12, 'A'],
      [2, 'D'],
    ]);
  });
});

describe('dealing what is hidden again', () => {
  it('moves cards among the ids that are there', () => {
    const { deck } = table(['A', 'B', 'C', 'D', 'E']);
    mix(deck, random('m'));
    expect(deck.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(deck.map(({ card }) => card)).toEqual(random('m').shuffle(['A', 'B', 'C', 'D', 'E']));
    expect(deck.map(({ card }) => card)).not.toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('what is found out about things', () => {
  it('is found out once for each of them', () => {
    const asked: number[] = [];
    const doubled = onceFor(({ n }: { n: number }) => {
      asked.push(n);
      return { twice: 2 * n };
    });
    const [one, two] = [{ n: 1 }, { n: 2 }];
    expect([one, two, one].map(about => doubled(about).twice)).toEqual([2, 4, 2]);
    expect(doubled(one)).toBe(doubled(one));
    expect(asked).toEqual([1, 2]);
  });

  it('sorts them into groups, each in their order', () => {
    expect([...grouped([3, 1, 4, 5, 2], n => n % 2)]).toEqual([
      [1, [3, 1, 5]],
      [0, [4, 2]],
    ]);
  });
});

describe('seats', () => {
  it.each([
    [4, 0, [0, 1, 2, 3]],
    [4, 2, [2, 3, 0, 1]],
    [2, 1, [1, 0]],
  ])('of %i go clockwise from %i', (count, from, seats) => {
    expect(seatsFrom(count, from, () => true)).toEqual(seats);
  });

  it('leave out who no longer plays', () => {
    expect(seatsFrom(4, 3, seat => seat !== 0)).toEqual([3, 1, 2]);
    expect(seatsFrom(2, 0, () => false)).toEqual([]);
  });
});

describe('a deck as a list', () => {
  it('has every copy, by printed id, whatever order it was written in', () => {
    expect(listOf({ C: 1, A: 2, B: 0 })).toEqual(['A', 'A', 'C']);
  });

  it('makes a new pile in random order, every card with an id of its own', () => {
    const ids = { nextId: 5 };
    const cards = ['A', 'B', 'C', 'D', 'E', 'F'];
    const pile = newPile(ids, [...cards], 'scenario', random('s'));
    expect(pile.map(({ card }) => card)).toEqual(random('s').shuffle(cards));
    expect(pile[0]).toEqual({ id: 5, card: cards[0], owner: 'scenario' });
    expect(pile.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('can be of some cards alone', () => {
    expect(listOf({ C: 2, A: 2 }, id => id !== 'A')).toEqual(['C', 'C']);
  });
});

describe('how zones look', () => {
  const show = ({ id, card }: Instance) => ({ key: `c${id}`, card, title: text('card-title') });
  const ace = show({ id: 3, card: 'A', owner: 0 });

  it('a row shows its cards', () => {
    expect(row('keepers', [ace])).toEqual({
      id: 'keepers',
      title: text('zone-keepers'),
      kind: 'row',
      count: 1,
      cards: [ace],
    });
  });

  it('a pile shows its number, and its top card where that lies open', () => {
    const closed = { id: 'deck', title: text('zone-deck'), kind: 'pile', count: 3, cards: [] };
    const { deck } = table(['B', 'C', 'A']);
    expect(pile('deck', deck)).toEqual(closed);
    expect(pile('deck', deck, show)).toEqual({ ...closed, cards: [ace] });
    expect(pile('deck', [], show)).toEqual({ ...closed, count: 0 });
  });

  it('a pile that everybody may look through shows what lies below its top card, too', () => {
    const { deck } = table(['B', 'C', 'A']);
    const [b, c] = deck.filter(({ card }) => card !== 'A').map(show);
    expect(openPile('discard', deck, show)).toEqual({ ...pile('discard', deck, show), below: [c, b] });
    const { deck: one } = table(['A']);
    for (const cards of [one, []]) expect(openPile('discard', cards, show)).toEqual(pile('discard', cards, show));
  });

  it('a hand shows its number, and its cards to its owner', () => {
    const { deck } = table(['B', 'A']);
    const closed = { id: 'hand', title: text('zone-hand'), kind: 'hand', count: 2, cards: [] };
    expect(hand(deck)).toEqual(closed);
    expect(hand(deck, show)).toEqual({
      ...closed,
      cards: [show({ id: 1, card: 'B', owner: 0 }), show({ id: 2, card: 'A', owner: 0 })],
    });
  });

  it('some zones are shown only with cards in them', () => {
    expect(filled(row('allies', []))).toEqual([]);
    const allies = row('allies', [ace]);
    expect(filled(allies)).toEqual([allies]);
  });

  it('a meter is titled by its id, and may have an end', () => {
    expect(meter('round', 2)).toStrictEqual({ id: 'round', label: text('meter-round'), value: 2 });
    expect(meter('power', 2, 20)).toEqual({ id: 'power', label: text('meter-power'), value: 2, max: 20 });
  });
});
