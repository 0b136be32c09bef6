import type { Seat } from '../../../kernel/index.js';
import type { Effect, Heroes } from '../card.js';
import { placesOf } from '../state.js';
import type { Match } from './match.js';
import { meant, type Source } from './meant.js';

/** Whether effects could take every hero off their own player's team (SM-6). Told from what they do at worst. */
export function couldEndOwn(match: Match, source: Source, effects: readonly Effect[]): boolean {
  const { stack } = match.team(source.seat);
  return losses(match, source, effects) >= placesOf(match.team(source.seat)).length + stack.length;
}

function losses(match: Match, source: Source, effects: readonly Effect[] = []): number {
  return effects.reduce((sum, effect) => sum + lossesOf(match, source, effect), 0);
}

function lossesOf(match: Match, source: Source, effect: Effect): number {
  switch (effect.do) {
    case 'defeat':
      return defeats(match, source, effect.to);
    case 'flip':
      return Math.max(losses(match, source, effect.heads), losses(match, source, effect.tails));
    case 'when':
      return losses(match, source, effect.does);
    case 'choose':
      return Math.min(...effect.of.map(way => losses(match, source, way)));
    default:
      return 0;
  }
}

/** How many heroes of one's own a defeat may take. Who may choose among several teams need not choose their own. */
function defeats(match: Match, source: Source, to: Heroes): number {
  const all = meant(match, source, 'defeat', to);
  const isOwn = ({ seat }: { seat: Seat }): boolean => seat === source.seat;
  const own = all.filter(isOwn).length;
  if (to.pick === 'this' || to.pick === 'all') return own;
  if (to.pick === 'one' && own < all.length) return 0;
  return Math.min(1, own);
}
