import { bar, ellipse, polygon, rect, star } from '../icons/outline.js';
import type { ToneName } from '../style.js';

/** An emblem of our own for a character: a few strokes in a square of 24 by 24, and the colour that goes with them. */
export interface Emblem {
  readonly path: string;
  readonly tone: ToneName;
}

const fist = `${rect(4, 5.4, 3.6, 8, 1.6)}${rect(8, 3.6, 3.6, 10, 1.6)}${rect(12, 3.6, 3.6, 10, 1.6)}${rect(16, 5.4, 3.6, 8, 1.6)}M4 14.4h15.6v2a5.4 5.4 0 0 1-5.4 5.2H9.4A5.4 5.4 0 0 1 4 16.4z`;
const ring = (outer: number, inner: number): string => ellipse(12, 12, outer) + ellipse(12, 12, inner);
/** A mask with two eyes. */
const mask = (eyes: string): string =>
  `M12 1.6c5 0 8.4 3.6 8.4 9 0 6-4.4 11.8-8.4 11.8S3.6 16.6 3.6 10.6c0-5.4 3.4-9 8.4-9z${eyes}`;
const legs = (y: number): string =>
  [-1, 1]
    .flatMap(side => [
      bar([12, y], [12 + side * 7, y - 5], 1.6),
      bar([12 + side * 7, y - 5], [12 + side * 10, y - 1], 1.6),
      bar([12, y + 3], [12 + side * 7, y + 6], 1.6),
      bar([12 + side * 7, y + 6], [12 + side * 8.6, y + 10], 1.6),
    ])
    .join('');
const claws = (lean: number): string =>
  [-6, 0, 6].map(x => polygon([12 + x + lean, 1.6], [14.4 + x, 16], [12 + x, 22.4], [9.8 + x, 16])).join('');
const wings = 'M12 9 1 3.4c.2 6 3 10 7.4 11.4L12 21.6l3.6-6.8C20 13.4 22.8 9.4 23 3.4z';
const flame =
  'M12.6 1.5c.8 4.6 6.8 6.7 6.8 13.2A7.4 7.4 0 0 1 12 22.3a7.4 7.4 0 0 1-7.4-7.6c0-3.6 2.2-5.2 2.6-8.6 2 .9 3 2.4 3.2 4.3 1.8-2 2.6-5 2.2-8.9z';
const helmet = 'M5 2.4h14v9.4c0 5.6-3 9.8-7 9.8s-7-4.2-7-9.8z';
const skull = `M12 1.8a9 9 0 0 1 9 9c0 3-1.5 5.4-3.6 7v4.4H6.6v-4.4A8.6 8.6 0 0 1 3 10.8a9 9 0 0 1 9-9z${ellipse(8.4, 11.2, 2.4)}${ellipse(15.6, 11.2, 2.4)}`;

/** One line is one character. */
export const emblems = {
  // Heroes
  'spider-man': {
    tone: 'red',
    path: mask(
      'M5.4 8.6c3 .2 5 1.8 5.4 5.2-3.2 0-5.2-1.8-5.4-5.2zM18.6 8.6c-3 .2-5 1.8-5.4 5.2 3.2 0 5.2-1.8 5.4-5.2z',
    ),
  },
  'captain-marvel': { tone: 'blue', path: star(8, 11.8, 4.2) },
  'she-hulk': {
    tone: 'green',
    path: `${rect(11, 2.4, 2, 17)}${rect(6.5, 19.6, 11, 2.4, 1)}${rect(3, 4.4, 18, 2)}M1 14 5 6.4 9 14a4 3.4 0 0 1-8 0zM15 14 19 6.4 23 14a4 3.4 0 0 1-8 0z`,
  },
  'iron-man': { tone: 'red', path: `${helmet}M6.8 9h4.2v2.6H7.6zM17.2 9H13v2.6h3.4z${rect(9.6, 15.4, 4.8, 1.8)}` },
  'black-panther': {
    tone: 'night',
    path: 'M3.4 1.4 9 5h6l5.6-3.6-.6 10.2c0 6-3.6 11-8 11s-8-5-8-11zM6.4 10.4l4.6 1.4-2.8 2.8zM17.6 10.4 13 11.8l2.8 2.8z',
  },
  hulk: { tone: 'green', path: fist },
  'red-hulk': { tone: 'red', path: `${fist}${rect(6, 16, 12, 2)}` },
  thing: {
    tone: 'red',
    path: [
      polygon([2, 3], [10, 2], [11, 9], [3, 11]),
      polygon([12, 2], [21, 3], [22, 10], [13, 10]),
      polygon([2, 13], [8, 11.5], [10, 21], [3, 22]),
      polygon([11, 12], [21, 12], [20, 22], [12, 21]),
    ].join(''),
  },
  thor: { tone: 'sky', path: `${rect(4, 2, 16, 8.4, 1)}${rect(10.6, 10.4, 2.8, 9.6)}${rect(9.4, 20, 5.2, 2.4, 1)}` },
  'captain-america': {
    tone: 'blue',
    path: `${star(5, 7, 2.8, 12, 8)}${rect(2, 15.6, 20, 2)}${rect(4, 18.6, 16, 2)}${rect(7, 21.6, 10, 1.8)}`,
  },
  wasp: {
    tone: 'yellow',
    path: 'M12 10C9 3 2 2 1.6 6c-.4 4 5 7 10.4 4zM12 10c3-7 10-8 10.4-4 .4 4-5 7-10.4 4zM9.6 11h4.8l-.4 3h-4zM9.8 15h4.4l-.6 2.6h-3.2zM10.6 18.6h2.8L12 23z',
  },
  storm: {
    tone: 'sky',
    path: `M6 11.4a4.4 4.4 0 0 1 .6-8.7 6 6 0 0 1 11-.2 4.6 4.6 0 0 1 .6 8.9z${polygon([12.6, 12], [7, 18], [11, 18], [9.6, 23], [16.6, 16], [12.6, 16], [15, 12])}`,
  },
  'mr-fantastic': {
    tone: 'blue',
    path: `${ellipse(4.6, 5, 3)}${ellipse(19.4, 19, 3)}M6.8 3.4C18 3.4 6 20.6 17 20.6l.4-3.2C12 17.4 20 6.6 7.6 6.6z`,
  },
  'war-machine': {
    tone: 'steel',
    path: `${helmet}M6.8 8.4h4.2v2.4H6.8zM17.2 8.4H13v2.4h4.2z${rect(20, 1.6, 2.4, 12)}${rect(8, 14, 8, 1.4)}${rect(8, 17, 8, 1.4)}`,
  },
  wolverine: { tone: 'yellow', path: claws(3) },
  'spider-girl': { tone: 'red', path: `${ellipse(12, 9.5, 2.6)}${ellipse(12, 14.6, 3.4, 4)}${legs(11)}` },
  'spider-woman': {
    tone: 'red',
    path: `${polygon([12, 2], [20, 6], [12, 22], [4, 6])}${polygon([12, 6], [16, 8], [12, 16], [8, 8])}`,
  },
  'scarlet-spider': { tone: 'red', path: `${ring(11, 9.8)}${ring(7, 5.8)}${ellipse(12, 12, 2)}` },
  reptil: {
    tone: 'green',
    path: `M2 8.4C7 2 17 2 22 8v4l-4-1-1.6 3-2.4-3-2 3-2.4-3-2 3L6 11.4V18l5 2H3z${ellipse(16, 7.4, 1.3)}`,
  },
  'invisible-woman': { tone: 'sky', path: `${ring(11, 9.6)}${ring(7.4, 6)}${ellipse(12, 12, 3.4)}` },
  falcon: { tone: 'red', path: wings },
  'giant-man': {
    tone: 'red',
    path: `${ellipse(12, 4, 3)}${polygon([7, 8], [17, 8], [16, 15], [17, 23], [13, 23], [12, 17], [11, 23], [7, 23], [8, 15])}${rect(1, 17, 2.4, 6, 1)}`,
  },
  'scarlet-witch': {
    tone: 'red',
    path: 'M12 6 4 1.6 2.6 12 8 20.4h8L21.4 12 20 1.6zM7 10l3.4 1.6L12 17l1.6-5.4L17 10l-5-1z',
  },
  cyclops: {
    tone: 'blue',
    path: `M1 8.4c7-2 15-2 22 0v4.4c-4 .4-7 1.4-9.4 4h-3.2c-2.4-2.6-5.4-3.6-9.4-4z${rect(4, 9.6, 16, 2.2, 1)}`,
  },
  'jean-grey': {
    tone: 'yellow',
    path: 'M12 2c1 4 8 3 10.6 1-1 7-4 10-8 11l2 8.6L12 18l-4.6 4.6 2-8.6c-4-1-7-4-8-11C4 5 11 6 12 2z',
  },
  'dr-strange': {
    tone: 'purple',
    path: `M1 12C4 6.4 8 4 12 4s8 2.4 11 8c-3 5.6-7 8-11 8s-8-2.4-11-8z${ring(5.4, 3.4)}${rect(11.2, 0, 1.6, 4)}${rect(11.2, 20, 1.6, 4)}`,
  },
  'silver-surfer': {
    tone: 'steel',
    path: 'M2 20C4 10 12 3 22 2c-1 10-8 18-18 20zM7 17C9 11 13 7 18 6c-1.6 5-5.6 9-11 11z',
  },
  'nick-fury': { tone: 'night', path: `${ellipse(12, 12, 10.6)}M2 9.6 22 5.8v2.6L14.6 10a4 4 0 0 1-8 1.6L2 12.4z` },
  nova: { tone: 'blue', path: star(3, 11.6, 3) + ellipse(12, 12, 2) },
  'ms-marvel': { tone: 'yellow', path: 'M9 1.4h9L13.6 9H19L7 22.6 10.4 13H5z' },
  'black-widow': {
    tone: 'night',
    path: `${polygon([4, 2], [20, 2], [12, 12])}${polygon([12, 12], [20, 22], [4, 22])}`,
  },
  'human-torch': { tone: 'yellow', path: flame },
  psylocke: {
    tone: 'purple',
    path: 'M12 10.6C9 4 3 3 1.4 5c0 6 4 8 8.6 7-3 2-3.6 6-1.6 8 2-1 3.2-3 3.6-5.6.4 2.6 1.6 4.6 3.6 5.6 2-2 1.4-6-1.6-8 4.6 1 8.6-1 8.6-7C21 3 15 4 12 10.6z',
  },
  'emma-frost': {
    tone: 'sky',
    path: `${polygon([6, 3], [18, 3], [23, 9], [12, 22], [1, 9])}${polygon([9, 8], [15, 8], [12, 17])}`,
  },
  gambit: { tone: 'purple', path: `${rect(5, 2, 14, 20, 2)}${polygon([12, 6], [16, 12], [12, 18], [8, 12])}` },
  colossus: {
    tone: 'steel',
    path: [3, 9.4, 15.8].map((y, at) => rect(at === 1 ? 1.6 : 3.6, y, at === 1 ? 20.8 : 16.8, 4.8, 1)).join(''),
  },
  daredevil: { tone: 'red', path: 'M6 2c-1 4 0 7 2 8.6V20l4 3 4-3v-9.4C18 9 19 6 18 2c-1.6 2-3.6 3-6 3S7.6 4 6 2z' },
  deadpool: {
    tone: 'red',
    path: `${bar([3, 3], [18, 18], 2.4)}${bar([21, 3], [6, 18], 2.4)}${bar([14.6, 21], [21, 14.6], 2)}${bar([9.4, 21], [3, 14.6], 2)}`,
  },
  blade: {
    tone: 'night',
    path: `${polygon([12, 1], [14.4, 5], [14.4, 15], [9.6, 15], [9.6, 5])}${rect(6, 15.6, 12, 2.2)}${rect(10.8, 18, 2.4, 5)}`,
  },
  rogue: { tone: 'green', path: `M4 2h6c6 0 9 3 9 7 0 3-2 5-4.6 6L20 22h-6l-4-6.4V22H4z${ellipse(11, 9, 3, 2.4)}` },
  elektra: {
    tone: 'red',
    path: `${polygon([12, 1], [13.4, 16], [10.6, 16])}M4 5c0 6 3 9.4 8 9.4S20 11 20 5h-2c0 4.6-2 7.4-6 7.4S6 9.6 6 5z${rect(11, 16, 2, 7, 1)}`,
  },

  // Villains
  rhino: {
    tone: 'steel',
    path: 'M12 1 15 10c4 .6 6 3 6 6.4 0 4-4 6.6-9 6.6s-9-2.6-9-6.6C3 13 5 10.6 9 10zM7 15l3.6 1.4L8 18zM17 15l-3.6 1.4L16 18z',
  },
  klaw: {
    tone: 'purple',
    path: 'M2 9h4l6-5v16l-6-5H2zM14.6 7.4a6 6 0 0 1 0 9.2l1.4 1.6a8 8 0 0 0 0-12.4zM18.4 3.6a11 11 0 0 1 0 16.8l1.4 1.6a13 13 0 0 0 0-20z',
  },
  ultron: {
    tone: 'night',
    path: 'M7 2h10l5 6-3 9-4 5.6H9L5 17 2 8zM5.6 8.6l5 2.4-3.4 1.6zM18.4 8.6l-5 2.4 3.4 1.6zM7.6 15h8.8l-2 4h-4.8z',
  },
  crushbot: {
    tone: 'steel',
    path: `${rect(4, 5, 16, 15, 2)}${rect(7, 9, 3.4, 3.4)}${rect(13.6, 9, 3.4, 3.4)}${rect(7, 15, 10, 2)}${rect(11, 1, 2, 4)}`,
  },
  moloid: {
    tone: 'green',
    path: `${ellipse(12, 10, 9, 8.6)}${ellipse(8.2, 9.6, 2.8)}${ellipse(15.8, 9.6, 2.8)}${polygon([7, 19.5], [17, 19.5], [15, 23], [9, 23])}`,
  },
  'mole-man': {
    tone: 'night',
    path: `${polygon([12, 2], [23, 13], [1, 13])}${ellipse(7.6, 17.6, 4.4)}${ellipse(16.4, 17.6, 4.4)}${ellipse(7.6, 17.6, 2)}${ellipse(16.4, 17.6, 2)}`,
  },
  'hand-ninja': { tone: 'red', path: star(4, 11.6, 3.4) + ellipse(12, 12, 1.8) },
  'hydra-agent': {
    tone: 'green',
    path: `${helmet}${rect(6.4, 7, 11.2, 4, 2)}${ellipse(9.4, 16, 1.2)}${ellipse(14.6, 16, 1.2)}`,
  },
  'green-goblin': {
    tone: 'green',
    path: `M1 8l6-1c1-4 9-4 10 0l6 1-4 5c0 5-3.6 9.6-7 9.6S5 18 5 13zM7.4 10l3.6 2.6-3 1zM16.6 10 13 12.6l3 1zM8 16h8l-4 3z`,
  },
  mystique: {
    tone: 'blue',
    path: `${ellipse(12, 12, 10.8)}M12 1.2a10.8 10.8 0 0 1 0 21.6z${ellipse(7.6, 10, 1.8)}${ellipse(16.4, 10, 1.8)}`,
  },
  'dr-octopus': {
    tone: 'green',
    path: `${ellipse(12, 12, 4)}${[
      [3, 3],
      [21, 3],
      [3, 21],
      [21, 21],
    ]
      .map(([x = 0, y = 0]) => bar([12, 12], [x, y], 2.2) + ellipse(x, y, 2.6))
      .join('')}`,
  },
  venom: {
    tone: 'night',
    path: mask('M5 7l6 4-4 2.6zM19 7l-6 4 4 2.6zM6.6 15.6h10.8L16 19l-1.4-2-1.2 3-1.4-3-1.4 3-1.2-3L8 19z'),
  },
  'dr-doom': {
    tone: 'green',
    path: `M12 1C6 1 3 5 3 10v12.6h4.6V13h8.8v9.6H21V10c0-5-3-9-9-9zM7 8.6h3.8v1.8H7zM13.2 8.6H17v1.8h-3.8z${rect(9.6, 15, 4.8, 6)}`,
  },
  juggernaut: {
    tone: 'red',
    path: `M3 22V11a9 9 0 0 1 18 0v11zM6 12.6h4.6v3H6zM13.4 12.6H18v3h-4.6z${rect(11.2, 17, 1.6, 5)}`,
  },
  abomination: {
    tone: 'green',
    path: 'M2 6l5-4 1.6 4h6.8L17 2l5 4-3 4 1 7-4 6H8l-4-6 1-7zM7.4 11l3.4 1.6-3 1.4zM16.6 11l-3.4 1.6 3 1.4zM8 17h8v2.4H8z',
  },
  bullseye: {
    tone: 'night',
    path: `${ring(11, 8.4)}${ring(5.8, 3.2)}${rect(11.2, 0.4, 1.6, 5)}${rect(11.2, 18.6, 1.6, 5)}${rect(0.4, 11.2, 5, 1.6)}${rect(18.6, 11.2, 5, 1.6)}`,
  },
  sabretooth: {
    tone: 'yellow',
    path: 'M2 4h20v5c0 2-1 3.6-2.6 4.4L18 22l-3-8.4H9L6 22 4.6 13.4C3 12.6 2 11 2 9zM10 15h4l-2 3z',
  },
  lizard: {
    tone: 'green',
    path: 'M6 2c8 0 13 4 13 10s-5 8-8 6 0-6 2-4.4c3-3-2-6-6-4.6-4 2-4 9 1 12l-2 2C0 19 0 10 5 7zM10.6 4.8h2v2h-2z',
  },
  lizardling: {
    tone: 'green',
    path: `M7 4c6 0 10 3 10 8s-4 6-6 5 0-5 1.6-3.6c2-2-2-5-5-3.6-3 2-2 7 1 9l-1.4 1.6C2 17 2 10 6 8z`,
  },
  mysterio: {
    tone: 'purple',
    path: `${ellipse(12, 9.6, 8.6)}M7 5.6c2-2 4-2.4 6-2.2-3 .8-5 2.6-6 5zM3 19.6c6 2 12 2 18 0l1.6 3.4H1.4z`,
  },
  'super-skrull': { tone: 'green', path: `${skull}${rect(9, 18, 1.4, 4)}${rect(13.6, 18, 1.4, 4)}` },
  // A crowbar, a ball on its chain, a fist that comes down, a charging head.
  wrecker: {
    tone: 'green',
    path: `${bar([7, 21.6], [16, 6.4], 3.2)}${bar([16, 6.4], [12.4, 2.6], 2.8)}${bar([16, 6.4], [20.6, 4.8], 2.8)}`,
  },
  thunderball: {
    tone: 'night',
    path: `${ellipse(14.6, 15, 7.2)}${bar([2.4, 2.6], [5, 5.2], 2.6)}${bar([6.4, 6.6], [9.4, 9.6], 2.6)}`,
  },
  piledriver: {
    tone: 'red',
    path: `${rect(8.6, 1.4, 6.8, 7.4, 1)}${rect(4, 9.4, 16, 7.6, 2.6)}${polygon([4, 21.8], [12, 18], [20, 21.8])}`,
  },
  bulldozer: {
    tone: 'yellow',
    path: `M3.4 10.4C3.4 5.4 7 2 12 2s8.6 3.4 8.6 8.4v3.2H3.4z${rect(2, 14.6, 20, 3, 1.4)}${polygon([6, 18.6], [18, 18.6], [15, 22.6], [9, 22.6])}`,
  },
  'wrecking-crew': {
    tone: 'steel',
    path: `${ellipse(6.8, 6.8, 4.8)}${ellipse(17.2, 6.8, 4.8)}${ellipse(6.8, 17.2, 4.8)}${ellipse(17.2, 17.2, 4.8)}`,
  },
  'norman-osborn': {
    tone: 'steel',
    path: `${ellipse(12, 7, 5.4)}M1.6 23c0-6.4 4.2-9.4 10.4-9.4S22.4 16.6 22.4 23zM12 14.6l-1.8 1.8 1 5h1.6l1-5z`,
  },
  'risky-business': {
    tone: 'steel',
    path: `M8 8V5.4A2.4 2.4 0 0 1 10.4 3h3.2A2.4 2.4 0 0 1 16 5.4V8h-2V5.2h-4V8z${rect(2, 8.6, 20, 12.4, 2)}${rect(10.4, 12.6, 3.2, 3.2)}`,
  },
  'mutagen-formula': {
    tone: 'green',
    path: 'M9 1.6h6v2.2h-1v6.4l6 9.4a2 2 0 0 1-1.7 3H5.7a2 2 0 0 1-1.7-3l6-9.4V3.8H9zM9.6 14.4 6.4 19.8h11.2l-3.2-5.4z',
  },
} as const satisfies Record<string, Emblem>;
