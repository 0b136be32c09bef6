/** A number by which people are put in order, more being better; among those who are equal so far. */
export type Criterion = (player: string, tied: readonly string[]) => number;

export interface Ranked {
  readonly player: string;
  /** Those who are equal in everything share one. */
  readonly place: number;
  /** By criterion, in their order. */
  readonly values: readonly number[];
}

/** Puts people in order by one criterion after the other. */
export function ranked(players: readonly string[], criteria: readonly Criterion[]): Ranked[] {
  return split(players, criteria, []).flatMap((group, at, groups) => {
    const before = groups.slice(0, at).reduce((sum, one) => sum + one.length, 0);
    return group.map(one => ({ ...one, place: before + 1 }));
  });
}

type Valued = Omit<Ranked, 'place'>;

function split(tied: readonly string[], criteria: readonly Criterion[], values: readonly number[]): Valued[][] {
  const [first, ...rest] = criteria;
  if (first === undefined) return tied.length === 0 ? [] : [tied.map(player => ({ player, values }))];
  const by = new Map(tied.map(player => [player, first(player, tied)]));
  const steps = [...new Set(by.values())].sort((one, other) => other - one);
  return steps.flatMap(value =>
    split(
      tied.filter(player => by.get(player) === value),
      rest,
      [...values, value],
    ),
  );
}
