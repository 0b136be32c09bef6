import { expect, test } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { champions, championsWith } from '../../../src/games/champions/index.js';
import { looking } from '../../../src/games/champions/looking.js';
import type { ChampionsState, InPlay } from '../../../src/games/champions/state.js';
import { clone, type Game, type LogEntry, type Recap, type Text } from '../../../src/kernel/index.js';
import { everyRuleset, momentsOf } from '../../corpus.js';
import { soak } from '../../soak.js';
import { pool, rawNumberOn } from './champions.js';
import { numberIn, textsIn, watched } from './course.js';

const recap = championsWith(cards).recap as Recap<ChampionsState>;
const game = champions as unknown as Game;

/** One villain phase: the table as it began and as it was over, and its lines. */
interface Phase {
  readonly from: ChampionsState;
  readonly to: ChampionsState;
  readonly lines: readonly LogEntry[];
}

/** The villain phases of random matches. */
function* phases(matches: number): Generator<Phase> {
  for (const { ruleset, matches: count } of everyRuleset(() => matches).filter(({ game: { id } }) => id === game.id)) {
    let watching = -1;
    let from: ChampionsState | null = null;
    let lines: LogEntry[] = [];
    let over: Phase[] = [];
    for (const { table, match } of momentsOf({ game, ruleset, matches: count, seed: 'recaps' })) {
      yield* over;
      over = [];
      if (match === watching) continue;
      [watching, from] = [match, null];
      watched(table, line => {
        const state = table.state as ChampionsState;
        if (line.id === recap.before && from !== null) over.push({ from, to: clone(state), lines });
        else if (line.id === recap.after) [from, lines] = [clone(state), []];
        else lines.push(line);
      });
    }
  }
}

/** Numbers on the cards of that name; of characters, their damage: what they have of hit points changes with other cards. */
function numbersOf(state: ChampionsState, name: unknown, of: 'number' | 'damage' = 'number'): number[] {
  const match = looking(state, pool);
  const named = (one: InPlay): boolean => JSON.stringify(match.name(one)) === JSON.stringify(name);
  return state.play.filter(named).map(one => (of === 'damage' ? one.damage : rawNumberOn(match, one)));
}

test('what a villain phase is said to have come to is how the table has changed', { timeout: 600_000 }, () => {
  const counts = { threat: 0, hurt: 0, side: 0 };
  const untrue: string[] = [];
  for (const { from, to, lines } of phases(soak(600, 60))) {
    const healed = lines.filter(({ id }) => id === 'log-heal').map(({ args }) => JSON.stringify(args?.what));
    const wrong = (text: Text): void => void untrue.push(JSON.stringify(text));
    for (const told of recap.told(to, lines))
      for (const text of textsIn(told)) {
        const { id, args = {} } = text;
        if (id === 'recap-threat' || id === 'recap-steady') {
          const [was] = numbersOf(from, args.scheme);
          const [is] = numbersOf(to, args.scheme);
          const amount = id === 'recap-threat' ? numberIn(text, 'amount') : 0;
          // A stage that has come since began with threat of its own.
          if (was === undefined) continue;
          counts.threat++;
          const removed = lines.some(
            ({ id: line, args: by }) =>
              line === 'log-threat-removed' && JSON.stringify(by?.what) === JSON.stringify(args.scheme),
          );
          if (is !== numberIn(text, 'now') || (!removed && is - was !== amount)) wrong(text);
        }
        if (id === 'recap-side') {
          counts.side++;
          if (!numbersOf(to, args.scheme).includes(numberIn(text, 'threat'))) wrong(text);
        }
        if (id === 'recap-hurt' && !healed.includes(JSON.stringify(args.what))) {
          const was = numbersOf(from, args.what, 'damage');
          const is = numbersOf(to, args.what, 'damage');
          if (was.length !== 1 || is.length !== 1) continue;
          counts.hurt++;
          if ((is[0] as number) - (was[0] as number) !== numberIn(text, 'amount')) wrong(text);
        }
      }
  }
  expect(untrue).toEqual([]);
  expect(counts.threat).toBeGreaterThanOrEqual(75);
  expect(counts.hurt).toBeGreaterThanOrEqual(60);
  expect(counts.side).toBeGreaterThanOrEqual(15);
});
