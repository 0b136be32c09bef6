import { expect, test } from 'vitest';
import { hiddenEncounter, hiddenOf } from '../../../../src/games/champions/sample.js';
import type { ChampionsState, Instance } from '../../../../src/games/champions/state.js';
import { faceOf, type LogEntry, type Viewer } from '../../../../src/kernel/index.js';
import { playOn, UNRECORDED } from '../../../corpus.js';
import { begin, type ChampionsTable, game } from './random.js';

const MATCHES = 12;

const viewersOf = (table: ChampionsTable): Viewer[] => ['public', ...table.setup.seats.keys()];

const hidden = (state: ChampionsState, viewer: Viewer): Instance[] => [
  ...state.players.flatMap((_, seat) => hiddenOf(state, seat, viewer)),
  ...hiddenEncounter(state),
];

/** Keys that reach a viewer. A Drone's may: it lies in play, and its id tells nothing. */
const keysIn = (value: unknown): Set<string> =>
  new Set((JSON.stringify(value).match(/"key":"c\d+/g) ?? []).map(key => key.slice(7)));

function look(table: ChampionsTable, random: Parameters<typeof game.sample>[2]): void {
  const drones = new Set(table.state.play.map(({ id }) => `c${id}`));
  for (const viewer of viewersOf(table)) {
    const scene = game.view(table.state, viewer);
    const other = game.sample(table.state, viewer, random);
    expect(game.view(other, viewer)).toEqual(scene);
    const own = table.prompts.filter(prompt => prompt.seat === viewer && prompt.reason !== 'search');
    const sent = keysIn({ scene, own });
    const secret = hidden(table.state, viewer).map(({ id }) => `c${id}`);
    expect(secret.filter(key => sent.has(key) && !drones.has(key))).toEqual([]);
  }
}

test('CH-1: what is hidden and dealt again changes nothing that a viewer sees, and no id of it is sent', () => {
  for (let match = 0; match < MATCHES; match++) {
    const begun = begin(`privacy ${match}`, UNRECORDED);
    look(begun.table, begun.random);
    playOn(begun, 50, () => look(begun.table, begun.random));
  }
});

// Lines whose public face names a card that had been hidden: it has come to light, for all to see.
const secretLines = new Set(['log-draw', 'log-fetch']);

test('CH-1: what a player draws or looks up is named to that player alone', () => {
  let seen = 0;
  for (let match = 0; match < 8; match++) {
    const begun = begin(`lines ${match}`, UNRECORDED);
    const { table } = begun;
    playOn(begun, 80);
    for (const line of table.log.filter(({ id }) => secretLines.has(id))) {
      seen++;
      for (const viewer of viewersOf(table)) {
        const named = JSON.stringify(faceOf(line as LogEntry, viewer)).includes('"card"');
        expect(named).toBe(viewer !== 'public' && (line.secret?.seats.includes(viewer) ?? false));
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});
