import { randomUUID } from 'node:crypto';
import { Chance, type Envelope, faceOf, type Json, type Seat, text } from '../../kernel/index.js';
import { isRevealed } from '../../matches/lobby/terms.js';
import { type Look, sceneOf } from '../../matches/matches.js';
import type { MatchRow } from '../../store/port.js';
import type { House } from '../house.js';
import { textFile } from '../render/files.js';
import { matchTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';

/**
 * A file that helps to find a mistake: a position document that the command line plays, and what this player saw. While
 * the match runs it holds what they may see and nothing else: whatever is hidden from them has been dealt again. Once its
 * secret is told nothing is hidden, and the whole transcript is in it.
 */
export async function bugReport(house: House, match: MatchRow, seat: Seat, locale: string): Promise<Body> {
  const look = await house.matches.look(match.id);
  const say = matchTranslator(match, locale);
  const log = await house.records.log(match);
  const told = {
    match: match.id,
    version: match.version,
    status: match.status,
    moves: match.moves,
    seat,
    scene: look.table === null ? null : sceneOf(look, seat),
    prompts: look.table?.prompts.filter(prompt => prompt.seat === seat) ?? [],
    log: log.map(line => ({ n: line.n, text: say.plain(faceOf(line, seat)), why: line.why ?? null })),
    ...(isRevealed(match) && { transcript: await transcriptIn(house, match.id) }),
  };
  const report = {
    game: match.game,
    ruleset: match.options,
    seats: match.seats.map(({ name }) => ({ name })),
    ...positionFor(look, seat),
    report: told,
  };
  const written = `${JSON.stringify(report, null, 2)}\n`;
  const file = textFile(`longbox-${match.id}.json`, written, say.plain(text('bug-file')));
  return { content: say(text('bug-what-to-do')), files: [file] };
}

/** The table where the action under way began, as this player may imagine it; nothing before set-up, nor where a game has no positions. */
function positionFor({ table, game, match }: Look, seat: Seat): { position?: Json } {
  if (table === null) return {};
  const { state } = JSON.parse(table.snapshot.json) as Envelope<unknown>;
  const seen = isRevealed(match) ? state : game.sample(state, seat, new Chance(randomUUID()).stream('report'));
  return { position: game.position.write(seen) };
}

async function transcriptIn({ records, heavy }: House, id: string): Promise<Json> {
  const { file } = await heavy('transcript', { history: await records.history(id) });
  return JSON.parse(file) as Json;
}
