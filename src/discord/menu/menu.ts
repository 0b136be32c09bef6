import { MessageFlags, subtext } from 'discord.js';
import {
  type Answer,
  awaited,
  type CardView,
  orderablesFor,
  type Prompt,
  type Scene,
  type Seat,
  type Text,
  text,
} from '../../kernel/index.js';
import { adviceAt } from '../../matches/lessons/advice.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { canTakeBack, draftAt, isInLobby, type Look, sceneOf, seatsOf } from '../../matches/matches.js';
import { ordersAt } from '../../matches/orders/orders.js';
import { Coach } from '../../matches/record/coach.js';
import { handOf } from '../../pictures/index.js';
import { comingFor, dangersFor } from '../board/recap.js';
import type { House } from '../house.js';
import { hintLine, starred, tipLine } from '../lessons/advice.js';
import { closingLines, nextButtons } from '../lessons/next.js';
import { headlineOf } from '../lobby/board.js';
import { type DeckMenuOptions, deckMenu } from '../lobby/deck-menu.js';
import { againButtons } from '../match/again.js';
import { resultOf } from '../match/result.js';
import { readPreferences } from '../people/settings.js';
import { questButtons, questProgress } from '../quests/aftermath.js';
import { awaitingTexts } from '../render/awaiting.js';
import { handWords, hasHand } from '../render/cards.js';
import { button, rowsOf } from '../render/components.js';
import { copiesIn } from '../render/copies.js';
import { idAbout, idAt, keyArg } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { briefly } from '../render/log.js';
import { withBrief } from '../render/prompt.js';
import { remembered } from '../render/remembered.js';
import type { Translator } from '../render/translator.js';
import { briefTranslator, matchTranslator } from '../render/translators.js';
import { asLayout } from '../reply/as-layout.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { toldApart } from './apart.js';
import { askedParts, type Following } from './asked.js';
import { type Fold, folded, unfolded } from './fold.js';
import { heightOnPhone } from './height.js';
import { type MenuParts, type MenuPicture, menuLayout } from './layout.js';
import { lookRows } from './look-at.js';
import { keptNews, newsIn } from './news.js';

/** What a person's private menu is opened with. */
export interface MenuOptions extends DeckMenuOptions {
  readonly locale: string;
  /** What they have just answered: said only where no line of the log tells of it. */
  readonly answered?: Text;
  /** With what is rarely needed as well. */
  readonly more?: boolean;
  /** Cards are not paid for as suggested: how is asked once they are chosen. */
  readonly pay?: boolean;
  /** What they are advised to answer a question with. */
  readonly hint?: { readonly prompt: number; readonly answer: Answer };
  /** The last log line that they have seen; left out or null where that is not known. */
  readonly since?: number | null;
  /** The last log line of what their own answer did; left out where they are only looking. */
  readonly mine?: number;
}

/** A private menu, and the cards in it, for those who draw them. */
export interface Menu {
  readonly hand: readonly CardView[];
  /** Whether it asks its player something. */
  readonly isAsked: boolean;
  /** With the picture of the hand, or with the hand in words; also those leave the room for a picture that is on its way. */
  body(picture?: MenuPicture, isThere?: boolean): Body;
}

/** The private menu of a player: their decks until the match begins, then what they are asked, what has happened since they last looked, and their hand. */
export async function menu(house: House, look: Look, person: string, options: MenuOptions): Promise<Menu> {
  const { match, table, game } = look;
  const say = matchTranslator(match, options.locale);
  if (isInLobby(match)) {
    const decks = asLayout(await deckMenu(house, match, person, options.locale, options));
    return { hand: [], isAsked: false, body: () => decks };
  }
  if (table === null || table.outcome !== null) {
    const end = await over(house, look, person, say);
    return { hand: [], isAsked: false, body: () => end };
  }
  const seat = seatShown(look, person, options.seat);
  const prompt = table.prompts.find(open => open.seat === seat);
  const scene = sceneOf(look, seat);
  const hand = handOf(scene, seat);
  const brief = briefIn(scene, briefTranslator(match, options.locale));
  const { since = null, mine = 0 } = options;
  const news = await newsIn(house.records, look, seat, say, { since, mine });
  const isPaying = options.pay === true && prompt !== undefined;
  const notes = [
    ...(options.note === undefined ? [] : [options.note]),
    ...(isPaying ? [text('note-pay-otherwise')] : []),
  ];
  const partsOf = (more: boolean) => {
    const asked =
      prompt === undefined
        ? waiting(table.prompts, brief, say)
        : asking({ look, table, prompt, say, scene, brief, hand, options: { ...options, more } });
    const looks = more ? lookRows(match, scene, say) : [];
    const others = [
      ...takeBackButton(look, seat, say),
      ...hintButton(look, prompt, options, say),
      ...otherSeats(look, person, seat, say),
      ...(more || isPaying ? [backButton(look, seat, say)] : []),
      ...(more ? rareButtons(look, seat, prompt, say) : moreButton(look, seat, prompt, say)),
    ];
    return (fold: Fold) => {
      const question = asked(fold);
      const kept = keptNews(news, fold.news);
      const answered = options.answered === undefined || kept.some(({ isMine }) => isMine) ? [] : [options.answered];
      return {
        ...question,
        note: [...notes, ...answered].map(one => say(one)),
        meanwhile: since === null || options.answered !== undefined ? null : say(text('menu-meanwhile')),
        news: kept,
        looks,
        asides: [
          ...question.instead.map(one => aloneButton(look, prompt, one)),
          ...(question.isPaid && (fold.asides || more) ? [payButton(look, seat, say)] : []),
          ...others,
        ],
      };
    };
  };
  const closed = partsOf(false);
  const parts = options.more === true ? partsOf(true) : closed;
  const words = (room: number): string => handWords(scene, seat, say, game.cards, room);
  const both = readPreferences(look.stored[person] ?? {}).beside === 'words';
  const shown = (picture: MenuPicture) => (both ? { ...picture, words } : picture);
  const laid = (shownHand: MenuParts['hand'], fold: Fold, from = closed) =>
    menuLayout({ ...from(fold), hand: hasHand(scene, seat) ? shownHand : null });
  // A menu often goes out twice: before its picture is drawn, and with it.
  const foldFor = remembered(
    (picture: MenuPicture): Fold => folded(one => heightOnPhone(laid(shown(picture), one), picture.picture)),
  );
  return {
    hand,
    isAsked: prompt !== undefined,
    body(picture, isThere = true) {
      const seen = picture === undefined ? words : shown(picture);
      // Words are as long as they are: readers who want them scroll. Answers stay as they are above what “More…” brings.
      const fold = picture === undefined ? unfolded : foldFor(picture);
      return { components: [laid(isThere ? seen : words, fold, parts)], flags: MessageFlags.IsComponentsV2 };
    },
  };
}

type Asked = Pick<MenuParts, 'question' | 'rows' | 'effect' | 'isLined' | 'verb' | 'place' | 'tip'> & Following;

interface Asking {
  readonly look: Look;
  readonly table: NonNullable<Look['table']>;
  readonly prompt: Prompt;
  readonly say: Translator;
  readonly scene: Scene;
  readonly brief: readonly string[];
  readonly hand: readonly CardView[];
  readonly options: MenuOptions;
}

/** The printed ids of all cards that lie open on the table, with those that lie on others. */
function cardsInPlay({ panels }: Scene): ReadonlySet<string> {
  const rows = panels.flatMap(({ zones }) => zones.filter(({ kind }) => kind === 'row'));
  const idsIn = (passing: boolean): string[] =>
    rows
      .filter(zone => (zone.passing === true) === passing)
      .flatMap(({ cards }) => cards.flatMap(card => [card, ...(card.attached ?? [])]))
      .flatMap(({ card }) => card ?? []);
  const passing = idsIn(true);
  return new Set(idsIn(false).filter(card => !passing.includes(card)));
}

/** How the table stands, in a line that has to name everybody at it. */
const briefIn = ({ brief = [] }: Scene, say: Translator): string[] => brief.map(fact => say(fact));

/** A line in the words for the one it is about, where there are any: `<id>-own`. */
function ownWords(line: Text, say: Translator): Text {
  const own = `${line.id}-own`;
  return say.has(own) ? { ...line, id: own } : line;
}

/** A question, with every answer, and what each would do: by how much of it stands open. */
function asking({ look, table, prompt, say, scene, brief, hand, options }: Asking): (fold: Fold) => Asked {
  const { match, game } = look;
  const draft = draftAt(look, prompt);
  const refused = options.more === true && table.refused(prompt.number).length > 0;
  const page = options.page === undefined ? {} : { page: options.page };
  const advice = adviceAt(look, prompt);
  const hint = options.hint?.prompt === prompt.number ? options.hint.answer : null;
  // Learners are asked one thing at a time, and see each answer.
  const learns = readTerms(match.terms).lesson !== undefined;
  const atOnce = options.pay !== true && !learns;
  const taught = advice?.answer ?? null;
  const advised = hint ?? taught;
  // A hint leaves everything where it was; it only gets its star.
  const kept = (key: string): boolean => taught !== null && 'pick' in taught && taught.pick[0] === key;
  const inPlay = cardsInPlay(scene);
  const context = { match: match.id, draft, game, hand, brief, inPlay, refused, atOnce, kept, ...page };
  const askedAt = askedParts(table, toldApart(prompt, scene, copiesIn(hand), say), say, context);
  const standing = [
    ...comingFor(look, prompt.seat).map(line => subtext(briefly(ownWords(line, say), say))),
    ...dangersFor(look, prompt.seat).map(line => say(ownWords(line, say))),
    ...orderNote(look, prompt, say),
  ];
  const tip = hint === null ? tipLine(advice, say) : hintLine(prompt, hint, say);
  return fold => {
    const asked = askedAt(fold);
    return {
      ...asked,
      isPaid: asked.isPaid && atOnce,
      rows: starred(asked.rows, advised),
      tip,
      question: [asked.question, ...standing].join('\n'),
    };
  };
}

/** Who the players without a question are waiting for. */
function waiting(prompts: readonly Prompt[], brief: readonly string[], say: Translator): () => Asked {
  const question = withBrief(
    awaitingTexts(awaited(prompts))
      .map(line => say(line))
      .join('\n'),
    brief,
  ).join('\n');
  const nothing = { rows: [], effect: () => '', isLined: () => false, verb: () => '', place: () => 0 };
  return () => ({ question, ...nothing, isPaid: false, instead: [] });
}

/** What is left to say to a player when nothing is asked any more. */
async function over(house: House, look: Look, person: string, say: Translator): Promise<Body> {
  const { match, game } = look;
  const end = resultOf(look, person);
  if (end === null)
    return {
      content: match.status === 'withdrawn' ? headlineOf(match, say) : say(text('menu-not-begun')),
      components: [],
    };
  const onwards = questButtons(match, game, say);
  if (onwards !== null) {
    const progress = questProgress(match, game, await house.quests.standings(game.id, person), say);
    return {
      content: [`## ${say(end.result)}`, say(end.reason), '', ...progress].join('\n'),
      components: rowsOf(onwards),
    };
  }
  const told = await house.records.report(look);
  return {
    content: clip(
      [
        `## ${say(end.result)}`,
        say(end.reason),
        ...told.map(line => say(line)),
        '',
        ...closingLines(match, game, say),
      ].join('\n'),
      LIMITS.content,
    ),
    components: rowsOf(nextButtons(match, game, say) ?? againButtons(match, say)),
  };
}

/** That a question will be answered by an order of theirs, unless they do it themselves. */
const orderNote = (look: Look, prompt: Prompt, say: Translator): string[] =>
  ordersAt(look).some(({ prompt: { number } }) => number === prompt.number)
    ? [subtext(say(text('order-will-answer')))]
    : [];

/** If an auto-reply could answer, offers to set it. */
const orderButton = ({ match, game }: Look, prompt: Prompt, say: Translator) =>
  orderablesFor(game.orders ?? [], prompt).length === 0
    ? []
    : [button(idAt('order', match, prompt.number), say.plain(text('button-order')), 'aside')];

/** Where a clock runs, more time can be asked for, once. */
function laterButton({ match }: Look, seat: Seat, say: Translator) {
  const { clock, later, waits } = readTerms(match.terms);
  if (clock === undefined || waits?.[seat] === undefined || later?.[seat] !== undefined) return [];
  return [button(idAbout('later', match), say.plain(text('button-later')), 'aside')];
}

/**
 * Shown only where taking back is free: then nobody else has seen anything of it. What it undoes is the answer before, whatever is asked
 * by now.
 */
const takeBackButton = (look: Look, seat: Seat, say: Translator) =>
  canTakeBack(look, seat)
    ? [button(idAt('back', look.match, look.match.moves), say.plain(text('button-take-back')), 'aside')]
    : [];

/** Gives an answer that others give together with the next question's. */
function aloneButton({ match }: Look, prompt: Prompt | undefined, { arg: key, label }: Following['instead'][number]) {
  const number = prompt?.number ?? 0;
  return button(key === null ? idAt('n', match, number) : idAt('a', match, number, keyArg(key)), label, 'aside');
}

/** Asks what a strong practice bot would do, where no rating hangs on it and there is a choice. */
const hintButton = (look: Look, prompt: Prompt | undefined, { hint }: MenuOptions, say: Translator) =>
  prompt === undefined || hint !== undefined || !Coach.hints(look) || isSingle(prompt)
    ? []
    : [button(idAt('hint', look.match, prompt.number), say.plain(text('button-hint')), 'aside')];

/** Whether a question has one answer only: it is asked so that the pause tells nothing. */
const isSingle = (prompt: Prompt): boolean => prompt.kind === 'one' && prompt.options.length === 1;

/** Leads to the same answers, with the payment asked for after each. */
const payButton = ({ match }: Look, seat: Seat, say: Translator) =>
  button(idAbout('menu', match, `pay.${seat}`), say.plain(text('button-pay-otherwise')), 'aside');

/** Leads back to the answers alone, each paid for as suggested; beside it stands that somebody will be back later. */
const backButton = ({ match }: Look, seat: Seat, say: Translator) =>
  button(idAbout('menu', match, `s.${seat}`), say.plain(text('button-to-choices')), 'aside');

/** Leads to what is rarely needed; players without a question get a refresh. */
const moreButton = ({ match }: Look, seat: Seat, prompt: Prompt | undefined, say: Translator) => [
  ...(prompt === undefined ? [button(idAbout('menu', match), say.plain(text('button-refresh')), 'aside')] : []),
  button(idAbout('menu', match, `more.${seat}`), say.plain(text('button-more')), 'aside'),
];

/** What is rarely needed: orders, more time, the hand in words, a report. What is not possible is among the answers. */
const rareButtons = (look: Look, seat: Seat, prompt: Prompt | undefined, say: Translator) => [
  ...(prompt === undefined ? [] : orderButton(look, prompt, say)),
  ...(prompt === undefined ? [] : laterButton(look, seat, say)),
  button(idAbout('menu', look.match, `words.${seat}`), say.plain(text('button-in-words')), 'aside'),
  button(idAbout('bug', look.match), say.plain(text('button-report')), 'aside'),
];

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

/** The seat whose cards a person sees: the one they name, else the one whose turn it is, else their first. */
function seatShown({ match, table }: Look, person: string, wanted: Seat | undefined): Seat {
  const seats = seatsOf(match, person);
  if (wanted !== undefined && seats.includes(wanted)) return wanted;
  const open = (table?.prompts ?? []).filter(prompt => seats.includes(prompt.seat));
  return awaited(open)[0]?.seat ?? open[0]?.seat ?? (seats[0] as Seat);
}
