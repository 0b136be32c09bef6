import { type Kept, Runaway } from '../../../kernel/index.js';
import { kept } from '../stalemate.js';
import type { Match } from './match.js';
import type { Source } from './source.js';

/** How often a table may lie there as a power sets itself off: the last time ends the match. */
const RETURNS = 3;
/** So many powers, each of which sets off the next, end it as well. */
const DEEPEST = 200;

/** A power that was set off and is still under way, with the table as it began. */
export interface Chained {
  readonly power: string;
  readonly table: Kept;
  /** How often chance had been asked. */
  readonly chance: string;
}

/**
 * Notes that a power begins. What it sets off is under way within it, so one that begins within itself a third time with the same
 * table would do so for ever (SM-C36). @throws Runaway
 */
export function begins(match: Match, { seat, card }: Source, on: string): void {
  const { chain, dealer } = match;
  const link: Chained = {
    power: `${seat} ${card} ${on}`,
    table: kept(match.state),
    chance: JSON.stringify(dealer.envelope.streams),
  };
  chain.push(link);
  if (chain.length > DEEPEST) throw new Runaway(DEEPEST, 'powers set each other off');
  const times = chain.filter(other => isSame(other, link)).length;
  if (times >= RETURNS) throw new Runaway(RETURNS - 1, 'times a power set itself off with the same table');
}

const isSame = (one: Chained, other: Chained): boolean =>
  one === other ||
  (one.power === other.power &&
    one.chance === other.chance &&
    one.table.sign === other.table.sign &&
    one.table.json() === other.table.json());
