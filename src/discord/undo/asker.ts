import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Seat, type Text, text } from '../../kernel/index.js';
import { type Wish, yetToAgree } from '../../matches/undo/undo.js';
import type { MatchRow } from '../../store/port.js';
import { defineClick, WHOLE } from '../define/click.js';
import { type Click, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { aloud } from '../match/aloud.js';
import { button, rowsOf } from '../render/components.js';
import { idAt } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { loggable } from '../reply/failure.js';
import { isGone } from '../reply/gone.js';
import { LIVES } from '../reply/lives.js';
import { type Body, QUIET, show } from '../reply/reply.js';

/** A wish to undo an answer, whom it waits for, and the message that asks them. */
interface Asked extends Wish {
  readonly waiting: readonly Seat[];
  readonly question?: string | undefined;
}

/** What the player who asked reads: whom it waits for, and how to withdraw once the question is there. */
export function askedBody(match: MatchRow, say: Translator, { seat, moves, waiting, question }: Asked): Body {
  const content = say(text('undo-sent', { who: { list: waiting.map(one => ({ seat: one })) } }));
  if (question === undefined) return { content };
  const key = idAt('unwish', match, moves, `${seat} ${question}`);
  return { content, components: rowsOf([button(key, say.plain(text('button-withdraw-undo')), 'aside')]) };
}

/** How to change the message of the player who asked, by that of the question. */
const asking = new LRUCache<string, (answer: Text) => Promise<void>>({ max: 1000, ttl: LIVES });

/** The message of the player who asked is still to say what comes of it. */
export const awaitAnswer = (question: string, change: (answer: Text) => Promise<void>): void => {
  asking.set(question, change);
};

/** Tells the player who asked in their message, while that can be changed. Whose click it was has its answer already. */
export async function answerAsker({ log }: House, question: string | undefined, answer: Text): Promise<void> {
  if (question === undefined) return;
  const change = asking.get(question);
  asking.delete(question);
  await change?.(answer).catch((error: unknown) => log.warn({ err: loggable(error) }, 'who asked to undo is not told'));
}

/** Who has not agreed yet. @throws Refused */
export async function waitingFor(house: House, id: string, person: string, wish: Wish): Promise<readonly Seat[]> {
  const look = await house.matches.look(id);
  const cost = await house.matches.undoing(look, person);
  return cost.cost === 'consent' ? yetToAgree(look.match, wish, cost.others) : [];
}

const QUESTION = z
  .string()
  .regex(/^\d \d+$/)
  .transform(arg => {
    const [seat, question = ''] = arg.split(' ');
    return { seat: Number(seat), question };
  });

/** The player who asked changes their mind: the question loses its buttons. */
export const withdrawal = defineClick({
  verb: 'unwish',
  schema: { number: WHOLE, arg: QUESTION },
  async run(interaction, { match: id, number: moves, arg: { seat, question } }, house) {
    const match = await house.matches.row(id);
    seatAt(match, interaction);
    const say = matchTranslator(match, interaction.locale);
    const isOpen = match.moves === moves;
    if (isOpen) await house.matches.unwish(id, interaction.user.id, { seat, moves });
    const answer = isOpen ? text('undo-withdrawn', { who: { seat } }) : text('refused-undo-stale');
    await show(interaction, { content: say(answer) });
    const openly = await aloud(interaction, house, match);
    await settleThere(interaction, question, idAt('agree', match, moves, String(seat)), openly(answer));
  },
});

/** Codes of Discord that say: the bot may not read here. */
const UNREADABLE = [50001, 50013];

/** The same where all can see it: in the message with that button, and in no other. One that is deleted, or cannot be read, is left. */
async function settleThere({ channel }: Click, question: string, key: string, content: string): Promise<void> {
  try {
    const asked = await channel?.messages.fetch(question);
    if (asked?.resolveComponent(key) == null) return;
    await asked.edit({ content, components: [], allowedMentions: QUIET });
  } catch (error) {
    if (!isGone(error, ...UNREADABLE)) throw error;
  }
}
