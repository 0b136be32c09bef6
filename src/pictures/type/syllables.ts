const VOWEL = 'aeiouyäöüáéíóúàâêèëîïôùûœæ';
/** A German ending whose `s` joins it to what follows: *Verteidigungs-ereignis*. */
const JOINED = '(?:ung|heit|keit|schaft|tät)';
/** What a syllable may begin with, in the languages that there are: sounds of several letters stay together. */
const ONSET = `(?:sch|ch|ph|th|ck|qu|[bcdfgkpt][lr]|(?![${VOWEL}])\\p{L})(?=[${VOWEL}])`;
const START = new RegExp(`(?<=${JOINED}s)|(?<!${JOINED}(?=s))${ONSET}`, 'giu');
/** Fewer letters than this stand alone on neither line. */
const LEAST = 3;

/** Where a word of letters alone may be divided, no later than `most` letters into it; at `most` where no syllable ends. */
export function divided(word: string, most: number): number {
  const starts = [...word.matchAll(START)].map(({ index }) => index);
  return starts.findLast(at => at >= LEAST && at <= Math.min(most, word.length - LEAST)) ?? most;
}
