import {
  awaited,
  type CardView,
  faceOf,
  type LogEntry,
  optionsOf,
  type Prompt,
  type Seat,
  type Text,
  text,
} from '../kernel/index.js';
import { canTakeBack, type Look, sceneOf, seatOf } from '../matches/matches.js';
import { readTerms } from '../matches/terms.js';
import { handOf } from '../pictures/index.js';
import type { House } from './house.js';
import { questButtons, questProgress } from './quests/aftermath.js';
import { handEmbed } from './render/cards.js';
import { button, type Row, rowsOf } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import { clip } from './render/escape.js';
import { promptMessage } from './render/prompt.js';
import type { Say } from './render/say.js';
import type { Body } from './reply.js';
import { resultOf } from './result.js';
import { matchVoice } from './voice.js';

/** Lines of the log that stand above a question. */
const LATELY = 4;

/** What a person's private menu is opened with. */
export interface MenuOptions {
  readonly locale: string;
  readonly page?: number;
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
  const say = matchVoice(match, options.locale);
  const seat = seatOf(match, person) as Seat;
  if (table === null || table.outcome !== null) return { body: await over(house, look, person, say), hand: [] };
  const [prompt] = table.prompts.filter(open => open.seat === seat);
  const scene = sceneOf(look, seat);
  const held = handOf(scene, seat);
  const hand = handEmbed(scene, seat, say, game.cards);
  const recent = await house.store.log(match.id, Math.max(0, match.lines - LATELY), LATELY);
  const head = options.note === undefined ? [] : [say(options.note)];
  if (prompt === undefined) {
    const waiting = awaited(table.prompts).map(open => say(awaitingText(open)));
    const body: Body = {
      content: clip([...head, ...lately(recent, seat, say), ...waiting].join('\n'), 2000),
      embeds: [hand],
      components: rowsOf([
        ...takeBackButton(look, seat, say),
        button(
          encodeId({ verb: 'menu', match: match.id, prompt: 0, arg: '' }),
          say.plain(text('button-refresh')),
          'aside',
        ),
      ]),
    };
    return { body, hand: held };
  }
  const draft = await house.store.draft(match.id, prompt.number, seat);
  const refused = table.refused(prompt.number).length > 0;
  const asked = promptMessage(prompt, say, {
    match: match.id,
    draft,
    game,
    refused,
    ...(options.page !== undefined && { page: options.page }),
  });
  const tip = tipFor(look, prompt, say);
  const body: Body = {
    content: clip([...head, ...lately(recent, seat, say), asked.content, ...tip].join('\n'), 2000),
    embeds: [...(asked.embeds ?? []), hand],
    components: [...asked.components, ...extraRow(asked.components, takeBackButton(look, seat, say))],
  };
  return { body, hand: held };
}

/** What is left to say to a player when nothing is asked any more. */
async function over(house: House, look: Look, person: string, say: Say): Promise<Body> {
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
  const again = encodeId({ verb: 'again', match: look.match.id, prompt: 0, arg: '' });
  return {
    content: `## ${say(end.result)}\n${say(end.reason)}`,
    components: rowsOf([button(again, say.plain(text('button-rematch')), 'choice')]),
  };
}

/** Who is awaited for what, as anyone may read it. */
export const awaitingText = (prompt: Prompt): Text =>
  text(`awaiting-${prompt.reason.replaceAll(' ', '-')}`, { who: { seat: prompt.seat } });

/** The last lines that this player may read, so that nobody is asked without knowing why. */
function lately(log: readonly LogEntry[], seat: Seat, say: Say): string[] {
  return log.map(line => `-# ${clip(say(faceOf(line, seat)), 200)}`);
}

/** In a guided match, what a newcomer should know about this question. */
function tipFor({ match }: Look, prompt: Prompt, say: Say): string[] {
  const id = `tip-${prompt.reason.replaceAll(' ', '-')}`;
  return readTerms(match.terms).guided && say.has(id)
    ? [`\n💡 ${say(text(id, { choices: optionsOf(prompt).length }))}`]
    : [];
}

/** Shown only where taking back is free: then nobody else has seen anything of it. */
const takeBackButton = (look: Look, seat: Seat, say: Say) =>
  canTakeBack(look, seat)
    ? [
        button(
          encodeId({ verb: 'back', match: look.match.id, prompt: 0, arg: '' }),
          say.plain(text('button-take-back')),
          'aside',
        ),
      ]
    : [];

function extraRow(rows: readonly Row[], buttons: Parameters<typeof rowsOf>[0]): Row[] {
  return rows.length < 5 ? rowsOf(buttons) : [];
}
