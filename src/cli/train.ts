import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawn,
  type Experience,
  type Kind,
  type Learnt,
  likeliest,
  NETS,
  netFolder,
  netName,
  Pupil,
  pack,
  study,
  studyStands,
  unpack,
} from '../opponents/index.js';
import { BadInput, type Command, findGame, type House, listed, readArgs, wholeNumber } from './command.js';
import { howMany } from './how-many.js';
import { Dice } from './simulate/dice.js';
import type { Plan } from './simulate/plan.js';
import { progress } from './simulate/progress.js';
import { readPlan } from './simulate.js';
import { experience, type Learnable } from './train/match.js';

const flags = {
  matches: 'string',
  seed: 'string',
  seats: 'string',
  rulesets: 'string',
  decks: 'string',
  only: 'string',
  from: 'string',
  into: 'string',
} as const;

/** Matches after which something is learnt from all of them. */
const LESSON = 24;
/** Matches of which it is told how they went, and after which what was learnt is written. */
const TERM = 40 * LESSON;

/** `train GAME`: practice bots play among themselves, and nets learn which of their answers win, and how tables stand. */
export const run: Command = (args, house, { progress: say = () => undefined }) => {
  const { values, positionals } = readArgs('train', args, ['GAME'], flags);
  const { id, opponents } = findGame(positionals[0] as string, house);
  const { learning, steady, strong } = opponents;
  if (learning === undefined || steady === undefined || strong === undefined)
    throw new BadInput(`train: the bots of ${id} have nothing that a net could learn by`);
  if (values.only !== undefined && values.only !== 'odds')
    throw new BadInput(`--only: "${values.only}" can't be learnt by itself, but odds can`);
  const [draw, learn] = values.only === 'odds' ? [likeliest, studyStands] : [drawn, study];
  const learnable: Learnable = { first: steady, learning, clock: strong.clock, draw };
  const matches = wholeNumber('--matches', values.matches, 1_000);
  const plans = plansFor(id, values, house);
  const dice = new Dice(`train ${values.seed ?? 'longbox'}`);
  const pupil = new Pupil(dice, values.from === undefined ? undefined : netsIn(values.from, id));
  const folder = values.into;
  if (folder === undefined)
    throw new BadInput(`train: --into is missing: the folder to write to; bots play by what is in ${netFolder()}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new BadInput(`--into: there is no folder ${folder}: create it first`);
  const tell = progress(matches, say);
  const won: number[] = [];
  while (won.length < matches) {
    const experiences: Experience[] = [];
    for (let more = Math.min(LESSON, matches - won.length); more > 0; more--) {
      const at = won.length;
      const plan = plans[at % plans.length] as Plan;
      const one = experience(plan, Math.floor(at / plans.length), learnable, pupil, dice);
      experiences.push(one);
      won.push(one.won ? 1 : 0);
      tell.onMatch(won.length);
    }
    learn(pupil, experiences, dice);
    if (won.length % TERM > 0 && won.length < matches) continue;
    for (const kind of NETS) writeFileSync(join(folder, netName(id, kind)), pack(pupil[kind].learnt()));
    say(`longbox: ${share(won)} of the last ${howMany(Math.min(TERM, won.length), 'match', 'matches')} won\n`);
  }
  const json = { game: id, matches, won: won.filter(one => one === 1).length, folder };
  return {
    json,
    text: `${howMany(matches, 'match', 'matches')}, ${share(won)} of the last ${Math.min(TERM, matches)} won. Written to ${folder}`,
  };
};

const share = (won: readonly number[]): string => {
  const last = won.slice(-TERM);
  return `${((100 * last.reduce((sum, one) => sum + one, 0)) / last.length).toFixed(1)} %`;
};

/** What nets in a folder know of a game. @throws BadInput */
function netsIn(folder: string, game: string): Record<Kind, Learnt> {
  const read = (kind: Kind): Learnt => {
    const file = join(folder, netName(game, kind));
    if (!existsSync(file)) throw new BadInput(`--from: there is no ${file}`);
    try {
      return unpack(readFileSync(file));
    } catch {
      throw new BadInput(`--from: ${file} is no net that train has written`);
    }
  };
  return { choice: read('choice'), odds: read('odds') };
}

type Values = { readonly [K in keyof typeof flags]?: string };

/** Matches by turns: each ruleset by each number of seats. What is named twice is played twice as often. */
function plansFor(game: string, { rulesets, seats, decks, seed }: Values, house: House): Plan[] {
  const more = Object.entries({ decks, seed }).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, value],
  );
  const known = findGame(game, house).rulesets.map(({ id }) => id);
  const chosen = rulesets === undefined ? known : listed(rulesets, known, 'no ruleset', '--rulesets');
  return chosen.flatMap(ruleset =>
    (seats ?? '1')
      .split(',')
      .map(count => readPlan([game, '--unseen', 'none', '--ruleset', ruleset, '--seats', count, ...more], house)),
  );
}
