import { z } from 'zod';
import type { Deck, Game, Problem } from '../kernel/index.js';
import { BadInput, type Command, findGame, readArgs } from './command.js';
import { readAs, readText } from './files.js';
import { nearest } from './nearest.js';
import { rulesetOption, sizeOf } from './rules.js';
import { withSet } from './sets.js';
import { Speaker } from './words.js';

const copies = z.record(z.string(), z.int().min(1));
/** A deck file: what `decks --json` prints for one deck, or only its cards as {id: copies}, or a list of ids. */
const deckFile = z.union([
  z.strictObject({
    id: z.string().optional(),
    name: z.string().optional(),
    title: z.string().optional(),
    rulesets: z.array(z.string()).optional(),
    size: z.int().optional(),
    cards: copies,
  }),
  copies.transform(cards => ({ cards, name: '' })),
  z.array(z.string()).transform(ids => {
    const cards: Record<string, number> = {};
    for (const id of ids) cards[id] = (cards[id] ?? 0) + 1;
    return { cards, name: '' };
  }),
]);

export const { run }: Command = {
  run(args, house) {
    const flags = { json: { type: 'boolean' }, ruleset: { type: 'string' }, set: { type: 'string' } } as const;
    const { values, positionals } = readArgs('deck', args, ['check', 'GAME', 'FILE'], flags);
    const [what, id, file] = positionals as [string, string, string];
    if (what !== 'check') throw new BadInput(`deck: unknown word "${what}"${nearest(what, ['check'])}`);
    const game = withSet(findGame(id, house), values.set, house);
    const options = rulesetOption(game, values.ruleset);
    const { deck, problems: unread } = readDeck(game, file);
    const speaker = new Speaker(game);
    const problems = [...unread, ...game.decks.check(deck, options)].map(({ rule, message }) => ({
      rule,
      message: speaker.say(message),
    }));
    const json = { legal: problems.length === 0, problems, cards: deck.cards };
    const verdict = json.legal ? `legal: ${sizeOf(deck)} cards` : 'not legal:';
    return { json, text: [verdict, ...problems.map(({ rule, message }) => `  ${rule}: ${message}`)].join('\n') };
  },
};

/** A deck file: JSON, or a list as people write it. @throws BadInput */
function readDeck(game: Game, file: string): { deck: Deck; problems: readonly Problem[] } {
  const text = readText(file).trim();
  if (!/^[{[]/.test(text)) return game.decks.parse(text);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { cards, name } = readAs(deckFile, written, `${file}: the deck`);
  return { deck: { name: name ?? '', cards }, problems: [] };
}
