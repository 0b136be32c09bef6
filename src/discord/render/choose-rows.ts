import { type APIButtonComponent, type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import {
  type AmountPrompt,
  keysOf,
  type OnePrompt,
  type Option,
  type SomePrompt,
  type Text,
  text,
} from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { button, buttonsIn, type Entry, pageButtons, type Row, rangeOf, rowsOf, select } from './components.js';
import { merged } from './copies.js';
import { followedArg, keyArg } from './custom-id.js';
import { open, sizeOf } from './draft.js';
import { type Emoji, emojiOfKind } from './emoji.js';
import { type Chunk, chunksOf, groupsOf, pageOf } from './lists.js';
import type { Question } from './question.js';
import { capital } from './sentence.js';

const BUTTONS = 20;
const SELECTS = 4;
/** Groups of up to so many stay buttons where others become selects. */
const SMALL = 2;
/** Keys by which rules call a way out: they are offered beside the real choices, not among them. */
const ASIDES = new Set(['pass', 'none', 'take', 'give-in', 'concede', 'done', 'skip', 'stop', 'end']);
/** The way out that is also the way on: with it a turn is done. */
export const END = 'end';
/** A side road, by its key: a choice like others, but nothing that has to be done. Several of them are no row of buttons beside lists. */
const isSide = ({ key }: Pick<Option, 'key'>): boolean => key.startsWith('ask.');

/** Exactly one, or some. One click wherever one click can be the whole answer. */
export const chooseRows = (question: Question<OnePrompt | SomePrompt>): Row[] => withWayOn(question, rowsFor(question));

/**
 * Where no choice stands out as a button, the way on does: the only answer there is, or the end of a turn in which nothing else is left
 * to do. Nothing does beside lists, or where nobody waits for the answer.
 */
function withWayOn({ prompt, id }: Question<OnePrompt | SomePrompt>, rows: Row[]): Row[] {
  // Beside lists, what has a button only has it for want of others of its kind: that is no reason to choose it.
  if (rows.some(row => buttonsIn(row).length === 0))
    return rows.map(row => painted(row, ButtonStyle.Secondary, isBlue));
  const buttons = rows.flatMap(buttonsIn) as APIButtonComponentWithCustomId[];
  if (prompt.standing === true || buttons.some(isBlue)) return rows;
  const ways = [keyArg(END), followedArg(END)].map(arg => id('a', arg));
  const isOnly = keysOf(prompt).length === 1;
  const way = buttons.find(({ custom_id }) => ways.includes(custom_id) || (isOnly && /^[an]\|/.test(custom_id)));
  return rows.map(row => painted(row, ButtonStyle.Primary, one => one === way));
}

const isBlue = ({ style }: APIButtonComponent): boolean => style === ButtonStyle.Primary;

/** A row, some of its buttons in another colour. */
const painted = (
  row: Row,
  style: ButtonStyle.Primary | ButtonStyle.Secondary,
  which: (one: APIButtonComponent) => boolean,
): Row => ({
  ...row,
  components: row.components.map(one =>
    one.type === ComponentType.Button && which(one) ? ({ ...one, style } as APIButtonComponent) : one,
  ),
});

function rowsFor(question: Question<OnePrompt | SomePrompt>): Row[] {
  const options = open(question.prompt.options);
  const { prompt } = question;
  const most = prompt.kind === 'one' ? 1 : Math.min(prompt.max, options.length);
  if (most === 0) return rowsOf(controls(question));
  if (most === 1) {
    const different = merged(options, question.copies);
    const isTold = different.some(({ key }) => question.effect(key) !== '');
    const real = different.filter(({ key }) => !ASIDES.has(key));
    if (isTold ? real.length <= question.lines : different.length <= BUTTONS)
      return [...buttonRows(question, different), ...rowsOf(controls(question))];
    const aside = isTold ? different.filter(({ key }) => ASIDES.has(key) || question.kept(key)) : [];
    const listed = different.filter(option => !aside.includes(option));
    // A list of one would be a click more; of none, where all is kept beside it, it would be no list.
    if (listed.length <= 1) return [...buttonRows(question, different), ...rowsOf(controls(question))];
    if (question.together && listed.length <= LIMITS.selectOptions)
      return [
        listRow(question, { options: listed }, 0, true),
        ...rowsOf([...answerButtons(question, aside), ...controls(question)]),
      ];
    const mixed = isTold ? mixedRows(question, different, question.lines) : null;
    if (mixed !== null) return [...mixed, ...rowsOf(controls(question))];
    const row = (chunk: Chunk<Option>, at: number, alone: boolean): Row => listRow(question, chunk, at, alone);
    return paged(question, chunksOf(listed), SELECTS, row, answerButtons(question, aside));
  }
  const least = prompt.kind === 'some' ? prompt.min : 1;
  if (options.length <= LIMITS.selectOptions) {
    const bounds = { min: Math.max(1, least), max: most };
    return [listRow(question, { options }, 0, true, bounds), ...rowsOf(controls(question))];
  }
  return manyRows(question, options, { least, most });
}

/** Several of more than one select can hold: each select sets the picks among its own options, a button confirms. */
function manyRows(
  question: Question<OnePrompt | SomePrompt>,
  options: readonly Option[],
  { least, most }: { least: number; most: number },
): Row[] {
  const picked = 'picked' in question.draft ? question.draft.picked : [];
  const setRow = (chunk: Chunk<Option>, at: number, alone: boolean): Row => {
    const here = chunk.options.filter(option => picked.includes(option.key)).length;
    const room = most - (picked.length - here);
    const entries = entriesOf(question, chunk.options, picked);
    const max = Math.max(1, Math.min(room, chunk.options.length));
    return select(question.id('set', `${at}`), title(question, chunk, alone), entries, {
      min: 0,
      max,
      disabled: room === 0,
    });
  };
  const n = sizeOf(question.draft);
  const confirm = question.say.plain(confirmSome(question));
  return paged(question, chunksOf(options), SELECTS - 1, setRow, [
    button(question.id('ok'), confirm, 'finish', { disabled: n === 0 || n < least || n > most }),
    button(question.id('clear'), question.say.plain({ id: 'prompt-clear' }), 'aside', { disabled: n === 0 }),
  ]);
}

/** What confirms several: it says what will be done with them, where that has a word. */
export function confirmSome({ draft, verb }: Question): Text {
  const done = verb('');
  const n = sizeOf(draft);
  return done.id === 'button-choose'
    ? text('prompt-confirm-some', { n })
    : text('prompt-confirm-verb', { verb: done, n });
}

/** A whole number: a button each, or selects by 25. */
export function amountRows(question: Question<AmountPrompt>): Row[] {
  const { min, max } = question.prompt;
  const number = (value: number): string => question.say.plain({ id: 'number', args: { n: value } });
  const from = (start: number, count: number): number[] =>
    Array.from({ length: Math.min(count, max - start + 1) }, (_, at) => start + at);
  if (max - min < BUTTONS)
    return [
      ...rowsOf(from(min, BUTTONS).map(value => button(question.id('amt', `${value}`), number(value), 'choice'))),
      ...rowsOf(controls(question)),
    ];
  const size = LIMITS.selectOptions * SELECTS;
  const last = Math.floor((max - min) / size);
  const page = Math.min(question.page, last);
  const rows = Array.from({ length: SELECTS }, (_, at) =>
    from(min + page * size + at * LIMITS.selectOptions, LIMITS.selectOptions),
  )
    .filter(values => values.length > 0)
    .map((values, at) => {
      const entries = values.map((value): Entry => ({ value: `${value}`, label: number(value) }));
      const labels = entries.map(entry => entry.label);
      return select(question.id('s', `${at}`, page), rangeOf(labels, question.say), entries);
    });
  return [...rows, ...rowsOf([...turns(question, page, last), ...controls(question)])];
}

const argOf = ({ follow }: Question, key: string): string => (follow(key) === null ? keyArg(key) : followedArg(key));

const answerButtons = (question: Question, options: readonly Option[]): APIButtonComponent[] =>
  options.map(({ key, label, card }) =>
    button(
      question.id('a', argOf(question, key)),
      capital(question.say.plain(label)),
      ASIDES.has(key) || isSide({ key }) ? 'aside' : 'choice',
      { emoji: emojiFor(question, card) },
    ),
  );

/** A row of its own for each group, while there are rows; else large groups become selects; else five after five. */
function buttonRows(question: Question<OnePrompt | SomePrompt>, options: readonly Option[]): Row[] {
  const made = (list: readonly Option[]): APIButtonComponent[] => answerButtons(question, list);
  const groups = groupsOf(options);
  const grouped = groups.flatMap(group => rowsOf(made(group.options)));
  if (grouped.length <= SELECTS) return grouped;
  return mixedRows(question, options) ?? rowsOf(made(options));
}

/**
 * Large groups as selects, and what is left as buttons: where those are still more than wanted, in a select of their own.
 * Null where nothing can be listed, or there are too many lists.
 */
function mixedRows(
  question: Question<OnePrompt | SomePrompt>,
  options: readonly Option[],
  buttons = BUTTONS,
): Row[] | null {
  const kept = options.filter(({ key }) => question.kept(key));
  const groups = groupsOf(options.filter(option => !kept.includes(option)));
  const listable = groups
    .filter(({ group, options: own }) => group !== undefined && own.length > 1 && own.length <= LIMITS.selectOptions)
    .sort((one, other) => other.options.length - one.options.length);
  let left = options.length;
  const listed = listable.filter(({ options: own }) => {
    const isLarge = own.length > SMALL || left > buttons || own.every(isSide);
    if (isLarge) left -= own.length;
    return isLarge;
  });
  const large = groups.filter(group => listed.includes(group));
  const small = groups.filter(group => !listed.includes(group)).flatMap(group => group.options);
  const others = small.filter(({ key }) => !ASIDES.has(key));
  const isMany = kept.length + others.length > buttons && others.length > 1 && others.length <= LIMITS.selectOptions;
  const lists = [...large, ...(isMany ? [{ options: others }] : [])];
  const mixed = [
    ...lists.map((group, at) => listRow(question, group, at, true)),
    ...rowsOf(answerButtons(question, [...kept, ...small.filter(option => !isMany || !others.includes(option))])),
  ];
  return lists.length > 0 && mixed.length <= SELECTS ? mixed : null;
}

/** One page of a long list's selects, with the buttons that turn pages and those that end the choice. */
export function paged<T>(
  question: Question,
  chunks: readonly Chunk<T>[],
  size: number,
  row: (chunk: Chunk<T>, at: number, alone: boolean) => Row,
  more: readonly APIButtonComponent[] = [],
): Row[] {
  const { shown, page, last } = pageOf(chunks, size, question.page);
  const rows = shown.map((chunk, at) => row(chunk, page * size + at, chunks.length === 1));
  return [...rows, ...rowsOf([...turns(question, page, last), ...more, ...controls(question)])];
}

const turns = (question: Question, page: number, last: number): APIButtonComponent[] =>
  pageButtons({ page, last }, question.say, (way, to) => question.id('pg', way, to));

/** What stands below every choice: the word for none, and what is not possible. */
export function controls(question: Question): APIButtonComponent[] {
  return [...noneButton(question), ...refusedButton(question)];
}

function noneButton({ prompt, say, id, follow }: Question): APIButtonComponent[] {
  if (prompt.kind !== 'some' || prompt.min > 0) return [];
  const { none } = prompt;
  const next = none === undefined ? null : follow(none.key);
  const label = next?.label ?? none?.label ?? { id: 'prompt-none' };
  return [button(id('n', next === null ? '' : followedArg(none?.key ?? '')), say.plain(label), 'aside')];
}

function refusedButton({ refused, say, id }: Question): APIButtonComponent[] {
  return refused ? [button(id('no'), say.plain({ id: 'prompt-refused' }), 'aside')] : [];
}

/** Answers in a select, of which one is chosen where nothing else is said. */
const listRow = (
  question: Question,
  chunk: Chunk<Option>,
  at: number,
  alone: boolean,
  bounds?: { readonly min: number; readonly max: number },
): Row => select(question.id('s', `${at}`), title(question, chunk, alone), entriesOf(question, chunk.options), bounds);

/** The name over a select: `alone`, it holds all of its kind. */
function title(question: Question, { group, options }: Chunk<Option>, alone: boolean): string {
  const { say } = question;
  if (group !== undefined) return say.plain(group);
  if (alone) return kindsOf(question, options);
  return rangeOf(
    options.map(({ label }) => say.plain(label)),
    say,
  );
}

/** As many kinds of answers as a select names: on a phone, there is no room for more. */
const KINDS = 2;

/** What a select of several kinds holds: its groups, and what is done with those that have none. */
function kindsOf({ say, verb }: Question, options: readonly Option[]): string {
  const kinds = [...new Set(options.map(({ key, group }) => say.plain(group ?? verb(key)).replace(/…$/, '')))];
  // A number of those left out would read as a card's +1.
  const unnamed = kinds.length > KINDS ? ' · ' : '';
  return `${kinds.slice(0, KINDS).join(' · ')}${unnamed}…`;
}

/** The emoji of the card an option speaks of: of what it's asked for, such as what it blocks, else of its kind. */
export function emojiFor({ game, prompt }: Question, card: string | undefined): Emoji | undefined {
  const facts = card === undefined ? [] : (game?.cards.get(card)?.facts ?? []);
  return emojiOfKind(facts.filter(({ sign }) => sign?.icons.includes(prompt.reason))) ?? emojiOfKind(facts);
}

/** Options as lines of a select: what each does, and the facts of its card as far as there is room. */
export function entriesOf(question: Question, options: readonly Option[], picked: readonly string[] = []): Entry[] {
  const { say, game } = question;
  return options.map(({ key, label, card }) => ({
    value: argOf(question, key),
    label: capital(say.plain(label)),
    description: [
      question.effect(key),
      (card === undefined ? [] : (game?.cards.get(card)?.facts ?? [])).map(fact => say.plain(fact)).join(', '),
    ]
      .filter(part => part !== '')
      .join(' · '),
    chosen: picked.includes(key),
    emoji: emojiFor(question, card),
  }));
}
