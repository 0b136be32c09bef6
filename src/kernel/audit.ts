import { copy, difference, freeze, unjson } from './json.js';
import { digest, enumerate, isLegal, optionsOf } from './prompts/index.js';
import type { Scene } from './scene.js';
import type { Table } from './table.js';
import type { Viewer } from './text.js';

/** Looks a table over; throws on the first thing that must never be. */
export type Audit = <S, O>(table: Table<S, O>) => void;

/** Every scene and prompt an audit has seen, for those who want to check more of them. */
export interface Witness {
  scene?(scene: Scene, viewer: Viewer): void;
}

/**
 * The deep checks: the state is JSON and survives being written; looking changes nothing and needs nothing that can be
 * changed; every prompt has distinct keys, a legal default and legal listed answers.
 */
export function audit(witness: Witness = {}): Audit {
  return table => check(table, witness);
}

function check<S, O>(table: Table<S, O>, witness: Witness): void {
  const { game, setup, envelope } = table;
  const lost = unjson(envelope);
  if (lost.length > 0) throw new Error(`not JSON: ${lost.join(', ')}`);
  const written = copy(envelope);
  const frozen = freeze(copy(envelope.state)) as S;
  const viewers: Viewer[] = ['public', ...setup.seats.keys()];
  for (const viewer of viewers) witness.scene?.(game.view(frozen, viewer), viewer);
  if (witness.scene === undefined) for (const viewer of viewers) game.view(frozen, viewer);
  game.outcome(frozen);
  for (const prompt of table.prompts) {
    const keys = optionsOf(prompt).map(option => option.key);
    if (new Set(keys).size !== keys.length) throw new Error(`prompt ${prompt.reason} repeats a key: ${keys.join(' ')}`);
    if (!isLegal(prompt, prompt.default)) throw new Error(`prompt ${prompt.reason} has a default that is not legal`);
    const listed = enumerate(prompt, 50);
    if (listed.length === 0) throw new Error(`prompt ${prompt.reason} has no legal answer`);
    for (const answer of listed)
      if (!isLegal(prompt, answer))
        throw new Error(`prompt ${prompt.reason} lists an answer that is not legal: ${JSON.stringify(answer)}`);
    digest(prompt);
    table.refused(prompt.number);
  }
  const touched = difference(written, table.envelope);
  if (touched.length > 0) throw new Error(`looking changed the table: ${touched.join(', ')}`);
}
