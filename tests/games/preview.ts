import { keysOf, type Option, optionsOf, type Prompt, type Table, type Text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

/** What an option is called by: one of a question's words has nothing but its key. */
export type Named = Pick<Option, 'key' | 'card'>;

/** A text in English, with the names of a table's players and cards. */
export function saidAt<S, O>({ game, setup }: Table<S, O>, text: Text): string {
  const names = setup.seats.map(({ name }) => name);
  const cardTitle = (id: string) => game.cards.get(id)?.title;
  return loadWords(game.id, 'en').say(text, { names, cardTitle, escape: (name: string) => name });
}

/** What each answer of a question would do, in English, by name: `4 damage. (damage left 6 > 0)`. */
export function previewsOf<S, O>(
  table: Table<S, O>,
  prompt: Prompt,
  nameOf: (option: Named) => string,
): Record<string, string> {
  const said = (text: string | Text): string => (typeof text === 'string' ? text : saidAt(table, text));
  const told = (key: string): string => {
    const { effect, changes } = table.preview(prompt.number, key);
    const numbers = changes.map(({ what, before, after, says }) =>
      says === undefined ? `(${said(what)} ${before} > ${after})` : `(${said(says)})`,
    );
    return [...(effect === null ? [] : [said(effect)]), ...numbers].join(' ');
  };
  const optionOf = (key: string): Named => optionsOf(prompt).find(option => option.key === key) ?? { key };
  return Object.fromEntries(keysOf(prompt).map(key => [nameOf(optionOf(key)), told(key)]));
}
