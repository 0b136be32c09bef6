import { readFileSync, writeFileSync } from 'node:fs';
import { netFile, Pupil, pack, study, unpack } from '../opponents/index.js';
import { BadInput, type Command, findGame, type House, readArgs, wholeNumber } from './command.js';
import { Dice } from './simulate/dice.js';
import type { Plan } from './simulate/plan.js';
import { progress } from './simulate/progress.js';
import { readPlan } from './simulate.js';
import { learnFrom } from './train/match.js';

const flags = {
  json: { type: 'boolean' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  seats: { type: 'string' },
  rulesets: { type: 'string' },
  decks: { type: 'string' },
  from: { type: 'string' },
  into: { type: 'string' },
} as const;

/** Matches after which something is learnt from all of them. */
const LESSON = 24;
/** Matches of which it is told how they went, and after which what was learnt is written. */
const TERM = 40 * LESSON;

/** `train GAME`: practice bots play among themselves, and a net learns which of their answers win. */
export const { run }: Command = {
  run(args, house, { progress: say = () => undefined }) {
    const { values, positionals } = readArgs('train', args, ['GAME'], flags);
    const game = findGame(positionals[0] as string, house);
    if (game.opponents.learning === undefined)
      throw new BadInput(`train: the bots of ${game.id} have nothing that a net could learn by`);
    const matches = wholeNumber('--matches', values.matches, 1_000);
    const plans = plansFor(game.id, values, house);
    const dice = new Dice(`train ${values.seed ?? 'longbox'}`);
    const pupil = new Pupil(dice);
    if (values.from !== undefined) pupil.take(unpack(readFileSync(values.from)));
    const file = values.into ?? netFile(game.id);
    const tell = progress(matches, say);
    const won: number[] = [];
    for (let lesson = 0; won.length < matches; lesson += LESSON) {
      const experiences = Array.from({ length: Math.min(LESSON, matches - lesson) }, (_, more) => {
        const at = lesson + more;
        const course = learnFrom(plans[at % plans.length] as Plan, Math.floor(at / plans.length), pupil, dice);
        tell(at + 1);
        return course;
      });
      won.push(...experiences.map(({ worth }) => (worth === 1 ? 1 : 0)));
      study(pupil, experiences, dice);
      if (won.length % TERM !== 0) continue;
      writeFileSync(file, pack(pupil.learnt()));
      say(`longbox: ${share(won.slice(-TERM))} of the last ${TERM} matches won\n`);
    }
    writeFileSync(file, pack(pupil.learnt()));
    const lately = share(won.slice(-TERM));
    return {
      json: { game: game.id, matches, won: won.filter(one => one === 1).length, file },
      text: `${matches} matches; of the last ${Math.min(TERM, matches)}, ${lately} won. Written to ${file}`,
    };
  },
};

const share = (won: readonly number[]): string =>
  `${((100 * won.reduce((sum, one) => sum + one, 0)) / won.length).toFixed(1)} %`;

type Values = { readonly [K in Exclude<keyof typeof flags, 'json'>]?: string };

/** Matches by turns: each ruleset by each number of seats. What is named twice is played twice as often. */
function plansFor(game: string, { rulesets, seats, decks, seed }: Values, house: House): Plan[] {
  const more = Object.entries({ decks, seed }).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, value],
  );
  const listed = rulesets?.split(',') ?? findGame(game, house).rulesets.map(({ id }) => id);
  return listed.flatMap(ruleset =>
    (seats ?? '1')
      .split(',')
      .map(count => readPlan([game, '--unseen', 'none', '--ruleset', ruleset, '--seats', count, ...more], house)),
  );
}
