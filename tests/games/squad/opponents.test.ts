import { describe, expect, it, test } from 'vitest';
import { cards } from '../../../src/games/squad/cards/index.js';
import { squad } from '../../../src/games/squad/index.js';
import { worthOf } from '../../../src/games/squad/opponents/worth.js';
import type { Attack, Instance, SquadState } from '../../../src/games/squad/state.js';
import { wording } from '../../../src/games/squad/wording.js';
import {
  type Answer,
  Chance,
  copy,
  isLegal,
  type Level,
  type Option,
  type Prompt,
  type Temper,
} from '../../../src/kernel/index.js';

const [one, ...more] = [...cards]
  .filter(card => wording(card) === null)
  .sort((a, b) => a.printedAttack - b.printedAttack);
if (one === undefined) throw new Error('no cards');
/** A plain card that is worth little, and one that is worth much. */
const [weak, strong] = [one.id, more.at(-1)?.id ?? ''];

/** A table with these cards in each seat's hand, deck, and so on; ids count from 1 as they are named. */
function table(
  zones: { hand?: string[]; deck?: string[]; keepers?: string[] }[],
  change: Partial<SquadState> = {},
): SquadState {
  const written = { players: [0, 1].map(seat => ({ deck: [], hand: [], discard: [], ...zones[seat] })) };
  const read = squad.position.read(copy(written), { ruleset: 'tcg' }, ['A', 'B'], name => new Chance('t').stream(name));
  return { ...read, ...change };
}

const option = ({ id, card }: Instance) => ({ key: `c${id}`, label: { id: 'card' }, card });
const base = { number: 1, seat: 0, question: { id: 'q' }, trail: [] } as const;

function answer(level: 'easy' | 'steady', state: SquadState, prompt: Prompt, seed = 's', temper?: Temper): Answer {
  const given = squad.opponents[level]?.({ state, seat: 0, prompt, random: new Chance(seed).stream('whim'), temper });
  if (given === undefined) throw new Error(`no ${level} player`);
  expect(isLegal(prompt, given), JSON.stringify(given)).toBe(true);
  return given;
}

describe('a card', () => {
  it('is worth more the more it promises', () => {
    const worth = (id: string): number => worthOf(cards.find(card => card.id === id) as (typeof cards)[number]).played;
    expect(worth(strong)).toBeGreaterThan(worth(weak));
    // Icons stop most of a great number: ten points do not do ten times what one does.
    expect(worth(strong)).toBeLessThan(10 * worth(weak));
  });

  it('has a worth, whatever it does', () => {
    for (const card of cards) {
      const { played, inPlay } = worthOf(card);
      expect(Number.isFinite(played) && played >= 0, card.id).toBe(true);
      expect(inPlay > 0, card.id).toBe(card.keeper !== undefined);
    }
  });
});

describe('the steady player', () => {
  const state = table([{ hand: [weak, strong] }, { hand: [weak, strong] }]);
  const [mine, theirs] = state.players.map(({ hand }) => hand.map(option));
  const keys = (options: { key: string }[] = []) => options.map(({ key }) => key);

  it('plays the best, and gives away the least', () => {
    const options = [...(mine ?? []), { key: 'pass', label: { id: 'pass' } }];
    const attack: Prompt = { ...base, kind: 'one', reason: 'attack', options, default: { pick: ['pass'] } };
    expect(answer('steady', state, attack)).toEqual({ pick: [keys(mine)[1]] });
    const give: Prompt = {
      ...base,
      kind: 'some',
      reason: 'hand limit',
      options: mine ?? [],
      min: 1,
      max: 1,
      default: { pick: [] },
    };
    expect(answer('steady', state, give)).toEqual({ pick: [keys(mine)[0]] });
  });

  it('finds its way in questions it has never heard of', () => {
    const unheard = { ...base, reason: 'never heard of', default: { pick: [] } } as const;
    // What must be chosen from one's own hand is lost; what may be is a gain; what is another's is taken.
    expect(answer('steady', state, { ...unheard, kind: 'some', options: mine ?? [], min: 1, max: 2 })).toEqual({
      pick: [keys(mine)[0]],
    });
    expect(answer('steady', state, { ...unheard, kind: 'some', options: mine ?? [], min: 0, max: 1 })).toEqual({
      pick: [keys(mine)[1]],
    });
    expect(answer('steady', state, { ...unheard, kind: 'one', options: theirs ?? [] })).toEqual({
      pick: [keys(theirs)[1]],
    });
    expect(answer('steady', state, { ...unheard, kind: 'order', options: mine ?? [] })).toEqual({
      order: keys(mine).reverse(),
    });
    const words = ['animal', 'tech'].map(key => ({ key, label: { id: key } }));
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(answer('steady', state, { ...unheard, kind: 'some', options: words, min: 0, max: 1 }, seed)).not.toEqual({
        pick: [],
      });
    answer('steady', state, { ...unheard, kind: 'amount', min: 2, max: 7 });
    answer('steady', state, {
      ...unheard,
      kind: 'distribute',
      options: words.map(word => ({ ...word, max: 2 })),
      total: 3,
    });
  });
});

/** An attack of so much on the first seat, stopped by one icon, whatever card it comes from. */
function attacked(state: SquadState, amount: number, factor: Attack['unblocked'][number]): SquadState {
  const [instance] = state.players[1].hand;
  if (instance === undefined) throw new Error('nobody attacks');
  const blocks = { handBlocks: true, deckBlocks: true, lossBlocks: true, proof: [], piercing: false };
  const attack: Attack = {
    ...blocks,
    card: instance.card,
    id: instance.id,
    instance,
    by: 1,
    to: 0,
    keeper: null,
    amount,
    dealt: 0,
    unblocked: [factor],
    bonus: 0,
    blocks: 0,
    noted: 0,
  };
  return { ...state, attacks: [attack] };
}

describe('a player who is attacked', () => {
  const icon = (id: string) => cards.find(card => card.id === id)?.block as Attack['unblocked'][number];
  const ofOther = more.find(card => card.block !== icon(weak))?.id ?? '';
  const state = table([{ hand: [weak, ofOther], deck: Array(9).fill(ofOther) }, { hand: [strong] }]);
  const [blocker, other] = state.players[0].hand.map(option) as [Option, Option];
  const prompt: Prompt = {
    ...base,
    kind: 'some',
    reason: 'block',
    options: [blocker],
    min: 0,
    max: 1,
    default: { pick: [] },
  };

  it('blocks what costs more than the card, and loses one that stops the rest', () => {
    expect(answer('steady', attacked(state, 8, icon(weak)), prompt)).toEqual({ pick: [blocker.key] });
    expect(answer('steady', attacked(state, 1, icon(weak)), prompt)).toEqual({ pick: [] });
    const loss = { ...base, kind: 'one', reason: 'damage from hand', options: [other, blocker], default: { pick: [] } };
    for (const factor of [icon(weak), icon(ofOther)])
      expect(answer('steady', attacked(state, 5, factor), loss as Prompt)).toEqual({
        pick: [factor === icon(weak) ? blocker.key : other.key],
      });
  });

  it('blocks the more the more careful it is', () => {
    const least = (temper?: Temper): number =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].find(amount => {
        const given = answer('steady', attacked(state, amount, icon(weak)), prompt, 's', temper);
        return 'pick' in given && given.pick.length > 0;
      }) ?? 10;
    expect(least('careful')).toBeLessThan(least());
    expect(least()).toBeLessThan(least('bold'));
  });
});

describe('the easy player', () => {
  const attack = (state: SquadState): Prompt => {
    const options = [...state.players[0].hand.map(option), { key: 'pass', label: { id: 'pass' } }];
    return { ...base, kind: 'one', reason: 'attack', options, default: { pick: ['pass'] } };
  };
  const often = (state: SquadState, prompt: Prompt): string[] =>
    Array.from({ length: 40 }, (_, at) => JSON.stringify(answer('easy', state, prompt, `${at}`)));

  it('plays whatever it can, and never passes when it can play', () => {
    const state = table([{ hand: [weak, strong] }, { deck: Array(8).fill(weak) }]);
    const played = often(state, attack(state));
    expect(new Set(played)).toEqual(new Set(['{"pick":["c1"]}', '{"pick":["c2"]}']));
  });

  it('is gentle to somebody in trouble', () => {
    const state = table([{ hand: [weak, strong], deck: Array(9).fill(weak) }, { deck: [weak] }]);
    const weakest = state.players[0].hand.find(({ card }) => card === weak)?.id;
    expect(new Set(often(state, attack(state)))).toEqual(new Set([`{"pick":["c${weakest}"]}`]));
  });

  it('takes away what hurts least', () => {
    const state = table([{}, { hand: [strong, weak] }]);
    const options = state.players[1].hand.map(option);
    const prompt: Prompt = { ...base, kind: 'one', reason: 'anything', options, default: { pick: [] } };
    const least = options.find(({ card }) => card === weak)?.key;
    expect(new Set(often(state, prompt))).toEqual(new Set([`{"pick":["${least}"]}`]));
  });

  it('blocks now and then', () => {
    const state = table([{ hand: [weak] }, {}]);
    const options = state.players[0].hand.map(option);
    const prompt: Prompt = { ...base, kind: 'some', reason: 'block', options, min: 0, max: 1, default: { pick: [] } };
    const blocks = often(state, prompt).filter(given => given !== '{"pick":[]}').length;
    expect(blocks).toBeGreaterThan(0);
    expect(blocks).toBeLessThan(14);
  });
});

describe('how a table stands', () => {
  const evaluate = (state: SquadState, seat: number): number =>
    squad.opponents.strong?.evaluate(state, seat) ?? Number.NaN;
  const even = table([
    { hand: [weak], deck: [weak, weak] },
    { hand: [weak], deck: [weak, weak] },
  ]);

  test('is even where both have the same, and adds up to one', () => {
    expect(evaluate(even, 0)).toBeCloseTo(0.5);
    const ahead = table([
      { hand: [weak], deck: Array(9).fill(weak) },
      { hand: [weak], deck: [weak] },
    ]);
    expect(evaluate(ahead, 0)).toBeGreaterThan(0.7);
    expect(evaluate(ahead, 0) + evaluate(ahead, 1)).toBeCloseTo(1);
  });

  test('is better with a Keeper, and certain once it is over', () => {
    const keeper = cards.find(card => card.keeper !== undefined)?.id ?? '';
    const withKeeper = table([
      { hand: [weak], deck: [weak, weak], keepers: [keeper] },
      { hand: [weak], deck: [weak, weak] },
    ]);
    expect(evaluate(withKeeper, 0)).toBeGreaterThan(0.52);
    const ended = (places: number[]) => ({ ...even, outcome: { places, reason: { id: 'over' } } });
    expect([evaluate(ended([1, 2]), 0), evaluate(ended([1, 2]), 1), evaluate(ended([1, 1]), 0)]).toEqual([1, 0, 0.5]);
  });
});

describe('what is dealt again', () => {
  const ids = cards.map(card => card.id);
  const state = table([
    { hand: ids.slice(0, 4), deck: ids.slice(4, 12) },
    { hand: ids.slice(12, 16), deck: ids.slice(16, 30) },
  ]);
  const zone = (list: readonly Instance[]) => list.map(({ card }) => card);
  const anew = (from: SquadState, seed: string, asked: Prompt[] = []) =>
    squad.sample(from, 0, new Chance(seed).stream('hidden'), asked);

  test('is all that the seat cannot see, and nothing else', () => {
    const seen = anew(state, 'a');
    expect(squad.view(seen, 0)).toEqual(squad.view(state, 0));
    expect(zone(seen.players[0].deck).sort()).toEqual(zone(state.players[0].deck).sort());
    const differs = (of: (state: SquadState) => Instance[]) => expect(zone(of(seen))).not.toEqual(zone(of(state)));
    differs(({ players }) => players[0].deck);
    differs(({ players }) => players[1].hand);
    differs(({ players }) => players[1].deck);
  });

  test('does not depend on what it was', () => {
    const other = copy(state);
    other.players[0].deck = zone(other.players[0].deck)
      .reverse()
      .map((card, at) => ({ ...(other.players[0].deck[at] as Instance), card }));
    for (const list of [other.players[1].hand, other.players[1].deck])
      for (const [at, instance] of list.entries()) list[at] = { ...instance, card: weak };
    for (const seed of ['a', 'b', 'c']) expect(anew(other, seed)).toEqual(anew(state, seed));
  });

  test('leaves what a question shows: cards of a hand or a deck that its seat is looking at', () => {
    const shown = [state.players[1].hand[1], state.players[0].deck[2], state.players[1].deck[0]] as Instance[];
    const asked: Prompt = {
      ...base,
      kind: 'order',
      reason: 'look',
      options: shown.map(option),
      default: { order: [] },
    };
    for (const seed of ['a', 'b', 'c']) {
      const seen = anew(state, seed, [asked]);
      const now = seen.players.flatMap(({ hand, deck }) => [...hand, ...deck]);
      for (const { id, card } of shown) expect(now.find(instance => instance.id === id)?.card).toBe(card);
      expect(zone(seen.players[0].deck).sort()).toEqual(zone(state.players[0].deck).sort());
    }
  });

  test('is likely to be more of what has been seen', () => {
    const seen = copy(state);
    seen.players[1].discard.push({ id: 99, card: strong, owner: 1 });
    const count = (from: SquadState) =>
      Array.from({ length: 30 }, (_, at) => anew(from, `${at}`).players[1])
        .flatMap(({ hand, deck }) => zone([...hand, ...deck]))
        .filter(card => card === strong).length;
    expect(count(seen)).toBeGreaterThan(count(state) + 15);
  });
});

describe('what is guessed of a deck', () => {
  const ready = squad.decks.ready.find(({ id }) => id === 'hulk');
  if (ready === undefined) throw new Error('no deck');
  const list = Object.entries(ready.cards).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
  const hidden = { hand: Array.from({ length: 4 }, () => weak), deck: Array.from({ length: 26 }, () => weak) };
  const seeing = (discarded: string[]): SquadState => {
    const state = table([{ hand: [weak] }, hidden]);
    state.players[1].discard.push(...discarded.map((card, at) => ({ id: 900 + at, card, owner: 1 as const })));
    return state;
  };
  const dealt = (state: SquadState) =>
    Array.from({ length: 40 }, (_, at) => {
      const { hand, deck } = squad.sample(state, 0, new Chance(`${at}`).stream('hidden')).players[1];
      return [...hand, ...deck].map(({ card }) => card);
    });
  /** Deals whose cards are all left in the ready deck once those discarded are taken from it. */
  const rests = (discarded: string[]): number =>
    dealt(seeing(discarded)).filter(cards => {
      const left = [...list];
      return [...discarded, ...cards].every(card => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    }).length;

  test('is the rest of a ready deck in which all that was seen may be, the likelier the more that is', () => {
    const [few, many] = [rests(list.slice(0, 1)), rests(list.slice(0, 10))];
    expect(many).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(30);
  });

  test('is no ready deck where what was seen is in none', () => {
    const alien = cards.find(({ id }) => squad.decks.ready.every(deck => deck.cards[id] === undefined))?.id ?? '';
    expect(alien).not.toBe('');
    expect(rests([...list.slice(0, 9), alien])).toBe(0);
    for (const cards of dealt(seeing([alien]))) expect(cards).toHaveLength(30);
  });
});

test('levels are words that the game need not know', () => {
  const levels: Level[] = ['easy', 'steady', 'strong'];
  expect(Object.keys(squad.opponents)).toEqual(levels);
});
