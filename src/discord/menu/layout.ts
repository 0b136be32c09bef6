import {
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APISectionComponent,
  bold,
  ComponentType,
} from 'discord.js';
import type { Picture } from '../../pictures/index.js';
import { buttonsIn, type Row, rowsOf } from '../render/components.js';
import { decodeId } from '../render/custom-id.js';
import { clip, escapeName } from '../render/escape.js';
import { imageOf } from '../render/pictures.js';
import { LIMITS } from '../reply/limits.js';
import { keptNews, NEWS, type News } from './news.js';

/** A picture that comes with a menu. */
export interface MenuPicture {
  readonly name: string;
  readonly description: string;
  readonly picture: Pick<Picture, 'width' | 'height'>;
  /** The same in words, limited to this many characters, for people who want both. */
  readonly words?: (room: number) => string;
}

/** The parts of a menu, in reading order. */
export interface MenuParts {
  /** What the click has just done; empty if the player is only looking. */
  readonly note: readonly string[];
  /** What has happened. */
  readonly news: readonly News[];
  /** The heading of what others have done; null if it goes without one. */
  readonly meanwhile: string | null;
  /** The question, and the answer drafted so far. */
  readonly question: string;
  /** The hand: a picture, or in words of at most so many characters. */
  readonly hand: MenuPicture | ((room: number) => string) | null;
  /** A lesson's tip, just above the answers; empty elsewhere. */
  readonly tip?: string | undefined;
  /** Every answer. */
  readonly rows: readonly Row[];
  /** What the answer of a button would do; empty where its label says it all. */
  readonly effect: (id: string) => string;
  /** Whether the button of an answer has a line: it says what it does, or is for a card beside others that do. */
  readonly isLined: (id: string) => boolean;
  /** What the button of an answer says that is named in the line beside it. */
  readonly verb: (id: string) => string;
  /** Where an answer stands among those of the question, by what its id or its value in a list says. */
  readonly place: (arg: string) => number;
  /** Cards to look at, below all else. */
  readonly looks: readonly Row[];
  /** Controls that aren't answers. If there isn't room, they're dropped from the end. */
  readonly asides: readonly APIButtonComponent[];
}

const NEWS_LINE = 120;
const QUESTION = 900;
const LINE = 320;

/** A private menu: what has happened, the question, the hand, and each answer with its button beside the line that tells what it does. */
export function menuLayout({
  note,
  news,
  meanwhile,
  question,
  hand,
  tip,
  rows,
  effect,
  isLined,
  verb,
  place,
  looks,
  asides,
}: MenuParts): APIContainerComponent {
  const told = keptNews(news, NEWS - note.length);
  const own = told.filter(({ isMine }) => isMine).map(({ said }) => said);
  const others = told.filter(({ isMine }) => !isMine).map(({ said }) => said);
  // What a click has just done needs no heading.
  const heading = meanwhile === null || note.length > 0 || others.length === 0 ? [] : [bold(meanwhile)];
  const recent = [...note, ...own, ...heading, ...others].map(line => clip(line, NEWS_LINE));
  const head: APIComponentInContainer[] = [
    ...(recent.length === 0 ? [] : [display(recent.join('\n')), { type: ComponentType.Separator } as const]),
    ...(question.trim() === '' ? [] : [display(clip(question, QUESTION))]),
  ];
  const advised = tip === undefined ? [] : [display(clip(tip, QUESTION))];
  // One place is the container's own, one or two are for the hand.
  const room = LIMITS.newLayout - sizeOf([...head, ...advised, ...looks]) - 3;
  const answers = answerRows({ rows, effect, isLined, verb, place, asides }, room);
  const picture =
    hand === null ? [] : shownHand(hand, LIMITS.newLayoutText - textIn([...head, ...advised, ...answers]));
  return { type: ComponentType.Container, components: [...head, ...picture, ...advised, ...answers, ...looks] };
}

function shownHand(hand: NonNullable<MenuParts['hand']>, room: number): APIComponentInContainer[] {
  if (typeof hand === 'function') return [display(clip(hand(room), room))];
  const description = clip(hand.description, LIMITS.fileDescription);
  const words = hand.words === undefined ? [] : [display(clip(hand.words(room), room))];
  return [{ type: ComponentType.MediaGallery, items: [{ media: imageOf(hand), description }] }, ...words];
}

/** As many answers on lines of their own as there is room for, and selects, in the game's order; the other buttons five to a row. */
function answerRows(
  {
    rows,
    effect,
    isLined,
    verb,
    place,
    asides,
  }: Pick<MenuParts, 'rows' | 'effect' | 'isLined' | 'verb' | 'place' | 'asides'>,
  room: number,
): APIComponentInContainer[] {
  const lists = rows.filter(row => buttonsIn(row).length === 0);
  const buttons = rows.flatMap(buttonsIn);
  const told = buttons.filter(one => isLined(idOf(one)));
  const left = (lines: number): APIButtonComponent[] => {
    const shown = new Set(told.slice(0, lines));
    return buttons.filter(one => !shown.has(one));
  };
  // A line takes three places: the section, its text, its button.
  const fits = (lines: number): boolean =>
    sizeOf(lists) + 3 * lines + sizeOf(rowsOf([...left(lines), ...asides])) <= room;
  const most =
    Array.from({ length: told.length + 1 }, (_, n) => n)
      .filter(fits)
      .at(-1) ?? 0;
  const spare = room - sizeOf(lists) - 3 * most;
  const lines = told.slice(0, most).map(one => ({
    at: place(decodeId(idOf(one))?.arg ?? ''),
    part: section(one, effect(idOf(one)), verb(idOf(one))),
  }));
  const among = lists.map(row => ({ at: place(firstIn(row)), part: row }));
  return [...inOrder(lines, among), ...rowsWithin([...left(most), ...asides], spare)];
}

/** A part of a menu, and where its first answer stands among those of the question. */
interface Placed {
  readonly at: number;
  readonly part: APIComponentInContainer;
}

/** Each list above the first line of an answer that comes after its own: lines stay together by what they do. */
function inOrder(lines: readonly Placed[], lists: readonly Placed[]): APIComponentInContainer[] {
  const sorted = lists.toSorted((one, other) => one.at - other.at);
  const above = ({ at }: Placed): Placed | undefined => lines.find(line => line.at > at);
  return [...lines, undefined].flatMap(line => [
    ...sorted.filter(list => above(list) === line).map(({ part }) => part),
    ...(line === undefined ? [] : [line.part]),
  ]);
}

/** What the first entry of a select gives. */
const firstIn = ({ components: [list] }: Row): string =>
  list?.type === ComponentType.StringSelect ? (list.options[0]?.value ?? '') : '';

/** Buttons five to a row, as many as may be. */
function rowsWithin(buttons: readonly APIButtonComponent[], room: number): Row[] {
  const rows = rowsOf(buttons);
  return sizeOf(rows) <= room ? rows : rowsWithin(buttons.slice(0, -1), room);
}

/** Named in its line: on a phone, a long button would leave the line no room. */
function section(button: APIButtonComponent, effect: string, verb: string): APISectionComponent {
  const label = 'label' in button ? (button.label ?? '') : '';
  return {
    type: ComponentType.Section,
    components: [display(clip(`${bold(escapeName(label))}\n${effect}`.trim(), LINE))],
    accessory: { ...button, label: verb } as APIButtonComponent,
  };
}

const display = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;
const idOf = (button: APIButtonComponent): string => (button as APIButtonComponentWithCustomId).custom_id;

/** How many components there are in all, nested ones counted. */
const sizeOf = (list: readonly APIComponentInContainer[]): number =>
  list.reduce(
    (sum, one) => sum + 1 + ('components' in one ? one.components.length : 0) + ('accessory' in one ? 1 : 0),
    0,
  );

function textIn(list: readonly APIComponentInContainer[]): number {
  const texts = list.flatMap(one => (one.type === ComponentType.Section ? one.components : [one]));
  return texts.reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0);
}
