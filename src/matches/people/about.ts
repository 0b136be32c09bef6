import { setImmediate } from 'node:timers/promises';
import type { Json } from '../../kernel/index.js';
import { inPages } from '../../store/pages.js';
import type { MatchRow, ResultRow, Store } from '../../store/port.js';

/** All that is stored about somebody, as it is told to them. */
export type About = Awaited<ReturnType<typeof storedAbout>>;

/** All that is stored about a person. Of others there is only the seat they sat at. */
export async function storedAbout(store: Store, player: string) {
  const matches = await inPages<MatchRow>(page => store.matchesOf({ player, ...page }));
  const tallies = await store.tallies({ player });
  return {
    id: player,
    preferences: await store.playerPreferences(player),
    decks: await store.decks(player),
    halfEntered: await store.deckDrafts(player),
    matches: matches.map(({ id, game, ruleset, status, guild, channel, createdAt, updatedAt, seats }) => ({
      id,
      game,
      ruleset,
      status,
      guild,
      channel,
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
      seats: seats
        .filter(seat => seat.player === player)
        .map(({ seat, name, deck, sitting, luck }) => ({ seat, name, deck, sitting, luck })),
    })),
    leagues: await nightsOf(store, player),
    results: await inPages<ResultRow>(page => store.results({ player, ...page })),
    // Against whom is theirs to tell.
    sums: tallies.map(sum => (sum.facet === 'against' ? { ...sum, value: '' } : sum)),
    forOthers: await store.deeds(player),
    ratings: await store.ratingsAt(tallies.filter(({ facet, kind }) => facet === 'all' && kind === 'people')),
  };
}

/** What the records of league nights say of somebody. */
async function nightsOf(store: Store, player: string) {
  const id = JSON.stringify(player);
  const told = [];
  for (const { id: night, name, guild } of await store.nights({})) {
    const events = (await store.night(night))?.events ?? [];
    const theirs = events.filter(({ by, event }) => by === player || JSON.stringify(event).includes(id));
    const own = theirs.map(({ at, event }) => ({ at: new Date(at).toISOString(), event: aboutThem(event, player) }));
    if (own.length > 0) told.push({ night, name, guild, events: own });
    // There may be many nights of others.
    await setImmediate();
  }
  return told;
}

/** What they did themselves as it stands; of the rest, that it was about them too. */
function aboutThem(event: Json, player: string): Json {
  const { type = null, player: whose = null } = event as { type?: Json; player?: Json };
  return whose === player ? event : { type };
}
