import { ComponentType, subtext } from 'discord.js';
import {
  awaited,
  type CardView,
  faceOf,
  type LogEntry,
  optionsOf,
  orderablesFor,
  type Prompt,
  type Seat,
  type Text,
  text,
} from '../../kernel/index.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { canTakeBack, draftAt, type Look, sceneOf, seatsOf } from '../../matches/matches.js';
import { ordersAt } from '../../matches/orders/orders.js';
import { handOf } from '../../pictures/index.js';
import type { House } from '../house.js';
import { resultOf } from '../match/result.js';
import { questButtons, questProgress } from '../quests/aftermath.js';
import { handEmbed } from '../render/cards.js';
import { button, type Row, rowsOf } from '../render/components.js';
import { encodeId, idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { promptMessage } from '../render/prompt.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';

/** Lines of the log that stand above a question. */
const LATELY = 4;

/** What a person's private menu is opened with. */
export interface MenuOptions {
  readonly locale: string;
  readonly page?: number;
  /** Which of their seats, where they hold several; left out, the one that is awaited. */
  readonly seat?: Seat | undefined;
  /** Said above all else: what their click has just done. */
  readonly note?: Text;
}

/** A private menu, and the cards in it, for those who draw them. */
export interface Menu {
  readonly body: Body;
  readonly hand: readonly CardView[];
}

/** The private menu of a player: what they are asked, what has happened since they last looked, and their hand. */
export async function menu(house: House, look: Look, person: string, options: MenuOptions): Promise<Menu> {
  const { match, table, game } = look;
  const say = matchTranslator(match, options.locale);
  if (table === null || table.outcome !== null) return { body: await over(house, look, person, say), hand: [] };
  const seat = seatShown(look, person, options.seat);
  const prompt = table.prompts.find(open => open.seat === seat);
  const scene = sceneOf(look, seat);
  const held = handOf(scene, seat);
  const hand = handEmbed(scene, seat, say, game.cards);
  const recent = look.lately.slice(-LATELY);
  const head = options.note === undefined ? [] : [say(options.note)];
  if (prompt === undefined) {
    const waiting = awaited(table.prompts).map(open => say(awaitingText(open)));
    const body: Body = {
      content: clip([...head, ...lately(recent, seat, say), ...waiting].join('\n'), 2000),
      embeds: [hand],
      components: rowsOf([
        ...asideButtons(look, person, seat, say),
        button(idAbout('menu', match), say.plain(text('button-refresh')), 'aside'),
      ]),
    };
    return { body, hand: held };
  }
  const draft = draftAt(look, prompt);
  const refused = table.refused(prompt.number).length > 0;
  const asked = promptMessage(prompt, say, {
    match: match.id,
    draft,
    game,
    hand: held,
    refused,
    ...(options.page !== undefined && { page: options.page }),
  });
  const tip = tipFor(look, prompt, say);
  const standing = orderNote(look, prompt, say);
  const body: Body = {
    content: clip([...head, ...lately(recent, seat, say), asked.content, ...standing, ...tip].join('\n'), 2000),
    embeds: [...(asked.embeds ?? []), hand],
    components: withExtra(asked.components, [
      ...asideButtons(look, person, seat, say),
      ...orderButton(look, prompt, say),
      ...laterButton(look, seat, say),
    ]),
  };
  return { body, hand: held };
}

/** What is left to say to a player when nothing is asked any more. */
async function over(house: House, look: Look, person: string, say: Translator): Promise<Body> {
  const { match, game } = look;
  const end = resultOf(look);
  if (end === null) return { content: say(text('menu-not-begun')), components: [] };
  const onwards = questButtons(match, game, say);
  if (onwards !== null) {
    const progress = questProgress(match, game, await house.quests.standings(game.id, person), say);
    return {
      content: [`## ${say(end.result)}`, say(end.reason), '', ...progress].join('\n'),
      components: rowsOf(onwards),
    };
  }
  const again = idAbout('again', look.match);
  const told = await house.records.report(look);
  return {
    content: clip(
      [`## ${say(end.result)}`, say(end.reason), ...told.map(line => say(line))].join('\n'),
      LIMITS.content,
    ),
    components: rowsOf([button(again, say.plain(text('button-rematch')), 'choice')]),
  };
}

/** Who is awaited for what, as anyone may read it. */
export const awaitingText = (prompt: Prompt): Text =>
  text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } });

/** The last lines that this player may read, so that nobody is asked without knowing why. */
function lately(log: readonly LogEntry[], seat: Seat, say: Translator): string[] {
  return log.map(line => subtext(clip(say(faceOf(line, seat)), 200)));
}

/** In a guided match, what a newcomer should know about this question. */
function tipFor({ match }: Look, prompt: Prompt, say: Translator): string[] {
  const id = `tip-${prompt.reason.replaceAll(' ', '-')}`;
  return readTerms(match.terms).guided && say.has(id)
    ? [`\n💡 ${say(text(id, { choices: optionsOf(prompt).length }))}`]
    : [];
}

/** That a question will be answered by an order of theirs, unless they do it themselves. */
const orderNote = (look: Look, prompt: Prompt, say: Translator): string[] =>
  ordersAt(look).some(({ prompt: { number } }) => number === prompt.number)
    ? [subtext(say(text('order-will-answer')))]
    : [];

/** Where a standing order could answer, it can be given. */
const orderButton = ({ match, game }: Look, prompt: Prompt, say: Translator) =>
  orderablesFor(game.orders ?? [], prompt).length === 0
    ? []
    : [
        button(
          encodeId({ verb: 'order', subject: match.id, number: prompt.number }),
          say.plain(text('button-order')),
          'aside',
        ),
      ];

/** Where a clock runs, more time can be asked for, once. */
function laterButton({ match }: Look, seat: Seat, say: Translator) {
  const { clock, later, waits } = readTerms(match.terms);
  if (clock === undefined || waits?.[seat] === undefined || later?.[seat] !== undefined) return [];
  const id = idAbout('later', match);
  return [button(id, say.plain(text('button-later')), 'aside')];
}

/** Shown only where taking back is free: then nobody else has seen anything of it. */
const takeBackButton = (look: Look, seat: Seat, say: Translator) =>
  canTakeBack(look, seat) ? [button(idAbout('back', look.match), say.plain(text('button-take-back')), 'aside')] : [];

/** The other heroes of somebody who plays several. */
function otherSeats({ match, table }: Look, person: string, shown: Seat, say: Translator) {
  const isAwaited = (seat: Seat): boolean => awaited(table?.prompts ?? []).some(prompt => prompt.seat === seat);
  return seatsOf(match, person)
    .filter(seat => seat !== shown)
    .map(seat =>
      button(
        idAbout('menu', match, `s.${seat}`),
        say.plain(text('button-as', { who: { seat } })),
        isAwaited(seat) ? 'finish' : 'aside',
      ),
    );
}

const asideButtons = (look: Look, person: string, seat: Seat, say: Translator) => [
  ...takeBackButton(look, seat, say),
  ...otherSeats(look, person, seat, say),
];

/** Rows with more buttons under them, or where there is no room, beside those of the last row. */
function withExtra(rows: readonly Row[], buttons: Parameters<typeof rowsOf>[0]): Row[] {
  if (rows.length < LIMITS.rows) return [...rows, ...rowsOf(buttons)].slice(0, LIMITS.rows);
  const last = rows.at(-1) as Row;
  const isFull = last.components.some(({ type }) => type !== ComponentType.Button);
  const room = isFull ? 0 : LIMITS.rowButtons - last.components.length;
  return [...rows.slice(0, -1), { ...last, components: [...last.components, ...buttons.slice(0, room)] }];
}

/** The seat whose cards a person sees: the one they name, else the one that is awaited, else their first. */
function seatShown({ match, table }: Look, person: string, wanted: Seat | undefined): Seat {
  const seats = seatsOf(match, person);
  if (wanted !== undefined && seats.includes(wanted)) return wanted;
  const open = (table?.prompts ?? []).filter(prompt => seats.includes(prompt.seat));
  return awaited(open)[0]?.seat ?? open[0]?.seat ?? (seats[0] as Seat);
}
