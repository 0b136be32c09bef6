import type { PromptSpec, Reply, Request, Standing } from './choose.js';
import type { Preview } from './preview.js';
import { type Answer, enumerate, type Option, type Prompt } from './prompts/index.js';
import type { Seat, Text } from './text.js';

/** One question of a request, and what has come of it. */
class Question {
  readonly seat: Seat;
  readonly stands: boolean;
  number: number;
  reply: Answer | null = null;
  awaited = true;
  private asked: PromptSpec | Standing;
  private readonly trail: readonly Text[];
  private made: Prompt | null;

  constructor(asked: PromptSpec | Standing, trail: readonly Text[], number: number) {
    this.seat = asked.seat;
    this.stands = 'ask' in asked;
    this.number = number;
    this.asked = asked;
    this.trail = trail;
    this.made = 'ask' in asked ? null : promptOf(asked, trail, number, false);
  }

  /** As the rules put it. */
  get spec(): PromptSpec {
    if ('ask' in this.asked) this.asked = this.asked.ask();
    return this.asked;
  }

  /** As players see it. */
  get prompt(): Prompt {
    this.made ??= promptOf(this.spec, this.trail, this.number, this.stands);
    return this.made;
  }

  renumber(number: number): void {
    this.number = number;
    this.made = null;
  }
}

/** The questions of one request, from the moment they are asked until enough of them are answered. */
export class Questions {
  private readonly mode: Request['mode'];
  private readonly all: Question[] = [];
  private listed: readonly Prompt[] | null = null;

  constructor({ mode, prompts }: Request, trail: readonly Text[], number: () => number) {
    this.mode = mode;
    const at = [...trail];
    for (const asked of prompts) this.all.push(new Question(asked, at, number()));
    if (this.all.every(({ stands }) => stands)) throw new Error('a question is put to nobody');
  }

  /** Those that still await an answer. */
  list(): readonly Prompt[] {
    this.listed ??= this.all.filter(({ awaited }) => awaited).map(({ prompt }) => prompt);
    return this.listed;
  }

  /** The first of them; undefined where there is none. */
  get first(): Prompt | undefined {
    for (const one of this.all) if (one.awaited) return one.prompt;
    return undefined;
  }

  /** The one of that number, if it still awaits an answer. */
  find(number: number): Prompt | undefined {
    for (const one of this.all) if (one.awaited && one.number === number) return one.prompt;
    return undefined;
  }

  /** Whether any of them fits. Those after it are not looked at. */
  some(fits: (prompt: Prompt) => boolean): boolean {
    for (const one of this.all) if (one.awaited && fits(one.prompt)) return true;
    return false;
  }

  /** The answers, once no question waits for anybody. */
  get settled(): Reply | null {
    const { all, mode } = this;
    const open = mode === 'each' ? all.some(({ awaited }) => awaited) : all.every(({ reply }) => reply === null);
    return open ? null : all.map(({ reply }) => reply);
  }

  enter({ number }: Prompt, answer: Answer): void {
    const one = this.all.find(other => other.number === number) as Question;
    // Who wants nothing of what they may do at any time leaves it to the others: nothing has changed for them.
    if (this.mode === 'each' || !one.stands || !isNothing(answer)) one.reply = answer;
    this.close(one);
  }

  /** Defaults stand in for seats that are gone. Where any answer will do they are left to the others, if there are any. */
  standIn(gone: (seat: Seat) => boolean): void {
    for (const one of this.all) {
      if (!one.awaited || !gone(one.seat)) continue;
      if (this.mode === 'each') one.reply = one.prompt.default;
      this.close(one);
    }
    if (this.mode === 'each' || this.all.some(({ awaited, stands }) => awaited && !stands)) return;
    const first = this.all.find(({ stands }) => !stands) as Question;
    first.reply = first.prompt.default;
  }

  /** What is not possible at a prompt now, with the reasons. */
  refused(number: number): readonly Option[] {
    return this.specOf(number)?.others?.() ?? [];
  }

  /** What its rules tell of an option of a prompt beforehand. */
  preview(number: number, key: string): Partial<Preview> {
    return this.specOf(number)?.preview?.(key) ?? {};
  }

  private specOf(number: number): PromptSpec | undefined {
    return this.all.find(one => one.number === number)?.spec;
  }

  /** Gives those that still await an answer new numbers: buttons from before mean nothing any more. */
  renumber(number: () => number): void {
    for (const one of this.all) if (one.awaited) one.renumber(number());
    this.listed = null;
  }

  private close(one: Question): void {
    one.awaited = false;
    this.listed = null;
  }
}

type Growing = Omit<Prompt, 'source' | 'standing'> & { source?: string; standing?: true };

function promptOf(spec: PromptSpec, trail: readonly Text[], number: number, stands: boolean): Prompt {
  const prompt = bare(spec, trail, number, spec.default ?? fallback(spec));
  if (spec.source !== undefined) prompt.source = spec.source;
  if (stands) prompt.standing = true;
  return prompt as Prompt;
}

/**
 * A prompt but for what it may have. All kinds are written out and grow in one way each: that is several times faster than a
 * spread, which gives every prompt a shape of its own.
 */
function bare(spec: PromptSpec, trail: readonly Text[], number: number, fallen: Answer): Growing {
  const { kind, seat, reason, question } = spec;
  switch (kind) {
    case 'one':
    case 'order':
      return { kind, number, seat, reason, question, trail, options: spec.options, default: fallen } as Growing;
    case 'some': {
      const { options, min, max, none, ordered } = spec;
      const some = { kind, number, seat, reason, question, trail, options, min, max, default: fallen };
      if (none !== undefined) Object.assign(some, { none });
      if (ordered !== undefined) Object.assign(some, { ordered });
      return some;
    }
    case 'amount': {
      const { min, max } = spec;
      return { kind, number, seat, reason, question, trail, min, max, default: fallen } as Growing;
    }
    case 'distribute': {
      const { options, total } = spec;
      return { kind, number, seat, reason, question, trail, options, total, default: fallen } as Growing;
    }
    case 'pay': {
      const { options, cost, surplus } = spec;
      const pay = { kind, number, seat, reason, question, trail, options, cost, default: fallen };
      return surplus === undefined ? pay : Object.assign(pay, { surplus });
    }
  }
}

const isNothing = (answer: Answer): boolean => 'pick' in answer && answer.pick.length === 0;

/** The answer that counts when rules name none: the first that is legal. */
function fallback(spec: PromptSpec): Answer {
  if (spec.kind === 'some' && spec.min === 0) return { pick: [] };
  // Which answers are legal hangs on nothing that the table adds.
  const [first] = enumerate(spec as Prompt, 1);
  if (first === undefined) throw new Error(`a question without a legal answer: ${spec.reason}`);
  return first;
}
