import type { Game } from '../kernel/index.js';

/** Where each game is: a command line loads only those it names, as there are thousands of cards. */
const homes: Readonly<Record<string, () => Promise<unknown>>> = {
  squad: async () => (await import('../games/squad/index.js')).squad,
  recharge: async () => (await import('../games/recharge/index.js')).recharge,
  smash: async () => (await import('../games/smash/index.js')).smash,
  champions: async () => (await import('../games/champions/index.js')).champions,
};

/** The games with these ids, in their usual order; all of them where none of the words is one, or cards of one's own may be for any. */
export async function loadGames(words: readonly string[] = []): Promise<readonly Game[]> {
  const ids = Object.keys(homes);
  const named = words.some(word => word.startsWith('--set')) ? [] : ids.filter(id => words.includes(id));
  return Promise.all((named.length > 0 ? named : ids).map(async id => (await homes[id]?.()) as Game));
}
