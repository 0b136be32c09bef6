import type { Card, Factor, Filter, Team } from './card.js';

export const anyCard: Filter = () => true;

/** Counts as one of these heroes. A team-up counts as both of its own. */
export const ofHero =
  (...heroes: readonly string[]): Filter =>
  card =>
    card.heroes.some(hero => heroes.includes(hero));

export const ofTeam =
  (...teams: readonly Team[]): Filter =>
  card =>
    card.team !== null && teams.includes(card.team);

/** Has one of these factors. */
export const ofFactor =
  (...factors: readonly Factor[]): Filter =>
  card =>
    card.factors.some(factor => factors.includes(factor));

export const ofLevel =
  (level: number): Filter =>
  card =>
    card.level === level;

export const levelUpTo =
  (level: number): Filter =>
  card =>
    card.level <= level;

/** Two heroes on one card. */
export const isTeamUp: Filter = card => card.heroes.length > 1;

export const isKeeper: Filter = card => card.keeper !== undefined;

export const hasAssault: Filter = card => card.assault !== undefined;

export const not =
  (filter: Filter): Filter =>
  card =>
    !filter(card);

export const both =
  (...filters: readonly Filter[]): Filter =>
  (card: Card) =>
    filters.every(filter => filter(card));

/** Has an odd level. */
export const oddLevel: Filter = card => card.level % 2 === 1;

export const levelFrom =
  (level: number): Filter =>
  card =>
    card.level >= level;

/** The printed attack number is at most this; a printed `*` is 0 (SQ-24). */
export const attackUpTo =
  (number: number): Filter =>
  card =>
    card.printedAttack <= number;

/** The printed attack number is at least this. */
export const attackFrom =
  (number: number): Filter =>
  card =>
    card.printedAttack >= number;

export const either =
  (...filters: readonly Filter[]): Filter =>
  card =>
    filters.some(filter => filter(card));
