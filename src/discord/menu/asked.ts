import { subtext } from 'discord.js';
import { optionsOf, type Preview, type Prompt, type Text, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { alone, decodeId, named } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { type PromptContext, promptMessage } from '../render/prompt.js';
import type { Translator } from '../render/translator.js';
import type { MenuParts } from './layout.js';

const EFFECT = 64;
/** What a click spends is said in full. */
const FOLLOW = 150;

/** A table, as far as it can tell what an answer would do. */
interface Foresight {
  preview(number: number, key: string): Preview;
}

/** What comes of answers that the next question's default may be given with. */
export interface Following {
  /** Whether the line of one says how it is paid. */
  readonly isPaid: boolean;
  /** Answers that have a button of their own as well for being given alone. */
  readonly instead: readonly { readonly key: string; readonly label: string }[];
}

/** A question with every answer, and what those that are given in one click would do. */
export function askedParts(
  table: Foresight,
  prompt: Prompt,
  say: Translator,
  { atOnce, ...context }: Omit<PromptContext, 'effect' | 'follows'> & { readonly atOnce: boolean },
): Pick<MenuParts, 'question' | 'rows' | 'effect' | 'verb'> & Following {
  // What a part of an answer would do is not known before the rest.
  const isTold = prompt.kind === 'one' || (prompt.kind === 'some' && !prompt.ordered);
  const ahead = (key: string): Preview => table.preview(prompt.number, key);
  const follows = (key: string): boolean => isTold && ahead(key).follow !== undefined;
  const isSaid = (key: string): boolean => isTold && ahead(key).follow?.says !== undefined;
  const { content, components } = promptMessage(prompt, say, {
    ...context,
    ...(isTold && { effect: key => lineInList(ahead(key), say) }),
    ...(atOnce && { follows }),
  });
  const foreseen = (id: string): Preview | null => {
    const parts = decodeId(id);
    const option = isTold && parts?.verb === 'a' ? named(optionsOf(prompt), alone(parts.arg)) : undefined;
    return option === undefined ? null : ahead(option.key);
  };
  return {
    question: content,
    rows: components,
    isPaid: optionsOf(prompt).some(({ key }) => isSaid(key)),
    instead: optionsOf(prompt).flatMap(({ key }) => {
      const label = isTold && atOnce ? ahead(key).follow?.instead : undefined;
      return label === undefined ? [] : [{ key, label: say.plain(label) }];
    }),
    effect: id => lineBeside(foreseen(id) ?? NOTHING, say),
    verb: id => say.plain(foreseen(id)?.verb ?? verbOf(prompt, say)),
  };
}

const NOTHING: Preview = { effect: null, changes: [] };

/** What all answers of a question do, by what it asks: `verb-<reason>`. Where nothing is done yet, one is chosen. */
function verbOf({ reason }: Prompt, say: Translator): Text {
  const id = `verb-${reason.replaceAll(' ', '-')}`;
  return text(say.has(id) ? id : 'button-choose');
}

/** Beside a button there is room for a short line in small letters, and for what is sure to change under it. */
function lineBeside({ effect, changes, follow }: Preview, say: Translator): string {
  const wording = wordingOf({ text: effect });
  const told = wording === null ? [] : [subtext(clip(say(wording), EFFECT))];
  const sure = changes.map(({ what, before, after }) => say(text('menu-change', { what, before, after })));
  const paid = follow?.says === undefined ? [] : [subtext(clip(say(follow.says), FOLLOW))];
  return [...paid, ...told, ...(sure.length > 0 ? [subtext(sure.join(' · '))] : [])].join('\n');
}

/** In a list there is one line, and what is sure to change comes first. */
export function lineInList({ effect, changes, follow }: Preview, say: Translator): string {
  const wording = wordingOf({ text: effect });
  const sure = changes.map(({ what, before, after }) => text('menu-change', { what, before, after }));
  const paid = follow?.says === undefined ? [] : [follow.says];
  return [...paid, ...sure, ...(wording === null ? [] : [wording])].map(said => say.plain(said)).join(' · ');
}
