import type { PromptSpec, Reply, Request } from './choose.js';
import type { Preview } from './preview.js';
import { type Answer, enumerate, type Option, type Prompt } from './prompts/index.js';
import type { Seat, Text } from './text.js';

/** The questions of one request, from the moment they are asked until enough of them are answered. */
export class Questions {
  private readonly mode: Request['mode'];
  private readonly specs: readonly PromptSpec[];
  private readonly prompts: Prompt[];
  private readonly replies: (Answer | null)[];
  private readonly awaited: boolean[];
  private list: readonly Prompt[] | null = null;

  constructor({ mode, prompts }: Request, trail: readonly Text[], number: () => number) {
    this.mode = mode;
    this.specs = prompts;
    this.prompts = [];
    this.replies = [];
    this.awaited = [];
    let isPut = false;
    for (const spec of prompts) {
      if (spec.standing !== true) isPut = true;
      this.prompts.push(promptOf(spec, trail, number()));
      this.replies.push(null);
      this.awaited.push(true);
    }
    if (!isPut) throw new Error('a question is put to nobody');
  }

  /** Those that still await an answer. */
  get pending(): readonly Prompt[] {
    this.list ??= this.prompts.filter((_, at) => this.awaited[at]);
    return this.list;
  }

  /** The answers, once no question waits for anybody. */
  get settled(): Reply | null {
    const open = this.mode === 'each' ? this.awaited.includes(true) : this.replies.every(reply => reply === null);
    return open ? null : this.replies;
  }

  enter(prompt: Prompt, answer: Answer): void {
    const at = this.prompts.indexOf(prompt);
    // Who wants nothing of what they may do at any time leaves it to the others: nothing has changed for them.
    if (this.mode === 'each' || prompt.standing !== true || !isNothing(answer)) this.replies[at] = answer;
    this.close(at);
  }

  /** Defaults stand in for seats that are gone. Where any answer will do they are left to the others, if there are any. */
  standIn(gone: (seat: Seat) => boolean): void {
    for (const [at, prompt] of this.prompts.entries()) {
      if (!this.awaited[at] || !gone(prompt.seat)) continue;
      if (this.mode === 'each') this.replies[at] = prompt.default;
      this.close(at);
    }
    if (this.mode === 'each' || this.prompts.some((prompt, at) => this.awaited[at] && prompt.standing !== true)) return;
    const first = this.prompts.findIndex(prompt => prompt.standing !== true);
    this.replies[first] = (this.prompts[first] as Prompt).default;
  }

  /** What is not possible at a prompt now, with the reasons. */
  refused(number: number): readonly Option[] {
    const at = this.prompts.findIndex(prompt => prompt.number === number);
    return this.specs[at]?.others?.() ?? [];
  }

  /** What its rules tell of an option of a prompt beforehand. */
  preview(number: number, key: string): Partial<Preview> {
    const at = this.prompts.findIndex(prompt => prompt.number === number);
    return this.specs[at]?.preview?.(key) ?? {};
  }

  /** Gives those that still await an answer new numbers: buttons from before mean nothing any more. */
  renumber(number: () => number): void {
    for (const [at, prompt] of this.prompts.entries())
      if (this.awaited[at]) this.prompts[at] = { ...prompt, number: number() };
    this.list = null;
  }

  private close(at: number): void {
    this.awaited[at] = false;
    this.list = null;
  }
}

type Growing = Omit<Prompt, 'source' | 'standing'> & { source?: string; standing?: true };

function promptOf(spec: PromptSpec, trail: readonly Text[], number: number): Prompt {
  const prompt = bare(spec, [...trail], number, spec.default ?? fallback(spec));
  if (spec.source !== undefined) prompt.source = spec.source;
  if (spec.standing !== undefined) prompt.standing = spec.standing;
  return prompt as Prompt;
}

/** A prompt but for what it may have. The common kinds are written out: that is several times faster than a spread. */
function bare(spec: PromptSpec, trail: Text[], number: number, fallen: Answer): Growing {
  const { kind, seat, reason, question } = spec;
  if (kind === 'one')
    return { kind, number, seat, reason, question, trail, options: spec.options, default: fallen } as Growing;
  if (kind === 'some' && spec.none === undefined && spec.ordered === undefined) {
    const { options, min, max } = spec;
    return { kind, number, seat, reason, question, trail, options, min, max, default: fallen } as Growing;
  }
  if (kind === 'some' && spec.ordered === undefined) {
    const { options, min, max, none } = spec;
    return { kind, number, seat, reason, question, trail, options, min, max, none, default: fallen } as Growing;
  }
  if (kind === 'pay' && spec.surplus !== undefined) {
    const { options, cost, surplus } = spec;
    return { kind, number, seat, reason, question, trail, options, cost, surplus, default: fallen } as Growing;
  }
  const { others: _, preview: __, standing: ___, ...rest } = spec;
  return { ...rest, number, trail, default: fallen } as Growing;
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
