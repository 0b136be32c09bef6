import { type RepliableInteraction, subtext } from 'discord.js';
import { z } from 'zod';
import { faceOf, type LogEntry, type Scene, type Text, text } from '../../kernel/index.js';
import { isRevealed } from '../../matches/lobby/terms.js';
import { gameFor } from '../../matches/matches.js';
import { hasForgotten } from '../../matches/people/farewell.js';
import type { Step } from '../../matches/record/replay.js';
import type { Wrong } from '../../matches/record/verdict.js';
import { Refused } from '../../matches/refused.js';
import { handOf } from '../../pictures/index.js';
import type { MatchRow } from '../../store/port.js';
import { defineClick, WHOLE } from '../define/click.js';
import type { House } from '../house.js';
import { wonLines } from '../match/result.js';
import { hasHand } from '../render/cards.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { textFile } from '../render/files.js';
import { sceneEmbeds } from '../render/scene.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { type Body, promising, show, tell } from '../reply/reply.js';

/** Lines of a step that are told, the last ones. */
const LINES = 8;
/** Characters for all hands together. */
const HANDS = 1600;
/** Steps that one press may leap over: a match has hundreds. */
const LEAP = 10;

/** A finished match at one of its steps: the table, what has just happened, and what everybody held. */
export async function replayBody(
  interaction: RepliableInteraction,
  house: House,
  match: MatchRow,
  at: number,
): Promise<Body> {
  const game = gameFor(match);
  const { locale } = interaction;
  const history = await house.records.history(match.id);
  const step = await promising(interaction, house.heavy('step', { history, at }));
  const say = matchTranslator(match, locale);
  const hands = match.seats.flatMap(({ seat }) => {
    const held = handLine(game.view(step.state, seat), seat, say);
    return held === null ? [] : [held];
  });
  // What was dealt stands below, in the hands.
  const face = (line: LogEntry): Text => (step.at === 0 ? faceOf(line, 'public') : openly(line));
  const told = step.lines.slice(-LINES).map(line => subtext(clip(say(face(line)), 200)));
  const won = step.at === step.last ? wonLines({ match, table: null }, say) : [];
  return {
    content: stepWords({ head: say(text('replay-step', { at: step.at, last: step.last })), told, won, hands }),
    embeds: sceneEmbeds(game.view(step.state, 'public'), say, { viewer: 'public' }),
    components: rowsOf(controls(match.id, step, say)),
  };
}

interface StepWords {
  readonly head: string;
  readonly told: readonly string[];
  readonly won: readonly string[];
  readonly hands: readonly string[];
}

/** A step as one message holds it: the hands first, which stand nowhere else, and as many of the last lines as have room beside them. */
export function stepWords({ head, told, won, hands }: StepWords): string {
  const held = hands.map(hand => clip(hand, Math.floor(HANDS / hands.length)));
  const put = (lines: readonly string[]): string => [head, ...lines, ...won, ...held].join('\n');
  const from = told.findIndex((_, at) => put(told.slice(at)).length <= LIMITS.content);
  return clip(put(from < 0 ? [] : told.slice(from)), LIMITS.content);
}

/** Everybody's hand is open now; null where there is none. */
function handLine(scene: Scene, seat: number, say: Translator): string | null {
  const hand = handOf(scene, seat);
  if (!hasHand(scene, seat)) return null;
  if (hand.length === 0) return say(text('replay-hand-empty', { who: { seat } }));
  return say(text('replay-hand', { who: { seat }, cards: { list: hand.map(({ title }) => title) } }));
}

/** The match is over: the seat that saw more of a line than others tells it now, by name. */
function openly(line: LogEntry): Text {
  const [teller] = line.secret?.seats ?? [];
  if (teller === undefined) return faceOf(line, 'public');
  return text('replay-told', { who: { seat: teller }, line: faceOf(line, teller) });
}

/** The ways from one step of a match to others. */
export function controls(match: string, { at, last }: Pick<Step, 'at' | 'last'>, say: Translator) {
  const to = (arg: z.infer<typeof WHERE>, page: number) => {
    const label = text(`button-replay-${arg}`, { n: LEAP });
    return button(encodeId({ verb: 'replay', subject: match, page, arg }), say.plain(label), 'aside');
  };
  return [
    ...(at > 0 ? [to('first', 0)] : []),
    ...(at > LEAP ? [to('leap-back', at - LEAP)] : []),
    ...(at > 0 ? [to('back', at - 1)] : []),
    ...(at < last ? [to('on', at + 1)] : []),
    ...(at + LEAP < last ? [to('leap-on', at + LEAP)] : []),
    ...(at < last ? [to('last', last)] : []),
    to('file', at),
  ];
}

/** Each button has an id of its own, also where two lead to the same step. */
const WHERE = z.enum(['first', 'leap-back', 'back', 'on', 'leap-on', 'last', 'file']);

/** Another step of a finished match, or its whole story as a file. */
export const replayClick = defineClick({
  verb: 'replay',
  schema: { page: WHOLE, arg: WHERE },
  async run(interaction, { match: id, page, arg }, house) {
    const match = await house.matches.row(id);
    if (arg === 'file') return tell(interaction, await storyFile(house, match, interaction.locale));
    await show(interaction, await replayBody(interaction, house, match, page));
  },
});

/** The whole story of a finished match, with all that was hidden, to read at leisure. */
async function storyFile(house: House, match: MatchRow, locale: string): Promise<Body> {
  if (!isRevealed(match)) throw new Refused('replay-not-over');
  const say = matchTranslator(match, locale);
  const log = await house.records.log(match);
  const lines = log.map(line => `${String(line.n).padStart(4)}  ${'  '.repeat(line.depth)}${say.plain(openly(line))}`);
  const file = textFile(`longbox-${match.id}-story.txt`, `${lines.join('\n')}\n`, say.plain(text('replay-file')));
  return { content: say(text('replay-file')), files: [file] };
}

/** What a record that is not right has wrong with it. */
const PROBLEMS: Readonly<Record<Wrong, string>> = {
  seal: 'verify-not-sealed',
  secret: 'verify-other-secret',
  options: 'verify-other-options',
  gap: 'verify-gap',
  cut: 'verify-cut',
  result: 'verify-other-result',
  rules: 'verify-other-rules',
};

/** Whether a finished match is what was promised and recorded. */
export async function verdictOf(interaction: RepliableInteraction, house: House, match: MatchRow): Promise<string> {
  const history = await house.records.history(match.id);
  if (!isRevealed(match)) throw new Refused('replay-not-over');
  const { verdict, seal } = await promising(interaction, house.heavy('verdict', { history }));
  const { locale } = interaction;
  const say = matchTranslator(match, locale);
  const { commitment, secret } = match;
  const isForgotten = hasForgotten(match);
  if (verdict.ok) {
    const { decisions, hash } = verdict;
    const right = text('verify-right', { decisions, hash: hash.slice(0, 16), commitment, secret });
    const sealed = isForgotten ? text('verify-renamed') : text('shuffle-seal', { seal });
    return `${say(right)}\n${say(sealed)}`;
  }
  if (isForgotten) return say(text('verify-forgotten', { commitment, secret }));
  return say(text('verify-wrong', { where: verdict.where, problem: text(PROBLEMS[verdict.wrong]) }));
}
