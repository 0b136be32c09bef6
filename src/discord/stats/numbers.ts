import { type Game, type Text, text } from '../../kernel/index.js';
import { wilson } from '../../pictures/index.js';
import { leadTitle } from '../../stats/lead.js';
import type { Tally, TallyFacet } from '../../store/port.js';

/** "7 of 12 won: 58 %, surely 32 to 81 %". */
export function rateText({ wins, games }: Pick<Tally, 'wins' | 'games'>): Text {
  const { low, high } = wilson(wins, games);
  return text('stats-rate', { wins, games, share: percent(wins / games), low: percent(low), high: percent(high) });
}

export const percent = (share: number): number => Math.round(share * 100);

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const ratingText = (ordinal: number): Text => text('number', { n: tenths(ordinal) });

/** Whom the people at a table play against: a villain together, or each other. */
export const sidesOf = ({ partners }: Game): 'together' | 'apart' => (partners === true ? 'together' : 'apart');

/** How long matches take, on the average. */
export const lengthText = (game: Game, { turns, span, games }: Tally): Text =>
  text('stats-length', {
    sides: sidesOf(game),
    turns: Math.round(turns / games),
    minutes: Math.max(1, Math.round(span / games / 60_000)),
  });

/** What is worth counting of a game: who goes first is not where all win or lose together, nor how many play where that is always two. */
export const worthCounting = ({ partners, seats }: Game, facets: readonly TallyFacet[]): TallyFacet[] =>
  facets.filter(facet => !(facet === 'first' && partners === true) && !(facet === 'players' && seats.max === 2));

/** What is counted, as a heading: the rulesets of a game with scenarios are its villains. */
export const headingOf = ({ scenarios }: Game, facet: TallyFacet): Text =>
  text(facet === 'ruleset' && scenarios !== undefined ? 'stats-by-villain' : `stats-by-${facet}`);

/** What a sum is about. */
export function titleOf(game: Game, facet: TallyFacet, value: string): Text {
  switch (facet) {
    case 'ruleset':
      return game.rulesets.find(({ id }) => id === value)?.title ?? text('name', { name: value });
    case 'deck':
      return game.decks.ready.find(({ id }) => id === value)?.title ?? text('name', { name: value });
    case 'hero':
      return leadTitle(game, value) ?? text('name', { name: value });
    case 'players':
      return text('stats-players', { n: Number(value) });
    case 'first':
      return text(`stats-first-${value}`);
    case 'luck':
      return text(`luck-${value}`);
    case 'scenario':
      return scenarioTitle(game, value) ?? text('name', { name: value });
    default:
      return text('name', { name: value });
  }
}

/** A scenario by its id: villain, mode, sets and players with "/" between them. Undefined where there is no such villain or mode. */
function scenarioTitle({ scenarios }: Game, value: string): Text | undefined {
  const [villainId, modeId, ...rest] = value.split('/');
  const villain = scenarios?.villains.find(({ id }) => id === villainId)?.title;
  const mode = scenarios?.modes.find(({ id }) => id === modeId)?.title;
  if (villain === undefined || mode === undefined) return undefined;
  const players = text('stats-players', { n: Number(rest.pop()) });
  const sets = (scenarios?.sets ?? []).filter(({ id }) => rest.includes(id)).map(({ title }) => title);
  return sets.length === 0
    ? text('stats-scenario', { villain, mode, players })
    : text('stats-scenario-sets', { villain, mode, sets: { list: sets }, players });
}

/** How often chance was kind, and how often that was to be expected. */
export const luckText = (game: Game, { value, times, expected }: Tally): Text =>
  text('stats-luck', { what: titleOf(game, 'luck', value), times, expected: tenths(expected / 1000) });
