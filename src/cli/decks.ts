import { sizeOf } from '../decks/survey.js';
import { type Command, findGame, readArgs } from './command.js';
import { howMany } from './how-many.js';
import { Speaker } from './words.js';

export const run: Command = (args, house) => {
  const { positionals } = readArgs('decks', args, ['GAME']);
  const game = findGame(positionals[0] as string, house);
  const speaker = new Speaker(game);
  const json = game.decks.ready.map(({ id, title, rulesets, ...deck }) => ({
    id,
    title: speaker.say(title),
    rulesets,
    size: sizeOf(deck),
    cards: deck.cards,
  }));
  const text = json.map(
    ({ id, title, rulesets, size }) => `${id}  ${title}: ${howMany(size, 'card')} (${rulesets.join(', ')})`,
  );
  return { json, text: text.join('\n') };
};
