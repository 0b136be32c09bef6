import { createHash } from 'node:crypto';
import { shortName } from '../../decks/names.js';
import { DeckRefused } from '../../decks/refused.js';
import { Chance, type Deck, type FacetValue, type Game, type Text, type Theme, text } from '../../kernel/index.js';
import type { Choice } from '../define/matching.js';
import { gameTranslator } from '../render/translators.js';

/** A deck around a theme, and sentences that say what was done. */
export interface Proposal {
  readonly deck: Deck;
  readonly notes: readonly Text[];
}

/** Themes of a game, as suggestions: `hero:Storm`. */
export function themeChoices(game: Game, locale: string): Choice[] {
  const say = gameTranslator(game, locale);
  return themesOf(game).map(({ facet, value, title }) => ({
    name: say.plain(text('theme-choice', { facet: facet.title, value: title })),
    value: `${facet.id}:${value}`,
  }));
}

const themesOf = (game: Game) =>
  game.cards.facets
    .filter(facet => game.decks.proposals?.themes.includes(facet.id) === true)
    .flatMap(facet => facet.values.map(({ value, title }) => ({ facet, value, title })));

/** A theme as it was picked, or typed as `hero:Storm` or just `storm`. @throws DeckRefused */
export function themeNamed(game: Game, typed: string, locale: string): Theme & { readonly title: Text } {
  if (game.decks.proposals === undefined) throw new DeckRefused('no-themes');
  const say = gameTranslator(game, locale);
  const wanted = typed.trim().toLowerCase();
  const found = themesOf(game).find(({ facet, value, title }) =>
    [
      `${facet.id}:${value}`,
      say.plain(text('theme-choice', { facet: facet.title, value: title })),
      say.plain(title),
    ].some(name => name.toLowerCase() === wanted),
  );
  if (found === undefined) throw new DeckRefused('unknown-theme', { theme: typed.slice(0, 60) });
  return { facet: found.facet.id, value: found.value as FacetValue, title: found.title };
}

/** The deck that a seed proposes: the same for everybody, whenever they ask. */
export function propose(
  game: Game,
  theme: Theme & { readonly title: Text },
  seed: string,
  name: string,
  locale: string,
): Proposal {
  const options = game.options.parse(game.rulesets[0]?.options);
  const chance = new Chance(
    createHash('sha256').update(`${game.id}/${theme.facet}/${theme.value}/${seed}`).digest('hex'),
  );
  const proposed = game.decks.proposals?.propose(options, theme, chance.stream('proposal'));
  if (proposed === undefined) throw new DeckRefused('no-themes');
  const otherwise = gameTranslator(game, locale).plain(text('deck-theme-name', { theme: theme.title }));
  return { deck: { name: shortName(name, otherwise), cards: proposed.deck.cards }, notes: proposed.notes };
}
