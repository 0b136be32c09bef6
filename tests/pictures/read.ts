import type { Weight } from '../../src/pictures/type/letters.js';
import { widthOf } from '../../src/pictures/type/measure.js';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text in a picture, where it is drawn. */
export interface Written extends Rect {
  readonly text: string;
  readonly size: number;
}

export interface Read {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Rect[];
  readonly texts: readonly Written[];
  /** The parts of paths that go straight across and straight down, each as a rectangle without a width or height. */
  readonly lines: readonly Rect[];
  /** What the picture says: the titles of its groups, and the texts that stand in no group with a title. */
  readonly says: readonly string[];
  /** What is turned is read as if it were not: each by itself. */
  readonly tilted: readonly Read[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (escaped: string): string => escaped.replace(/&\w+;/g, entity => ENTITIES[entity] ?? entity);
const number = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? Number.NaN);

/** Something that is turned, at its place on the picture; what is in it has places of its own. */
interface Tilted {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly width: number;
  readonly height: number;
  readonly boxes: Rect[];
  readonly texts: Written[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  titled: boolean;
  readonly tilted: Tilted | null;
}

/** The room that something takes once it is turned about its middle. */
function roomOf({ x, y, degrees, width: across, height: down }: Tilted): Rect {
  const [sine, cosine] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.cos((degrees * Math.PI) / 180)];
  const [width, height] = [across * cosine + down * sine, across * sine + down * cosine];
  return { x: x + (across - width) / 2, y: y + (down - height) / 2, width, height };
}

/** Reads a picture back, as a stranger would: boxes and texts with their places on the whole picture. */
export function read(svg: string): Read {
  const boxes: Rect[] = [];
  const texts: Written[] = [];
  const lines: Rect[] = [];
  const says: string[] = [];
  const tilted: Tilted[] = [];
  const groups: Place[] = [{ x: 0, y: 0, titled: false, tilted: null }];
  const [, head = ''] = /^<svg ([^>]*)>/.exec(svg) ?? [];
  const body = svg.slice(svg.indexOf('</defs>'));
  for (const [, close, name, attributes = '', , inner = ''] of body.matchAll(
    /<(\/?)(g|rect|text|title|path)((?: [\w:-]+="[^"]*")*)(\/?)>([^<]*)/g,
  )) {
    const here = groups.at(-1) as Place;
    if (name === 'g' && close === '/') groups.pop();
    else if (name === 'g') {
      const [, x = '0', y = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes) ?? [];
      const [, turned, middle, half] = /rotate\(([-\d.]+) ([\d.]+) ([\d.]+)\)/.exec(attributes) ?? [];
      if (turned === undefined) groups.push({ ...here, x: here.x + Number(x), y: here.y + Number(y) });
      else {
        const at = {
          x: here.x + Number(x),
          y: here.y + Number(y),
          degrees: Number(turned),
          width: 2 * Number(middle),
          height: 2 * Number(half),
          boxes: [],
          texts: [],
        };
        tilted.push(at);
        groups.push({ x: 0, y: 0, titled: here.titled, tilted: at });
      }
    } else if (close === '/') continue;
    else if (name === 'path') lines.push(...straight(/ d="([MHV\d. ]*)"/.exec(attributes)?.[1] ?? '', here));
    else if (name === 'title') {
      if (!here.titled) says.push(plain(inner));
      here.titled = true;
    } else {
      const [x, y] = [here.x + number(attributes, 'x'), here.y + number(attributes, 'y')];
      if (name === 'rect' && attributes.includes(' x='))
        (here.tilted?.boxes ?? boxes).push({
          x,
          y,
          width: number(attributes, 'width'),
          height: number(attributes, 'height'),
        });
      if (name !== 'text') continue;
      const size = number(attributes, 'font-size');
      const weight: Weight = attributes.includes('Comic')
        ? 'display'
        : attributes.includes('font-weight')
          ? 'bold'
          : 'regular';
      const text = plain(inner);
      if (!here.titled) says.push(text);
      (here.tilted?.texts ?? texts).push({
        text,
        size,
        x,
        y: y - size * 0.72,
        width: widthOf(text, size, weight),
        height: size * 0.72,
      });
    }
  }
  return {
    width: number(head, 'width'),
    height: number(head, 'height'),
    boxes: [...boxes, ...tilted.map(roomOf)],
    texts,
    lines,
    says,
    tilted: tilted.map(({ width, height, boxes: own, texts: written }) => ({
      width,
      height,
      boxes: own,
      texts: written,
      lines: [],
      says: [],
      tilted: [],
    })),
  };
}

function straight(path: string, from: { readonly x: number; readonly y: number }): Rect[] {
  const found: Rect[] = [];
  let [x, y] = [from.x, from.y];
  for (const [, how, first = '0', second = '0'] of path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)) {
    const to = {
      x: how === 'V' ? x : from.x + Number(first),
      y: how === 'V' ? from.y + Number(first) : how === 'H' ? y : from.y + Number(second),
    };
    if (how !== 'M')
      found.push({
        x: Math.min(x, to.x),
        y: Math.min(y, to.y),
        width: Math.abs(to.x - x),
        height: Math.abs(to.y - y),
      });
    [x, y] = [to.x, to.y];
  }
  return found;
}

/** Each group of a picture that says something and has no group in it: what it says, and the lines it draws. */
export function named(svg: string): { readonly says: string; readonly texts: readonly string[] }[] {
  const groups = svg.matchAll(/<title>([^<]*)<\/title>((?:<text(?: [\w:-]+="[^"]*")*>[^<]*<\/text>)*)<\/g>/g);
  return [...groups].map(([, says = '', drawn = '']) => ({
    says: plain(says),
    texts: [...drawn.matchAll(/>([^<]*)<\/text>/g)].map(([, line = '']) => plain(line)),
  }));
}
