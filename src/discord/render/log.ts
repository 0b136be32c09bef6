import type { APIEmbed } from 'discord.js';
import { type CardEntry, faceOf, type LogEntry, type RuleEntry, text, type Viewer } from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { cardEmbed } from './cards.js';
import { clip } from './escape.js';
import type { Translator } from './translator.js';

const DEEPEST = 5;
/** Room for the marks of a list before a part of a line. */
const INDENT = 2 * DEEPEST;

/** One line of the log: what happened within something else is a list below it. */
export function logLine(entry: LogEntry, say: Translator, viewer: Viewer): string {
  const depth = Math.min(entry.depth, DEEPEST);
  const said = say(faceOf(entry, viewer)).replace(/\s*\n\s*/g, ' ');
  return depth === 0 ? said : `${'  '.repeat(depth - 1)}- ${said}`;
}

/** The log as message contents, as few as hold it. A line stays whole; only one longer than a message is broken, at a space. */
export function logBlocks(entries: readonly LogEntry[], say: Translator, viewer: Viewer = 'public'): string[] {
  const blocks: string[] = [];
  for (const line of entries.flatMap(entry => breakLine(logLine(entry, say, viewer)))) {
    if (line.trim() === '') continue;
    const last = blocks.at(-1);
    if (last === undefined || last.length + 1 + line.length > LIMITS.content) blocks.push(line);
    else blocks[blocks.length - 1] = `${last}\n${line}`;
  }
  return blocks;
}

function breakLine(line: string): string[] {
  if (line.length <= LIMITS.content) return [line];
  const most = LIMITS.content - INDENT;
  const space = line.lastIndexOf(' ', most);
  const at = space > most / 2 ? space : clip(line, most).length - 1;
  return [line.slice(0, at), ...breakLine(line.slice(at).trimStart())];
}

export interface WhyLookups {
  rule(id: string): RuleEntry | undefined;
  card(id: string): CardEntry | undefined;
}

/** What made a line of the log happen: the rule with its wording, the card with its own. */
export function whyMessage(
  entry: LogEntry,
  say: Translator,
  { rule, card }: WhyLookups,
  viewer: Viewer = 'public',
): { content: string; embeds: APIEmbed[] } {
  const embeds: APIEmbed[] = [];
  const foundRule = entry.why?.rule === undefined ? undefined : rule(entry.why.rule);
  const foundCard = entry.why?.card === undefined ? undefined : card(entry.why.card);
  if (foundRule !== undefined) {
    const body = `${foundRule.words}.text`;
    embeds.push({
      title: clip(say(text(foundRule.words)), LIMITS.title),
      ...(say.has(body) && { description: clip(say(text(body)), 2500) }),
      footer: { text: clip(foundRule.id, 100) },
    });
  }
  if (foundCard !== undefined) embeds.push(cardEmbed(foundCard, say));
  const quoted = `> ${clip(say(faceOf(entry, viewer)).replace(/\s*\n\s*/g, ' '), 1500)}`;
  return { content: embeds.length === 0 ? `${quoted}\n${say(text('why-unknown'))}` : quoted, embeds };
}
