import { expect, test } from 'vitest';
import type { Instance, SquadState } from '../../../../src/games/squad/state.js';
import {
  type Answer,
  type Envelope,
  faceOf,
  type LogEntry,
  type Prompt,
  type Random,
  type Snapshot,
  Table,
  type Text,
  type Viewer,
} from '../../../../src/kernel/index.js';
import { playOn } from '../../../corpus.js';
import { soak } from '../../../soak.js';
import { begin, type Deal, dealt, lively, marksIn, type SquadTable } from './random.js';

const ROUNDS = soak(5, 1);
const DEALS = 100;
const VIEWERS: readonly Viewer[] = ['public', 0, 1];

/** Everything of a table that reaches one viewer, as one text. */
function reaches(table: SquadTable, viewer: Viewer): string {
  return JSON.stringify({
    scene: table.game.view(table.state, viewer),
    prompts: table.prompts.map(prompt => promptFor(table, prompt, viewer)),
    log: table.log.map(line => ({ n: line.n, depth: line.depth, why: line.why, ...face(line, viewer) })),
    refusals: viewer === 'public' ? [] : refusals(table, viewer),
    outcome: table.outcome,
  });
}

/** What a viewer reads of a log line. */
function face(line: LogEntry, viewer: Viewer): Text {
  const { id, args = {} } = faceOf(line, viewer);
  return { id, args };
}

/** A question in full to whom it is put; to others only that it is put, and by what. */
function promptFor(table: SquadTable, prompt: Prompt, viewer: Viewer): unknown {
  const { number, seat, reason, source, trail } = prompt;
  return seat === viewer ? { prompt, refused: table.refused(number) } : { number, seat, reason, source, trail };
}

/** What a viewer is told who answers nonsense, out of turn, or a closed question. */
function refusals(table: SquadTable, seat: number): string[] {
  const [open] = table.prompts;
  return [open?.number ?? 0, -1].flatMap(number =>
    [{ pick: ['c1'] }, { pick: ['nonsense'] }, { amount: 1 }].map(answer => {
      // A legal answer would be taken: those are not tried.
      if (open?.seat === seat && 'pick' in answer && JSON.stringify(open).includes(`"key":"${answer.pick[0]}"`))
        return '';
      try {
        table.answer(number, seat, answer);
        return 'taken';
      } catch (refused) {
        return String(refused);
      }
    }),
  );
}

/** The same match from a snapshot on, with its cards changed. */
function from({ game, setup }: Deal, snapshot: Snapshot, change: (state: SquadState) => SquadState = same): SquadTable {
  const envelope = JSON.parse(snapshot.json) as Envelope<SquadState>;
  envelope.state = change(envelope.state);
  return Table.resume(game, setup, { seq: snapshot.seq, json: JSON.stringify(envelope) }, []);
}
const same = (state: SquadState): SquadState => state;

/** Random matches, each somewhere between its beginning and its end. */
function* deals(round: number): Generator<{ deal: Deal; snapshot: Snapshot }> {
  for (let at = 0, dealtOut = 0; dealtOut < DEALS; at++) {
    const deal = dealt(`privacy ${round} ${at}`);
    const begun = begin(deal);
    const { table } = begun;
    playOn(begun, deal.random.int(5) === 0 ? deal.random.int(90) : deal.random.int(30));
    if (table.outcome !== null) continue;
    dealtOut++;
    yield { deal, snapshot: table.snapshot };
  }
}

const hiddenZones = ({ players }: SquadState, viewer: Viewer): Instance[][] =>
  players.flatMap(({ deck, hand }, seat) => (seat === viewer ? [deck] : [deck, hand]));

/** What a viewer has in front of them, or could remember: their hand, what lies open, what has gone to a pile. */
const openTo = ({ players, attacks, hits }: SquadState, viewer: Viewer): Set<string> =>
  new Set([
    ...players.flatMap(({ hand, discard, keepers }, seat) =>
      [...(seat === viewer ? hand : []), ...discard, ...keepers].map(({ card }) => card),
    ),
    ...[...attacks, ...hits].map(({ card }) => card),
  ]);

// Lines whose public face names cards: what they tell of happens in the open.
const OPEN_LINES =
  /^log-(play|worth.*|capped|block|damage.*|dealt|keeper|hit|hit-less|misfire|destroyed|protected|discard.*|reveal.*|not-playable|unblockable|proof|pierces|returned|shuffle-in|hand-limit|power|take-seen)$/;

/** What abilities have let a viewer look at: they may be asked about it afterwards. */
const lookedAt = (table: SquadTable, viewer: Viewer): Set<string> =>
  marksIn(table.log.map(line => face(line, viewer)).filter(({ id }) => /^log-look(-hand)?-own$/.test(id)));

for (let round = 0; round < ROUNDS; round++) {
  test(`squad-tcg: discard piles: what is hidden and dealt again changes nothing that a viewer gets (round ${round + 1})`, () => {
    let compared = 0;
    for (const { deal, snapshot } of deals(round))
      for (const viewer of VIEWERS) {
        const table = from(deal, snapshot);
        const other = from(deal, snapshot, state => deal.game.sample(state, viewer, deal.random));
        const { shown } = JSON.parse(snapshot.json) as Envelope<SquadState>;
        // The same answers for as long as only the viewer is asked and nothing hidden has come to light.
        while (table.envelope.shown === shown) {
          expect(reaches(other, viewer)).toBe(reaches(table, viewer));
          compared++;
          const [prompt] = table.prompts;
          if (prompt === undefined || prompt.seat !== viewer) break;
          const answer = lively(prompt, deal.random);
          table.answer(prompt.number, prompt.seat, answer);
          other.answer(prompt.number, prompt.seat, answer);
        }
      }
    expect(compared).toBeGreaterThan(DEALS);
  });

  test(`squad-tcg: draw: whatever stays hidden for a whole action changes nothing on the way (round ${round + 1})`, () => {
    let changed = 0;
    for (const { deal, snapshot } of deals(round)) {
      const answers: { number: number; seat: number; answer: Answer }[] = [];
      const seen = VIEWERS.map(() => new Set<string>());
      const told = VIEWERS.map((): string[] => []);
      const table = from(deal, snapshot);
      const look = (): void => {
        for (const [at, viewer] of VIEWERS.entries()) {
          for (const mark of openTo(table.state, viewer)) seen[at]?.add(mark);
          for (const mark of marksIn(table.log.map(line => face(line, viewer)))) seen[at]?.add(mark);
          told[at]?.push(reaches(table, viewer));
        }
      };
      look();
      while (
        table.outcome === null &&
        answers.length < 40 &&
        (answers.length === 0 || table.snapshot.seq === snapshot.seq)
      ) {
        const prompt = table.prompts[0] as Prompt;
        const answer = lively(prompt, deal.random);
        answers.push({ number: prompt.number, seat: prompt.seat, answer });
        table.answer(prompt.number, prompt.seat, answer);
        look();
      }
      for (const [at, viewer] of VIEWERS.entries()) {
        const other = from(deal, snapshot, state => permuted(state, viewer, seen[at] ?? new Set(), deal.random));
        const again = [reaches(other, viewer)];
        for (const { number, seat, answer } of answers) {
          other.answer(number, seat, answer);
          again.push(reaches(other, viewer));
        }
        expect(again).toEqual(told[at]);
        if (JSON.stringify(other.state) !== JSON.stringify(table.state)) changed++;
      }
    }
    // The hidden cards really were others.
    expect(changed).toBeGreaterThan(DEALS);
  });

  test(`squad-tcg: discard piles: no viewer is sent the id of a card that is hidden from them (round ${round + 1})`, () => {
    let views = 0;
    for (const { deal, snapshot } of deals(round)) {
      const table = from(deal, snapshot);
      const look = (): void => {
        for (const viewer of VIEWERS) {
          const { scene, prompts } = JSON.parse(reaches(table, viewer)) as { scene: unknown; prompts: unknown };
          const open = openTo(table.state, viewer);
          const looked = lookedAt(table, viewer);
          const own = table.prompts.some(prompt => prompt.seat === viewer);
          expect([...marksIn(scene)].filter(mark => !open.has(mark))).toEqual([]);
          expect([...marksIn(prompts)].filter(mark => !open.has(mark) && !looked.has(mark))).toEqual([]);
          const sent = new Set(
            (JSON.stringify({ scene, prompts }).match(/"c\d+"/g) ?? []).map(key => key.slice(1, -1)),
          );
          const hidden = hiddenZones(table.state, viewer).flatMap(zone => zone.map(({ id }) => `c${id}`));
          expect(hidden.filter(key => sent.has(key))).toEqual([]);
          expect(own || !JSON.stringify(prompts).includes('"options"')).toBe(true);
          views++;
        }
        for (const line of table.log)
          if (!OPEN_LINES.test(line.id)) expect([line.id, [...marksIn(face(line, 'public'))]]).toEqual([line.id, []]);
      };
      look();
      playOn({ table, random: deal.random, answers: lively }, 12, look);
    }
    expect(views).toBeGreaterThan(DEALS * 3);
  });
}

/** The same table with every card that the viewer has not come to see in the place of another such card. */
function permuted(state: SquadState, viewer: Viewer, seen: ReadonlySet<string>, random: Random): SquadState {
  const places = hiddenZones(state, viewer).flatMap(zone =>
    zone.flatMap((instance, at) => (seen.has(instance.card) ? [] : [{ zone, at }])),
  );
  const cards = random.shuffle(places.map(({ zone, at }) => (zone[at] as Instance).card));
  for (const [index, { zone, at }] of places.entries())
    zone[at] = { ...(zone[at] as Instance), card: cards[index] as string };
  return state;
}
