import type { APIButtonComponent } from 'discord.js';
import {
  type Arg,
  type DistributePrompt,
  isLegal,
  type Option,
  type PayPrompt,
  type Text,
  text,
} from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { confirmSome, controls, emojiFor, entriesOf, paged } from './choose-rows.js';
import { button, type Row, rangeOf, rowsOf, select } from './components.js';
import { merged } from './copies.js';
import { keyArg } from './custom-id.js';
import {
  answerFrom,
  isPlacing,
  mostPlaced,
  open,
  type PayChoice,
  type PlacingPrompt,
  payChoices,
  sizeOf,
  suggestionOf,
} from './draft.js';
import { clip } from './escape.js';
import { type Chunk, chunksOf, parts } from './lists.js';
import type { Question } from './question.js';
import type { Translator } from './translator.js';

/** With a hand above them more places than these are in a list, so that all is on a phone's screen. */
const PLACES = 4;
/** More ways to pay than these are in a list: a suggested payment stands beside it, on the same screen. */
const WAYS = 3;
const RECEIVERS = 10;
const SELECTS = 3;
const DRAFT_LINES = 25;

/** Kinds whose answer is put together over several clicks. */
export function draftRows(question: Question): Row[] {
  const { prompt } = question;
  if (isPlacing(prompt)) return placingRows({ ...question, prompt });
  if (prompt.kind === 'distribute') return shareRows({ ...question, prompt });
  return prompt.kind === 'pay' ? payRows({ ...question, prompt }) : [];
}

/** One after the other; those placed already are gone from the choice. */
function placingRows(question: Question<PlacingPrompt>): Row[] {
  const { prompt, say, id, draft } = question;
  const placed = 'picked' in draft ? draft.picked : [];
  const isFull = placed.length >= mostPlaced(prompt);
  const unplaced = isFull ? [] : open(prompt.options).filter(option => !placed.includes(option.key));
  const left = merged(unplaced, question.copies);
  const suggested =
    prompt.kind === 'order' && placed.length === 0 && prompt.options.length > 1
      ? [button(id('sug'), say.plain(text('prompt-suggested-order')), 'aside')]
      : [];
  // Where some are picked, they come before their order.
  const confirm = prompt.kind === 'order' ? text('prompt-confirm-order') : confirmSome(question);
  const ends = [...endButtons(question, confirm), ...suggested];
  if (left.length <= PLACES)
    return [...rowsOf(stepButtons(question, left)), ...rowsOf([...ends, ...controls(question)])];
  return paged(question, chunksOf(left), SELECTS, stepRow(question), ends);
}

/** One more for the seat that is clicked; a select gives one of them all that is left. */
function shareRows(question: Question<DistributePrompt>): Row[] {
  const { prompt, say, id, draft } = question;
  const shares = 'shares' in draft ? draft.shares : {};
  const left = prompt.total - sizeOf(draft);
  const receivers = open(prompt.options)
    .filter(({ key, max }) => left > 0 && (shares[key] ?? 0) < max)
    .map(option => ({
      key: option.key,
      label: text('prompt-share', { what: option.label, n: shares[option.key] ?? 0, max: option.max }),
      ...(option.card !== undefined && { card: option.card }),
    }));
  const rest = (chunk: Chunk<Option>, at: number): Row =>
    select(
      id('rest', `${at}.${sizeOf(draft)}`),
      say.plain(text('prompt-all-left', { n: left })),
      entriesOf(question, chunk.options),
    );
  const ends = endButtons(question, text('prompt-confirm-share'));
  if (receivers.length <= RECEIVERS)
    return [
      ...rowsOf(stepButtons(question, receivers)),
      ...(receivers.length > 0 && left > 1 ? [rest({ options: receivers }, 0)] : []),
      ...rowsOf([...ends, ...controls(question)]),
    ];
  const one = stepRow(question, 'prompt-add-one');
  const both = parts(receivers, LIMITS.selectOptions).flatMap((options, at) => [
    { options, row: () => one({ options }, at, true) },
    { options, row: () => rest({ options }, at) },
  ]);
  return paged(question, both, 2, chunk => (chunk as (typeof both)[number]).row(), ends);
}

/** What one click adds; a way to pay that is held goes again. */
interface Step extends Option {
  readonly isHeld?: boolean;
}

/** A payment that will do in one click, and every way to pay beside it; a second click takes a way out again. */
function payRows(question: Question<PayPrompt>): Row[] {
  const { draft } = question;
  const held = 'pay' in draft ? draft.pay : [];
  const suggested = held.length === 0 ? suggestion(question) : [];
  // What is confirmed is put together first, where one does not take what is suggested.
  const ends = suggested.length > 0 ? suggested : endButtons(question, text('prompt-confirm-pay'));
  const ways = waysOf(question);
  if (ways.length <= WAYS) return [...rowsOf(stepButtons(question, ways)), ...rowsOf([...ends, ...controls(question)])];
  const marked = ways.map(way => (way.isHeld ? { ...way, label: text('prompt-held', { what: way.label }) } : way));
  return paged(question, chunksOf(marked), SELECTS, stepRow(question), ends);
}

/** Every way to pay. Of copies that are not used yet one stands for all; those in use can be taken out, each by itself. */
function waysOf({ prompt, say, draft, copies }: Question<PayPrompt>): Step[] {
  const held = 'pay' in draft ? draft.pay : [];
  const all = payChoices(prompt).map(choice => {
    const { item, option } = choice;
    const used = held.find(({ key }) => key === item.key);
    const way: Step = {
      key: choice.key,
      label: wayLabel(choice, say),
      isHeld: used?.as === item.as,
      ...(option.group !== undefined && { group: option.group }),
      ...(option.card !== undefined && { card: option.card }),
    };
    return { way, isFree: used === undefined };
  });
  const free = merged(
    all.flatMap(({ way, isFree }) => (isFree ? [way] : [])),
    copies,
  );
  return all.flatMap(({ way, isFree }) => (isFree ? free.filter(({ key }) => key === way.key) : [way]));
}

function suggestion({ prompt, say, id }: Question<PayPrompt>): APIButtonComponent[] {
  const first = suggestionOf(prompt);
  if (first === null || !('pay' in first) || first.pay.length === 0) return [];
  const items = first.pay.flatMap(({ key }): Arg[] =>
    prompt.options.filter(option => option.key === key).map(option => option.label),
  );
  return [button(id('sug'), say.plain(text('prompt-suggested-pay', { items: { list: items } })), 'finish')];
}

/** The game's word for a resource: its message `resource-<as>`, else the word that its rules use. */
const resource = (as: string, say: Translator): Text =>
  say.has(`resource-${as}`) ? text(`resource-${as}`) : text('name', { name: as });

function wayLabel({ option: { label }, way }: PayChoice, say: Translator): Text {
  const { as, amount, mix } = way;
  if (mix !== undefined) return text('prompt-item', { what: label, as: { list: amounts(mix, say) } });
  const what = { what: label, as: resource(as, say) };
  return amount === 1 ? text('prompt-item', what) : text('prompt-item-more', { ...what, amount });
}

/** So many of each resource. */
const amounts = (counts: Readonly<Record<string, number>>, say: Translator): Text[] =>
  Object.entries(counts)
    .filter(([, amount]) => amount > 0)
    .map(([as, amount]) => text('prompt-cost-part', { amount, as: resource(as, say) }));

const stepButtons = (question: Question, steps: readonly Step[]): APIButtonComponent[] =>
  steps.map(({ key, label, card, isHeld = false }) =>
    button(question.id('d', keyArg(key)), question.say.plain(label), isHeld ? 'chosen' : 'choice', {
      emoji: emojiFor(question, card),
    }),
  );

/** A select of which each use is one step. Its id changes with each step, so that the same line can be chosen again. */
function stepRow(question: Question, called?: string) {
  return (chunk: Chunk<Option>, at: number, alone: boolean): Row => {
    const { say } = question;
    const entries = entriesOf(question, chunk.options);
    const kind = called === undefined ? (chunk.group ?? (alone ? text('prompt-pick') : undefined)) : text(called);
    const labels = entries.map(({ label }) => label);
    const name = kind === undefined ? rangeOf(labels, say) : say.plain(kind);
    return select(question.id('ds', `${at}.${sizeOf(question.draft)}`), name, entries);
  };
}

function endButtons({ prompt, say, id, draft }: Question, confirm: Text): APIButtonComponent[] {
  const fresh = sizeOf(draft) === 0;
  const done = isLegal(prompt, answerFrom(prompt, draft));
  const back = [
    button(id('undo'), say.plain(text('prompt-undo')), 'aside'),
    button(id('clear'), say.plain(text('prompt-clear')), 'aside'),
  ];
  return [
    button(id('ok'), say.plain(confirm), 'finish', {
      disabled: !done || (fresh && isPlacing(prompt)),
    }),
    ...(fresh ? [] : back),
  ];
}

/** What stands so far, and what is still to do. */
export function draftWords(question: Question): string[] {
  const { prompt, say, draft } = question;
  const option = (key: string): string => {
    const found = prompt.kind === 'amount' ? undefined : prompt.options.find(one => one.key === key);
    return found === undefined ? '?' : clip(say(found.label), 60);
  };
  switch (prompt.kind) {
    case 'one':
    case 'amount':
      return [];
    case 'some': {
      if (prompt.max < 2) return [];
      const { min } = prompt;
      const max = Math.min(prompt.max, prompt.options.length);
      const mark = (at: number): string => (prompt.ordered ? `${at + 1}. ` : '');
      const picked = 'picked' in draft ? draft.picked.map((key, at) => `${mark(at)}${option(key)}`) : [];
      const same = min === max ? 'yes' : min + 1 === max ? 'next' : 'no';
      // Any number of all there is: no word is needed for it.
      const isAny = min === 0 && max === prompt.options.length;
      const count = isAny ? [] : [say(text('prompt-to-choose', { min, max, same }))];
      return [...count, ...soFar(picked, say)];
    }
    case 'order': {
      const placed = 'picked' in draft ? draft.picked : [];
      const left = prompt.options.length - placed.length;
      const lines = soFar(
        placed.map((key, at) => `${at + 1}. ${option(key)}`),
        say,
      );
      return left > 0 ? [...lines, say(text('prompt-left', { n: left }))] : lines;
    }
    case 'distribute': {
      const shares = 'shares' in draft ? draft.shares : {};
      const lines = prompt.options.flatMap(({ key }) =>
        shares[key] ? [say.labelled(option(key), `${shares[key]}`)] : [],
      );
      return [...soFar(lines, say), say(text('prompt-left-share', { n: prompt.total - sizeOf(draft) }))];
    }
    case 'pay':
      return payWords({ ...question, prompt });
  }
}

function payWords({ prompt, say, draft }: Question<PayPrompt>): string[] {
  const { total, typed } = prompt.cost;
  const parts = amounts(typed, say);
  const fixed = Object.values(typed).reduce((sum, amount) => sum + amount, 0);
  const which = parts.length === 0 ? 'none' : fixed === total ? 'all' : 'some';
  const cost = text('prompt-cost', { total, typed: which, parts: { list: parts } });
  const held = 'pay' in draft ? draft.pay : [];
  const choices = payChoices(prompt);
  const used = held.flatMap(item => choices.filter(({ item: own }) => own.key === item.key && own.as === item.as));
  const paid = used.reduce((sum, { way }) => sum + way.amount, 0);
  const enough = paid >= total && !isLegal(prompt, { pay: held });
  const spare = enough && held.some((_, at) => isLegal(prompt, { pay: held.filter((_, other) => other !== at) }));
  const excess = spare ? [say(text('prompt-too-much'))] : [];
  // What is to be paid stands in the question, too, but for which resources it has to be.
  if (parts.length === 0) {
    const items = { list: used.map(({ option }) => option.label) };
    const told = held.length === 0 ? [] : [clip(say(text('prompt-paid-with', { amount: paid, total, items })), 200)];
    return [...told, ...excess];
  }
  const lines = used.map(choice => clip(say(wayLabel(choice, say)), 80));
  const told = held.length === 0 ? [] : [...soFar(lines, say), say(text('prompt-paid', { amount: paid, total }))];
  return [clip(say(cost), 200), ...told, ...excess];
}

function soFar(lines: readonly string[], say: Translator): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, DRAFT_LINES);
  const left = lines.length - shown.length;
  const all = left > 0 ? [...shown, say(text('more-lines', { n: left }))] : shown;
  return [say.labelled(say(text('prompt-so-far')), all.join(' · '))];
}
