import type { Count } from '../../decks/survey.js';
import { clip, plainName } from '../render/escape.js';
import type { Translator } from '../render/translator.js';

/** The longest bar, in signs; up to so many cards a sign is a card. */
const LONGEST = 12;
/** So many bars are shown; where a facet has more values, only those that the deck has. */
const MOST = 16;
const LABEL = 14;

/**
 * A count as text bars. The number stands before its bar, on a line of its own for each value: who listens hears name and
 * number first and can go on to the next line.
 */
export function bars({ bars: all }: Count, say: Translator): string {
  const shown = (all.length > MOST ? all.filter(bar => bar.n > 0) : all).slice(0, MOST);
  const labels = shown.map(({ title }) => clip(plainName(say.plain(title)).replaceAll('`', "'"), LABEL));
  const wide = Math.max(0, ...labels.map(label => label.length));
  const most = Math.max(LONGEST, ...shown.map(({ n }) => n));
  const lines = shown.map(({ n }, at) => {
    const bar = '█'.repeat(n === 0 ? 0 : Math.max(1, Math.round((n * LONGEST) / most)));
    return `${(labels[at] as string).padEnd(wide)} ${String(n).padStart(2)} ${bar}`.trimEnd();
  });
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
}
