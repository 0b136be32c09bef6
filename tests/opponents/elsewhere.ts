import {
  type Answer,
  awaited,
  Chance,
  type Foresight,
  type Game,
  type Level,
  type Opponent,
  type Prompt,
  Table,
} from '../../src/kernel/index.js';
import { besides, DEALS } from '../../src/opponents/candidates.js';
import { foresightOf, nodesOf, type Standing } from '../../src/opponents/index.js';
import { lookAhead } from '../../src/opponents/look-ahead.js';
import { ranked } from '../../src/opponents/net/considered.js';

/** What a bot is asked, and how all that it cannot see is dealt otherwise. */
interface Elsewhere {
  readonly prompt: Prompt;
  readonly level: Level;
  readonly seed: string;
  readonly nodes: number;
  readonly deal: string;
}

/** What a practice bot answers at the same table to its seat, where all that it cannot see is dealt otherwise. */
export function answeredElsewhere(game: Game, { table, since }: Standing<unknown>, asked: Elsewhere): Answer {
  const { prompt, level, seed, nodes, deal } = asked;
  const { seat } = prompt;
  const elsewhere = (): Table<unknown> => {
    const other = Table.resume(game, table.setup, table.snapshot, since, { record: false });
    other.imagine(seat, deal);
    return other;
  };
  const [liked, ...rest] = firstThoughts(game, elsewhere(), asked);
  const others = rest.length > 0 ? besides(prompt, rest, liked) : undefined;
  if (nodesOf(game, level) === 0 || awaited(table.prompts).some(open => open.seat !== seat)) return liked;
  const imagine = (again: string): Table<unknown> => {
    const imagined = elsewhere();
    imagined.imagine(seat, again);
    return imagined;
  };
  const deals = others === undefined ? undefined : DEALS;
  const question = { prompt, liked, seed, nodes, others, deals };
  return lookAhead(imagine, foresightOf(game) as Foresight<unknown>, question).answer;
}

/** What comes to a bot's mind, the best first. */
function firstThoughts(
  game: Game,
  { state }: Table<unknown>,
  { prompt, level, seed }: Elsewhere,
): readonly [Answer, ...Answer[]] {
  const { opponents } = game;
  const hunch = (level === 'strong' ? opponents.strong?.policy : opponents[level]) as Opponent<unknown>;
  const chance = new Chance(seed);
  const { seat } = prompt;
  const dealt = game.sample(state, seat, chance.stream('what is hidden'), [prompt]);
  const seen = { state: dealt, seat, prompt, random: chance.stream('whim') };
  return ranked(game, hunch)(seen) as readonly Answer[] as [Answer, ...Answer[]];
}
