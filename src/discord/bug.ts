import { AttachmentBuilder } from 'discord.js';
import { faceOf, type Seat, text } from '../kernel/index.js';
import { sceneOf } from '../matches/matches.js';
import type { MatchRow } from '../store/port.js';
import type { House } from './house.js';
import type { Body } from './reply.js';
import { matchVoice } from './voice.js';

/** A file that helps to find a mistake: all that this player may see of a match, and nothing else. */
export async function bugReport(house: House, match: MatchRow, seat: Seat, locale: string): Promise<Body> {
  const look = await house.matches.look(match.id);
  const say = matchVoice(match, locale);
  const log = await house.store.log(match.id, 0, match.lines);
  const report = {
    match: match.id,
    game: match.game,
    ruleset: match.ruleset,
    version: match.version,
    status: match.status,
    moves: match.moves,
    seat,
    scene: look.table === null ? null : sceneOf(look, seat),
    prompts: look.table?.prompts.filter(prompt => prompt.seat === seat) ?? [],
    log: log.map(line => ({ n: line.n, text: say.plain(faceOf(line, seat)), why: line.why ?? null })),
  };
  const file = new AttachmentBuilder(Buffer.from(`${JSON.stringify(report, null, 2)}\n`), {
    name: `longbox-${match.id}.json`,
    description: say.plain(text('bug-file')),
  });
  return { content: say(text('bug-what-to-do')), files: [file] };
}
