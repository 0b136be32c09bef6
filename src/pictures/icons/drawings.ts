import type { ToneName } from '../style.js';
import { ellipse, gear, polygon, rect, regular, star } from './outline.js';

/** An icon of our own: its outline in a square of 24 by 24, and the colour of what it stands for, if it has one. */
export interface Drawing {
  readonly path: string;
  readonly tone?: ToneName;
}

const bolt = 'M13.6 1.5 4 13.6h6.1L8.4 22.5 20 9.4h-6.7z';
const shield = 'M12 1.8 20.5 5v6.2c0 5.3-3.5 9.2-8.5 11-5-1.8-8.5-5.7-8.5-11V5z';
const heart = 'M12 21.4 3.6 13a5.6 5.6 0 0 1 0-8 5.6 5.6 0 0 1 8 0l.4.5.4-.5a5.6 5.6 0 0 1 8 8z';
const leaf = 'M20.8 3.2C10 2.6 4 7 4 14.2c0 1.2.2 2.3.6 3.3L2.4 20.6l1.5 1.2L6.1 19c7.9 2.4 15-3.4 14.7-15.8z';
const triangle = polygon([12, 2], [23, 21.5], [1, 21.5]);
const cross = 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z';
const arrowDown = polygon([9.8, 1.5], [14.2, 1.5], [14.2, 8.4], [18.4, 8.4], [12, 15.2], [5.6, 8.4], [9.8, 8.4]);

/** Drawn for what the games have in common and for what each calls its own. One line is one icon. */
export const drawings = {
  // Factors and power types
  animal: {
    tone: 'green',
    path: [
      ellipse(12, 16.4, 5.2, 4.6),
      ellipse(4.6, 11.4, 2.2, 2.7),
      ellipse(9.2, 6.2, 2.3, 3),
      ellipse(14.8, 6.2, 2.3, 3),
      ellipse(19.4, 11.4, 2.2, 2.7),
    ].join(''),
  },
  strength: {
    tone: 'red',
    path:
      rect(1, 9, 2.8, 6, 1) +
      rect(4.3, 5.5, 4, 13, 1) +
      rect(8.8, 10.5, 6.4, 3) +
      rect(15.7, 5.5, 4, 13, 1) +
      rect(20.2, 9, 2.8, 6, 1),
  },
  elemental: {
    tone: 'sky',
    path: 'M12.6 1.5c.8 4.6 6.8 6.7 6.8 13.2A7.4 7.4 0 0 1 12 22.3a7.4 7.4 0 0 1-7.4-7.6c0-3.6 2.2-5.2 2.6-8.6 2 .9 3 2.4 3.2 4.3 1.8-2 2.6-5.4 2.2-8.9zM12 20.2a3.6 3.6 0 0 0 3.6-3.7c0-2-1.6-2.9-2.6-5-.7 2.4-4.6 2.8-4.6 5.2A3.6 3.6 0 0 0 12 20.2z',
  },
  energy: { tone: 'yellow', path: bolt },
  tech: { tone: 'steel', path: gear(8, 11, 7.8) + ellipse(12, 12, 3.6) },
  speed: {
    tone: 'purple',
    path:
      polygon([1, 4], [6, 4], [12, 12], [6, 20], [1, 20], [7, 12]) +
      polygon([12, 4], [17, 4], [23, 12], [17, 20], [12, 20], [18, 12]),
  },
  mutant: {
    tone: 'purple',
    path:
      ellipse(12, 12, 11) +
      'M6.4 5 12 10.4 17.6 5l1.7 1.8L13.9 12l5.4 5.2-1.7 1.8L12 13.6 6.4 19l-1.7-1.8L10.1 12 4.7 6.8z',
  },
  magic: { tone: 'blue', path: star(4, 9.5, 2.6, 10, 13) + star(4, 5, 1.5, 18.6, 5.4) },
  nature: { tone: 'green', path: leaf },
  'colour-heroes': { tone: 'red', path: star(5, 11.8, 5.2) },
  'colour-villains': {
    tone: 'green',
    path: 'M2.6 1.6 8.4 6a11 11 0 0 1 7.2 0l5.8-4.4-.8 9.6c0 6.2-3.8 11-8.6 11s-8.6-4.8-8.6-11zM6.6 10.8 11 13.4l-3.8 2zM17.4 10.8 13 13.4l3.8 2z',
  },
  'colour-x-men': {
    tone: 'blue',
    path: 'M3 5.6 5.6 3 12 9.4 18.4 3 21 5.6 14.6 12l6.4 6.4-2.6 2.6-6.4-6.4L5.6 21 3 18.4 9.4 12z',
  },
  'colour-women': {
    tone: 'yellow',
    path: `${ellipse(12, 7.9, 6.9)}${ellipse(12, 7.9, 3.9)}M10.5 14.9h3v2.5h3.3v3h-3.3v2.4h-3v-2.4H7.2v-3h3.3z`,
  },
  gadget: { tone: 'steel', path: regular(6, 11, 30) + ellipse(12, 12, 4.6) },

  // Resources
  physical: {
    tone: 'red',
    path:
      rect(3, 6, 4, 8, 2) +
      rect(7.4, 4, 4, 10, 2) +
      rect(11.8, 4, 4, 10, 2) +
      rect(16.2, 6, 4, 8, 2) +
      'M3 14.8h17.2v1.6a5.6 5.6 0 0 1-5.6 5.6H9a6 6 0 0 1-6-6z',
  },
  mental: {
    tone: 'blue',
    path: 'M12 1.5a7.6 7.6 0 0 0-4.4 13.8c.7.5 1 1.1 1 1.9h6.8c0-.8.3-1.4 1-1.9A7.6 7.6 0 0 0 12 1.5zM8.8 18.4h6.4v1.9H8.8zM10 21.2h4v1.6h-4z',
  },
  wild: { tone: 'green', path: star(4, 11.2, 3.6) },

  // Numbers on a card
  level: {
    path:
      polygon([12, 1.6], [22, 11], [17, 11], [12, 6.6], [7, 11], [2, 11]) +
      polygon([12, 10.8], [22, 20.4], [17, 20.4], [12, 15.9], [7, 20.4], [2, 20.4]),
  },
  cost: { path: ellipse(12, 12, 10.8) + ellipse(12, 12, 7.8) + polygon([12, 6.6], [17.4, 12], [12, 17.4], [6.6, 12]) },
  attack: { path: star(8, 11.6, 6.2) },
  smash: { path: star(8, 11.6, 6.2) + ellipse(12, 12, 2.6) },
  block: { path: shield },
  defense: { path: `${shield}M12 4.6v14.6c3.6-1.5 5.9-4.3 5.9-8V6.8z` },
  thwart: { path: ellipse(12, 12, 11) + ellipse(12, 12, 7.8) + ellipse(12, 12, 4) },
  scheme: {
    path: `M12 4.6c5 0 8.8 2.9 11 7.4-2.2 4.5-6 7.4-11 7.4S3.2 16.5 1 12c2.2-4.5 6-7.4 11-7.4z${ellipse(12, 12, 4.8)}${ellipse(12, 12, 2.2)}`,
  },
  recover: { path: cross },
  health: { path: heart },
  rating: { path: star(5, 11.4, 4.7) },
  power: { path: `${ellipse(12, 12, 11)}M13.2 4 6.6 13h4.1l-1.2 7 8-9.6h-4.6z` },
  boost: {
    path:
      polygon([12, 1.4], [20.4, 9.8], [15.4, 9.8], [15.4, 14.4], [8.6, 14.4], [8.6, 9.8], [3.6, 9.8]) +
      rect(8.6, 16.2, 6.8, 2.4) +
      rect(8.6, 20.2, 6.8, 2.4),
  },
  acceleration: { path: polygon([2, 4], [12, 12], [2, 20]) + polygon([12, 4], [22, 12], [12, 20]) },
  hazard: { path: triangle + ellipse(12, 15.4, 3.2) },
  crisis: { path: regular(8, 11.4, 22.5) + rect(10.5, 5.4, 3, 8.2) + rect(10.5, 15.4, 3, 3) },

  // Counters
  damage: { path: 'M12 1.6c4 5.4 7.4 8.9 7.4 13.1a7.4 7.4 0 0 1-14.8 0c0-4.2 3.4-7.7 7.4-13.1z' },
  threat: { path: triangle + polygon([10.5, 8.6], [13.5, 8.6], [13, 15.2], [11, 15.2]) + ellipse(12, 18, 1.5) },
  counters: { path: rect(2, 3, 20, 5, 2.4) + rect(2, 9.5, 20, 5, 2.4) + rect(2, 16, 20, 5, 2.4) },
  place: {
    path: 'M6 2h12v2h4v3.4a4.6 4.6 0 0 1-4.5 4.6A6 6 0 0 1 13.4 15v3.6H17V22H7v-3.4h3.6V15a6 6 0 0 1-4.1-3A4.6 4.6 0 0 1 2 7.4V4h4zM4.2 6.2v1.2A2.5 2.5 0 0 0 6 9.8V6.2zm13.8 0v3.6a2.5 2.5 0 0 0 1.8-2.4V6.2z',
  },

  // States of a card
  playable: { path: polygon([9.4, 20.4], [1.6, 12.6], [4.8, 9.4], [9.4, 14], [19.2, 4.2], [22.4, 7.4]) },
  exhausted: {
    path: 'M12 2.4a9.6 9.6 0 0 1 9.2 6.9l2.3-.6-3.7 6-5.6-4.2 3.2-.5A5.9 5.9 0 1 0 16 16.4l2.7 2.6A9.6 9.6 0 1 1 12 2.4z',
  },
  stunned: { path: star(5, 6.4, 2.7, 8, 8) + star(5, 4.6, 1.9, 18.4, 7) + star(5, 5.6, 2.3, 15.4, 17.4) },
  confused: {
    path: `${ellipse(12, 12, 11)}M8 9.4a4 4 0 1 1 5.6 3.7c-.4.2-.5.4-.5.9v.8h-2.6v-1.2c0-1.4.6-2.2 1.8-2.7a1.5 1.5 0 1 0-1.9-1.5zM10.4 16.2h2.8V19h-2.8z`,
  },
  tough: { path: regular(6, 11.4, 0) + regular(6, 8.4, 0) + regular(6, 5.6, 0) },
  defeated: {
    path:
      'M12 1.8a9 9 0 0 1 9 9c0 3-1.5 5.4-3.6 7v4.4H6.6v-4.4A8.6 8.6 0 0 1 3 10.8a9 9 0 0 1 9-9z' +
      ellipse(8.4, 11.2, 2.4) +
      ellipse(15.6, 11.2, 2.4),
  },
  'upside-down': { path: arrowDown + rect(4, 18, 16, 3.6, 1.2) },
  attached: {
    path:
      rect(1.4, 8, 12, 8, 4) + rect(4, 10.6, 6.8, 2.8, 1.4) + rect(10.6, 8, 12, 8, 4) + rect(13.2, 10.6, 6.8, 2.8, 1.4),
  },
  // A door with an arrow out of it.
  gone: {
    path:
      'M3 2.4h10.6V8h-2.8V5.2H5.8v13.6h5V16h2.8v5.6H3z' +
      polygon([8.4, 10.4], [15.6, 10.4], [15.6, 6.6], [22.6, 12], [15.6, 17.4], [15.6, 13.6], [8.4, 13.6]),
  },
  turn: { path: polygon([4, 1.8], [21.6, 12], [4, 22.2]) },

  'left-side': { path: polygon([17, 2.5], [6, 12], [17, 21.5]) },
  'right-side': { path: polygon([7, 2.5], [18, 12], [7, 21.5]) },
  plus: { path: cross },

  // Places for cards
  deck: {
    path: `${rect(6.4, 1.4, 14, 17, 2)}${rect(8.8, 3.8, 9.2, 12.2, 1)}M3.4 5v14.2a2.2 2.2 0 0 0 2.2 2.2h11.2v1.8H5.4a3.8 3.8 0 0 1-3.8-3.8V5z`,
  },
  // Those who wait to come into play: one before another.
  stack: {
    path:
      ellipse(8.6, 7.6, 4.4) +
      'M.8 22a7.8 7.8 0 0 1 15.6 0z' +
      'M14.6 3.5a4.2 4.2 0 1 1 0 8 6 6 0 0 0 0-8zM16.6 13.6a7.2 7.2 0 0 1 6.6 8.4h-4.8a9.6 9.6 0 0 0-3.2-7.8z',
  },
  hand: {
    path:
      polygon([1, 8.4], [6.4, 6.2], [6.4, 19.6], [5.4, 20]) +
      rect(7.6, 3, 8.8, 17, 1.6) +
      polygon([17.6, 6.2], [23, 8.4], [18.6, 20], [17.6, 19.6]),
  },
  discard: { path: `${arrowDown}M2.4 12.8h3v6h13.2v-6h3v9.2H2.4z` },
  keepers: { path: 'M4 1.6h2.6v2H21l-3.4 5.2L21 14H6.6v8.6H4z' },
} as const satisfies Record<string, Drawing>;
