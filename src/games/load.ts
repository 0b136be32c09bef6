import type { Game } from '../kernel/index.js';

/** Where each game is. A new one is a line here and a folder beside. */
const homes: Readonly<Record<string, () => Promise<unknown>>> = {
  squad: async () => (await import('./squad/index.js')).squad,
  recharge: async () => (await import('./recharge/index.js')).recharge,
  smash: async () => (await import('./smash/index.js')).smash,
  champions: async () => (await import('./champions/index.js')).champions,
};

/** The games with these ids, in their usual order; all of them where none of the words is one. */
export async function loadGames(words: readonly string[] = []): Promise<readonly Game[]> {
  const ids = Object.keys(homes);
  const named = ids.filter(id => words.includes(id));
  return Promise.all((named.length > 0 ? named : ids).map(async id => (await homes[id]?.()) as Game));
}
