import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { levelsOf } from '../../src/opponents/index.js';
import { levelSkills, type Measured, measured, scenarioSkills } from '../../src/ratings/anchors.js';
import { forecast, newcomer, type Skill } from '../../src/ratings/rate.js';

const run = { game: 'g', ruleset: 'r', seed: 's' };
const results: Measured = {
  levels: [
    { ...run, level: 'easy', against: 'steady', won: 20, matches: 100 },
    { ...run, level: 'strong', against: 'steady', won: 700, matches: 1000 },
  ],
  scenarios: [
    { ...run, ruleset: 'hard', level: 'steady', players: 1, won: 10, matches: 100 },
    { ...run, ruleset: 'mild', level: 'steady', players: 1, won: 90, matches: 100 },
    { ...run, ruleset: 'mild', level: 'steady', players: 2, won: 100, matches: 100 },
  ],
};
const sure = ({ mu }: Skill): Skill => ({ mu, sigma: 0 });

describe('ratings of practice bots', () => {
  const skills = levelSkills('g', results);
  const at = (level: string): Skill => skills.get(level) ?? newcomer;

  it('forecast what was measured', () => {
    expect(at('steady')).toEqual({ mu: newcomer.mu, sigma: 0 });
    expect(forecast(sure(at('easy')), sure(at('steady')))).toBeCloseTo(20.5 / 101, 4);
    expect(forecast(sure(at('strong')), sure(at('steady')))).toBeCloseTo(700.5 / 1001, 4);
  });

  it('are the surer the more matches there were', () => {
    expect(at('strong').sigma).toBeGreaterThan(0);
    expect(at('easy').sigma).toBeGreaterThan(2 * at('strong').sigma);
  });

  it('are none where nothing was measured', () => {
    expect(levelSkills('another', results).size).toBe(0);
  });
});

describe('ratings of scenarios', () => {
  it('forecast what was measured, for each number of players', () => {
    const alone = scenarioSkills('g', 1, results);
    const steady: Skill = { mu: newcomer.mu, sigma: 0 };
    expect([...alone.keys()]).toEqual(['hard', 'mild']);
    expect(forecast(steady, sure(alone.get('hard') ?? newcomer))).toBeCloseTo(10.5 / 101, 4);
    expect(alone.get('hard')?.mu).toBeGreaterThan(alone.get('mild')?.mu ?? 0);
    // Who never won is not beyond all measure.
    expect(scenarioSkills('g', 2, results).get('mild')?.mu).toBeGreaterThan(0);
  });
});

describe('what was measured', () => {
  const { levels, scenarios } = measured();

  it('is of games, levels and rulesets that there are, each of them once', () => {
    for (const { game: id, ruleset, level } of [...levels, ...scenarios]) {
      const game = games.find(one => one.id === id);
      if (game === undefined) throw new Error(`no game ${id}`);
      expect(game.rulesets.map(one => one.id)).toContain(ruleset);
      expect(levelsOf(game)).toContain(level);
    }
    const keys = [
      ...levels.map(({ game, level, against }) => `${game} ${level} ${against}`),
      ...scenarios.map(({ game, ruleset, level, players }) => `${game} ${ruleset} ${level} ${players}`),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(games.filter(game => game.partners !== true).map(game => [game.id, game] as const))(
    'puts the levels of %s in their order',
    (id, game) => {
      const skills = levelSkills(id);
      const means = levelsOf(game).flatMap(level => skills.get(level)?.mu ?? []);
      expect(means.length).toBeGreaterThan(1);
      expect(means).toEqual([...means].sort((one, other) => one - other));
    },
  );
});
