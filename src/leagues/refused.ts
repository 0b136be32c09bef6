import { Denied } from '../locales/denied.js';

/** Why something was not done. Each has words `refused-<code>` that say what to do instead. */
export type LeagueRefusal =
  | 'league-unknown'
  | 'league-which'
  | 'league-name'
  | 'league-when'
  | 'league-no-season'
  | 'league-not-host'
  | 'league-over'
  | 'league-begun'
  | 'league-not-begun'
  | 'league-no-late'
  | 'league-full'
  | 'league-in-already'
  | 'league-not-in'
  | 'league-left'
  | 'league-no-check-in'
  | 'league-still-open'
  | 'league-closed'
  | 'league-not-out'
  | 'league-no-player'
  | 'league-too-few'
  | 'league-needs-deck'
  | 'league-time'
  | 'league-table-unknown'
  | 'league-table-bye'
  | 'league-result'
  | 'league-no-draw'
  | 'league-moved-on'
  | 'league-format'
  | 'league-size'
  | 'league-best-of'
  | 'league-no-undo'
  | 'league-option'
  | 'league-no-swap'
  | 'league-swap-same'
  | 'league-table-begun'
  | 'league-cut'
  | 'league-busy';

/** A wish about a league that cannot be granted, in words for whoever wished. */
export class LeagueRefused extends Denied<LeagueRefusal> {}
