import { onLines, type ReadList, readList } from '../decks/list/read.js';
import { DeckRefused } from '../decks/refused.js';
import { sizeOf } from '../decks/survey.js';
import type { Game } from '../kernel/index.js';
import { BadInput, type Command, findGame, readArgs } from './command.js';
import { readText } from './files.js';
import { howMany } from './how-many.js';
import { rulesetOption } from './rules.js';
import { withSet } from './sets.js';
import { languageOption, Speaker } from './words.js';

export const run: Command = (args, house) => {
  const flags = { ruleset: 'string', set: 'string', language: 'string' } as const;
  const { values, positionals } = readArgs('deck', args, ['check', 'GAME', 'FILE'], flags);
  const [, id, file] = positionals as [string, string, string];
  const game = withSet(findGame(id, house), values.set, house);
  const options = rulesetOption(game, values.ruleset);
  const speaker = new Speaker(game, [], languageOption(values.language));
  const { deck, problems: unread, lines } = readDeck(game, file, speaker);
  const problems = [...unread, ...onLines(game.decks.check(deck, options), lines)].map(({ rule, message }) => ({
    rule,
    message: speaker.say(message),
  }));
  const json = { legal: problems.length === 0, problems, cards: deck.cards };
  const verdict = json.legal ? `legal: ${howMany(sizeOf(deck), 'card')}` : 'not legal:';
  return { json, text: [verdict, ...problems.map(({ rule, message }) => `  ${rule}: ${message}`)].join('\n') };
};

/** A deck file: JSON, or a list as people write it. @throws BadInput for what is neither */
function readDeck(game: Game, file: string, speaker: Speaker): ReadList {
  try {
    return readList(game, readText(file));
  } catch (error) {
    if (error instanceof DeckRefused) throw new BadInput(`${file}: ${speaker.say(error.text)}`);
    throw error;
  }
}
