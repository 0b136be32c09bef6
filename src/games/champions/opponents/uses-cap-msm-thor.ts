import type { Advisor } from './advisor.js';
import type { Told } from './uses.js';

/** Minions before one: what Thor likes to see. */
const minions = (advisor: Advisor): number =>
  advisor.state.play.filter(one => one.engaged === advisor.seat && advisor.match.def(one).kind === 'minion').length;

/** Energy that could be spent besides: an icon of the hand counts, whatever else it could pay. */
const energy = (advisor: Advisor): number =>
  advisor.hand.reduce((sum, { card }) => sum + (card.resources.energy ?? 0) + (card.resources.wild ?? 0), 0);

const wants = (advisor: Advisor, id: string): boolean =>
  !advisor.has(id) && !advisor.hand.some(one => one.card.id === id);

/** What cards of the hero packs Captain America, Ms. Marvel and Thor do, by printed id, as in `USES`. */
export const CAP_MSM_THOR: Readonly<Record<string, Told>> = {
  // Captain America
  '03002': { threat: 2 },
  '03003': { threat: 1, cards: 1 },
  '03004': { damage: 6, stuns: true },
  '03005': { saves: 3.5, held: true },
  '03006': advisor => (advisor.has('03009') ? { damage: 3 } : {}),
  '03007': { cards: 1, heal: 1, times: 2 },
  '03008': { health: 2, points: 2 },
  '03009': { defense: 1, points: 3 },
  '03010': { cards: 0.9, times: 'each round' },
  // Ms. Marvel
  '05002': { points: 2 },
  '05003': { damage: 4 },
  '05004': { threat: 3 },
  '05005': { saves: 3, cards: 1, held: true },
  '05006': { cards: 1, times: 2 },
  '05007': { cards: 0.5, times: 2 },
  '05008': { cards: 0.8, times: 2 },
  '05009': { cards: 0.9, times: 'each round' },
  '05010': { damage: 2, times: 'each round' },
  '05011': { threat: 2, times: 2 },
  // Thor
  '06002': { readies: 'hero' },
  '06003': { threat: 3, saves: -2 },
  '06004': { cards: 1 },
  '06005': advisor => ({ damage: advisor.has('06009') ? 8 : 0 }),
  '06006': advisor => ({ all: Math.max(0, Math.min(4, energy(advisor) - 1)) }),
  '06007': { cards: 1, times: 'each round' },
  '06008': { cards: 0.9, times: 'each round' },
  '06009': { attack: 1, points: 2 },
  '06010': { health: 5 },
  // Aggression
  '03031': { damage: 2, times: 1 },
  '05030': { damage: 5 },
  '06011': advisor => ({ points: minions(advisor) }),
  '06012': { minion: true, damage: 2 },
  '06014': { minion: true, damage: 1 },
  '06015': { damage: 3, held: true },
  '06017': { cards: 0.4, times: 'each round' },
  '06018': { readies: 'hero', times: 1 },
  '06019': { damage: 1, times: 'each round' },
  // Justice
  '03032': { damage: 4 },
  '05031': { damage: 3, confuses: true },
  '06031': { points: 4 },
  // Leadership
  '03011': { threat: 1.5 },
  '03013': { all: 1 },
  '03014': { points: -1 },
  '03015': advisor => ({ damage: 2 * advisor.allies.length }),
  '03017': { cards: 1 },
  '03019': { points: 3 },
  '05032': { damage: 1, threat: 0.5 },
  '06032': { damage: 1.5, held: true },
  // Protection
  '03033': { saves: 2.5, held: true },
  '05012': { points: 2 },
  '05014': { saves: 1.5, damage: 1.5, held: true },
  '05015': { damage: 3, stuns: true },
  '05017': { saves: 1, damage: 1, times: 3 },
  '06033': { heal: 4 },
  // Basic
  '03024': { cards: 0.5, times: 2 },
  '03025': { health: 1 },
  '03034': { cards: 0.9, times: 3 },
  '05018': { points: 1 },
  '05023': { health: 3 },
  '05024': { cards: 0.9, times: 3 },
  '05033': { heal: 2 },
  '06020': { points: 1 },
  '06021': { saves: 3 },
  '06034': { cards: 0.9, times: 3 },
};

/** Actions of theirs whose worth depends on the table, as in `SPECIAL`. */
export const CAP_MSM_THOR_ACTIONS: Readonly<Record<string, (advisor: Advisor) => number>> = {
  // Bruno Carrelli keeps what a full hand would lose, and gives it back.
  '05007.0': advisor => (advisor.hand.length > 5 ? 1 : 0),
  '05007.1': advisor => (advisor.controls(({ id }) => id === '05007')[0]?.under.length ?? 0) - 1,
  // Worthy
  '06001b': advisor => (wants(advisor, '06009') ? 2 : 0),
  // Edison's Giant Robot
  '05028': () => 0.5,
};
