/**
 * A command line as guides print it: `/league create name:Friday format:Swiss`. Returns the sentence it says and the
 * values it gives by option; undefined where it says none, or gives what no option takes.
 */
export function typedCommand(typed, sentences) {
  const lower = typed.toLowerCase();
  const found = sentences
    .flatMap(one => [one.path, one.said].map(words => ({ one, name: words.join(' ') })))
    .filter(({ name }) => lower.startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!found) return undefined;
  const rest = typed.slice(found.name.length).trim();
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].flatMap(mark => {
    const option = found.one.options.find(({ name }) => name === mark[1].toLowerCase());
    return option ? [{ option, from: mark.index, to: mark.index + mark[0].length }] : [];
  });
  if (!marks.length || marks[0].from > 0) return undefined;
  const given = marks.map(({ option, to }, at) => [option.name, rest.slice(to, marks[at + 1]?.from).trim()]);
  return { ...found.one, given: new Map(given.filter(([, value]) => value)) };
}

/** Whether a line begins with the name of a command, so that whatever follows was meant for it. */
export const meansCommand = (typed, sentences) =>
  sentences.some(({ path, said }) => [path[0], said[0]].includes(typed.split(/\s/)[0].toLowerCase()));

/** The choice of an option that somebody typed: by its value or its name, or the first that begins like that. */
export function typedChoice(choices, typed, labelOf) {
  const text = typed.toLowerCase();
  const names = one => [String(one.value), one.name, labelOf(one)].map(name => name.toLowerCase());
  return (
    choices.find(one => names(one).includes(text)) ??
    choices.find(one => names(one).some(name => name.startsWith(text)))
  );
}
