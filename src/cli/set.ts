import { readSet } from '../sets/index.js';
import { type Command, readArgs } from './command.js';
import { readText } from './files.js';
import { howMany } from './how-many.js';
import { languageOption, problemsIn } from './words.js';

export const run: Command = (args, { games }) => {
  const { values, positionals } = readArgs('set', args, ['check', 'FILE'], { language: 'string' });
  const language = languageOption(values.language);
  const [, file] = positionals as [string, string];
  const read = readSet(readText(file), games);
  if ('problems' in read) {
    const problems = problemsIn(read, language);
    return {
      json: { ok: false, problems },
      text: ['not sound:', ...problems.map(problem => `  ${problem}`)].join('\n'),
      exit: 1,
    };
  }
  const { game, name, cards, hash } = read.set;
  return {
    json: { ok: true, problems: [], game, name, cards: cards.length, hash },
    text: `sound: "${name}", ${howMany(cards.length, 'card')} for ${game}, ${hash.slice(0, 12)}`,
  };
};
