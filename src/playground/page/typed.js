/**
 * A command line as guides print it: `/league create name:Friday format:Swiss`. Returns the sentence it says and the
 * values it gives by option; undefined where it says none, or gives what no option takes.
 */
export function typedCommand(typed, sentences) {
  const found = begun(typed, sentences);
  if (!found) return undefined;
  const { rest } = found;
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].flatMap(mark => {
    const option = found.one.options.find(({ name }) => name === mark[1].toLowerCase());
    return option ? [{ option, from: mark.index, to: mark.index + mark[0].length }] : [];
  });
  if (!marks.length || marks[0].from > 0) return undefined;
  const given = marks.map(({ option, to }, at) => [option.name, rest.slice(to, marks[at + 1]?.from).trim()]);
  return { ...found.one, given: new Map(given.filter(([, value]) => value)) };
}

/**
 * The command that a line gives what it doesn't take, for one of which `typedCommand` makes nothing: its name, its options,
 * and the option that it hasn't; undefined where the line names none. Undefined where it begins no command.
 */
export function misgiven(typed, sentences) {
  const found = begun(typed, sentences);
  return found && { name: found.name, options: found.one.options, option: /^([^\s:]+):/.exec(found.rest)?.[1] };
}

/** The longest sentence that a line begins with, and the rest of the line. */
function begun(typed, sentences) {
  const lower = typed.toLowerCase();
  const found = sentences
    .flatMap(one => [one.path, one.said].map(words => ({ one, name: words.join(' ') })))
    .filter(({ name }) => lower.startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found && { ...found, rest: typed.slice(found.name.length).trim() };
}

/** The word that a line has where the name of a command goes; undefined where it is no word, as in a path of files. */
export const commandWord = typed => /^[\p{L}\p{N}_-]+(?=\s|$)/u.exec(typed)?.[0].toLowerCase();

/** Whether there is a command of that name. */
export const isCommand = (word, sentences) => sentences.some(({ path, said }) => [path[0], said[0]].includes(word));

/** The command whose name is nearest to a word; undefined where none is near. */
export function nearestCommand(word, sentences) {
  const names = [...new Set(sentences.map(({ said }) => said[0]))];
  const [nearest] = names.map(name => ({ name, far: distance(word, name) })).sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= Math.max(1, nearest.name.length / 2) ? nearest.name : undefined;
}

/** How many letters are to be changed, added or left out to come from one word to another. */
function distance(one, other) {
  let row = [0, ...[...other].map((_, n) => n + 1)];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [n, wanted] of [...other].entries())
      next.push(Math.min(row[n] + (letter === wanted ? 0 : 1), row[n + 1] + 1, next[n] + 1));
    row = next;
  }
  return row.at(-1);
}

/** The choice of an option that somebody typed: by its value or its name, or the first that begins like that. */
export function typedChoice(choices, typed, labelOf) {
  const text = typed.toLowerCase();
  const names = one => [String(one.value), one.name, labelOf(one)].map(name => name.toLowerCase());
  return (
    choices.find(one => names(one).includes(text)) ??
    choices.find(one => names(one).some(name => name.startsWith(text)))
  );
}
