/** How many letters have to be put in, left out or changed to get from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

/** The few words that come nearest to a mistaken one, nearest first; none that has no letter of it in its place. */
export function nearestOf(wrong: string, words: readonly string[], count = 3): string[] {
  const asked = wrong.toLowerCase();
  return [...new Set(words)]
    .map(word => ({ word, far: word.toLowerCase().startsWith(asked) ? 0 : distance(asked, word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(2, Math.ceil(word.length / 2)) && far < word.length)
    .sort((one, other) => one.far - other.far || (one.word < other.word ? -1 : 1))
    .slice(0, count)
    .map(({ word }) => word);
}

/** So many are named where none is near: as many as a command has options. */
const LISTED = 14;

/** The end of an error line: what was probably meant, or what there is. `before` stands before each word, and says nothing about it. */
export function nearest(wrong: string, words: readonly string[], before = ''): string {
  const near = nearestOf(wrong, words).map(word => `${before}${word}`);
  if (near.length > 0) return `: did you mean ${near.join(', ')}?`;
  const some = words.slice(0, LISTED).map(word => `${before}${word}`);
  if (some.length === 0) return ': there is none';
  return `: there ${words.length === 1 ? 'is' : 'are'} ${some.join(', ')}${words.length > some.length ? ', ...' : ''}`;
}
