import type { Bundle, Game, Json } from '../kernel/index.js';
import { type Retrial, trailOf, tryAgain } from '../matches/play/bundles.js';
import { gameWith } from '../sets/index.js';
import type { BundleRow, MatchRow } from '../store/port.js';
import { BadInput, type Command, findGame, type House, messageOf, type Report, readArgs } from './command.js';
import { fromCopy } from './database.js';

/** So many are listed. */
const LISTED = 20;

export const run: Command = async (args, house) => {
  const { positionals, values } = readArgs('bundle', args, ['NUMBER?'], { data: 'string' });
  const [typed] = positionals;
  if (typed !== undefined && !/^\d{1,15}$/.test(typed)) throw new BadInput(`bundle: "${typed}" is not a number of one`);
  return fromCopy('bundle', values.data, async store => {
    if (typed === undefined) return listed(await store.bundles(LISTED));
    const row = await store.bundle(Number(typed));
    if (row === null) throw new BadInput(`bundle: there is no bundle ${typed}: "bundle" alone lists the newest`);
    const loaded = await store.match(row.match);
    return told(row, loaded, house);
  });
};

const bundleIn = ({ bundle }: BundleRow): Bundle => bundle as unknown as Bundle;
const moment = (at: number): string => new Date(at).toISOString();
const firstLine = (stack: string): string => stack.split('\n', 1)[0] ?? '';

function listed(rows: readonly BundleRow[]): Report {
  const json = rows.map(row => {
    const { game, stack } = bundleIn(row);
    return { number: row.id, at: moment(row.at), match: row.match, game, error: firstLine(stack) };
  });
  const lines = json.map(one => `${one.number}  ${one.at}  ${one.game}  match ${one.match}  ${one.error}`);
  return { json: { bundles: json }, text: lines.length === 0 ? 'Nothing has failed.' : lines.join('\n') };
}

/** A document that `play` sets up, with all there is to know beside it; and whether it fails by the rules of this build. */
function told(row: BundleRow, match: MatchRow | null, house: House): Report {
  const { snapshot: _, ...bundle } = bundleIn(row);
  const base = match === null ? null : gameWith(findGame(bundle.game, house), match.set);
  const again = match === null || base === null ? null : tryAgain(base, match, bundleIn(row));
  const failure = again?.failure ?? null;
  const report = {
    number: row.id,
    at: moment(row.at),
    match: row.match,
    ...bundle,
    again: again && {
      fails: failure !== null,
      error: failure === null ? null : messageOf(failure),
      trail: trailOf(failure),
    },
  };
  const json = {
    game: bundle.game,
    ...(match !== null && { ruleset: match.options, seats: match.seats.map(({ name }) => ({ name })) }),
    ...positionAt(base, again),
    report,
  };
  const text = [
    `Bundle ${row.id}, ${report.at}: match ${row.match}, ${bundle.game}`,
    bundle.stack.trimEnd(),
    ...(bundle.trail.length === 0 ? [] : [`in: ${bundle.trail.join(' > ')}`]),
    '',
    verdict(again),
    ...(again?.table == null
      ? []
      : ['With --json: a position for "play", with the moves since. It shows hidden cards.']),
  ];
  return { json, text: text.join('\n') };
}

function positionAt(game: Game | null, again: Retrial | null): { position?: Json } {
  const table = again?.table ?? null;
  return game === null || table === null ? {} : { position: game.position.write(table.state) };
}

function verdict(again: Retrial | null): string {
  if (again === null) return 'The match is gone, so it can’t be tried again.';
  if (again.failure === null) return 'By the rules of this build it no longer fails.';
  const trail = trailOf(again.failure);
  const where = trail.length === 0 ? '' : ` (in: ${trail.join(' > ')})`;
  return `By the rules of this build it fails: ${messageOf(again.failure)}${where}`;
}
