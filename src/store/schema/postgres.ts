import { postgresKit } from './kit-postgres.js';
import { tablesOf } from './tables.js';

/** The tables in PostgreSQL. */
export const postgresTables = tablesOf(postgresKit);

// Each by its own name as well: so the writer of migrations finds it.
export const {
  archives,
  boards,
  bundles,
  corrections,
  counted,
  decisions,
  deckDrafts,
  decks,
  drafts,
  due,
  endings,
  guildSets,
  guilds,
  leases,
  logs,
  matches,
  nightEvents,
  nightPosts,
  nights,
  players,
  ratingSteps,
  ratings,
  results,
  seats,
  sets,
  shown,
  snapshots,
  sumChanges,
  tallies,
} = postgresTables;
