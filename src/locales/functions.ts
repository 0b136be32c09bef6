import type { FluentFunction } from '@fluent/bundle';
import { IN_ORDER, Phrase } from './phrase.js';

/** What messages can do with what fills them, beside what Fluent knows itself. `joints`: names that change in a compound. */
export const functions = (
  locale: string,
  joints: Readonly<Record<string, string>> = {},
): Record<string, FluentFunction> => ({
  /** With a large first letter: `{ CAPITAL($says) }.` makes a phrase a sentence. */
  CAPITAL: ([said]) => {
    const [first = '', ...rest] = typeof said === 'string' || said instanceof Phrase ? String(said.valueOf()) : '';
    return first.toLocaleUpperCase(locale) + rest.join('');
  },
  /** A list as it is in its order: others count what is equal, however far apart. */
  IN_ORDER: ([said]) => (said instanceof Phrase ? said.form(IN_ORDER) : (said ?? '')),
  /**
   * A name as part of a compound, which German hyphenates throughout: `{ JOINED($hero) }-Karte` is a “Black-Panther-Karte”,
   * with its joint where it has one: a “Waffen-Upgrade”.
   */
  JOINED: ([name]) => {
    const said = String(name?.valueOf());
    return (joints[said] ?? said).replaceAll(' ', '-');
  },
  /**
   * A phrase in one of its forms, which are attributes of its message: `{ FORM($target, form: "dat") }` says `.dat`,
   * or the phrase itself where it has no such form. As a selector it tells a gender: `{ FORM($what, form: "gender") ->`.
   */
  FORM: ([said], { form }) => (said instanceof Phrase ? said.form(String(form?.valueOf())) : (said ?? '')),
});
