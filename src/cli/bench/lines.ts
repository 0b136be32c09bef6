import { type Answer, Chance, type Game, type Random } from '../../kernel/index.js';
import type { House } from '../command.js';
import { LineTable } from '../lines.js';
import { decksAt } from '../simulate/plan.js';
import { readPlan } from '../simulate.js';
import { type Benchmark, rounded } from './benchmark.js';

/** So many replies say what JSON alone costs. */
const KEPT = 500;

/** What a program at the other end reads of a reply. */
interface Reply {
  readonly error?: string;
  readonly state?: {
    readonly outcome: object | null;
    readonly pending: readonly {
      readonly seat: number;
      readonly kind: string;
      readonly standing?: true;
      readonly min: number;
      readonly max: number;
      readonly options: readonly { readonly id: string }[];
      readonly default: Answer;
    }[];
  };
}

/** One of the options where one is asked for, or as many as may be; else what applies by default. */
function answerTo({ state }: Reply, random: Random): object {
  const asked = state?.pending.find(({ standing }) => standing !== true);
  if (asked === undefined) throw new Error('nobody is asked anything');
  const { seat, kind, min, max, options } = asked;
  if (kind !== 'one' && kind !== 'some') return { seat, ...asked.default };
  const ids = random.shuffle(options.map(({ id }) => id));
  return { seat, pick: ids.slice(0, min + random.int(max - min + 1)) };
}

/** Whole matches over lines of JSON, read and written at both ends, until the time is up. */
function speedOf(game: Game, house: House, seconds: number): { answers: number; characters: number; bare: number } {
  const table = new LineTable(() => game);
  const random = new Chance('lines').stream(game.id);
  const plan = readPlan([game.id, '--unseen', 'none'], house);
  const replies: string[] = [];
  let characters = 0;
  const exchange = (line: object): Reply => {
    const reply = table.reply(JSON.stringify(line));
    characters += reply.length;
    if (replies.length < KEPT) replies.push(reply);
    return JSON.parse(reply) as Reply;
  };
  const playOne = (match: number, until: () => boolean): number => {
    const seats = decksAt(plan, match, plan.unseen).map(({ cards }) => ({ deck: cards }));
    let answers = 0;
    let reply = exchange({ set: { game: game.id, ruleset: plan.options, seed: `bench ${match}`, seats } });
    for (; reply.state?.outcome === null && !until(); answers++) reply = exchange({ answer: answerTo(reply, random) });
    if (reply.error !== undefined) throw new Error(reply.error);
    return answers;
  };
  const warm = performance.now() + 1000;
  for (let match = 0; performance.now() < warm; match++) playOne(match, () => performance.now() > warm);
  characters = 0;
  let answers = 0;
  const began = performance.now();
  const over = (): boolean => performance.now() - began > seconds * 1000;
  for (let match = 0; !over(); match++) answers += playOne(match, over);
  const took = (performance.now() - began) / 1000;
  return { answers: answers / took, characters: characters / answers, bare: bareSpeed(replies, seconds / 4) };
}

/** How many replies a second could be written and read if nothing were behind them. */
function bareSpeed(replies: readonly string[], seconds: number): number {
  const began = performance.now();
  let written = 0;
  while (performance.now() - began < seconds * 1000)
    for (const reply of replies) if (JSON.parse(JSON.stringify(JSON.parse(reply))) !== null) written++;
  return written / ((performance.now() - began) / 1000);
}

export const lines: Benchmark = {
  id: 'lines',
  title: 'Answers a second over lines of JSON, one process',
  measure: ({ house, seconds }) =>
    house.games.flatMap(game => {
      const { answers, characters, bare } = speedOf(game, house, seconds);
      return [
        {
          name: game.id,
          value: Math.round(answers),
          unit: 'answers a second',
          beside: { name: 'JSON alone', value: Math.round(bare) },
        },
        { name: game.id, value: rounded(characters), unit: 'characters a reply' },
      ];
    }),
};
