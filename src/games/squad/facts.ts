import { type CountingRules, countedFrom, type Deck, type LogEntry, type MatchFacts } from '../../kernel/index.js';
import { Fortune } from './fortune.js';
import type { Pool } from './rules/match.js';

const counting: CountingRules = {
  turn: 'log-turn',
  lines: {
    'log-turn': { what: 'turns' },
    'log-play': { what: 'attacks' },
    'log-dealt': { what: 'damage taken from attacks', amount: 'amount' },
    'log-block': { what: 'blocks from hand' },
    // By attacks and by hits: each card that is lost to it is one.
    'log-damage': { what: 'damage taken', amount: 'count' },
    'log-damage-stopped': [{ what: 'blocks from deck' }, { what: 'damage taken', amount: 'count' }],
    'log-damage-hand': { what: 'damage taken' },
    'log-damage-hand-stopped': { what: 'damage taken' },
    'log-draw': { what: 'cards drawn', amount: 'count' },
    'log-heal': { what: 'cards healed', amount: 'count' },
    'log-keeper': { what: 'keepers' },
    'log-misfire': { what: 'misfires' },
    'log-flip': { what: 'flipped', which: 'side' },
  },
  played: ['log-play'],
};

/** What statistics count, from the log, and what chance did for each seat. */
export function facts(log: readonly LogEntry[], decks: readonly Deck[], pool: Pool): MatchFacts {
  const fortune = decks.map(deck => new Fortune(deck, pool));
  for (const line of log) {
    const who = line.args?.who;
    if (typeof who === 'object' && 'seat' in who) fortune[who.seat]?.heed(line);
  }
  return { ...countedFrom(log, decks, counting), luck: fortune.map(one => one.told()) };
}
