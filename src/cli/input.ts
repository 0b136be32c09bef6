/**
 * The lines of a stream, as soon as each is there; empty ones are left out. Null stands for a line of more than `most`
 * characters, which nobody keeps.
 */
export async function* linesOf(chunks: AsyncIterable<string>, most: number): AsyncGenerator<string | null> {
  let held = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    for (const [at, part] of parts.entries()) {
      tooLong ||= held.length + part.length > most;
      held = tooLong ? '' : held + part;
      if (at === parts.length - 1) break;
      if (tooLong) yield null;
      else if (held.trim() !== '') yield held;
      held = '';
      tooLong = false;
    }
  }
  if (tooLong) yield null;
  else if (held.trim() !== '') yield held;
}
