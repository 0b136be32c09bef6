import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Game } from '../../../kernel/index.js';
import { levelsOf } from '../../../opponents/index.js';
import {
  ANCHOR,
  type LevelsPlayed,
  levelSkills,
  type Measured,
  type ScenarioPlayed,
  scenarioSkills,
} from '../../../ratings/anchors.js';
import { type Skill, shown } from '../../../ratings/rate.js';
import { BadInput, findGame, type House, listed, type Report, readArgs, wholeNumber } from '../../command.js';
import { readAs, readJson } from '../../files.js';
import { simulate } from '../../simulate/run.js';
import { readPlan } from '../../simulate.js';
import { rounded } from '../benchmark.js';
import { duels } from '../opponents/duels.js';

const flags = {
  matches: 'string',
  seed: 'string',
  levels: 'string',
  rulesets: 'string',
  into: 'string',
} as const;

/**
 * `bench anchors GAME`: how good its practice bots are, on the scale of people's ratings. Each level plays the steady one,
 * deck by deck, both with the same; where the seats are partners, a steady bot alone plays each scenario.
 */
export function anchors(args: readonly string[], house: House): Report {
  const { values, positionals } = readArgs('bench anchors', args, ['GAME'], flags);
  const game = findGame(positionals[0] as string, house);
  const alone = game.partners === true;
  const asked: Asked = {
    game,
    house,
    matches: wholeNumber('--matches', values.matches, 100, alone ? 1 : 2),
    seed: values.seed ?? 'longbox',
  };
  if (!alone && asked.matches % 2 === 1)
    throw new BadInput('--matches is an even number: each deal is played from both seats');
  const [idle, meant] = alone ? (['levels', 'rulesets'] as const) : (['rulesets', 'levels'] as const);
  if (values[idle] !== undefined)
    throw new BadInput(`--${idle}: ${game.id} is measured by its ${meant}: choose with --${meant}`);
  const before = values.into === undefined ? null : readMeasured(values.into);
  const levels = levelsOf(game).filter(level => level !== ANCHOR);
  const rulesets = game.rulesets.map(({ id }) => id);
  const played: Measured = alone
    ? { levels: [], scenarios: chosen('--rulesets', values.rulesets, rulesets).map(id => scenario(asked, id)) }
    : { levels: chosen('--levels', values.levels, levels).map(level => duel(asked, level)), scenarios: [] };
  if (values.into !== undefined && before !== null) write(values.into, before, played);
  const json = [
    ...played.levels.map(one => ({ ...one, ...rated(levelSkills(game.id, played), one.level) })),
    ...played.scenarios.map(one => ({ ...one, ...rated(scenarioSkills(game.id, one.players, played), one.ruleset) })),
  ];
  return { json, text: json.map(inWords).join('\n') };
}

interface Asked {
  readonly game: Game;
  readonly house: House;
  readonly matches: number;
  readonly seed: string;
}

const chosen = <T extends string>(flag: string, list: string | undefined, known: readonly T[]): readonly T[] =>
  list === undefined ? known : listed(list, known, 'there is no', flag);

const planFor = ({ game, house, matches, seed }: Asked, ...more: string[]) =>
  readPlan([game.id, '--matches', String(matches), '--seed', seed, '--unseen', 'none', ...more], house);

function duel(asked: Asked, level: ReturnType<typeof levelsOf>[number]): LevelsPlayed {
  const { game, matches, seed } = asked;
  const { scores } = duels(game, planFor(asked, '--seats', '2'), [level, ANCHOR], { mirror: true });
  const won = scores.reduce((sum, score) => sum + score, 0);
  return { game: game.id, ruleset: game.rulesets[0]?.id ?? '', level, against: ANCHOR, won, matches, seed };
}

function scenario(asked: Asked, ruleset: string): ScenarioPlayed {
  const { game, matches, seed } = asked;
  const decks = game.decks.ready.filter(deck => deck.rulesets.includes(ruleset)).map(({ id }) => id);
  const more = ['--seats', '1', '--players', ANCHOR, '--ruleset', ruleset, '--decks', decks.join(',')];
  const plan = planFor(asked, ...more);
  const { won = 0 } = simulate(plan).outcomes;
  return { game: game.id, ruleset, level: ANCHOR, players: 1, won, matches, seed };
}

function rated(skills: ReadonlyMap<string, Skill>, id: string): Skill & { readonly rating: number } {
  const { mu, sigma } = skills.get(id) as Skill;
  return { mu: rounded(mu), sigma: rounded(sigma), rating: rounded(shown({ mu, sigma })) };
}

type Line = (LevelsPlayed | ScenarioPlayed) & ReturnType<typeof rated>;

function inWords({ ruleset, level, won, matches, mu, sigma, rating, ...played }: Line): string {
  const met = 'against' in played ? `${level} against ${played.against}` : `${level} alone against ${ruleset}`;
  return `${met}: ${won} of ${matches} won; rating ${rating} (mu ${mu}, sigma ${sigma})`;
}

const schema = z.object({ levels: z.array(z.looseObject({})), scenarios: z.array(z.looseObject({})) });

/** A file of such results, looked at before minutes of play go into it. @throws BadInput */
const readMeasured = (file: string): Measured => readAs(schema, readJson(file), file) as unknown as Measured;

/** Puts what was played into a file of such results, in the place of what it held of the same. */
function write(file: string, before: Measured, played: Measured): void {
  const merged: Measured = {
    levels: merge(before.levels, played.levels, ({ game, level, against }) => `${game} ${level} ${against}`),
    scenarios: merge(
      before.scenarios,
      played.scenarios,
      one => `${one.game} ${one.ruleset} ${one.level} ${one.players}`,
    ),
  };
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

const merge = <T>(before: readonly T[], now: readonly T[], key: (one: T) => string): T[] => [
  ...new Map([...before, ...now].map(one => [key(one), one])).values(),
];
