import { type IconName, pathOf } from '../icons/index.js';
import { runsOf } from '../type/measure.js';
import type { Block, Box, Line, Shape, Sign, Stroke } from './shapes.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => ENTITIES[letter] as string);

/** Two decimals are more than anyone sees. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A block as an SVG document: the same block, the same string. What it says stands in its `text` and `title` nodes. */
export function svgOf(block: Block, ground: string): string {
  const [width, height] = [Math.ceil(block.width), Math.ceil(block.height)];
  const icons = new Set<IconName>();
  const body = block.shapes.map(shape => draw(shape, icons)).join('');
  const defs = [...icons].sort().map(icon => `<path id="${icon}" fill-rule="evenodd" d="${pathOf(icon)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defs.join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    body,
    '</svg>',
  ].join('');
}

function draw(shape: Shape, icons: Set<IconName>): string {
  switch (shape.kind) {
    case 'box':
      return drawBox(shape);
    case 'line':
      return drawLine(shape);
    case 'sign':
      icons.add(shape.icon);
      return drawSign(shape);
    case 'stroke':
      return drawStroke(shape);
    case 'group': {
      const title = shape.says === undefined ? '' : `<title>${escaped(shape.says)}</title>`;
      const moved = shape.x === 0 && shape.y === 0 ? '' : ` transform="translate(${n(shape.x)} ${n(shape.y)})"`;
      return `<g${moved}>${title}${shape.shapes.map(inner => draw(inner, icons)).join('')}</g>`;
    }
  }
}

function drawBox({ x, y, width, height, radius, fill = 'none', stroke, strokeWidth = 2 }: Box): string {
  const round = radius === undefined ? '' : ` rx="${n(radius)}"`;
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"${edge}/>`;
}

/** Each font draws its own part: a renderer that has to look for another font takes it for the whole line. */
function drawLine({ x, y, text, size, weight, fill }: Line): string {
  let from = x;
  const bold = weight === 'bold' ? ' font-weight="700"' : '';
  return runsOf(text, size, weight)
    .map(run => {
      const drawn = `<text x="${n(from)}" y="${n(y)}" font-family="${run.family}" font-size="${size}"${bold} fill="${fill}" xml:space="preserve">${escaped(run.text)}</text>`;
      from += run.width;
      return drawn;
    })
    .join('');
}

function drawSign({ x, y, icon, size, fill, opacity }: Sign): string {
  const thin = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<use href="#${icon}" transform="translate(${n(x)} ${n(y)}) scale(${n(size / 24)})" fill="${fill}"${thin}/>`;
}

function drawStroke({ path, stroke, strokeWidth = 2, fill = 'none', opacity }: Stroke): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  const thin = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${path}" fill="${fill}"${line}${thin}/>`;
}
