import type { Random } from '../../kernel/index.js';

/** Tables for so many people: as equal as it goes, none too small for the game, `bye` of them without a table. */
export function sizes(
  people: number,
  wanted: number,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly tables: readonly number[]; readonly byes: number } {
  if (people < min) return { tables: [], byes: people };
  let count = Math.ceil(people / Math.min(wanted, max));
  while (count > 1 && Math.floor(people / count) < min) count--;
  const seated = Math.min(people, count * max);
  const least = Math.floor(seated / count);
  return {
    tables: Array.from({ length: count }, (_, at) => least + (at < seated % count ? 1 : 0)),
    byes: people - seated,
  };
}

/** How often to start over from another order: each run ends where no exchange of two improves it. */
const TRIES = 12;

/**
 * People in tables of these sizes, so that as few as possible meet again (`meetings`), and after that those who stand
 * alike sit together (`points`). Seeded, and exchanged two by two until nothing gets better.
 */
export function grouped(
  people: readonly string[],
  tables: readonly number[],
  { meetings, points }: { meetings(one: string, other: string): number; points(player: string): number },
  random: Random,
): string[][] {
  const stand = people.map(points);
  const gaps = people.map((_, one) =>
    people.map((__, other) => ((stand[one] as number) - (stand[other] as number)) ** 2),
  );
  // One meeting more outweighs every gap there can be.
  const weight = gaps.flat().reduce((sum, gap) => sum + gap, 0) + 1;
  const between = people.map((one, at) =>
    people.map((other, to) => (at === to ? 0 : meetings(one, other) * weight + (gaps[at]?.[to] as number))),
  );
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    const order = random.shuffle([...people.keys()]);
    // The first try begins with those who stand alike together.
    if (tries === 0) order.sort((one, other) => (stand[other] as number) - (stand[one] as number));
    const found = settled(cut(order, tables), between);
    const cost = found.reduce((sum, table) => sum + table.reduce((all, one) => all + to(one, table, between), 0), 0);
    if (cost < least) [best, least] = [found, cost];
  }
  return best.map(table => table.map(at => people[at] as string));
}

/** What it costs that two sit together, by person and person; nothing with oneself. */
type Costs = readonly (readonly number[])[];

/** People in this order, cut into tables of these sizes. */
export function cut<T>(order: readonly T[], tables: readonly number[]): T[][] {
  let from = 0;
  return tables.map(size => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** What it costs that somebody sits with these. */
function to(one: number, table: readonly number[], between: Costs): number {
  const costs = between[one] as readonly number[];
  let sum = 0;
  for (const other of table) sum += costs[other] as number;
  return sum;
}

/** Exchanges two at a time for as long as that makes it better. */
function settled(tables: number[][], between: Costs): number[][] {
  for (let better = true; better; ) {
    better = false;
    for (const [at, here] of tables.entries())
      for (const there of tables.slice(at + 1))
        for (let i = 0; i < here.length; i++)
          for (let j = 0; j < there.length; j++) {
            const [one, other] = [here[i] as number, there[j] as number];
            const apart = between[one]?.[other] as number;
            const before = to(one, here, between) + to(other, there, between);
            const after = to(one, there, between) + to(other, here, between) - 2 * apart;
            if (after >= before) continue;
            [here[i], there[j]] = [other, one];
            better = true;
          }
  }
  return tables;
}
