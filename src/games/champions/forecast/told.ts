import { type Arg, type Text, text } from '../../../kernel/index.js';
import { targetThreat } from '../rules/encounter/threat.js';
import type { Match } from '../rules/match.js';
import { swapTold } from '../rules/table/swaps.js';
import type { Act } from './acts.js';

/** What comes of one villain's acts, where it is open whose it is. */
export const toldVillain = (match: Match, acts: readonly Act[]): Arg[] => {
  const [only, ...others] = acts.map(act => toldAct(match, act));
  if (only === undefined) return [];
  return others.length === 0 ? [only] : [{ list: [only, ...others], or: true }];
};

/** What enemies will do, with a number where several of one name do the same. */
export function toldActs(match: Match, acts: readonly Act[]): Text[] {
  const alike = new Map<string, { readonly act: Act; count: number }>();
  for (const act of acts) {
    const key = JSON.stringify(toldAct(match, act));
    const one = alike.get(key) ?? { act, count: 0 };
    one.count++;
    alike.set(key, one);
  }
  return [...alike.values()].map(({ act, count }) => toldAct(match, act, count));
}

const toldAct = (match: Match, { kind, enemy, amount, undefended = amount, boosts, on, by }: Act, count = 1): Text =>
  kind === 'counters'
    ? swapTold(match, enemy, amount, on)
    : text(`forecast-${kind}`, {
        count,
        enemy: match.name(enemy),
        amount,
        undefended: undefended === amount ? 0 : undefended,
        boost: boosts > 0 ? 'yes' : 'no',
        ...(by !== undefined && { by: match.name(by) }),
      });

/** The threat at which the main scheme's stage is complete, for the words: 0 where there is none. */
export const targetOf = (match: Match): { target: number } => {
  const target = targetThreat(match);
  return { target: Number.isFinite(target) ? target : 0 };
};
