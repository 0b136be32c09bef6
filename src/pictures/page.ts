import { at, type Block } from './draw/shapes.js';
import { svgOf } from './draw/svg.js';
import type { Picture } from './picture.js';
import { type Palette, space, WIDTH } from './style.js';

/** A block as a picture, cropped to what is there. */
export function page(colours: Palette, body: Block, width = WIDTH): Picture {
  const height = Math.ceil(body.height + 2 * space.edge);
  return { svg: svgOf({ width, height, shapes: [at(space.edge, space.edge, body)] }, colours.page), width, height };
}
