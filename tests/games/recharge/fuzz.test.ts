import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/recharge/cards/index.js';
import { recharge } from '../../../src/games/recharge/index.js';
import type { RechargeOptions } from '../../../src/games/recharge/options.js';
import { pointsOf } from '../../../src/games/recharge/rules/end.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
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

type RechargeTable = Table<RechargeState, RechargeOptions>;

const options = recharge.options.parse({}) as RechargeOptions;

function begin(seed: string, count: number): { table: RechargeTable; random: Random } {
  const random = new Chance(`fuzz ${seed}`).stream('test');
  const seats = Array.from({ length: count }, (_, at) => ({
    name: `P${at}`,
    deck: recharge.decks.build?.(options, random, []) ?? { name: '', cards: {} },
  }));
  return { table: Table.begin(recharge, { version: 'test', options, seats, seed }), random };
}

/** Every counter there is: none is ever made or lost, but for those of players who are out. */
const countersIn = ({ players, pot }: RechargeState): number =>
  players.reduce(
    (sum, { reserve, venture, victory }) => sum + reserve.length + venture.length + victory.length,
    pot.length,
  );

const cardsIn = ({ players }: RechargeState): number =>
  players.reduce(
    (sum, { draw, hand, discard, chain }) => sum + draw.length + hand.length + discard.length + chain.length,
    0,
  );

describe.each([2, 3, 4, 5, 6, 7, 8])('random matches of %i', count => {
  test('end, and lose neither cards nor counters on the way', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < soak(15, 3); seed++) {
      const { table, random } = begin(`${count} ${seed}`, count);
      const cards = cardsIn(table.state);
      const counters = countersIn(table.state);
      let answers = 0;
      while (table.outcome === null) {
        expect(++answers).toBeLessThan(5_000);
        const [prompt] = table.prompts;
        if (prompt === undefined) throw new Error('nobody is asked');
        table.answer(prompt.number, prompt.seat, sample(prompt, random));
        expect(cardsIn(table.state)).toBe(cards);
        if (table.state.players.every(({ out }) => !out)) expect(countersIn(table.state)).toBe(counters);
      }
      reasons.add(table.outcome.reason.id);
      const best = Math.max(...table.state.players.map(({ victory }) => pointsOf(victory)));
      if (table.outcome.reason.id !== 'end-out-of-cards')
        for (const [seat, place] of table.outcome.places.entries())
          if (place === 1) expect(pointsOf(table.state.players[seat]?.victory ?? [])).toBe(best);
    }
    expect(reasons.size).toBeGreaterThanOrEqual(1);
  });
});

describe.each([1, 2, 5, 250])('decks of %i cards', size => {
  test.each([2, 3, 8])('make matches of %i that end (II.A.2, RE-12)', count => {
    const random = new Chance(`sizes ${size} ${count}`).stream('test');
    const ids = random.shuffle(cards.map(({ id }) => id)).slice(0, size);
    const deck = { name: '', cards: { ...Object.fromEntries(ids.map(id => [id, 1])), C5: 10, C1: 5 } };
    expect(recharge.decks.check(deck, options)).toEqual([]);
    for (let seed = 0; seed < soak(5, 1); seed++) {
      const seats = Array.from({ length: count }, (_, at) => ({ name: `P${at}`, deck }));
      const table = Table.begin(recharge, { version: 'test', options, seats, seed: `${size} ${count} ${seed}` });
      for (let answers = 0; table.outcome === null; answers++) {
        expect(answers).toBeLessThan(20_000);
        const [prompt] = table.prompts;
        if (prompt === undefined) throw new Error('nobody is asked');
        table.answer(prompt.number, prompt.seat, sample(prompt, random));
      }
    }
  });
});

test('a rating is what was shown beside the choice that made it', () => {
  let compared = 0;
  let special = 0;
  const matches = soak(40, 10);
  for (let seed = 0; seed < matches; seed++) {
    const { table, random } = begin(`shown ${seed}`, 2 + (seed % 3));
    while (table.outcome === null) {
      const prompt = random.pick(table.prompts);
      const answer = sample(prompt, random);
      const chosen =
        'options' in prompt && 'pick' in answer ? prompt.options.find(({ key }) => key === answer.pick[0]) : undefined;
      const shown = chosen?.label.args?.after;
      const before = table.log.length;
      table.answer(prompt.number, prompt.seat, answer);
      if (typeof shown !== 'number') continue;
      const line = table.log.slice(before).find(({ id }) => id === 'log-start' || id === 'log-attach');
      expect(line?.args?.rating).toBe(shown);
      // And it is what everybody then reads, unless its player has been asked for more since, and may take a card back.
      const { panels } = recharge.view(table.state, 'public');
      const rated = panels.find(({ seat }) => seat === prompt.seat)?.meters.find(({ id }) => id === 'rating');
      if (!table.prompts.some(({ reason }) => reason === 'take back')) expect(rated?.value).toBe(shown);
      compared++;
      const worth = cards.find(({ id }) => id === chosen?.card)?.special?.worth ?? [];
      if (worth.length > 0) special++;
    }
  }
  expect(compared).toBeGreaterThan(12 * matches);
  expect(special).toBeGreaterThan(matches / 4);
});

test('matches go on identically when they are loaded, and taken back and played again', () => {
  for (let seed = 0; seed < 6; seed++) {
    const { table, random } = begin(`again ${seed}`, 2 + (seed % 3));
    const session = new Session(table, { runner: 'again', audit: true });
    for (let at = 0; at < 60 && session.table.outcome === null; at++) {
      const prompt = random.pick(session.prompts);
      session.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
  }
});

test('a position that is written and read again is the same position', () => {
  let compared = 0;
  for (let seed = 0; seed < 40; seed++) {
    const { table, random } = begin(`position ${seed}`, 2 + (seed % 7));
    for (let at = random.int(80); at > 0 && table.outcome === null; at--) {
      const [prompt] = table.prompts;
      if (prompt !== undefined) table.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
    // As of the last action boundary: what a document holds.
    const state = (JSON.parse(table.snapshot.json) as { state: RechargeState }).state;
    const written = recharge.position.write(state);
    const again = recharge.position.read(JSON.parse(JSON.stringify(written)) as Json, options, [], () => random);
    expect(recharge.position.write(again as RechargeState)).toEqual(written);
    compared++;
  }
  expect(compared).toBe(40);
});

/** Everything of a table that reaches one viewer, as one text. */
function reaches(table: RechargeTable, viewer: Viewer): string {
  return JSON.stringify({
    scene: recharge.view(table.state, viewer),
    prompts: table.prompts.map(prompt =>
      prompt.seat === viewer
        ? { prompt, refused: table.refused(prompt.number) }
        : { number: prompt.number, seat: prompt.seat, reason: prompt.reason, trail: prompt.trail },
    ),
    log: table.log.map((line: LogEntry) => ({ n: line.n, why: line.why, ...faceOf(line, viewer) })),
    outcome: table.outcome,
  });
}

test('what is hidden and dealt anew changes nothing that a viewer gets (RE-14)', () => {
  const deals = soak(500, 60);
  let compared = 0;
  for (let seed = 0; compared < deals; seed++) {
    const { table, random } = begin(`privacy ${seed}`, 2 + (seed % 7));
    for (let at = random.int(60); at > 0 && table.outcome === null; at--) {
      const [prompt] = table.prompts;
      if (prompt !== undefined) table.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
    if (table.outcome !== null) continue;
    const viewer: Viewer = seed % 5 === 0 ? 'public' : random.int(table.state.players.length);
    const { snapshot } = table;
    const resumed = (change: (state: RechargeState) => RechargeState): RechargeTable => {
      const envelope = JSON.parse(snapshot.json) as { state: RechargeState };
      envelope.state = change(envelope.state);
      return Table.resume(recharge, table.setup, { seq: snapshot.seq, json: JSON.stringify(envelope) }, []);
    };
    const same = resumed(state => state);
    const other = resumed(state => recharge.sample(state, viewer, random));
    // Not where the action itself shows something that was hidden: a card drawn by the viewer, a concession forced by a hand.
    if (same.envelope.shown !== (JSON.parse(snapshot.json) as { shown: number }).shown) continue;
    expect(reaches(other, viewer)).toBe(reaches(same, viewer));
    compared++;
  }
});
