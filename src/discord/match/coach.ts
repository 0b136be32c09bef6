import { bold, subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import type { Course, Turning } from '../../opponents/index.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { lineInList } from '../menu/asked.js';
import { showMenu } from '../menu/show.js';
import { answerWords } from '../render/answer-words.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { promising, tell } from '../reply/reply.js';

const LINE = 200;

/** What a strong practice bot would choose, marked among the answers. */
const hint = defineClick({
  verb: 'hint',
  schema: { number: WHOLE },
  async run(interaction, { match, number }, house) {
    const look = await house.matches.look(match);
    const prompt = house.matches.openPrompt(look, interaction.user.id, number);
    if (prompt instanceof Refused) return showMenu(interaction, house, look, { note: prompt.text });
    const answer = await promising(interaction, house.coach.hint(look, prompt));
    await showMenu(interaction, house, look, { seat: prompt.seat, hint: { prompt: number, answer } });
  },
});

/** The choices of a player after which a match went worse than it might have, for their eyes. */
const review = defineClick({
  verb: 'coach',
  async run(interaction, { match }, house) {
    const look = await house.matches.look(match);
    const say = matchTranslator(look.match, interaction.locale);
    const found = await promising(interaction, house.coach.turnings(look, interaction.user.id));
    await tell(interaction, clip(told(found, say), LIMITS.content));
  },
});

function told(found: readonly Turning[] | null, say: Translator): string {
  if (found === null) return say(text('coach-busy'));
  if (found.length === 0) return say(text('coach-none'));
  const turnings = found.flatMap(turning => ['', ...turningLines(turning, say)]);
  return [`## ${say(text('button-coach'))}`, say(text('coach-how')), ...turnings].join('\n');
}

function turningLines({ when, prompt, given, better, worth }: Turning, say: Translator): string[] {
  return [
    bold(clip(say.plain(prompt.question), LINE)),
    ...(when === null ? [] : [subtext(clip(say.plain(when), LINE))]),
    say(text('coach-given', { answer: answerWords(prompt, given.answer, say), n: percent(worth.first) })),
    ...effectOf(given, say),
    say(text('coach-better', { answer: answerWords(prompt, better.answer, say), n: percent(worth.best) })),
    ...effectOf(better, say),
  ];
}

/** What an answer was said to do, in small letters; none where that wasn't known. */
function effectOf({ preview }: Course, say: Translator): string[] {
  const effect = preview === null ? '' : lineInList(preview, say);
  return effect === '' ? [] : [subtext(clip(effect, LINE))];
}

const percent = (worth: number): number => Math.round(100 * worth);

export const coachClicks: readonly ClickKind[] = [hint, review];
