import { defineCommand } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { edit, move, pause, resume, skip } from '../src/discord/leagues/changing.js';
import { correct } from '../src/discord/leagues/correcting.js';
import { create } from '../src/discord/leagues/creating.js';
import { checkIn, join, leave } from '../src/discord/leagues/entering.js';
import { exportNight } from '../src/discord/leagues/exporting.js';
import { history } from '../src/discord/leagues/history.js';
import {
  drop,
  finish,
  practice,
  readmit,
  registration,
  reopen,
  schedule,
  seed,
  start,
  swap,
} from '../src/discord/leagues/hosting.js';
import { pairings, standings } from '../src/discord/leagues/pairings.js';
import { panel } from '../src/discord/leagues/paneling.js';

/** `/league`: nights of many matches. */
export const command = defineCommand({
  name: 'league',
  requires: SERVER,
  subcommands: {
    create,
    schedule,
    registration,
    join,
    leave,
    'check-in': checkIn,
    practice,
    panel,
    seed,
    edit,
    move,
    skip,
    start,
    pause,
    resume,
    swap,
    pairings,
    standings,
    history,
    export: exportNight,
    drop,
    readmit,
    correct,
    finish,
    reopen,
  },
});
