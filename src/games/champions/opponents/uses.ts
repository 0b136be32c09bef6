import type { Advisor } from './advisor.js';
import { CAP_MSM_THOR } from './uses-cap-msm-thor.js';
import { HEROES_TWO } from './uses-heroes.js';

/** What a card does each time it is played or used, in the numbers by which a player weighs it. */
export interface Use {
  /** Damage to one enemy, to each enemy. */
  readonly damage?: number;
  readonly all?: number;
  /** Only minions can be aimed at. */
  readonly minion?: true;
  readonly threat?: number;
  readonly heal?: number;
  readonly cards?: number;
  /** Damage that does not come. */
  readonly saves?: number;
  readonly readies?: 'hero' | 'ally';
  readonly stuns?: true;
  readonly confuses?: true;
  /** More of one's own numbers, for as long as it lies there. */
  readonly attack?: number;
  readonly thwart?: number;
  readonly defense?: number;
  readonly health?: number;
  /** Points for what cannot be put otherwise. */
  readonly points?: number;
  /** How often: once where it is left out, or every round. */
  readonly times?: number | 'each round';
  /** Kept in hand until its moment comes: of a `blow`, one's own hero's next attack. */
  readonly held?: true | 'blow';
}

export type Told = Use | ((advisor: Advisor) => Use);

const isAerial = (advisor: Advisor): boolean =>
  advisor.has('01017') || advisor.state.lasting.some(one => one.trait === 'Aerial');

/** Upgrades whose Special "Wakanda Forever!" sets off. */
const panther = (advisor: Advisor): number =>
  advisor.controls(card => card.kind === 'upgrade' && card.traits.includes('Black Panther')).length;

/** By printed id. What is not here is judged by its type and cost. */
export const USES: Readonly<Record<string, Told>> = {
  // Spider-Man
  '01002': { cards: 0.8 },
  '01003': { saves: 3.5, held: true },
  '01004': { saves: 2.5, held: true },
  '01005': { damage: 8 },
  '01006': { heal: 4, times: 2 },
  '01007': { minion: true, damage: 1, threat: 3 },
  '01008': { cards: 0.9, times: 3 },
  '01009': { stuns: true, saves: 3 },
  // Captain Marvel
  '01011': { confuses: true },
  '01012': advisor => ({ threat: isAerial(advisor) ? 3 : 2 }),
  '01013': { damage: 5, cards: 0.4 },
  '01015': { cards: 0.5, times: 'each round' },
  '01016': { defense: 1 },
  '01017': { saves: 3 },
  '01018': { points: 3 },
  // She-Hulk
  '01020': {},
  '01021': advisor => ({ damage: Math.min(15, advisor.identity.damage) }),
  '01022': { all: 1 },
  '01023': { threat: 2 },
  '01024': { readies: 'hero', held: true },
  '01025': { cards: 3 },
  '01026': { threat: 2, times: 2 },
  '01027': { cards: 1, times: 'each round', points: -2 },
  '01028': { damage: 2, stuns: true },
  // Iron Man
  '01030': {},
  '01031': { damage: 4 },
  '01032': advisor => ({ damage: isAerial(advisor) ? 8 : 4 }),
  '01033': { cards: 1, times: 'each round' },
  '01034': { cards: 1, times: 2 },
  '01035': { readies: 'hero', times: 'each round' },
  '01036': { health: 6 },
  '01037': { threat: 1, times: 'each round' },
  '01038': { damage: 1.3, times: 'each round' },
  '01039': { health: 1, points: 1 },
  // Black Panther
  '01041': { cards: 1.5 },
  '01042': { points: 0.5 },
  '01043a': advisor => wakanda(advisor),
  '01043b': advisor => wakanda(advisor),
  '01043c': advisor => wakanda(advisor),
  '01043d': advisor => wakanda(advisor),
  '01045': { cards: 2, times: 2 },
  '01046': { damage: 1.5, times: 3 },
  '01047': { damage: 2.5, times: 3 },
  '01048': { threat: 1.5, times: 3 },
  '01049': { damage: 1.3, heal: 1.3, times: 3 },
  // Aggression
  '01050': {},
  '01051': {},
  '01052': { threat: 2, held: true },
  '01053': { minion: true, damage: 5 },
  '01054': { damage: 5 },
  '01056': { damage: 2, times: 3 },
  '01057': { attack: 1 },
  // Justice
  '01058': { damage: 1.5 },
  '01059': {},
  '01060': { threat: 3 },
  '01061': { threat: 1, held: true },
  '01063': { threat: 0.4, times: 'each round' },
  '01064': { threat: 1, times: 3 },
  '01065': { thwart: 1 },
  // Leadership
  '01066': { points: 3 },
  '01067': { cards: 1 },
  '01068': {},
  '01069': { readies: 'ally' },
  '01070': advisor => ({ damage: ableToAct(advisor) }),
  '01071': { points: 2 },
  '01073': { points: 0.5 },
  '01074': { damage: 1, times: 2 },
  // Protection
  '01075': { saves: 2 },
  '01076': { saves: 3 },
  '01077': { damage: 2, held: true },
  '01078': { saves: 1.5, held: true },
  '01080': { heal: 2, times: 3 },
  '01081': { defense: 1 },
  '01082': { readies: 'hero' },
  // Basic
  '01083': { stuns: true },
  '01084': { cards: 3 },
  '01085': { threat: 1, held: true },
  '01086': { heal: 2 },
  '01087': { damage: 3 },
  '01091': { cards: 1, times: 'each round' },
  '01092': { cards: 0.9, times: 'each round' },
  '01093': { readies: 'hero' },
  ...CAP_MSM_THOR,
  ...HEROES_TWO,
};

const wakanda = (advisor: Advisor): Use => ({ damage: 2 * panther(advisor) });

/** Characters that could still attack or thwart this turn. */
const ableToAct = (advisor: Advisor): number =>
  [advisor.identity, ...advisor.allies].filter(one => !one.exhausted && advisor.match.def(one).kind !== 'alter_ego')
    .length;

export function useOf(advisor: Advisor, card: string): Use | undefined {
  const told = USES[card];
  return typeof told === 'function' ? told(advisor) : told;
}
