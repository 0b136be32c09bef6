import { text } from '../kernel/index.js';
import type { Pen } from './draw/words.js';
import { drawable } from './type/measure.js';

const OMITS = text('gist-omits');
const SHORTS = text('gist-shorts');

/** How a game's words are put shorter on a card in play. */
interface Idiom {
  /** Phrases of sentences that tell nothing about a card that lies in play already. */
  readonly omits: readonly string[];
  /** Phrases, as they are written and as they are drawn, and what stands for them. */
  readonly shorts: readonly { readonly long: string; readonly drawn: string; readonly brief: string }[];
}

const idioms = new Map<string, Idiom>();

function idiomOf({ say }: Pen): Idiom {
  const [omits, shorts] = [say(OMITS), say(SHORTS)];
  const key = `${omits}\n${shorts}`;
  const known = idioms.get(key);
  if (known !== undefined) return known;
  const idiom = {
    omits: linesOf(omits).map(drawable),
    shorts: linesOf(shorts)
      .map(line => line.split('=>').map(part => part.trim()))
      .flatMap(([long = '', short]) =>
        short === undefined || long === '' ? [] : [{ long, drawn: drawable(long), brief: drawable(short) }],
      ),
  };
  idioms.set(key, idiom);
  return idiom;
}

const linesOf = (words: string): string[] =>
  words
    .split(/[|\n]/)
    .map(line => line.trim())
    .filter(line => line !== '');

/** What ends in a stop, and no sentence with it: "Ms. Marvel", "Octopus, Dr.". */
const SENTENCE = /(?<=[.!?])(?<!\b(?:Dr|Jr|Mr|Mrs|Ms)\.) (?=[\p{Lu}\p{N}+−])/u;
const sentencesOf = (words: string): string[] => words.split(SENTENCE);

/** A sentence begins with a capital and has no space left over, also where its beginning went; a French colon keeps its own. */
const tidy = (words: string): string => {
  const spaced = words
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/ (\u00a0?[.,;:])/g, '$1')
    .trim();
  return spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1);
};

/** The name of an ability, before what it is. */
const NAMED = /^[^.:(–]{1,45} – /;

/** Words in a game's idiom, with all that they say. `onShort` is told each phrase that was put shorter. */
export function shorterOf(pen: Pen, words: string, onShort?: (long: string) => void): string {
  let shorter = drawable(words);
  for (const { long, drawn, brief } of idiomOf(pen).shorts) {
    if (!shorter.includes(drawn)) continue;
    onShort?.(long);
    shorter = shorter.replaceAll(drawn, brief);
  }
  return tidy(shorter);
}

/**
 * What a card does, told shorter and shorter, each time as a whole: all of it, what still matters in play, that in a game's
 * idiom, and of that the first sentence. Nothing where nothing matters any more. `onShort` is told each phrase that was
 * put shorter.
 */
export function gistsOf(pen: Pen, said: string, onShort?: (long: string) => void): string[] {
  const { omits } = idiomOf(pen);
  const words = drawable(said);
  const left = sentencesOf(words).filter(sentence => !omits.some(phrase => sentence.includes(phrase)));
  if (left.length === 0) return [];
  const unnamed = left.map(sentence => tidy(sentence.replace(NAMED, ''))).join(' ');
  const short = shorterOf(pen, unnamed, onShort);
  const [first = ''] = sentencesOf(short);
  const whole = left.length === sentencesOf(words).length ? words : left.join(' ');
  return [...new Set([whole, short, first].map(gist => gist.replace(/\.$/, '')))].filter(gist => gist !== '');
}
