import type { CardIndex, CardView, Panel, Scene, Text } from '../kernel/index.js';
import { wordingOf } from '../locales/index.js';
import { clashBlock, isClash } from './clash.js';
import { barest, type Detail, details } from './detail.js';
import { at, type Block, flow, stack, told } from './draw/shapes.js';
import type { Pen } from './draw/words.js';
import { mastheadBlock, ROOM } from './masthead.js';
import { page } from './page.js';
import { type PanelBlock, panelBlock } from './panel.js';
import type { Picture } from './picture.js';
import { byPlace, seatingOf } from './seating.js';
import { HIGHEST, palettes, space, type Theme, WIDTH } from './style.js';

/** One picture of a board, and the panels that are on it. */
export interface Sheet extends Picture {
  readonly panels: readonly Panel[];
}

export interface BoardOptions {
  say(text: Text): string;
  readonly theme: Theme;
  /** For our own wording of the cards in play; left out, pictures do without. */
  readonly cards?: Pick<CardIndex, 'get'>;
}

/** A message has ten places for pictures; one is kept. */
export const MOST_SHEETS = 9;
const HALF = (ROOM - space.gap) / 2;

/** Panels that stand side by side. */
interface Row {
  readonly panels: readonly Panel[];
  readonly block: Block;
  /** As it is drawn where nothing else is on its picture. */
  readonly alone?: () => Block;
}

/**
 * A table as pictures, each 1000 wide: one wherever that is possible, with as much of each card as there is room for. What
 * has no room at all goes on on further pictures, in the order of the panels.
 */
export function boardSheets(scene: Scene, { say, theme, cards }: BoardOptions): Sheet[] {
  const pen: Pen = { say: remembering(say), colours: palettes[theme] };
  const wording = remembering(wordingOf);
  const effectOf = (card: CardView): Text | null => {
    const entry = card.card === null ? undefined : cards?.get(card.card);
    return entry === undefined ? null : wording(entry);
  };
  const laidOut = (detail: Detail, highest = HIGHEST): Page[] => {
    const pages = pagesOf(rowsOf(pen, scene, detail, effectOf, true), highest);
    // A ring that is cut is no ring.
    const whole = pages.length === 1 || seatingOf(scene) !== 'ring';
    return whole ? pages : pagesOf(rowsOf(pen, scene, detail, effectOf, false), highest);
  };
  // Two sides with a number between them are no higher than wide, where less of each card makes it so.
  const wanted = arenaOf(scene) === undefined ? HIGHEST : WIDTH;
  return fitting(laidOut, wanted).map(rows => sheetOf(pen, scene, rows));
}

/** Pages that fit: as few as can be, one as high as wanted if possible, and on those as much of each card as there is room for. */
function fitting(laidOut: (detail: Detail, highest?: number) => Page[], wanted: number): Page[] {
  const all = new Map<Detail, Page[]>();
  const pagesBy = (at: number): Page[] => {
    const detail = details[at] as Detail;
    const pages = all.get(detail) ?? laidOut(detail);
    all.set(detail, pages);
    return pages;
  };
  const sizes: readonly (readonly [most: number, highest: number])[] = [
    ...(wanted < HIGHEST ? [[1, wanted] as const] : []),
    [1, HIGHEST],
    [2, HIGHEST],
  ];
  for (const [most, highest] of sizes) {
    const fits = (at: number): boolean => {
      const pages = pagesBy(at);
      return pages.length <= most && pages.every(rows => heightOf(rows) <= highest);
    };
    if (fits(0)) return pagesBy(0);
    // Less of each card is never higher: the fullest that fits is found by halves.
    let [tooHigh, low] = [0, details.length - 1];
    if (!fits(low)) continue;
    while (low - tooHigh > 1) {
      const middle = (low + tooHigh) >> 1;
      if (fits(middle)) low = middle;
      else tooHigh = middle;
    }
    return pagesBy(low);
  }
  for (let highest = HIGHEST; ; highest *= 2) {
    const pages = laidOut(barest, highest);
    if (pages.length <= MOST_SHEETS) return pages;
  }
}

/** The same table is laid out several times over: each sentence is made once. */
function remembering<K, V>(make: (of: K) => V): (of: K) => V {
  const known = new Map<K, V>();
  return of => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of) as V;
  };
}

/** The rows of one picture. */
type Page = readonly Row[];

const bodyOf = (rows: Page): Block =>
  stack(
    rows.map(({ block }) => block),
    space.gap,
  );
const heightOf = (rows: Page): number => Math.ceil(bodyOf(rows).height + 2 * space.edge);

/** Rows on pages, as many together as are not higher than `highest`; one that is too high stands alone. */
function pagesOf(rows: readonly Row[], highest: number): Page[] {
  const pages: Row[][] = [[]];
  for (const row of rows) {
    const last = pages.at(-1) as Row[];
    if (last.some(({ panels }) => panels.length > 0) && heightOf([...last, row]) > highest) pages.push([row]);
    else last.push(row);
  }
  return pages;
}

function sheetOf({ colours }: Pen, scene: Scene, rows: Page): Sheet {
  const panels = new Set(rows.flatMap(row => row.panels));
  const [only] = rows;
  const body = rows.length === 1 ? (only?.alone?.() ?? bodyOf(rows)) : bodyOf(rows);
  return { ...page(colours, body), panels: scene.panels.filter(panel => panels.has(panel)) };
}

/** All of a table from top to bottom: what is played, the table itself, the seats as they sit. */
function rowsOf(
  pen: Pen,
  scene: Scene,
  detail: Detail,
  effectOf: (card: CardView) => Text | null,
  whole: boolean,
): Row[] {
  const seating = seatingOf(scene);
  const seats = scene.panels.filter(panel => panel.seat !== undefined);
  const tables = scene.panels.filter(panel => panel.seat === undefined);
  const draw = (panel: Panel, width: number): PanelBlock =>
    panelBlock(pen, panel, {
      width,
      detail,
      turn: panel.seat !== undefined && panel.seat === scene.turn,
      effectOf,
    });
  const arena = arenaOf(scene);
  const head = mastheadBlock(pen, scene, arena?.meters[0]);
  const rows: Row[] = [{ panels: [], block: head }];
  if (arena !== undefined)
    rows.push({
      panels: [arena],
      block: stack(
        [told(pen.say(arena.title)), ...arena.zones.map(zone => clashBlock(pen, zone, { detail, effectOf }))],
        0,
      ),
    });
  for (const table of tables) if (table !== arena) rows.push({ panels: [table], block: draw(table, ROOM) });
  for (const beside of byPlace(seats, whole ? seating : 'together')) {
    const [only] = beside;
    if (only !== undefined && beside.length === 1)
      rows.push(
        seats.length === 1
          ? { panels: beside, block: draw(only, ROOM) }
          : { panels: beside, block: centred(draw(only, HALF)), alone: () => draw(only, ROOM) },
      );
    else {
      const pair = beside.map(panel => draw(panel, HALF));
      const least = Math.max(...pair.map(({ height }) => height));
      // One that has nothing to be stretched for stands level with its neighbor.
      const blocks = pair.map(panel => ({ ...panel.stretched(least), height: least }));
      rows.push({ panels: beside, block: flow(blocks, ROOM, space.gap) });
    }
  }
  return rows;
}

const centred = (block: Block): Block => ({
  width: ROOM,
  height: block.height,
  shapes: [at((ROOM - block.width) / 2, 0, block)],
});

/** What stands between two sides: a number, which is their dial, and what is under way. */
const arenaOf = (scene: Scene): Panel | undefined =>
  seatingOf(scene) === 'facing' ? scene.panels.find(panel => panel.seat === undefined && isArena(panel)) : undefined;

/** A table that is one number with an end, and attacks. */
const isArena = ({ meters, zones }: Panel): boolean =>
  meters.length === 1 && meters[0]?.max !== undefined && zones.every(isClash);
