import { text } from '../../kernel/index.js';
import type { Phrase } from '../../tabletop/index.js';
import type { Card, Factor, Filter, Team } from './card.js';

const filter = (says: Phrase, fits: (card: Card) => boolean): Filter => ({ says, fits });

/** The alternatives of a phrase, one by one. */
const alternatives = (says: Phrase): readonly Phrase[] =>
  says.id === 'which-or' || says.id === 'which-list'
    ? [says.args?.said, says.args?.next].flatMap(said => alternatives(said as Phrase))
    : [says];

/** Phrases as alternatives: "Hulk, She-Hulk or Abomination". */
function anyOf(says: readonly Phrase[]): Phrase {
  const rest = says.flatMap(alternatives);
  const last = rest.pop() as Phrase;
  const listed = rest.reduce<Phrase | null>(
    (said, next) => (said === null ? next : text('which-list', { said, next })),
    null,
  );
  return listed === null ? last : text('which-or', { said: listed, next: last });
}

export const anyCard: Filter = filter(text('which-any'), () => true);

/** Counts as one of these heroes. A team-up counts as both of its own. */
export const ofHero = (...heroes: readonly string[]): Filter =>
  filter(anyOf(heroes.map(hero => text('hero', { hero }))), card => card.heroes.some(hero => heroes.includes(hero)));

export const ofTeam = (...teams: readonly Team[]): Filter =>
  filter(anyOf(teams.map(team => text('team', { team }))), card => card.team !== null && teams.includes(card.team));

/** Has one of these factors. */
export const ofFactor = (...factors: readonly Factor[]): Filter =>
  filter(anyOf(factors.map(factor => text(`factor-${factor}`))), card =>
    card.factors.some(factor => factors.includes(factor)),
  );

export const ofLevel = (level: number): Filter => filter(text('which-level', { level }), card => card.level === level);

export const levelUpTo = (level: number): Filter =>
  filter(text('which-level-up-to', { level }), card => card.level <= level);

export const levelFrom = (level: number): Filter =>
  filter(text('which-level-from', { level }), card => card.level >= level);

export const oddLevel: Filter = filter(text('which-odd'), card => card.level % 2 === 1);

/** The printed attack number is at most this; a printed `*` is 0 (SQ-24). */
export const attackUpTo = (attack: number): Filter =>
  filter(text('which-attack-up-to', { attack }), card => card.printedAttack <= attack);

/** The printed attack number is at least this. */
export const attackFrom = (attack: number): Filter =>
  filter(text('which-attack-from', { attack }), card => card.printedAttack >= attack);

/** Two heroes on one card. */
export const isTeamUp: Filter = filter(text('which-team-up'), card => card.heroes.length > 1);

export const not = ({ says, fits }: Filter): Filter => filter(text('which-not', { which: says }), card => !fits(card));

export const either = (...filters: readonly Filter[]): Filter =>
  filter(anyOf(filters.map(({ says }) => says)), card => filters.some(({ fits }) => fits(card)));

/** Cards that are meant, with the noun that the sentence needs: "Keepers", "X-Men Keepers". */
export const noun = (noun: 'card' | 'cards' | 'keeper' | 'keepers' | 'attack', which: Filter): Phrase =>
  which === anyCard ? text(`noun-${noun}`) : text(`noun-${noun}-of`, { which: which.says });
