/** What comes with one name each. @throws at the start, where two are called the same */
export function byName<T>(what: string, named: readonly (readonly [name: string, one: T])[]): ReadonlyMap<string, T> {
  const found = new Map(named);
  const twice = named.find(([name, one]) => found.get(name) !== one);
  if (twice !== undefined) throw new Error(`two ${what} are called ${twice[0]}`);
  return found;
}
