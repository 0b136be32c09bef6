import { defineCommand } from '../src/discord/define/command.js';
import { SERVER } from '../src/discord/define/requires.js';
import { clock, nudge } from '../src/discord/match/clock.js';
import { handover } from '../src/discord/match/handover.js';
import { bug, concede, orders, undo } from '../src/discord/match/playing.js';
import { board, list, log, replay, verify } from '../src/discord/match/watching.js';

/** `/match`: everything about a match that is not one of its questions. */
export const command = defineCommand({
  name: 'match',
  requires: SERVER,
  subcommands: { board, list, log, undo, replay, verify, concede, handover, clock, nudge, orders, bug },
});
