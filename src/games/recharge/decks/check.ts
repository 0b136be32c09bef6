import { type Deck, type Problem, text } from '../../../kernel/index.js';
import { counterValue, type Pool } from '../card.js';
import type { RechargeOptions } from '../options.js';

export const MOST_COUNTERS = 25;
const LEAST_SUM = 50;
export const MOST_SUM = 65;

/** What keeps a deck from being played: one of each card, and counters within their limits (II, RE-12). */
export function check({ cards }: Deck, { denominations }: RechargeOptions, pool: Pool): Problem[] {
  const problems: Problem[] = [];
  let size = 0;
  let counters = 0;
  let sum = 0;
  for (const [id, copies] of Object.entries(cards)) {
    const value = counterValue(id);
    if (value === null) {
      if (!pool.has(id)) {
        problems.push({ rule: 'known-cards', message: text('problem-unknown', { id }) });
        continue;
      }
      size += copies;
      if (copies > 1)
        problems.push({ rule: 'copies', message: text('problem-copies', { card: { card: id }, copies }), card: id });
      continue;
    }
    counters += copies;
    sum += copies * value;
    if (!denominations.includes(value))
      problems.push({
        rule: 'counters',
        message: text('problem-denomination', { value, all: { list: denominations } }),
      });
  }
  if (size === 0) problems.push({ rule: 'deck-size', message: text('problem-empty') });
  if (counters > MOST_COUNTERS)
    problems.push({ rule: 'counters', message: text('problem-counters', { counters, most: MOST_COUNTERS }) });
  if (sum < LEAST_SUM || sum > MOST_SUM)
    problems.push({ rule: 'counters', message: text('problem-sum', { sum, least: LEAST_SUM, most: MOST_SUM }) });
  return problems;
}
