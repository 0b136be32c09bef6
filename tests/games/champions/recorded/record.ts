// Records the games again: npm run games:record -- --reason "…", or some: --only risky-business. With --same the answers
// stay, and only how the table stood is taken again. See docs/testing-cards.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ready } from '../../../../src/games/champions/decks/ready.js';
import type { ChampionsOptions } from '../../../../src/games/champions/options.js';
import { Table } from '../../../../src/kernel/index.js';
import { practise } from '../../../../src/opponents/index.js';
import {
  champions,
  fileOf,
  markOf,
  type Recorded,
  read,
  recordedGames,
  setupOf,
  written,
  writtenDeck,
} from './game.js';

/** A game worth keeping. `result`: seeds are tried, one after the other, until it ends so. */
interface Plan {
  readonly options: Partial<ChampionsOptions>;
  readonly heroes: readonly string[];
  readonly result?: 'won' | 'lost';
}

const rhino = { scenario: 'rhino', mode: 'standard' } as const;
const klaw = { scenario: 'klaw', mode: 'standard' } as const;
const ultron = { scenario: 'ultron', mode: 'standard' } as const;
const risky = { scenario: 'risky-business', mode: 'standard' } as const;
const crew = { scenario: 'wrecking-crew', mode: 'standard' } as const;
const mutagen = { scenario: 'mutagen-formula', mode: 'standard' } as const;

const plans: readonly Plan[] = [
  { options: rhino, heroes: ['spider-man'], result: 'won' },
  { options: { ...rhino, modular: [] }, heroes: ['spider-man', 'iron-man'], result: 'won' },
  { options: { ...rhino, mode: 'expert' }, heroes: ['iron-man'] },
  { options: { ...rhino, mode: 'expert' }, heroes: ['black-panther', 'spider-man', 'iron-man'] },
  { options: { ...klaw, modular: ['legions_of_hydra'] }, heroes: ['captain-marvel'] },
  { options: { ...klaw, modular: ['under_attack'] }, heroes: ['she-hulk', 'black-panther'] },
  { options: { ...klaw, mode: 'expert' }, heroes: ['spider-man', 'captain-marvel', 'iron-man', 'she-hulk'] },
  { options: { ...klaw, mode: 'expert', modular: [] }, heroes: ['black-panther', 'iron-man'] },
  { options: ultron, heroes: ['she-hulk'] },
  { options: ultron, heroes: ['spider-man', 'captain-marvel', 'black-panther'] },
  { options: { ...ultron, mode: 'expert', modular: ['the_doomsday_chair'] }, heroes: ['captain-marvel', 'iron-man'] },
  {
    options: { ...ultron, mode: 'expert', modular: ['masters_of_evil', 'bomb_scare'] },
    heroes: ['black-panther', 'she-hulk', 'spider-man', 'iron-man'],
  },
  { options: risky, heroes: ['captain-marvel'], result: 'won' },
  { options: { ...risky, mode: 'expert', modular: ['power_drain'] }, heroes: ['she-hulk', 'black-panther'] },
  {
    options: { ...mutagen, modular: ['a_mess_of_things', 'running_interference'] },
    heroes: ['iron-man', 'spider-man'],
  },
  { options: { ...mutagen, mode: 'expert' }, heroes: ['captain-marvel'] },
  { options: crew, heroes: ['captain-america', 'thor'] },
  { options: { ...crew, mode: 'expert' }, heroes: ['hulk', 'black-widow', 'ms-marvel'] },
  { options: { ...rhino, modular: ['goblin_gimmicks'] }, heroes: ['doctor-strange'] },
  { options: { ...klaw, modular: ['power_drain'] }, heroes: ['black-widow', 'captain-america', 'thor'] },
  { options: { ...ultron, modular: ['a_mess_of_things'] }, heroes: ['ms-marvel', 'doctor-strange'] },
  { options: risky, heroes: ['hulk'] },
];

/** Answers between two hashes. */
const STRIDE = 20;
const TRIES = 200;

const nameOf = ({ options, heroes }: Plan): string => [options.scenario, options.mode, ...heroes].join('-');

const deckOf = (hero: string): string => {
  const deck = ready.find(({ id }) => id === hero);
  if (deck === undefined) throw new Error(`there is no ready deck "${hero}"`);
  return writtenDeck(deck.cards);
};

/** Plays a game between practice bots to its end. */
function play(plan: Plan, reason: string, seed: string): Recorded {
  const decks = Object.fromEntries(plan.heroes.map(hero => [hero, deckOf(hero)]));
  const game = { reason, options: plan.options, decks, seed };
  const table = Table.begin(
    champions,
    setupOf({ ...game, played: [], end: { result: 'lost', reason: '', rounds: 0 } }),
    {
      record: false,
    },
  );
  const played: { answers: string; hash: string }[] = [];
  let answers: string[] = [];
  const note = (): void => {
    if (answers.length > 0) played.push({ answers: answers.join('; '), hash: markOf(table) });
    answers = [];
  };
  for (let asked = 0; table.outcome === null; asked++) {
    const prompt = table.prompts.find(({ standing }) => standing !== true);
    if (prompt === undefined) throw new Error(`${nameOf(plan)}: nobody is asked anything, and it is not over`);
    const { answer } = practise(
      champions,
      { table, since: [] },
      { prompt, level: 'steady', seed: `${seed}/${asked}`, nodes: 0 },
    );
    table.answer(prompt.number, prompt.seat, answer);
    answers.push(written(prompt.seat, answer));
    if (answers.length === STRIDE) note();
  }
  note();
  const { together, reason: why } = table.outcome;
  return { ...game, played, end: { result: together ?? 'lost', reason: why.id, rounds: table.state.round } };
}

function record(plan: Plan, reason: string): Recorded {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const game = play(plan, reason, `${nameOf(plan)} ${attempt}`);
    if (plan.result === undefined || game.end.result === plan.result) return game;
  }
  throw new Error(`${nameOf(plan)}: not ${plan.result} in ${TRIES} games`);
}

/** The same game, with the same answers and the same end, and how the table stands by now. */
function again(name: string, game: Recorded, reason: string): Recorded {
  const table = Table.begin(champions, setupOf(game), { record: false });
  const played = game.played.map(({ answers }) => {
    for (const { seat, answer } of answers.split('; ').map(read)) {
      const prompt = table.prompts.find(open => open.seat === seat);
      if (prompt === undefined) throw new Error(`${name}: seat ${seat} is not asked anything`);
      table.answer(prompt.number, seat, answer);
    }
    return { answers, hash: markOf(table) };
  });
  if (table.outcome?.reason.id !== game.end.reason || table.state.round !== game.end.rounds)
    throw new Error(`${name}: it ends otherwise`);
  return { ...game, reason, played };
}

/** As the formatter writes it: lists of words stay on their line. */
const inFile = (game: Recorded): string =>
  `${JSON.stringify(game, null, 2).replace(/\[\s+("[^\]{}]*")\s+\]/g, (_, words: string) => `[${words.replace(/\s+/g, ' ')}]`)}\n`;

const { reason, only, same } = parseArgs({
  options: {
    reason: { type: 'string' },
    only: { type: 'string', default: '' },
    same: { type: 'boolean', default: false },
  },
}).values;
if (reason === undefined || reason.length <= 20) {
  console.error('games:record: say in more than 20 letters why: npm run games:record -- --reason "…"');
  process.exitCode = 2;
} else if (same)
  for (const [name, game] of recordedGames().filter(([one]) => one.startsWith(only)))
    writeFileSync(fileOf(name), inFile(again(name, game, reason)));
else
  for (const plan of plans.filter(one => nameOf(one).startsWith(only))) {
    const game = record(plan, reason);
    writeFileSync(fileOf(nameOf(plan)), inFile(game));
    console.log(`${nameOf(plan)}: ${game.end.result} (${game.end.reason}) in round ${game.end.rounds}`);
  }
