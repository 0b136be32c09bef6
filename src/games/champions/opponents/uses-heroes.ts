import type { Advisor } from './advisor.js';
import type { Told } from './uses.js';

/** What cards of the hero packs Black Widow, Doctor Strange and Hulk do, by printed id, as in `USES`. */
export const HEROES_TWO: Readonly<Record<string, Told>> = {
  // Black Widow
  '08002': {},
  '08003': { threat: 4, confuses: true },
  '08004': { damage: 5 },
  '08005': { cards: 0.8, times: 2 },
  '08006': { saves: 1.5, damage: 1.5, points: 1 },
  '08007': { cards: 0.6, times: 3 },
  '08008': { points: 3.5 },
  '08009': { defense: 1, points: 3 },
  '08010': { damage: 2, points: 2 },
  // Doctor Strange and his Invocations
  '09002': { heal: 1, times: 2 },
  '09003': { threat: 4 },
  '09004': { damage: 6, points: 1.5 },
  '09005': advisor => topUse(advisor),
  '09006': { cards: 1 },
  '09007': { points: 3, held: true },
  '09008': { cards: 1, times: 2 },
  '09009': { points: 6 },
  '09010': { attack: 1, thwart: 1, defense: 1, times: 1 },
  '09011': { cards: 0.9, times: 'each round' },
  '09032': { damage: 7, stuns: true },
  '09033': { threat: 4, confuses: true },
  '09034': { saves: 4, points: 2 },
  '09035': { points: 2 },
  '09036': { cards: 3 },
  // Hulk: what he does not use he discards
  '10002': advisor => ({ damage: advisor.mine('attack', 'hero') }),
  '10003': { damage: 10, held: 'blow' },
  '10004': { threat: 4 },
  '10005': { all: 3 },
  '10006': { readies: 'hero', cards: 0.4 },
  '10008': { heal: 2, cards: 0.5, times: 2 },
  '10009': { attack: 1 },
  '10010': { health: 4, points: 2 },
  // Aggression
  '08030': { damage: 3 },
  '09037': { damage: 2, held: 'blow' },
  '10011': { threat: 1, times: 2 },
  '10012': { cards: -0.8 },
  '10013': { damage: 1 },
  '10014': { damage: 4, stuns: true },
  '10015': { damage: 5, saves: -2 },
  '10016': { threat: 3, held: true },
  '10018': { cards: 0.5, times: 3 },
  // Justice
  '08011': { cards: 1 },
  '08012': { damage: 1 },
  '08013': { damage: 4, threat: 0.5 },
  '08017': { threat: 3 },
  '08018': { points: 3 },
  '09038': { threat: 1.5, held: true },
  '10029': { threat: 1, damage: 1, times: 2 },
  // Leadership
  '08031': { points: 3 },
  '09039': { points: 1 },
  '10030': { readies: 'ally' },
  // Protection
  '08032': { saves: 3 },
  '09012': { cards: 0.8 },
  '09013': { points: 1 },
  '09014': { damage: 2, stuns: true },
  '09015': { saves: 2, held: true },
  '09016': { damage: 2, heal: 2 },
  '09019': { heal: 1, times: 3 },
  '09020': { cards: 0.5, times: 'each round' },
  '10031': { damage: 1, times: 2 },
  // Basic
  '08023': { cards: 0.9, times: 'each round' },
  '08024': { points: 1.5 },
  '08033': { cards: 0.8 },
  '09021': { saves: 1, held: true },
  '09026': { cards: 0.7, times: 'each round' },
  '10019': { threat: 2 },
  '10032': { cards: 0.8 },
};

/** The printed id of the card on top of one's second deck. */
export const topOf = ({ match, seat }: Advisor): string | undefined => match.player(seat).second?.deck.at(-1)?.card;

const topUse = (advisor: Advisor) => {
  const told = HEROES_TWO[topOf(advisor) ?? ''];
  return typeof told === 'object' ? told : {};
};
