import { decksAt, seedAt, setupAt } from '../../src/cli/simulate/plan.js';
import { playerOf } from '../../src/cli/simulate/players.js';
import { readPlan } from '../../src/cli/simulate.js';
import { plainly, type Translator, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Drama, type Game, type Prompt, Table } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import type { Finished } from '../../src/pictures/index.js';

const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];

/** A match of a game played to its end with random answers, and how it is said. */
export function finished(game: Game, seed: string): Finished & { readonly say: Translator } {
  const plan = readPlan([game.id, '--matches', '1', '--seed', seed], { games });
  const setup = setupAt(plan, seedAt(plan, 0), decksAt(plan, 0, new Set()));
  const names = NAMES.slice(0, setup.seats.length);
  const say = plainly(translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title }));
  const players = names.map((_, seat) => playerOf(game, 'random', `${seed}/${seat}`, new Set()));
  const table = Table.begin(game, setup);
  while (table.outcome === null) {
    const prompt = table.prompts[0] as Prompt;
    table.answer(prompt.number, prompt.seat, players[prompt.seat]!(prompt, { table, since: [] }));
  }
  const decks = setup.seats.map(({ deck }) => deck);
  return {
    outcome: table.outcome,
    log: table.log,
    facts: game.facts(table.log, decks),
    drama: game.drama as Drama,
    say,
  };
}
