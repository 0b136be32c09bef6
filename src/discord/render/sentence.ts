/** Words with the stop that ends a sentence, unless they bring a mark of their own: `You win!`. */
export const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** The words as they stand at the beginning of a sentence. */
export const capital = (words: string): string => words.replace(/^\p{Ll}/u, letter => letter.toUpperCase());
