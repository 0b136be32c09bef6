import { emblemPath, isEmblem } from '../emblems/index.js';
import { pathOf } from '../icons/index.js';
import { halftone } from '../style.js';
import { runsOf } from '../type/measure.js';
import type { Block, Box, Dots, Line, Shape, Sign, Stroke } from './shapes.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => ENTITIES[letter] as string);

/** Two decimals are more than anyone sees. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A block as an SVG document: the same block, the same string. What it says stands in its `text` and `title` nodes. */
export function svgOf(block: Block, ground: string): string {
  const [width, height] = [Math.ceil(block.width), Math.ceil(block.height)];
  const used: Used = { icons: new Set(), dots: new Set() };
  const body = block.shapes.map(shape => draw(shape, used, NOWHERE)).join('');
  const defs = [
    ...[...used.icons].sort().map(icon => `<path id="${icon}" fill-rule="evenodd" d="${outlineOf(icon)}"/>`),
    ...[...used.dots].sort().map(dotsOf),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defs.join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    body,
    '</svg>',
  ].join('');
}

/** What stands in the definitions of a document: drawn once, used often. */
interface Used {
  readonly icons: Set<Sign['icon']>;
  readonly dots: Set<string>;
}

/**
 * How far the group around a shape was moved to stand on whole pixels: its shapes make up for it. Edges between pixels are
 * blurred, take long to draw, and make large files.
 */
interface Moved {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Moved = { x: 0, y: 0 };

function draw(shape: Shape, used: Used, by: Moved): string {
  switch (shape.kind) {
    case 'box':
      return drawBox(shape, by);
    case 'line':
      return drawLine(shape, by);
    case 'sign':
      used.icons.add(shape.icon);
      return drawSign(shape, by);
    case 'stroke':
      return drawStroke(shape);
    case 'dots':
      used.dots.add(shape.fill);
      return drawDots(shape, by);
    case 'group': {
      const title = shape.says === undefined ? '' : `<title>${escaped(shape.says)}</title>`;
      const turn = shape.tilt === undefined ? '' : turned(shape, shape.tilt);
      const [x, y] = [Math.round(shape.x + by.x), Math.round(shape.y + by.y)];
      const inner = turn === '' ? { x: shape.x + by.x - x, y: shape.y + by.y - y } : NOWHERE;
      const moved = x === 0 && y === 0 && turn === '' ? '' : ` transform="translate(${x} ${y})${turn}"`;
      return `<g${moved}>${title}${shape.shapes.map(one => draw(one, used, inner)).join('')}</g>`;
    }
  }
}

const turned = ({ width, height }: { width: number; height: number }, degrees: number): string =>
  ` rotate(${n(degrees)} ${n(width / 2)} ${n(height / 2)})`;

const nameOfDots = (fill: string): string => `dots-${fill.slice(1)}`;

function dotsOf(fill: string): string {
  const { step, radius } = halftone;
  // Two dots a square, as in print: the second in the middle of four others.
  const dots = [
    [step / 4, step / 4],
    [(step * 3) / 4, (step * 3) / 4],
  ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="${n(radius)}" fill="${fill}"/>`);
  return `<pattern id="${nameOfDots(fill)}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${dots.join('')}</pattern>`;
}

/** A stretch from one whole pixel to another; with `half` from the middle of one to that of another. */
function pixels(from: number, length: number, half = 0): [from: number, length: number] {
  const start = Math.round(from - half) + half;
  return [start, Math.max(0, Math.round(from + length - half) + half - start)];
}

function drawDots({ x, y, width, height, fill }: Dots, by: Moved): string {
  const [left, across] = pixels(x + by.x, width);
  const [top, down] = pixels(y + by.y, height);
  return `<path d="M${left} ${top}h${across}v${down}h${-across}z" fill="url(#${nameOfDots(fill)})"/>`;
}

function drawBox({ x, y, width, height, radius, fill = 'none', stroke, strokeWidth = 2 }: Box, by: Moved): string {
  const round = radius === undefined ? '' : ` rx="${n(radius)}"`;
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
  // A line of an odd width has its edges on whole pixels when its middle is not.
  const half = stroke === undefined ? 0 : (strokeWidth / 2) % 1;
  const [left, across] = pixels(x + by.x, width, half);
  const [top, down] = pixels(y + by.y, height, half);
  return `<rect x="${left}" y="${top}" width="${across}" height="${down}"${round} fill="${fill}"${edge}/>`;
}

/** Each font draws its own part: a renderer that has to look for another font takes it for the whole line. */
function drawLine({ x, y, text, size, weight, fill }: Line, by: Moved): string {
  let from = x + by.x;
  const base = Math.round(y + by.y);
  return runsOf(text, size, weight)
    .map(run => {
      const bold = run.bold ? ' font-weight="700"' : '';
      const drawn = `<text x="${n(from)}" y="${base}" font-family="${run.family}" font-size="${size}"${bold} fill="${fill}" xml:space="preserve">${escaped(run.text)}</text>`;
      from += run.width;
      return drawn;
    })
    .join('');
}

const outlineOf = (icon: Sign['icon']): string => (isEmblem(icon) ? emblemPath(icon) : pathOf(icon));

function drawSign({ x, y, icon, size, fill }: Sign, by: Moved): string {
  return `<use href="#${icon}" transform="translate(${Math.round(x + by.x)} ${Math.round(y + by.y)}) scale(${n(size / 24)})" fill="${fill}"/>`;
}

function drawStroke({ path, stroke, strokeWidth = 2, fill = 'none', butt }: Stroke): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${strokeWidth}"${butt === true ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"`;
  return `<path d="${path}" fill="${fill}"${line}/>`;
}
