import { games } from '../../games/index.js';
import { type CardSet, type Deck, type Game, LEVELS, type Named as Titled, text } from '../../kernel/index.js';
import { clockNames } from '../../matches/clock/absence.js';
import { Refused } from '../../matches/refused.js';
import { gameWith } from '../../sets/index.js';
import type { MatchRow } from '../../store/port.js';
import { deckIn } from '../decks/find-deck.js';
import { DEFAULTS, gameNamed, meant } from '../define/by-value.js';
import { type Choice, matching } from '../define/matching.js';
import { oneOf, titled, words } from '../define/options.js';
import type { Suggest } from '../define/suggest.js';
import type { House } from '../house.js';
import { gameTranslator } from '../render/translators.js';
import { setChoices, setMeant } from '../sets/find-set.js';
import { deckChoices } from './deck-menu.js';

// What is played at a table, as options of commands: how it is offered, and how it is read. One way for all of them.

/** A game, out of all or some. */
export const gameOption = (list: readonly Game[] = games) =>
  oneOf(list.map(({ id, title }) => ({ value: id, title, game: id })));

export const levelOption = () => oneOf(titled('level', LEVELS));

/** Instead of a timer: players are waited for. */
const NEVER = 'never';
export const clockOption = (...more: string[]) => oneOf(titled('clock', [...clockNames, NEVER, ...more]));

export const bestOfOption = () => oneOf(titled('best-of', [1, 3]));

/** What a command leaves open is the usual game. @throws Refused */
export const gameIn = (typed: string | null): Game => gameNamed(typed ?? DEFAULTS.game);

export const rulesetOption = () =>
  words({
    async suggest({ typed, interaction, house, given }) {
      const { guildId, locale } = interaction;
      const set = await setMeant(house, guildId, given('game'), given('set')).catch(() => null);
      const game = gameIn(given('game') ?? set?.game ?? null);
      return matching(typed, choicesOf(game, game.rulesets, locale));
    },
  });

export const setOption = () =>
  words({
    suggest: async ({ typed, interaction, house, given }) =>
      matching(typed, await setChoices(house, interaction.guildId, given('game'))),
  });

/** A deck for the table that the other options describe so far. */
export const deckOption = () =>
  words({
    async suggest(asking) {
      const { interaction, house, given } = asking;
      const typed = { game: given('game'), ruleset: given('ruleset'), set: given('set') };
      const read = (options: typeof typed): Promise<Played> => playedIn(house, interaction, options);
      // A set or a ruleset that there is not is complained of when the command is sent.
      const { game, ruleset } = await read(typed)
        .catch(() => read({ ...typed, set: null }))
        .catch(() => read({ ...typed, set: null, ruleset: null }));
      return suggestDecks(termsOf(game, ruleset), asking);
    },
  });

interface Asker {
  readonly guildId: string | null;
  readonly user: { readonly id: string };
  readonly locale: string;
}

/** What a table is played by. */
export interface Played {
  readonly game: Game;
  readonly ruleset: string;
  readonly set: CardSet | null;
}

/** The game, with its set, and the ruleset of these options. @throws Refused for what there is not, here */
export async function playedIn(
  house: House,
  { guildId, locale }: Asker,
  typed: { readonly game: string | null; readonly ruleset: string | null; readonly set?: string | null },
): Promise<Played> {
  const set = await setMeant(house, guildId, typed.game, typed.set ?? null);
  // A set is for one game: naming the set is enough.
  const plain = gameIn(typed.game ?? set?.game ?? null);
  const game = gameWith(plain, set);
  const ruleset =
    typed.ruleset === null ? game.rulesets[0]?.id : meant(typed.ruleset, choicesOf(game, game.rulesets, locale));
  if (!game.rulesets.some(({ id }) => id === ruleset))
    throw new Refused('unknown-ruleset', { ruleset: typed.ruleset ?? '' });
  return { game, ruleset: ruleset ?? '', set };
}

/** What a deck has to suit. */
export type Terms = Pick<MatchRow, 'game' | 'set' | 'ruleset' | 'options'>;

export function termsOf({ id, set, rulesets: known }: Game, ruleset: string): Terms {
  return { game: id, set: set ?? null, ruleset, options: known.find(one => one.id === ruleset)?.options ?? null };
}

/** The deck that somebody names for a table. @throws Refused */
export async function deckFor(house: House, { user, locale }: Asker, terms: Terms, typed: string): Promise<Deck> {
  const game = gameWith(gameNamed(terms.game), terms.set);
  const named = await decksFor(house, game, terms, user.id, locale, name => name);
  return (await deckIn(house, game, meant(typed, named), user.id, named)).deck;
}

/** Decks that somebody could bring to a table; of those that may not be played there it is said. */
export async function suggestDecks(terms: Terms, { typed, interaction, house }: Parameters<Suggest>[0]) {
  const { user, locale } = interaction;
  const game = gameWith(gameNamed(terms.game), terms.set);
  const marked = (name: string): string => gameTranslator(game, locale).plain(text('deck-choice-not-legal', { name }));
  return matching(typed, await decksFor(house, game, terms, user.id, locale, marked));
}

/** What a game has several of, as options name it. What stands in brackets, as a scenario behind its villain, is a name as well. */
export function choicesOf(game: Game, list: readonly Titled[], locale: string): Choice[] {
  const say = gameTranslator(game, locale);
  return list.map(({ id, title }) => {
    const name = say.plain(title);
    const also = /\((.+)\)/.exec(name)?.[1];
    return { name, value: id, ...(also !== undefined && { also }) };
  });
}

async function decksFor(
  house: House,
  game: Game,
  terms: Terms,
  person: string,
  locale: string,
  unfitName: (name: string) => string,
): Promise<Choice[]> {
  const say = gameTranslator(game, locale);
  const { own, ready, unfit } = await deckChoices(house, terms, person);
  return [
    ...own.map(row => ({ name: row.deck.name, value: `own:${row.id}` })),
    ...ready.map(deck => ({ name: say.plain(deck.title), value: `ready:${deck.id}` })),
    ...unfit.map(({ row }) => ({ name: unfitName(row.deck.name), value: `own:${row.id}` })),
  ];
}
