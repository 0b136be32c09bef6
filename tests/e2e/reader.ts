import { games } from '../../src/games/index.js';
import { loadWords } from '../../src/locales/index.js';
import type { Member, Outcome, SeenComponent, SeenMessage } from '../playground/member.js';
import { isEphemeral, textOf, walk } from '../playground/member.js';

interface Line {
  readonly text: string;
  times: number;
}

/**
 * What members were shown, as plain text: each line where it first stood, with how often others came like it. A line that puts nothing beside
 * each other that did not stand so before, such as the facts of another card, has nothing to read.
 */
export class Reading {
  private readonly blocks: { readonly head: string; readonly lines: Line[] }[] = [];
  private readonly known = new Map<string, Line>();
  private readonly pairs = new Set<string>();
  private readonly heard = new WeakMap<Member, number>();
  private readonly names: RegExp;

  constructor(locale: string) {
    this.names = namesIn(locale);
  }

  /** What follows was shown after this. */
  head(head: string): void {
    this.blocks.push({ head, lines: [] });
  }

  /** Writes what somebody was shown since they were last asked. */
  hear(member: Member): void {
    const from = this.heard.get(member) ?? 0;
    this.heard.set(member, member.heard.length);
    for (const { event, data } of member.heard.slice(from)) {
      const message = data as SeenMessage;
      if (event === 'THREAD_CREATE') this.write('A thread', [String((data as { name?: string }).name)]);
      if ((event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE') && message.author.bot === true)
        this.write(isEphemeral(message) ? `${member.name} alone` : 'Everyone', linesOf(message));
    }
  }

  /** Writes what comes as an answer only: a form, or suggestions. */
  answer({ modal, choices }: Pick<Outcome, 'modal' | 'choices'>): void {
    if (modal !== undefined) this.write('A form', [modal.title, ...walk(modal.components).flatMap(partsOf)]);
    if (choices !== undefined) this.write('Suggestions', [choices.map(({ name }) => name).join(' / ')]);
  }

  write(head: string, lines: readonly string[]): void {
    const fresh: Line[] = [];
    for (const text of lines.flatMap(line => line.split('\n')).filter(line => line.trim() !== '')) {
      const template = this.templateOf(text);
      const line = this.known.get(template) ?? { text, times: 0 };
      line.times++;
      if (line.times > 1) continue;
      this.known.set(template, line);
      if (this.isNew(template)) fresh.push(line);
    }
    if (fresh.length > 0) this.blocks.push({ head: `  · ${head}`, lines: fresh });
  }

  print(): string {
    const count = ({ text, times }: Line): string => `    ${text}${times > 1 ? `  (${times} like this)` : ''}`;
    return this.blocks.map(({ head, lines }) => [head, ...lines.map(count)].join('\n')).join('\n');
  }

  /** Whether two words stand beside each other here for the first time. */
  private isNew(template: string): boolean {
    const words = ['', ...(template.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []), ''];
    const before = this.pairs.size;
    for (const [at, word] of words.slice(1).entries()) this.pairs.add(`${words[at]} ${word}`);
    return this.pairs.size > before;
  }

  /** A line without what differs from one time to the next: names, numbers, and how many of them are listed. */
  private templateOf(line: string): string {
    return line
      .replace(/<[@#:][^>]*>|<t:[^>]*>|https:\S+|\b[0-9a-f]{4}…[0-9a-f]{4}|\b[0-9a-f]{32,}/g, 'N')
      .replace(this.names, 'N')
      .replace(/[\d,.]*\d/g, '0')
      .replace(/N(?:(?:[,;/]| \p{Ll}{1,3}) N)+/gu, 'N');
  }
}

/** All names of cards, as the language prints them, and of players. */
function namesIn(locale: string): RegExp {
  const names = games.flatMap(({ id, cards, decks }) => {
    const words = loadWords(id, locale);
    return [...cards.all, ...decks.ready].flatMap(one => [
      ...('names' in one ? one.names : []),
      words.say(one.title, { names: [], cardTitle: card => cards.get(card)?.title }),
    ]);
  });
  const sorted = [...new Set([...names, 'Mara', 'Theo'])].filter(name => name.length > 2);
  sorted.sort((one, other) => other.length - one.length);
  const escaped = sorted.map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})`, 'gu');
}

const partsOf = (one: SeenComponent): string[] => [
  ...(one.label === undefined ? [] : [`[${one.label}]`]),
  ...(one.placeholder === undefined ? [] : [`▾ ${one.placeholder}`]),
  ...(one.options ?? []).map(({ label, description }) => `▾ ▪ ${label}${description ? ` — ${description}` : ''}`),
  ...(one.items ?? []).map(({ description }) => `(picture) ${description ?? ''}`),
];

/** A message as it is read: its words, what its pictures are said to show, its buttons, and what its lists offer. */
const linesOf = (message: SeenMessage): string[] => [
  textOf(message),
  ...message.attachments.flatMap(({ description }) => (description ? [`(picture) ${description}`] : [])),
  ...walk(message.components).flatMap(partsOf),
];
