import { type Drama, sumOf, text } from '../../kernel/index.js';

/** What matches are told by. */
export const drama: Drama = {
  turn: 'log-turn',
  chapters: { begins: ['log-turn'], parts: 4 },
  routine: ['log-turn', 'log-draw', 'log-reshuffle'],
  lines: {
    'log-attack': { kind: 'strike', weight: 1 },
    'log-counter': { kind: 'strike', weight: 2 },
    'log-play': { kind: 'rise', weight: 1 },
    'log-equip': { kind: 'rise', weight: 1 },
    'log-reacts': { kind: 'stopped', weight: 2 },
    'log-withstood': { kind: 'stopped', weight: 4 },
    'log-revived': { kind: 'rise', weight: 4 },
    'log-joins': { kind: 'rise', weight: 4 },
    'log-defeated': { kind: 'fall', weight: 5 },
    'log-out': { kind: 'out', weight: 9 },
    'log-out-fallen': { kind: 'out', weight: 9 },
  },
  blows: { 'log-defeated': 'to', 'log-out': 'to', 'log-out-fallen': 'to' },
  conceded: [],
  figures: facts => [
    { label: text('figure-turns'), value: facts.turns },
    { label: text('figure-defeated'), value: sumOf(facts, 'heroes defeated') },
    { label: text('figure-counters'), value: sumOf(facts, 'counters') },
  ],
};
