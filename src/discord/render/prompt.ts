import { bold, subtext } from 'discord.js';
import { type CardView, type Option, type Prompt, type Text, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { LIMITS } from '../reply/limits.js';
import { amountRows, chooseRows } from './choose-rows.js';
import type { Row } from './components.js';
import { copiesIn, NO_COPIES } from './copies.js';
import { encodeId } from './custom-id.js';
import { readDraft } from './draft.js';
import { draftRows, draftWords } from './draft-rows.js';
import { clip } from './escape.js';
import { asManyAsFit } from './lists.js';
import type { Question } from './question.js';
import type { Translator } from './translator.js';

/** Where a prompt is shown, and what is known of its answers. */
export interface PromptContext extends Partial<Omit<Question, 'prompt' | 'say' | 'draft' | 'copies' | 'id'>> {
  readonly match: string;
  /** What was stored of a half-given answer; anything that is no draft of this prompt counts as none. */
  readonly draft?: unknown;
  /** What the asked player holds: of several copies one stands for all. */
  readonly hand?: readonly CardView[];
  /** How the table stands, in a few words each. */
  readonly brief?: readonly string[];
  /** Printed ids of cards that are in play, and not on their way there. */
  readonly inPlay?: ReadonlySet<string>;
}

export interface PromptMessage {
  readonly content: string;
  readonly components: Row[];
}

/** With a hand above them so many fit a phone's screen. */
const LINES = 4;
const TRAIL = 300;
const QUESTION = 700;
const WORDING = 400;

/** A question as a message: what is question and why, what stands so far, and every legal answer in reach of a click. */
export function promptMessage(prompt: Prompt, say: Translator, context: PromptContext): PromptMessage {
  const page = context.page ?? 0;
  const question: Question = {
    prompt,
    say,
    page,
    draft: readDraft(prompt, context.draft),
    refused: context.refused ?? false,
    effect: context.effect ?? (() => ''),
    follow: context.follow ?? (() => null),
    kept: context.kept ?? (() => false),
    verb: context.verb ?? (() => text('button-choose')),
    lines: context.lines ?? LINES,
    together: context.together ?? false,
    game: context.game,
    copies: context.hand === undefined ? NO_COPIES : copiesIn(context.hand),
    id: (verb, arg = '', at = page) => encodeId({ verb, subject: context.match, number: prompt.number, page: at, arg }),
  };
  const lines = [...headline(question, context), ...draftWords(question)];
  return { content: clip(lines.join('\n'), LIMITS.content), components: rows(question) };
}

function rows(question: Question): Row[] {
  const { prompt } = question;
  switch (prompt.kind) {
    case 'one':
      return chooseRows({ ...question, prompt });
    case 'some':
      return prompt.ordered ? draftRows(question) : chooseRows({ ...question, prompt });
    case 'amount':
      return amountRows({ ...question, prompt });
    case 'order':
    case 'distribute':
    case 'pay':
      return draftRows(question);
  }
}

function headline({ prompt, say, game }: Question, { brief = [], hand, inPlay }: PromptContext): string[] {
  const steps = deep(prompt.trail).map(step => say(step));
  // A card's hit names the card again.
  const trail = steps.filter((step, at) => steps[at + 1]?.includes(step) !== true).join(' › ');
  const lines: string[] = trail === '' ? [] : [subtext(clip(trail, TRAIL))];
  const asked = clip(say(prompt.question), QUESTION);
  lines.push(...withBrief(asked, brief));
  if (prompt.source !== undefined) {
    const entry = game?.cards.get(prompt.source);
    const lies = inPlay?.has(prompt.source) === true && entry?.textInPlay !== undefined;
    const wording = entry === undefined ? null : wordingOf({ text: lies ? entry.textInPlay : entry.text });
    const source = say(text('card', { card: { card: prompt.source } }));
    // The question or the last step of the trail often names that card: it need not be named twice.
    const isPlayed = prompt.kind === 'pay' && (hand?.some(({ card }) => card === prompt.source) ?? true);
    const isTold = wording === null || isPlayed;
    if (isTold && (asked.includes(source) || trail.endsWith(source))) return lines;
    const from = clip(say(text('prompt-source', { card: { card: prompt.source } })), TRAIL);
    // What a card does has a colon of its own.
    lines.push(subtext(wording === null ? from : `${from} · ${clip(say(wording), WORDING)}`));
  }
  return lines;
}

/** Steps that name a turn and its part are left out: the news and the board tell of them. */
const OUTER = 2;

/** How deep within something else this is asked; nothing where the question itself tells. */
const deep = (trail: readonly Text[]): readonly Text[] => (trail.length > OUTER + 1 ? trail.slice(OUTER) : []);

/** What is asked, and how the table stands: behind a mere heading, below a sentence. */
export function withBrief(asked: string, brief: readonly string[]): string[] {
  if (brief.length === 0) return [asked];
  const standing = clip(brief.join(' · '), TRAIL);
  return /[.?!…)]$|\n/.test(asked) ? [asked, subtext(standing)] : [`${bold(asked)} · ${standing}`];
}

/** What is not possible now, a line each with its reason. */
export function refusedMessage(options: readonly Option[], say: Translator): PromptMessage {
  const told = options.filter(option => option.why !== undefined);
  if (told.length === 0) return { content: say(text('refused-nothing')), components: [] };
  const lines = told.map(
    ({ label, why }) => `• ${clip(say(label), 120)}${why === undefined ? '' : ` – ${clip(say(why), 300)}`}`,
  );
  const content = asManyAsFit([say(text('refused-title')), ...lines], LIMITS.content, say).join('\n');
  return { content, components: [] };
}
