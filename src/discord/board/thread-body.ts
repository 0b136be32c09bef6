import { type APIAllowedMentions, bold, subtext } from 'discord.js';
import { awaited, type LogEntry, type Seat, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import type { Ending } from '../../matches/record/records.js';
import { resultOf } from '../match/result.js';
import { callTo } from '../render/awaiting.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { clip, only } from '../render/escape.js';
import { briefLines } from '../render/log.js';
import { mentionAt, playersAt } from '../render/mentions.js';
import { sentence } from '../render/sentence.js';
import type { Translator } from '../render/translator.js';
import { hasReasons } from '../render/why.js';
import { LIMITS } from '../reply/limits.js';
import { type Body, QUIET } from '../reply/reply.js';
import { peopleAt } from './attending.js';

/** Whom a thread calls. */
interface Called {
  readonly look: Look;
  readonly say: Translator;
  readonly locale: string;
  /** Whom the match waits for. */
  readonly seats: readonly Seat[];
  /** Of those: who is named, and not pinged. */
  readonly unheard: readonly Seat[];
}

/** What a message of a thread tells. */
interface Chapter extends Called {
  readonly lines: readonly LogEntry[];
  /** Said below the lines: what they came to. */
  readonly recap: readonly string[];
  readonly ending: Ending;
  /** Whether the match waits after these lines, and this message says for whom. */
  readonly calls: boolean;
}

/** Log lines, what they came to, and whom they wait for. Null when there is nothing to say. */
export function chapterBody(chapter: Chapter): Body | null {
  const { look, say, lines, recap, calls } = chapter;
  const { match, game } = look;
  // The end is told where the story was told.
  const ended = (lines.at(-1)?.n ?? 0) >= match.lines ? endedIn(chapter) : null;
  // A log may end with just what the result says.
  const isSaid = (line: string): boolean => ended !== null && line.endsWith(`${ended.result} ${ended.reason}`);
  const told = briefLines(lines, say, game.drama).filter(line => line.trim() !== '' && !isSaid(line));
  const content = [
    ...told,
    ...(recap.length === 0 ? [] : ['', ...recap]),
    ...(ended?.lines ?? []),
    ...(calls ? callsIn(chapter) : []),
  ].join('\n');
  if (content === '') return null;
  const range = `${lines[0]?.n}-${lines.at(-1)?.n}`;
  const why = lines.some(line => hasReasons(line, game))
    ? [button(idAbout('why', match, range), say.plain(text('button-why')), 'aside')]
    : [];
  return {
    content: clip(content, LIMITS.content),
    components: rowsOf([...(calls ? [moveButton(chapter)] : []), ...why]),
    allowedMentions: calls ? pinging(chapter) : QUIET,
  };
}

/** The end of a match in words, and as lines with its seal; null before. */
function endedIn({ look, say, ending: { seal } }: Pick<Chapter, 'look' | 'say' | 'ending'>) {
  const end = resultOf(look);
  if (end === null) return null;
  const [result, reason] = [sentence(say(end.result)), say(end.reason)];
  const sealed = seal === null ? [] : [subtext(say(text('shuffle-seal', { seal })))];
  return { result, reason, lines: [`${bold(result)} ${reason}`, ...sealed] };
}

/** What may come below the last lines there are: the end, or calls to all whom the match waits for. */
export const closingLines = (told: Omit<Called, 'unheard'> & Pick<Chapter, 'ending'>): string[] => [
  ...(endedIn(told)?.lines ?? []),
  ...callsIn(told),
];

/** A call to the players the match is waiting for. An edit wouldn't do: it pings nobody. */
export const callBody = (called: Called): Body => ({
  content: callsIn(called).join('\n'),
  components: rowsOf([moveButton(called)]),
  allowedMentions: pinging(called),
});

const moveButton = ({ look, say }: Called) =>
  button(idAbout('menu', look.match, 'act'), say.plain(text('button-your-move')), 'choice');

const callsIn = ({ look, seats, locale }: Pick<Called, 'look' | 'seats' | 'locale'>): string[] =>
  peopleAt(look, seats).map(seat => {
    const prompt = awaited(look.table?.prompts ?? []).find(open => open.seat === seat);
    return prompt === undefined ? mentionAt(look.match, seat) : callTo(look.match, prompt, locale);
  });

function pinging({ look, seats, unheard }: Called): APIAllowedMentions {
  const heard = peopleAt(look, seats).filter(seat => !unheard.includes(seat));
  return only(playersAt(look.match, heard));
}

/** Whether the match is waiting for at least one person. */
export const callsSomebody = (called: Called): boolean => peopleAt(called.look, called.seats).length > 0;
