import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../home/index.js';
import { forecast, newcomer, type Skill } from './rate.js';

/** How matches of practice bots went. `won`: a draw is half a win. `seed`: with which the matches can be played again. */
interface Played {
  readonly game: string;
  readonly ruleset: string;
  readonly level: string;
  readonly won: number;
  readonly matches: number;
  readonly seed: string;
}

/** A level against `against`, both with the same decks. */
export interface LevelsPlayed extends Played {
  readonly against: string;
}

/** So many bots of a level, together, against a scenario: that of a ruleset. */
export interface ScenarioPlayed extends Played {
  readonly players: number;
}

export interface Measured {
  readonly levels: readonly LevelsPlayed[];
  readonly scenarios: readonly ScenarioPlayed[];
}

/**
 * The level from which all others are reckoned stands where everybody begins, and is known exactly: matches between
 * bots alone can't tell how good people are.
 */
export const ANCHOR = 'steady';
const ANCHORED: Skill = { mu: newcomer.mu, sigma: 0 };

let read: Measured | null = null;

/** What was measured, as `bench anchors` wrote it down. */
export function measured(): Measured {
  read ??= JSON.parse(readFileSync(join(packageRoot(), 'src', 'ratings', 'measured.json'), 'utf8')) as Measured;
  return read;
}

/** How good the levels of a game are, by level; empty where that was not measured. */
export function levelSkills(game: string, { levels }: Measured = measured()): ReadonlyMap<string, Skill> {
  const own = levels.filter(played => played.game === game && played.against === ANCHOR);
  if (own.length === 0) return new Map();
  return new Map([
    ...own.map(({ level, ...played }) => [level, skillOf(played, ANCHORED)] as const),
    [ANCHOR, ANCHORED],
  ]);
}

/** How strong a scenario is against so many players, by its ruleset; none of those that were not measured. */
export function scenarioSkills(game: string, players: number, { scenarios }: Measured = measured()) {
  const team: Skill = { mu: ANCHORED.mu * players, sigma: 0 };
  const own = scenarios.filter(played => played.game === game && played.players === players && played.level === ANCHOR);
  return new Map(own.map(({ ruleset, won, matches }) => [ruleset, skillOf({ won: matches - won, matches }, team)]));
}

/** Of one who won so many matches against another: the mean is where openskill forecasts just that, and as unsure as the matches leave it. */
function skillOf({ won, matches }: Pick<Played, 'won' | 'matches'>, against: Skill): Skill {
  // By half a match nearer to even: nobody always wins.
  const rate = (won + 0.5) / (matches + 1);
  const mu = meanAt(rate, against);
  const error = Math.sqrt((rate * (1 - rate)) / (matches + 1));
  const slope =
    (forecast({ mu: mu + STEP, sigma: 0 }, against) - forecast({ mu: mu - STEP, sigma: 0 }, against)) / (2 * STEP);
  return { mu, sigma: error / slope };
}

const STEP = 0.01;
/** Further apart than any two players are. */
const APART = 100;
const HALVINGS = 50;

/** The mean of one who wins that share of matches against another. */
function meanAt(rate: number, against: Skill): number {
  let [low, high] = [against.mu - APART, against.mu + APART];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const mu = (low + high) / 2;
    if (forecast({ mu, sigma: 0 }, against) < rate) low = mu;
    else high = mu;
  }
  return (low + high) / 2;
}
