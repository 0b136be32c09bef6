import { describe, expect, it } from 'vitest';
import { FALLBACK, localesOf } from '../../src/locales/index.js';
import { ENGLISH, NAMES, NOT_SAID, SAME, SAME_EVERYWHERE } from './glossary.js';
import { formsAskedBy, type Message, messagesOf, OWNERS, readingsOf, variablesOf } from './messages.js';

const messagesIn = (locale: string): Message[] => OWNERS.flatMap(owner => messagesOf(owner, locale));
const key = ({ owner, name }: Message): string => `${owner ?? ''}/${name}`;
const english = new Map(messagesIn(FALLBACK).map(one => [key(one), one]));
/** Forms of English sentences: who discards and then draws, and that a condition follows “then”, each language tells in its own way. */
const ONLY_ENGLISH = /\.(doer|yours|opens)$/;

/** As people read it: without markdown, and what fills it as one sign. */
const read = ({ pattern }: Pick<Message, 'pattern'>): string[] =>
  readingsOf(pattern).map(one => one.replace(/\*\*|`/g, '').trim());

/** What may be how long in each language, in characters. */
const BUDGETS: readonly { readonly what: string; readonly ids: RegExp; readonly most: number }[] = [
  { what: 'button', ids: /^(?!refused-)([a-z]+-)?button-/, most: 25 },
  { what: 'question', ids: /^ask-/, most: 70 },
  { what: 'log line', ids: /^log-/, most: 90 },
  { what: 'description', ids: /^(command|option)-/, most: 100 },
  { what: 'name of a command or option', ids: /^called-(?!menu-)/, most: 32 },
];
/** Questions that explain what cannot be undone. */
const LONG = new Set(['ask-forget']);

it('a game that says a common message in its own words fills it with nothing else', () => {
  const others = [...english.values()].flatMap(({ owner, name, pattern }) => {
    const common = owner === null ? undefined : english.get(key({ owner: null, name } as Message));
    const filling = common === undefined ? [] : variablesOf(common.pattern);
    return common !== undefined && variablesOf(pattern).some(one => !filling.includes(one)) ? [`${owner}/${name}`] : [];
  });
  expect(others).toEqual([]);
});

describe.each([...localesOf(null)])('%s', locale => {
  const messages = messagesIn(locale);
  const spoken = messages.filter(one => !NAMES.test(key(one)));

  it('is as short as its places are', () => {
    const tooLong = BUDGETS.flatMap(({ what, ids, most }) =>
      messages
        .filter(({ name, attribute }) => ids.test(name) && !LONG.has(name) && (!attribute || what === 'description'))
        .flatMap(one =>
          read(one)
            .filter(said => [...said].length > most)
            .slice(0, 1)
            .map(said => `${what} ${key(one)}: ${[...said].length} characters of ${most}: ${said}`),
        ),
    );
    expect(tooLong).toEqual([]);
  });

  it('stops once', () => {
    const doubled = messages.flatMap(one =>
      read(one)
        .filter(said => /(?<!\.)\.\.(?!\.)|[!?…]\.|,,|;;|(?<=\S) {2,}(?=\S)/.test(said.replace(/^\s+/gm, '')))
        .slice(0, 1)
        .map(said => `${key(one)}: ${said}`),
    );
    expect(doubled).toEqual([]);
  });

  it('says the words of its glossary', () => {
    const wrong = (NOT_SAID[locale] ?? []).flatMap(([word, better]) =>
      spoken.flatMap(one =>
        // Commands and their options are called the same in every language.
        readingsOf(one.pattern)
          .map(said => said.replace(/`[^`]*`/g, ''))
          .filter(said => word.test(said))
          .slice(0, 1)
          .map(said => `${key(one)}: ${word.source} → ${better}: ${said}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has every form that it asks for', () => {
    // Forms of an attribute stand beside it: `.one-dat`.
    const forms = new Set(
      messages.filter(one => one.attribute).map(({ name }) => name.slice(name.indexOf('.') + 1).replace(/^\w+-/, '')),
    );
    const asked = messages.flatMap(one => formsAskedBy(one.pattern).map(form => ({ form, by: key(one) })));
    expect(asked.filter(({ form }) => !forms.has(form))).toEqual([]);
  });
});

describe.each(localesOf(null).filter(one => one !== FALLBACK))('%s', locale => {
  const messages = messagesIn(locale);
  const there = new Map(messages.map(one => [key(one), one]));

  it('has every message and every attribute that English has, but for forms of English sentences', () => {
    const missing = [...english.keys()].filter(one => !there.has(one) && !one.includes('/called-'));
    expect(missing.filter(one => !ONLY_ENGLISH.test(one))).toEqual([]);
  });

  it('has no message that English lacks; forms are attributes', () => {
    const own = messages.filter(one => !one.attribute && !one.name.startsWith('called-') && !english.has(key(one)));
    expect(own.map(key)).toEqual([]);
  });

  it('says everything that is told, and nothing that is not', () => {
    const other = messages.flatMap(one => {
      const [id = ''] = key(one).split('.');
      const said = english.get(key(one));
      const mine = variablesOf(one.pattern);
      // A form may leave something out, or be a word about the phrase: its gender.
      const known = variablesOf((said ?? english.get(id) ?? one).pattern);
      const strange = mine.filter(name => !known.includes(name));
      const missing = said === undefined ? [] : known.filter(name => !mine.includes(name));
      return strange.length + missing.length === 0 ? [] : [{ message: key(one), strange, missing }];
    });
    expect(other).toEqual([]);
  });

  it('leaves nothing in English but names', () => {
    const names = [...SAME_EVERYWHERE, ...(SAME[locale] ?? [])].sort((one, two) => two.length - one.length);
    const without = (reading: string, name: string): string =>
      reading.replaceAll(new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'gu'), '');
    const left = messages.flatMap(one => {
      const said = english.get(key(one));
      if (said === undefined || NAMES.test(key(one))) return [];
      if (JSON.stringify(said.pattern) !== JSON.stringify(one.pattern)) return [];
      const rest = read(one).map(reading => names.reduce(without, reading));
      return rest.some(reading => /\p{L}{3}/u.test(reading)) ? [`${key(one)} = ${read(one)[0]}`] : [];
    });
    expect(left).toEqual([]);
  });

  it('has no English word in a sentence of its own', () => {
    const slips = messages.flatMap(one =>
      readingsOf(one.pattern)
        .map(said => SAME_EVERYWHERE.reduce((before, name) => before.replaceAll(name, ''), said))
        .map(said => said.replace(/`[^`]*`|https?:\S+/g, ''))
        .filter(said => ENGLISH.test(said) && !NAMES.test(key(one)))
        .slice(0, 1)
        .map(said => `${key(one)}: ${said}`),
    );
    expect(slips).toEqual([]);
  });
});
