import { expect, test } from 'vitest';
import { decodeId } from '../../src/discord/render/custom-id.js';
import { translator } from '../../src/discord/render/translator.js';
import { controls, stepWords } from '../../src/discord/replay/replay.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

const squad = gameOf('squad') as Game;
const say = translator(loadWords(squad.id, 'en'), { names: ['Mara', 'Theo'], cardTitle: () => undefined });

/** Where each button of a step leads, by what it says. */
const ways = (at: number, last: number): Record<string, unknown> =>
  Object.fromEntries(
    controls('m', { at, last }, say).flatMap(part =>
      'label' in part && 'custom_id' in part ? [[part.label, decodeId(part.custom_id)?.page]] : [],
    ),
  );

test('a long match is stepped through in leaps, too', () => {
  expect(ways(0, 250)).toEqual({ Next: 1, 'Ahead 10': 10, 'Go to end': 250, Download: 0 });
  expect(ways(120, 250)).toMatchObject({ 'Back 10': 110, Back: 119, Next: 121, 'Ahead 10': 130 });
});

test('no leap leads where another button leads', () => {
  for (const at of [0, 1, 10, 11, 12])
    expect(new Set(Object.values(ways(at, 12))).size).toBeGreaterThanOrEqual(Object.keys(ways(at, 12)).length - 1);
  expect(Object.keys(ways(0, 10))).toEqual(['Next', 'Go to end', 'Download']);
});

test('hands are whole where much is told of a step: its last lines have what room they leave', () => {
  const told = Array.from({ length: 8 }, (_, at) => `${at} ${'x'.repeat(198)}`);
  const hands = Array.from({ length: 4 }, (_, seat) => `${seat} holds ${'y'.repeat(380)}`);
  const [head, won] = ['Step 3 of 9', 'Mara wins.'];
  expect(stepWords({ head, told, won: [won], hands })).toBe([head, ...told.slice(6), won, ...hands].join('\n'));
  expect(stepWords({ head, told, won: [], hands: [] })).toBe([head, ...told].join('\n'));
  const long = hands.map(hand => hand.padEnd(900, 'z'));
  const cut = stepWords({ head, told, won: [], hands: long });
  expect(cut.length).toBeLessThanOrEqual(2000);
  for (const seat of [0, 1, 2, 3]) expect(cut).toContain(`\n${seat} holds y`);
});
