import type { ChatInputCommandInteraction } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import type { Time } from '../../leagues/events.js';
import { roundsOf } from '../../leagues/formats/index.js';
import type { Night } from '../../leagues/night.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { idAt } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { type Body, promising, show } from '../reply/reply.js';
import { moment, nightTranslator } from './bodies.js';
import { nameIn, titleOf } from './names.js';

/** Who does something with a night: by a command, or by a button. */
export type By = ChatInputCommandInteraction | Click;

/** What came of something done with a night: a sentence that may name it, and what else there is to know. */
interface Came extends Text {
  /** The id of the button that undoes it; null where nothing does. */
  readonly undo?: string | null;
  readonly label?: string;
  /** A line each. */
  readonly below?: readonly string[];
}

export function told(night: Night, say: Translator, came: Came): Body {
  const { id, args, undo = null, label = 'league-button-reopen', below = [] } = came;
  return {
    content: [say(text(id, { name: titleOf(night), ...args })), ...below].join('\n'),
    components: undo === null ? [] : rowsOf([button(undo, say.plain(text(label)), 'aside')]),
  };
}

/** Waits for what somebody does with a night, and tells them alone what came of it: in the place of their question, where they were asked one. */
export async function done(
  by: By,
  work: Promise<Night>,
  came: string | ((night: Night, say: Translator) => Came),
): Promise<void> {
  const night = await promising(by, work);
  const say = nightTranslator(night, by.locale);
  await show(by, told(night, say, typeof came === 'string' ? text(came) : came(night, say)));
}

// -- what hosts do by commands and by buttons

export const scheduled = (by: By, { leagues }: House, night: string, { at, every, zone }: Time) =>
  done(by, leagues.schedule(night, by.user.id, at, every, zone), () =>
    text('league-told-scheduled', { at: moment(at), every: every ?? 0 }),
  );

export const readmitted = (by: By, { leagues }: House, night: string, player: string) =>
  done(by, leagues.readmit(night, player, by.user.id), (after, say) =>
    text('league-told-readmitted', {
      who: nameIn(after, player, say),
      rest: roundsOf(after) === after.rounds.length ? 'none' : 'rounds',
    }),
  );

/** What a host has changed, and how to make it what it was. */
export const edited = (night: Night): Came => ({
  ...text('league-told-edited', { every: night.every ?? 0 }),
  undo: idAt('lredo', night, night.length),
});
