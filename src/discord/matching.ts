import type { Choice } from './command.js';

/** Choices that fit what has been typed: those that begin with it first, then those that hold it. At most 25. */
export function matching(typed: string, choices: readonly Choice[]): Choice[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name, value }: Choice): number => {
    const [inName, inValue] = [name.toLowerCase().indexOf(wanted), value.toLowerCase().indexOf(wanted)];
    if (inName === 0 || inValue === 0) return 0;
    return inName > 0 || inValue > 0 ? 1 : 2;
  };
  return choices
    .map((choice, at) => ({ choice, at, rank: rank(choice) }))
    .filter(entry => entry.rank < 2)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, 25)
    .map(entry => entry.choice);
}
