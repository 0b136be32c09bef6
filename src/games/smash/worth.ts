import type { Card } from './card.js';
import type { Match } from './rules/match.js';
import { livesOf } from './state.js';

/** A team that can still lose many heroes is the one to beat; one that is out with the next is about to fall. */
export function threat(match: Match, seat: number): number {
  const left = livesOf(match.state, match.team(seat));
  return left === 1 ? 2 : left / 6;
}

/** What a card is worth keeping in the hand for. */
export function keepWorth(match: Match, seat: number, card: Card): number {
  const { places, stack } = match.team(seat);
  switch (card.kind) {
    case 'smash':
      return 3;
    case 'team-up':
      return 4;
    case 'super': {
      const hero = places.find(place => place?.hero.card === card.hero);
      if (hero !== undefined && hero !== null) return hero.stunned ? 6 : 4;
      return stack.some(instance => instance.card === card.hero) ? 1.5 : 0;
    }
    case 'story':
      return 2.5;
    case 'loot':
      return places.some(place => place !== null && match.hero(place).type === card.type) ? 2.2 : 0.5;
    case 'hero':
      return 0;
  }
}
