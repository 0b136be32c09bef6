import type { Seat } from '../../../kernel/index.js';
import type { Cards, Condition } from '../special.js';
import type { Instance, Link } from '../state.js';
import type { Match } from './match.js';

/** What a SPECIAL card adds to the rating of a chain that it is in, or that it would be in. */
export function worthOf(match: Match, seat: Seat, link: Link, chain: readonly Link[]): number {
  const { special } = match.card(link.instance);
  const count = (of: Cards): number => chain.filter(other => fits(match, other, of, link)).length;
  return (special?.worth ?? []).reduce((sum, { plus, per, when }) => {
    const holds = when === undefined || isSo(match, seat, when, chain, count);
    return holds ? sum + plus * (per === undefined ? 1 : count(per)) : sum;
  }, 0);
}

function fits(match: Match, { instance }: Link, { kind, colour, other }: Cards, speaker: Link): boolean {
  const card = match.card(instance);
  return (
    (kind === undefined || card.kind === kind) &&
    (colour === undefined || card.left.includes(colour) || card.right.includes(colour)) &&
    (other !== true || instance.id !== speaker.instance.id)
  );
}

function isSo(
  match: Match,
  seat: Seat,
  condition: Condition,
  chain: readonly Link[],
  count: (of: Cards) => number,
): boolean {
  switch (condition.if) {
    case 'attacking':
    case 'defending':
      // Who lays out a chain where no battle is yet begins one.
      return ((match.state.battle?.attacker ?? seat) === seat) === (condition.if === 'attacking');
    case 'empty hand':
      // A card that is only thought of as played is still in the hand, and what it brings is not there yet.
      return match
        .player(seat)
        .hand.every(({ id }) =>
          chain.some(({ instance }) => instance.id === id && !bringsCards(match, seat, instance)),
        );
    case 'chain':
      return count(condition.of) >= condition.least;
  }
}

/** Whether playing a card fills its player's hand again. */
function bringsCards(match: Match, seat: Seat, instance: Instance): boolean {
  const { draw, discard } = match.player(seat);
  const from = { draw, take: discard };
  return (match.card(instance).special?.played ?? []).some(
    deed => (deed.do === 'draw' || deed.do === 'take') && from[deed.do].length > 0,
  );
}
