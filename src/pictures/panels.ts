import { at, type Block, type Shape, stack } from './draw/shapes.js';
import { written } from './draw/words.js';
import { page } from './page.js';
import type { Picture } from './picture.js';
import { type Palette, print, space, WIDTH } from './style.js';

/** Panels share a picture while it is not higher than this: then a chat still shows it as wide as it may be. */
export const HIGHEST = 1200;
/** How wide a panel is, and what stands on it. */
export const PANEL = WIDTH - 2 * space.edge;
export const ROOM = PANEL - 2 * space.edge;

/** A block on the ground of a panel; with a thick border where it is somebody's turn. */
export function onPanel(colours: Palette, body: Block, turn = false): Block {
  const height = body.height + 2 * space.inset;
  const ground: Shape = {
    kind: 'box',
    x: turn ? 3 : 1,
    y: turn ? 3 : 1,
    width: PANEL - (turn ? 6 : 2),
    height: height - (turn ? 6 : 2),
    radius: space.radius,
    fill: colours.panel,
    stroke: turn ? colours.turn.fill : colours.line,
    strokeWidth: turn ? 6 : 1.5,
  };
  return { width: PANEL, height, shapes: [ground, at(space.edge, space.inset, body)] };
}

/** A panel with a title of at most two lines above what it shows. */
export function titledPanel(colours: Palette, title: string, body: Block): Block {
  const head = written(title, ROOM, 2, { size: print.title, weight: 'bold', fill: colours.ink });
  return onPanel(colours, stack([head, body], space.gap));
}

/** Blocks one below the other as a picture. */
export function onPage(colours: Palette, blocks: readonly Block[]): Picture {
  return page(colours, stack(blocks, space.gap));
}

/**
 * Panels for pictures, in their order: as many together as are not higher than `highest`; one that is too high for company
 * stands alone. `above` is taken up on the first picture already. There is always a first.
 */
export function byHeight<T extends { readonly block: Block }>(
  panels: readonly T[],
  highest = HIGHEST,
  above = 0,
): T[][] {
  const pages: T[][] = [[]];
  let height = above;
  for (const panel of panels) {
    const page = pages.at(-1) as T[];
    height += (height > 0 ? space.gap : 0) + panel.block.height;
    if (page.length > 0 && height + 2 * space.edge > highest) {
      pages.push([panel]);
      height = panel.block.height;
    } else page.push(panel);
  }
  return pages;
}
