import type { Base } from '../work.js';
import { archiveQueries } from './archives.js';
import { countQueries } from './counts.js';
import { deckQueries } from './decks.js';
import { dueQueries } from './due.js';
import { forgettingQueries } from './forgetting.js';
import { leagueQueries } from './leagues.js';
import { leaseQueries } from './leases.js';
import { matchQueries } from './matches.js';
import { peopleQueries } from './people.js';
import { playQueries } from './play.js';
import { setQueries } from './sets.js';
import { shownQueries } from './shown.js';
import { tableQueries } from './tables.js';

/** All that is asked of a database, ready on one of its connections. */
export function queriesOn(base: Base) {
  const sets = setQueries(base);
  const matches = matchQueries(base, sets);
  const archives = archiveQueries(base);
  return {
    sets,
    matches,
    archives,
    counts: countQueries(base, matches.match, archives),
    play: playQueries(base, archives),
    tables: tableQueries(base),
    due: dueQueries(base),
    people: peopleQueries(base),
    decks: deckQueries(base),
    leagues: leagueQueries(base),
    leases: leaseQueries(base),
    shown: shownQueries(base),
    forgetting: forgettingQueries(base),
  };
}

export type Queries = ReturnType<typeof queriesOn>;
