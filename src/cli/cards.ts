import type { CardEntry, Game } from '../kernel/index.js';
import { wordingOf } from '../locales/index.js';
import { type Command, findGame, readArgs } from './command.js';
import { howMany } from './how-many.js';
import { rulesetOption } from './rules.js';
import { withSet } from './sets.js';
import { languageOption, Speaker } from './words.js';

const flags = {
  ruleset: 'string',
  set: 'string',
  language: 'string',
} as const;

export const run: Command = (args, house) => {
  const { values, positionals } = readArgs('cards', args, ['GAME'], flags);
  const game = withSet(findGame(positionals[0] as string, house), values.set, house);
  const options = rulesetOption(game, values.ruleset);
  const speaker = new Speaker(game, [], languageOption(values.language));
  const json = game.cards.all.map(card => {
    const why = whyNot(game, card, options, speaker);
    const wording = wordingOf(card);
    const text = wording === null ? null : speaker.say(wording);
    return { ...card.data, text, legal: why === null, ...(why !== null && { why }) };
  });
  const text = game.cards.all.map((card, at) => inWords(card, json[at]?.why, speaker)).join('\n');
  return { json, text: `${text}\n${howMany(json.length, 'card')}` };
};

/**
 * A card may be played with when having it in a deck breaks no rule that an empty deck does not break. What is wrong with
 * others then, such as those that a hero brings along, is not against it.
 */
function whyNot(game: Game, { id }: CardEntry, options: unknown, speaker: Speaker): string | null {
  const problems = (cards: Record<string, number>) => game.decks.check({ name: '', cards }, options);
  const anyway = new Set(problems({}).map(problem => problem.rule));
  const own = problems({ [id]: 1 }).find(({ rule, card = id }) => card === id && !anyway.has(rule));
  return own === undefined ? null : speaker.say(own.message);
}

function inWords(card: CardEntry, why: string | undefined, speaker: Speaker): string {
  const { id, title, facts } = card;
  const wording = wordingOf(card);
  return [
    `${id}  ${speaker.say(title)}: ${facts.map(fact => speaker.say(fact)).join(', ')}`,
    ...(wording === null ? [] : [`       ${speaker.say(wording)}`]),
    ...(why === undefined ? [] : [`       ${why}`]),
  ].join('\n');
}
