import { type Answer, type Option, optionsOf, type Prompt, type Seat, type Taken, type Text } from '../kernel/index.js';
import { renamed } from './answers.js';
import { type Names, namesOf } from './naming.js';

/** Something that nobody was asked: the one thing there was to do, or a window that passed by itself. */
export interface Forced {
  readonly seat: Seat;
  readonly reason: string;
  readonly question: Text;
  readonly source?: string;
  /** By names that hold in every position. */
  readonly answer: Answer;
  readonly labels: readonly Text[];
  readonly passed?: true;
}

/** What the rules took for an answer, as nothing was left to choose. */
export function takenAs({ answer, options, ...asked }: Taken, state: unknown): Forced {
  const names = namesOf(options, state);
  return {
    ...asked,
    answer: renamed(answer, keys => keys.map(key => names.get(key) ?? key)),
    labels: options.map(({ label }) => label),
  };
}

/** A question that has passed by itself. */
export function passedAs(prompt: Prompt, answer: Answer, names: Names): Forced {
  const { seat, reason, question, source } = prompt;
  const chosen = passOf(prompt, answer);
  return {
    seat,
    reason,
    question,
    ...(source !== undefined && { source }),
    answer: { pick: chosen.map(({ key }) => names.get(key) ?? key) },
    labels: chosen.map(({ label }) => label),
    passed: true,
  };
}

/** The options that pass, or the question's own word for none. */
function passOf(prompt: Prompt, answer: Answer): readonly Pick<Option, 'key' | 'label'>[] {
  const keys = 'pick' in answer ? answer.pick : [];
  if (keys.length === 0) return prompt.kind === 'some' && prompt.none !== undefined ? [prompt.none] : [];
  return optionsOf(prompt).filter(({ key }) => keys.includes(key));
}
