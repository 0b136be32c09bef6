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
import { HIGHEST, palettes, space, type Theme } from './style.js';

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
}

/**
 * A table as pictures, each 1000 wide: one wherever that is possible, with as much of each card as there is room for. What
 * has no room at all goes on on further pictures, in the order of the panels.
 */
export function boardSheets(scene: Scene, { say, theme, cards }: BoardOptions): Sheet[] {
  const pen: Pen = { say, colours: palettes[theme] };
  const effectOf = (card: CardView): Text | null => {
    const entry = card.card === null ? undefined : cards?.get(card.card);
    return entry === undefined ? null : wordingOf(entry);
  };
  const drawn = (detail: Detail, highest = HIGHEST): Sheet[] => {
    const sheets = sheetsOf(pen, scene, rowsOf(pen, scene, detail, effectOf, true), highest);
    // A ring that is cut is no ring.
    return sheets.length === 1 ? sheets : sheetsOf(pen, scene, rowsOf(pen, scene, detail, effectOf, false), highest);
  };
  for (const most of [1, 2])
    for (const detail of details) {
      const sheets = drawn(detail);
      if (sheets.length <= most && sheets.every(({ height }) => height <= HIGHEST)) return sheets;
    }
  for (let highest = HIGHEST; ; highest *= 2) {
    const sheets = drawn(barest, highest);
    if (sheets.length <= MOST_SHEETS) return sheets;
  }
}

/** Rows on pictures, as many together as are not higher than `highest`; one that is too high stands alone. */
function sheetsOf({ colours }: Pen, scene: Scene, rows: readonly Row[], highest: number): Sheet[] {
  const pages: Row[][] = [[]];
  let height = 2 * space.edge;
  for (const row of rows) {
    const last = pages.at(-1) as Row[];
    const more = row.block.height + (last.length > 0 ? space.gap : 0);
    if (last.some(({ panels }) => panels.length > 0) && height + more > highest) {
      pages.push([row]);
      height = 2 * space.edge + row.block.height;
    } else {
      last.push(row);
      height += more;
    }
  }
  return pages.map(shown => {
    const panels = new Set(shown.flatMap(row => row.panels));
    const picture = page(
      colours,
      stack(
        shown.map(({ block }) => block),
        space.gap,
      ),
    );
    return { ...picture, panels: scene.panels.filter(panel => panels.has(panel)) };
  });
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
  // Two sides with a number between them: it is their dial, and what is under way stands between them too.
  const [arena] = seating === 'facing' ? tables.filter(isArena) : [];
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
      rows.push({ panels: beside, block: seats.length === 1 ? draw(only, ROOM) : centred(draw(only, HALF)) });
    else {
      const pair = beside.map(panel => draw(panel, HALF));
      const least = Math.max(...pair.map(({ height }) => height));
      const blocks = pair.map(panel => panel.stretched(least));
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

/** A table that is one number with an end, and attacks. */
const isArena = ({ meters, zones }: Panel): boolean =>
  meters.length === 1 && meters[0]?.max !== undefined && zones.every(isClash);
