import { describe, expect, it } from 'vitest';
import { champions } from '../../src/games/champions/index.js';
import { recharge } from '../../src/games/recharge/index.js';
import { smash } from '../../src/games/smash/index.js';
import { squad } from '../../src/games/squad/index.js';
import { type Foresight, type Game, isLegal, LEVELS, type Level } from '../../src/kernel/index.js';
import { foresightOf, levelsOf, nodesOf, practise } from '../../src/opponents/index.js';
import { soak, soaking } from '../soak.js';
import { atRandom, begin, playOn, practising, type Sitting, score, won } from './duel.js';
import { answeredElsewhere } from './elsewhere.js';

const games: readonly [string, Game, number][] = [
  ['Champions', champions as unknown as Game, 2],
  ['Recharge', recharge as unknown as Game, 2],
  ['Recharge with three', recharge as unknown as Game, 3],
  ['Smash', smash as unknown as Game, 2],
  ['Smash with four', smash as unknown as Game, 4],
];

/** Whole matches in which players think take long where cores are busy. */
const PATIENCE = 600_000;

/** A few answers are enough to tell whether looking ahead sees what it must not. */
const NODES = 60;

describe.each(games)('practice bots in %s', (_name, game, seats) => {
  it.each(levelsOf(game))('answer legally, and the same whatever is hidden: %s', level => {
    const matches = soak(12, 2);
    for (let match = 0; match < matches; match++) {
      const seed = `hidden ${match}`;
      const sitting = begin(game, seed, seats);
      for (let stop = 0; stop < 4 && sitting.table.outcome === null; stop++) {
        playOn(sitting, [atRandom(`${seed} ${stop}`)], 7);
        const prompt = sitting.table.prompts[0];
        if (prompt === undefined) break;
        const here = practise(game, sitting, { prompt, level, seed, nodes: NODES }).answer;
        expect(isLegal(prompt, here), `${prompt.reason}: ${JSON.stringify(here)}`).toBe(true);
        expect(answeredElsewhere(game, sitting, { prompt, level, seed, nodes: NODES, deal: 'x' })).toEqual(here);
      }
    }
  });

  it('see a table as it stands: even at the outset, certain at the end', () => {
    const foresight = foresightOf(game) as Foresight<unknown>;
    const { table } = begin(game, 'standing', seats);
    const sum = (): number =>
      table.setup.seats.reduce((total, _seat, seat) => total + foresight.evaluate(table.state, seat), 0);
    if (game.partners !== true) expect(sum()).toBeCloseTo(1);
    const sitting: Sitting = { table, since: [] };
    playOn(sitting, [practising(game, 'steady', 'end', 0)]);
    const values = table.setup.seats.map((_seat, seat) => foresight.evaluate(table.state, seat));
    if (game.partners === true) expect(new Set(values)).toEqual(new Set([table.outcome?.together === 'won' ? 1 : 0]));
    else expect(sum()).toBeCloseTo(1);
  });
});

describe('no level loses to a lower one', () => {
  it.each<[string, Game, number, number]>([
    ['Squad', squad as unknown as Game, 40, 23],
    ['Recharge', recharge as unknown as Game, soak(40, 16), soak(30, 11)],
    ['Smash', smash as unknown as Game, soak(40, 16), soak(30, 11)],
  ])('steady beats easy in %s', (_name, game, matches, least) => {
    expect(score(game, ['steady', 'easy'], { matches, enough: least })).toBeGreaterThanOrEqual(least);
  });

  it.each<[string, Game, number, number, number]>([
    ['Squad', squad as unknown as Game, soak(40, 16), 300, soak(22, 9)],
    ['Recharge', recharge as unknown as Game, soak(10, 6), 100, soak(6, 4)],
    ['Smash', smash as unknown as Game, soak(40, 8), 250, soak(24, 5)],
  ])(
    'strong beats steady in %s',
    (_name, game, matches, nodes, least) => {
      expect(score(game, ['strong', 'steady'], { matches, enough: least, nodes })).toBeGreaterThanOrEqual(least);
    },
    PATIENCE,
  );

  // Whole matches of Champions, in which players look ahead at each answer.
  if (soaking)
    it(
      'the longer they think, the more matches of Champions they win',
      () => {
        const game = champions as unknown as Game;
        const matches = 12;
        const ultron = (level: Level, nodes: number): number =>
          won(game, level, 'ultron-standard', { matches, enough: matches, nodes });
        const steady = ultron('steady', 200);
        expect(steady).toBeGreaterThanOrEqual(ultron('steady', 0) + 2);
        expect(ultron('strong', 600)).toBeGreaterThanOrEqual(steady);
      },
      PATIENCE,
    );

  it('strong players of Champions look further ahead than steady ones', () => {
    const game = champions as unknown as Game;
    expect(nodesOf(game, 'strong')).toBeGreaterThan(nodesOf(game, 'steady'));
  });

  it('all games against each other have all levels', () => {
    for (const game of [squad, recharge, smash]) expect(levelsOf(game as unknown as Game)).toEqual([...LEVELS]);
  });
});
