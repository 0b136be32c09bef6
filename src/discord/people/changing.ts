import { type Text, text } from '../../kernel/index.js';

/** How to change what a command has just shown, by the names of its options; nothing where one of them was given. */
export function howToChange(command: string, options: Readonly<Record<string, unknown>>): Text[] {
  if (Object.values(options).some(given => given !== null)) return [];
  const names = Object.keys(options).map(name => text('settings-option', { name }));
  return [text('settings-how', { command, options: { list: names } })];
}
