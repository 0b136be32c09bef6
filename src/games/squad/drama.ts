import { type Drama, sumOf, text } from '../../kernel/index.js';

/** What matches are told by. */
export const drama: Drama = {
  turn: 'log-turn',
  // So a match is told in a dozen messages, and each is read at a glance.
  chapters: { begins: ['log-turn'], parts: 3 },
  routine: ['log-turn', 'log-flip', 'log-power', 'log-draw', 'log-shuffle'],
  lines: {
    'log-play': { kind: 'strike', weight: 1 },
    'log-dealt': { kind: 'strike', weight: 0, amount: 'amount' },
    'log-block': { kind: 'stopped', weight: 2 },
    // What was still to come when it was blocked.
    'log-damage-stopped': { kind: 'stopped', weight: 2, amount: 'left' },
    'log-keeper': { kind: 'rise', weight: 2 },
    'log-control': { kind: 'rise', weight: 4 },
    'log-misfire': { kind: 'misfire', weight: 6 },
    'log-destroyed': { kind: 'fall', weight: 5 },
  },
  blows: { 'log-dealt': 'to', 'log-hit': 'to' },
  dealer: 'told',
  conceded: ['end-conceded'],
  figures: facts => [
    { label: text('figure-turns'), value: facts.turns },
    { label: text('figure-damage'), value: sumOf(facts, 'damage taken') },
    { label: text('figure-blocks'), value: sumOf(facts, 'blocks from hand', 'blocks from deck') },
  ],
};
