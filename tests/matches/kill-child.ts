import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Deck, hash, type Prompt } from '../../src/kernel/index.js';
import { Lobby } from '../../src/matches/lobby/lobby.js';
import { type Look, Matches } from '../../src/matches/matches.js';
import { practise } from '../../src/opponents/index.js';
import { openStore } from '../../src/store/index.js';

/**
 * A bot that does nothing but answer: one match after the other on one file, for both seats. Each answer is said once its
 * promise has resolved. It begins when told to, because loading takes longer than it lives.
 */
const [, , file = ''] = process.argv;
const DRIVER = 'driver';

const say = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`);

async function run(): Promise<never> {
  const store = openStore(file);
  const deps = { store, version: 'v1', now: Date.now, notify: () => undefined, poke: () => undefined, pace: 0 };
  const matches = new Matches(deps);
  const lobby = new Lobby({ ...deps, matches });
  for (;;) {
    const [open] = await store.matchesOf({ status: ['playing'], limit: 1 });
    let look = open === undefined ? await begin(matches, lobby) : await matches.look(open.id);
    say('match', look.match.id);
    for (let [prompt] = promptsOf(look); prompt !== undefined; [prompt] = promptsOf(look)) {
      look = await answer(matches, look, prompt);
      say('answer', look.match.id, look.match.moves, prompt.number, prompt.seat);
      // A bot lets others run between two clicks.
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}

const promptsOf = ({ table }: Look): readonly Prompt[] => table?.prompts ?? [];

async function begin(matches: Matches, lobby: Lobby): Promise<Look> {
  const [ready] = matches.game('squad').decks.ready;
  const deck: Deck = { name: 'ready', cards: ready?.cards ?? {} };
  const host = { id: DRIVER, name: 'Driver' };
  const table = { game: 'squad', ruleset: 'tcg', guild: null, channel: 'kill', secretDecks: false } as const;
  const { id } = await lobby.open({ ...table, host, deck, opponent: 'practice', bestOf: 1 });
  return matches.look(id);
}

function answer(matches: Matches, look: Look, prompt: Prompt): Promise<Look> {
  const { match, game, table, since } = look;
  if (table === null) throw new Error('nobody sits at a table');
  const seed = hash(`${match.id} ${match.moves}`);
  const given = practise(game, { table, since }, { prompt, level: 'steady', seed }).answer;
  return prompt.seat === 0
    ? matches.answer(match.id, DRIVER, prompt.number, given)
    : matches.answerFor(match.id, prompt.seat, prompt.number, given, 'practice');
}

say('ready');
createInterface({ input: process.stdin }).once('line', () => {
  run().catch((error: unknown) => {
    say('failed', String(error));
    process.exit(1);
  });
});
