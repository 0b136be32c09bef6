import { copy, difference, freeze, unjson } from './json.js';
import { enumerate, isLegal, keysOf, optionsOf, type Prompt } from './prompts/index.js';
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
  return table => {
    const lost = unjson(table.envelope);
    if (lost.length > 0) throw new Error(`not JSON: ${lost.join(', ')}`);
    const written = copy(table.envelope);
    look(table, witness);
    for (const prompt of table.prompts) {
      checkPrompt(prompt);
      table.refused(prompt.number);
      for (const key of keysOf(prompt)) table.preview(prompt.number, key);
    }
    const touched = difference(written, table.envelope);
    if (touched.length > 0) throw new Error(`looking changed the table: ${touched.join(', ')}`);
  };
}

/** Looks at a frozen copy with everybody's eyes. */
function look<S, O>({ game, setup, envelope }: Table<S, O>, witness: Witness): void {
  const frozen = freeze(copy(envelope.state)) as S;
  const viewers: Viewer[] = ['public', ...setup.seats.keys()];
  for (const viewer of viewers) {
    const scene = game.view(frozen, viewer);
    witness.scene?.(scene, viewer);
  }
  game.outcome(frozen);
}

function checkPrompt(prompt: Prompt): void {
  const wrong = (what: string): never => {
    throw new Error(`prompt ${prompt.reason} ${what}`);
  };
  const options = optionsOf(prompt);
  const keys = keysOf(prompt);
  if (new Set(keys).size !== keys.length) wrong(`repeats a key: ${keys.join(' ')}`);
  const barred = options.find(option => option.why !== undefined);
  if (barred !== undefined) wrong(`offers what is not possible: ${barred.key}`);
  const listed = enumerate(prompt, 50);
  if (listed.length === 0) wrong('has no legal answer');
  if (!isLegal(prompt, prompt.default)) wrong('has a default that is not legal');
  for (const answer of listed)
    if (!isLegal(prompt, answer)) wrong(`lists an answer that is not legal: ${JSON.stringify(answer)}`);
}
