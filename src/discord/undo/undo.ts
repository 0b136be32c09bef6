import { z } from 'zod';
import { type Seat, type Text, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { yetToAgree } from '../../matches/undo/undo.js';
import type { MatchRow } from '../../store/port.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { aloud } from '../match/aloud.js';
import { showMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { idAt } from '../render/custom-id.js';
import { mentions, playersAt } from '../render/mentions.js';
import { matchTranslator } from '../render/translators.js';
import { amend, type Body, postOpenly, put, QUIET, settle, tell } from '../reply/reply.js';
import { answerAsker, askedBody, awaitAnswer, waitingFor, withdrawal } from './asker.js';

const idOf = (verb: string, match: MatchRow, seat: Seat): string => idAt(verb, match, match.moves, String(seat));

/** What undoing one's last answer costs, said before anything is pressed. @throws Refused */
export async function undoBody(house: House, look: Look, person: string, locale: string): Promise<Body> {
  const { match } = look;
  const say = matchTranslator(match, locale);
  const cost = await house.matches.undoing(look, person);
  const key = (id: string, label: string) => rowsOf([button(id, say.plain(text(label)), 'choice')]);
  switch (cost.cost) {
    case 'blocked':
      return { content: say(text(`undo-blocked-${cost.why}`)), components: [] };
    case 'free':
      return { content: say(text('undo-free')), components: key(idAt('back', match, match.moves), 'button-take-back') };
    case 'consent': {
      const { seat, others, answers } = cost;
      const isAlone = others.length === 0;
      const who = { list: others.map(seat => ({ seat })) };
      return {
        content: say(isAlone ? text('undo-alone', { answers }) : text('undo-consent', { answers, who })),
        components: key(idOf('wish', match, seat), isAlone ? 'button-take-back' : 'button-ask-consent'),
      };
    }
  }
}

/** Whether a seat is held by the person who clicks: among partners they may hold several. */
const holds = (match: MatchRow, { user }: Click, seat: Seat): boolean => match.seats[seat]?.player === user.id;

/** How many moves there were when it was asked, and at which seat. */
const ASKED = { number: WHOLE, arg: z.string().regex(/^\d$/).transform(Number) };

/** Asks the others, where all can see it; against practice bots alone it is done at once. */
const ask = defineClick({
  verb: 'wish',
  schema: ASKED,
  async run(interaction, { match: id, number: moves, arg: wished }, house) {
    const match = await house.matches.row(id);
    const first = seatAt(match, interaction);
    const seat = holds(match, interaction, wished) ? wished : first;
    const consented = await house.matches.consent(id, interaction.user.id, { seat, moves });
    const { look, done, again, others, answers } = consented;
    if (done) return showMenu(interaction, house, look, { note: text('note-taken-back') });
    const say = matchTranslator(match, interaction.locale);
    const openly = await aloud(interaction, house, match);
    const wish = { seat, moves };
    const waiting = yetToAgree(look.match, wish, others);
    // The button goes first: pressed twice it would ask twice, and only one of the questions would ever be settled.
    const shown = await put(interaction, askedBody(match, say, { ...wish, waiting }));
    const question = await postOpenly(interaction, {
      content: `${mentions(playersAt(match, others))} ${openly(text('undo-asked', { who: { seat }, answers }))}`,
      components: rowsOf([
        button(idOf('agree', match, seat), openly.plain(text('button-agree')), 'choice'),
        button(idOf('deny', match, seat), openly.plain(text('button-disagree')), 'aside'),
      ]),
      // Who has been called for it once is only named.
      allowedMentions: { ...QUIET, users: again ? [] : await house.people.pingable(match, others) },
    });
    await amend(interaction, shown, askedBody(match, say, { ...wish, waiting, question }));
    if (question !== undefined) awaitAnswer(question, said => amend(interaction, shown, { content: say(said) }));
  },
});

/** A request is answered: where all can see it, and in the message of the player who asked. */
async function answerAll(interaction: Click, house: House, match: MatchRow, answer: Text): Promise<void> {
  const say = await aloud(interaction, house, match);
  await settle(interaction, say(answer));
  await answerAsker(house, interaction.message?.id, answer);
}

const agree = defineClick({
  verb: 'agree',
  schema: ASKED,
  async run(interaction, { match: id, number: moves, arg: asker }, house) {
    const match = await house.matches.row(id);
    seatAt(match, interaction);
    const say = matchTranslator(match, interaction.locale);
    if (holds(match, interaction, asker) && match.moves === moves) {
      const wish = { seat: asker, moves };
      const waiting = await waitingFor(house, id, interaction.user.id, wish);
      return tell(interaction, askedBody(match, say, { ...wish, waiting, question: interaction.message?.id }));
    }
    if (match.moves !== moves) return answerAll(interaction, house, match, text('refused-undo-stale'));
    const wish = { seat: asker, moves };
    const { look, done, others } = await house.matches.consent(id, interaction.user.id, wish);
    if (!done) {
      const who = { list: yetToAgree(look.match, wish, others).map(one => ({ seat: one })) };
      return tell(interaction, say(text('undo-agreed', { who })));
    }
    await answerAll(interaction, house, match, text('undo-done', { who: { seat: asker } }));
  },
});

const disagree = defineClick({
  verb: 'deny',
  schema: ASKED,
  async run(interaction, { match: id, number: moves, arg: asker }, house) {
    const match = await house.matches.row(id);
    const seat = seatAt(match, interaction);
    if (holds(match, interaction, asker) && match.moves === moves) {
      await house.matches.unwish(id, interaction.user.id, { seat: asker, moves });
      const say = await aloud(interaction, house, match);
      return settle(interaction, say(text('undo-withdrawn', { who: { seat: asker } })));
    }
    const answered = match.moves === moves ? text('undo-refused', { who: { seat } }) : text('refused-undo-stale');
    await answerAll(interaction, house, match, answered);
  },
});

export const undoClicks: readonly ClickKind[] = [ask, agree, disagree, withdrawal];
