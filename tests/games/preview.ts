import { keysOf, type Option, optionsOf, type Prompt, type Table, type Text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

/** What an option is called by: one of a question's words has nothing but its key. */
export type Named = Pick<Option, 'key' | 'card'>;

/** What each answer of a question would do, in English, by name: `4 damage. (damage left 6 > 0)`. */
export function previewsOf<S, O>(
  table: Table<S, O>,
  prompt: Prompt,
  nameOf: (option: Named) => string,
): Record<string, string> {
  const words = loadWords(table.game.id, 'en');
  const names = table.setup.seats.map(({ name }) => name);
  const cardTitle = (id: string) => table.game.cards.get(id)?.title;
  const said = (text: string | Text): string =>
    typeof text === 'string' ? text : words.say(text, { names, cardTitle, escape: (name: string) => name });
  const told = (key: string): string => {
    const { effect, changes } = table.preview(prompt.number, key);
    const numbers = changes.map(({ what, before, after }) => `(${said(what)} ${before} > ${after})`);
    return [...(effect === null ? [] : [said(effect)]), ...numbers].join(' ');
  };
  const optionOf = (key: string): Named => optionsOf(prompt).find(option => option.key === key) ?? { key };
  return Object.fromEntries(keysOf(prompt).map(key => [nameOf(optionOf(key)), told(key)]));
}
