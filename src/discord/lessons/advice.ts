import { type APIButtonComponent, type APIComponentInMessageActionRow, ButtonStyle, ComponentType } from 'discord.js';
import { type Answer, type Prompt, text } from '../../kernel/index.js';
import type { Advice } from '../../matches/lessons/advice.js';
import { answerWords } from '../render/answer-words.js';
import type { Row } from '../render/components.js';
import { alone, decodeId, keyArg } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';

const STAR = '★';

/** What is new to a learner at a question. */
export const tipLine = (advice: Advice | null, say: Translator): string | undefined =>
  advice?.tip == null ? undefined : `💡 ${say(advice.tip)}`;

/** What a strong practice bot would do, for those who ask. */
export const hintLine = (prompt: Prompt, answer: Answer, say: Translator): string =>
  `💡 ${say(text('hint-line', { answer: answerWords(prompt, answer, say) }))}`;

/** The same answers, with the one that is suggested marked wherever it stands. */
export function starred(rows: readonly Row[], answer: Answer | null): readonly Row[] {
  if (answer === null) return rows;
  return rows.map(row => ({ ...row, components: row.components.map(part => marked(part, answer)) }));
}

function marked(part: APIComponentInMessageActionRow, answer: Answer): APIComponentInMessageActionRow {
  if (part.type === ComponentType.Button) return isMeant(part, answer) ? star(part) : part;
  if (part.type !== ComponentType.StringSelect || decodeId(part.custom_id)?.verb !== 's') return part;
  const options = part.options.map(option =>
    isPicked(option.value, answer) ? { ...option, label: withStar(option.label, LIMITS.selectText) } : option,
  );
  return { ...part, options };
}

function star(button: APIButtonComponent): APIButtonComponent {
  const label = 'label' in button ? (button.label ?? '') : '';
  return { ...button, label: withStar(label, LIMITS.label), style: ButtonStyle.Success } as APIButtonComponent;
}

const withStar = (label: string, room: number): string => clip(`${STAR} ${label}`, room);

/** Whether pressing a button gives that very answer. */
function isMeant(button: APIButtonComponent, answer: Answer): boolean {
  const id = 'custom_id' in button ? decodeId(button.custom_id) : null;
  if (id?.verb === 'sug') return 'pay' in answer;
  if (id?.verb === 'n') return 'pick' in answer && answer.pick.length === 0;
  return id?.verb === 'a' && isPicked(id.arg, answer);
}

const isPicked = (arg: string, answer: Answer): boolean =>
  'pick' in answer && answer.pick.length === 1 && keyArg(answer.pick[0] as string) === alone(arg);
