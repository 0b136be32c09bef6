import { describe, expect, test } from 'vitest';
import { smash } from '../../../src/games/smash/index.js';
import { placesOf, type SmashState } from '../../../src/games/smash/state.js';
import { Chance, Table } from '../../../src/kernel/index.js';
import { begin, playOut, UNRECORDED } from '../../corpus.js';
import { soak } from '../../soak.js';
import { fuzzes } from '../fuzz.js';

const options = smash.options.parse({});

fuzzes(smash);

/** How many cards of each owner there are, wherever they lie. */
function owned({ teams, battle }: SmashState): number[] {
  const all = teams.flatMap(team => [
    ...team.stack,
    ...team.deck,
    ...team.hand,
    ...team.discard,
    ...team.defeated,
    ...placesOf(team).flatMap(({ hero, loot }) => (loot === null ? [hero] : [hero, loot])),
  ]);
  for (const card of battle?.cards ?? []) all.push(card);
  return teams.map((_, seat) => all.filter(({ owner }) => owner === seat).length);
}

describe.each([2, 3, 4, 5, 6, 7, 8])('random matches of %i', count => {
  test('end, lose no card on the way, and keep what always holds', () => {
    for (let seed = 0; seed < soak(4, 1); seed++) {
      const begun = begin(smash, count, `${count} ${seed}`, UNRECORDED);
      const { table } = begun;
      const outcome = playOut(begun, 10_000, () => {
        const { state } = table;
        const cards = owned(state);
        for (const [seat, team] of state.teams.entries()) {
          if (!team.out && state.battle === null) expect(cards[seat]).toBe(59);
          expect(placesOf(team).filter(({ loot }) => loot !== null).length).toBeLessThanOrEqual(1);
          expect(placesOf(team).some(({ stunned, loot }) => stunned && loot !== null)).toBe(false);
          if (team.out) expect(team.places).toEqual([]);
        }
      });
      const { state } = table;
      expect(outcome.places).toHaveLength(count);
      // No cards of the house set each other off for ever (SM-C36).
      expect(outcome.reason.id).not.toBe('end-endless');
      for (const [seat, { out }] of state.teams.entries()) expect(outcome.places[seat] === 1).toBe(!out);
    }
  });
});

test('SM-15: the attacked seat is asked the same whatever it holds', () => {
  const asked = new Set<string>();
  for (const hand of [['SM01'], ['ST01'], ['TU01'], ['LM05'], ['SMU01']]) {
    const position = {
      teams: [
        { places: ['NA01'], hand: ['SM01'] },
        { places: ['MU02', 'MU04'], hand },
      ],
    };
    const state = smash.position.read(position, options, [], () => new Chance('x').stream('y')) as SmashState;
    const seats = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: {} } }));
    const table = Table.from(smash, { version: 'test', options, seats, seed: 's' }, state);
    const pick = (fits: (key: string) => boolean) => {
      const [prompt] = table.prompts;
      if (prompt === undefined || !('options' in prompt)) throw new Error('nothing to pick from');
      const key = prompt.options.find(option => fits(option.key))?.key as string;
      table.answer(prompt.number, prompt.seat, { pick: [key] });
    };
    pick(key => key.startsWith('smash'));
    pick(() => true);
    asked.add(table.prompts.map(({ seat, reason, number }) => `${seat} ${reason} ${number}`).join());
  }
  expect([...asked]).toEqual(['1 counter 3']);
});
