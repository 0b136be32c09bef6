import { type Option, optionsOf, type Prompt, winners } from '../kernel/index.js';
import type { Desk } from './desk.js';
import type { Forced } from './forced.js';
import type { Names } from './naming.js';
import type { Speaker } from './words.js';

/** Where a table stands, and what the step that led there did, as JSON. Who prints it adds the position and the log. */
export function standingOf<S>(desk: Desk<S>, speaker: Speaker) {
  const { table } = desk;
  const { forced, trace } = desk.journal;
  return {
    pending: table.prompts.map(prompt => pendingOf(prompt, desk.namesAt(prompt), speaker, desk.takenFor(prompt.seat))),
    outcome: outcomeOf(desk, speaker),
    ...(table.resting && { stopped: true as const }),
    since: desk.answers,
    forced: forced.map(one => forcedOf(one, speaker)),
    ...(trace !== null && { trace }),
  };
}
export type Stood = ReturnType<typeof standingOf>;

/** An open question with everything that may be answered, and what its seat was not asked in the action under way. */
function pendingOf(prompt: Prompt, names: Names, speaker: Speaker, forced: readonly Forced[]) {
  const { seat, kind, reason, source, standing } = prompt;
  return {
    seat,
    kind,
    reason,
    question: speaker.say(prompt.question),
    ...(source !== undefined && { source }),
    ...(standing && { standing }),
    trail: prompt.trail.map(label => speaker.say(label)),
    ...bounds(prompt),
    options: optionsOf(prompt).map((one, at) => ({
      key: one.key,
      id: names.get(one.key) ?? one.key,
      label: speaker.say(one.label),
      ...(one.card !== undefined && { card: one.card }),
      ...extras(prompt, at),
    })),
    ...(prompt.kind === 'some' &&
      prompt.none !== undefined && { none: { key: prompt.none.key, label: speaker.say(prompt.none.label) } }),
    default: prompt.default,
    ...(forced.length > 0 && { forced: forced.map(one => forcedOf(one, speaker)) }),
  };
}

/** What is not possible now, and why. */
export function refusedOf(options: readonly Option[], speaker: Speaker) {
  return options.map(({ key, label, card, why }) => ({
    key,
    label: speaker.say(label),
    ...(card !== undefined && { card }),
    ...(why !== undefined && { why: speaker.say(why) }),
  }));
}

function forcedOf({ seat, reason, question, source, answer, labels, passed }: Forced, speaker: Speaker) {
  return {
    seat,
    reason,
    question: speaker.say(question),
    ...(source !== undefined && { source }),
    ...answer,
    label: labels.map(label => speaker.say(label)).join(', '),
    ...(passed && { passed }),
  };
}

function bounds(prompt: Prompt) {
  switch (prompt.kind) {
    case 'one':
      return { min: 1, max: 1 };
    case 'some':
      return { min: prompt.min, max: prompt.max, ...(prompt.ordered && { ordered: true }) };
    case 'amount':
      return { min: prompt.min, max: prompt.max };
    case 'order':
      return { min: prompt.options.length, max: prompt.options.length };
    case 'distribute':
      return { total: prompt.total };
    case 'pay':
      return { cost: prompt.cost };
  }
}

function extras(prompt: Prompt, at: number) {
  if (prompt.kind === 'distribute') return { max: prompt.options[at]?.max };
  if (prompt.kind === 'pay') return { ways: prompt.options[at]?.ways };
  return {};
}

function outcomeOf<S>({ table: { outcome } }: Desk<S>, speaker: Speaker) {
  if (outcome === null) return null;
  return {
    winners: winners(outcome),
    ...(outcome.together && { together: outcome.together }),
    reason: speaker.say(outcome.reason),
    places: outcome.places,
  };
}
