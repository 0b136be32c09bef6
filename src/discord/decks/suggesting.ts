import type { AutocompleteInteraction } from 'discord.js';
import { findCards } from '../../decks/search/find.js';
import { partsOf } from '../../decks/search/terms.js';
import { games } from '../../games/index.js';
import type { Game } from '../../kernel/index.js';
import type { Choice } from '../command.js';
import type { House } from '../house.js';
import { matching } from '../matching.js';
import { DEFAULTS, gameNamed } from '../named.js';
import { gameVoice } from '../voice.js';
import { deckChoices } from './meant.js';
import { themeChoices } from './proposing.js';

/** Subcommands that take decks which come with the games as well. */
const ANY = new Set(['show', 'check', 'copy', 'export']);

/** Suggestions for the options of `/deck`. */
export async function suggestForDeck(interaction: AutocompleteInteraction, house: House): Promise<Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  const game = gameNamed(interaction.options.getString('game') ?? DEFAULTS.game);
  if (name === 'theme') return matching(value, themeChoices(game, interaction.locale));
  if (name === 'search') {
    // The deck has been chosen by now, and its value begins with its game.
    const [of = ''] = interaction.options.getString('deck')?.split('/') ?? [];
    return searchChoices(games.find(({ id }) => id === of) ?? game, value, interaction.locale);
  }
  const whose = ANY.has(interaction.options.getSubcommand()) ? 'any' : 'own';
  return matching(value, await deckChoices(house, interaction, whose));
}

/** The last part of a search, completed: `sto` becomes `hero:Storm`, behind whatever stands before it. */
function searchChoices(game: Game, typed: string, locale: string): Choice[] {
  const say = gameVoice(game, locale);
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
