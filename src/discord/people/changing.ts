import { type Text, text } from '../../kernel/index.js';
import type { Translator } from '../render/translator.js';
import type { Body } from '../reply/reply.js';

/** Settings that belong together, a line each. */
export interface Group {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** All that is chosen, by what it is about, and how to change it. */
export const settingsBody = (groups: readonly Group[], how: readonly Text[], say: Translator): Body => ({
  content: how.map(line => say(line)).join('\n'),
  embeds: [
    {
      fields: groups.map(({ title, lines }) => ({
        name: say(title),
        value: lines.map(line => `• ${say(line)}`).join('\n'),
      })),
    },
  ],
});

/** What a change came to: the lines it changed, or all where it changed none. Where there is more to do, all of them and `how`. */
export function savedText(
  before: readonly string[],
  after: readonly string[],
  how: readonly Text[],
  say: Translator,
): string {
  const changed = after.filter(line => !before.includes(line));
  const saved =
    changed.length === 0 ? [say(text('settings-unchanged')), ...after] : [say(text('settings-saved')), ...changed];
  return (how.length > 0 ? [...after, ...how.map(line => say(line))] : saved).join('\n');
}

/** How to change what a command has just shown, by the names of its options; nothing where one of them was given. */
export function howToChange(command: string, options: Readonly<Record<string, unknown>>): Text[] {
  if (Object.values(options).some(given => given !== null)) return [];
  const names = Object.keys(options).map(name => text('settings-option', { name }));
  return [text('settings-how', { command, options: { list: names } })];
}
