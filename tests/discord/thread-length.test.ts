import { expect, test } from 'vitest';
import { portions } from '../../src/discord/board/telling.js';
import { briefLines } from '../../src/discord/render/log.js';
import { translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { awaited, chaptersIn, type Game, type Prompt } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { practise } from '../../src/opponents/index.js';
import { begin, UNRECORDED } from '../corpus.js';
import { soak } from '../soak.js';

/** As many messages as a match may have in its thread, or a round of it, on average, beside the one it begins with. */
const BUDGETS: Readonly<Record<string, { readonly match?: number; readonly round?: number }>> = {
  squad: { match: 12 },
  champions: { round: 2 },
};

/** A match between practice bots that don't look ahead: its messages, and its turns or rounds. */
function messagesOf(game: Game, seed: string): { messages: number; turns: number } {
  const { table } = begin(game, 2, seed, UNRECORDED);
  for (let at = 0; table.outcome === null; at++) {
    const prompt = awaited(table.prompts)[0] as Prompt;
    const asked = { prompt, level: 'steady', seed: `${seed}/${at}`, nodes: 0 } as const;
    const { answer } = practise(game, { table, since: [] }, asked);
    table.answer(prompt.number, prompt.seat, answer);
  }
  const cardTitle = (id: string) => game.cards.get(id)?.title;
  const say = translator(loadWords(game.id, 'en'), { names: ['Mara', 'Theo'], cardTitle });
  const told = chaptersIn(table.log, game.drama?.chapters).flatMap(lines =>
    portions(lines, briefLines(lines, say, game.drama)),
  );
  return { messages: told.length, turns: table.log.filter(({ id }) => id === game.drama?.turn).length };
}

test.each(games.map(game => [game.id, game] as const))(
  'the thread of a match stays short: %s',
  (id, game) => {
    const seeds = Array.from({ length: id === 'champions' ? 12 : soak(100, 12) }, (_, n) => `thread ${n}`);
    const matches = seeds.map(seed => messagesOf(game, seed));
    const most = Math.max(...matches.map(({ messages }) => messages));
    const sum = (of: 'messages' | 'turns'): number => matches.reduce((all, one) => all + one[of], 0);
    const mean = (sum('messages') - matches.length) / sum('turns');
    process.stdout.write(`${id}: at most ${most} messages in a thread, ${mean.toFixed(2)} a turn or round\n`);
    const { match = Number.POSITIVE_INFINITY, round = Number.POSITIVE_INFINITY } = BUDGETS[id] ?? {};
    expect(most).toBeLessThanOrEqual(match);
    expect(mean).toBeLessThanOrEqual(round);
  },
  120_000,
);
