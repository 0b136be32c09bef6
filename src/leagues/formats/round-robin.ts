import { Chance } from '../../kernel/index.js';
import { active, nightSeed, starters } from '../field.js';
import { games, headToHead, lot, opponentsMatches, points } from '../standings/breaks.js';
import { type Format, numbered } from './format.js';

/**
 * Everybody meets everybody once, by the circle method: one stays, the others go round. Who would meet somebody who has
 * left, or nobody, has a bye.
 */
export const roundRobin: Format = {
  takes: ['best-of', 'undo'],
  breaks: [points, headToHead, games, opponentsMatches, lot],
  rounds: field => circle(starters(field).length),
  pair(field, { seed }) {
    const entrants = starters(field);
    const there = new Set(active(field));
    const rounds = circle(entrants.length);
    if (field.rounds.length >= rounds || there.size < 2) return null;
    const order: (string | null)[] = new Chance(nightSeed(field, seed)).stream('order').shuffle([...entrants]);
    if (order.length % 2 !== 0) order.push(null);
    const turn = field.rounds.length;
    const [fixed = null, ...ring] = order;
    const turned = [fixed, ...ring.slice(turn), ...ring.slice(0, turn)];
    const tables = turned.slice(0, turned.length / 2).flatMap((one, at) => {
      const met = [one, turned[turned.length - 1 - at] ?? null].filter(
        (player): player is string => player !== null && there.has(player),
      );
      // First seats go round as well.
      return met.length === 0 ? [] : [{ players: (turn + at) % 2 === 0 ? met : met.reverse() }];
    });
    return numbered(tables.sort((one, other) => other.players.length - one.players.length));
  },
};

const circle = (players: number): number => (players % 2 === 0 ? players - 1 : players);
