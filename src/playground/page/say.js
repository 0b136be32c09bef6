/** The page’s own words, as Discord’s app has its own: in the language that the member has set there. The code has the English ones. */
const languages = {
  de: () => import('./words-de.js'),
  es: () => import('./words-es.js'),
  fr: () => import('./words-fr.js'),
};
let words = {};

/** What the page speaks now. */
export let language = 'en';

/** Speaks the language of this locale from now on, if the page knows it. Says whether it is another than before. */
export async function speak(locale) {
  const named = locale.split('-')[0];
  const wanted = Object.hasOwn(languages, named) ? named : 'en';
  if (wanted === language) return false;
  words = (await languages[wanted]?.())?.default ?? {};
  language = wanted;
  document.documentElement.lang = wanted;
  return true;
}

/** A text of the page, with names and numbers in their places. */
export const say = (english, named = {}) =>
  (words[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => String(named[name]));

/** The same with elements in their places, as a list. */
export const spoken = (english, named) =>
  (words[english] ?? english).split(/\{(\w+)\}/).map((part, n) => (n % 2 ? named[part] : part));
