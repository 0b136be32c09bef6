import { subtext } from 'discord.js';
import { type Follow, keysOf, optionsOf, type Preview, type Prompt, type Text, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { alone, decodeId, isFollowed, named } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { type PromptContext, type PromptMessage, promptMessage } from '../render/prompt.js';
import { remembered } from '../render/remembered.js';
import { capital } from '../render/sentence.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import type { Fold } from './fold.js';
import type { MenuParts } from './layout.js';
import { wantedFirst } from './wanted.js';

/** What a click spends is said in full. */
const FOLLOW = 150;

/** A table, as far as it can tell what an answer would do. */
export interface Foresight {
  preview(number: number, key: string): Preview;
}

/** What comes of answers that the next question's default may be given with. */
export interface Following {
  /** Whether the line of one says how it is paid. */
  readonly isPaid: boolean;
  /** Answers that have a button of their own as well for being given alone: their keys, null for picking none. */
  readonly instead: readonly { readonly arg: string | null; readonly label: string }[];
}

/** A question with every answer, and what those that are given in one click would do: by how much of it stands open. */
export function askedParts(
  table: Foresight,
  recorded: Prompt,
  say: Translator,
  {
    atOnce,
    ...context
  }: Omit<PromptContext, 'effect' | 'follow' | 'lines' | 'together' | 'verb'> & { readonly atOnce: boolean },
): (
  fold: Pick<Fold, 'effect' | 'lines' | 'together'>,
) => Pick<MenuParts, 'question' | 'rows' | 'effect' | 'isLined' | 'verb' | 'place'> & Following {
  // What a part of an answer would do is not known before the rest.
  const isTold = recorded.kind === 'one' || (recorded.kind === 'some' && !recorded.ordered);
  const ahead = remembered((key: string): Preview => {
    const preview = table.preview(recorded.number, key);
    return atOnce ? preview : asking(preview);
  });
  const prompt = isTold ? wantedFirst(recorded, key => ahead(key).last === true) : recorded;
  const options = optionsOf(prompt);
  const follow = (key: string): Follow | null => (isTold ? (ahead(key).follow ?? null) : null);
  const verbFor = (preview: Preview | null): Text => preview?.verb ?? verbOf(prompt, say);
  const none = prompt.kind === 'some' ? prompt.none : undefined;
  const isSaid = (key: string): boolean => isTold && ahead(key).follow?.says !== undefined;
  const messages = new Map<string, PromptMessage>();
  const message = (lines: number, together: boolean): PromptMessage => {
    // More lines than there are answers change nothing.
    const most = Math.min(lines, options.length);
    const known = messages.get(`${most} ${together}`);
    if (known !== undefined) return known;
    const made = promptMessage(prompt, say, {
      ...context,
      lines: most,
      together,
      ...(isTold && { effect: remembered(key => lineInList(ahead(key), say)) }),
      kept: key => context.kept?.(key) === true || (isTold && ahead(key).apart === true),
      verb: key => verbFor(isTold ? ahead(key) : NOTHING),
      ...(atOnce && { follow }),
    });
    messages.set(`${most} ${together}`, made);
    return made;
  };
  const foreseen = remembered((id: string): Preview | null => {
    const parts = decodeId(id);
    if (!isTold || parts === null) return null;
    if (parts.verb === 'n') return none === undefined ? null : ofNone(ahead(none.key), isFollowed(parts.arg));
    const option = parts.verb === 'a' ? named(options, alone(parts.arg)) : undefined;
    return option === undefined ? null : ahead(option.key);
  });
  const isCard = (id: string): boolean => {
    const parts = decodeId(id);
    return parts?.verb === 'a' && named(options, alone(parts.arg))?.card !== undefined;
  };
  const isSomeTold = (): boolean => options.some(({ key }) => isTold && lineInList(ahead(key), say) !== '');
  const isPaid = options.some(({ key }) => isSaid(key));
  const instead = keysOf(prompt).flatMap(key => {
    const label = atOnce ? follow(key)?.instead : undefined;
    return label === undefined ? [] : [{ arg: key === none?.key ? null : key, label: say.plain(label) }];
  });
  const verb = remembered((id: string) => say.plain(verbFor(foreseen(id))));
  // To pick none is no option: it stands below them.
  const place = remembered((arg: string): number => {
    const option = named(options, alone(arg));
    return option === undefined ? options.length : options.indexOf(option);
  });
  return ({ effect: room, lines, together }) => {
    const { content, components } = message(lines, together);
    const effect = remembered((id: string) => lineBeside(foreseen(id) ?? NOTHING, say, room));
    // Where there is room for no lines, what is apart stands beside the lists.
    const isShort = (id: string): boolean => lines === 0 && foreseen(id)?.apart === true;
    const isLined = (id: string): boolean => !isShort(id) && (effect(id) !== '' || (isCard(id) && isSomeTold()));
    return { question: content, rows: components, isPaid, instead, effect, isLined, verb, place };
  };
}

/** What an answer does where the next question is asked as well: its line does not say how that is answered. */
function asking({ follow, ...preview }: Preview): Preview {
  if (follow === undefined) return preview;
  const { says: _, asks, ...rest } = follow;
  return { ...preview, follow: asks === undefined ? rest : { ...rest, says: asks } };
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
function lineBeside({ effect, gist, changes, follow }: Preview, say: Translator, room: number): string {
  const wording = wordingOf({ text: effect });
  const whole = wording === null ? '' : say(wording);
  const told = whole === '' ? [] : [subtext(clip(whole.length > room && gist !== undefined ? say(gist) : whole, room))];
  const sure = changesTold(changes).map(change => say(change));
  const paid = follow?.says === undefined ? [] : [subtext(clip(say(follow.says), FOLLOW))];
  return [...paid, ...told, ...(sure.length > 0 ? [subtext(capital(sure.join(' · ')))] : [])].join('\n');
}

/** In a list there is one line, and what is sure to change comes first. */
export function lineInList({ effect, gist, changes, follow }: Preview, say: Translator): string {
  const paid = follow?.says === undefined ? [] : [follow.says];
  const line = (wording: Text | null): string => {
    const said = [...paid, ...changesTold(changes), ...(wording === null ? [] : [wording])];
    return capital(said.map(one => say.plain(one)).join(' · '));
  };
  const whole = line(wordingOf({ text: effect }));
  return whole.length > LIMITS.selectText && gist !== undefined ? line(gist) : whole;
}

/** A number that stays as it is says nothing. */
const changesTold = (changes: Preview['changes']): Text[] =>
  changes
    .filter(({ before, after }) => before !== after)
    .map(({ what, before, after, says }) => says ?? text('menu-change', { what, before, after }));
