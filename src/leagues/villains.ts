import type { Game, Json } from '../kernel/index.js';
import { LeagueRefused } from './refused.js';

/** A villain on a ladder, as a table meets it. */
export interface Rung {
  readonly ruleset: string;
  readonly options: Json;
}

/** What a night plays against, as far as its host has said. */
type Against = Pick<Rung, 'ruleset' | 'options'>;

/** The sets that a host has named; undefined for those that go with each villain. */
function namedSets(game: Game, options: Json): readonly string[] | undefined {
  const sets = game.scenarios?.mixed(options) ?? [];
  return sets.length === 0 ? undefined : sets.map(({ id }) => id);
}

/** What a host wants to be played against: another ruleset, or sets of their own. `null`: the sets that go with the villain. */
export interface AgainstWish {
  readonly ruleset?: string;
  readonly sets?: readonly string[] | null;
}

/** What a night plays when its host wants that. @throws LeagueRefused for a game without villains, a ruleset or set that there is not */
export function against(game: Game, before: Against, { ruleset, sets }: AgainstWish): Against {
  if (ruleset === undefined && sets === undefined) return before;
  if (game.scenarios === undefined) throw new LeagueRefused('league-no-sets');
  const chosen = ruleset === undefined ? before : game.rulesets.find(({ id }) => id === ruleset);
  if (chosen === undefined) throw new LeagueRefused('league-no-sets');
  const takes = game.scenarios.takesSets(chosen.options);
  if (!takes && sets !== undefined && sets !== null && sets.length > 0) throw new LeagueRefused('league-takes-no-sets');
  const kept = sets === undefined ? namedSets(game, before.options) : (sets ?? undefined);
  const named = takes ? kept : undefined;
  const { modular: _, ...rest } = chosen.options as { readonly modular?: Json } & Record<string, Json>;
  const read = game.options.safeParse({ ...rest, ...(named !== undefined && { modular: [...named] }) });
  if (!read.success) throw new LeagueRefused('league-set-unknown', { set: (named ?? []).join(', ') });
  return { ruleset: ruleset ?? before.ruleset, options: read.data as Json };
}

/** What comes after these options have been won: the next villain, with the same sets where the host has named some. */
export function after(game: Game, { options }: Against, named = namedSets(game, options)): Rung | null {
  if (game.scenarios === undefined) return null;
  const { villain, mode } = game.scenarios.next(options, true);
  const chosen = game.scenarios.choose(villain.id, mode.id, named);
  return { ruleset: chosen.ruleset, options: game.options.parse(chosen.options) as Json };
}

/** Villain after villain, from the one a night begins with until one would come again. */
export function ladderOf(game: Game, first: Against): Rung[] {
  const rungs: Rung[] = [];
  // A villain in between may take none.
  const named = namedSets(game, first.options);
  let next: Rung | null = { ruleset: first.ruleset, options: first.options };
  while (next !== null && !rungs.some(({ ruleset }) => ruleset === next?.ruleset)) {
    rungs.push(next);
    next = after(game, next, named);
  }
  return rungs;
}
