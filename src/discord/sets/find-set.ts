import type { CardSet, Game } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { gameWith } from '../../sets/index.js';
import { meant } from '../define/by-value.js';
import type { Choice } from '../define/matching.js';
import type { House } from '../house.js';

/** The sets that a server has for a game, as suggestions for an option. There are none outside a server. */
export async function setChoices(house: House, guild: string | null, game: string): Promise<Choice[]> {
  const rows = guild === null ? [] : await house.store.sets(guild);
  return rows.filter(({ set }) => set.game === game).map(({ set }) => ({ name: set.name, value: set.hash }));
}

/** A server's set by what was typed or picked; null where nothing was. @throws Refused for a set that the server has not */
export async function setMeant(
  house: House,
  guild: string | null,
  game: string,
  typed: string | null,
): Promise<CardSet | null> {
  if (typed === null) return null;
  const hash = meant(typed, await setChoices(house, guild, game));
  const rows = guild === null ? [] : await house.store.sets(guild);
  const found = rows.find(({ set }) => set.game === game && set.hash === hash);
  if (found === undefined) throw new Refused('unknown-set', { set: typed });
  return found.set;
}

/** The games with each of a server's sets. Outside a server there are none. */
export async function gamesWithSets(house: House, guild: string | null, games: readonly Game[]): Promise<Game[]> {
  const rows = guild === null ? [] : await house.store.sets(guild);
  return rows.flatMap(({ set }) => {
    const game = games.find(({ id }) => id === set.game);
    return game === undefined ? [] : [gameWith(game, set)];
  });
}
