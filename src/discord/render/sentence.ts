/** Words with the stop that ends a sentence, unless they bring a mark of their own: `You win!`. */
export const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
