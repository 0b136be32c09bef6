import { type Answer, enumerate, type Option, type Prompt, type Random } from '../../../kernel/index.js';

export const pick = (key: string): Answer => ({ pick: [key] });

export const passes = (prompt: Prompt): boolean =>
  'options' in prompt && prompt.options.some(({ key }) => key === 'pass');

/** Cards that may be played, with the rating that each would make. */
export const moves = (prompt: Prompt): { option: Option; after: number }[] =>
  'options' in prompt
    ? prompt.options.flatMap(option => {
        const after = option.label.args?.after;
        return typeof after === 'number' ? [{ option, after }] : [];
      })
    : [];

export function best(prompt: Prompt, random: Random): Answer | null {
  const able = moves(prompt);
  const most = Math.max(...able.map(({ after }) => after));
  const equal = able.filter(({ after }) => after === most);
  return equal.length === 0 ? null : pick(random.pick(equal).option.key);
}

export const anything = (prompt: Prompt, random: Random): Answer =>
  random.pick(enumerate(prompt, 20)) ?? prompt.default;

/** By how much a hand should reach beyond an attack to defend against it: the attacker holds cards too. */
export const MARGIN = 3;

/** The more the hand reaches beyond the rivals, the higher the counter; nothing where it is behind. */
export function venture(prompt: Prompt, ahead: number): Answer {
  if (!('options' in prompt)) return prompt.default;
  const values = [...prompt.options].sort((one, other) => counterAt(one) - counterAt(other));
  if (prompt.kind === 'some' && ahead < MARGIN) return { pick: [] };
  const at = ahead >= 12 ? values.length - 1 : ahead >= 6 ? values.length >> 1 : 0;
  return pick(values[at]?.key ?? '');
}

const counterAt = ({ key }: Option): number => Number(key.slice('counter-'.length));
