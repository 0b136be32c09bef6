import { at, type Block } from './draw/shapes.js';
import { svgOf } from './draw/svg.js';
import type { Picture } from './picture.js';
import { type Palette, space, WIDTH } from './style.js';

/** A block as a picture, cropped to what is there. It's written out when that is first asked for: often only its size is. */
export function page(colours: Palette, body: Block, width = WIDTH): Picture {
  const height = Math.ceil(body.height + 2 * space.edge);
  let svg: string | undefined;
  return {
    width,
    height,
    get svg() {
      svg ??= svgOf({ width, height, shapes: [at(space.edge, space.edge, body)] }, colours.page);
      return svg;
    },
  };
}
