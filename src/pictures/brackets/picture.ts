import { at, type Block, type Shape, stack } from '../draw/shapes.js';
import { sign, written } from '../draw/words.js';
import { byHeight, onPage, ROOM, titledPanel } from '../panels.js';
import type { Picture } from '../picture.js';
import { iconSize, type Palette, palettes, print, space, type Theme } from '../style.js';
import { before, type Meeting, MOST_ROUNDS, partsOf, rootsOf, type Side, type Tree } from './bracket.js';

/** One picture of brackets, and the trees, or parts of trees, that are on it. */
export interface BracketSheet extends Picture {
  readonly trees: readonly Tree[];
}

/** 12 pixels when a phone shows the picture 360 wide. */
const SIZE = print.title;
/** Room between rounds, for the lines. */
const BETWEEN = 30;
const SIDE = 41;
const LABEL = 40;
/** Between one meeting and the next below. */
const APART = space.tight;
const PAD = 10;
const TICK = iconSize.small - 6;
/** Few rounds do not stretch over the whole picture. */
const FEWEST = 2;

/** Trees as pictures, one below the other, and on several where one would be too high. */
export function bracketSheets(trees: readonly Tree[], theme: Theme): BracketSheet[] {
  const colours = palettes[theme];
  const panels = trees.flatMap(partsOf).map(tree => ({
    tree,
    block: titledPanel(colours, tree.title, treeBlock(colours, tree)),
  }));
  if (panels.length === 0) return [];
  return byHeight(panels).map(page => ({
    ...onPage(
      colours,
      page.map(({ block }) => block),
    ),
    trees: page.map(({ tree }) => tree),
  }));
}

/** Rounds under their titles; each meeting half-way between those that lead to it. */
function treeBlock(colours: Palette, { rounds }: Tree): Block {
  const columns = Math.min(MOST_ROUNDS, Math.max(FEWEST, rounds.length));
  const width = (ROOM - (columns - 1) * BETWEEN) / columns;
  const x = (round: number): number => round * (width + BETWEEN);
  const places = placesOf({ rounds });
  const sides = Math.max(2, ...rounds.flatMap(({ meetings }) => meetings).map(one => one.sides.length));
  const each = LABEL + sides * SIDE + APART;
  const y = (meeting: Meeting): number => (places.get(meeting) ?? 0) * each;
  const titles = rounds.map(({ title }, at) => ({
    at,
    block: written(title, width, 1, { size: SIZE, fill: colours.soft }),
  }));
  const byId = new Map(rounds.flatMap(({ meetings }) => meetings).map(meeting => [meeting.id, meeting]));
  const shapes = rounds.flatMap(({ meetings }, round) =>
    meetings.flatMap((meeting): Shape[] => [
      ...before(meeting, byId).map(other =>
        link(colours, x(round) - BETWEEN, middle(y(other), other), middle(y(meeting), meeting)),
      ),
      at(x(round), y(meeting), meetingBlock(colours, meeting, width)),
    ]),
  );
  const height = (Math.max(0, ...places.values()) + 1) * each - APART;
  const head: Block = { width: ROOM, height: LABEL, shapes: titles.map(({ at: n, block }) => at(x(n), 0, block)) };
  return stack([head, { width: ROOM, height, shapes }], space.tight);
}

/** Where the sides of a meeting meet. */
const middle = (top: number, { sides }: Meeting): number => top + LABEL + (sides.length * SIDE) / 2;

/** How far down each meeting stands, counted in meetings. Branches never share a place, so nothing lies on anything. */
function placesOf({ rounds }: Pick<Tree, 'rounds'>): Map<Meeting, number> {
  const places = new Map<Meeting, number>();
  const byId = new Map(rounds.flatMap(({ meetings }) => meetings).map(meeting => [meeting.id, meeting]));
  let free = 0;
  const put = (meeting: Meeting): number => {
    const sources = before(meeting, byId).map(put);
    const place = sources.length === 0 ? free++ : sources.reduce((sum, one) => sum + one, 0) / sources.length;
    places.set(meeting, place);
    return place;
  };
  for (const { root } of rootsOf(rounds)) put(root);
  return places;
}

/** From the right of one meeting to the left of the next, through the room between their rounds. */
const link = ({ soft }: Palette, x: number, from: number, to: number): Shape => ({
  kind: 'stroke',
  path: `M${x} ${from}H${x + BETWEEN / 2}V${to}H${x + BETWEEN}`,
  stroke: soft,
  strokeWidth: 2,
});

/** Its label, and below that its sides, one under the other in a box. */
function meetingBlock(colours: Palette, { label, sides }: Meeting, width: number): Block {
  const height = LABEL + sides.length * SIDE;
  const name = written(label, width, 1, { size: SIZE, fill: colours.soft });
  const ground: Shape = {
    kind: 'box',
    x: 1,
    y: LABEL,
    width: width - 2,
    height: sides.length * SIDE,
    radius: 6,
    fill: colours.card,
    stroke: colours.line,
    strokeWidth: 1.5,
  };
  const rules = sides.slice(1).map(
    (_, index): Shape => ({
      kind: 'stroke',
      path: `M1 ${LABEL + (index + 1) * SIDE}H${width - 1}`,
      stroke: colours.line,
      strokeWidth: 1.5,
    }),
  );
  const ticked = sides.some(({ won }) => won !== undefined);
  const lines = sides.map((side, index) => at(0, LABEL + index * SIDE, sideBlock(colours, side, width, ticked)));
  return { width, height, shapes: [at(0, 0, name), ground, ...rules, ...lines] };
}

/** Who it is, then the score, then a tick for who has won, for which there is room beside the others too. */
function sideBlock(colours: Palette, { words, isOpen, score, won }: Side, width: number, ticked: boolean): Block {
  const look = {
    size: SIZE,
    weight: won === undefined ? ('regular' as const) : ('bold' as const),
    fill: isOpen ? colours.soft : colours.ink,
  };
  const tick = width - PAD - TICK;
  const number = score === undefined ? null : written(score, width / 3, 1, look);
  const end = (ticked ? tick : width - PAD) - (number === null ? 0 : number.width + space.tight);
  const name = written(words, end - (ticked || number !== null ? space.tight : 0) - PAD, 1, look);
  const inMiddle = (x: number, block: Block): Shape => at(x, (SIDE - block.height) / 2, block);
  return {
    width,
    height: SIDE,
    shapes: [
      inMiddle(PAD, name),
      ...(number === null ? [] : [inMiddle(end, number)]),
      ...(won === undefined ? [] : [inMiddle(tick, { ...sign('playable', TICK, colours.playable.fill), says: won })]),
    ],
  };
}
