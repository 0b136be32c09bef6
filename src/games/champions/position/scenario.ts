import { cardAt, ensure } from '../../../kernel/index.js';
import type { ChampionsOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { frontOf } from '../rules/table/faces.js';
import { otherSide } from '../rules/table/form.js';
import { scenarioOf, scenarios, stagesOf, takesSets, villainsOf } from '../scenarios/index.js';
import type { Accomplice } from '../scenarios/scenario.js';
import { ensureKind } from './kinds.js';
import { full, type Written, type WrittenCard } from './schema.js';

/** What the scenario has on the table, and what of it is still to come. */
interface Opposition {
  /** In the scenario's order; a single one in the others. */
  readonly villains: readonly Placed[];
  readonly scheme: WrittenCard;
  readonly stages: string[];
  readonly schemes: string[];
}

/** A villain in play, and where the document has it. */
interface Placed {
  readonly written: WrittenCard;
  readonly path: string;
}

/** The villain and main scheme of a position. What it leaves out is as its scenario begins. @throws PositionError */
export function opposition(written: Written, options: ChampionsOptions, pool: Pool): Opposition {
  const scenario = scenarioOf(options.scenario);
  const isOpening = written.step.at === 'opening';
  const villains = takesSets(scenario)
    ? [single(written, options)]
    : several(written, villainsOf(scenario, options.mode).first, scenario.crew, pool);
  const scheme = full(written.mainScheme ?? (scenario.schemes[isOpening ? 0 : 1] as string));
  for (const { written: villain, path } of villains) ensureKind(cardAt(pool, villain.card, path), ['villain'], path);
  ensureKind(cardAt(pool, scheme.card, 'position.mainScheme'), ['main_scheme'], 'position.mainScheme');
  const side = isOpening ? 'a' : 'b';
  // A match may end while a scheme comes into play.
  ensure(
    scheme.card.endsWith(side) || written.outcome !== null,
    'position.mainScheme',
    `${scheme.card} is its other side: the ${side.toUpperCase()} side is up`,
  );
  const first = frontOf(pool, villains[0]?.written.card ?? '');
  const duels = scenarios.filter(takesSets);
  const laterStages = after(first, [
    ...duels.map(duel => stagesOf(duel, options.mode)),
    ...duels.map(({ villain }) => villain),
  ]);
  const laterSchemes = after(
    scheme.card,
    scenarios.map(other => other.schemes),
  );
  return {
    villains,
    scheme,
    stages: toCome(written.stages, laterStages, first, 'position.stages', pool),
    schemes: toCome(written.schemes, laterSchemes, scheme.card, 'position.schemes', pool),
  };
}

function single(written: Written, { scenario, mode }: ChampionsOptions): Placed {
  for (const field of ['villains', 'active'] as const)
    ensure(written[field] === undefined, `position.${field}`, 'there is one villain here: "villain"');
  const stage = villainsOf(scenarioOf(scenario), mode).first[0] as string;
  return { written: full(written.villain ?? stage), path: 'position.villain' };
}

/** Several villains in the scenario's order, whichever side of each. */
function several(
  { villain, villains, outcome }: Written,
  all: readonly string[],
  crew: readonly Accomplice[],
  pool: Pool,
): Placed[] {
  ensure(villain === undefined, 'position.villain', 'there are several here: "villains"');
  let reached = -1;
  const placed = (villains ?? all).map((entry, at): Placed => {
    const path = `position.villains[${at}]`;
    const one = full(entry);
    const { set } = cardAt(pool, one.card, path);
    const place = crew.findIndex(other => other.set === set);
    ensure(place > reached, path, `${one.card} doesn't come there: the order is ${all.join(', ')}`);
    reached = place;
    return { written: one, path };
  });
  ensure(placed.length > 0 || outcome !== null, 'position.villains', 'all are defeated: give the outcome');
  return placed;
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
