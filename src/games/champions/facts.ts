import { type CountingRules, countedFrom, type Deck, type LogEntry, type MatchFacts } from '../../kernel/index.js';
import type { Kind } from './card.js';
import { kindTold } from './pool.js';
import type { Pool } from './rules/match.js';

/** What statistics count, from the log. Turns are rounds. */
export const counting: CountingRules = {
  turn: 'log-round',
  lines: {
    'log-play': { what: 'cards played' },
    'log-use': { what: 'abilities used' },
    'log-use-named': { what: 'abilities used' },
    'log-attack': { what: 'attacks' },
    'log-thwart': { what: 'thwarts' },
    'log-defend': { what: 'defenses' },
    'log-recover': { what: 'recoveries' },
    'log-form': { what: 'changes of form' },
    'log-draw': { what: 'cards drawn', amount: 'count' },
    'log-damage': { what: 'damage dealt', amount: 'amount' },
    'log-threat-removed': { what: 'threat removed', amount: 'amount' },
  },
  played: ['log-play'],
};

const OWN: readonly (Kind | undefined)[] = ['hero', 'alter_ego', 'ally'];

/** What statistics count of a match. Damage is dealt to enemies: what the players' own characters take of it is a price. */
export const factsWith =
  (pool: Pool) =>
  (log: readonly LogEntry[], decks: readonly Deck[]): MatchFacts =>
    countedFrom(
      log.filter(line => !isOwnHarm(line, pool)),
      decks,
      counting,
    );

const isOwnHarm = ({ id, args }: LogEntry, pool: Pool): boolean =>
  id === 'log-damage' && OWN.includes(kindTold(pool, args?.what));
