import { sizeOf } from '../decks/survey.js';
import { type Command, findGame, readArgs } from './command.js';
import { howMany } from './how-many.js';
import { Speaker } from './words.js';

export const run: Command = (args, house) => {
  const { positionals } = readArgs('quests', args, ['GAME']);
  const game = findGame(positionals[0] as string, house);
  const speaker = new Speaker(game);
  const json = (game.quests ?? []).map(({ id, group, stage, enemy, difficulty, deck, terms, ...quest }) => ({
    id,
    group: group.id,
    title: speaker.say(group.title),
    stage,
    enemy: speaker.say(enemy),
    difficulty,
    level: quest.level,
    after: quest.after,
    ruleset: quest.ruleset,
    options: quest.options,
    terms: terms.map(term => speaker.say(term)),
    size: sizeOf(deck),
    cards: deck.cards,
  }));
  const lines = json.map(({ id, title, stage, enemy, difficulty, terms }) =>
    [`${id}  ${title} ${stage}: ${enemy} (difficulty ${difficulty})`, ...terms.map(term => `       ${term}`)].join(
      '\n',
    ),
  );
  return { json, text: [...lines, howMany(json.length, 'quest')].join('\n') };
};
