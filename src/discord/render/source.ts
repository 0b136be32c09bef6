import { type RuleEntry, text } from '../../kernel/index.js';
import type { Translator } from './translator.js';

const ID = String.raw`[A-Z]+\d*-[A-Z]?\d+`;
/** At the end of where a rule stands: the ids of rulings, as `docs/rules` lists them. */
const RULINGS = new RegExp(`(?:^|[;,] )(${ID}(?:[;,] ${ID})*)$`);
const IDS = new RegExp(String.raw`\b${ID}\b`, 'g');

type Rule = Pick<RuleEntry, 'words'>;

function saidOf({ words }: Rule, say: Translator): string {
  const id = `${words}.source`;
  return say.has(id) ? say.plain(text(id)) : '';
}

/** Where a rule stands, in one line: first the book, then Longbox's own rulings, which are called so. Empty where its words don't tell. */
export function sourceOf(rule: Rule, say: Translator): string {
  const said = saidOf(rule, say);
  const found = RULINGS.exec(said);
  if (found === null) return said;
  const ids = found[1]?.match(IDS) ?? [];
  const rulings = say.plain(text('rule-rulings', { n: ids.length, ids: ids.join(', ') }));
  return [said.slice(0, found.index), rulings].filter(part => part !== '').join(' · ');
}

/** The ids of the rulings that a rule goes by. */
export const rulingsOf = (rule: Rule, say: Translator): readonly string[] => saidOf(rule, say).match(IDS) ?? [];
