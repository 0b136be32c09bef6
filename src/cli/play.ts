import type { Game, Viewer } from '../kernel/index.js';
import { BadInput, type Command, findGame, type Report, readArgs } from './command.js';
import type { Desk } from './desk.js';
import { playDocument, readDocument } from './document.js';
import { readJson } from './files.js';
import { LineTable, playLines } from './lines.js';
import { withSet } from './sets.js';
import { refusedOf, type Stood, standingOf } from './standing.js';
import { languageOption, Speaker } from './words.js';

const flags = {
  lines: 'boolean',
  set: 'string',
  language: 'string',
} as const;

export const run: Command = (args, house, terminal) => {
  const { values, positionals } = readArgs('play', args, ['POSITION.json?'], flags);
  const [file] = positionals;
  const language = languageOption(values.language);
  const gameOf = (id: string): Game => withSet(findGame(id, house, 'game'), values.set, house);
  if (values.lines === true) {
    if (file !== undefined) throw new BadInput(`play: --lines reads documents from standard input, not "${file}"`);
    if (values.set === '-') throw new BadInput('play: --lines reads standard input, so --set names a file');
    return playLines(new LineTable(gameOf, language), terminal);
  }
  if (file === undefined) throw new BadInput('play: POSITION.json is missing: longbox play POSITION.json');
  const document = readDocument(readJson(file));
  return reportOf(playDocument(gameOf(document.game), document), language);
};

/** Where a match stands, as data and as words. */
export function reportOf(desk: Desk, locale?: string): Report {
  const { table, journal } = desk;
  const { log } = journal;
  const speaker = new Speaker(desk.game, desk.names, locale);
  const seats: Viewer[] = [...desk.names.keys()];
  const lines = (viewer: Viewer) => log.map(line => speaker.line(line, viewer));
  const stood = standingOf(desk, speaker);
  const json = {
    ...stood,
    pending: stood.pending.map((pending, at) => ({
      ...pending,
      refused: refusedOf(table.refused(table.prompts[at]?.number ?? 0), speaker),
    })),
    position: desk.position,
    log: lines('public'),
    logs: Object.fromEntries(seats.map(viewer => [viewer, lines(viewer)])),
    views: Object.fromEntries(
      ['public' as const, ...seats].map(viewer => [viewer, speaker.scene(table.scene(viewer))]),
    ),
  };
  return {
    json,
    text: [...log.map(line => '  '.repeat(line.depth) + speaker.line(line, 'public')), '', ...standingText(stood)].join(
      '\n',
    ),
  };
}

function standingText({ outcome, pending, stopped }: Stood): string[] {
  if (outcome !== null) {
    const { winners: first, together, reason } = outcome;
    return [`Over: ${together ?? (first.length === 0 ? 'a draw' : `won by seat ${first.join(', ')}`)}. ${reason}`];
  }
  if (stopped === true) return ['Stopped between two actions.'];
  return pending.flatMap(({ seat, question, trail, options, none }) => [
    `Seat ${seat}: ${question}   (${trail.join(' > ')})`,
    ...options.map(({ id, label }) => `  ${id}  ${label}`),
    ...(none ? [`  ${none.key}  ${none.label}`] : []),
  ]);
}
