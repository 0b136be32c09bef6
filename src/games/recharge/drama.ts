import { type Drama, sumOf, text } from '../../kernel/index.js';

/** What matches are told by. */
export const drama: Drama = {
  turn: 'log-turn',
  chapters: { begins: ['log-ante', 'log-turn'], closes: ['log-collect', 'log-concede-hand'] },
  routine: ['log-turn', 'log-ante', 'log-draw'],
  lines: {
    'log-start': { kind: 'strike', weight: 2 },
    'log-attach': { kind: 'rise', weight: 1 },
    'log-concede': { kind: 'fall', weight: 3 },
    'log-collect': { kind: 'strike', weight: 0, amount: 'points' },
    'log-out': { kind: 'out', weight: 9 },
  },
  blows: { 'log-collect': 'by' },
  conceded: ['end-left'],
  figures: facts => [
    { label: text('figure-turns'), value: facts.turns },
    { label: text('figure-battles'), value: sumOf(facts, 'attacks') },
    { label: text('figure-points'), value: sumOf(facts, 'points won') },
  ],
};
