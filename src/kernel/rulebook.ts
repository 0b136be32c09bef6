import type { RuleEntry } from './game.js';

/** Rules by their ids, some of them with the ids of the texts on cards that they explain. */
export const rulebookOf = <const Id extends string>(
  ids: readonly Id[],
  explained?: Readonly<Partial<Record<NoInfer<Id>, readonly string[]>>>,
): readonly RuleEntry[] =>
  ids.map(id => {
    const explains = explained?.[id];
    return { id, words: `rule-${id}`, ...(explains !== undefined && { explains }) };
  });
