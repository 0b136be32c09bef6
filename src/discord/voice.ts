import { games } from '../games/index.js';
import type { Game, Text } from '../kernel/index.js';
import { loadWords } from '../locales/index.js';
import { gameFor } from '../matches/matches.js';
import type { MatchRow } from '../store/port.js';
import { type Say, speaker } from './render/say.js';

/** The house's own voice, for what belongs to no match. */
export function houseVoice(locale: string): Say {
  return speaker(loadWords(null, locale), { names: [], cardTitle: () => undefined });
}

/** The voice that knows a sentence: the house's own, or that of the game whose words are in it. */
export function voiceFor(said: Text, locale: string): Say {
  const house = houseVoice(locale);
  const knows = (say: Say): boolean => idsIn(said).every(id => say.has(id));
  return [house, ...games.map(game => gameVoice(game, locale))].find(knows) ?? house;
}

const isText = (arg: unknown): arg is Text => typeof arg === 'object' && arg !== null && 'id' in arg;

const idsIn = ({ id, args = {} }: Text): string[] => [
  id,
  ...Object.values(args).flatMap(arg => (isText(arg) ? idsIn(arg) : [])),
];

/** The voice of a game, for its cards and rules. */
export function gameVoice(game: Game, locale: string): Say {
  return speaker(loadWords(game.id, locale), { names: [], cardTitle: id => game.cards.get(id)?.title });
}

/** The voice of a match: its players' names, its game's words. */
export function matchVoice(match: MatchRow, locale: string): Say {
  const game = gameFor(match);
  return speaker(loadWords(match.game, locale), {
    names: match.seats.map(seat => seat.name),
    cardTitle: id => game.cards.get(id)?.title,
  });
}
