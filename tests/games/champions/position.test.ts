import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { champions } from '../../../src/games/champions/index.js';
import { championsOptions } from '../../../src/games/champions/options.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { copy, type Envelope, type Json, PositionError } from '../../../src/kernel/index.js';
import { begin, dealt, game, playOn } from './rules/random.js';

const options = championsOptions.parse({});
const nothing = (): never => {
  throw new Error('a position leaves nothing to chance');
};
const read = (position: Json) => champions.position.read(position, options, ['A'], nothing);

function message(position: Json): string {
  try {
    read(position);
  } catch (error) {
    if (error instanceof PositionError) return error.message;
    throw error;
  }
  throw new Error('that position was read');
}

test('a position that was written at any boundary reads as the same table, and writes as the same document', () => {
  for (let match = 0; match < 12; match++) {
    const { setup, random } = dealt(`position ${match}`);
    const table = begin(setup);
    playOn(table, random, 200, now => {
      const { state } = JSON.parse(now.snapshot.json) as Envelope<ChampionsState>;
      const written = game.position.write(state);
      const again = game.position.read(written, setup.options, [], nothing);
      expect(game.position.write(again)).toEqual(copy(written));
      for (const viewer of ['public', 0] as const) {
        const keyless = (scene: unknown) => JSON.stringify(scene).replace(/"key":"c\d+",?/g, '');
        expect(keyless(game.view(again, viewer)).length).toBe(keyless(game.view(state, viewer)).length);
      }
    });
  }
});

test('what is left out is as at the beginning: Rhino I, an empty main scheme, a ready hero', () => {
  const state = read({ players: [{ identity: '01001a' }] });
  expect(state.play.map(({ card }) => card)).toEqual(['01094', '01097b', '01001a']);
  expect(state.stages).toEqual(['01095']);
});

test('a side scheme without its threat written has what it enters with, per player where it says so', () => {
  const players = ['01001a', '01010a', '01019a'].map(identity => ({ identity }));
  const { play } = read({ players, sideSchemes: ['01107', '01108', { card: '01127', threat: 1 }] });
  const threat = ['01107', '01108', '01127'].map(id => play.find(({ card }) => card === id)?.threat);
  expect(threat).toEqual([2, 6, 1]);
});

test('the position that the documentation shows can be read, and written as it says', () => {
  const page = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  const [, shown = ''] = /## Marvel Champions\n\n```jsonc\n([^`]+)```/.exec(page) ?? [];
  const position = JSON.parse(shown.replace(/\/\/.*$/gm, '')) as Json;
  const state = champions.position.read(position, options, ['A', 'B'], nothing);
  expect(state.round).toBe(3);
  expect(state.play.filter(one => one.facedown)).toHaveLength(1);
  expect(champions.position.write(state)).toMatchObject({
    round: 3,
    acceleration: 1,
    stages: ['01095'],
    step: { at: 'turn' },
  });
});

test.each([
  [{ players: [{ identity: '01001a', hand: ['01003', 'X'] }] }, 'position.players[0].hand[1]: no card X'],
  [
    { players: [{ identity: '01006' }] },
    'position.players[0].identity: 01006 is a card of type support, not hero or alter_ego',
  ],
  [
    { players: [{ identity: '01001a', play: [{ card: '01101' }] }] },
    'position.players[0].play[0]: 01101 is a card of type minion, not ally or support or upgrade',
  ],
  [{ players: [{ identity: '01001a', hands: [] }] }, 'position.players[0]: Unrecognized key: "hands"'],
  [{ players: [] }, 'position.players: Too small: expected array to have >=1 items'],
  [{ players: [{ identity: '01001a' }], step: { at: 'turn', seat: 2 } }, 'position.step.seat: nobody sits at seat 2'],
  [{ players: [{ identity: '01001a' }], stages: ['01999'] }, 'position.stages[0]: no card 01999'],
])('what cannot be is named by its path: %j', (position, expected) => {
  expect(message(position as Json)).toBe(expected);
});
