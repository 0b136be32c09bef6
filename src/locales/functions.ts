import type { FluentFunction } from '@fluent/bundle';

/** What messages can do with what fills them, beside what Fluent knows itself. */
export const functions = (locale: string): Record<string, FluentFunction> => ({
  /** With a large first letter: `{ CAPITAL($says) }.` makes a phrase a sentence. */
  CAPITAL: ([said]) => {
    const [first = '', ...rest] = typeof said === 'string' ? said : '';
    return first.toLocaleUpperCase(locale) + rest.join('');
  },
});
