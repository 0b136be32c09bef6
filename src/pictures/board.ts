import type { Panel, Scene, Text } from '../kernel/index.js';
import { type Block, flow } from './draw/shapes.js';
import { type Pen, written } from './draw/words.js';
import { panelBlock } from './panel.js';
import { byHeight, HIGHEST, onPage, PANEL } from './panels.js';
import type { Picture } from './picture.js';
import { palettes, space, type Theme, type } from './style.js';

/** One picture of a board, and the panels that are on it. */
export interface Sheet extends Picture {
  readonly panels: readonly Panel[];
}

export interface BoardOptions {
  say(text: Text): string;
  readonly theme: Theme;
}

/** A message has ten places for pictures; one is kept. */
export const MOST_SHEETS = 9;

/** A table as pictures, each 1000 wide. Panels stay in their order; a panel that is too high for company stands alone. */
export function boardSheets(scene: Scene, { say, theme }: BoardOptions): Sheet[] {
  const pen: Pen = { say, colours: palettes[theme] };
  const head = headBlock(pen, scene);
  const panels = scene.panels.map(panel => ({
    panel,
    block: panelBlock(pen, panel, panel.seat !== undefined && panel.seat === scene.turn),
  }));
  for (let highest = HIGHEST; ; highest *= 2) {
    const pages = byHeight(panels, highest, head.height);
    if (pages.length > MOST_SHEETS) continue;
    return pages.map((page, at) => {
      const blocks = page.map(({ block }) => block);
      const picture = onPage(pen.colours, at === 0 ? [head, ...blocks] : blocks);
      return { ...picture, panels: page.map(({ panel }) => panel) };
    });
  }
}

/** What is played, and where it stands. */
function headBlock(pen: Pen, scene: Scene): Block {
  const room = PANEL;
  const { ink, soft } = pen.colours;
  const title = written(pen.say(scene.title), room, 1, { size: type.title, weight: 'bold', fill: ink });
  const status = written(pen.say(scene.status), room, 2, { size: type.title, fill: soft });
  const result =
    scene.result === undefined
      ? []
      : [written(pen.say(scene.result), room, 2, { size: type.title, weight: 'bold', fill: ink })];
  return flow([title, status, ...result], room, space.edge, 0);
}
