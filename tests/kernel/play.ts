import {
  type Answer,
  Chance,
  type Prompt,
  type Random,
  Session,
  type SessionOptions,
  sample,
  type Table,
} from '../../src/kernel/index.js';
import { type ToyOptions, type ToyState, toy, toySetup, toyWith } from './toy.js';

export type ToyTable = Table<ToyState, ToyOptions>;
export type ToySession = Session<ToyState, ToyOptions>;

/** Chance that has nothing to do with the match's own. */
export const whims = (seed: string | number): Random => new Chance(`whims ${seed}`).stream('whim');

/** A random question of those that are open, and a random answer to it. */
export function whim(prompts: readonly Prompt[], random: Random): { prompt: Prompt; answer: Answer } {
  const prompt = random.pick(prompts);
  return { prompt, answer: sample(prompt, random) };
}

/** Answers at random, and now and then lets a seat leave, until the match is over or that many answers are given. */
export function playOn(session: ToySession, random: Random, { answers = 1_000, leaving = 0 } = {}): ToySession {
  for (let made = 0; made < answers && session.table.outcome === null; made++) {
    const { left, leaving: going } = session.table.envelope;
    const seat = random.int(session.table.setup.seats.length);
    if (random.int(100) < leaving && ![...left, ...going].includes(seat)) {
      session.leave(seat);
      continue;
    }
    const { prompt, answer } = whim(session.prompts, random);
    session.answer(prompt.number, prompt.seat, answer);
  }
  return session;
}

/** A match of the toy game played at random from one number. */
export function playAtRandom(seed: number, options: SessionOptions & { leaves?: number } = {}): ToySession {
  const game = toyWith(seed % 2 === 0 ? 'at once' : 'boundary');
  const setup = toySetup(`seed ${seed}`, { seats: 2 + (seed % 3) });
  return playOn(Session.begin(game, setup, options), whims(seed), { leaving: options.leaves ?? 0 });
}

/** A match in which seat 0 holds the named cards and the deck is what is given, top card first. */
export function laidOut(
  hands: readonly (readonly string[])[],
  { deck = ['boast'], leaving = 'at once' as 'at once' | 'boundary', step = 'play' as ToyState['step'] } = {},
) {
  let nextId = 1;
  const state: ToyState = {
    step,
    turn: 1,
    active: 0,
    scores: hands.map(() => 0),
    hands: hands.map(hand => hand.map(card => ({ id: nextId++, card }))),
    deck: [...deck].reverse(),
    known: null,
    gone: hands.map(() => false),
    said: [],
    nextId: 100,
    drawn: null,
  };
  const game = leaving === 'at once' ? toy : toyWith(leaving);
  return { game, setup: toySetup('laid out', { seats: hands.length }), state };
}

/** The key of a card in a hand. */
export function keyOf(table: { readonly state: ToyState }, seat: number, card: string): string {
  const held = table.state.hands[seat]?.find(one => one.card === card);
  if (held === undefined) throw new Error(`seat ${seat} does not hold ${card}`);
  return `c${held.id}`;
}

/** Answers the open question of a seat. */
export function answer(table: ToyTable | ToySession, seat: number, given: Answer): void {
  const prompt = table.prompts.find(open => open.seat === seat);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked`);
  table.answer(prompt.number, seat, given);
}

/** Plays a card from a hand. */
export function playCard(table: ToyTable | ToySession, seat: number, card: string): void {
  const { state } = 'table' in table ? table.table : table;
  answer(table, seat, { pick: [keyOf({ state }, seat, card)] });
}
