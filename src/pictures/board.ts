import type { Panel, Scene, Text } from '../kernel/index.js';
import { at, type Block, flow, stack } from './draw/shapes.js';
import { svgOf } from './draw/svg.js';
import { type Pen, written } from './draw/words.js';
import { panelBlock } from './panel.js';
import type { Picture } from './picture.js';
import { palettes, space, type Theme, type, WIDTH } from './style.js';

/** One picture of a board, and the panels that are on it. */
export interface Sheet extends Picture {
  readonly panels: readonly Panel[];
}

export interface BoardOptions {
  say(text: Text): string;
  readonly theme: Theme;
}

/** Panels share a picture while it is not higher than this: then a chat still shows it as wide as it may be. */
const HIGHEST = 1200;
/** A message has ten places for pictures; one is kept. */
export const MOST_SHEETS = 9;

/** A table as pictures, each 1000 wide. Panels stay in their order; a panel that is too high for company stands alone. */
export function boardSheets(scene: Scene, { say, theme }: BoardOptions): Sheet[] {
  const pen: Pen = { say, colours: palettes[theme] };
  const room = WIDTH - 2 * space.edge;
  const head = headBlock(pen, scene, room);
  const panels = scene.panels.map(panel => ({
    panel,
    block: panelBlock(pen, panel, { width: room, turn: panel.seat !== undefined && panel.seat === scene.turn }),
  }));
  for (let highest = HIGHEST; ; highest *= 2) {
    const groups = grouped(head, panels, highest);
    if (groups.length <= MOST_SHEETS) return groups.map(({ blocks, panels: shown }) => sheet(pen, blocks, shown));
  }
}

interface Grouped {
  readonly blocks: Block[];
  readonly panels: Panel[];
  height: number;
}

function grouped(head: Block, panels: readonly { panel: Panel; block: Block }[], highest: number): Grouped[] {
  const groups: Grouped[] = [{ blocks: [head], panels: [], height: head.height }];
  for (const { panel, block } of panels) {
    const last = groups.at(-1) as Grouped;
    const height = last.height + space.gap + block.height;
    if (height + 2 * space.edge <= highest || last.panels.length === 0) {
      last.blocks.push(block);
      last.panels.push(panel);
      last.height = height;
    } else groups.push({ blocks: [block], panels: [panel], height: block.height });
  }
  return groups;
}

/** What is played, and where it stands. */
function headBlock(pen: Pen, scene: Scene, room: number): Block {
  const { ink, soft } = pen.colours;
  const title = written(pen.say(scene.title), room, 1, { size: type.title, weight: 'bold', fill: ink });
  const status = written(pen.say(scene.status), room, 2, { size: type.title, fill: soft });
  const result =
    scene.result === undefined
      ? []
      : [written(pen.say(scene.result), room, 2, { size: type.title, weight: 'bold', fill: ink })];
  return flow([title, status, ...result], room, space.edge, 0);
}

function sheet(pen: Pen, blocks: readonly Block[], panels: readonly Panel[]): Sheet {
  const body = stack(blocks, space.gap);
  const [width, height] = [WIDTH, Math.ceil(body.height + 2 * space.edge)];
  const whole: Block = { width, height, shapes: [at(space.edge, space.edge, body)] };
  return { svg: svgOf(whole, pen.colours.page), width, height, panels };
}
