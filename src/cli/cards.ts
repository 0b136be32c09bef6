import type { CardEntry, Game } from '../kernel/index.js';
import { wordingOf } from '../locales/index.js';
import { type Command, findGame, readArgs } from './command.js';
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
  const text = game.cards.all.map(card => inWords(card, speaker)).join('\n');
  return { json, text: `${text}\n${json.length} cards` };
};

/** A card may be played with when having it in a deck breaks no rule that an empty deck does not break. */
function whyNot(game: Game, card: CardEntry, options: unknown, speaker: Speaker): string | null {
  const problems = (cards: Record<string, number>) => game.decks.check({ name: '', cards }, options);
  const anyway = new Set(problems({}).map(problem => problem.rule));
  const own = problems({ [card.id]: 1 }).find(problem => !anyway.has(problem.rule));
  return own === undefined ? null : speaker.say(own.message);
}

function inWords(card: CardEntry, speaker: Speaker): string {
  const { id, title, facts } = card;
  const line = `${id}  ${speaker.say(title)}: ${facts.map(fact => speaker.say(fact)).join(', ')}`;
  const wording = wordingOf(card);
  return wording === null ? line : `${line}\n       ${speaker.say(wording)}`;
}
