import { games } from '../../games/index.js';
import { type Game, idsIn, type Seat, type Text } from '../../kernel/index.js';
import { loadWords } from '../../locales/index.js';
import { gameFor } from '../../matches/matches.js';
import type { MatchRow, SeatRow } from '../../store/port.js';
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
  const calls = called.map(seat => [seat, mentionAt(match, seat)] as const).filter(([, mention]) => mention !== '');
  return namingTranslator(match, locale, (seat, say) => seatName(seat, say), new Map(calls));
}

/** The same where there is little room: practice bots go by their characters alone, where nobody else at the table does. */
export function briefTranslator(match: MatchRow, locale: string): Translator {
  return namingTranslator(match, locale, (seat, say) => {
    const brief = match.seats.map(one => seatName(one, say, true));
    const own = brief[seat.seat] as string;
    return brief.filter(name => name === own).length === 1 ? own : seatName(seat, say);
  });
}

function namingTranslator(
  match: MatchRow,
  locale: string,
  nameOf: (seat: SeatRow, say: (text: Text) => string) => string,
  calls: ReadonlyMap<Seat, string> = new Map(),
): Translator {
  const game = gameFor(match);
  const words = loadWords(match.game, locale);
  return translator(words, {
    names: match.seats.map(seat => nameOf(seat, said => words.say(said))),
    calls,
    cardTitle: id => game.cards.get(id)?.title,
  });
}
