import { expect, test } from 'vitest';
import type { ChampionsState, Instance } from '../../../../src/games/champions/state.js';
import { playOn, UNRECORDED } from '../../../corpus.js';
import { begin, type ChampionsTable } from './random.js';

const MATCHES = 12;

/** Every card there is, wherever it lies. Double-faced cards count as one. */
function everyCard({ players, play, encounter, resolving, attacks, removed }: ChampionsState): Instance[] {
  return [
    ...players.flatMap(({ deck, hand, discard, dealt: facedown, nemesis }) => [deck, hand, discard, facedown, nemesis]),
    play,
    play.flatMap(one => one.under),
    encounter.deck,
    encounter.discard,
    resolving,
    attacks.flatMap(({ boosts }) => boosts),
    removed,
  ].flat();
}

function holds({ state, prompts }: ChampionsTable, count: number): void {
  const cards = everyCard(state);
  // Villain stages and scheme faces leave their decks one by one.
  const stages = state.stages.length + state.schemes.length;
  expect(cards.length).toBeLessThanOrEqual(count + 6);
  expect(cards.length + stages).toBeGreaterThanOrEqual(count);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(Math.max(...cards.map(({ id }) => id))).toBeLessThan(state.nextId);
  for (const one of state.play) {
    expect(one.damage).toBeGreaterThanOrEqual(0);
    expect(one.threat).toBeGreaterThanOrEqual(0);
    expect(new Set(one.statuses).size).toBe(one.statuses.length);
    if (one.facedown) expect(one.counters).toBe(0);
    if (one.host !== null) expect(state.play.some(({ id }) => id === one.host)).toBe(true);
    if (one.engaged !== null && prompts[0]?.reason === 'turn')
      expect(state.players[one.engaged]?.eliminated, one.card).toBe(false);
  }
  for (const { of } of state.lasting) if ('card' in of) expect(state.play.some(({ id }) => id === of.card)).toBe(true);
  // Who is out is asked nothing.
  for (const { seat, reason } of prompts) expect(state.players[seat]?.eliminated, reason).toBe(false);
  for (const [seat, { deck, hand, discard, eliminated }] of state.players.entries()) {
    expect([...deck, ...hand, ...discard].filter(({ owner }) => owner !== seat)).toEqual([]);
    // In the middle of an elimination somebody may be asked to defend.
    if (eliminated && prompts[0]?.reason === 'turn') expect(deck.length + hand.length + discard.length).toBe(0);
  }
}

test(`L2P: round sequence: ${MATCHES} random matches lose no card and come to an end`, () => {
  let finished = 0;
  for (let match = 0; match < MATCHES; match++) {
    const begun = begin(`invariants ${match}`, UNRECORDED);
    const { table } = begun;
    const count = everyCard(table.state).length;
    playOn(begun, 600, () => holds(table, count));
    if (table.outcome === null) continue;
    finished++;
    expect(table.prompts).toEqual([]);
    expect([table.state.attacks, table.state.resolving]).toEqual([[], []]);
    expect(table.outcome.places).toEqual(table.setup.seats.map(() => (table.outcome?.together === 'won' ? 1 : 2)));
  }
  expect(finished).toBeGreaterThan(MATCHES / 2);
});
