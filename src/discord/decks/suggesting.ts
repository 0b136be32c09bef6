import { findCards } from '../../decks/search/find.js';
import { partsOf } from '../../decks/search/terms.js';
import { gameOf } from '../../games/index.js';
import type { Game } from '../../kernel/index.js';
import { type Choice, matching } from '../define/matching.js';
import { required, words } from '../define/options.js';
import { gameIn } from '../lobby/options.js';
import { gameTranslator } from '../render/translators.js';
import { deckChoices, type Whose } from './find-deck.js';
import { themeChoices } from './proposing.js';
import { LONGEST_SEARCH } from './search.js';

/** An option that names a deck: one of the person's own, or any. */
export const deckOption = (whose: Whose) =>
  required(
    words({
      suggest: async ({ typed, interaction, house }) => matching(typed, await deckChoices(house, interaction, whose)),
    }),
  );

export const themeOption = words({
  suggest: ({ typed, interaction, given }) => matching(typed, themeChoices(gameIn(given('game')), interaction.locale)),
});

/** Words of a search in a deck that has been chosen by now, whose value begins with its game. */
export const searchOption = words({
  most: LONGEST_SEARCH,
  suggest({ typed, interaction, given }) {
    const [of = ''] = given('deck')?.split('/') ?? [];
    return searchChoices(gameOf(of) ?? gameIn(null), typed, interaction.locale);
  },
});

/** The last part of a search, completed: `sto` becomes `hero:Storm`, behind whatever stands before it. */
function searchChoices(game: Game, typed: string, locale: string): Choice[] {
  const say = gameTranslator(game, locale);
  const parts = partsOf(typed);
  const before = parts.slice(0, -1).join(' ');
  const left = findCards(before, game.cards, say.plain).cards;
  const terms = game.cards.facets.flatMap(facet => {
    const there = new Set(left.flatMap(entry => entry.facets[facet.id] ?? []));
    return facet.values
      .filter(({ value }) => there.has(value))
      .map(({ title }) => say.plain(title))
      .map(title => `${facet.id}:${/[\s,]/.test(title) ? `"${title}"` : title}`);
  });
  const found = matching(
    parts.at(-1) ?? '',
    terms.map(term => ({ name: term, value: term })),
  ).map(({ value }) => [before, value].filter(part => part !== '').join(' '));
  return [...new Set([...(typed.trim() === '' ? [] : [typed.trim()]), ...found])]
    .filter(search => search.length <= 100)
    .slice(0, 25)
    .map(search => ({ name: search, value: search }));
}
