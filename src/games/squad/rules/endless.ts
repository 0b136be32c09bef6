import { inAnyOrder, text } from '../../../kernel/index.js';
import type { Factor } from '../card.js';
import type { Instance } from '../state.js';
import { drawn } from './end.js';
import type { Match } from './match.js';

/** How often a table may come back: who could have stopped the attack has seen where it leads. */
const TIMES = 2;

/**
 * Ends the match as a draw where an attack would be played again for ever: the table is for the third time as it was before
 * earlier rounds of it (SQ-C50). True when it does. `before`: the tables of its earlier rounds; this one is added.
 */
export function endsEndless(match: Match, attack: Instance, before: string[]): boolean {
  const { state, dealer } = match;
  const table = tableOf(match, attack);
  if (before.filter(one => one === table).length < TIMES) {
    before.push(table);
    return false;
  }
  const reason = text('end-endless', { card: { card: attack.card } });
  dealer.log({ ...reason, why: { rule: 'stalemate' } });
  state.outcome = drawn(reason);
  return true;
}

/**
 * All that the next round hangs on. Cards that are healed go round through deck and pile, and lie in any order there; but
 * where an icon lies that something on the table can be blocked by, it comes up at another moment.
 */
function tableOf(match: Match, attack: Instance): string {
  const { power, players, memory } = match.state;
  const icons = new Set<Factor>(
    [attack, ...players.flatMap(({ keepers }) => keepers)].flatMap(({ card }) => match.card(card).factors),
  );
  const iconsIn = (zone: readonly Instance[]): (Factor | null)[] =>
    zone.map(({ card }) => match.card(card).block).map(icon => (icons.has(icon) ? icon : null));
  const cardsIn = (zone: readonly Instance[]): string[] => inAnyOrder(zone).map(({ card }) => card);
  return JSON.stringify([
    power,
    memory.now.power,
    memory.now.unheeded,
    players.map(({ deck, hand, discard, keepers }) => [
      iconsIn(deck),
      iconsIn(discard),
      cardsIn([...deck, ...discard]),
      cardsIn(hand),
      keepers.map(({ card, printed, owner }) => [card, printed, owner]),
    ]),
  ]);
}
