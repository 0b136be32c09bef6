import { type Drama, sumOf, text } from '../../kernel/index.js';
import type { Kind } from './card.js';
import { kindTold } from './pool.js';
import type { Pool } from './rules/match.js';

/** What a line has to be about to have decided a match: others may be struck by the blow that fells the villain. */
const DECISIVE: Readonly<Record<string, Kind>> = { 'log-damage': 'villain', 'log-threat': 'main_scheme' };

/** What matches are told by. */
export const dramaWith = (pool: Pool): Drama => ({
  turn: 'log-round',
  // The players' turns, and the villain phase.
  chapters: { begins: ['log-round'], ends: ['log-phase-end'] },
  // What is played is paid for, what is used exhausts for it or draws, and what is defeated is discarded.
  echoes: {
    'log-pay': ['log-play'],
    'log-exhaust': ['log-use', 'log-use-named'],
    'log-draw': ['log-use', 'log-use-named'],
    // A player may be asked again and again.
    'log-declined': ['log-declined'],
    'log-leave-discard': ['log-defeated'],
    'log-boost-dealt': ['log-enemy-attack', 'log-enemy-scheme'],
  },
  routine: [
    'log-round',
    'log-draw',
    'log-pay',
    'log-exhaust',
    'log-ready',
    'log-boost-dealt',
    'log-dealt',
    'log-declined',
    'log-encounter-reset',
    'log-phase-end',
  ],
  deeds: ['log-mulligan', 'log-discard', 'log-draw'],
  lines: {
    'log-play': { kind: 'rise', weight: 1 },
    'log-enemy-attack': { kind: 'strike', weight: 2 },
    'log-damage': { kind: 'strike', weight: 0, amount: 'amount' },
    'log-threat': { kind: 'rise', weight: 0, amount: 'amount' },
    'log-tough-spent': { kind: 'stopped', weight: 4 },
    'log-defeated': { kind: 'fall', weight: 4 },
    'log-scheme': { kind: 'stage', weight: 7 },
    'log-flip': { kind: 'stage', weight: 6 },
    'log-stage': { kind: 'stage', weight: 8 },
    'log-eliminated': { kind: 'out', weight: 9 },
  },
  blows: { 'log-damage': 'won', 'log-threat': 'lost', 'log-eliminated': 'lost' },
  decides({ id, args }) {
    const kind = DECISIVE[id];
    return kind === undefined || kindTold(pool, args?.what) === kind;
  },
  dealer: 'cause',
  conceded: [],
  figures: facts => [
    { label: text('figure-rounds'), value: facts.turns },
    { label: text('figure-damage'), value: sumOf(facts, 'damage dealt') },
    { label: text('figure-threat'), value: sumOf(facts, 'threat removed') },
  ],
});
