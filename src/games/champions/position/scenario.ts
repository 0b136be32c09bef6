import { cardAt, ensure } from '../../../kernel/index.js';
import type { ChampionsOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { frontOf } from '../rules/table/faces.js';
import { otherSide } from '../rules/table/form.js';
import { type Scenario, scenarioOf, scenarios } from '../scenarios/index.js';
import { ensureKind } from './kinds.js';
import { full, type Written, type WrittenCard } from './schema.js';

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
  const stagesOf = ({ villain: all }: Scenario) => (options.mode === 'expert' ? all.slice(1) : all.slice(0, 2));
  const stages = stagesOf(scenario);
  const isOpening = written.step.at === 'opening';
  const villain = full(written.villain ?? (stages[0] as string));
  const scheme = full(written.mainScheme ?? (scenario.schemes[isOpening ? 0 : 1] as string));
  ensureKind(cardAt(pool, villain.card, 'position.villain'), ['villain'], 'position.villain');
  ensureKind(cardAt(pool, scheme.card, 'position.mainScheme'), ['main_scheme'], 'position.mainScheme');
  const side = isOpening ? 'a' : 'b';
  // A match may end while a scheme comes into play.
  ensure(
    scheme.card.endsWith(side) || written.outcome !== null,
    'position.mainScheme',
    `${scheme.card} is its other side: the ${side.toUpperCase()} side is up`,
  );
  const laterStages = after(frontOf(pool, villain.card), [
    ...scenarios.map(stagesOf),
    ...scenarios.map(other => other.villain),
  ]);
  const laterSchemes = after(
    scheme.card,
    scenarios.map(other => other.schemes),
  );
  return {
    villain,
    scheme,
    stages: toCome(written.stages, laterStages, villain.card, 'position.stages', pool),
    schemes: toCome(written.schemes, laterSchemes, scheme.card, 'position.schemes', pool),
  };
}

/** What follows a stage or a face, in the first list that has it. */
function after(current: string, lists: readonly (readonly string[])[]): readonly string[] {
  const list = lists.find(one => one.includes(current)) ?? [];
  return list.slice(list.indexOf(current) + 1);
}

/** What is still to come: all that follows, or as written some of it, in its order. Schemes come with both their sides. */
function toCome(
  written: readonly string[] | undefined,
  later: readonly string[],
  current: string,
  path: string,
  pool: Pool,
): string[] {
  if (written === undefined) return [...later];
  let reached = -1;
  for (const [at, id] of written.entries()) {
    cardAt(pool, id, `${path}[${at}]`);
    const place = later.indexOf(id);
    const all = later.length === 0 ? 'nothing' : later.join(', ');
    ensure(place > reached, `${path}[${at}]`, `${id} doesn't come there: after ${current} comes ${all}`);
    // Of a double-faced villain only the faces come that stages begin with.
    const isPaired = later.includes(otherSide(id)) || current === otherSide(id);
    const isWhole = !isPaired || !id.endsWith('b') || (written[at - 1] ?? current) === otherSide(id);
    ensure(isWhole, `${path}[${at}]`, `${id} comes after ${otherSide(id)}`);
    ensure(
      !isPaired || !id.endsWith('a') || written[at + 1] === otherSide(id),
      `${path}[${at}]`,
      `${otherSide(id)} comes after ${id}`,
    );
    reached = place;
  }
  return [...written];
}
