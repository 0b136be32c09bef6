import { decksAt, seedAt, setupAt } from '../../src/cli/simulate/plan.js';
import { playerOf } from '../../src/cli/simulate/players.js';
import { readPlan } from '../../src/cli/simulate.js';
import { plainly, type Translator, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Game, type Prompt, type Scene, type Seat, Table } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];

/** A scene of a match with random answers, and how it is said. */
export interface Fuzzed {
  readonly scene: Scene;
  readonly viewer: Seat | 'public';
  readonly say: Translator;
}

/** Scenes of matches with random answers: every twentieth as everybody or the player who is asked sees it, and each match's last. */
export function* fuzzed(game: Game, ruleset: string, matches: number, seed: string): Generator<Fuzzed> {
  const plan = readPlan([game.id, '--ruleset', ruleset, '--matches', `${matches}`, '--seed', seed], { games });
  for (let at = 0; at < matches; at++) {
    const setup = setupAt(plan, seedAt(plan, at), decksAt(plan, at, new Set()));
    const names = NAMES.slice(0, setup.seats.length);
    const say = plainly(translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title }));
    const players = names.map((_, seat) => playerOf(game, 'random', `${seed}/${at}/${seat}`, new Set()));
    const table = Table.begin(game, setup, { record: false });
    for (let answers = 0; table.outcome === null; answers++) {
      const prompt = table.prompts[0] as Prompt;
      // Each match shows some of its scenes: the matches are many.
      if (answers % 20 === at % 20) {
        const viewer = answers % 2 === 0 ? 'public' : prompt.seat;
        yield { scene: game.view(table.state, viewer), viewer, say };
      }
      table.answer(prompt.number, prompt.seat, players[prompt.seat]!(prompt, { table, since: [] }));
    }
    yield { scene: game.view(table.state, 'public'), viewer: 'public', say };
  }
}
