import { type Answer, type Option, optionsOf, type Prompt, type Random } from '../../../kernel/index.js';
import { pick } from '../../../tabletop/index.js';

export const passes = (prompt: Prompt): boolean => optionsOf(prompt).some(({ key }) => key === 'pass');

/** Cards that may be played, with the rating that each would make. */
export const moves = (prompt: Prompt): { option: Option; after: number }[] =>
  optionsOf(prompt).flatMap(option => {
    const after = option.label.args?.after;
    return typeof after === 'number' ? [{ option, after }] : [];
  });

/** The card that makes the highest rating. Where a counter goes with it, the one that `ahead` is worth. */
export function best(prompt: Prompt, random: Random, ahead = 0): Answer | null {
  const able = moves(prompt);
  const most = Math.max(...able.map(({ after }) => after));
  const equal = able.filter(({ after }) => after === most);
  return equal.length === 0 ? null : bid(prompt, random.pick(equal).option.key, ahead);
}

const VENTURING = /\.venture-(\d+)$/;

/** An answer for a card, with the counter among those that may go with it. */
function bid(prompt: Prompt, key: string, ahead: number): Answer {
  const card = key.replace(VENTURING, '');
  const keys = optionsOf(prompt).map(option => option.key);
  const bids = keys.filter(one => one.replace(VENTURING, '') === card && VENTURING.test(one));
  if (bids.length === 0 || (keys.includes(card) && ahead < MARGIN)) return pick(keys.includes(card) ? card : key);
  const values = bids.sort((one, other) => venturedIn(one) - venturedIn(other));
  return pick(values[raise(values.length, ahead)] ?? key);
}

const venturedIn = (key: string): number => Number(VENTURING.exec(key)?.[1] ?? 0);

/** Which of so many counters, lowest first: the more the hand reaches beyond the rivals, the higher. */
const raise = (counters: number, ahead: number): number =>
  ahead >= 12 ? counters - 1 : ahead >= 6 ? counters >> 1 : 0;

/** By how much a hand should reach beyond an attack to defend against it: the attacker holds cards too. */
export const MARGIN = 3;

/** The more the hand reaches beyond the rivals, the higher the counter; nothing where it is behind. */
export function venture(prompt: Prompt, ahead: number): Answer {
  const values = [...optionsOf(prompt)].sort((one, other) => counterAt(one) - counterAt(other));
  if (prompt.kind === 'some' && ahead < MARGIN) return { pick: [] };
  const value = values[raise(values.length, ahead)];
  return value === undefined ? prompt.default : pick(value.key);
}

const counterAt = ({ key }: Option): number => Number(key.slice('counter-'.length));
