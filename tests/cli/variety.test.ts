import { expect, test } from 'vitest';
import { ableCards, commandOf, decksAt, type Plan, planAt, seedAt } from '../../src/cli/simulate/plan.js';
import { simulate } from '../../src/cli/simulate/run.js';
import { readPlan } from '../../src/cli/simulate.js';
import { scenarioOf, takesSets } from '../../src/games/champions/scenarios/index.js';
import { games } from '../../src/games/index.js';

const house = { games };
const planOf = (args: string): Plan => readPlan(args.split(' '), house);

interface Options {
  readonly scenario: string;
  readonly mode: string;
  readonly modular?: readonly string[];
}

const sortOf = ({ options, seats }: Plan): string => {
  const { scenario, mode, modular } = options as Options;
  return `${scenario} ${mode} ${seats} ${modular?.join('+') ?? 'recommended'}`;
};

test('partners meet every ruleset by every number of players, with its own sets and with one by chance', () => {
  const plan = planOf('champions --matches 96');
  const villains = plan.game.scenarios?.villains.map(({ id }) => id) ?? [];
  expect(villains.length).toBeGreaterThan(2);
  const whole = villains.length * 2 * 4 * 2;
  const sorts = Array.from({ length: 2 * whole }, (_, at) => sortOf(planAt(plan, at)));
  // Where there are several villains, no sets are taken.
  const setsOf = (villain: string) => (takesSets(scenarioOf(villain)) ? ['recommended', 'random'] : ['recommended']);
  const all = villains.flatMap(scenario =>
    ['standard', 'expert'].flatMap(mode =>
      [1, 2, 3, 4].flatMap(seats => setsOf(scenario).map(modular => `${scenario} ${mode} ${seats} ${modular}`)),
    ),
  );
  expect([...new Set(sorts)].sort()).toEqual(all.sort());
  // In half as many, every ruleset by every number has had its turn.
  expect(new Set(sorts.slice(0, whole).map(sort => sort.split(' ').slice(0, 3).join(' '))).size).toBe(whole / 2);
});

test('what is asked for stays as it is', () => {
  const named = planOf('champions --ruleset klaw-expert');
  expect(new Set(Array.from({ length: 20 }, (_, at) => sortOf(planAt(named, at))))).toEqual(
    new Set([1, 2, 3, 4].map(seats => `klaw expert ${seats} recommended`)),
  );
  const three = planOf('champions --seats 3');
  expect(new Set(Array.from({ length: 48 }, (_, at) => planAt(three, at).seats))).toEqual(new Set([3]));
  const rulesets = three.game.rulesets.length;
  const alone = three.game.rulesets.filter(({ id }) => id.startsWith('wrecking-crew')).length;
  const sorts = rulesets * 2 - alone;
  expect(new Set(Array.from({ length: 8 * rulesets }, (_, at) => sortOf(planAt(three, at)))).size).toBe(sorts);
});

test('where players are opponents there is one sort of match', () => {
  const plan = planOf('squad');
  expect(plan.varieties).toEqual([]);
  expect(planAt(plan, 7)).toBe(plan);
});

test('the command that repeats a match names its sort, and plays that match', { timeout: 60_000 }, () => {
  const plan = planOf('champions --matches 5 --seed again');
  const at = 4;
  const now = planAt(plan, at);
  const seed = seedAt(plan, at);
  const unseen = new Set(ableCards(plan.game));
  const decks = decksAt(now, at, unseen);
  expect(sortOf(now)).toBe('klaw standard 1 random');
  const command = commandOf(now, seed, decks, unseen);
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
  const again = readPlan(words.slice(words.indexOf('simulate') + 1), house);
  expect(sortOf(planAt(again, 0))).toBe(sortOf(now));
  expect(decksAt(planAt(again, 0), 0, again.unseen).map(({ cards }) => cards)).toEqual(decks.map(({ cards }) => cards));
  expect(simulate(again)).toMatchObject({ matches: 1, failures: [] });
});
