import { onceFor } from '../../../tabletop/index.js';
import type { Card, Factor } from '../card.js';

/** How often an icon that nobody has chosen is a given one: there are six, about as many cards of each. */
const MATCH = 1 / 6;
/** What is said of an attack whose number is only known when it is played. */
const COMPUTED = 5;

/**
 * What abilities are worth beside a point of damage, which is one card of the opponent's: an ability that waits for
 * damage, one that comes with being played, a Keeper in play and each point of its assault.
 */
const ABILITY = { onHit: 1.5, onPlay: 1.5, keeper: 3.5, assault: 0.5 } as const;

/** What a card promises, in cards that it costs the opponent. Told from its facts alone, so new cards need no tuning. */
export interface Worth {
  /** As an attack: its expected damage, what its abilities are likely to add, and what it is likely to be as a Keeper. */
  readonly damage: number;
  readonly abilities: number;
  readonly staying: number;
  /** All three. */
  readonly played: number;
  /** In play; 0 for a card that is no Keeper. */
  readonly inPlay: number;
}

export const worthOf = onceFor((card: Card): Worth => {
  const chances = reaching(card.attack === '*' ? COMPUTED : card.attack, card.factors);
  const inPlay = card.keeper === undefined ? 0 : ABILITY.keeper + ABILITY.assault * (card.assault ?? 0);
  const damage = pointsIn(chances);
  const staying = card.keeper === undefined ? 0 : (chances[card.keeper] ?? 0) * inPlay;
  const abilities = onHitAt(card, chances) + (card.onPlay === undefined ? 0 : ABILITY.onPlay);
  return { inPlay, damage, abilities, staying, played: damage + abilities + staying };
});

/** What an ability that waits for damage is worth, where each amount of damage is so likely. */
export const onHitAt = ({ onHit }: Card, chances: readonly number[]): number =>
  onHit === undefined ? 0 : (chances[onHit.at] ?? 0) * ABILITY.onHit;

/** The points to be expected, where each amount of damage is so likely. */
export const pointsIn = (chances: readonly number[]): number =>
  chances.slice(1).reduce((sum, chance) => sum + chance, 0);

/** At each amount of damage: how likely an attack of that number does so much against an unknown deck. */
export function reaching(number: number, factors: readonly Factor[]): number[] {
  const chances = [1];
  // How likely it is that the factor at each place is the last one still unblocked. Two of the same need two of its icon.
  const twin = factors.length === 2 && factors[0] === factors[1];
  let open: number[] = factors.map((_, at) => (at === factors.length - 1 ? 1 : 0));
  const stopped = (at: number): number => MATCH * (twin ? 1 : at + 1);
  for (let point = 1; point <= number; point++) {
    chances.push(open.reduce((sum, chance) => sum + chance, 0));
    open = open.map((chance, at) => chance * (1 - stopped(at)) + (open[at + 1] ?? 0) * stopped(at + 1));
  }
  return chances;
}
