import { games } from '../../games/index.js';
import { type Game, idsIn, type Seat, type Text } from '../../kernel/index.js';
import { loadWords } from '../../locales/index.js';
import { gameFor } from '../../matches/matches.js';
import type { MatchRow } from '../../store/port.js';
import { mentionAt } from './mentions.js';
import { seatName } from './seat-names.js';
import { type Translator, translator } from './translator.js';

/** The house's own translator, for what belongs to no match. */
export function houseTranslator(locale: string): Translator {
  return translator(loadWords(null, locale), { names: [], cardTitle: () => undefined });
}

/** The translator that knows a sentence: the house's own, or that of the game whose words are in it. */
export function translatorFor(said: Text, locale: string): Translator {
  const house = houseTranslator(locale);
  const knows = (say: Translator): boolean => [...idsIn(said)].every(id => say.has(id));
  return [house, ...games.map(game => gameTranslator(game, locale))].find(knows) ?? house;
}

/** The translator of a game, for its cards and rules. */
export function gameTranslator(game: Game, locale: string): Translator {
  return translator(loadWords(game.id, locale), { names: [], cardTitle: id => game.cards.get(id)?.title });
}

/** The translator of a match: its players' names, its game's words. Markdown mentions the players at the seats that are called. */
export function matchTranslator(match: MatchRow, locale: string, called: readonly Seat[] = []): Translator {
  const game = gameFor(match);
  const words = loadWords(match.game, locale);
  const calls = called.map(seat => [seat, mentionAt(match, seat)] as const).filter(([, mention]) => mention !== '');
  return translator(words, {
    names: match.seats.map(seat => seatName(seat, said => words.say(said))),
    calls: new Map(calls),
    cardTitle: id => game.cards.get(id)?.title,
  });
}
