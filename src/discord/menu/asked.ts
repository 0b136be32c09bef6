import { subtext } from 'discord.js';
import { type Follow, keysOf, optionsOf, type Preview, type Prompt, type Text, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { alone, decodeId, isFollowed, named } from '../render/custom-id.js';
import { clip, clipWords } from '../render/escape.js';
import { type PromptContext, promptMessage } from '../render/prompt.js';
import type { Translator } from '../render/translator.js';
import type { Fold } from './fold.js';
import type { MenuParts } from './layout.js';

/** What a click spends is said in full. */
const FOLLOW = 150;

/** A table, as far as it can tell what an answer would do. */
export interface Foresight {
  preview(number: number, key: string): Preview;
}

/** The same, with each answer looked at once. */
export function remembered(table: Foresight): Foresight {
  const known = new Map<string, Preview>();
  return {
    preview(number, key) {
      const place = `${number}|${key}`;
      const preview = known.get(place) ?? table.preview(number, key);
      known.set(place, preview);
      return preview;
    },
  };
}

/** What comes of answers that the next question's default may be given with. */
export interface Following {
  /** Whether the line of one says how it is paid. */
  readonly isPaid: boolean;
  /** Answers that have a button of their own as well for being given alone: their keys, null for picking none. */
  readonly instead: readonly { readonly arg: string | null; readonly label: string }[];
}

/** A question with every answer, and what those that are given in one click would do. */
export function askedParts(
  table: Foresight,
  prompt: Prompt,
  say: Translator,
  { atOnce, ...context }: Omit<PromptContext, 'effect' | 'follow'> & { readonly atOnce: boolean },
  { effect: room, lines, together }: Pick<Fold, 'effect' | 'lines' | 'together'>,
): Pick<MenuParts, 'question' | 'rows' | 'effect' | 'verb'> & Following {
  // What a part of an answer would do is not known before the rest.
  const isTold = prompt.kind === 'one' || (prompt.kind === 'some' && !prompt.ordered);
  const ahead = (key: string): Preview => table.preview(prompt.number, key);
  const follow = (key: string): Follow | null => (isTold ? (ahead(key).follow ?? null) : null);
  const none = prompt.kind === 'some' ? prompt.none : undefined;
  const isSaid = (key: string): boolean => isTold && ahead(key).follow?.says !== undefined;
  const { content, components } = promptMessage(prompt, say, {
    ...context,
    lines,
    together,
    ...(isTold && { effect: key => lineInList(ahead(key), say) }),
    ...(atOnce && { follow }),
  });
  const foreseen = (id: string): Preview | null => {
    const parts = decodeId(id);
    if (!isTold || parts === null) return null;
    if (parts.verb === 'n') return none === undefined ? null : ofNone(ahead(none.key), isFollowed(parts.arg));
    const option = parts.verb === 'a' ? named(optionsOf(prompt), alone(parts.arg)) : undefined;
    return option === undefined ? null : ahead(option.key);
  };
  return {
    question: content,
    rows: components,
    isPaid: optionsOf(prompt).some(({ key }) => isSaid(key)),
    instead: keysOf(prompt).flatMap(key => {
      const label = atOnce ? follow(key)?.instead : undefined;
      return label === undefined ? [] : [{ arg: key === none?.key ? null : key, label: say.plain(label) }];
    }),
    effect: id => lineBeside(foreseen(id) ?? NOTHING, say, room),
    verb: id => say.plain(foreseen(id)?.verb ?? verbOf(prompt, say)),
  };
}

/**
 * Picking none has a line of its own where that has a word for its button, and where the next question is not still to be
 * asked; else its label says enough.
 */
const ofNone = (preview: Preview, followed: boolean): Preview | null =>
  preview.verb === undefined || followed !== (preview.follow !== undefined) ? null : preview;

const NOTHING: Preview = { effect: null, changes: [] };

/** What all answers of a question do, by what it asks: `verb-<reason>`. Where nothing is done yet, one is chosen. */
function verbOf({ reason }: Prompt, say: Translator): Text {
  const id = `verb-${reason.replaceAll(' ', '-')}`;
  return text(say.has(id) ? id : 'button-choose');
}

/** Beside a button there is room for a line of so many small letters, and for what is sure to change under it. */
function lineBeside({ effect, changes, follow }: Preview, say: Translator, room: number): string {
  const wording = wordingOf({ text: effect });
  const told = wording === null ? [] : [subtext(clipWords(say(wording), room))];
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
