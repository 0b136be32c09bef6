import { describe, expect, test } from 'vitest';
import { smash } from '../../../src/games/smash/index.js';
import type { SmashOptions } from '../../../src/games/smash/options.js';
import { placesOf, type SmashState } from '../../../src/games/smash/state.js';
import {
  Chance,
  faceOf,
  type Json,
  type LogEntry,
  type Random,
  Session,
  sample,
  Table,
  type Viewer,
} from '../../../src/kernel/index.js';
import { soak } from '../../soak.js';

type SmashTable = Table<SmashState, SmashOptions>;

const options = smash.options.parse({}) as SmashOptions;

function begin(seed: string, count: number): { table: SmashTable; random: Random } {
  const random = new Chance(`fuzz ${seed}`).stream('test');
  const seats = Array.from({ length: count }, (_, at) => ({
    name: `P${at}`,
    deck: smash.decks.build?.(options, random, []) ?? { name: '', cards: {} },
  }));
  return { table: Table.begin(smash, { version: 'test', options, seats, seed }), random };
}

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

function answerOne(table: SmashTable, random: Random): void {
  const [prompt] = table.prompts;
  if (prompt === undefined) throw new Error('nobody is asked');
  table.answer(prompt.number, prompt.seat, sample(prompt, random));
}

describe.each([2, 3, 4, 5, 6, 7, 8])('random matches of %i', count => {
  test('end, lose no card on the way, and keep what always holds', () => {
    for (let seed = 0; seed < soak(4, 1); seed++) {
      const { table, random } = begin(`${count} ${seed}`, count);
      for (let answers = 0; table.outcome === null; answers++) {
        expect(answers).toBeLessThan(10_000);
        answerOne(table, random);
        const { state } = table;
        const cards = owned(state);
        for (const [seat, team] of state.teams.entries()) {
          if (!team.out && state.battle === null) expect(cards[seat]).toBe(59);
          expect(placesOf(team).filter(({ loot }) => loot !== null).length).toBeLessThanOrEqual(1);
          expect(placesOf(team).some(({ stunned, loot }) => stunned && loot !== null)).toBe(false);
          if (team.out) expect(team.places).toEqual([]);
        }
      }
      const { state, outcome } = table;
      expect(outcome.places).toHaveLength(count);
      for (const [seat, { out }] of state.teams.entries()) expect(outcome.places[seat] === 1).toBe(!out);
    }
  });
});

test('matches go on identically when they are loaded, and taken back and played again', () => {
  for (let seed = 0; seed < 4; seed++) {
    const { table, random } = begin(`again ${seed}`, 2 + seed);
    const session = new Session(table, { runner: 'again', audit: true });
    for (let at = 0; at < 50 && session.table.outcome === null; at++) {
      const prompt = random.pick(session.prompts);
      session.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
  }
});

test('a position that is written and read again is the same position', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { table, random } = begin(`position ${seed}`, 2 + (seed % 7));
    for (let at = random.int(150); at > 0 && table.outcome === null; at--) answerOne(table, random);
    const { state } = JSON.parse(table.snapshot.json) as { state: SmashState };
    const written = smash.position.write(state);
    const again = smash.position.read(JSON.parse(JSON.stringify(written)) as Json, options, [], () => random);
    expect(smash.position.write(again as SmashState)).toEqual(written);
  }
});

/** Everything of a table that reaches one viewer, as one text. */
function reaches(table: SmashTable, viewer: Viewer): string {
  return JSON.stringify({
    scene: smash.view(table.state, viewer),
    prompts: table.prompts.map(prompt =>
      prompt.seat === viewer
        ? { prompt, refused: table.refused(prompt.number) }
        : { number: prompt.number, seat: prompt.seat, reason: prompt.reason, trail: prompt.trail },
    ),
    log: table.log.map((line: LogEntry) => ({ n: line.n, why: line.why, ...faceOf(line, viewer) })),
    outcome: table.outcome,
  });
}

test('what is hidden and dealt anew changes nothing that a viewer gets', () => {
  const deals = soak(500, 60);
  let compared = 0;
  for (let seed = 0; compared < deals; seed++) {
    const { table, random } = begin(`privacy ${seed}`, 2 + (seed % 4));
    for (let part = 0; part < 12 && table.outcome === null; part++) {
      for (let at = random.int(12); at > 0 && table.outcome === null; at--) answerOne(table, random);
      if (table.outcome !== null) break;
      const viewer: Viewer = compared % 5 === 0 ? 'public' : random.int(table.state.teams.length);
      const { snapshot } = table;
      const resumed = (change: (state: SmashState) => SmashState): SmashTable => {
        const envelope = JSON.parse(snapshot.json) as { state: SmashState };
        envelope.state = change(envelope.state);
        return Table.resume(smash, table.setup, { seq: snapshot.seq, json: JSON.stringify(envelope) }, []);
      };
      const same = resumed(state => state);
      // Not where the action itself shows something that was hidden, before anybody is asked.
      if (same.envelope.shown !== (JSON.parse(snapshot.json) as { shown: number }).shown) continue;
      expect(
        reaches(
          resumed(state => smash.sample(state, viewer, random) as SmashState),
          viewer,
        ),
      ).toBe(reaches(same, viewer));
      compared++;
    }
  }
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
