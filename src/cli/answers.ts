import { z } from 'zod';
import { type Answer, nearest, type Option, optionsOf, type PayItem, type Prompt, problem } from '../kernel/index.js';
import { BadInput } from './command.js';
import { passingField } from './course.js';
import { isNamed, type Names } from './naming.js';

const name = z.string();

/** An answer as a document writes it: the seat, and exactly one of the five shapes. */
export const writtenAnswer = z
  .strictObject({
    seat: z.int().min(0),
    pick: z.array(name).optional(),
    amount: z.int().optional(),
    order: z.array(name).optional(),
    distribute: z.record(name, z.int()).optional(),
    pay: z.array(z.strictObject({ key: name, as: z.string() })).optional(),
    /** What passes by itself after it. */
    pass: passingField,
  })
  .refine(
    ({ seat: _, pass: __, ...shapes }) => Object.keys(shapes).length === 1,
    'give exactly one of pick, amount, order, distribute, pay besides the seat',
  );
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

/** The answer that a written one means at a prompt. @throws BadInput naming the prompt and its legal options */
export function readAnswer(prompt: Prompt, written: WrittenAnswer, called: Names, path: string): Answer {
  const answer = meant(prompt, written, called, path);
  const wrong = problem(prompt, answer);
  if (wrong !== null) throw new BadInput(`${wrong}; ${described(prompt)}`, path);
  return answer;
}

function meant(prompt: Prompt, { seat: _, ...written }: WrittenAnswer, called: Names, path: string): Answer {
  const none = prompt.kind === 'some' ? prompt.none?.key : undefined;
  if (written.pick?.length === 1 && written.pick[0] === none) return { pick: [] };
  return renamed(written as Answer, (names, field) => {
    const taken: string[] = [];
    for (const [at, one] of names.entries()) taken.push(keyOf(prompt, one, called, taken, `${path}.${field}[${at}]`));
    return taken;
  });
}

/** The same answer, with other words for the options it speaks of. `words`: those for some in a field, in their order. */
export function renamed(answer: Answer, words: (keys: readonly string[], field: string) => readonly string[]): Answer {
  if ('pick' in answer) return { pick: words(answer.pick, 'pick') };
  if ('order' in answer) return { order: words(answer.order, 'order') };
  if ('amount' in answer) return { amount: answer.amount };
  if ('pay' in answer) {
    const paying = words(
      answer.pay.map(({ key }) => key),
      'pay',
    );
    return { pay: answer.pay.map(({ as }, at): PayItem => ({ key: paying[at] as string, as })) };
  }
  const sharing = words(Object.keys(answer.distribute), 'distribute');
  return { distribute: Object.fromEntries(Object.values(answer.distribute).map((share, at) => [sharing[at], share])) };
}

const open = (prompt: Prompt): Option[] => optionsOf(prompt).filter(option => option.why === undefined);

/** The first option that fits what was written: by key, else by name, else by card, leaving out those already named. */
function find(prompt: Prompt, written: string, called: Names, taken: readonly string[]): Option | undefined {
  const options = open(prompt);
  const left = ({ key }: Option): boolean => !taken.includes(key);
  return (
    options.find(option => option.key === written) ??
    options.find(option => isNamed(called.get(option.key), written) && left(option)) ??
    options.find(option => option.card === written && left(option))
  );
}

function keyOf(prompt: Prompt, written: string, called: Names, taken: readonly string[], path: string): string {
  const found = find(prompt, written, called, taken);
  if (found !== undefined) return found.key;
  const names = [...new Set(open(prompt).flatMap(({ key, card }) => [card ?? key, called.get(key) ?? key]))];
  throw new BadInput(
    `"${written}" is not offered${names.length === 0 ? '' : nearest(written, names)}; ${described(prompt)}`,
    path,
  );
}

/** A prompt and what may be answered, in one line. */
export function described(prompt: Prompt): string {
  const asked = `seat ${prompt.seat} is asked "${prompt.reason}"`;
  const options = open(prompt).map(({ key, card }) => (card === undefined ? key : `${card} (${key})`));
  const listed = options.length === 0 ? 'nothing' : options.join(', ');
  switch (prompt.kind) {
    case 'one':
      return `${asked}: pick one of ${listed}`;
    case 'some': {
      const count = prompt.min === prompt.max ? `${prompt.min}` : `${prompt.min} to ${prompt.max}`;
      return `${asked}: pick ${count} of ${listed}${prompt.ordered ? ', in order' : ''}${prompt.none === undefined ? '' : `, or "${prompt.none.key}"`}`;
    }
    case 'amount':
      return `${asked}: an amount from ${prompt.min} to ${prompt.max}`;
    case 'order':
      return `${asked}: order ${listed}`;
    case 'distribute':
      return `${asked}: distribute ${prompt.total} among ${prompt.options.map(({ key, max }) => `${key} (at most ${max})`).join(', ')}`;
    case 'pay': {
      const ways = prompt.options.map(
        ({ key, card, ways: all }) =>
          `${card === undefined ? key : `${card} (${key})`} as ${all.map(({ as, amount }) => `${as} ${amount}`).join(' or ')}`,
      );
      const typed = Object.entries(prompt.cost.typed).map(([type, count]) => `${count} ${type}`);
      const including = typed.length === 0 ? '' : `, including ${typed.join(' and ')},`;
      return `${asked}: pay ${prompt.cost.total}${including} with ${ways.join(', ')}`;
    }
  }
}

/** An answer written down so that `readAnswer` reads it again: by card where that is the option meant, else by key. */
export function writeAnswer(prompt: Prompt, answer: Answer, called: Names): WrittenAnswer {
  const { seat } = prompt;
  if ('pick' in answer && answer.pick.length === 0 && prompt.kind === 'some' && prompt.none !== undefined)
    return { seat, pick: [prompt.none.key] };
  // A distribution has each name once: copies of a card go by their keys.
  const named = (keys: readonly string[], field: string) =>
    field === 'distribute' ? keys : keys.map((key, at) => nameOf(prompt, key, called, keys.slice(0, at)));
  return { seat, ...renamed(answer, named) } as WrittenAnswer;
}

function nameOf(prompt: Prompt, key: string, called: Names, taken: readonly string[]): string {
  const card = open(prompt).find(option => option.key === key)?.card;
  return card !== undefined && find(prompt, card, called, taken)?.key === key ? card : key;
}
