import type { CardSet } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { meant } from '../define/by-value.js';
import type { Choice } from '../define/matching.js';
import type { House } from '../house.js';

/** The sets that a server has for a game, or for any, as suggestions for an option. There are none outside a server. */
export async function setChoices(house: House, guild: string | null, game: string | null): Promise<Choice[]> {
  return choicesOf(await house.sets.ofGame(guild, game));
}

/**
 * A server's set, of a game or of any, by what was typed or picked; null where nothing was.
 * @throws Refused for a set that the server has not
 */
export async function setMeant(
  house: House,
  guild: string | null,
  game: string | null,
  typed: string | null,
): Promise<CardSet | null> {
  if (typed === null) return null;
  const sets = await house.sets.ofGame(guild, game);
  const hash = meant(typed, choicesOf(sets));
  const found = sets.find(set => set.hash === hash);
  if (found === undefined) throw new Refused(game === null ? 'no-such-set' : 'unknown-set', { set: typed });
  return found;
}

const choicesOf = (sets: readonly CardSet[]): Choice[] => sets.map(({ name, hash }) => ({ name, value: hash }));
