import { at, type Block, type Shape, stack } from '../draw/shapes.js';
import { svgOf } from '../draw/svg.js';
import { type Pen, sign, written } from '../draw/words.js';
import { type IconName, toneOf } from '../icons/index.js';
import type { Picture } from '../picture.js';
import { iconSize, type Palette, palettes, space, type Theme, tones, type, WIDTH } from '../style.js';
import { ticks } from './scale.js';
import { wilson } from './wilson.js';

/** A chart: its title, and what is counted. Labels are words already. */
export type Chart =
  | { readonly kind: 'columns'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'rows'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'line'; readonly title: string; readonly points: readonly Point[] }
  | { readonly kind: 'rates'; readonly title: string; readonly rates: readonly Rate[] };

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly icon?: IconName;
}

/** In the order of time. Only the first and the last label are written. */
export interface Point {
  readonly label: string;
  readonly value: number;
}

/** How many of how many were won. */
export interface Rate {
  readonly label: string;
  readonly wins: number;
  readonly of: number;
}

type Colours = Pick<Pen, 'colours'>;

const HEIGHT = 260;
const BAR = 34;
const LABELS = 300;
const NUMBERS = 190;

/** Charts one below the other, in one picture. */
export function chartPicture(charts: readonly Chart[], theme: Theme): Picture {
  const colours = palettes[theme];
  const room = WIDTH - 2 * space.edge;
  const body = stack(
    charts.map(chart => panel(colours, chart, room)),
    space.gap,
  );
  const [width, height] = [WIDTH, Math.ceil(body.height + 2 * space.edge)];
  return { svg: svgOf({ width, height, shapes: [at(space.edge, space.edge, body)] }, colours.page), width, height };
}

function panel(colours: Palette, chart: Chart, width: number): Block {
  const room = width - 2 * space.edge;
  const title = written(chart.title, room, 2, { size: type.title, weight: 'bold', fill: colours.ink });
  const body = stack([title, draw({ colours }, chart, room)], space.gap);
  const height = body.height + 2 * space.inset;
  const ground: Shape = {
    kind: 'box',
    x: 1,
    y: 1,
    width: width - 2,
    height: height - 2,
    radius: space.radius,
    fill: colours.panel,
    stroke: colours.line,
    strokeWidth: 1.5,
  };
  return { width, height, shapes: [ground, at(space.edge, space.inset, body)] };
}

function draw(pen: Colours, chart: Chart, room: number): Block {
  switch (chart.kind) {
    case 'columns':
      return columns(pen, chart.bars, room);
    case 'rows':
      return rows(pen, chart.bars, room);
    case 'line':
      return line(pen, chart.points, room);
    case 'rates':
      return rates(pen, chart.rates, room);
  }
}

const small = (words: string, room: number, fill: string): Block => written(words, room, 1, { size: type.small, fill });

/** A block whose middle stands at `x`. */
const centred = (x: number, y: number, block: Block): Shape => at(x - block.width / 2, y, block);

/** Upright bars, each with its number above and its label below. */
function columns({ colours }: Colours, bars: readonly Bar[], room: number): Block {
  const most = Math.max(1, ...bars.map(bar => bar.value));
  const step = room / Math.max(1, bars.length);
  const across = Math.min(90, step - space.gap);
  const shapes = bars.flatMap(({ label, value }, index): Shape[] => {
    const high = (value / most) * (HEIGHT - 80);
    const middle = index * step + step / 2;
    const top = HEIGHT - 36 - high;
    const number = small(String(value), step - 4, colours.ink);
    const name = small(label, step - 4, colours.soft);
    const parts: Shape[] = [
      {
        kind: 'box',
        x: middle - across / 2,
        y: top,
        width: across,
        height: Math.max(2, high),
        radius: 4,
        fill: tones.sky.fill,
      },
      centred(middle, top - number.height, { ...number }),
      centred(middle, HEIGHT - 32, { ...name }),
    ];
    return [{ kind: 'group', x: 0, y: 0, width: room, height: HEIGHT, shapes: parts, says: `${label}: ${value}` }];
  });
  return { width: room, height: HEIGHT, shapes };
}

/** Lying bars, each with its icon and label before it and its number after. */
function rows({ colours }: Colours, bars: readonly Bar[], room: number): Block {
  const most = Math.max(1, ...bars.map(bar => bar.value));
  const lines = bars.map(({ label, value, icon }): Block => {
    const tone = icon === undefined ? null : toneOf(icon);
    const signs = icon === undefined ? [] : [at(0, 2, sign(icon, iconSize.small, colours.soft))];
    const from = icon === undefined ? 0 : iconSize.small + space.tight;
    const length = Math.max(3, (value / most) * (room - LABELS - 70));
    const name = small(label, LABELS - from - space.gap, colours.soft);
    const number = small(String(value), 66, colours.ink);
    return {
      width: room,
      height: BAR,
      says: `${label}: ${value}`,
      shapes: [
        ...signs,
        at(from, 2, name),
        {
          kind: 'box',
          x: LABELS,
          y: 4,
          width: length,
          height: BAR - 8,
          radius: 4,
          fill: tones[tone ?? 'sky'].fill,
          stroke: colours.line,
          strokeWidth: 1.5,
        },
        at(LABELS + length + space.gap, 2, number),
      ],
    };
  });
  return stack(lines, space.tight);
}

/** A curve over time, with round numbers at its left and its last value written out. */
function line({ colours }: Colours, points: readonly Point[], room: number): Block {
  if (points.length === 0) return { width: room, height: 1, shapes: [] };
  const values = points.map(point => point.value);
  const marks = ticks(Math.min(...values), Math.max(...values));
  const [least = 0, most = 1] = [marks[0], marks.at(-1)];
  const [left, right, top, bottom] = [90, room - 100, 20, HEIGHT - 50];
  const y = (value: number): number => bottom - ((value - least) / (most - least || 1)) * (bottom - top);
  const x = (index: number): number =>
    left + (points.length === 1 ? 0 : (index / (points.length - 1)) * (right - left));
  const grid = marks.flatMap((value): Shape[] => {
    const label = small(String(value), left - space.gap, colours.soft);
    return [
      { kind: 'stroke', path: `M${left} ${round(y(value))}H${right}`, stroke: colours.line, strokeWidth: 1 },
      at(left - space.gap - label.width, y(value) - label.height / 2, label),
    ];
  });
  const path = points
    .map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`)
    .join('');
  const last = points.at(-1) as Point;
  const now = written(String(last.value), 96, 1, { size: type.small, weight: 'bold', fill: colours.ink });
  const ends = points.length === 1 ? [last] : [points[0] as Point, last];
  const [first, second] = ends.map(({ label }) => small(label, (right - left) / 2 - space.gap, colours.soft));
  return {
    width: room,
    height: HEIGHT,
    shapes: [
      ...grid,
      { kind: 'stroke', path, stroke: colours.turn.fill, strokeWidth: 5 },
      {
        kind: 'box',
        x: x(points.length - 1) - 7,
        y: y(last.value) - 7,
        width: 14,
        height: 14,
        radius: 7,
        fill: colours.turn.fill,
      },
      at(right + space.gap, y(last.value) - now.height / 2, now),
      ...(first === undefined ? [] : [at(left, bottom + 18, first)]),
      ...(second === undefined ? [] : [at(right - second.width, bottom + 18, second)]),
    ],
  };
}

/** Shares of matches won: a dot, and the whiskers between which the true share lies. */
function rates({ colours }: Colours, list: readonly Rate[], room: number): Block {
  const [left, right] = [LABELS, room - NUMBERS - space.gap];
  const x = (share: number): number => left + share * (right - left);
  const half = {
    kind: 'stroke' as const,
    path: `M${round(x(0.5))} 0V${list.length * (BAR + space.tight)}`,
    stroke: colours.line,
    strokeWidth: 2,
  };
  const lines = list.map(({ label, wins, of }, index): Shape => {
    const { low, high } = wilson(wins, of);
    const middle = BAR / 2;
    const number = small(`${shareOf({ wins, of })} (${wins}/${of})`, NUMBERS - space.gap, colours.ink);
    const whiskers = `M${round(x(low))} ${middle}H${round(x(high))}M${round(x(low))} ${middle - 9}v18M${round(x(high))} ${middle - 9}v18`;
    const dot =
      of === 0
        ? []
        : [
            {
              kind: 'box' as const,
              x: x(wins / of) - 9,
              y: middle - 9,
              width: 18,
              height: 18,
              radius: 9,
              fill: colours.turn.fill,
            },
          ];
    return {
      kind: 'group',
      x: 0,
      y: index * (BAR + space.tight),
      width: room,
      height: BAR,
      says: rateWords({ label, wins, of }),
      shapes: [
        at(0, 2, small(label, LABELS - space.gap, colours.soft)),
        { kind: 'stroke', path: whiskers, stroke: colours.soft, strokeWidth: 3 },
        ...dot,
        at(right + 2 * space.gap, 2, number),
      ],
    };
  });
  return { width: room, height: list.length * (BAR + space.tight), shapes: [half, ...lines] };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** What charts show, in words: for those who cannot see them. */
export const describeCharts = (charts: readonly Chart[]): string =>
  charts.map(chart => `${chart.title}: ${valuesOf(chart).join(', ')}`).join('\n');

function valuesOf(chart: Chart): string[] {
  switch (chart.kind) {
    case 'columns':
    case 'rows':
      return chart.bars.map(({ label, value }) => `${label}: ${value}`);
    case 'line':
      return chart.points.map(({ label, value }) => `${label}: ${value}`);
    case 'rates':
      return chart.rates.map(rateWords);
  }
}

/** "Storm: 60 % (6/10), 31–83 %" */
function rateWords({ label, wins, of }: Rate): string {
  const { low, high } = wilson(wins, of);
  return `${label}: ${shareOf({ wins, of })} (${wins}/${of}), ${Math.round(low * 100)}–${Math.round(high * 100)} %`;
}

const shareOf = ({ wins, of }: Pick<Rate, 'wins' | 'of'>): string =>
  of === 0 ? '–' : `${Math.round((wins / of) * 100)} %`;
