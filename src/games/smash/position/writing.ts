import type { Json } from '../../../kernel/index.js';
import type { Instance, Place, SmashState } from '../state.js';

const idsOf = (zone: readonly Instance[]): string[] => zone.map(({ card }) => card);

/** Writes a table between two actions as a position document. */
export function write(state: SmashState): Json {
  const {
    teamUpTypes: _types,
    falls: _falls,
    nextId: _next,
    battle: _battle,
    felledBy: _felledBy,
    concededAt: _concededAt,
    teams,
    ...rest
  } = state;
  return {
    ...rest,
    teams: teams.map(({ stack, places, defeated, deck, hand, discard, ...counted }, seat) => ({
      ...counted,
      stack: idsOf(stack).reverse(),
      places: places.map(entry => (entry === null ? null : written(entry, seat))),
      defeated: idsOf(defeated).reverse(),
      deck: idsOf(deck).reverse(),
      hand: idsOf(hand),
      discard: idsOf(discard).reverse(),
    })),
  } as unknown as Json;
}

function written({ hero, loot, ...rest }: Place, seat: number): Json {
  return {
    ...rest,
    card: hero.card,
    loot: loot?.card ?? null,
    ...(loot !== null && loot.owner !== seat && { lootOf: loot.owner }),
  };
}
