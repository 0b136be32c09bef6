import { cardAt, ensure } from '../../../kernel/index.js';
import type { ChampionsOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { scenarioOf } from '../scenarios/index.js';
import { ensureKind } from './kinds.js';
import { plain, type Written, type WrittenCard } from './schema.js';

const full = (entry: string | WrittenCard): WrittenCard => (typeof entry === 'string' ? plain(entry) : entry);

/** What the scenario has on the table, and what of it is still to come. */
interface Opposition {
  readonly villain: WrittenCard;
  readonly scheme: WrittenCard;
  readonly stages: string[];
  readonly schemes: string[];
}

/** The villain and main scheme of a position. What it leaves out is as its scenario begins. @throws PositionError */
export function opposition(written: Written, options: ChampionsOptions, pool: Pool): Opposition {
  const scenario = scenarioOf(options.scenario);
  const stages = options.mode === 'expert' ? scenario.villain.slice(1) : scenario.villain.slice(0, 2);
  const opening = written.step.at === 'opening';
  const villain = full(written.villain ?? (stages[0] as string));
  const scheme = full(written.mainScheme ?? (scenario.schemes[opening ? 0 : 1] as string));
  ensureKind(cardAt(pool, villain.card, 'position.villain'), ['villain'], 'position.villain');
  ensureKind(cardAt(pool, scheme.card, 'position.mainScheme'), ['main_scheme'], 'position.mainScheme');
  ensureStage(villain.card, stages, 'position.villain', `${options.scenario}-${options.mode}`);
  ensureStage(scheme.card, scenario.schemes, 'position.mainScheme', options.scenario);
  const isFront = scheme.card.endsWith('a');
  ensure(isFront === opening, 'position.mainScheme', opening ? 'the A side is up at the opening' : 'its B side is up');
  return {
    villain,
    scheme,
    stages: toCome(written.stages, stages, villain.card, 'position.stages', pool),
    schemes: toCome(written.schemes, scenario.schemes, scheme.card, 'position.schemes', pool),
  };
}

function ensureStage(card: string, list: readonly string[], path: string, scenario: string): void {
  ensure(list.includes(card), path, `${card} is not in ${scenario}: ${list.join(', ')}`);
}

/** What follows a stage or a face: all that comes after it, whether or not it is written. */
function toCome(
  written: readonly string[] | undefined,
  list: readonly string[],
  current: string,
  path: string,
  pool: Pool,
): string[] {
  const after = list.slice(list.indexOf(current) + 1);
  for (const [at, id] of (written ?? []).entries()) cardAt(pool, id, `${path}[${at}]`);
  ensure(
    written === undefined || (written.length === after.length && after.every((id, at) => written[at] === id)),
    path,
    `after ${current} comes ${after.length === 0 ? 'nothing' : after.join(', ')}: leave it out`,
  );
  return after;
}
