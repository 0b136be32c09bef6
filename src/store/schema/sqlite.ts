import { sqliteKit } from './kit.js';
import { tablesOf } from './tables.js';

/** The tables in SQLite. */
export const sqliteTables = tablesOf(sqliteKit);

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
} = sqliteTables;
