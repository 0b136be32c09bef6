/** Works something out once for each thing it is about, such as the cards there are: what changes is nothing for it. */
export function onceFor<K extends object, V extends object>(work: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, V>();
  return about => {
    let found = known.get(about);
    if (found === undefined) {
      found = work(about);
      known.set(about, found);
    }
    return found;
  };
}
