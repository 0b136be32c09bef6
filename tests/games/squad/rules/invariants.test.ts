import { expect, test } from 'vitest';
import type { Instance, SquadState } from '../../../../src/games/squad/state.js';
import { playOn, UNRECORDED } from '../../../corpus.js';
import { soak } from '../../../soak.js';
import { begin, dealt, type SquadTable } from './random.js';

const MATCHES = soak(80, 30);

/** Every card there is: in a zone, or on the table as an attack that has not gone anywhere yet. */
function everyCard({ players, attacks }: SquadState): Instance[] {
  const inZones = players.flatMap(({ deck, hand, discard, keepers }) => [...deck, ...hand, ...discard, ...keepers]);
  return [...inZones, ...attacks.filter(attack => attack.kept === undefined).map(attack => attack.instance)];
}

const wholeDecks = (table: SquadTable): string[] =>
  table.setup.seats.flatMap(({ deck }) => Object.keys(deck.cards)).sort();

function holds(table: SquadTable): void {
  const { state } = table;
  const cards = everyCard(state);
  expect(cards.map(({ card }) => card).sort()).toEqual(wholeDecks(table));
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(Math.max(...cards.map(({ id }) => id))).toBeLessThan(state.nextId);
  for (const [seat, { deck, hand, discard }] of state.players.entries())
    expect([...deck, ...hand, ...discard].filter(({ owner }) => owner !== seat)).toEqual([]);
  expect(state.power).toSatisfy((power: number) => power >= 1 && power <= 20);
}

/** Ids of the cards in one kind of zone, by their copy. */
const idsIn = ({ players }: SquadState, zone: 'deck' | 'hand'): Map<string, number> =>
  new Map(players.flatMap(player => player[zone].map(({ card, id }) => [card, id])));

/** A card that went where it is hidden lies there under an id that nobody has seen. */
function nobodyCanFollow({ state }: SquadTable, decks: ReadonlyMap<string, number>): void {
  const followed = [...idsIn(state, 'hand')].filter(([card, id]) => decks.get(card) === id);
  expect(followed).toEqual([]);
}

/** What holds whenever a turn has ended: limits kept, nothing under way. */
function atRest({ state }: SquadTable, ended: 0 | 1): void {
  expect(state.players[ended].hand.length).toBeLessThanOrEqual(8);
  expect(state.players[ended].keepers.length).toBeLessThanOrEqual(6);
}

test(`squad-tcg: how to play: ${MATCHES} random matches keep every card, the power and the limits`, () => {
  let finished = 0;
  let decisions = 0;
  for (let match = 0; match < MATCHES; match++) {
    const begun = begin(dealt(`invariants ${match}`), UNRECORDED);
    const { table } = begun;
    holds(table);
    let { turn, active } = table.state;
    let decks = idsIn(table.state, 'deck');
    playOn(begun, 600, () => {
      decisions++;
      holds(table);
      nobodyCanFollow(table, decks);
      decks = idsIn(table.state, 'deck');
      if (table.state.turn !== turn) atRest(table, active as 0 | 1);
      ({ turn, active } = table.state);
    });
    if (table.outcome === null) continue;
    finished++;
    expect(table.prompts).toEqual([]);
    expect(table.state.attacks).toEqual([]);
    expect(table.state.hits).toEqual([]);
    expect([...table.outcome.places].sort()).toEqual(table.outcome.reason.id === 'end-stalemate' ? [1, 1] : [1, 2]);
  }
  // Nearly every match comes to its end; a test that plays nothing proves nothing.
  expect(finished).toBeGreaterThan(MATCHES * 0.9);
  expect(decisions).toBeGreaterThan(MATCHES * 20);
});
