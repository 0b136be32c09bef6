import { ensure } from '../../../kernel/index.js';
import type { ChampionsOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { deckOf } from '../rules/round/setup.js';
import { scenarioOf, takesSets } from '../scenarios/index.js';
import type { Crew, InPlay, Member } from '../state.js';
import type { Piles } from './piles.js';
import type { Written } from './schema.js';

/** Several villains, with the decks of those that aren't active. */
export function readCrew(
  { active, decks, villains }: Written,
  options: ChampionsOptions,
  { play, pool, piles }: { readonly play: readonly InPlay[]; readonly pool: Pool; readonly piles: Piles },
): Crew | undefined {
  const scenario = scenarioOf(options.scenario);
  if (takesSets(scenario)) {
    ensure(Object.keys(decks).length === 0, 'position.decks', 'there is one villain here: "encounter"');
    return undefined;
  }
  const setOf = ({ card }: InPlay): string | undefined => pool.get(card)?.set;
  const now = active === undefined ? play[0] : play.find(({ card }) => card === active);
  ensure(now !== undefined || villains?.length === 0, 'position.active', `${active} isn't among the villains in play`);
  const sets = scenario.crew.map(({ set }) => set);
  for (const set of Object.keys(decks))
    ensure(sets.includes(set), `position.decks.${set}`, `the sets are ${sets.join(', ')}`);
  const at = Math.max(0, now === undefined ? 0 : sets.indexOf(setOf(now) ?? ''));
  const members = sets.map((set, place): Member => {
    const { deck, discard } = decks[set] ?? { deck: [], discard: [] };
    const path = `position.decks.${set}`;
    ensure(place !== at || decks[set] === undefined, path, 'the active villain\'s deck is "encounter"');
    return {
      villain: play.find(one => setOf(one) === set)?.id ?? null,
      cards: deckOf(pool, set),
      deck: piles.encounters(deck, `${path}.deck`).reverse(),
      discard: piles.encounters(discard, `${path}.discard`).reverse(),
    };
  });
  return { active: at, members };
}

/** The villains' own side schemes, which are in play once the match has begun. */
export function ownSchemes(play: readonly InPlay[], pool: Pool): string[] {
  const own = [...pool.values()].filter(({ signature }) => signature === true);
  return play
    .filter(one => pool.get(one.card)?.kind === 'villain')
    .flatMap(one => own.filter(({ set }) => set === pool.get(one.card)?.set).map(({ id }) => id));
}
