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
  const body = block.shapes.map(shape => draw(shape, used)).join('');
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

function draw(shape: Shape, used: Used): string {
  switch (shape.kind) {
    case 'box':
      return drawBox(shape);
    case 'line':
      return drawLine(shape);
    case 'sign':
      used.icons.add(shape.icon);
      return drawSign(shape);
    case 'stroke':
      return drawStroke(shape);
    case 'dots':
      used.dots.add(shape.fill);
      return drawDots(shape);
    case 'group': {
      const title = shape.says === undefined ? '' : `<title>${escaped(shape.says)}</title>`;
      const turn = shape.tilt === undefined ? '' : turned(shape, shape.tilt);
      const still = shape.x === 0 && shape.y === 0 && turn === '';
      const moved = still ? '' : ` transform="translate(${n(shape.x)} ${n(shape.y)})${turn}"`;
      return `<g${moved}>${title}${shape.shapes.map(inner => draw(inner, used)).join('')}</g>`;
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
  ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="${n(radius * 0.7)}" fill="${fill}"/>`);
  return `<pattern id="${nameOfDots(fill)}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${dots.join('')}</pattern>`;
}

const drawDots = ({ x, y, width, height, fill, opacity }: Dots): string =>
  `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="url(#${nameOfDots(fill)})" opacity="${opacity}"/>`;

function drawBox({ x, y, width, height, radius, fill = 'none', stroke, strokeWidth = 2 }: Box): string {
  const round = radius === undefined ? '' : ` rx="${n(radius)}"`;
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"${edge}/>`;
}

/** Each font draws its own part: a renderer that has to look for another font takes it for the whole line. */
function drawLine({ x, y, text, size, weight, fill }: Line): string {
  let from = x;
  return runsOf(text, size, weight)
    .map(run => {
      const bold = run.bold ? ' font-weight="700"' : '';
      const drawn = `<text x="${n(from)}" y="${n(y)}" font-family="${run.family}" font-size="${size}"${bold} fill="${fill}" xml:space="preserve">${escaped(run.text)}</text>`;
      from += run.width;
      return drawn;
    })
    .join('');
}

const outlineOf = (icon: Sign['icon']): string => (isEmblem(icon) ? emblemPath(icon) : pathOf(icon));

function drawSign({ x, y, icon, size, fill, opacity }: Sign): string {
  const thin = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<use href="#${icon}" transform="translate(${n(x)} ${n(y)}) scale(${n(size / 24)})" fill="${fill}"${thin}/>`;
}

function drawStroke({ path, stroke, strokeWidth = 2, fill = 'none', opacity, butt }: Stroke): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${strokeWidth}"${butt === true ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"`;
  const thin = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${path}" fill="${fill}"${line}${thin}/>`;
}
