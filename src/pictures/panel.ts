import type { Meter, Panel, Zone } from '../kernel/index.js';
import { meterWords, numberOf } from './card.js';
import { type Block, flow, type Shape, stack } from './draw/shapes.js';
import { beside, type Pen, sign, written } from './draw/words.js';
import { iconOf } from './icons/index.js';
import { onPanel, ROOM } from './panels.js';
import { iconSize, space, type } from './style.js';
import { isShort, longZone, shortZone } from './zone.js';

/** Steps a meter may have to be drawn as so many; a longer one is drawn as a bar. */
const STEPS = 20;
const COLUMNS = 4;

/** The table, or one seat whose turn it may be: its name, meters and short zones, then its other zones in their order. */
export function panelBlock(pen: Pen, panel: Panel, turn: boolean): Block {
  const blocks: Block[] = [
    heading(pen, panel, ROOM, turn),
    ...shared(panel.zones.filter(zone => !isShort(zone))).map(zones => lineBlock(pen, zones, ROOM)),
  ];
  return onPanel(pen.colours, stack(blocks, space.gap), turn);
}

/** Zones of a few cards share a line of four columns. */
function shared(zones: readonly Zone[]): Zone[][] {
  const lines: Zone[][] = [];
  const cardsOf = (line: readonly Zone[]): number => line.reduce((sum, zone) => sum + zone.cards.length, 0);
  for (const zone of zones) {
    const last = lines.at(-1);
    const small = last?.every(one => one.kind !== 'chain') === true && zone.kind !== 'chain';
    if (last !== undefined && small && cardsOf(last) + zone.cards.length <= COLUMNS) last.push(zone);
    else lines.push([zone]);
  }
  return lines;
}

function lineBlock(pen: Pen, zones: readonly Zone[], room: number): Block {
  const [only] = zones;
  if (only !== undefined && zones.length === 1) return longZone(pen, only, room);
  const column = (room - (COLUMNS - 1) * space.gap) / COLUMNS;
  const blocks = zones.map(zone => {
    const columns = zone.cards.length;
    const width = columns * column + (columns - 1) * space.gap;
    return { ...longZone(pen, zone, width, columns), width };
  });
  return beside(blocks, space.gap, undefined, 'top');
}

function heading(pen: Pen, panel: Panel, room: number, turn: boolean): Block {
  const { colours } = pen;
  const mark = turn ? [sign('turn', iconSize.small, colours.turn.fill)] : [];
  const name = written(pen.say(panel.title), room / 2, 1, { size: type.title, weight: 'bold', fill: colours.ink });
  const title = beside([...mark, name], space.gap);
  const meters = panel.meters.map(meter => meterBlock(pen, meter, room));
  const zones = panel.zones.filter(isShort).map(zone => shortZone(pen, zone, room));
  return flow([title, ...meters, ...zones], room, space.edge, space.tight);
}

/** A number with its name, and how full it is where it has an end. */
function meterBlock(pen: Pen, meter: Meter, room: number): Block {
  const { colours } = pen;
  const icon = iconOf(meter.id);
  const signs = icon === null ? [] : [sign(icon, iconSize.small, colours.soft)];
  const label = written(pen.say(meter.label), room / 2, 1, { size: type.small, fill: colours.soft });
  const number = written(numberOf(meter), room / 3, 1, { size: type.title, weight: 'bold', fill: colours.ink });
  const track = meter.max === undefined || meter.max <= 0 ? [] : [trackBlock(pen, meter.value, meter.max)];
  return beside([...signs, label, number, ...track], space.gap, meterWords(pen, meter));
}

function trackBlock({ colours }: Pen, value: number, max: number): Block {
  const full = Math.max(0, Math.min(value, max));
  const [width, height] = [Math.min(360, Math.max(120, max * 18)), 22];
  const box = (x: number, across: number, fill: string): Shape => ({
    kind: 'box',
    x,
    y: 0,
    width: across,
    height,
    radius: 4,
    fill,
    stroke: colours.line,
    strokeWidth: 1.5,
  });
  if (max > STEPS || !Number.isInteger(max))
    return {
      width,
      height,
      shapes: [box(0, width, colours.chip), ...(full > 0 ? [box(0, (width * full) / max, colours.turn.fill)] : [])],
    };
  const step = width / max;
  return {
    width,
    height,
    shapes: Array.from({ length: max }, (_, index) =>
      box(index * step + 1, step - 3, index < full ? colours.turn.fill : colours.chip),
    ),
  };
}
